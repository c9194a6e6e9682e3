### Palavras do fim de um jogo e da campanha no navegador.

## O resultado

ending-title = { $game }: o resultado
ending-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
ending-challenge = Desafio { $number }: { $name }
ending-minutes = { $minutes } min
ending-hours = { $hours } h { $minutes }
ending-wins = { $who } ganha
ending-shared = Vitória partilhada: { $names }
ending-fame =
    { $fame ->
        [0] Desta vez, sem fama
        [one] Uma estrela de fama
        [2] Duas estrelas de fama
        [3] Três estrelas de fama
       *[other] { $fame } estrelas de fama
    }
ending-alone = { $who }: o resultado
ending-tag-wins = ganha
ending-tag-shares = partilha a vitória
ending-tag-tie-break = por desempate
ending-threshold =
    { $fame ->
        [one] { $points } pontos para uma estrela
       *[other] { $points } pontos para { $fame } estrelas
    }
ending-reached = alcançado
ending-missed =
    { $points ->
        [one] falta { $points } ponto
       *[other] faltam { $points } pontos
    }
ending-missed-otherwise = não alcançado

ending-to-table = Voltar à mesa
ending-replay = Ver a repetição
ending-record = Guardar o registo
ending-again = Jogar outra vez
ending-to-campaign = Para a campanha
ending-not-over = Este jogo ainda não acabou; o resultado vê-se no fim.

## As tabelas e os gráficos

ending-sources = De onde vieram os pontos
ending-source = Origem
ending-total = Pontos
ending-by-source = Por origem
ending-over-time = Ao longo do jogo
ending-during = durante o jogo
ending-final = pontuação final
ending-earned = ganhos
ending-lost = perdidos
ending-scoring = Final
ending-moves-axis = jogadas
ending-rounds-axis = rondas
ending-move = Jogada
ending-not-known = Já não se sabe o que se passou pelo caminho: as regras mudaram entretanto.

## Para recordar

ending-of-note = Para recordar
ending-biggest = A melhor jogada
ending-biggest-move = { $who }, jogada { $number }: +{ $points }. { $what }.
ending-biggest-event = Jogada { $number }. { $what }
ending-best-round = A melhor ronda
ending-best-round-text = { $who }, ronda { $round }: +{ $points }.
ending-leads = Mudanças de líder
ending-leads-text =
    { $count ->
        [0] Nenhuma: { $who } vai à frente desde a jogada { $number }.
       *[other] { $count }; { $who } vai à frente desde a jogada { $number }.
    }
ending-leads-scoring = { $count }; { $who } passa para a frente na pontuação final.
ending-tie-break = Desempate
ending-tie-break-text = { $names }: { $points } pontos cada. As regras decidem este empate.
ending-most-final = Pontuação final
ending-most-final-text = Quem mais ganha nela é { $who }: { $points }.
ending-length = Duração
ending-length-moves =
    { $moves ->
        [one] { $moves } jogada.
       *[other] { $moves } jogadas.
    }
ending-length-rounds = { $moves } jogadas, { $count } rondas.
ending-cause = O fim


## A campanha

campaign-web-title = Campanha a solo
campaign-web-intro = Nove desafios por ordem. Conta uma tentativa de cada e nada volta a ser sorteado.
campaign-web-sheet = Folha de fama
campaign-web-challenge = Desafio
campaign-web-thresholds = Pontos para a fama
campaign-web-score = Pontos
campaign-web-fame = Fama
campaign-web-stars =
    { $fame ->
        [one] { $fame } estrela de 3
       *[other] { $fame } estrelas de 3
    }
campaign-web-best-move = Melhor jogada
campaign-web-best-move-note = Uma ação que renda { $points } moedas ou mais: fama +{ $fame }, uma vez por campanha.
campaign-web-result = Resultado
campaign-web-play = Jogar o desafio { $challenge }
campaign-web-go-on = Continuar o desafio { $challenge }
campaign-web-complete = Os nove estão jogados
campaign-web-practice = Treinar
campaign-web-practice-note = Treinar um desafio sem que conte
campaign-web-to-come = por jogar
campaign-web-total = Fama no total
campaign-web-rating = Categoria
campaign-web-from = a partir de { $fame }
campaign-web-so-far = por agora
campaign-web-new = Começar outra campanha
campaign-web-new-note =
    { $count ->
        [0] Uma folha vazia vai substituir esta.
        [one] Uma folha vazia vai substituir esta e o seu { $count } resultado. Um desafio começado deixa de contar.
       *[other] Uma folha vazia vai substituir esta e os seus { $count } resultados. Um desafio começado deixa de contar.
    }
campaign-web-new-sure = Sim, começar de novo
campaign-web-not-sure = Uma campanha nova substitui a folha: confirma-o primeiro.
campaign-web-unreadable = A folha que está guardada aqui não se consegue ler. Podes começar outra campanha.
campaign-web-none-due = Já se jogaram os nove desafios desta campanha.
campaign-web-no-game = O jogo desta campanha não está instalado aqui.
