### Madeira: todas as palavras que um jogador lê. Termos: glossary.toml.

## O jogo e as suas opções

game-name = Madeira
game-tagline = Trabalha os campos de uma ilha, constrói as suas cidades e atende os pedidos da Coroa.

option-pirates-hidden = Piratas
option-pirates-hidden-true = Ocultos: só vês quantos tens tu
option-pirates-hidden-false = À vista: todos veem todos os totais
option-diplomat-from-zero = Diplomata
option-diplomat-from-zero-true = Ajuda mesmo sem trabalhador lá
option-diplomat-from-zero-false = Só ajuda onde tens um trabalhador
option-bishop-escape = Bispo
option-bishop-escape-true = Pode livrar-te de pagar o edifício
option-bishop-escape-false = Não te livra de pagar o edifício

# O que o Apoio régio deixa escolher.
option-bread = obter pão
option-pirates = descartar piratas

## Nomes

good-wheat = trigo
good-sugar = açúcar
good-wine = vinho

resource-wheat = { good-wheat }
resource-sugar = { good-sugar }
resource-wine = { good-wine }
resource-wood = madeira
resource-bread = pão
resource-reals = reais
resource-pirates = piratas

# Duas mercadorias que se dão ao moinho de vento.
pair-wheat-wheat = 2 de trigo
pair-wheat-sugar = trigo e açúcar
pair-wheat-wine = trigo e vinho
pair-sugar-sugar = 2 de açúcar
pair-sugar-wine = açúcar e vinho
pair-wine-wine = 2 de vinho

# Região e número de um campo.
field-r1-f1 = campo 1.1
field-r1-f2 = campo 1.2
field-r1-f3 = campo 1.3
field-r1-f4 = campo 1.4
field-r2-f1 = campo 2.1
field-r2-f2 = campo 2.2
field-r2-f3 = campo 2.3
field-r2-f4 = campo 2.4
field-r2-f5 = campo 2.5
field-r3-f1 = campo 3.1
field-r3-f2 = campo 3.2
field-r3-f3 = campo 3.3
field-r3-f4 = campo 3.4
field-r3-f5 = campo 3.5
field-forest = Floresta

# Das cidades o lugar, das colónias a terra.
place-r1-f1 = { field-r1-f1 }
place-r1-f2 = { field-r1-f2 }
place-r1-f3 = { field-r1-f3 }
place-r1-f4 = { field-r1-f4 }
place-r2-f1 = { field-r2-f1 }
place-r2-f2 = { field-r2-f2 }
place-r2-f3 = { field-r2-f3 }
place-r2-f4 = { field-r2-f4 }
place-r2-f5 = { field-r2-f5 }
place-r3-f1 = { field-r3-f1 }
place-r3-f2 = { field-r3-f2 }
place-r3-f3 = { field-r3-f3 }
place-r3-f4 = { field-r3-f4 }
place-r3-f5 = { field-r3-f5 }
place-forest = { field-forest }
place-porto-santo-1 = Porto Santo 1
place-porto-santo-2 = Porto Santo 2
place-porto-santo-3 = Porto Santo 3
place-porto-santo-4 = Porto Santo 4
place-porto-santo-5 = Porto Santo 5
place-porto-santo-6 = Porto Santo 6
place-porto-santo-7 = Porto Santo 7
place-porto-santo-8 = Porto Santo 8
place-porto-santo-9 = Porto Santo 9
place-porto-santo-10 = Porto Santo 10
place-porto-santo-11 = Porto Santo 11
place-porto-santo-12 = Porto Santo 12
place-funchal-1 = Funchal 1
place-funchal-2 = Funchal 2
place-funchal-3 = Funchal 3
place-funchal-4 = Funchal 4
place-funchal-5 = Funchal 5
place-funchal-6 = Funchal 6
place-funchal-7 = Funchal 7
place-funchal-8 = Funchal 8
place-funchal-9 = Funchal 9
place-funchal-10 = Funchal 10
place-funchal-11 = Funchal 11
place-funchal-12 = Funchal 12
place-machico-1 = Machico 1
place-machico-2 = Machico 2
place-machico-3 = Machico 3
place-machico-4 = Machico 4
place-machico-5 = Machico 5
place-machico-6 = Machico 6
place-machico-7 = Machico 7
place-machico-8 = Machico 8
place-machico-9 = Machico 9
place-machico-10 = Machico 10
place-machico-11 = Machico 11
place-machico-12 = Machico 12
place-acores = Açores
place-brasil = Brasil
place-india = Índia
place-watch = Guarda da Cidade
place-home = Casa

# Espaços para navios, com as mercadorias que pedem.
berth-wheat-1 = mercado do trigo (1)
berth-wheat-2 = mercado do trigo (2)
berth-wheat-3 = mercado do trigo (3)
berth-wheat-4 = mercado do trigo (4)
berth-wheat-pair = mercado do trigo (1 ou 4)
berth-sugar-1 = mercado do açúcar (1)
berth-sugar-2 = mercado do açúcar (2)
berth-sugar-3 = mercado do açúcar (3)
berth-sugar-4 = mercado do açúcar (4)
berth-sugar-pair = mercado do açúcar (1 ou 4)
berth-wine-1 = mercado do vinho (1)
berth-wine-2 = mercado do vinho (2)
berth-wine-3 = mercado do vinho (3)
berth-wine-4 = mercado do vinho (4)
berth-wine-pair = mercado do vinho (1 ou 4)
berth-acores-1 = Açores (1)
berth-acores-2 = Açores (2)
berth-acores-3 = Açores (3)
berth-acores-4 = Açores (4)
berth-brasil-1 = Brasil (1)
berth-brasil-2 = Brasil (2)
berth-brasil-3 = Brasil (3)
berth-brasil-4 = Brasil (4)
berth-india-1 = Índia (1)
berth-india-2 = Índia (2)
berth-india-3 = Índia (3)
berth-india-4 = Índia (4)
berth-home = Casa

building-moinho = Moinho
building-capitania = Capitania
building-alfandega = Alfândega
building-casa-da-coroa = Casa da Coroa
building-fortaleza = Fortaleza
gloss-moinho = Moinho
gloss-capitania = Capitania
gloss-alfandega = Alfândega
gloss-casa-da-coroa = Casa da Coroa
gloss-fortaleza = Fortaleza

character-commander = Comandante
character-steward = Feitor
character-guild-master = Mestre das Guildas
character-mayor = Alcaide
# Nenhuma personagem: o edifício vazio.
character- = edifício vazio
slot-i = I
slot-ii = II
slot-iii = III
slot-iv = IV

city-porto-santo = Porto Santo
city-funchal = Funchal
city-machico = Machico

market-wheat = trigo
market-sugar = açúcar
market-wine = vinho

colony-acores = Açores
colony-brasil = Brasil
colony-india = Índia

guild-grey = cinzenta
guild-green = verde
guild-orange = laranja
guild-violet = violeta

favor-monk = Monge
favor-miller = Moleiro
favor-bishop = Bispo
favor-patron = Mecenas
favor-lord = Senhor
favor-diplomat = Diplomata
favor-treasurer = Tesoureiro
favor-navigator = Navegador
favor-engineer = Engenheiro
favor-constable = Condestável
favor-lady = Dama
favor-scout = Batedor

reward-field-worker = Trabalhador para o campo
reward-city-worker = Trabalhador para a cidade
reward-favor-flip = Virar um favor
reward-watch-worker = Trabalhador para a guarda
reward-prestige = Prestígio
reward-treasure = Tesouro
reward-royal-support = Apoio régio
reward-windmill-step = Degrau do moinho

request-market-routes = Rotas comerciais
request-expeditions = Expedições
request-influence-of-guilds = Influência das guildas
request-urbanization = Urbanização
request-wealth-of-nation = Riqueza da nação

color-yellow = amarelo
color-red = vermelho
color-purple = roxo
color-blue = azul

# Depois de "fase".
phase-setup = preparação
phase-a = A: preparação da ronda
phase-b = B: ações de personagem
phase-c = C: ações de edifício
phase-d = D: manutenção
phase-e = E: pedidos da Coroa

# Porque terminou o jogo; vem depois de dois pontos.
cause-rounds = jogou-se a quinta ronda

## O que aconteceu

event-request-dealt = { $who } recebe um pedido inicial: { $request }, coroas: { $crowns }.
event-began = Começa { $who }.
event-requests-laid = Põem-se pedidos na linha { $row }: { $request }.
event-reward-laid = { $colony }: põe-se uma recompensa do Rei, { $reward }.
event-favor-laid = { $city }: põe-se um favor, { $favor }.
event-supply-dealt =
    { $who } começa com { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    }, { $bread ->
        [one] { $bread } pão
       *[other] { $bread } pães
    }, { $wood } de madeira, { $wheat } de trigo, { $sugar } de açúcar, { $wine } de vinho e { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    }.
event-guards-posted =
    { $who } envia { $workers ->
        [one] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    } para a Guarda da Cidade.
event-round-began = Começa a ronda { $round }.
event-phase-began = Fase { $phase }.
event-character-placed = { $building }: { $character }.
event-pirate-dice-rolled = Os dados piratas mostram { $dice }.
event-guild-dice-rolled = Os dados da linha { $row } mostram { $dice }.
event-row-chosen = { $who } escolhe a linha { $row } e fica com os seus dados.
event-request-taken = { $who } fica com um pedido: { $request }.
event-favor-turned-up = { $who } vira um favor para cima: { $favor }.
event-die-placed =
    { $who } coloca um dado de { $die } no { $character } ({ $building }){ $bread ->
        [0] .
        [one] , por { $bread } pão.
       *[other] , por { $bread } pães.
    }
event-pirate-die-placed =
    { $who } envia para Casa um trabalhador da Guarda da Cidade e coloca um dado pirata de { $die } no { $character } ({ $building }){ $bread ->
        [0] .
        [one] , por { $bread } pão.
       *[other] , por { $bread } pães.
    }
event-character-used = { $who } usa a ação do { $character }.
event-worker-moved = { $who } move um trabalhador: { $from_place } → { $to_place }.
event-harvested = { $who } colhe 1 de { $resource } ({ $field }).
event-passed = { $who } passa, espaço { $slot }.
event-gained =
    { $who } obtém { $bread ->
        [0] { $reals ->
            [one] { $reals } real
           *[other] { $reals } reais
        }
        [one] { $reals ->
            [0] { $bread } pão
            [one] { $bread } pão e { $reals } real
           *[other] { $bread } pão e { $reals } reais
        }
       *[other] { $reals ->
            [0] { $bread } pães
            [one] { $bread } pães e { $reals } real
           *[other] { $bread } pães e { $reals } reais
        }
    }.
event-points-earned = { $who } ganha { $points } PP.
event-pirates-received =
    { $who } recebe { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    }.
event-pirates-discarded =
    { $who } descarta { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    }.
event-wood-discarded = { $who } descarta { $wood } de madeira.
event-wood-bought =
    { $who } compra { $wood } de madeira por { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    }.
event-wood-taken = { $who } retira { $wood } da madeira comprada ({ $field }).
event-wood-got = { $who } obtém { $wood } de madeira, que sai de: { $field }.
event-ship-moved = { $who } move um navio: { $from_berth } → { $to_berth }, por { $amount } de { $good }.
event-goods-sold =
    { $who } obtém { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    } no mercado do { $market }.
event-reward-taken = { $who } usa uma recompensa do Rei: { $reward }.
event-district-built = { $city }: { $who } constrói um bairro e ganha um favor, { $favor }.
event-citizen-moved = { $who } move um cidadão neutro: { $from_place } → { $to_place }.
# Os reais reconhecem-se pela palavra, resource-reals; o resto é pão.
event-city-paid =
    { $city }: { $who } obtém { $resource ->
        [reais] { $amount ->
            [one] { $amount } real
           *[other] { $amount } reais
        }
       *[other] { $amount ->
            [one] { $amount } pão
           *[other] { $amount } pães
        }
    }.
event-building-rolled =
    { $building }: dados de guilda ({ $dice }){ $pirate ->
        [0] ;
       *[other] , dado pirata { $pirate };
    } o custo é de { $cost ->
        [one] { $cost } real
       *[other] { $cost } reais
    }.
event-building-paid =
    { $building }: { $who } paga { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    }.
event-building-refused = { $building }: { $who } não paga.
event-building-used = { $building }: { $who } usa o edifício.
event-favor-used = { $who } usa um favor: { $favor }.
event-marker-moved = { $who } move um marcador de ação: { $from_building } → { $to_building }.
event-lady-paid =
    Dama: { $who } paga { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    }.
event-goods-exchanged =
    Moinho de vento: { $who } descarta { $first_good ->
        [trigo] { $second_good ->
            [trigo] 2 de trigo
           *[other] 1 de trigo e 1 de { $second_good }
        }
        [vinho] { $second_good ->
            [vinho] 2 de vinho
           *[other] 1 de vinho e 1 de { $second_good }
        }
       *[other] { $second_good ->
            [trigo] 1 de açúcar e 1 de trigo
            [vinho] 1 de açúcar e 1 de vinho
           *[other] 2 de açúcar
        }
    } e obtém 1 de { $good }.
event-windmill-climbed =
    Moinho de vento: { $who } sobe para o nível { $level }{ $wheat ->
        [0] .
       *[other] , por { $wheat } de trigo.
    }
event-wheat-for-points = Moinho de vento: { $who } descarta { $wheat } de trigo e ganha { $points } PP.
event-windmill-descended =
    Moinho de vento: { $who } desce para o nível { $level } e obtém { $resource ->
        [reais] { $amount ->
            [one] { $amount } real
           *[other] { $amount } reais
        }
       *[other] { $amount ->
            [one] { $amount } pão
           *[other] { $amount } pães
        }
    }.
event-point-given =
    Moinho de vento: { $who } entrega { $points } PP por { $resource ->
        [reais] { $amount ->
            [one] { $amount } real
           *[other] { $amount } reais
        }
       *[other] { $amount ->
            [one] { $amount } pão
           *[other] { $amount } pães
        }
    }.
event-guard-honored = Honra: { $who } envia para Casa um trabalhador da Guarda da Cidade e ganha { $points } PP.
event-colony-paid = { $colony }: { $who } obtém { $amount } de { $good }.
event-upkeep-began =
    Conservação: { $who } tem { $ships ->
        [one] { $ships } navio
       *[other] { $ships } navios
    } no tabuleiro.
event-workers-fed =
    Alimentação: { $who } tem { $workers ->
        [one] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    } no tabuleiro; o moinho de vento alimenta { $windmill }; pão descartado: { $bread }.
event-market-routes-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } ganha { $points } PP{ $points ->
        [0] .
       *[other] ; navios nos mercados: { $market }.
    }
event-expeditions-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } ganha { $points } PP{ $points ->
        [0] .
       *[other] ; navios nas colónias: { $colony }.
    }
event-influence-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } ganha { $points } PP{ $points ->
        [0] .
       *[other] ; favores: { $favor }.
    }
event-urbanization-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } ganha { $points } PP{ $points ->
        [0] .
       *[other] ; cidades: { $city }.
    }
event-wealth-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } ganha { $points } PP{ $reals ->
        [0] .
        [one] , por { $reals } real.
       *[other] , por { $reals } reais.
    }
event-field-changed = Muda um campo: { $field }, agora de { $good }.
event-ended = O jogo terminou: { $cause }.
event-leftovers-scored =
    Recursos: { $who } tem { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    } ao todo e ganha { $points } PP.
event-pirates-counted =
    Piratas: { $who } tem { $pirates } e perde { $points } PP.

## O que alguém ganha e perde

gain-points = { $amount } PP
gain-reals =
    { $count ->
        [one] { $amount } real
       *[other] { $amount } reais
    }
gain-bread =
    { $count ->
        [one] { $amount } pão
       *[other] { $amount } pães
    }
gain-wood = { $amount } de madeira
gain-pirates =
    { $count ->
        [one] { $amount } pirata
       *[other] { $amount } piratas
    }
gain-wheat = { $amount } de trigo
gain-sugar = { $amount } de açúcar
gain-wine = { $amount } de vinho

## O que se pergunta

ask-set-up-city = Coloca um trabalhador num lugar de cidade aberto
ask-set-up-field = Coloca um trabalhador num campo onde não esteja ninguém
ask-row = Escolhe uma linha: os seus dados e um dos seus pedidos
ask-request = Fica com um pedido da tua linha
ask-guild = Escolhe a guilda cujos favores viras para cima
ask-turn = É a tua vez: coloca um dado ou passa
ask-use-die = Para que usas o dado?
ask-worker-from = Escolhe o trabalhador que moves
ask-worker-to = Para onde vai o trabalhador?
ask-again = Escolhe um campo para colher mais uma vez
ask-wood = De onde retiras a madeira?
ask-ship-from = Escolhe o navio que moves
ask-ship-to = Para onde vai o navio?
ask-reward = Usa uma das recompensas do Rei
ask-choose = Escolhe uma das duas coisas
ask-build = Escolhe um favor e constrói o seu bairro
ask-citizen-from = Escolhe um trabalhador teu ou um cidadão neutro para recolocar
ask-citizen-to = Para onde vai a peça?
ask-pay = Paga o edifício ou recebe piratas
ask-use-building = Pagaste: usas o edifício?
ask-flip = Escolhe o favor que viras para cima
ask-marker = Que marcador vai para que edifício?
ask-lady = Escolhe o edifício que usas
ask-end-of-c = A última ocasião desta ronda para descer no moinho de vento
ask-honor = És quem tem mais trabalhadores na Guarda da Cidade: vai um para Casa por PP?
ask-upkeep = Quanta madeira descartas pelos teus navios?
ask-feed = Quanto pão descartas pelos teus trabalhadores?
ask-keep = Escolhe o pedido que guardas; todos os outros são pontuados
ask-donate = Quantos reais dás à Coroa?

# Com aquilo de que se pergunta, quando a página o sabe.
now-pay =
    { $building }: pagas { $cost ->
        [one] { $cost } real
       *[other] { $cost } reais
    } ou recebes piratas?
now-wood =
    { ask-wood }{ $left ->
        [one] { "" }
       *[other] {" "}{ $left } ao todo; cada campo que escolhes dá 1
    }
now-use-building = Pagaste: usas o edifício { $building }?
now-use-die = { $building }: para que usas o dado?
# Sem um dado que se possa colocar, só resta passar.
now-turn =
    { $placements ->
        [0] É a tua vez: não podes colocar nenhum dado, por isso passa
       *[other] { ask-turn }
    }
now-worker-from =
    Escolhe o trabalhador que mandas { $effect ->
        [move_workers_to_fields] para um campo
        [move_workers_to_city] para uma cidade
        [move_workers_to_colony_land] para uma colónia
        [move_workers_to_city_watch] para a { place-watch }
       *[move_worker_anywhere] para qualquer sítio
    }{ $left ->
        [one] { "" }
       *[other] {" "}({ $left } no máximo)
    }
now-ship-from =
    Escolhe o navio que moves; um de Casa custa 1 de madeira{ $left ->
        [one] { "" }
       *[other] {" "}({ $left } no máximo)
    }
now-citizen-from =
    Escolhe um trabalhador teu ou um cidadão neutro para recolocar{ $left ->
        [one] { "" }
       *[other] {" "}({ $left } no máximo)
    }
now-upkeep = Os teus navios pedem { $due } de madeira
now-feed =
    { $due ->
        [0] Os teus trabalhadores não pedem pão: última oportunidade desta ronda para o moinho
        [one] Os teus trabalhadores pedem { $due } pão
       *[other] Os teus trabalhadores pedem { $due } pães
    }

## O que os outros leem entretanto

waits-set-up-city = { $who } escolhe um lugar de cidade aberto para um trabalhador
waits-set-up-field = { $who } escolhe para um trabalhador um campo onde não esteja ninguém
waits-row = { $who } escolhe uma linha: os seus dados e um dos seus pedidos
waits-request = { $who } escolhe um pedido da sua linha
waits-guild = { $who } escolhe a guilda cujos favores vira para cima
waits-turn = { $who } decide se coloca um dado ou passa
waits-use-die = { $who } decide para que usa o dado
waits-worker-from = { $who } escolhe o trabalhador que move
waits-worker-to = { $who } decide para onde vai o trabalhador
waits-again = { $who } escolhe um campo para colher mais uma vez
waits-wood = { $who } decide de onde retira a madeira
waits-ship-from = { $who } escolhe o navio que move
waits-ship-to = { $who } decide para onde vai o navio
waits-reward = { $who } escolhe uma das recompensas do Rei
waits-choose = { $who } escolhe uma das duas coisas
waits-build = { $who } escolhe um favor e constrói o seu bairro
waits-citizen-from = { $who } escolhe um trabalhador seu ou um cidadão neutro para recolocar
waits-citizen-to = { $who } decide para onde vai a peça
waits-pay = { $who } decide se paga o edifício ou recebe piratas
waits-use-building = { $who } pagou e decide se usa o edifício
waits-flip = { $who } escolhe o favor que vira para cima
waits-marker = { $who } decide que marcador vai para que edifício
waits-lady = { $who } escolhe o edifício que usa
waits-end-of-c = { $who } tem a última ocasião desta ronda para descer no moinho de vento
waits-honor = { $who } é quem tem mais trabalhadores na Guarda da Cidade e decide se vai um para Casa por PP
waits-upkeep = { $who } decide quanta madeira descarta pelos seus navios
waits-feed = { $who } decide quanto pão descarta pelos seus trabalhadores
waits-keep = { $who } escolhe o pedido que guarda; todos os outros são pontuados
waits-donate = { $who } decide quantos reais dá à Coroa

## Jogadas

move-row = Escolher a linha { $row }
move-request = Ficar com um pedido: { $request }
move-guild = Virar para cima todos os favores da guilda { $guild }
move-die = Colocar um dado de { $face }: { $building }
move-pirate = Colocar um dado pirata de { $face }: { $building }
move-pass = Passar e receber reais, espaço { $slot }
move-pass-act = Passar e fazer a ação, espaço { $slot }
move-act = Usar a ação da personagem
move-harvest = Fazer a colheita
move-nothing = Não fazer nada
move-again = Colher mais uma vez: { $field }
move-worker-from = Pegar num trabalhador: { $place }
move-worker-to = Colocar o trabalhador: { $place }
move-ship-from = Pegar num navio: { $berth }
move-ship-to = Mover o navio: { $berth }
move-ship-to-more = Mover o navio, pela quantidade maior: { $berth }
move-stay = Deixar este navio onde está; o seu movimento fica gasto
move-citizen-from = Pegar numa peça: { $place }
move-citizen-to = Colocar a peça: { $place }
move-done = Pronto
move-wood = Retirar 1 de madeira: { $field }
repeat-wood = Retirar { $count } de madeira: { $field }
move-reward = Usar uma recompensa: { $reward }
move-choose = Escolher: { $option }
move-build = Construir um bairro por um favor: { $favor }
move-favor = Usar um favor: { $favor }
move-flip = Virar um favor para cima: { $favor }
move-marker = Mover um marcador: { $building } → { $to_building }
move-lady = Usar um edifício: { $building }
move-pay = Pagar o edifício
move-refuse = Receber piratas
move-use = Usar o edifício
move-leave = Não o usar
move-honor = Enviar para Casa um trabalhador da Guarda por PP
move-stand = Deixá-los ficar a todos
# Um número pode chegar como texto: vale então a última forma, também para o 0.
move-upkeep =
    { $wood ->
        [0] Nada de madeira
       *[other] { $wood } de madeira
    }
move-feed =
    { $bread ->
        [0] Nenhum pão
        [one] { $bread } pão
       *[other] { $bread } pães
    }
move-keep = Guardar um pedido: { $request }
move-donate =
    { $reals ->
        [0] Não dar nada
        [one] Dar { $reals } real
       *[other] Dar { $reals } reais
    }
move-exchange = Moinho de vento: { $pair } por 1 de { $good }
move-climb = Moinho de vento: subir, por trigo
move-prestige = Moinho de vento: trigo por PP
move-descend = Moinho de vento: descer, por { $resource }
move-give-point = Moinho de vento: PP por { $resource }
does-die = Dado de { $face } no { $character } ({ $building }, região { $region })
does-pirate = Dado pirata de { $face } no { $character } ({ $building }, região { $region })
does-pass-act = Passar, espaço { $slot }: { $effect }
does-act = { $character }: { $action }
does-pay = Pagar { $building }: { $effect }
does-use = Usar o edifício: { $effect }
does-choose = Escolher: { $effect }
log-nothing = { $who } não faz nada com o dado.
log-stay = { $who } deixa um navio onde está.
log-leave = { $who } não usa o edifício.
log-stand = { $who } deixa ficar todos os trabalhadores na Guarda da Cidade.

## Porque não

no-at-bottom = O teu marcador está no nível mais baixo do moinho de vento. Em vez disso, podes lá entregar PP.
no-at-top = O teu marcador está no nível mais alto do moinho de vento. Aí o trigo dá PP.
no-not-at-top = Só no nível mais alto do moinho de vento o trigo dá PP. Podes subir.
no-not-at-bottom = Só no nível mais baixo do moinho de vento se podem entregar PP. Podes descer.
no-closed-in-maintenance = Na fase D o moinho de vento já não dá nem pão nem reais.
no-too-few-points = Para isto é preciso ter { $need } PP; tens { $have }.
no-goods-missing =
    Para isto é preciso ter { $need ->
        [one] { $need } mercadoria
       *[other] { $need } mercadorias
    } desse tipo; tens { $have }. No moinho de vento podes trocar mercadorias.
no-empty-building = Neste edifício não há agora nenhuma personagem. Faz a colheita ou não faças nada.
no-no-worker-in-region = Não tens nenhum trabalhador nos campos dessa região.
no-no-worker-there = Não tens aí nenhum trabalhador.
no-no-such-die = Não tens nenhum dado de guilda com esse valor.
no-no-pirate-die = Na Guarda da Cidade não há nenhum dado pirata com esse valor.
no-nobody-in-watch = Para um dado pirata precisas de um trabalhador na Guarda da Cidade; não tens nenhum.
no-pirate-die-there = Já há aí um dado pirata; só pode haver um.
no-no-room =
    Já não cabe aí nenhum dado: com este número de jogadores o limite é de { $have ->
        [one] { $have } dado
       *[other] { $have } dados
    }.
no-too-little-bread =
    Para isto é preciso descartar { $need ->
        [one] { $need } pão
       *[other] { $need } pães
    }; tens { $have }.
no-too-dear =
    Isto custa { $need ->
        [one] { $need } real
       *[other] { $need } reais
    }; tens { $have }.
no-no-action-here = Este espaço não tem ação, só reais.
no-slot-taken = Este espaço está ocupado.
no-no-such-row = Com este número de jogadores não há linha { $need }; a última é a { $have }.
no-row-taken = Alguém já escolheu esta linha.
no-not-in-row = Na tua linha já não há nenhum pedido desses.
no-guild-not-in-row = Esta guilda não é da tua linha.
no-nothing-to-turn = Não tens nenhum favor virado para baixo desta guilda.
no-favor-not-held = Não tens este favor.
no-one-favor-a-turn = Já usaste um favor neste turno.
no-face-down = Este favor está virado para baixo. Para o voltar a usar, é preciso virá-lo primeiro para cima.
no-face-up-already = Este favor já está virado para cima.
no-wrong-phase = Este favor não pode ser usado nesta fase.
no-no-marker-there = Não tens aí nenhum marcador de ação.
no-same-building = O marcador tem de ir para outro edifício.
no-not-harvested = Escolhe um campo em que acabaste de colher.
no-not-a-spot = O primeiro trabalhador vai para uma cidade.
no-not-a-field = Os outros dois trabalhadores vão para campos.
no-field-taken = Neste campo já está alguém. Na preparação tem de estar vazio.
no-same-region = Já tens um trabalhador nesta região. Na preparação os dois vão para regiões diferentes.
no-not-built = Este bairro ainda não está construído.
no-spot-taken = Este lugar está ocupado.
no-no-open-spot = Não há nenhum lugar vazio em nenhuma cidade.
no-not-from-watch = Para isto não se podem tirar trabalhadores da Guarda da Cidade.
no-moved-already = Esta peça acabou de ser movida. A segunda tem de ser outra.
no-wrong-place = Com esta ação o trabalhador não pode ir para aí.
no-same-place = O trabalhador já está aí. Escolhe outro sítio.
no-own-worker-there = Já tens um trabalhador neste campo.
no-not-yours = Só podes recolocar trabalhadores teus e cidadãos neutros.
no-no-access = Terias de comprar { $need } de madeira, mas os teus trabalhadores dão-te acesso a { $have }.
no-wood-too-dear =
    A madeira que te falta custa { $need ->
        [one] { $need } real
       *[other] { $need } reais
    }; tens { $have }.
no-no-wood-there = Neste campo já não há madeira.
no-no-favor-left = Já não resta nenhum favor nas cidades.
no-favor-taken = Este favor já não está em nenhuma cidade.
no-no-ship-there = Não tens aí nenhum navio.
no-takes-back = Uma troca dá uma mercadoria de outro tipo que não as descartadas; reaver uma só deitaria fora a outra.
no-no-slot-payable = Não tens as mercadorias para nenhum espaço vazio. No moinho de vento podes trocar mercadorias.
no-slot-closed = Este espaço não se usa com este número de jogadores.
no-one-amount-only = Este espaço pede uma só quantidade.
no-reward-not-in-play = Esta recompensa não está em jogo.
no-not-landed-there = Nenhum dos teus navios acabou de desembarcar onde está esta recompensa.
no-more-than-due = Isso é mais do que deves: { $need } em vez de { $have }.
no-request-not-held = Não tens nenhum pedido desses.
no-too-much = Dar { $need } é demasiado; podes dar { $have } no máximo.

## O que uma jogada custa e dá

# Além dos recursos: um passo do moinho e o que um mercado paga.
brings-level = { $amount } no moinho
brings-income =
    { $count ->
        [one] { $amount } real do mercado
       *[other] { $amount } reais do mercado
    }

# Depois da razão da recusa.
sum-too-little-bread = O dado mostra { $die } na região { $region }: pagas a diferença.
sum-no-access = Madeira que é precisa: { $needed }; tens { $own }.
sum-wood-too-dear = Madeira que te falta: { $wood }.

## De onde vem a pontuação

source-market-routes = Rotas comerciais
source-expeditions = Expedições
source-influence-of-guilds = Influência das guildas
source-urbanization = Urbanização
source-wealth-of-nation = Riqueza da nação
source-buildings = Edifícios
source-rewards = Recompensas do Rei
source-passing = Passagem
source-favors = Favores de guilda
source-honor = Honra
source-windmill = Moinho de vento
source-resources = Recursos
source-pirates = Piratas

## No terminal

short-wheat = TR
short-sugar = AC
short-wine = VI
short-wood = MA
short-bread = PA
short-reals = RE
short-pirates = PI
short-market-routes = RC
short-expeditions = EX
short-influence-of-guilds = IG
short-urbanization = UR
short-wealth-of-nation = RN

tell-set-up = Preparação. Ordem de passagem: { $order }.
tell-round = Ronda { $round } de { $rounds }, fase { $phase }.
tell-order = Ordem de passagem: { $order }.
tell-now-scored = A Coroa pontua pedidos no fim desta ronda.
tell-cost =
    { $building } custa { $cost }; quem não paga recebe { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    }.
tell-left = Falta fazer: { $count }.
tell-due = Deves: { $count }.
tell-line = { $what }: { $content }.
tell-row = Linha { $row }, { $guilds }
tell-dice = dados { $dice }
tell-no-dice = sem dados
tell-requests = pedidos: { $requests }
tell-no-requests = sem pedidos
tell-chosen-by = escolhida por { $who }
tell-slot = Espaço de passagem { $slot }
tell-or = { $first }, ou então { $second }
tell-taken-by = ocupado por { $who }
tell-nobody = ninguém
tell-none = nenhum
tell-field-wood = { $wood } de madeira, depois { $good }
tell-field-turns = passará a { $good } se não tiver madeira
tell-forest = madeira sem limite
tell-workers = trabalhadores: { $who }
tell-building = { $number } { $building }, região { $region }
tell-glossed =
    { $gloss ->
       *[other] { $building }
    }
tell-building-dice = dados { $dice }, no máximo { $room }
tell-building-empty-dice = sem dados, cabem { $room }
tell-pirate-die = dado pirata { $die }
tell-markers = marcadores: { $who }
tell-region-workers = trabalhadores na região: { $who }
tell-low = nível baixo: { $effect }
tell-high = nível alto: { $effect }
tell-pirate-dice = dados piratas { $dice }
tell-city = { $city }, { $high } ou { $low } PP, paga em { $resource }
tell-spot = lugar { $spot } { $who }
tell-neutral = cidadão neutro
tell-most = maioria: { $who }
tell-unbuilt = o bairro { $district } tem { $favor } ({ $guild }) por { $wood } de madeira
tell-market = Mercado do { $good }, { $points } PP nas rondas { $rounds }
tell-colony = { $colony }, { $points } PP nas rondas { $rounds }
tell-trade =
    { $goods } por { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    }
tell-landing = { $goods } de vinho
tell-ship = { $trade } ({ $who })
tell-land = terra, dá { $good }: { $who }
tell-rewards = recompensas: { $rewards }
tell-explained = { $name } ({ $effect })
tell-player = { $who }: PP { $points }, reais { $reals }, pão { $bread }, madeira { $wood }, trigo { $wheat }, açúcar { $sugar }, vinho { $wine }, piratas { $pirates }; moinho em { $level }, pão que deve { $due }; em Casa trabalhadores { $workers }, navios { $ships }.
tell-player-dice = Dados de guilda: { $dice }.
tell-player-requests = Pedidos, com os seus PP tal como tudo está: { $requests }.
tell-player-favors = Favores: { $favors }.
tell-face-down = { $favor } (virado para baixo)
tell-best-kept = { $request } (melhor guardá-lo)
tell-kept = { $request } (guardado)
tell-chosen-hidden = Já escolheu em segredo.
tell-chosen-kept = Em segredo guardas: { $request }.
tell-chosen-gift =
    Em segredo dás { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    }.
tell-hidden = ocultos
tell-others-score = os outros dão { $points } PP
tell-guilds-there = guildas: { $guilds }
tell-region = região { $region }
tell-in-city = { $city }, { $guild }

tell-action-commander = mover navios
tell-action-steward = mover trabalhadores para campos
tell-action-guild-master = construir um bairro por um favor
tell-action-mayor = recolocar nas cidades e depois receber

tell-effect-none = não obténs nada, pois não tens trabalhadores na região { $region }
tell-effect-nothing-to-flip = não viras nada, pois não tens nenhum favor virado para baixo
tell-effect-bread =
    { $bread ->
        [one] { $bread } pão
       *[other] { $bread } pães
    }
tell-effect-reals =
    { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    }
tell-effect-pp = { $pp } PP
tell-effect-get-wood = obter { $amount } de madeira
tell-effect-windmill-up = subir no moinho de vento
tell-effect-move-ships =
    { $count ->
        [one] mover { $count } navio
       *[other] mover { $count } navios
    }
tell-effect-move-workers-to-fields =
    { $count ->
        [one] { $count } trabalhador para um campo
       *[other] { $count } trabalhadores para campos
    }
tell-effect-move-workers-to-city =
    { $pp } PP, { $count ->
        [one] { $count } trabalhador para uma cidade
       *[other] { $count } trabalhadores para cidades
    }
tell-effect-move-workers-to-colony-land =
    { $count ->
        [one] { $count } trabalhador para a terra de uma colónia
       *[other] { $count } trabalhadores para terras das colónias
    }, PP pelos teus navios lá
tell-effect-move-workers-to-city-watch =
    { $count ->
        [one] { $count } trabalhador para a Guarda da Cidade, descartar até { $pirates_per_worker } piratas
       *[other] { $count } trabalhadores para a Guarda da Cidade, descartar até { $pirates_per_worker } piratas por cada um
    }
tell-effect-move-worker-anywhere = { $count } trabalhador de qualquer sítio para qualquer sítio
tell-effect-flip-favors-face-up =
    { $count ->
        [one] virar { $count } favor para cima
       *[other] virar { $count } favores para cima
    }
tell-effect-discard-pirates = descartar até { $max } piratas
tell-effect-discard-half-pirates = descartar metade dos teus piratas, arredondada para baixo
tell-effect-move-action-marker = mover um dos teus marcadores de ação
tell-effect-set-building-cost = o edifício custa { $cost }
tell-effect-add-region-workers = mais { $count } trabalhadores contam para o edifício
tell-effect-add-harvests = colher mais { $count } vezes
tell-effect-buy-building-action =
    usar um edifício por { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    }

picture-fields = Campos
picture-region = Região { $region }
picture-buildings = Edifícios
picture-character = personagem
picture-dice = dados
picture-pirate = pirata
picture-markers = marcad.
picture-workers = trabalh.
picture-cities = Cidades
picture-most = maioria
picture-markets = Mercados
picture-colonies = Colónias
picture-points = PP
picture-land = terra
picture-rewards = recompensas
picture-rows = Linhas
picture-requests = pedidos
picture-passing = Passar
picture-windmill = moin.
picture-home = casa
picture-ships = navios
picture-favors = Favores
picture-goods = ★ PP (pontos de prestígio), { short-reals } { resource-reals }, { short-bread } { resource-bread }, { short-wood } { resource-wood }, { short-wheat } { resource-wheat }, { short-sugar } { resource-sugar }, { short-wine } { resource-wine }, { short-pirates } { resource-pirates }.
picture-kinds = { short-market-routes } { request-market-routes }, { short-expeditions } { request-expeditions }, { short-influence-of-guilds } { request-influence-of-guilds }, { short-urbanization } { request-urbanization }, { short-wealth-of-nation } { request-wealth-of-nation }.
picture-signs = A·: uma peça de A e um sítio livre. ○: cidadão neutro. A2: duas peças de A. (Monge): virado para baixo. UR 7: um pedido e os seus PP tal como tudo está. (UR): melhor guardá-lo. *: já escolheu em segredo.
picture-places = 3{ short-wood } { short-wheat }→{ short-sugar }: 3 de madeira num campo de trigo que pode passar a açúcar. 2→4 A: 2 mercadorias por 4 reais, um navio de A. Números junto a cidades, mercados e colónias: PP dos pedidos.
picture-sums = Junto a uma jogada: $ reais, ◠ pão, ≡ madeira, ▪ mercadorias, ☠ piratas, ★ PP, ↕ moinho.

group-request = Pedidos
group-guild = Favores da guilda
group-die = Um dado de { $face } em
group-pirate = Um dado pirata de { $face } em
group-pass = Passar e receber reais
group-pass-act = Passar e fazer a ação
group-again = Colher mais uma vez
group-worker-from = Um trabalhador de
group-worker-to = O trabalhador para
group-ship-from = Um navio de
group-ship-to = O navio para
group-ship-to-more = O navio, pela quantidade maior, para
group-citizen-from = Uma peça de
group-citizen-to = A peça para
group-wood = Madeira de
group-reward = Recompensas
group-choose = Escolher
group-build = Construir por um favor
group-favor = Usar um favor
group-flip = Virar um favor para cima
group-marker = O marcador de { $building } para
group-lady = Edifícios
group-keep = Guardar um pedido
group-donate = Reais a dar
group-exchange = Moinho de vento: { $pair } por 1 de
group-descend = Moinho de vento: descer, por
group-give-point = Moinho de vento: PP por

## Títulos das regras

rule-1 = A ilha
rule-1-1 = Objetivo
rule-1-2 = Locais
rule-1-3 = Regiões e campos
rule-1-4 = A floresta
rule-1-5 = Edifícios e personagens
rule-1-6 = Peças e dados
rule-2 = O que possuis
rule-2-1 = Mercadorias e quantidades
rule-2-2 = A reserva
rule-2-3 = Piratas
rule-2-4 = Os piratas estão virados para baixo
rule-2-5 = Pontos de prestígio
rule-3 = Preparação
rule-3-1 = Cores, pontos e moinho de vento
rule-3-2 = Pedidos iniciais
rule-3-3 = A primeira ordem
rule-3-4 = Pedidos nas linhas
rule-3-5 = Dados
rule-3-6 = Recompensas nas colónias
rule-3-7 = Favores nas cidades
rule-3-8 = Cidadãos neutros
rule-3-9 = Madeira nos campos
rule-3-10 = As primeiras personagens
rule-3-11 = O que cada um tem
rule-3-12 = Dois na Guarda da Cidade
rule-3-13 = Por ordem inversa
rule-3-14 = Um trabalhador numa cidade
rule-3-15 = Dois trabalhadores em campos
rule-4 = A ronda
rule-4-1 = Cinco rondas, cinco fases
rule-4-2 = Duas ordens
rule-4-3 = O que é um turno
rule-5 = Fase A: preparação da ronda
rule-5-1 = Distribuir as personagens
rule-5-2 = Lançar os dados
rule-5-3 = Escolher uma linha
rule-5-4 = Dados e um pedido
rule-5-5 = Favores com quatro jogadores
rule-5-6 = Favores com dois ou três jogadores
rule-6 = Fase B: colocar dados
rule-6-1 = Turnos
rule-6-2 = O teu turno
rule-6-3 = Um dado de guilda
rule-6-4 = Um dado pirata
rule-6-5 = Espaço para dados
rule-6-6 = Pão por um dado baixo
rule-6-7 = Usar o dado
rule-6-8 = O edifício vazio
rule-7 = Trabalhadores, campos e colheita
rule-7-1 = Até dois
rule-7-2 = De onde vêm os trabalhadores
rule-7-3 = Comandante
rule-7-4 = Feitor
rule-7-5 = Colheita
rule-7-6 = Primeiro a madeira
rule-7-7 = Colheita especial
rule-8 = Passar
rule-8-1 = Um espaço
rule-8-2 = Reais ou ação
rule-8-3 = Os quatro espaços
rule-8-4 = Fora da fase
rule-9 = Madeira
rule-9-1 = Primeiro a tua
rule-9-2 = Acesso
rule-9-3 = Comprar
rule-9-4 = O preço
rule-9-5 = O turno inteiro
rule-9-6 = Obter madeira
rule-10 = Navios, mercados e colónias
rule-10-1 = Um navio, um espaço
rule-10-2 = Outro espaço
rule-10-3 = Madeira para um navio novo
rule-10-4 = Mercadorias para o espaço
rule-10-5 = Espaços de mercado
rule-10-6 = Mercados com dois jogadores
rule-10-7 = Espaços de desembarque
rule-10-8 = Depois de mover todos os navios
rule-10-9 = Uma recompensa por desembarque
rule-10-10 = As recompensas A
rule-10-11 = As recompensas B
rule-11 = Cidades
rule-11-1 = Bairros e lugares
rule-11-2 = Mestre das Guildas
rule-11-3 = A madeira de um bairro
rule-11-4 = Alcaide
rule-11-5 = Rendimento das cidades
rule-12 = Fase C: edifícios
rule-12-1 = Um a seguir ao outro
rule-12-2 = O lançamento
rule-12-3 = O custo
rule-12-4 = Quem tem um turno
rule-12-5 = Pagar ou ficar com piratas
rule-12-6 = Quantos piratas
rule-12-7 = Baixo e alto
rule-12-8 = Moinho
rule-12-9 = Capitania
rule-12-10 = Alfândega
rule-12-11 = Casa da Coroa
rule-12-12 = Fortaleza
rule-12-13 = Fim da fase
rule-13 = Favores de guilda
rule-13-1 = Um, no início de um turno
rule-13-2 = Favores usados
rule-13-3 = Três de cada guilda
rule-13-4 = Monge
rule-13-5 = Moleiro
rule-13-6 = Bispo
rule-13-7 = Mecenas
rule-13-8 = Senhor
rule-13-9 = Diplomata
rule-13-10 = Tesoureiro
rule-13-11 = Navegador
rule-13-12 = Engenheiro
rule-13-13 = Condestável
rule-13-14 = Dama
rule-13-15 = Batedor
rule-14 = O moinho de vento
rule-14-1 = Em qualquer decisão
rule-14-2 = Trocar mercadorias
rule-14-3 = Subir
rule-14-4 = Descer
rule-14-5 = Entregar pontos em baixo
rule-14-6 = A última ocasião para descer
rule-14-7 = A última ocasião, na alimentação
rule-15 = Fase D: manutenção
rule-15-1 = Quatro passos
rule-15-2 = Honra
rule-15-3 = Rendimento das colónias
rule-15-4 = Conservação dos navios
rule-15-5 = Alimentação
rule-15-6 = Trabalhadores com fome
rule-16 = Fase E: a Coroa
rule-16-1 = Pedidos nas rondas 1, 3 e 5
rule-16-2 = Em segredo
rule-16-3 = Nada conta duas vezes
rule-16-4 = Rotas comerciais
rule-16-5 = Expedições
rule-16-6 = Influência das guildas
rule-16-7 = Urbanização
rule-16-8 = A maioria numa cidade
rule-16-9 = Riqueza da nação
rule-16-10 = Os campos mudam nas rondas 2 e 4
rule-16-11 = Perdido de vez
rule-17 = O fim
rule-17-1 = Depois de cinco rondas
rule-17-2 = O que sobra
rule-17-3 = Mais piratas
rule-17-4 = Mais de vinte, ou nenhum
rule-17-5 = O vencedor

## No tabuleiro

# Nomes dos painéis; CURTOS, são separadores num telefone.
board-island = Ilha
board-cities = Cidades
board-guilds = Guildas
board-sea = Mar

board-region = Região { $number }
board-forest = Floresta
board-watch = Guarda
board-count-of = { $who } { $count }
board-workers-of = trabalhadores de { $who }
board-was = antes { $good }
board-turns-to = pode passar a { $good }
board-wood-here = madeira: { $count }
board-wood-endless = madeira sem limite
board-wood-prices = A madeira comprada num turno custa { $prices } reais, uma após outra
board-special-harvest = Colheita especial
board-dice-here = dados { $dice }
board-pirate-die = Dado pirata { $face }
board-guild-die = Dado de guilda { $face }
board-full = cheio
board-prestige = Pontos de prestígio (PP): { $points }
board-markers-of = marcadores: { $who }
board-levels = 1 ou 2 trabalhadores: { $low }; 3 ou mais: { $high }
board-bill = custo { $reals }; senão, piratas { $pirates }

board-district-wood = Madeira para construir um bairro, por coluna: { $prices }
board-city-points = { $high } PP pela maioria, { $low } para os outros
board-city-income = rendimento: { $good }
board-city-most = maioria: { $who }
board-neutral = cidadão neutro
board-spot-free = livre
board-costs-wood = custa { $count } de madeira
board-favor = { $favor }, guilda { $guild }: { $does }
board-face-down = para baixo

# O que um efeito faz, como nota ao lado do seu sinal.
board-does-or = { $one } ou { $other }
board-does-gain-bread =
    { $count ->
        [one] { $count } pão
       *[other] { $count } pães
    }
board-does-gain-reals =
    { $count ->
        [one] { $count } real
       *[other] { $count } reais
    }
board-does-gain-points = { $count } PP
board-does-points-per-ship = { $count } PP por cada navio próprio ali
board-does-pirates-per-worker =
    { $count ->
        [one] descarta { $count } pirata por trabalhador
       *[other] descarta { $count } piratas por trabalhador
    }
board-does-move-ships =
    { $count ->
        [one] move { $count } navio
       *[other] move { $count } navios
    }
board-does-move-workers-to-fields =
    { $count ->
        [one] { $count } trabalhador para um campo
       *[other] { $count } trabalhadores para os campos
    }
board-does-move-workers-to-city =
    { $count ->
        [one] { $count } trabalhador para uma cidade
       *[other] { $count } trabalhadores para as cidades
    }
board-does-move-workers-to-colony-land =
    { $count ->
        [one] { $count } trabalhador para uma colónia
       *[other] { $count } trabalhadores para as colónias
    }
board-does-move-workers-to-city-watch =
    { $count ->
        [one] { $count } trabalhador para a Guarda
       *[other] { $count } trabalhadores para a Guarda
    }
board-does-move-worker-anywhere = move um trabalhador para qualquer lugar
board-does-flip-favors-face-up =
    { $count ->
        [one] vira para cima { $count } favor
       *[other] vira para cima { $count } favores
    }
board-does-get-wood = obtém { $count } de madeira
board-does-windmill-up =
    { $count ->
        [one] sobe { $count } degrau no moinho
       *[other] sobe { $count } degraus no moinho
    }
board-does-move-action-marker = move um marcador de ação para outro edifício
board-does-set-building-cost = o custo do edifício é { $count }
board-does-add-region-workers =
    { $count ->
        [one] mais { $count } trabalhador na região
       *[other] mais { $count } trabalhadores na região
    }
board-does-add-harvests =
    { $count ->
        [one] { $count } colheita adicional
       *[other] { $count } colheitas adicionais
    }
board-does-discard-half-pirates = descarta metade dos teus piratas, arredondada para baixo
board-does-discard-pirates =
    { $count ->
        [one] descarta { $count } pirata
       *[other] descarta { $count } piratas
    }
board-does-buy-building-action =
    { $count ->
        [one] usa qualquer edifício por { $count } real
       *[other] usa qualquer edifício por { $count } reais
    }

board-guild-rows = Coluna das guildas
board-row-order = ordem de jogo ↓
board-row = Linha { $number }
board-guild = guilda { $guild }
board-requests-here = pedidos: { $requests }
board-passing = Passar
board-slot = Espaço { $slot }
board-windmill = Moinho de vento
board-workers-fed = alimentados
board-feeds = { $count } alimentados: { $who }
board-windmill-rule = um degrau acima por { $wheat } de trigo; um degrau abaixo dá { $bread } pães ou { $reals } reais

board-markets = Mercados
board-colonies = Colónias
board-points-in-round = PP por navio na ronda { $round }
board-points-by-round = PP por navio conforme a ronda: { $points }
board-market-of = mercado do { $good }
board-trade =
    { $reals ->
        [one] { $count } de { $good } por { $reals } real
       *[other] { $count } de { $good } por { $reals } reais
    }
board-landing-in = Desembarque: { $colony }
board-amount = { $count } de { $good }
board-ship-of = navio de { $who }

board-your-stores = As tuas reservas
board-your-dice = Dados
board-your-favors = Favores
board-your-requests = Pedidos, valor agora: { $points }
board-home = Casa
board-home-workers = Trabalhadores em Casa: { $count }
board-home-ships = Navios em Casa: { $count }
board-no-favor = ainda nenhum
board-no-dice = nenhum
board-no-request = nenhum
board-kept = guardado
board-keep = guardar
board-you-keep = { $request }: guarda-lo
board-best-kept = { $request }: melhor guardá-lo, pois daria { $points } PP
board-worth = { $request }: agora { $points } PP
board-worth-more = { $request }: agora mais { $points } PP
board-request-market-routes = Mercados
board-request-expeditions = Expedições
board-request-influence-of-guilds = Guildas
board-request-urbanization = Cidades
board-request-wealth-of-nation = Riqueza

board-at-home = trabalhadores em Casa
board-ships-out = navios no mar
board-passed = passou, { $slot }
board-in-row = linha { $number }
board-in-slot = espaço { $slot }
board-has-chosen = já escolheu

board-round = Ronda { $round } de { $rounds }
board-set-up = Preparação
board-over = Fim do jogo
board-year = Rondas
board-phase-a = Preparação
board-phase-b = Personagens
board-phase-c = Edifícios
board-phase-d = Manutenção
board-phase-e = Coroa: pontua { $score } de { $held }
board-phase-e-fields = Coroa: mudam os campos

## Na estante

shelf-minutes = cerca de 120
shelf-weight = 4
shelf-credits = Criado por Nuno Bizarro Sentieiro e Paulo Soledade, com ilustrações de Mariano Iannelli. Publicado pela primeira vez pela What's Your Game?

## O que uma coisa é

about-region = Os trabalhadores nos campos de uma região colhem juntos, e decidem quão bem os edifícios dessa região funcionam para o dono.
about-field = Um trabalhador aqui traz uma coisa quando a sua região é colhida: madeira enquanto houver, depois a mercadoria do campo. Alguns campos mudam de mercadoria ao longo do jogo, salvo se ainda tiverem madeira. Cabe um trabalhador de cada jogador.
about-forest = Um trabalhador aqui não traz colheita nem conta para nenhum edifício, mas deixa o dono comprar toda a madeira que quiser.
about-wood-price = O que custa a madeira que se compra. Quanto mais se compra num turno, mais cara é a seguinte; a já comprada neste turno salta-se.
about-building = Um dado colocado aqui na primeira metade da ronda usa a personagem que vive aqui e deixa um marcador de ação. Depois todos os que têm marcador pagam o custo ou recebem piratas; quem paga pode usar o edifício, no nível alto se tiver trabalhadores bastantes na região.
about-commander = Um dado no Comandante move até dois navios para espaços livres de mercados ou colónias, ou colhe a região.
about-steward = Um dado no Feitor move até dois trabalhadores para campos de quaisquer regiões, incluindo a floresta, ou colhe a região.
about-guild-master = Um dado no Mestre das Guildas constrói um bairro: paga-se a madeira, fica-se com o favor que lá está e abrem-se os dois lugares para todos. Ou colhe a região.
about-mayor = Um dado no Alcaide recoloca até dois trabalhadores próprios ou cidadãos neutros dentro das cidades, e depois dá o rendimento dos trabalhadores que lá se têm. Ou colhe a região.
about-special-harvest = Aqui não vive nenhuma personagem nesta ronda. Um dado colocado aqui colhe a região, e depois um dos seus campos outra vez.
about-watch = Os trabalhadores daqui chamam-se guardas. Ao chegar permitem descartar piratas, e cada um pode depois ir buscar um dado pirata. Quem sozinho tem mais guardas no fim da ronda pode mandar um para Casa por PP; a isso chama-se honra.
about-pirate = Um dado pirata. Quem tem um trabalhador na Guarda da Cidade pode colocá-lo como um dado de guilda; esse trabalhador volta a Casa e não fica marcador de ação. Se continua num edifício, não pagar lá traz mais piratas.
about-city = Uma cidade paga a quem pontua Urbanização: o número maior a quem lá tem mais trabalhadores, o menor aos outros presentes. O Alcaide dá o seu rendimento a quem lá tenha um trabalhador: 2 por cada trabalhador próprio e 1 por cada cidadão neutro.
about-city-spot = Cabe um trabalhador ou um cidadão neutro. Os trabalhadores daqui contam para a maioria na cidade; em caso de empate, vai à frente quem está mais à direita.
about-district-wood = O que custa construir um bairro de cada coluna. Quem o constrói fica com o favor que o cobre.
about-favor = Usa-se como a primeira coisa num turno: faz o seu efeito e fica virado para baixo. Escolher uma linha da sua guilda vira-o outra vez para cima. Só os virados para cima contam para Influência das guildas.
about-row = Uma linha da coluna das guildas. No início da ronda cada um escolhe uma: os dados dela usam-se nesta ronda, fica-se com um dos seus pedidos, e viram-se para cima os favores que se têm da sua guilda. As linhas agem de cima para baixo.
about-guild = Uma guilda da linha. Viram-se para cima todos os favores que se têm da guilda escolhida.
about-pass = Quem passa fica com um espaço livre: os seus reais, ou em vez disso a sua ação. A ordem destes espaços é a ordem em que se escolhem as linhas na ronda seguinte.
about-windmill = Um marcador num nível mais alto alimenta de graça mais trabalhadores no fim de cada ronda. O trigo fá-lo subir um degrau; descer um degrau dá pão ou reais. Pode usar-se em qualquer decisão própria.
about-market-routes = Um pedido da Coroa. Ao pontuar, paga por até três navios próprios nos mercados, com os PP do seu mercado nessa ronda. Quando a Coroa pontua nas rondas 1 e 3, guardas um dos teus pedidos para mais tarde; na 5 pontuam-se todos.
about-expeditions = Um pedido da Coroa. Ao pontuar, paga por até três navios próprios nas colónias, com os PP da sua colónia nessa ronda. Quando a Coroa pontua nas rondas 1 e 3, guardas um dos teus pedidos para mais tarde; na 5 pontuam-se todos.
about-influence-of-guilds = Um pedido da Coroa. Ao pontuar, paga por cada guilda de que se tem um favor virado para cima. Quando a Coroa pontua nas rondas 1 e 3, guardas um dos teus pedidos para mais tarde; na 5 pontuam-se todos.
about-urbanization = Um pedido da Coroa. Ao pontuar, paga por uma cidade: mais a quem lá tem a maioria, menos aos outros presentes. Quando a Coroa pontua nas rondas 1 e 3, guardas um dos teus pedidos para mais tarde; na 5 pontuam-se todos.
about-wealth-of-nation = Um pedido da Coroa. Ao pontuar, dão-se reais à Coroa por 1 PP cada, até um limite. Quando a Coroa pontua nas rondas 1 e 3, guardas um dos teus pedidos para mais tarde; na 5 pontuam-se todos.
about-market = Um mercado compra uma mercadoria. Um navio que se move para um dos seus espaços vende o que ele pede, e fica lá para pontuar com Rotas comerciais.
about-market-slot = Um navio que se move para aqui entrega as mercadorias e traz os reais. Um navio novo vindo de Casa custa ainda 1 de madeira. Fica, custa madeira de conservação e pontua com Rotas comerciais.
about-landing-slot = Um navio que se move para aqui entrega o vinho e leva uma das recompensas do Rei da colónia. Um navio novo vindo de Casa custa ainda 1 de madeira. Fica, custa madeira de conservação e pontua com Expedições.
about-colony-land = Cada trabalhador aqui dá ao dono uma desta mercadoria no fim de cada ronda.
about-ship-points = O que dá um navio aqui nas rondas em que a Coroa pontua, a quem pontua o pedido correspondente.
about-reward = Uma recompensa do Rei. Cada navio que acaba de chegar à colónia leva uma das duas; não se gastam.
about-die = Um dado de guilda teu para esta ronda. Põe-no numa personagem: se for menor que o número da região, a diferença paga-se em pão. Os dados num edifício baixam depois o seu custo.
about-home-workers = Os trabalhadores em Casa podem mover-se para campos, cidades, colónias ou a Guarda da Cidade. Os do tabuleiro alimentam-se no fim da ronda; os de Casa não precisam de nada.
about-home-ships = Um navio que parte custa 1 de madeira e nunca mais volta a Casa. No mar cada um precisa de uma madeira no fim de cada ronda, ou traz um pirata.
about-good = As mercadorias vendem-se nos mercados, entregam-se nos desembarques e trocam-se no moinho de vento. O que sobra no fim conta como um real cada.
about-wood = A madeira constrói navios e bairros e conserva os navios. A que falta pode comprar-se de campos com madeira ou pela floresta, onde se tenha um trabalhador.
about-bread = O pão alimenta os trabalhadores que o moinho de vento não alimenta, e paga os dados baixos.
about-reals = O dinheiro: paga edifícios e madeira. No fim cada cinco completos são 1 PP.
about-pirates = Vêm a quem não paga, não conserva ou não alimenta. No fim quem mais tem perde mais PP, e cada um acima de 20 custa mais 1 PP.
about-colony = Uma colónia do outro lado do mar. Um navio que desembarca aqui paga vinho e usa uma das suas duas recompensas do Rei; os trabalhadores na sua terra enviam uma mercadoria em cada ronda.
about-prestige = Os pontos de prestígio (PP) decidem o jogo. A maior parte vem dos pedidos que a Coroa pontua depois das rondas 1, 3 e 5.
about-has-chosen = O que se escolheu mostra-se quando todos tiverem escolhido.
about-round = O jogo tem cinco rondas de cinco fases. Depois das que têm coroa pontuam-se pedidos; depois das outras, os campos sem madeira mudam de mercadoria.
about-phase-a = As personagens vão para outros edifícios e lançam-se os dados. Pela ordem de passagem, cada um escolhe uma linha da coluna das guildas: os seus dados, um dos seus pedidos, e viram-se para cima os favores que se têm da sua guilda.
about-phase-b = Pela ordem das linhas, cada um coloca um dado numa personagem e usa-o, ou passa. Cada dado deixa um marcador de ação no edifício.
about-phase-c = Os edifícios são percorridos pelos seus números. Quem tem lá um marcador paga o custo ou recebe piratas; quem paga pode usar o edifício.
about-phase-d = Pode honrar-se quem tem mais trabalhadores na Guarda da Cidade, as colónias enviam as suas mercadorias, os navios precisam de madeira e os trabalhadores de pão. O que não se dá traz piratas.
about-phase-e = Nas rondas 1, 3 e 5 todos pontuam pedidos; nas rondas 2 e 4, em vez disso, os campos mudam de mercadoria.

## Ícones

icon-wheat = { resource-wheat }
icon-sugar = { resource-sugar }
icon-wine = { resource-wine }
icon-wood = { resource-wood }
icon-bread = { resource-bread }
icon-pirate = { resource-pirates }
icon-commander = { character-commander }
icon-steward = { character-steward }
icon-guild-master = { character-guild-master }
icon-mayor = { character-mayor }
icon-citizen = um cidadão neutro
icon-building = um edifício
icon-field = trabalhadores para campos
icon-forest = a floresta
icon-harvest = colheita
icon-city = cidades, e Urbanização
icon-market = mercados, e Rotas comerciais
icon-colony = trabalhadores para colónias
icon-watch = a Guarda da Cidade
icon-windmill = um degrau do moinho de vento
icon-guild = favores, e Influência das guildas
icon-crown = a Coroa pontua; a maioria numa cidade; um de dois efeitos
icon-pass = passou
icon-arrow = a linha de um jogador

## O que mostram as figuras junto às regras

figure-row = O Amarelo escolheu a primeira linha, com os seus três dados, e fica com um dos seus pedidos. Neste tabuleiro uma linha pertence a duas guildas.
figure-die = A região 2. Na personagem da Capitania estão um 2 e um 3, que não custam pão; um 1 custaria um. Por baixo estão os marcadores do Amarelo e do Roxo.
figure-wood = Na região 1, o Amarelo colhe 1 de trigo do campo de cima e 1 de madeira do de baixo, que ainda tem 2.
figure-passing = O Amarelo passou para o espaço III. Os outros podem escolher entre I, II e IV: os reais, ou a ação que está à direita do espaço.
figure-market = Em cada espaço cabe um navio, e pede mercadorias: 3 de trigo dão 7 reais. À direita, os pontos de cada navio para um pedido.
figure-colony = O Amarelo tem dois navios nos Açores e um no Brasil. Um trabalhador que chega a uma terra dá esse mesmo número de pontos.
figure-windmill = O marcador do Vermelho alimenta cinco trabalhadores, o do Amarelo três, o do Roxo nenhum. Subir custa 2 de trigo; descer dá pão ou reais.
figure-city = O Funchal com um trabalhador amarelo. O cidadão neutro está mais à direita e por isso tem a maioria. Os bairros com favores ainda não estão construídos.
