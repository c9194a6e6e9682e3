### Palavras da mesa no navegador, para todos os jogos.

bot-easy = fácil
bot-greedy = básico
bot-hard = difícil
bot-normal = normal
bot-random = ao acaso

web-theme = Dia ou noite
web-menu = Menu
web-log = Registo
web-rules = Regras
web-players = Jogadores
web-list = Jogadas
web-first = Ir para o início
web-play-on = Reproduzir
web-last = Ir para o presente
web-slider = Posição mostrada

web-you = tu
web-bot = bot, { $level }
web-stand-in = joga um bot ({ $level })
web-not-come = ainda não chegou
web-seat-free = O lugar de { $who } ainda está livre
web-invite = Convidar
web-away = ausente
web-thinking = a pensar
web-since = Desde o teu último turno
web-show-again = mostrar de novo
web-back-to = Voltar a antes de
web-then-die = depois decide o dado
web-then-draw = depois decide o acaso
web-then-unknown = o resultado está escondido
web-also = { $who } { $gain }
web-over = O jogo terminou: { $cause }
web-result = Ver o resultado
web-skip = Avançar
web-undo = Anular
web-moves =
    { $count ->
        [one] Uma jogada
       *[other] { $count } jogadas
    }
web-beside = Ações livres (o teu turno continua)
web-row-repeat = { $move } × { $count }
web-row-some = { $moves }
web-row-every = Tudo isto, um a seguir ao outro ({ $count })
web-refused = Agora não
web-trouble = O bot não responde. O servidor volta a perguntar-lhe por si; nada se perde.

web-pass-to = Passa a mesa a { $who }
web-pass-note = Que mais ninguém olhe agora.
web-i-am = Sou { $who }

web-set-up = Preparação
web-show-start = mostrar
web-log-secret = { $who } escolheu em segredo.

web-watching = Estás a assistir
web-links = Ligações
web-watch-link = Para espectadores
web-renew = Nova ligação para espectadores
web-renew-note = A ligação antiga deixa de funcionar e quem veio por ela deixa de assistir
web-seats = À mesa
web-level = Nível do bot
web-unfamiliar = Os bots aprenderam este jogo com outra edição, outras opções ou outro número de jogadores. Também jogam esta, mas pior.
web-hand-over = Deixar jogar um bot
web-take-back = Recuperar o meu lugar
web-patience =
    { $unit ->
        [minute] { $count ->
            [one] { $count } minuto
           *[other] { $count } minutos
        }
        [hour] { $count ->
            [one] { $count } hora
           *[other] { $count } horas
        }
       *[day] { $count ->
            [one] { $count } dia
           *[other] { $count } dias
        }
    }
web-patience-note = Se alguém se ausentar durante { web-patience }, os outros podem deixar jogar um bot até que volte.
web-speed = Os bots jogam
web-speed-slow = devagar
web-speed-normal = a ritmo normal
web-speed-fast = depressa
web-speed-instant = de imediato
web-confirm-setting = Perguntar antes de uma jogada que acaba o turno
web-save-record = Guardar o registo do jogo
web-no-record = Enquanto o jogo decorre, o registo só é dado a quem joga sozinho: nele está tudo o que está escondido. No fim, todos o podem guardar.
web-leave = Sair da mesa

page-back = Voltar
page-confirm = Confirmar
page-lost = A ligação caiu; a tentar de novo…
page-beside = Ações livres:
page-fit = Ajustar
page-rule = Regra
page-ways = Jogadas que começam aqui:
page-replay = Repetição: jogada { $number } de { $count }
page-now = Voltar ao presente
page-show = Mostrar { $pane }
page-from-here = Jogar a partir daqui
page-choose = escolhe no tabuleiro
page-first = Ainda não: escolhe primeiro algo do que brilha.
page-failed = Não chegou. Tenta outra vez.
page-zoom-in = Aproximar
page-zoom-out = Afastar
page-previous = Jogada anterior
page-next = Jogada seguinte
page-play = Reproduzir
page-pause = Pausa
page-fold = Esconder o painel lateral


web-no-table = Essa mesa não existe. Pede a ligação outra vez.
web-no-seat = Esse não é o teu lugar. Só o navegador que o ocupou o pode fazer.
web-no-page = Essa página não existe.
web-no-method = Esse endereço não se usa assim.
web-no-request = O pedido não foi compreendido.
web-no-host = Este servidor não responde pelo nome { $host }.
web-no-foreign = Isto veio de outro sítio e não foi executado.
web-no-large = É grande de mais: no máximo { $most } KB.
web-no-long = Este endereço é comprido de mais: no máximo { $most } caracteres.
web-no-number = Falta o número «{ $name }» ou não é um número.
web-too-many-requests = Foram feitos demasiados pedidos a partir daqui.
web-too-many-imports = Foram importados demasiados registos a partir daqui.
web-too-many-tables = Hoje foram abertas demasiadas mesas a partir daqui.
web-too-many-pages = Esta mesa está aberta demasiadas vezes aqui. Fecha uma página.
web-too-many-lines = Há demasiadas páginas de mesas abertas aqui. Fecha uma.
web-too-many-spectators = Esta mesa já tem todos os espectadores que cabem.
web-too-much-kept = As mesas que abriste enchem os { $most } MB que um visitante pode guardar. As que ninguém começou desaparecem ao fim de { $days } dias.
web-try-again-seconds =
    { $count ->
        [one] Tenta outra vez daqui a { $count } segundo.
       *[other] Tenta outra vez daqui a { $count } segundos.
    }
web-try-again-minutes =
    { $count ->
        [one] Tenta outra vez daqui a { $count } minuto.
       *[other] Tenta outra vez daqui a { $count } minutos.
    }
web-try-again-hours =
    { $count ->
        [one] Tenta outra vez daqui a { $count } hora.
       *[other] Tenta outra vez daqui a { $count } horas.
    }
web-no-move = Esta jogada não é possível: { $move } ({ $reason })
web-no-covered = Primeiro diz quem está agora diante do ecrã.
web-no-position = O jogo não tem essa jogada.
web-no-fork = Um jogo a decorrer com outros não se pode desdobrar: mostraria o que está escondido. Espera pelo fim.
web-no-rematch = Primeiro acaba este jogo.
web-not-yours = Só quem abriu a mesa o pode fazer.
web-no-speed = Essa velocidade não existe.
web-no-level = Esse bot não existe.
web-no-such-seat = Esse lugar não existe, ou não é para uma pessoa.
web-no-present = { $who } está à mesa: o lugar não se pode ceder.
web-no-patience = { $who } não está fora há tempo suficiente. Nesta mesa a espera é de { web-patience }.
web-no-stand-in = Esta tentativa conta: só tu a podes jogar.
web-no-reopen = Esta mesa não se pode abrir: o que está guardado não condiz com este programa. Nada se perdeu; quem mantém este servidor encontra a razão no seu registo e com `gaiola data check`.
web-store-gone-on = O jogo entretanto avançou e isto não foi guardado. Carrega a página outra vez.
web-store-table = Esta mesa está danificada e não se pode abrir. Nada dela foi apagado e as outras mesas continuam. Quem gere o servidor pode examiná-la com «gaiola data check» ou repor uma cópia de segurança.
web-store-full = O disco do servidor está cheio, por isso isto não foi guardado. Tudo o que veio antes está a salvo. Quem gere o servidor tem de libertar espaço; depois, tenta de novo.
web-store-damaged = O ficheiro em que este servidor guarda as mesas está danificado; nada foi apagado. Quem gere o servidor pode examiná-lo com «gaiola data check» e repor uma cópia de segurança com «gaiola data restore».
web-store-busy = O servidor está ocupado a escrever e isto não foi guardado. Tenta de novo daqui a pouco.
web-store-fault = O servidor não consegue ler ou escrever as mesas neste momento. O que já foi guardado continua lá; quem gere o servidor encontra o motivo no seu registo.
web-fault = Algo correu mal aqui. O teu jogo está a salvo; volta e tenta de novo.
