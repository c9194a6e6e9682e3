### Palavras do relatório de um torneio. Os bots chamam-se como na linha de comandos.

## O cabeçalho

report-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
report-title-ahead = { $bot } ganha mais do que { $others }
report-title-open = Ninguém vai claramente à frente: { $bots }
report-title-alone = Assim joga { $bot }

report-fact-wins = { $bot } ganha
report-fact-sure = de todas as partidas; com 95 % fica entre { $between }
report-fact-first = Quem começa ganha
report-fact-points = Pontos em média
report-fact-length = Decisões por partida
report-fact-decisions = de { $least } a { $most }; { $choices } delas deixam escolher

report-first-good = É bom começar: por igual seriam { $even }, e com 95 % fica entre { $between }.
report-first-bad = É mau começar: por igual seriam { $even }, e com 95 % fica entre { $between }.
report-first-open = Não se prova vantagem nem desvantagem: por igual são { $even }, e com 95 % fica entre { $between }.

## As figuras

report-numbers = Os números
report-even = por igual
report-mean = média
report-time = da partida
report-end = fim
report-result = Resultado

report-wins = Quem ganha?
report-wins-text = A parte das partidas que cada bot ganha com todos os seus lugares; uma vitória partilhada conta por partes. A linha abrange onde está a verdade com 95 %.
report-places = É bom começar?
report-places-text = A parte das partidas ganhas a partir de cada posição da ordem inicial.
report-place =
    { $place ->
        [1] começa
        [2] segundo
        [3] terceiro
        [4] quarto
       *[other] { $place }.º
    }
report-seats = O lugar importa?
report-seats-text = A parte das partidas ganhas a partir de cada lugar da mesa. Cada bot ocupa todos os lugares com a mesma frequência.
report-seat = Lugar { $seat }

report-points = Quantos pontos?
report-points-text = Com que frequência sai cada número de pontos; a linha dourada é a média.
report-points-axis = pontos
report-sources = De onde vêm os pontos?
report-sources-text = Pontos de um lugar numa partida. A barra é a média; a linha fina abrange os quatro quintos centrais das partidas.
report-course = Como crescem os pontos?
report-course-text = Pontos de um lugar em média, segundo a parte das decisões já tomadas. A faixa dourada é o que trazem a última decisão e a pontuação final.
report-leaders = Ganha quem vai à frente?
report-leaders-text = Quem vai à frente a meio da partida ganha { $half } das partidas; antes da última decisão, { $last }.
report-changes = Quantas vezes muda quem vai à frente?
report-changes-text = Até à pontuação final. Em { $share } das partidas não ganha quem ia à frente antes dela.
report-changes-axis = mudanças de líder
report-length = Quanto dura uma partida?
report-length-text = Decisões de todos os lugares juntos. { $choices } delas têm duas ou mais jogadas permitidas: { $moves } em média, { $most } no máximo.
report-length-axis = decisões
report-causes = Porque termina?
report-causes-text =
    { $count ->
        [one] Todas as partidas terminaram da mesma maneira.
       *[other] O que pôs fim às partidas, do mais ao menos frequente.
    }

## As tabelas

report-col-won = ganhas
report-col-share = parte
report-col-sure = 95 % entre
report-col-rank = posição média
report-col-deviation = desvio
report-col-range = de – a
report-col-middle = 80 % centrais
report-col-games = partidas
report-col-least = mínimo
report-col-quarter = um quarto abaixo
report-col-half = metade abaixo
report-col-three-quarters = três quartos abaixo
report-col-most = máximo

## Como foi feito

report-how = Como foi feito
report-how-intervals = Cada distribuição joga-se uma vez por bot, com a mesma sorte e todos noutro lugar, de modo que nem os lugares nem a sorte favorecem ninguém. As partidas de uma mesma distribuição não são independentes; os intervalos têm-no em conta. Os bots não são pessoas: o que vale para as partidas deles não tem de valer para as vossas.
report-drawn = Os gráficos de pontos, fontes, vantagens e duração mostram as primeiras { $count } partidas; as partes, os intervalos e os finais são os de todas.
report-edition = Edição
report-options = Opções
report-command = Comando
report-seed = Semente
report-played = Jogado
report-deals = { $games } partidas em { $deals } distribuições
