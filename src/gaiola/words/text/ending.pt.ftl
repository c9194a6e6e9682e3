### Palavras do fim de um jogo no navegador.

## O resultado

ending-title = { $game }: o resultado
ending-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
ending-minutes = { $minutes } min
ending-hours = { $hours } h { $minutes }
ending-wins = { $who } ganha
ending-shared = Vitória partilhada: { $names }
ending-alone = { $who }: o resultado
ending-tag-wins = ganha
ending-tag-shares = partilha a vitória
ending-tag-tie-break = por desempate

ending-to-table = Voltar à mesa
ending-replay = Ver a repetição
ending-record = Guardar o registo
ending-again = Jogar de novo
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
ending-in-play = Durante o jogo
ending-in-scoring = Pontuação final
# Sources that gave nobody points.
ending-nothing = Nada por: { $names }.
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
        [0] Nenhuma: { $who } esteve à frente a partir da jogada { $number }.
       *[other] { $count }; { $who } esteve à frente a partir da jogada { $number }.
    }
ending-leads-round =
    { $count ->
        [0] Nenhuma: { $who } esteve à frente a partir do fim da ronda { $round }.
       *[other] { $count }; { $who } esteve à frente a partir do fim da ronda { $round }.
    }
ending-tie-break = Desempate
ending-tie-break-text = { $names }: { $points } pontos cada. As regras decidem este empate.
ending-most-final = Pontuação final
ending-most-final-text = Quem mais ganhou nela foi { $who }: { $points }.
ending-before-final = Antes dela ia à frente { $who }, com { $points }.
ending-richest = O que mais deu
ending-richest-text = { $source }: { $points } pontos ao todo.
ending-length = Duração
ending-length-moves =
    { $moves ->
        [one] { $moves } jogada.
       *[other] { $moves } jogadas.
    }
ending-length-rounds = { $moves } jogadas, { $count } rondas.
ending-cause = O fim
