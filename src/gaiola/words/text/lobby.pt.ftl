### Palavras da página inicial, das mesas novas e da biblioteca.

## Em toda a parte

lobby-brand = Gaiola
lobby-tagline = Uma mesa para jogos de Portugal
lobby-skip = Saltar para o conteúdo
lobby-home = Página inicial
lobby-menu = Páginas
lobby-tables = As minhas mesas
lobby-rules = Regras
lobby-about = Sobre

## A estante

lobby-games = Jogos
lobby-players =
    { $more ->
        [0] { $most }
       *[other] { $least }–{ $most }
    }
lobby-players-label = Jogadores
lobby-minutes = { $minutes } min
lobby-minutes-label = Duração
lobby-weight = Dificuldade { $weight } de 5
lobby-play-now = Jogar já
lobby-play-now-hint =
    { $count ->
        [one] Tu contra { $count } bot, de imediato
       *[other] Tu contra { $count } bots, de imediato
    }
lobby-new-table = Mesa nova
lobby-no-games = Não há nenhum jogo com tabuleiro instalado.

## Chegar a uma mesa

lobby-code = Ligação ou código de um lugar
lobby-code-hint = Ligação ou código
lobby-join = Entrar
lobby-seat-title = Ocupar este lugar?
lobby-seat-intro = Convidaram-te para { $game }. O lugar { $number } de { $count } está livre para ti.
lobby-seat-bot = bot
lobby-seat-open = ainda livre
lobby-seat-yours = este lugar
lobby-seat-once = A ligação de um lugar só serve uma vez: depois, o lugar pertence a este navegador.
lobby-seat-take = Ocupar o lugar
lobby-name = Nome

lobby-invite-title = Convida para { $game }
lobby-invite-intro = Envia uma ligação a cada pessoa cujo lugar está livre, ou deixa-a ler o código. Uma ligação só serve uma vez: quem a abre ocupa o lugar. Esta página mostra quem já chegou e passa à mesa quando estiverem todos.
lobby-invite-who = À mesa
lobby-invite-here = presente
lobby-invite-seat = Lugar de { $who }
lobby-invite-link = Ligação do lugar de { $who }
lobby-invite-copy = Copiar a ligação
lobby-invite-copied = Copiada
lobby-invite-scan = A ligação como código para a câmara de um telemóvel
lobby-invite-go = Para a mesa
lobby-invite-only-here = Estas ligações só servem neste computador. Para outros entrarem, serve a mesa à tua rede (gaiola serve --host 0.0.0.0) e abre-a no endereço aí indicado.

## As minhas mesas

lobby-your-tables = As tuas mesas
lobby-all-tables = Todas as minhas mesas
lobby-none-running = Não há nenhum jogo a decorrer. Escolhe um em cima.
lobby-running = A decorrer
lobby-finished = Terminados
lobby-nothing-running = Não há nenhum jogo a decorrer.
lobby-nothing-finished = Ainda não terminou nenhum jogo.
lobby-pages = Página { $number } de { $count }
lobby-pages-newer = Mesas mais recentes
lobby-pages-older = Mesas mais antigas
lobby-trouble-short = não se pode abrir
lobby-damaged = Esta mesa está danificada. Nada dela foi apagado; quem gere o servidor pode examiná-la com «gaiola data check» ou repor uma cópia de segurança.
lobby-not-installed = Este jogo já não está instalado aqui. A mesa fica guardada e volta a abrir quando ele estiver.
lobby-your-turn = É a tua vez
lobby-waiting = é a vez de { $who }
lobby-waiting-short = à espera
lobby-open = Abrir
lobby-result = Resultado
lobby-record = Registo
lobby-table-game = Jogo
lobby-table-players = Jogadores
lobby-table-changed = Última jogada
lobby-table-go = Ir para
lobby-winner = vence
lobby-practice = treino
lobby-origin-import = importado
lobby-origin-fork = a partir de uma posição anterior
lobby-origin-rematch = desforra
lobby-when-now = agora mesmo
lobby-when-minutes =
    { $count ->
        [one] há { $count } minuto
       *[other] há { $count } minutos
    }
lobby-when-hours =
    { $count ->
        [one] há { $count } hora
       *[other] há { $count } horas
    }
lobby-when-days =
    { $count ->
        [one] ontem
       *[other] há { $count } dias
    }
lobby-import = Importar um registo
lobby-import-file = Registo de um jogo (ficheiro JSON)
lobby-import-hint = Um jogo terminado pode ser revisto jogada a jogada; um por terminar continua com todos neste ecrã.
lobby-import-button = Importar

## Uma mesa nova

lobby-new-title = Mesa nova: { $game }
lobby-quick = Escolha rápida
lobby-preset-alone = A solo
lobby-preset-bots =
    { $count ->
        [one] Eu e { $count } bot
       *[other] Eu e { $count } bots
    }
lobby-preset-here = Dois neste ecrã
lobby-preset-link = Com alguém por ligação
lobby-seats = Lugares
lobby-seat = Lugar { $number }
lobby-kind = Quem se senta aqui
lobby-kind-closed = Ninguém
lobby-kind-here = Neste ecrã
lobby-kind-link = Por ligação
lobby-kind-bot = Bot, { $level }
level-easy = Fácil: vê quais são as boas jogadas e nem sempre escolhe a melhor.
level-greedy = Básico: o que parece melhor logo a seguir à jogada.
level-hard = Difícil: além disso, joga mentalmente as melhores jogadas até à sua vez seguinte antes de decidir; precisa de um momento.
level-normal = Normal: aprendeu com milhares de partidas e pensa a sua vez até ao fim.
level-random = Ao acaso: qualquer jogada que as regras permitam.
lobby-seats-hint = A mesa mostra uma ligação de convite para cada lugar por ligação. Os bots sem nome recebem um.
lobby-options = Opções
lobby-option-alone = só a solo
lobby-option-players = só com { $players } jogadores
lobby-covered = Tapar o ecrã enquanto passa para o jogador seguinte
lobby-patience = Esperar por quem se ausenta
lobby-patience-hint = Depois disso, os outros podem deixar um bot jogar nesse lugar até o dono voltar.
lobby-seed = Semente
lobby-seed-hint = Um número. A mesma semente dá o mesmo jogo, por isso conta como treino. Vazio: ao acaso.
lobby-open-table = Abrir a mesa
lobby-guest = Jogador { $number }
# Nomes dos bots; os mesmos em todas as línguas.
lobby-bot-names = Inês, Rui, Beatriz, Tomás, Leonor, Duarte, Matilde, Vasco
lobby-errors = Revê isto, por favor:

## O que não se admite

lobby-no-players =
    { $most ->
        [one] Este jogo é para uma pessoa; escolheste { $count }.
       *[other] Este jogo é de { $more ->
            [0] { $most }
           *[other] { $least } a { $most }
        } jogadores; { $count ->
            [0] não há nenhum escolhido
            [one] há { $count } escolhido
           *[other] há { $count } escolhidos
        }.
    }
lobby-no-kind = Escolhe na lista quem se senta aqui.
lobby-no-long-name = Um nome tem no máximo { $most } caracteres; este tem { $count }.
lobby-no-same-name = Dois jogadores não se podem chamar { $name }.
lobby-no-choice = Escolhe uma das opções da lista.
lobby-no-option-alone = Isto é só para jogar a solo; há { $count } jogadores escolhidos.
lobby-no-option-players =
    Isto é só para { $players } jogadores; { $count ->
        [0] não há nenhum escolhido
        [one] há { $count } escolhido
       *[other] há { $count } escolhidos
    }.
lobby-no-seed = Uma semente é um número inteiro de 18 algarismos no máximo.
lobby-no-table = Não é possível abrir esta mesa: { $reason }
lobby-no-game = Não há aqui nenhum jogo com esse nome.
lobby-no-language = Aqui não se fala essa língua.
lobby-no-code = Esta ligação ou código não corresponde a nenhum lugar nem a nenhuma mesa. Pede a ligação outra vez e copia-a inteira.
lobby-no-seat = Esta ligação não corresponde a nenhum lugar. Pede a ligação outra vez e copia-a inteira.
lobby-no-seat-used = Este lugar está ocupado: a sua ligação já foi usada e só serve uma vez. Pede outro lugar ou a ligação para assistir.
lobby-no-file = Escolhe primeiro um ficheiro.
lobby-no-record = Não foi possível importar este ficheiro:
lobby-refused = Não foi possível
lobby-refused-home = Para a página inicial

## Regras

library-title = Regras
library-intro = Regras nas nossas próprias palavras, numeradas, e como lemos o que os livros de regras deixam em aberto.
library-rules-of = Regras de { $game }
library-chapters = Capítulos
library-search = Procurar nas regras
library-search-button = Procurar
library-search-all = Mostrar tudo
library-found =
    { $count ->
        [0] Nenhum resultado para «{ $query }».
        [one] { $count } resultado para «{ $query }».
       *[other] { $count } resultados para «{ $query }».
    }
library-found-more = Só se mostram os primeiros { $most }; acrescenta uma palavra para encontrar menos.
library-found-none = Nenhuma regra contém isso.
library-rulings = Decisões
library-icons = Ícones
library-edition = Sobre esta edição
library-whole-page = Todas as regras numa página própria
library-edition-file = Edição
library-edition-version = Versão
library-edition-hash = Impressão digital
library-rules-version = Versão das regras
library-shares = De onde vêm os valores desta edição
library-label-printed = impresso
library-label-found = achado
library-label-inferred = inferido
library-label-reconstructed = reconstruído
library-means-printed = está no livro de regras
library-means-found = di-lo uma fonte pública
library-means-inferred = decorre de factos conhecidos e de uma suposição declarada
library-means-reconstructed = desenho nosso dentro das regras
library-percent = { $share } %
library-origins = Cada valor que não está impresso, com a sua razão
library-origins-language = As razões estão em inglês.
library-origin-value = Valor
library-origin-reason = Razão
library-default = o normal
library-credits = Créditos
library-own = Se tens o jogo, escreve o teu exemplar num ficheiro e começa com ele: gaiola serve --edition { $game }=FICHEIRO

## Sobre

library-about-title = Sobre a Gaiola
library-about-name = Uma gaiola é a armação de madeira dentro das paredes da Lisboa reconstruída depois de 1755: o que permite a uma casa pesada resistir a um terramoto. Esta Gaiola é a armação em que assentam jogos de tabuleiro de Portugal.
library-about-what = Os jogos jogam-se pelas suas regras exatas: a solo contra bots, à volta de um ecrã ou com amigos por uma ligação. As regras são numeradas, e o que não é permitido explica-se com a sua regra. Tudo fica no computador que serve esta página.
library-about-exact = Exata, e sincera quanto ao que não o é
library-about-credits = Créditos
library-about-free = Os textos das regras e os desenhos são nossos. A Gaiola não tem ligação aos autores nem às editoras destes jogos. Compra os jogos: merecem-no.
library-about-licence = Licença
library-about-mit = A Gaiola é software livre sob a licença MIT: usa-o, muda-o, partilha-o.
