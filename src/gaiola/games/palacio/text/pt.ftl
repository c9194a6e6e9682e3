### O Palácio do Marquês: tudo o que lê quem joga. Termos: glossary.toml.

## O jogo e as suas opções

game-name = O Palácio do Marquês
game-tagline = Colhe, produz e prepara o palácio para os seus visitantes.

option-round-limit = Limite da casa
option-round-limit-40 = 40 rondas no máximo
option-round-limit-0 = Sem limite
option-secretary-limit = Secretário
option-secretary-limit-round = Três trocas por ronda
option-secretary-limit-game = Três trocas em todo o jogo
option-last-round = Última ronda
option-last-round-finish-current-round = Acaba-se a ronda da última carta
option-last-round-one-more-round = Joga-se mais uma ronda
option-game-mode = Duração
option-game-mode-full = Jogo completo: os cinco visitantes
option-game-mode-short = Jogo curto: o Rei não é preciso
option-supply = Reserva de bens
option-supply-true = Limitada às peças da caixa
option-supply-false = Ilimitada
option-unpaid-production = Recursos sem moedas num local de produção
option-unpaid-production-worker-returns-resources-lost = Perdem-se
option-unpaid-production-worker-returns-resources-kept = Ficam com quem os tem
option-hiring = Contratação
option-hiring-simultaneous = Ao mesmo tempo, em segredo
option-hiring-in-turn-order = À vista, por ordem de jogo

## Nomes

good-olive = azeitona
good-grape = uva
good-mulberry-leaf = folha de amoreira
good-olive-oil = azeite
good-carcavelos-wine = vinho de Carcavelos
good-silk-cocoon = casulo de seda
good-coins = moedas

location-staff-house = Casa do Pessoal
location-starting-player-coat = Brasão de jogador inicial
location-olive-plantation = Oliveiras
location-vineyards = Vinhas
location-mulberry-plantation = Amoreiras
location-olive-oil-mill = Lagar de Azeite
location-wine-mill = Lagar de Vinho
location-silkworm-house = Casa dos Bichos-da-seda
location-noble-hall = Salão Nobre
location-chapel = Capela
location-concordia-hall = Sala da Concórdia
location-cascade-of-poets = Cascata dos Poetas
location-gardens = Jardins
location-laje-creek = Ribeira da Laje
location-fishing-house = Casa da Pesca

character-king = Rei
character-patriarch = Patriarca
character-secretary = Secretário
character-architect = Arquiteto
character-marquise = Marquesa
character-marquis = Marquês

color-yellow = amarelo
color-green = verde
color-red = vermelho
color-blue = azul

# Porque terminou o jogo; vem depois de dois pontos.
cause-cards = foi ganha a última carta de visitante necessária
cause-limit = jogou-se a última ronda do limite da casa

## O que aconteceu

event-starter-rolled = { $who } lança o dado para começar: { $die }.
event-began = { $who } começa.
event-coins-dealt =
    { $who } começa com { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-product-chosen = { $who } escolhe um produto: { $good }.
event-round-began = Começa a ronda { $round }.
event-hired =
    { $who } { $king ->
        [true] { $workers ->
            [0] contrata só o trabalhador do Rei
            [one] contrata { $workers } trabalhador e o do Rei
           *[other] contrata { $workers } trabalhadores e o do Rei
        }
       *[other] { $workers ->
            [0] não contrata ninguém
            [one] contrata { $workers } trabalhador
           *[other] contrata { $workers } trabalhadores
        }
    } e { $coins ->
        [0] não paga nada
        [one] paga { $coins } moeda
       *[other] paga { $coins } moedas
    }.
event-worker-placed = { $who } coloca um trabalhador: { $location }.
event-king-placed = { $who } coloca o trabalhador do Rei: { $location }.
event-die-rolled =
    { $location }: { $who } lança o dado e sai { $roll }{ $bonus ->
        [0] .
       *[other] , e o Arquiteto soma { $bonus }.
    }
event-die-raised =
    { $who } paga { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } e sobe o dado para { $value }.
event-harvested =
    { $location }: { $who } { $amount ->
        [0] não colhe nada
       *[other] colhe { $lot }
    }.
event-supply-empty = { $location }: { $who } não colhe nada; a reserva esgotou-se ({ $good }).
event-production-began =
    { $location }: { $who } põe { $lot }, paga { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } e começa uma produção.
event-production-missed = { $location }: { $who } não começa nenhuma produção.
event-resources-lost = { $location }: { $who } não consegue pagar a produção e perde { $lot }.
event-product-made =
    { $location }: { $who } recebe { $lot } e ganha { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
event-level-climbed =
    { $location }: { $who } sobe ao nível { $level } e ganha { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
event-climb-missed = { $location }: { $who } não consegue nada.
# As moedas reconhecem-se pela palavra, good-coins.
event-offer-made = { $location }: { $who } oferece { $lot }.
event-offer-declined = { $location }: { $who } não faz a oferta.
event-card-won = { $who } ganha uma carta: { $character }.
event-sold =
    { $who } vende { $lot } por { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-exchanged-coins =
    Secretário: { $who } dá { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } por { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
event-exchanged-points =
    Secretário: { $who } dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } por { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-gift-given =
    Marquesa: { $who } dá de presente { $lot } e ganha { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
event-marquis-used = { $who } descarta o Marquês: { $location }.
event-cube-lowered =
    { $location }: { $level ->
        [0] o cubo de { $who } sai da coluna
       *[other] o cubo de { $who } desce para o nível { $level }
    } (perde { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }).
event-visitor-arrived = Chega um visitante: { $character } ({ $location }).
event-token-passed = { $who } fica com a ficha de jogador inicial.
event-last-round-begins = Começa a última ronda.
event-ended = O jogo terminou: { $cause }.
event-final-points =
    { $source }: { $who } ganha { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.

## O que alguém ganha e perde

gain-coins =
    { $count ->
        [one] { $amount } moeda
       *[other] { $amount } moedas
    }
gain-points =
    { $count ->
        [one] { $amount } ponto
       *[other] { $amount } pontos
    }
gain-olive =
    { $count ->
        [one] { $amount } azeitona
       *[other] { $amount } azeitonas
    }
gain-grape =
    { $count ->
        [one] { $amount } uva
       *[other] { $amount } uvas
    }
gain-mulberry-leaf =
    { $count ->
        [one] { $amount } folha de amoreira
       *[other] { $amount } folhas de amoreira
    }
gain-olive-oil = { $amount } de azeite
gain-carcavelos-wine = { $amount } de vinho de Carcavelos
gain-silk-cocoon =
    { $count ->
        [one] { $amount } casulo de seda
       *[other] { $amount } casulos de seda
    }

## O que se pergunta

ask-choose-product = Escolhe dois produtos para começar, um após o outro
ask-hire = Quantos trabalhadores contratas?
ask-place = Coloca um trabalhador num brasão livre
ask-worker = Escolhe que trabalhador resolves agora
ask-raise = Sobes o dado com moedas?
ask-produce = Começas uma produção?
ask-offer = O dado chega: fazes a oferta e ficas com a carta?
ask-sell = Escolhe o que vendes
ask-finish = Todos os teus trabalhadores acabaram: usa as tuas cartas ou termina

## O que os outros leem entretanto

waits-choose-product = { $who } escolhe dois produtos para começar
waits-hire = { $who } decide quantos trabalhadores contrata
waits-place = { $who } decide onde coloca um trabalhador
waits-worker = { $who } escolhe que trabalhador resolve agora
waits-raise = { $who } decide se sobe o dado com moedas
waits-produce = { $who } decide se começa uma produção
waits-offer = { $who } decide se faz a oferta e fica com a carta: o dado chega
waits-sell = { $who } escolhe o que vende
waits-finish = { $who } decide se usa as suas cartas ou termina: todos os seus trabalhadores acabaram

## Jogadas

move-product = Escolher um produto: { $good }
# Um número pode chegar como texto: vale então a última forma, também para o 0.
move-hire =
    { $workers ->
        [0] Não contratar ninguém
        [one] Contratar { $workers } trabalhador
       *[other] Contratar { $workers } trabalhadores
    }
move-hire-with-king =
    { $workers ->
        [0] Contratar só o trabalhador do Rei
        [one] Contratar { $workers } trabalhador e o do Rei
       *[other] Contratar { $workers } trabalhadores e o do Rei
    }
move-place = Colocar um trabalhador: { $location }
repeat-place = Colocar { $count } trabalhadores: { $location }
move-place-king = Colocar o trabalhador do Rei: { $location }
move-resolve = Resolver um trabalhador: { $location }
move-raise =
    { $coins ->
        [0] Deixar o dado como está
        [one] Pagar { $coins } moeda pelo dado
       *[other] Pagar { $coins } moedas pelo dado
    }
move-produce = Começar a produção
move-decline = Não, não dar nada
move-offer = Fazer a oferta e ficar com a carta
move-sell = Vender { $lot }
repeat-sell = Vender { $lot }
every-sell = Vender tudo: { $count } unidades
move-done = Não vender mais nada
move-finish = Terminar as minhas ações
move-exchange-points = Secretário: 2 moedas por 2 pontos
move-exchange-coins = Secretário: 2 pontos por 2 moedas
move-gift = Marquesa: dar { $lot } em troca de pontos
move-marquis = Marquês: descartar a carta ({ $location })

## Porque não

no-too-dear =
    Para isto é preciso ter { $need ->
        [one] { $need } moeda
       *[other] { $need } moedas
    }; tens { $have }.
no-too-few-workers =
    Para isto é preciso ter { $need ->
        [one] { $need } trabalhador teu
       *[other] { $need } trabalhadores teus
    } na Casa do Pessoal; tens { $have }.
no-king-away = O trabalhador do Rei não está disponível: precisas da carta do Rei, e ele não pode estar num local de produção.
no-spot-taken = Não há aí nenhum brasão livre para este número de jogadores.
no-mill-busy = Há um trabalhador neste local de produção. Volta a abrir quando os dois brasões estiverem vazios.
no-creek-once = Já tens um trabalhador na Ribeira da Laje nesta ronda.
no-coat-first = O jogador inicial não pode colocar aí o seu primeiro trabalhador da ronda.
no-king-not-here = O trabalhador do Rei só se indica num local de produção, e tem de estar na tua mão.
no-own-not-here = Para este local de produção não te resta nenhum trabalhador teu, só o do Rei.
no-no-worker-there = Não tens aí nenhum trabalhador por resolver.
no-raise-limit = É demasiado para este lançamento: { $need } moedas, e o máximo é { $have }.
no-offer-reserved = Tens de poder pagar a oferta. Querias pagar { $need } pelo dado; no máximo podes pagar { $have }.
no-not-held = Não tens isso.
no-not-a-product = Isso não é um produto. Escolhe azeite, vinho de Carcavelos ou um casulo de seda.
no-offer-missing = Não tens o que a oferta pede: pede { $need }, e tens { $have }.
no-card-not-held = Não tens essa carta.
no-limit-reached =
    Já usaste esta carta o máximo permitido: { $have ->
        [one] uma vez
       *[other] { $have } vezes
    }.
no-too-few-points =
    Para isto é preciso ter { $need ->
        [one] { $need } ponto
       *[other] { $need } pontos
    }; tens { $have }.
no-nobody-to-lower = Nenhum cubo de um adversário desceria aí. Escolhe outro local de receção.

## O que uma jogada custa e dá

quote-hire =
    { $price ->
        [0] Não custa nada.
        [one] Pagas { $price } moeda.
       *[other] Pagas { $price } moedas.
    }
quote-hire-with-king =
    { $price ->
        [0] Não custa nada.
        [one] Pagas { $price } moeda.
       *[other] Pagas { $price } moedas.
    }
quote-marquis =
    No fim teria valido { $card ->
        [one] { $card } ponto
       *[other] { $card } pontos
    }.
quote-offer =
    { $points ->
        [0] A carta dá
        [one] { $points } ponto agora; a carta dá
       *[other] { $points } pontos agora; a carta dá
    } { $card ->
        [one] { $card } ponto
       *[other] { $card } pontos
    } no fim{ $offer ->
        [0] .
        [one] , por { $offer } moeda.
       *[other] , por { $offer } moedas.
    }
quote-produce =
    Pagas { $price ->
        [one] { $price } moeda
       *[other] { $price } moedas
    } agora; na próxima ronda o produto dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
quote-raise-yield =
    { $price ->
        [0] Sem moedas
        [one] Por { $price } moeda
       *[other] Por { $price } moedas
    } o dado vale { $value }: { $yield ->
        [0] não colhes nada.
       *[other] colhes { $yield }.
    }
quote-raise-needed =
    { $price ->
        [0] Sem moedas
        [one] Por { $price } moeda
       *[other] Por { $price } moedas
    } o dado vale { $value }; é preciso { $needed }.
quote-resolve =
    O local de produção pede { $price ->
        [one] { $price } moeda
       *[other] { $price } moedas
    } e { $missing ->
        [one] falta-te { $missing }
       *[other] faltam-te { $missing }
    }: perdes { $lost } dos teus recursos.
quote-sell =
    Recebes { $gain ->
        [one] { $gain } moeda
       *[other] { $gain } moedas
    }.

# Depois da razão da recusa.
sum-too-few-workers = Em casa: { $workers }.

## De onde vem a pontuação

source-venues = Locais de receção
source-production = Produção
source-gifts = Presentes à Marquesa
source-exchange = Trocas com o Secretário
source-losses = Perdidos por causa do Marquês
source-cards = Cartas de personagem
source-products = Produtos
source-resources = Recursos
source-coins = Moedas

## No terminal

short-olive = AZ
short-grape = UV
short-mulberry-leaf = FO
short-olive-oil = AE
short-carcavelos-wine = VI
short-silk-cocoon = SE
short-coins = MO

tell-set-up = Antes da primeira ronda. Jogador inicial: { $who }.
tell-round = Ronda { $round }. Jogador inicial: { $who }.
tell-round-limit = Ronda { $round } de { $limit } no máximo. Jogador inicial: { $who }.
tell-won = Cartas ganhas: { $won } de { $needed }.
tell-last-round = Esta é a última ronda.
tell-die = { $place }: o dado mostra { $die }.
tell-acting = Trabalha-se em: { $place }.
tell-place = { $place }: { $content }.
tell-levels = dado por pontos, nível a nível: { $content }
tell-die-for = { $die } por { $points }
tell-cubes = cubos: { $content }
tell-cube = { $who } no nível { $level }
tell-next =
    com um dado de { $die } ou mais chega-se ao nível { $level } e ganham-se { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
tell-top = já estás no topo: aqui um trabalhador já não traz nada
tell-top-won = { $who } tem a carta: mais ninguém chega ao último nível, aqui um trabalhador não traz nada
tell-top-coming = { $card } ainda não chegou: antes ninguém sobe ao último nível, aqui um trabalhador não traz nada nesta ronda
tell-card = com um dado de { $die } ou mais ganha-se a carta por { $offer }
tell-card-away = { $who } tem a carta: agora não há nada a ganhar aqui
tell-lacking = em falta: { $content }
tell-no-production = não começa nenhuma produção
tell-sale =
    os teus bens dariam { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
tell-sale-none = não tens nada para vender: tal como as coisas estão, aqui um trabalhador não traz nada
tell-card-coming = carta: { $card }, por chegar
tell-card-here = carta: { $card }, aqui
tell-card-won = carta: { $card }, de { $who }
tell-offer = oferta: { $content }
tell-harvest = { $lot } por cada { $die } do dado
tell-mill =
    { $costs } por { $product } e { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } na ronda seguinte
tell-made =
    dá { $product } e { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
tell-prices = preços em moedas: { $content }
tell-needed = um dado de { $die } ou mais
tell-coat = dá a ficha para a ronda seguinte
tell-first = primeiro brasão: { $who }
tell-second = segundo: { $who }
tell-king-here = é o trabalhador do Rei
tell-workers = trabalhadores: { $who }
tell-free = brasões livres: { $count }
tell-supply = Na reserva: { $content }.
tell-player = { $who }: moedas { $coins }, pontos { $points }; bens: { $goods }; trabalhadores em casa { $home }, na mão { $hand }; cartas: { $cards }.
tell-hired = Escolhido em segredo: trabalhadores { $workers }.
tell-hired-king = Escolhido em segredo: trabalhadores { $workers }, e o do Rei.
tell-hired-hidden = Já escolheu em segredo quantos trabalhadores.
tell-none = nenhum
tell-no-card = nenhuma

picture-venues = Locais de receção
picture-level = nível { $level }
picture-top = topo
picture-top-reached = já no topo
picture-card = carta
picture-card-coming = virá
picture-card-here = aqui
picture-card-won = de { $who }
picture-offer = oferta
picture-plantations = Plantações
picture-mills = Locais de produção
picture-first = 1.º
picture-second = 2.º
picture-coat = ficha para a ronda seguinte
picture-supply = Reserva
picture-home = casa
picture-hand = mão
picture-cards = cartas
picture-goods = { short-coins } moedas, ★ pontos, { short-olive } { good-olive }, { short-grape } { good-grape }, { short-mulberry-leaf } { good-mulberry-leaf }, { short-olive-oil } { good-olive-oil }, { short-carcavelos-wine } { good-carcavelos-wine }, { short-silk-cocoon } { good-silk-cocoon }.
picture-signs = A·: um trabalhador ou um cubo de A, e um lugar livre. A*: o trabalhador do Rei. (2): escolhido em segredo; ?: escolhido, sem que o saibas.
picture-places = 4+ 5: um dado de 4 ou mais, por 5 pontos. 3 → { short-olive }: uma azeitona por cada 3 do dado.
picture-sums = Ao lado de uma jogada: - ou + moedas, ★ pontos, (★) pontos no fim. Para o dado: o seu valor, → o que rende, ou ≥ e < o valor pedido. ✗3: os recursos que se perdem num local de produção por faltarem moedas.

group-product = Produtos
group-place = Locais
group-place-king = Locais para o trabalhador do Rei
group-resolve = Os teus trabalhadores
group-sell = Os teus bens
group-gift = Marquesa: dar um produto
group-marquis = Marquês: descartar a carta, fazer descer os cubos em

## No tabuleiro

board-points = Pontos: { $content }
board-scored = Pontos
board-palace = Palácio
board-farm = Quinta

# A personagem de um local; a linha por baixo do nome.
board-card-expected = { $card } virá
board-card-here = { $card }, aqui
board-card-won = { $card }: { $who }

# Uma carta, os seus pontos no fim e o que permite a quem a tem.
board-power =
    { $card } ({ $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } no fim): { $power }
board-power-king =
    a partir da ronda seguinte, { $workers ->
        [one] mais um trabalhador, grátis
       *[other] mais { $workers } trabalhadores, grátis
    }
board-power-patriarch = cada moeda sobe o dado em { $value }
board-power-secretary = { $coins } moedas tornam-se { $points } pontos, ou ao contrário, até { $count } vezes
board-power-architect = cada lançamento vale mais { $bonus }
board-power-marquise = dá até { $count } produtos por ronda, cada um por { $points } pontos
board-power-marquis =
    descarta a carta: num local os cubos de todos os outros descem { $level ->
        [one] um nível
       *[other] { $level } níveis
    }

board-this-round = esta ronda
board-next-round = seguinte
board-creek = um por jogador, todos os bens
board-starts-next = Começa a seguir
board-starts-now = agora { $who }
board-at-home = { $who }: { $count }

board-home = trabalhadores na Casa do Pessoal
board-no-card = ainda sem cartas
board-hired-hidden = já escolheu quantos trabalhadores contrata
board-hand-of-hired = trabalhadores na mão: { $hand }, contratados: { $hired }

board-your-goods = Os teus bens
board-products = Escolhe um produto
board-workers-to-hire = Trabalhadores que contratas
board-hire =
    { $workers ->
        [0] ninguém
        [one] { $workers } trabalhador, { $coins ->
            [0] grátis
            [one] por { $coins } moeda
           *[other] por { $coins } moedas
        }
       *[other] { $workers } trabalhadores, { $coins ->
            [0] grátis
            [one] por { $coins } moeda
           *[other] por { $coins } moedas
        }
    }
board-free = grátis
board-nobody = ninguém
board-king-extra = e, se quiseres, o do Rei
board-king-in-mill = um pode ser o do Rei
board-you-chose = Escolheste
board-in-hand =
    { $count ->
        [one] { $count } trabalhador na tua mão
       *[other] { $count } trabalhadores na tua mão
    }
board-at-work =
    { $count ->
        [one] { $count } trabalhador teu no seu posto
       *[other] { $count } trabalhadores teus no seu posto
    }
board-unpaid =
    { $place }: perdes isto se for resolvido sem { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
board-rolled-by = { $who } lança o dado: { $place }
board-level-needs = o nível { $level } pede { $die }
board-card-needs = a carta pede { $die }
board-add =
    { $coins ->
        [0] nenhuma moeda
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }: o dado vale { $value }, { $brings }
board-enough = chega
board-too-low = não chega
board-then-give = E a oferta
board-at = Trabalha-se em
board-you-give = Dás
board-you-receive = Recebes
board-you-receive-next-round = Na ronda seguinte recebes
board-at-the-end = +{ $points } no fim
board-your-powers = Usos que restam
board-uses-left =
    { $card }: { $count ->
        [one] resta { $count } uso
       *[other] restam { $count } usos
    }

board-round = Ronda { $round }
board-set-up = Preparação
board-over = Fim do jogo
board-phase-hire = Contratar
board-phase-place = Colocar
board-phase-resolve = Resolver
board-phase-arrival = Chegada
board-visitors-won = Cartas de visitante: { $won } de { $needed }
board-last-round = Última ronda

## Títulos das regras

rule-1 = O palácio
rule-1-1 = Objetivo
rule-1-2 = Locais
rule-1-3 = Bens
rule-1-4 = Moedas e pontos
rule-2 = Preparação
rule-2-1 = Jogador inicial
rule-2-2 = O que cada um recebe
rule-2-3 = Dois produtos
rule-2-4 = As cartas
rule-3 = A ronda
rule-3-1 = Cinco passos
rule-4 = Contratar
rule-4-1 = Uma moeda por cada um
rule-4-2 = Sem moedas
rule-4-3 = Em segredo
rule-4-4 = O trabalhador do Rei
rule-4-5 = Trabalhadores num local de produção
rule-5 = Colocar
rule-5-1 = Um de cada vez
rule-5-2 = Brasões livres
rule-5-3 = Locais de produção
rule-5-4 = Ribeira da Laje
rule-5-5 = O brasão de jogador inicial
rule-5-6 = O trabalhador do Rei num local de produção
rule-6 = Resolver
rule-6-1 = Um jogador de cada vez
rule-6-2 = De volta a casa
rule-6-3 = Quando todos acabaram
rule-7 = O dado
rule-7-1 = Um lançamento por trabalhador
rule-7-2 = Subir o dado
rule-7-3 = Limites
rule-7-4 = A oferta tem de poder ser paga
rule-8 = Plantações
rule-8-1 = Colheita
rule-8-2 = Nada se acumula
rule-9 = Locais de produção
rule-9-1 = Começar uma produção
rule-9-2 = Sem recursos ou sem vontade
rule-9-3 = Sem moedas
rule-9-4 = A segunda ronda
rule-9-5 = Por terminar no fim
rule-10 = Locais de receção
rule-10-1 = Um nível por trabalhador
rule-10-2 = Quadrados
rule-10-3 = O retângulo
rule-10-4 = Aceitar ou ficar
rule-10-5 = A carta
rule-11 = A Casa da Pesca
rule-11-1 = O Marquês
rule-11-2 = Quatro e dez
rule-11-3 = Sem a carta
rule-12 = Ribeira da Laje
rule-12-1 = Vender
rule-12-2 = Preços
rule-13 = Personagens
rule-13-1 = Quando ajudam
rule-13-2 = Rei
rule-13-3 = Patriarca
rule-13-4 = Secretário
rule-13-5 = Arquiteto
rule-13-6 = Marquesa
rule-13-7 = Marquês
rule-14 = Chegada e ficha
rule-14-1 = Chega um visitante
rule-14-2 = A ficha
rule-15 = O fim
rule-15-1 = Jogo completo
rule-15-2 = Jogo curto
rule-15-3 = A última ronda
rule-15-4 = O limite da casa
rule-15-5 = Pontuação final
rule-15-6 = Empates

## Na estante

shelf-minutes = 45–60
shelf-weight = 2
shelf-credits = Criado e ilustrado por João Quintela Martins. Publicado pela Art and Games.

## O que uma coisa é

about-plantation = Um trabalhador aqui lança o dado, que se pode subir com moedas, e traz um recurso por cada vez que o número indicado cabe no valor. Podem estar aqui vários trabalhadores; cada um lança por si.
about-production = Transforma recursos e moedas num produto. O trabalhador entrega-os, passa para o segundo brasão e na ronda seguinte traz o produto e os seus pontos. Até lá mais ninguém pode trabalhar aqui.
about-venue = Cada trabalhador pode subir um nível o cubo do dono se o dado atingir o número indicado, e pontua. O último nível exige ainda que o visitante esteja aqui e a oferta; quem lá chega leva a carta do visitante.
about-marquis = Aqui ganha-se o Marquês: o dado tem de atingir o número indicado e pagam-se as moedas. A sua carta vale pontos no fim, ou descarta-se para fazer descer um nível os cubos de todos os outros num local de receção.
about-sale = Um trabalhador aqui vende os bens que o dono quiser aos preços indicados. Cada jogador pode ter aqui um trabalhador por ronda.
about-starting-player = Um trabalhador aqui não faz mais nada, mas torna o dono jogador inicial da ronda seguinte. O primeiro trabalhador do jogador inicial não pode vir para aqui.
about-staff-house = Aqui descansam os trabalhadores que não trabalham. Contratam-se daqui no início da ronda e voltam quando acabam.
about-character = Um visitante, ou o próprio Marquês. Quem ganha a carta tem a sua ajuda a partir daí e os seus pontos no fim. Ao palácio chegam cinco visitantes, um no fim de cada uma das cinco primeiras rondas.
about-points = Os pontos decidem o jogo. Vêm dos níveis nos locais de receção e dos produtos; cartas, bens e moedas somam os seus no fim.
about-coins = Pagam trabalhadores, subidas do dado, produções e duas ofertas. No fim cada cinco completas são um ponto.
about-good = Os recursos crescem nas plantações e tornam-se produtos nos locais de produção: as azeitonas azeite, as uvas vinho, as folhas de amoreira seda. Os produtos são o que os visitantes esperam. O que sobra conta um pouco no fim.
about-supply = O que a reserva ainda tem de um bem. O que não tem não se recebe.
about-workers = Quantos trabalhadores teus contratas para esta ronda. Cada um custa uma moeda; sem nenhuma moeda, um é grátis. Todos decidem em segredo.
about-hired = Os trabalhadores desta ronda. Colocam-se à vez, um a um, e depois resolvem-se por qualquer ordem.
about-kings-worker = Quem tem o Rei tem mais um trabalhador, e não custa nada.
about-die = O lançamento do trabalhador que age agora. Cada um lança uma vez; as moedas podem subir o valor.
about-raise = As moedas que pagas por este valor do dado. Decide-se uma vez por lançamento.

## Ícones

icon-olive = { good-olive }
icon-grape = { good-grape }
icon-mulberry-leaf = { good-mulberry-leaf }
icon-olive-oil = { good-olive-oil }
icon-carcavelos-wine = { good-carcavelos-wine }
icon-silk-cocoon = { good-silk-cocoon }
icon-king = { character-king }
icon-patriarch = { character-patriarch }
icon-secretary = { character-secretary }
icon-architect = { character-architect }
icon-marquise = { character-marquise }
icon-marquis = { character-marquis }
icon-kings-worker = o trabalhador do Rei
icon-coat = um brasão: lugar para um trabalhador
icon-cube = o cubo de um jogador num local de receção
icon-first-player = a ficha de jogador inicial
icon-cross = não chega

## O que mostram as figuras junto às regras

figure-first = O Amarelo tem agora a ficha. O trabalhador do Verde vai trazer-lha para a ronda seguinte.
figure-harvest = Dois trabalhadores nas Oliveiras, cada um com o seu lançamento: 1 azeitona por cada 3 completos. Com três jogadores, o brasão com a marca 4+ está fechado.
figure-mills = À esquerda, um trabalhador no segundo brasão: nesta ronda dá 1 azeite e 6 pontos, e ninguém pode entrar. À direita, um trabalhador que agora pode começar a fazer vinho.
figure-squares = O trabalhador do Vermelho precisa de um 2 para o primeiro quadrado e 2 pontos. O Amarelo está no primeiro quadrado e o Verde no segundo. O Arquiteto ainda não chegou.
figure-rectangle = O Arquiteto está lá. Com um 4 e 1 vinho de Carcavelos, o Amarelo sobe ao retângulo, ganha 10 pontos e fica com a carta.
figure-fishing = O Marquês pede um 4 no dado e 10 moedas. A sua carta vale 10 pontos.
figure-selling = Por quanto se vendem os bens: os recursos à esquerda, os produtos à direita.
