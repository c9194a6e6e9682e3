### Mercado de Lisboa: tudo o que lê quem joga. Termos: glossary.toml.

## O jogo e as suas opções

game-name = Mercado de Lisboa
game-tagline = Abre bancas, traz clientes e ganha mais moedas do que ninguém no mercado.

option-money = Dinheiro
option-money-hidden = Totais ocultos
option-money-open = Totais à vista
option-gray-restaurants = Tipos dos restaurantes cinzentos
option-gray-restaurants-visible = À vista de todos
option-gray-restaurants-hidden = Ocultos até alguém os levar
option-solo-stop = Terminar mais cedo
option-solo-stop-true = Permitido
option-solo-stop-false = Não permitido
option-challenge = Desafio
option-challenge-1 = 1: { challenge-1 }
option-challenge-2 = 2: { challenge-2 }
option-challenge-3 = 3: { challenge-3 }
option-challenge-4 = 4: { challenge-4 }
option-challenge-5 = 5: { challenge-5 }
option-challenge-6 = 6: { challenge-6 }
option-challenge-7 = 7: { challenge-7 }
option-challenge-8 = 8: { challenge-8 }
option-challenge-9 = 9: { challenge-9 }

## Nomes

good-fish = peixe
good-flower = flores
good-tomato = tomates
good-meat = carne
good-grape = uvas

restaurant-pub = pub
restaurant-sushi-bar = bar de sushi
restaurant-tea-house = casa de chá
restaurant-pizzeria = pizzaria
restaurant-burger-joint = hamburgueria
restaurant-wine-bar = bar de vinhos

side-north = norte
side-east = leste
side-south = sul
side-west = oeste

# Espaços e entradas como se chamam; a notação tem r3c3 e w3 em todas as línguas.
space-r1c1 = linha 1 coluna 1
space-r1c2 = linha 1 coluna 2
space-r1c3 = linha 1 coluna 3
space-r1c4 = linha 1 coluna 4
space-r1c5 = linha 1 coluna 5
space-r2c1 = linha 2 coluna 1
space-r2c2 = linha 2 coluna 2
space-r2c3 = linha 2 coluna 3
space-r2c4 = linha 2 coluna 4
space-r2c5 = linha 2 coluna 5
space-r3c1 = linha 3 coluna 1
space-r3c2 = linha 3 coluna 2
space-r3c3 = linha 3 coluna 3
space-r3c4 = linha 3 coluna 4
space-r3c5 = linha 3 coluna 5
space-r4c1 = linha 4 coluna 1
space-r4c2 = linha 4 coluna 2
space-r4c3 = linha 4 coluna 3
space-r4c4 = linha 4 coluna 4
space-r4c5 = linha 4 coluna 5
space-r5c1 = linha 5 coluna 1
space-r5c2 = linha 5 coluna 2
space-r5c3 = linha 5 coluna 3
space-r5c4 = linha 5 coluna 4
space-r5c5 = linha 5 coluna 5
entrance-n1 = coluna 1 norte
entrance-n2 = coluna 2 norte
entrance-n3 = coluna 3 norte
entrance-n4 = coluna 4 norte
entrance-n5 = coluna 5 norte
entrance-e1 = linha 1 leste
entrance-e2 = linha 2 leste
entrance-e3 = linha 3 leste
entrance-e4 = linha 4 leste
entrance-e5 = linha 5 leste
entrance-s1 = coluna 1 sul
entrance-s2 = coluna 2 sul
entrance-s3 = coluna 3 sul
entrance-s4 = coluna 4 sul
entrance-s5 = coluna 5 sul
entrance-w1 = linha 1 oeste
entrance-w2 = linha 2 oeste
entrance-w3 = linha 3 oeste
entrance-w4 = linha 4 oeste
entrance-w5 = linha 5 oeste

color-green = verde
color-purple = roxo
color-blue = azul
color-yellow = amarelo

# Porque terminou o jogo; vem depois de dois pontos.
cause-spaces = restam no máximo quatro espaços livres
cause-entrances = restam no máximo quatro entradas vazias
cause-coins = todos receberam moedas
cause-no-move = não há nenhuma ação possível
cause-stands = a oitava banca está aberta
cause-stopped = terminado antes do fim

challenge-1 = Um só produto
challenge-2 = Grupos de quatro
challenge-3 = Dois a dois
challenge-4 = Sempre três
challenge-5 = As últimas sete
challenge-6 = À espera de vez
challenge-7 = Casa cheia
challenge-8 = Dois pubs
challenge-9 = As ruas do Marquês

rank-1 = Lenda de todos os mercados
rank-2 = A autoridade máxima do mercado
rank-3 = Comerciante de renome
rank-4 = Feirante com futuro
rank-5 = Cliente habitual, sobretudo ao balcão
rank-6 = Acaba de chegar e ainda procura a entrada

tile-k1-fish-flower = 1 cliente ({ good-fish }, { good-flower })
tile-k1-fish-tomato = 1 cliente ({ good-fish }, { good-tomato })
tile-k1-fish-meat = 1 cliente ({ good-fish }, { good-meat })
tile-k1-fish-grape = 1 cliente ({ good-fish }, { good-grape })
tile-k1-flower-tomato = 1 cliente ({ good-flower }, { good-tomato })
tile-k1-flower-meat = 1 cliente ({ good-flower }, { good-meat })
tile-k1-flower-grape = 1 cliente ({ good-flower }, { good-grape })
tile-k1-tomato-meat = 1 cliente ({ good-tomato }, { good-meat })
tile-k1-tomato-grape = 1 cliente ({ good-tomato }, { good-grape })
tile-k1-meat-grape = 1 cliente ({ good-meat }, { good-grape })
tile-k2-fish-flower = 2 clientes ({ good-fish }, { good-flower })
tile-k2-fish-tomato = 2 clientes ({ good-fish }, { good-tomato })
tile-k2-fish-meat = 2 clientes ({ good-fish }, { good-meat })
tile-k2-fish-grape = 2 clientes ({ good-fish }, { good-grape })
tile-k2-flower-tomato = 2 clientes ({ good-flower }, { good-tomato })
tile-k2-flower-meat = 2 clientes ({ good-flower }, { good-meat })
tile-k2-flower-grape = 2 clientes ({ good-flower }, { good-grape })
tile-k2-tomato-meat = 2 clientes ({ good-tomato }, { good-meat })
tile-k2-tomato-grape = 2 clientes ({ good-tomato }, { good-grape })
tile-k2-meat-grape = 2 clientes ({ good-meat }, { good-grape })
tile-k3-fish-flower = 3 clientes ({ good-fish }, { good-flower })
tile-k3-fish-tomato = 3 clientes ({ good-fish }, { good-tomato })
tile-k3-fish-meat = 3 clientes ({ good-fish }, { good-meat })
tile-k3-fish-grape = 3 clientes ({ good-fish }, { good-grape })
tile-k3-flower-tomato = 3 clientes ({ good-flower }, { good-tomato })
tile-k3-flower-meat = 3 clientes ({ good-flower }, { good-meat })
tile-k3-flower-grape = 3 clientes ({ good-flower }, { good-grape })
tile-k3-tomato-meat = 3 clientes ({ good-tomato }, { good-meat })
tile-k3-tomato-grape = 3 clientes ({ good-tomato }, { good-grape })
tile-k3-meat-grape = 3 clientes ({ good-meat }, { good-grape })
tile-k4-fish = 4 clientes ({ good-fish })
tile-k4-flower = 4 clientes ({ good-flower })
tile-k4-tomato = 4 clientes ({ good-tomato })
tile-k4-meat = 4 clientes ({ good-meat })
tile-k4-grape = 4 clientes ({ good-grape })

## O que aconteceu

event-began = { $who } começa.
event-gray-laid = Restaurante cinzento na { $space }: { $restaurant }.
event-gray-laid-hidden = Restaurante cinzento na { $space }.
event-display-filled = Novo no expositor: { $good }.
event-tile-dealt = { $who } recebe uma peça de banca: { $good }.
event-customers-uncovered = Clientes revelados: { $tile }.
event-entrance-filled = Desde o início na { $entrance }: { $tile }.
event-coins-dealt =
    { $who } começa com { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-pub-given = { $who } começa com um restaurante: { $restaurant }.
event-tiles-redrawn = { $who } troca as suas três peças ({ $good }) por outras: { $drawn_good }.
event-display-redrawn = { $who } troca o expositor (três iguais: { $good }). Agora há: { $drawn_good }.
event-stand-opened = { $who } abre uma banca de { $good } na { $space }.
event-gray-taken = { $who } fica com o restaurante cinzento da { $space }: { $restaurant }.
event-stand-paid =
    { $who }: a banca de { $good } na { $space } ganha { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } na { $entrance } (valor { $value } × { $customers ->
        [one] { $customers } cliente
       *[other] { $customers } clientes
    }).
event-stand-bought =
    { $who } paga { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } pela banca na { $space }.
event-customers-brought = { $who } traz { $tile } à { $entrance }.
event-restaurant-opened =
    { $who } abre um restaurante na { $space } ({ $restaurant }) e recebe { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-coin-taken =
    { $who } recebe { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-tile-taken = { $who } fica com uma peça do expositor: { $good }.
event-specialty-named = { $who } escolhe a sua especialidade: { $good }.
event-stopped = { $who } fica por aqui.
event-end-triggered = { $who } desencadeia o fim do jogo: { $cause }.
event-ended = O jogo terminou: { $cause }.
event-scored =
    Pontuação de { $who }: { $score } ({ $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }, { $restaurants ->
        [0] nenhum restaurante por abrir
        [one] { $restaurants } restaurante por abrir
       *[other] { $restaurants } restaurantes por abrir
    }).
event-challenge-scored = { $who } acaba o desafio { $challenge } com { $score }: { $fame } de fama.
event-best-move =
    { $who } ganha { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } numa só jogada, a melhor da campanha: { $fame } de fama.

## O que alguém ganha e perde

gain-coins =
    { $count ->
        [one] { $amount } moeda
       *[other] { $amount } moedas
    }
gain-counted-coins =
    { $count ->
        [one] { $amount } moeda contada
       *[other] { $amount } moedas contadas
    }
gain-restaurants =
    { $count ->
        [one] { $amount } restaurante
       *[other] { $amount } restaurantes
    }

## O que se pergunta

ask-redraw = Tens três iguais: queres trocá-las?
ask-action = É a tua vez: abre uma banca, traz clientes ou abre um restaurante
now-action = O teu último turno: o que der mais moedas agora
ask-specialty = Escolhe a tua especialidade: o único produto que te dá dinheiro
ask-redraw-display = No expositor há três iguais: queres trocá-lo antes?
ask-take = Fica com uma peça de banca do expositor

## O que os outros leem entretanto

waits-redraw = { $who } tem três iguais e decide se as troca
waits-action = { $who } escolhe uma ação
waits-specialty = { $who } escolhe a sua especialidade: o único produto que lhe dá dinheiro
waits-redraw-display = { $who } decide se troca antes o expositor: há três iguais
waits-take = { $who } escolhe uma peça de banca do expositor

## Jogadas

move-stand = Abrir uma banca de { $good } na { $space }
move-customers = Trazer { $tile } à { $entrance }
move-restaurant = Abrir um restaurante na { $space }: { $restaurant }
move-coin = Receber 1 moeda
move-redraw = Trocar as minhas três peças
move-keep = Ficar com as minhas três peças
move-redraw-display = Trocar o expositor
move-keep-display = Deixar o expositor como está
move-take = Ficar com uma peça: { $good }
move-specialty = Especialidade: { $good }
move-stop = Terminar aqui o desafio
log-keep = { $who } fica com as três peças iguais.
log-keep-display = { $who } deixa o expositor como está.

## Porque não

no-tile-not-held = Não tens essa peça de banca.
no-space-taken = Já há aí uma banca ou um restaurante aberto. Escolhe um espaço livre.
no-no-stands-left = Todas as tuas bancas de madeira estão no mercado.
no-too-dear = Esta banca custa { $need }; as tuas moedas e a receita dela somam { $have }.
no-line-full = Este desafio não permite mais bancas nessa linha ou coluna.
no-wrong-column = Neste desafio só se abrem bancas nas colunas com clientes desde o início.
no-wrong-good = Uma banca desta coluna tem de vender um produto da peça de clientes a norte dela.
no-blocked = Um restaurante cinzento bloqueia este espaço. As bancas e os pubs vão para outro sítio ou para cima do pub cinzento.
no-tile-not-shown = Essa peça de clientes não está à vista. Escolhe uma das visíveis.
no-entrance-taken = Já há clientes nesta entrada. Escolhe uma vazia.
no-too-few-stands =
    Esta peça precisa de { $need ->
        [one] { $need } banca
       *[other] { $need } bancas
    } na linha ou coluna da sua entrada; há { $have }.
no-no-own-match = Nenhuma banca tua nessa linha ou coluna vende o que estes clientes querem.
no-goods-missing = Neste desafio a linha ou coluna tem de vender todos os produtos da peça.
no-side-closed = Neste desafio não se trazem clientes a este lado.
no-no-restaurant = Não tens esse restaurante. Constrói sobre um restaurante cinzento para ficares com ele.
no-golden-rule = A regra de ouro: quem joga a solo nunca usa a ação de receber 1 moeda.
no-not-in-display = Essa peça não está no expositor.
no-no-stopping = Neste jogo não se pode terminar mais cedo.
no-specialty-unpaid = Com essa especialidade não consegues pagar a banca: custa { $need } e terias { $have }.

## O que uma jogada custa e dá

quote-stand =
    { $income ->
        [0] Abri-la ainda não dá nada.
       *[other] Abri-la dá { $income } (o seu valor é { $value }).
    } Pagas { $price }: com ela há { $row ->
        [one] { $row } banca
       *[other] { $row } bancas
    } na linha e { $column } na coluna.
quote-customers =
    { $size ->
        [one] { $size } cliente
       *[other] { $size } clientes
    }: as tuas bancas ganham { $income }, as dos outros { $others }.
quote-restaurant =
    Recebes { $gain ->
        [one] { $gain } moeda
       *[other] { $gain } moedas
    }.
quote-coin =
    Recebes { $gain ->
        [one] { $gain } moeda
       *[other] { $gain } moedas
    }.
quote-specialty = Com ela, as tuas bancas ganham { $income }.

# Depois da razão da recusa.
sum-too-dear = { quote-stand }

## De onde vem a pontuação

source-coins = Moedas
source-restaurants = Restaurantes por abrir
source-four-customers = Moedas de 4 clientes

## No terminal

short-fish = PE
short-flower = FL
short-tomato = TO
short-meat = CA
short-grape = UV
short-pub = PU
short-sushi-bar = SU
short-tea-house = CH
short-pizzeria = PI
short-burger-joint = HA
short-wine-bar = VI

tell-market = O mercado, linha a linha:
tell-row = Linha { $row }: { $content }.
tell-free = livre
tell-none = nada
tell-nobody = ninguém
tell-stand = coluna { $column }: banca de { $good } de { $who }
tell-restaurant = coluna { $column }: restaurante aberto, { $restaurant }
tell-gray = coluna { $column }: restaurante cinzento, { $restaurant }
tell-gray-unknown = coluna { $column }: restaurante cinzento, desconhecido
tell-entrances = Nas entradas: { $content }.
tell-display = Peças de banca no expositor: { $content }. No saco: { $bag }.
tell-customers = Clientes à vista: { $content }.
tell-player = { $who }: { $coins }; peças de banca: { $tiles }; bancas de madeira que restam: { $stands }; restaurantes: { $restaurants }.
tell-coins =
    { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
tell-coins-covered = moedas ocultas
tell-challenge = Desafio { $number }: { $name }. Fama por { $first }, { $second }, { $third } moedas.
tell-specialty = A tua especialidade: { $good }.
tell-counted = Moedas que contam até agora: { $coins }.
tell-last-turns = Jogam-se os últimos turnos.
tell-improves = Valem mais 1: { $stands }
tell-improves-none = Nenhuma banca ao lado vende o que serve
tell-begins-end = Começa o fim: os outros têm mais um turno, tu nenhum
tell-ends-challenge = Acaba o desafio
tell-ends-game = Acaba logo o jogo

picture-display = Expositor
picture-bag = no saco: { $count }
picture-customers = Clientes
picture-stands = bancas por abrir: { $count }
picture-tiles = peças { $tiles }
picture-goods = Produtos: { short-fish } { good-fish }, { short-flower } { good-flower }, { short-tomato } { good-tomato }, { short-meat } { good-meat }, { short-grape } { good-grape }.
picture-restaurants = Restaurantes: { short-pub } { restaurant-pub } (todos os produtos), { short-sushi-bar } { restaurant-sushi-bar } ({ short-fish }), { short-tea-house } { restaurant-tea-house } ({ short-flower }), { short-pizzeria } { restaurant-pizzeria } ({ short-tomato }), { short-burger-joint } { restaurant-burger-joint } ({ short-meat }), { short-wine-bar } { restaurant-wine-bar } ({ short-grape }).
picture-signs = PE·A: uma banca de peixe de A. (pu): um pub cinzento. [PU]: um aberto. 2:PE/CA: 2 clientes de peixe ou carne. +7: mais 7 peças viradas para baixo.
picture-sums = Junto a uma jogada: - o preço, + o que ganhas, (+) o que ganham os outros.

group-stand = Abrir uma banca de { $good } na
group-customers = Trazer { $tile } à
group-restaurant = Abrir um restaurante ({ $restaurant }) na

## No tabuleiro

board-market = Mercado
board-displays = Expositores
board-on-offer = Clientes à vista
board-stand-tiles = Peças de banca
board-bag = no saco: { $count }
board-take-one = Fica com uma ao abrir uma banca.
board-of-size = Clientes em grupos de { $size }
board-face-down =
    { $count ->
        [0] não há mais peças viradas para baixo
        [one] mais { $count } peça virada para baixo
       *[other] mais { $count } peças viradas para baixo
    }

board-sign-pub = Pub
board-sign-sushi-bar = Sushi
board-sign-tea-house = Chá
board-sign-pizzeria = Pizzaria
board-sign-burger-joint = Burger
board-sign-wine-bar = Vinhos

board-space-free = { $space }: livre
board-space-gray = { $space }: restaurante cinzento, { $restaurant } ({ $goods })
board-space-gray-hidden = { $space }: restaurante cinzento, desconhecido
board-space-stand = { $space }: banca de { $good } de { $who }, valor { $value }
board-space-restaurant = { $space }: restaurante aberto, { $restaurant }
board-entrance-free = Entrada da { $entrance }: vazia
board-entrance-closed = Entrada da { $entrance }: fechada neste desafio
board-entrance-customers = Entrada da { $entrance }: { $tile }
board-display-tile = No expositor: { $good }
board-customers =
    { $size ->
        [one] { $size } cliente que quer
       *[other] { $size } clientes que querem
    } { $goods }
board-either = { $one } ou { $other }

board-your-tiles = As tuas peças de banca
board-your-restaurants = Os teus restaurantes
board-your-coins = As tuas moedas
board-covered = ocultas; tudo o que se paga é anunciado
board-stands-left = Bancas por abrir
board-own-tile = A tua peça de banca: { $good }
board-own-restaurant = O teu restaurante: { $restaurant } ({ $goods })
board-take-gray = Nenhum. Constrói sobre um cinzento para ficares com ele.
board-name-specialty = A tua especialidade

board-restaurants = Restaurantes por abrir
board-no-restaurant = nenhum restaurante na mão
board-at-the-end = no fim, se não abrir
board-in-market = Bancas no mercado
board-no-stand = ainda nenhuma banca aberta

board-course-bag = Saco { $count }
board-step-action = Ação
board-step-tile = Peça nova
board-last-turns = Últimos turnos
board-over = Fim

board-end = Fim do mercado
board-free-spaces = Espaços livres
board-free-entrances = Entradas vazias
board-stands-opened = Bancas abertas
board-coins-in-a-row = Moedas seguidas
board-end-rule = Com { $spaces } espaços ou { $entrances } entradas, os outros têm mais um turno.
board-end-alone = O desafio termina com { $spaces } espaços ou { $entrances } entradas.
board-end-stands = O desafio termina com { $stands } bancas abertas ou { $spaces } espaços.
board-last-turns-of = { $cause }. O jogo termina antes do próximo turno de { $who }.

board-challenge = Desafio { $number }: { $name }
board-score = Pontuação
board-fame = Fama
board-specialty = Especialidade
board-not-named = ainda por escolher
board-counted = Moedas que contam
board-brought = Peças de { $size } trazidas
board-best-move = Melhor jogada
board-challenge-1 = Só um produto te dá dinheiro. Escolhe-lo com a tua primeira receita.
board-challenge-2 = Só contam as moedas das peças de 4 clientes.
board-challenge-3 = No máximo duas bancas em cada linha e coluna.
board-challenge-4 = Todos os clientes vêm aos três.
board-challenge-5 = Sete peças, todas à vista. Sem trazer três das de 4 não há fama.
board-challenge-6 = Os clientes só vêm aonde se vendem todos os produtos da sua peça.
board-challenge-7 = Todas as entradas estão ocupadas. Uma peça paga quando há tantas bancas na sua linha ou coluna como clientes nela.
board-challenge-8 = Os restaurantes cinzentos bloqueiam os seus espaços, salvo o pub cinzento.
board-challenge-9 = Bancas só nas colunas 1, 3 e 5, com um produto da peça a norte. O lado norte está fechado.

## Títulos das regras

rule-1 = O mercado
rule-1-1 = Objetivo
rule-1-2 = Espaços, linhas, colunas e entradas
rule-1-3 = Peças
rule-1-4 = Dinheiro tapado ou à vista
rule-2 = Preparação
rule-2-1 = Restaurantes cinzentos
rule-2-2 = Peças de banca
rule-2-3 = Clientes
rule-2-4 = Bancas de madeira e moedas
rule-2-5 = Quem começa
rule-3 = O teu turno
rule-3-1 = Uma ação
rule-3-2 = Três iguais à tua frente
rule-4 = Abrir uma banca
rule-4-1 = Que peça e que espaço
rule-4-2 = O preço
rule-4-3 = Um restaurante cinzento por baixo
rule-4-4 = Primeiro ganhar, depois pagar
rule-4-5 = Receber uma peça nova
rule-4-6 = Três iguais no expositor
rule-4-7 = Oito bancas
rule-5 = Trazer clientes
rule-5-1 = Uma peça e uma entrada
rule-5-2 = Bancas suficientes
rule-5-3 = Uma das tuas
rule-5-4 = Ganham todos os que correspondem
rule-5-5 = A peça seguinte
rule-6 = Abrir um restaurante
rule-6-1 = Um dos teus
rule-6-2 = Uma moeda
rule-6-3 = Um restaurante cinzento por baixo
rule-6-4 = Que bancas melhora
rule-7 = Receber uma moeda
rule-7-1 = Uma moeda
rule-7-2 = Quando todos recebem moedas
rule-8 = Ganhar dinheiro
rule-8-1 = Quanto vale uma banca
rule-8-2 = Vezes o número de clientes
rule-8-3 = Quando chegam clientes
rule-8-4 = Quando abre uma banca
rule-9 = O fim
rule-9-1 = Restam quatro espaços
rule-9-2 = Restam quatro entradas
rule-9-3 = Últimos turnos
rule-9-4 = Pontuação final
rule-9-5 = Empates
rule-10 = A solo
rule-10-1 = Preparação e regra de ouro
rule-10-2 = Quando acaba um desafio
rule-10-3 = Terminar mais cedo
rule-10-4 = A fama de um desafio
rule-10-5 = A melhor jogada
rule-10-6 = A tabela de fama
rule-10-7 = A campanha
rule-11 = Os nove desafios
rule-11-1 = { challenge-1 }
rule-11-2 = { challenge-2 }
rule-11-3 = { challenge-3 }
rule-11-4 = { challenge-4 }
rule-11-5 = { challenge-5 }
rule-11-6 = { challenge-6 }
rule-11-7 = { challenge-7 }
rule-11-8 = { challenge-8 }
rule-11-9 = { challenge-9 }

## Na estante

shelf-minutes = 30–45
shelf-weight = 1
shelf-credits = Criado por Julián Pombo e Vital Lacerda, com ilustrações de Pedro Soto. Publicado pela Eagle-Gryphon Games.

## De onde vieram as moedas

earned-stand-paid = Vendas nas bancas
earned-stand-bought = Bancas compradas
earned-restaurant-opened = Restaurantes abertos
earned-coin-taken = Moedas recebidas
earned-coins-dealt = Moedas do início

## O que uma coisa é

about-space = Um lugar para uma banca ou um restaurante. Uma banca aqui custa tantas moedas quantas bancas houver na sua linha ou na sua coluna, contando com ela: vale o número maior. Pagam-lhe os clientes das quatro pontas de ambas.
about-gray-restaurant = Um restaurante que ainda não está aberto. O espaço continua livre: quem constrói aqui leva o restaurante e pode abri-lo num turno posterior. Enquanto está em cinzento não melhora nenhuma banca.
about-stand = Vende um produto. Quando clientes que o querem chegam a uma ponta da sua linha ou coluna, ganha o seu valor por cada um deles. O valor é 1, e mais 1 por cada restaurante aberto ao lado que serve esse produto.
about-open-restaurant = Faz valer mais 1 cada banca situada mesmo a norte, leste, sul ou oeste que vende um dos seus produtos, seja de quem for.
about-entrance = Por aqui entram os clientes. Uma peça de clientes colocada aqui paga a todas as bancas da linha ou coluna por trás que vendem o que eles querem, e fica até ao fim do jogo.
about-closed-entrance = Neste desafio não se trazem clientes a esta entrada.
about-customers-in = Clientes que já chegaram. Pagaram às bancas que havia; a uma banca nova da sua linha ou coluna que venda o que querem pagam uma vez, quando abre.
about-customers = Trá-los a uma entrada vazia: a linha ou coluna por trás precisa de pelo menos tantas bancas quantos são os clientes, e uma das tuas tem de vender um produto da peça. Ganham todas as bancas que vendem um produto da peça, também as dos outros.
about-stack = Quantas peças de clientes deste tamanho estão ainda viradas para baixo. Quando se usa uma das visíveis, descobre-se a seguinte.
about-display = Uma peça de banca que qualquer um pode levar depois de abrir uma banca. O espaço vago enche-se do saco.
about-bag = As peças de banca que enchem o expositor. O que sai depende da sorte; quando o saco está vazio já não se repõe nada.
about-tile = As peças de banca dizem para que produtos o dono pode abrir uma banca. Todos as veem. Depois de abrir uma banca recebe-se outra peça do expositor.
about-restaurant = Um restaurante à frente do dono: abri-lo num espaço livre dá 1 moeda e melhora as bancas ao lado. O que nunca abre custa 1 ponto no fim.
about-good = Neste desafio só um produto te dá dinheiro. Escolhe-lo antes da tua primeira receita, e já não muda.
about-stands-left = Bancas de madeira que ainda não estão no mercado. Cada banca que se abre usa uma; sem nenhuma não se pode abrir outra.
about-coins = Com elas se paga e com elas se ganha: no fim uma moeda é um ponto. Vêm dos clientes, de abrir um restaurante e de receber 1 moeda.
about-free-spaces = Espaços sem banca nem restaurante aberto. Quando não restam mais do que a marca indica, começa o fim: os outros têm mais um turno. A solo acaba o desafio.
about-free-entrances = Entradas sem clientes. Quando não restam mais do que a marca indica, começa o fim: os outros têm mais um turno. A solo acaba o desafio.
about-coin-run = Quantas vezes seguidas a ação foi receber 1 moeda, seja de quem for. Quando a série está completa o jogo termina logo; qualquer outra ação recomeça-a.
about-opened-stands = Neste desafio todas as entradas estão cheias; termina quando a última das tuas bancas de madeira está no mercado, ou restam muito poucos espaços livres.
about-fame = A pontuação que terias agora. Cada uma das três quantias que alcança dá mais uma fama.
about-counted = Neste desafio só contam as moedas que as peças de 4 clientes te pagaram.
about-brought = Quantas peças deste tamanho têm de chegar ao mercado. Com menos este desafio não dá fama, ganhes o que ganhares.
about-best-move = O máximo que os clientes te pagaram numa ação deste desafio. Se chegar à quantia indicada ganhas 2 de fama, uma vez por campanha.

## Ícones

icon-fish = { good-fish }
icon-flower = { good-flower }
icon-tomato = { good-tomato }
icon-meat = { good-meat }
icon-grape = { good-grape }
icon-pub = { restaurant-pub }
icon-sushi-bar = { restaurant-sushi-bar }
icon-tea-house = { restaurant-tea-house }
icon-pizzeria = { restaurant-pizzeria }
icon-burger-joint = { restaurant-burger-joint }
icon-wine-bar = { restaurant-wine-bar }
icon-customer = clientes
icon-store = bancas de madeira que restam
icon-market = bancas no mercado
icon-fame = fama na campanha

## O que mostram as figuras junto às regras

figure-lines = A linha 2 e a coluna 4, cada uma com as entradas das suas duas pontas: o2 e l2, n4 e s4.
figure-gray = Onze restaurantes cinzentos no início. Os seus espaços estão livres para construir.
figure-price = Uma banca nova na linha 3, coluna 4: com ela há 2 bancas na linha e 4 na coluna. Custa 4.
figure-next-door = O bar de sushi faz valer 2 às duas bancas de peixe que tem ao lado. Não faz nada pelas flores nem pelo peixe que está na diagonal.
figure-arrival = Três clientes que querem tomates ou carne chegam a l4. As bancas de carne ganham 1 × 3 e 3 × 3; a de peixe não ganha nada.
figure-opening = A banca de uvas azul acabou de abrir. Os dois restaurantes ao lado fazem-na valer 3. Ganha 6 com o2 e 3 com n4; os de s4 não querem uvas.
