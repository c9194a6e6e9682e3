### Lisboa: todas as palavras que um jogador lê. Termos: glossary.toml.

## O jogo e as suas opções

game-name = Lisboa
game-tagline = Ergue uma cidade das suas ruínas: abre lojas, arranja-lhes edifícios públicos e faz-te ouvir pela Coroa.

option-draft = Primeiras mãos
option-draft-true = Draft: guardas umas, passas outras
option-draft-false = Distribuídas: cinco a cada um

## Nomes

good-gold = ouro
good-cloth = tecido
good-books = livros
good-tools = ferramentas

rubble-earthquake = terramoto
rubble-fire = incêndio
rubble-tsunami = tsunami

noble-manuel = Manuel
noble-marquis = Marquês
noble-king = Rei

# As pilhas de cartas do expositor.
pile-manuel = Manuel
pile-marquis = Marquês
pile-king = Rei
pile-treasury = Tesouro

action-recruit-officials = recrutar funcionários
action-acquire-plan = adquirir uma planta
action-build-ship = construir um navio
action-produce-goods = produzir mercadorias
action-meet-cardinal = encontrar-se com o Cardeal
action-get-favor = obter um favor real
action-build-store = construir uma loja
action-take-decree = obter um decreto
action-open-building = abrir um edifício público

architect-blue = azul
architect-green = verde

plan-blue-2 = planta azul (2 funcionários)
plan-blue-3 = planta azul (3 funcionários)
plan-blue-4 = planta azul (4 funcionários)
plan-blue-5 = planta azul (5 funcionários)
plan-green-2 = planta verde (2 funcionários)
plan-green-3 = planta verde (3 funcionários)
plan-green-4 = planta verde (4 funcionários)
plan-green-5 = planta verde (5 funcionários)

street-gold = Rua Áurea
street-cloth = Rua Augusta
street-books = Rua Nova da Princesa
street-tools = Rua da Madalena

row-a = A
row-b = B
row-c = C
row-d = D
row-e = E

land-a1 = A1
land-a2 = A2
land-a3 = A3
land-a4 = A4
land-a5 = A5
land-b1 = B1
land-b2 = B2
land-b3 = B3
land-b4 = B4
land-b5 = B5
land-c1 = C1
land-c2 = C2
land-c3 = C3
land-c4 = C4
land-c5 = C5
land-d1 = D1
land-d2 = D2
land-d3 = D3
land-d4 = D4
land-d5 = D5
land-e1 = E1
land-e2 = E2
land-e3 = E3
land-e4 = E4
land-e5 = E5

# À volta da Baixa: nas pontas de linhas e ruas.
site-west-a = a oeste da linha A
site-west-b = a oeste da linha B
site-west-c = a oeste da linha C
site-west-d = a oeste da linha D
site-west-e = a oeste da linha E
site-north-gold = a norte da Rua Áurea
site-north-cloth = a norte da Rua Augusta
site-north-books = a norte da Rua Nova da Princesa
site-north-tools = a norte da Rua da Madalena
site-east-a = a leste da linha A
site-east-b = a leste da linha B
site-east-c = a leste da linha C
site-east-d = a leste da linha D
site-east-e = a leste da linha E

# Lados da Baixa, e vizinhos à mesa.
side-west = oeste
side-north = norte
side-east = leste
side-left = esquerda
side-right = direita

# De onde vem o cubo por uma loja.
line-row = linha
line-column = coluna
line-pile = monte de escombros

direction-up = para cima
direction-down = para baixo

# Lugares das peças no anel da Igreja.
space-top = em cima
space-upper-right = em cima à direita
space-lower-right = em baixo à direita
space-bottom = em baixo
space-lower-left = em baixo à esquerda
space-upper-left = em cima à esquerda

slot-dock1 = doca 1
slot-dock2 = doca 2
slot-dock3 = doca 3
slot-office1 = lugar 1 do escritório
slot-office2 = lugar 2 do escritório
slot-office3 = lugar 3 do escritório

# Docas por jogador, pela ordem em que estão sentados.
berth-p1-dock1 = doca 1 do jogador 1
berth-p1-dock2 = doca 2 do jogador 1
berth-p1-dock3 = doca 3 do jogador 1
berth-p2-dock1 = doca 1 do jogador 2
berth-p2-dock2 = doca 2 do jogador 2
berth-p2-dock3 = doca 3 do jogador 2
berth-p3-dock1 = doca 1 do jogador 3
berth-p3-dock2 = doca 2 do jogador 3
berth-p3-dock3 = doca 3 do jogador 3
berth-p4-dock1 = doca 1 do jogador 4
berth-p4-dock2 = doca 2 do jogador 4
berth-p4-dock3 = doca 3 do jogador 4

place-office-manuel = gabinete de Manuel
place-office-marquis = gabinete do Marquês
place-office-king = gabinete do Rei
place-plaza-manuel = praça de Manuel
place-plaza-marquis = praça do Marquês
place-plaza-king = praça do Rei

ship-ship-blue = navio azul
ship-ship-red = navio vermelho
ship-ship-purple = navio roxo
ship-ship-brown = navio castanho

building-casa-da-moeda = Casa da Moeda
building-alfandega = Alfândega
building-arsenal-real = Arsenal Real da Marinha
building-torre-do-tombo = Torre do Tombo
building-terreiro-do-trigo = Terreiro do Trigo
building-colegio-dos-nobres = Colégio dos Nobres
building-impressao-regia = Impressão Régia
building-aula-do-comercio = Aula do Comércio
building-erario-regio = Erário Régio
building-senado-da-camara = Senado da Câmara
building-hospital-de-sao-jose = Hospital de São José
building-teatro-da-rua-dos-condes = Teatro da Rua dos Condes
building-cadeia-do-limoeiro = Cadeia do Limoeiro
building-bolsa-do-comercio = Bolsa do Comércio
building-fabrica-das-sedas = Real Fábrica das Sedas
building-palacio-da-inquisicao = Palácio da Inquisição

color-green = verde
color-yellow = amarelo
color-purple = roxo
color-orange = laranja

# Para que é um pagamento; vem depois da quantia.
purpose-land = pelo terreno
purpose-hire = por contratar funcionários
purpose-fee = pelo evento
purpose-keep = para guardar o favor

# O que os decretos comparam entre jogadores; vem depois de dois pontos.
metric-stores = lojas
metric-hull = casco
metric-reis = réis
metric-rubble-cubes = cubos de escombros
metric-clergy = peças de clero
metric-plans-completed = plantas concluídas
metric-plan-officials = funcionários em plantas concluídas

# Porque acabou o jogo; vem depois de dois pontos.
cause-rubble = alguém tem quatro conjuntos de escombros
cause-piles = esgotaram-se três pilhas de cartas

## Cartas

card-blue-manuel-1 = Primeira dissertação de Maia
card-blue-manuel-2 = Salvamento do arquivo real
card-blue-manuel-3 = Seis plantas para a Baixa
card-blue-manuel-4 = Tombo dos terrenos em ruínas
card-blue-manuel-5 = Proibido construir sem plano
card-blue-marquis-1 = Inquérito enviado às paróquias
card-blue-marquis-2 = Companhia das Vinhas do Douro
card-blue-marquis-3 = Carvalho, ministro do Reino
card-blue-marquis-4 = Preços dos víveres tabelados
card-blue-marquis-5 = Motim dos taberneiros no Porto
card-blue-king-1 = Família real a salvo em Belém
card-blue-king-2 = Francisco de Borja, padroeiro
card-blue-king-3 = A Real Barraca da Ajuda
card-blue-king-4 = Confessores jesuítas despedidos
card-blue-king-5 = Arde a Ópera do Tejo
card-blue-treasury-1 = Casa da Moeda salva das chamas
card-blue-treasury-2 = Companhia do Grão-Pará
card-blue-treasury-3 = Criação da Junta do Comércio
card-blue-treasury-4 = Socorro britânico aprovado
card-blue-treasury-5 = Donativo dos quatro por cento
card-blue-treasury-6 = Estatutos da fábrica das sedas
card-red-manuel-1 = Lei da reconstrução
card-red-manuel-2 = Plano da Baixa aprovado
card-red-manuel-3 = Projeto da Praça do Comércio
card-red-manuel-4 = Nomes para as ruas da Baixa
card-red-manuel-5 = Morre Eugénio dos Santos
card-red-marquis-1 = Reforma das escolas de latim
card-red-marquis-2 = Feito Conde de Oeiras
card-red-marquis-3 = Intendência-Geral da Polícia
card-red-marquis-4 = Estatutos do Colégio dos Nobres
card-red-marquis-5 = Expulsão dos jesuítas
card-red-king-1 = A princesa Maria casa com Pedro
card-red-king-2 = Fundação da Igreja da Memória
card-red-king-3 = Nasce o príncipe José
card-red-king-4 = O Conde de Lippe no comando
card-red-king-5 = Atentado contra o rei
card-red-treasury-1 = Abre a Aula do Comércio
card-red-treasury-2 = Companhia de Pernambuco
card-red-treasury-3 = Fundação do Erário Régio
card-red-treasury-4 = Extinção da Casa dos Contos
card-red-treasury-5 = Volta a décima militar
card-purple-manuel-1 = Começa o Forte da Graça
card-purple-manuel-2 = Traçado do Passeio Público
card-purple-manuel-3 = Começa o Terreiro do Trigo
card-purple-manuel-4 = São Roque para a Misericórdia
card-purple-manuel-5 = Morre Manuel da Maia
card-purple-marquis-1 = Impressa a Dedução Cronológica
card-purple-marquis-2 = Regulamento militar de Lippe
card-purple-marquis-3 = Vinhas da planície arrancadas
card-purple-marquis-4 = Real Mesa Censória
card-purple-marquis-5 = Preso o Bispo de Coimbra
card-purple-king-1 = Novo Teatro da Rua dos Condes
card-purple-king-2 = Nasce o infante João
card-purple-king-3 = Assinada a Paz de Paris
card-purple-king-4 = Abre o Colégio dos Nobres
card-purple-king-5 = Morre o infante Manuel
card-purple-treasury-1 = A capital do Brasil passa ao Rio
card-purple-treasury-2 = Fim das frotas do Brasil
card-purple-treasury-3 = Ourives proibidos na colónia
card-purple-treasury-4 = Fábrica de louça do Rato
card-purple-treasury-5 = Fundação da Impressão Régia
card-purple-treasury-6 = Destruídos os róis das fintas
card-brown-manuel-1 = Começa a cordoaria da Junqueira
card-brown-manuel-2 = Acabada a casa do Senado
card-brown-manuel-3 = Primeira pedra de Vila Real
card-brown-manuel-4 = A estátua, fundida em bronze
card-brown-manuel-5 = Abandono de Mazagão em Marrocos
card-brown-marquis-1 = Título de Marquês de Pombal
card-brown-marquis-2 = Já não há cristãos-novos
card-brown-marquis-3 = Reforma da Universidade de Coimbra
card-brown-marquis-4 = Lei da Boa Razão
card-brown-marquis-5 = Pombal deixa o cargo
card-brown-king-1 = Jommelli contratado para a ópera
card-brown-king-2 = Inaugurada a estátua equestre
card-brown-king-3 = O príncipe José casa com Benedita
card-brown-king-4 = O núncio volta a Lisboa
card-brown-king-5 = Morre o rei José
card-brown-treasury-1 = Vidros da Marinha Grande
card-brown-treasury-2 = Matrícula dos comerciantes
card-brown-treasury-3 = Minas de diamantes para a Coroa
card-brown-treasury-4 = Imposto do subsídio literário
card-brown-treasury-5 = Companhia das pescas do Algarve

# Os navios estão no portefólio entre as cartas.
card-ship-blue = { ship-ship-blue }
card-ship-red = { ship-ship-red }
card-ship-purple = { ship-ship-purple }
card-ship-brown = { ship-ship-brown }

## Peças de clero

clergy-builders-chaplain = Capelão do Construtor
clergy-ministers-chaplain = Capelão do Ministro
clergy-royal-chaplain = Capelão real
clergy-court-preacher = Pregador da corte
clergy-procession = Procissão
clergy-papal-letter = Carta do Papa
clergy-lay-brothers = Irmãos leigos
clergy-parish-clerks = Escrivães da paróquia
clergy-church-estate = Quinta da Igreja
clergy-alms-chest = Arca das esmolas
clergy-mission-trade = Comércio das missões
clergy-blessing-of-ships = Bênção dos navios
clergy-abbey-workshop = Oficina da abadia
clergy-confessor-at-court = Confessor na corte
clergy-tithe-barn = Celeiro da dízima
clergy-cloister-school = Escola do claustro
clergy-relic-exchange = Troca de relíquias
clergy-seminary = Seminário
clergy-pilgrim-road = Caminho de peregrinos
clergy-patriarchs-seal = Selo do patriarca
clergy-buried-treasure = Tesouro enterrado
clergy-guild-brotherhood = Irmandade do ofício
clergy-solemn-mass = Missa solene
clergy-sailors-votive = Ex-voto de marinheiros
clergy-salvage-right = Direito de salvados
clergy-perpetual-grace = Graça perpétua
clergy-indulgences = Indulgências
clergy-censors-desk = Mesa do censor
clergy-te-deum = Te Deum
clergy-collection-plate = Bandeja do peditório
clergy-charity-stores = Despensa dos pobres
clergy-ruined-convent = Convento em ruínas
clergy-royal-baptism = Batizado real
clergy-monastery-drawings = Desenhos do mosteiro
clergy-choir-of-scribes = Coro de escrivães

## Decretos

decree-goldsmiths = Carta dos ourives
decree-drapers = Carta dos mercadores de panos
decree-booksellers = Carta dos livreiros
decree-toolmakers = Carta dos ferreiros
decree-row-a-landlord = Senhorio da linha A
decree-row-b-landlord = Senhorio da linha B
decree-row-c-landlord = Senhorio da linha C
decree-row-d-landlord = Senhorio da linha D
decree-row-e-landlord = Senhorio da linha E
decree-narrow-plots = Talhões estreitos
decree-freedom-of-trades = Liberdade de ofícios
decree-scattered-estates = Bens dispersos
decree-complete-merchant = Comerciante completo
decree-great-landowner = Grande proprietário
decree-row-of-houses = Correnteza de casas
decree-city-block = Quarteirão
decree-facing-windows = Janelas fronteiras
decree-busy-corners = Esquinas concorridas
decree-quiet-trade = Comércio sossegado
decree-blue-school = Escola do arquiteto azul
decree-green-school = Escola do arquiteto verde
decree-gilded-halls = Salas douradas
decree-draped-halls = Salas forradas
decree-learned-halls = Salas de estudo
decree-working-halls = Salas de trabalho
decree-northern-front = Frente norte
decree-flanked-rows = Linhas ladeadas
decree-royal-openings = Aberturas reais
decree-blue-patron = Mecenas do arquiteto azul
decree-green-patron = Mecenas do arquiteto verde
decree-state-payroll = Folha de salários do Estado
decree-grand-design = Grande projeto
decree-men-in-office = Homens de gabinete
decree-builders-staff = Gente do Construtor
decree-ministers-staff = Gente do Ministro
decree-kings-staff = Gente do Rei
decree-eyes-everywhere = Olhos em todo o lado
decree-ship-owner = Armador
decree-tonnage = Tonelagem
decree-brazil-run = Carreira do Brasil
decree-loaded-docks = Docas carregadas
decree-friend-of-the-church = Amigo da Igreja
decree-hidden-vestments = Paramentos escondidos
decree-royal-favorite = Favorito real
decree-noble-friends = Amigos nobres
decree-crown-subsidies = Subsídios da Coroa
decree-balanced-court = Corte equilibrada
decree-ear-of-the-crown = Ouvido da Coroa
decree-full-coffers = Cofres cheios
decree-stocked-warehouse = Armazém sortido
decree-general-store = Loja de tudo
decree-firm-prices = Preços firmes
decree-rich-treasury = Tesouro rico
decree-poor-treasury = Tesouro pobre
decree-caged-frames = Armações em gaiola
decree-earthquake-relief = Socorro após o terramoto
decree-fire-brigade = Corpo de bombeiros
decree-sea-wall = Muralha contra o mar
decree-cleared-streets = Ruas desimpedidas
decree-open-squares = Largos abertos
decree-trade-houses = Casas de comércio
decree-lawgiver = Legislador
decree-most-shops = Primeiro entre os lojistas
decree-most-tonnage = Primeiro entre os armadores
decree-most-money = Primeiro entre os banqueiros
decree-most-rubble = Primeiro a reconstruir
decree-most-clergy = Primeiro entre os devotos
decree-left-hand-toll = Portagem à esquerda
decree-right-hand-toll = Portagem à direita
decree-second-in-state = Segundo no Estado

## O que aconteceu

event-began = Começa { $who }.
event-supply-dealt =
    { $who } começa com { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    }, { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } e { $influence } de Influência; mercadorias: { $gold } de ouro, { $cloth } de tecido, { $books ->
        [one] { $books } livro
       *[other] { $books } livros
    }, { $tools ->
        [one] { $tools } ferramenta
       *[other] { $tools } ferramentas
    }.
event-favor-dealt =
    { $who } recebe ao acaso um favor real { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    }.
event-plan-dealt = { $who } recebe ao acaso uma { $plan }.
event-clergy-kept = { $who } fica com a peça de clero «{ $clergy }».
event-scoring-tiles-laid = Peças de pontuação: { $first } por baixo da coluna 1, { $second } por baixo da coluna 2, { $third } por baixo da coluna 3, { $fourth } por baixo das colunas 4 e 5.
event-hand-dealt =
    { $who } recebe { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
event-packets-passed =
    Os maços de { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } passam para a esquerda.

event-turn-began = É a vez de { $who }.
event-ships-docked =
    { $ships ->
        [one] { $ships } navio de { $who } volta à sua doca.
       *[other] { $ships } navios de { $who } voltam às suas docas.
    }
event-card-revealed = Nova no expositor: «{ $card }».
event-card-taken = { $who } fica com «{ $card }».
event-gold-fetched = { $who } descarta «{ $card }» por 1 de ouro.
event-clergy-laid = Nova na escala da Igreja: «{ $clergy }».
event-decree-laid = Novo decreto: «{ $decree }».
event-decree-removed = O decreto «{ $decree }» não é para dois jogadores e sai do jogo.

event-card-played = { $who } joga «{ $card }» no seu portefólio.
event-card-tucked = { $who } encaixa «{ $card }».
event-card-discarded = { $who } descarta do seu portefólio: { $card }.
event-subsidy-taken =
    { $who } recebe um subsídio de { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-treasury-moved = O Tesouro está agora em { $value }.
event-good-taken =
    { $who } recebe { $good ->
        [livros] { $number ->
            [one] { $number } livro
           *[other] { $number } livros
        }
        [ferramentas] { $number ->
            [one] { $number } ferramenta
           *[other] { $number } ferramentas
        }
       *[other] { $number } de { $good }
    }.
event-good-lost =
    { $who } perde { $good ->
        [livros] { $number ->
            [one] { $number } livro
           *[other] { $number } livros
        }
        [ferramentas] { $number ->
            [one] { $number } ferramenta
           *[other] { $number } ferramentas
        }
       *[other] { $number } de { $good }
    }.
event-no-room =
    { $who } não tem espaço para { $good ->
        [livros] { $number ->
            [one] { $number } livro
           *[other] { $number } livros
        }
        [ferramentas] { $number ->
            [one] { $number } ferramenta
           *[other] { $number } ferramentas
        }
       *[other] { $number } de { $good }
    }.
event-reis-taken =
    { $who } recebe { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-reis-lost =
    { $who } perde { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-rubble-taken = { $who } retira escombros: { $rubble }.
event-rubble-removed = Escombros sem espaço no tabuleiro de { $who } saem do jogo: { $rubble }.
event-set-completed = { $who } completa o seu conjunto de escombros número { $sets }.

event-wigs-scored =
    { $source }: { $who } ganha { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    }.
event-wigs-lost =
    { $source }: { $who } perde { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    }.
event-influence-gained =
    { $influence ->
        [0] { $who } já tem toda a Influência possível.
       *[other] { $who } ganha { $influence } de Influência.
    }
event-paid =
    { $who } { $influence ->
        [0] { $reis ->
            [0] não paga nada
            [one] paga { $reis } real
           *[other] paga { $reis } réis
        }
       *[other] { $reis ->
            [0] paga { $influence } de Influência
            [one] paga { $reis } real e { $influence } de Influência
           *[other] paga { $reis } réis e { $influence } de Influência
        }
    } { $purpose }.

event-good-sold =
    { $who } vende { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    } ao { $ship } de { $owner } por { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-sold-without-ship =
    { $who } vende { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    } sem navio por { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-sailed =
    O { $ship } de { $who } zarpa com { $crates ->
        [one] { $crates } caixote
       *[other] { $crates } caixotes
    }.
event-bonus-paid =
    { $who } recebe um bónus de { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-traded =
    { $who } entrega { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    } por uma ação de Estado: { $action }.

event-state-action-taken = { $who } faz uma ação de Estado: { $action }.
event-official-placed =
    { $who } envia um funcionário para o gabinete { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    }.
event-official-moved =
    O gabinete { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    } está cheio: um funcionário de { $who } passa para a praça.
event-official-returned = { $who } retira um funcionário: { $place }.
event-plan-taken = { $who } recebe uma { $plan }.
event-good-paid =
    { $who } paga { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    } pelo navio.
event-ship-built = { $who } constrói um { $ship }.
event-ship-upgraded = { $who } substitui um navio por um { $ship }; a carga fica.
event-price-fell =
    O preço { $good ->
        [livros] dos livros
        [ferramentas] das ferramentas
       *[other] do { $good }
    } desce para { $price }.
event-cardinal-moved =
    { $who } move o Cardeal { $steps ->
        [one] { $steps } intervalo
       *[other] { $steps } intervalos
    }.
event-clergy-taken = { $who } fica com a peça de clero «{ $clergy }».
event-church-due = O Cardeal chegou ao ícone de Influência: no fim deste turno há uma pontuação da Igreja, primeiro { $who }.
event-clergy-given-up = { $who } descarta a peça de clero «{ $clergy }».
event-clergy-lost = { $who } perde a peça de clero «{ $clergy }».
event-favor-taken =
    { $who } recebe um favor real { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    }.
event-favor-returned =
    { $who } devolve o favor { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    }.

event-visited =
    { $who } visita { $noble ->
        [Manuel] { $noble }
       *[other] o { $noble }
    } com «{ $card }».
event-followed =
    { $who } segue a visita { $noble ->
        [Manuel] a { $noble }
       *[other] ao { $noble }
    }.
event-visit-paid =
    { $wigs ->
        [0] { $influence ->
            [0] { $reis ->
                [0] A visita não custa nada a { $who }.
                [one] { $who } paga { $reis } real pela visita.
               *[other] { $who } paga { $reis } réis pela visita.
            }
           *[other] { $reis ->
                [0] { $who } paga { $influence } de Influência pela visita.
                [one] { $who } paga { $influence } de Influência e { $reis } real pela visita.
               *[other] { $who } paga { $influence } de Influência e { $reis } réis pela visita.
            }
        }
       *[other] { $who } paga { $influence ->
            [0] { $reis ->
                [0] { "" }
                [one] { $reis } real e{" "}
               *[other] { $reis } réis e{" "}
            }
           *[other] { $influence } de Influência{ $reis ->
                [0] {" "}e{" "}
                [one] , { $reis } real e{" "}
               *[other] , { $reis } réis e{" "}
            }
        }{ $wigs ->
            [one] { $wigs } peruca
           *[other] { $wigs } perucas
        } pela visita.
    }

event-store-built = { $who } constrói uma loja em { $land }, que dá para a { $street }.
# O grupo reconhece-se pelo seu id: left, middle, right.
event-house-moved =
    { $who } leva para a loja uma casa do grupo { $group ->
        [left] da esquerda
        [middle] do meio
       *[right] da direita
    }.
event-decree-taken = { $who } obtém o decreto «{ $decree }».
event-decrees-searched =
    { $who } vê { $number ->
        [one] o primeiro decreto
       *[other] os { $number } primeiros decretos
    } do baralho.
event-marker-used = { $who } gasta um marcador de conjunto por outro decreto.
event-site-chosen = { $who } desimpede um local: { $site }.
event-building-opened = { $who } abre o edifício { $building }, { $site }, com uma { $plan }.
event-building-revealed = Já se vê o edifício seguinte do arquiteto { $architect }: { $building }.
event-hired =
    { $who } contrata { $number ->
        [one] { $number } funcionário
       *[other] { $number } funcionários
    }.
event-sponsored = { $who } patrocina um evento: «{ $card }».

event-end-triggered =
    { $period ->
        [1] { $who } desencadeia o fim do primeiro período.
       *[other] { $who } desencadeia o fim do jogo.
    }
event-period-ended =
    { $period ->
        [1] Acabou o primeiro período.
       *[other] Acabou o segundo período.
    }
event-card-thrown = { $who } descarta «{ $card }».
event-reward-of-thrown = { $who } recebe a recompensa de «{ $card }».
event-final-round-began = Começa a última ronda.
event-ended = O jogo acabou: { $cause }.

## O que alguém ganha e perde

gain-wigs =
    { $count ->
        [one] { $amount } peruca
       *[other] { $amount } perucas
    }
gain-reis =
    { $count ->
        [one] { $amount } real
       *[other] { $amount } réis
    }
gain-influence = { $amount } de Influência
gain-gold = { $amount } de ouro
gain-cloth = { $amount } de tecido
gain-books =
    { $count ->
        [one] { $amount } livro
       *[other] { $amount } livros
    }
gain-tools =
    { $count ->
        [one] { $amount } ferramenta
       *[other] { $amount } ferramentas
    }

## O que se pergunta

ask-keep-clergy = Fica com uma das tuas duas peças de clero
ask-draft-keep = Escolhe a carta com que ficas
ask-play-card = Joga uma carta no teu portefólio ou na Corte Real, ou descarta-a por 1 de ouro
ask-slot = Para onde vai a carta?
ask-fit = O teu portefólio diminuiu: o que descartas?
ask-pay = Paga os réis devidos
ask-pay-fee = Paga os réis pelo evento
ask-business = Vende mercadorias ou negoceia com os Nobres
ask-sell = Vende uma mercadoria a um navio atracado, ou termina
ask-trade = Entrega uma mercadoria por uma ação de Estado, ou termina
ask-officials = Envia um funcionário para um gabinete, ou termina
ask-withdraw = Retira um funcionário
ask-take-plan = Escolhe o arquiteto de quem recebes a planta
ask-ship = Que doca recebe o navio?
ask-ship-goods = Escolhe uma mercadoria para pagar o navio
ask-extra = Escolhe uma mercadoria de que recebes mais uma
ask-cardinal = Até onde vai o Cardeal?
ask-clergy = Fica com uma peça de clero ao lado do Cardeal
ask-give-up = Pontuação da Igreja: descarta peças de clero pelas suas perucas, ou termina
ask-lose-clergy = Escolhe a peça de clero que perdes
ask-royal-favor = Escolhe o Nobre cujo favor recebes
ask-visit-cost = Que parte da visita pagas em réis?
ask-free-action = Escolhe uma ação de Estado do teu anfitrião, ou nenhuma
ask-second-action = Entregas uma mercadoria pela outra ação de Estado do teu anfitrião?
ask-follow = Segues a visita a este Nobre?
ask-follow-action = Escolhe uma das três ações deste Nobre
ask-store = Escolhe um terreno e a rua para que dá a tua loja
ask-cube = Escolhe o cubo que retiras: a linha ou coluna e depois a espécie
ask-house = De que grupo vem a casa?
ask-decree = Escolhe um decreto
ask-extra-decree = Gastas um marcador de conjunto por outro decreto?
ask-site = Escolhe um local para o edifício
ask-complete = Conclui uma das tuas plantas
ask-event = Executa pelo menos uma parte do evento
ask-any-state = Escolhe uma ação de Estado, ou termina
ask-take-card = Fica com uma carta do expositor
ask-throw = Descarta cartas antes do novo período, ou termina
ask-thrown-reward = Escolhe que recompensa vem agora
ask-good-choice = Escolhe uma mercadoria
ask-from-pile = Escolhe um cubo do monte de escombros
ask-produce-type = Escolhe o que as tuas lojas produzem
ask-market-sale = Vende uma mercadoria sem navio, ou termina
ask-treasury-shift = Para que lado se move o Tesouro?
ask-lose-good = Escolhe a mercadoria que devolves
ask-lose-favor = Escolhe o favor real que devolves

# Com aquilo de que se pergunta, quando a página o sabe.
now-pay =
    { $due ->
        [one] { $due } real { $purpose }: da tua Influência?
       *[other] { $due } réis { $purpose }: quantos da tua Influência?
    }
now-pay-fee = Quantos dos réis pelo evento vêm da tua Influência?
now-event = Executas esta parte do evento?
now-complete = Escolhe a planta que concluis
now-follow =
    { $turn } visita { $noble ->
        [Manuel] Manuel
       *[other] o { $noble }
    }: segues a visita{ $cost ->
        [0] , que não te custa nada?
       *[other] {" "}por { $cost } de Influência?
    }
now-withdraw =
    { $left ->
        [one] Retira um funcionário
       *[other] Retira { $left } funcionários: escolhe o próximo
    }
now-free-action =
    Escolhe uma ação de Estado { $noble ->
        [Manuel] de Manuel
       *[other] do { $noble }
    }, ou nenhuma
now-follow-action =
    Escolhe uma das três ações { $noble ->
        [Manuel] de Manuel
       *[other] do { $noble }
    }

## O que os outros leem entretanto

waits-keep-clergy = { $who } escolhe com qual de duas peças de clero fica
waits-draft-keep = { $who } escolhe a carta com que fica
waits-play-card = { $who } escolhe a carta que joga: no seu portefólio, na Corte Real ou descartada por 1 de ouro
waits-slot = { $who } decide para onde vai a carta
waits-fit = { $who } tem agora um portefólio mais pequeno e decide o que descarta
waits-pay = { $who } decide quantos dos réis vêm da sua Influência
waits-pay-fee = { $who } decide quantos dos réis pelo evento vêm da sua Influência
waits-business = { $who } decide se vende mercadorias ou negoceia com os Nobres
waits-sell = { $who } escolhe a mercadoria que vende a um navio atracado, ou termina
waits-trade = { $who } escolhe a mercadoria que entrega por uma ação de Estado, ou termina
waits-officials = { $who } decide para que gabinete envia um funcionário, ou termina
waits-withdraw = { $who } escolhe o funcionário que retira
waits-take-plan = { $who } escolhe o arquiteto de quem recebe a planta
waits-ship = { $who } decide que doca recebe o navio
waits-ship-goods = { $who } escolhe uma mercadoria para pagar o navio
waits-extra = { $who } escolhe uma mercadoria de que recebe mais uma
waits-cardinal = { $who } decide até onde vai o Cardeal
waits-clergy = { $who } escolhe uma peça de clero ao lado do Cardeal
waits-give-up = { $who } escolhe as peças de clero que descarta pelas suas perucas na pontuação da Igreja, ou termina
waits-lose-clergy = { $who } escolhe a peça de clero que perde
waits-royal-favor = { $who } escolhe o Nobre cujo favor recebe
waits-visit-cost = { $who } decide que parte da visita paga em réis
waits-free-action = { $who } escolhe uma ação de Estado do seu anfitrião, ou nenhuma
waits-second-action = { $who } decide se entrega uma mercadoria pela outra ação de Estado do seu anfitrião
waits-follow = { $who } decide se segue a visita a este Nobre
waits-follow-action = { $who } escolhe uma das três ações deste Nobre
waits-store = { $who } escolhe um terreno e a rua para que dá a sua loja
waits-cube = { $who } escolhe o cubo que retira
waits-house = { $who } decide de que grupo vem a casa
waits-decree = { $who } escolhe um decreto
waits-extra-decree = { $who } decide se gasta um marcador de conjunto por outro decreto
waits-site = { $who } escolhe um local para o edifício
waits-complete = { $who } escolhe a planta que conclui
waits-event = { $who } decide se executa esta parte do evento
waits-any-state = { $who } escolhe uma ação de Estado, ou termina
waits-take-card = { $who } escolhe uma carta do expositor
waits-throw = { $who } escolhe cartas para descartar antes do novo período, ou termina
waits-thrown-reward = { $who } escolhe que recompensa vem agora
waits-good-choice = { $who } escolhe uma mercadoria
waits-from-pile = { $who } escolhe um cubo do monte de escombros
waits-produce-type = { $who } escolhe o que as suas lojas produzem
waits-market-sale = { $who } escolhe a mercadoria que vende sem navio, ou termina
waits-treasury-shift = { $who } decide para que lado se move o Tesouro
waits-lose-good = { $who } escolhe a mercadoria que devolve
waits-lose-favor = { $who } escolhe o favor real que devolve

## Jogadas

move-keep-clergy = Ficar com «{ $clergy }»
move-keep = Ficar com «{ $card }»
move-gold = Descartar «{ $card }» por 1 de ouro
move-portfolio = Jogar «{ $card }» no meu portefólio
move-visit = Visitar com «{ $card }»
move-sponsor = Patrocinar «{ $card }»
move-tuck = Usar um lugar vazio
move-replace = Substituir o que está em: { $slot }; perde-se a carga que tiver
move-upgrade = Melhorar o navio em: { $slot }; a carga fica
move-discard = Descartar o que está em: { $slot }
move-load =
    Vender { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    }: { $berth }
move-market =
    Vender { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    } sem navio
some-market = Vender { $count } mercadorias sem navio: { $good }
move-trade =
    Entregar { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    }: { $action }
move-done = Pronto
move-skip = Saltar
move-state = Ação de Estado: { $action }
move-noble = Ação de Nobre: { $action }
move-official =
    Um funcionário para o gabinete { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    }
every-official = Um funcionário para cada um destes { $count } gabinetes
some-official = Funcionários para: { $noble }
move-plan = Receber uma planta do arquiteto { $architect }
move-pay-good =
    Pagar { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    }
some-pay-good = Pagar { $count } mercadorias: { $good }
move-extra =
    Receber mais { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    }
# Um número pode chegar como texto: então vale a última forma.
move-cardinal =
    Mover o Cardeal { $steps ->
        [one] { $steps } intervalo
       *[other] { $steps } intervalos
    }
move-clergy = Ficar com a peça que está { $space }
move-give-up = Descartar «{ $clergy }»
every-give-up = Descartar as { $count } peças
move-favor =
    Favor { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    }
move-pay =
    { $influence ->
        [0] Pagar com moedas
       *[other] { $influence } da Influência
    }
move-pay-visit =
    { $reis ->
        [0] Pagar com Influência
       *[other] Pagar { $reis } em réis
    }
move-follow = Seguir e devolver o favor
move-follow-keep = Seguir, pagar e guardar o favor
move-decline = Não seguir
move-build = Construir em { $land }, a dar para a { $street }
move-cube = Retirar um cubo ({ $line }): { $rubble }
move-house =
    Usar uma casa do grupo { $group ->
        [left] da esquerda
        [middle] do meio
       *[right] da direita
    }
move-decree = Obter o decreto «{ $decree }»
move-marker = Gastar um marcador de conjunto por outro decreto
move-open = Abrir um edifício { $site }
move-complete = Concluir uma { $plan }
move-withdraw = Retirar um funcionário: { $place }
move-part = Fazê-lo
move-good =
    Receber { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    }
some-good = Receber { $count } mercadorias: { $good }
move-rubble = Retirar um cubo: { $rubble }
move-produce = Produzir { $good }
move-treasury = Mover o Tesouro { $direction }
move-return =
    Devolver { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    }
move-return-favor =
    Devolver o favor { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    }
move-lose = Perder «{ $clergy }»
move-take = Ficar com a carta da pilha: { $pile }
move-throw = Descartar «{ $card }»
every-throw = Descartar as { $count } cartas
move-reward = Receber a recompensa de «{ $card }»
does-visit =
    Visitar { $noble ->
        [Manuel] Manuel
       *[other] o { $noble }
    } («{ $card }»)
does-take = Ficar com «{ $card }» ({ $pile })
does-replace = Substituir «{ $card }»
does-clergy = Ficar com «{ $clergy }»
does-load =
    Vender { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    } ao { $ship } de { $owner }
does-build = Construir uma loja de { $good } em { $land } ({ $street })
log-decline = { $who } não segue a visita.
log-keep = { $who } fica com «{ $card }».

## Porque não

no-at-least-one = Tens de o fazer pelo menos uma vez antes de terminares.
no-at-sea = Este navio está no mar até ao próximo turno do seu dono.
no-board-full =
    No teu tabuleiro { $have ->
        [one] cabe { $have } peça de clero
       *[other] cabem { $have } peças de clero
    }, e está cheio.
no-cargo-stays = Um navio posto sobre outro menor ou igual fica com a sua carga: melhora-lo e pagas só a diferença.
no-chosen-already = Já escolheste esta mercadoria; têm de ser todas diferentes.
no-closed-row = Com este número de jogadores esta linha está fechada.
no-covered = Sobre esta ação há uma mercadoria: não pode voltar a ser escolhida neste turno.
no-cube-due = É preciso retirar um cubo da linha ou da coluna.
no-docks-full = As { $have } docas estão ocupadas, e as cartas de Nobre e os navios não vão para mais lado nenhum: o escritório é para as cartas de Tesouro.
no-does-nothing = Esta parte do evento não faria nada agora.
no-empty-slot = Não há nada neste lugar.
no-end-of-track = O Tesouro está na ponta da sua escala.
no-favor-goes-back = Quem segue devolve o favor. Só uma peça de clero muda isso.
no-goods-short =
    Para isto { $need ->
        [one] é precisa { $need } mercadoria
       *[other] são precisas { $need } mercadorias diferentes
    }; tens { $have }.
no-group-empty = Já não há casas neste grupo.
no-have-it = Já tens um favor deste Nobre.
no-influence-short = A tua Influência não chega: precisas de { $need } e só consegues { $have }.
no-land-taken = Neste terreno há uma loja.
no-needs-ship =
    Uma mercadoria precisa de um navio atracado; sem ele, nesta venda { $have ->
        [0] não podes vender nada
       *[other] podes vender { $have }
    }.
no-no-building = Não há nenhum edifício pronto deste arquiteto.
no-no-change = Seria de mais: { $have } em vez de { $need }, e não há troco.
no-no-city-tile = A peça deste negócio não está no expositor.
no-no-clergy = Não há nenhuma peça de clero para isto.
no-no-cube = Não há lá nenhum cubo assim.
no-no-decree = Já não há decretos no expositor.
no-no-favor = Não há nenhum favor real para isto.
no-no-good = Não tens esta mercadoria.
no-no-goods = Não tens mercadorias para vender.
no-no-house = Já construíste todas as tuas casas.
no-no-noble-card = Só com uma carta de Nobre se faz uma visita.
no-no-official = Todos os teus funcionários estão em gabinetes e praças.
no-no-official-there = Não tens lá nenhum funcionário.
no-no-plan = Já não há lá nenhuma planta.
no-no-room = Não cabe no teu armazém.
no-no-ship = Não há nenhum navio para isto.
no-no-ship-there = Não tens nenhum navio nesta doca.
no-no-space-for-cube = No teu tabuleiro não cabe outro cubo desta espécie.
no-no-store = Não tens nenhuma loja para isto.
no-no-such-plan = Não tens esta planta.
no-no-treasury-card = Só uma carta de Tesouro tem um evento para patrocinar.
no-not-accepted = Este Nobre não aceita esta mercadoria.
no-not-at-street = Este terreno não toca nessa rua.
no-not-beside = O Cardeal não está ao lado desta peça.
no-not-in-hand = Esta carta não está na tua mão.
no-not-in-packet = Esta carta não está no teu maço.
no-not-offered = Esta peça não é uma das tuas duas.
no-not-on-display = Este decreto não está no expositor.
no-not-produced = Não acabaste de produzir nenhuma mercadoria deste tipo.
no-not-the-pile = O cubo vem da linha ou da coluna. Só uma peça de clero abre o monte.
no-not-thrown = Esta carta não dá agora nenhuma recompensa.
no-office-full = Os { $have } lugares do teu escritório estão ocupados, e as cartas de Tesouro não vão para mais lado nenhum: as docas são para as cartas de Nobre e os navios.
no-other-action = A mercadoria compra a outra ação de Estado do teu anfitrião.
no-other-noble = É outro Nobre que oferece esta ação.
no-other-row = No teu portefólio há espaço, por isso só pode ser substituída uma carta da mesma fila.
no-paid-already = Já pagaste com esta mercadoria; têm de ser todas diferentes.
no-pile-empty = Esta pilha está esgotada.
no-portfolio-full = O teu portefólio está cheio.
no-same-action = Já escolheste esta ação; têm de ser todas diferentes.
no-same-office = Acabou de chegar aqui um funcionário teu; o próximo vai para outro gabinete.
no-site-taken = Neste local há um edifício.
no-smaller-ship = O navio que lá está é maior: casco { $need }, e o novo tem { $have }.
no-too-dear =
    Isto custa { $need ->
        [one] { $need } real
       *[other] { $need } réis
    }; terias { $have }.
no-too-far =
    O Cardeal não pode avançar { $need ->
        [one] { $need } intervalo
       *[other] { $need } intervalos
    }; { $have } é o máximo.
no-wrong-colour = A norte, o edifício tem de mostrar a cor da sua rua.

## O que uma jogada custa e dá

quote-plan =
    Para a concluir são precisos { $officials ->
        [one] { $officials } funcionário
       *[other] { $officials } funcionários
    }.
quote-complete =
    { $reis ->
        [0] Os teus funcionários chegam: { $officials }.
        [one] Funcionários precisos: { $officials }; contratar custa { $reis } real.
       *[other] Funcionários precisos: { $officials }; contratar custa { $reis } réis.
    }
quote-complete-influence =
    { $reis ->
        [0] Funcionários precisos: { $officials }; contratar custa { $influence } de Influência.
        [one] Funcionários precisos: { $officials }; contratar custa { $influence } de Influência e { $reis } real.
       *[other] Funcionários precisos: { $officials }; contratar custa { $influence } de Influência e { $reis } réis.
    }
quote-treasury = O Tesouro fica em { $treasury }.
brings-treasury-icon = o Cardeal alcança ou passa o ícone do Tesouro: este sobe { $count }
brings-influence-icon = o Cardeal alcança ou passa o ícone de Influência: pontuação da Igreja no fim deste turno
quote-cube =
    { $reis ->
        [0] O terreno não custa então nada.
        [one] O terreno custa então { $reis } real.
       *[other] O terreno custa então { $reis } réis.
    }
quote-cube-influence =
    { $reis ->
        [0] O terreno custa então { $influence } de Influência.
        [one] O terreno custa então { $influence } de Influência e { $reis } real.
       *[other] O terreno custa então { $influence } de Influência e { $reis } réis.
    }
quote-skip-influence = { quote-cube-influence }
quote-skip = { quote-cube }
quote-replace =
    { $goods ->
        [0] O navio não custa mercadorias.
        [one] O navio custa { $goods } mercadoria.
       *[other] O navio custa { $goods } mercadorias.
    }
quote-tuck = { quote-replace }
quote-upgrade = { quote-replace }

## De onde vem a pontuação

source-start = Início
source-stores = Lojas novas
source-openings = Aberturas
source-crates = Caixotes
source-church = Pontuação da Igreja
source-court = Influência completa
source-rewards = Recompensas
source-clergy = Peças de clero
source-visits = Visitas
source-penalties = Penalizações
source-sets = Conjuntos, 1.º período
source-end-ships = Navios
source-end-sets = Conjuntos de escombros
source-majorities = Maiorias de lojas
source-money = Dinheiro
source-decrees = Decretos
source-officials = Funcionários
source-favors = Favores reais

## O que fazem cartas, terrenos e peças

# Recompensas.
effect-reis =
    { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
effect-good =
    { $good ->
        [livros] { $n ->
            [one] { $n } livro
           *[other] { $n } livros
        }
        [ferramentas] { $n ->
            [one] { $n } ferramenta
           *[other] { $n } ferramentas
        }
       *[other] { $n } de { $good }
    }
# distinct é 1 se as mercadorias têm de ser diferentes; senão, 0.
effect-good-choice =
    { $n ->
        [one] { $n } mercadoria à tua escolha
       *[other] { $distinct ->
            [0] { $n } mercadorias à tua escolha
           *[other] { $n } mercadorias diferentes à tua escolha
        }
    }
effect-wigs =
    { $n ->
        [one] { $n } peruca
       *[other] { $n } perucas
    }
effect-gain-influence = ganhar Influência
effect-official =
    { $n ->
        [one] { $n } funcionário para um gabinete
       *[other] até { $n } funcionários para gabinetes diferentes
    }
effect-plan =
    { $n ->
        [one] receber uma planta
       *[other] receber { $n } plantas
    }
effect-cardinal =
    encontrar-se com o Cardeal ({ $steps ->
        [one] { $steps } intervalo
       *[other] até { $steps } intervalos
    })
effect-favor = obter um favor real
effect-rubble-pile =
    { $n ->
        [one] { $n } cubo do monte de escombros
       *[other] { $n } cubos do monte de escombros
    }
effect-produce-type = as tuas lojas de um tipo produzem
effect-market-sale =
    vender até { $n ->
        [one] { $n } mercadoria sem navio
       *[other] { $n } mercadorias sem navios
    }{ $bonus ->
        [0] { "" }
       *[other] {" "}(+{ $bonus } por cada uma)
    }
effect-treasury-shift =
    o Tesouro { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    } para cima ou para baixo

# Penalizações.
effect-lose-official =
    retirar { $n ->
        [one] { $n } funcionário
       *[other] { $n } funcionários
    }
effect-lose-good =
    perder { $good ->
        [livros] { $n ->
            [one] { $n } livro
           *[other] { $n } livros
        }
        [ferramentas] { $n ->
            [one] { $n } ferramenta
           *[other] { $n } ferramentas
        }
       *[other] { $n } de { $good }
    }
effect-lose-good-choice =
    perder { $n ->
        [one] { $n } mercadoria
       *[other] { $n } mercadorias
    }
effect-lose-reis =
    perder { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
effect-lose-wigs =
    perder { $n ->
        [one] { $n } peruca
       *[other] { $n } perucas
    }
effect-lose-favor =
    perder { $n ->
        [one] { $n } favor real
       *[other] { $n } favores reais
    }
effect-lose-clergy =
    perder { $n ->
        [one] { $n } peça de clero
       *[other] { $n } peças de clero
    }

# Eventos.
effect-act-build-store =
    construir uma loja{ $discount ->
        [0] { "" }
        [one] {" "}(menos { $discount } real)
       *[other] {" "}(menos { $discount } réis)
    }
effect-act-decree =
    { $n ->
        [one] obter um decreto
       *[other] obter { $n } decretos
    }
effect-act-open-building = abrir um edifício público
effect-act-recruit = recrutar funcionários
effect-act-plan = adquirir uma planta
effect-act-ship =
    construir um navio{ $discount ->
        [0] { "" }
        [one] {" "}(menos { $discount } mercadoria)
       *[other] {" "}(menos { $discount } mercadorias)
    }
effect-act-produce = produzir mercadorias
effect-act-cardinal = encontrar-se com o Cardeal
effect-act-favor = obter um favor real
effect-act-state =
    { $n ->
        [one] qualquer ação de Estado
       *[other] até { $n } ações de Estado diferentes
    }
effect-act-sell =
    vender mercadorias{ $bonus ->
        [0] { "" }
       *[other] {" "}(+{ $bonus } por cada uma)
    }

# Benefícios duradouros.
effect-spend-discount =
    cada pagamento: menos { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
effect-land-discount =
    terrenos: menos { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
effect-hire-discount =
    cada funcionário contratado: menos { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
effect-event-discount =
    patrocinar: menos { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
effect-subsidy-bonus =
    cada subsídio posterior: mais { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
# A mercadoria «any» quer dizer todas.
effect-sale-bonus =
    { $good ->
        [any] cada mercadoria que vendes: +{ $n }
       *[other] vender { $good }: +{ $n }
    }
effect-own-ship-bonus = cada mercadoria nos teus próprios navios: +{ $n }
effect-first-sale-bonus =
    cada vez que vendes mercadorias: { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
effect-sail-income =
    quando o teu navio zarpa: { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
effect-harbour-fee =
    cada mercadoria que outros carregam nos teus navios: { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
effect-dockless-sale =
    cada venda: { $n ->
        [one] { $n } mercadoria sem navio
       *[other] até { $n } mercadorias sem navios
    }
effect-price-floor = para ti nenhum preço fica abaixo de { $n }
effect-trade-income =
    cada mercadoria entregue ao negociar: { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
# O Nobre «any» quer dizer todos.
effect-visit-discount =
    { $noble ->
        [any] cada visita: menos { $n } de Influência
        [Manuel] visitas a { $noble }: menos { $n } de Influência
       *[other] visitas ao { $noble }: menos { $n } de Influência
    }
effect-follow-discount = seguir: menos { $n } de Influência
effect-modifier-shield = o Tesouro não te encarece nenhuma visita
effect-staff-reduction =
    as aberturas precisam de menos { $n ->
        [one] { $n } funcionário
       *[other] { $n } funcionários
    }
effect-ship-goods-discount =
    os navios custam menos { $n ->
        [one] { $n } mercadoria
       *[other] { $n } mercadorias
    }
effect-ship-free = os navios não custam mercadorias
effect-produce-bonus =
    ao produzir: mais { $n ->
        [one] { $n } mercadoria de um tipo produzido
       *[other] { $n } mercadorias de tipos produzidos
    }
effect-produce-bonus-each = ao produzir: mais { $n } de cada tipo produzido
effect-influence-bonus = cada ganho de Influência: +{ $n }
effect-warehouse-bonus =
    nos armazéns { $n ->
        [one] cabe mais { $n } de cada mercadoria
       *[other] cabem mais { $n } de cada mercadoria
    }
effect-portfolio-bonus =
    portefólio: mais { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
effect-trade-any-good = todos os Nobres te aceitam qualquer mercadoria
effect-recruit-bonus =
    ao recrutar: mais { $n ->
        [one] { $n } funcionário
       *[other] { $n } funcionários
    }
effect-cardinal-range =
    o Cardeal avança até mais { $n ->
        [one] { $n } intervalo
       *[other] { $n } intervalos
    }
effect-second-state-action = nas tuas visitas uma mercadoria compra a outra ação de Estado do anfitrião
effect-land-reward-twice = os terrenos dão-te a sua recompensa duas vezes
effect-store-wigs =
    cada loja nova: { $n ->
        [one] { $n } peruca
       *[other] { $n } perucas
    }
effect-building-wigs =
    cada edifício que abres: { $n ->
        [one] { $n } peruca
       *[other] { $n } perucas
    }
effect-sail-wigs =
    quando o teu navio zarpa: mais { $n ->
        [one] { $n } peruca
       *[other] { $n } perucas
    }
effect-pile-choice = o cubo por uma loja pode vir do monte
effect-keep-favor =
    seguir por { $n ->
        [one] { $n } real
       *[other] { $n } réis
    } e guardar o favor
effect-influence-exchange = cada espaço de Influência dá 1 real
effect-decree-search = decretos: escolhe também entre os { $n } primeiros do baralho
effect-visit-with-reis = as visitas podem ser pagas em réis

## O que contam os decretos e como pontuam

goal-own-stores-of-type = as tuas lojas de { $good }
goal-own-stores-in-row = as tuas lojas na linha { $row }
goal-own-stores-in-column = as tuas lojas na coluna { $column }
goal-own-store-types = tipos entre as tuas lojas
goal-own-store-rows = linhas com uma loja tua
goal-own-store-type-sets = conjuntos de quatro lojas diferentes
goal-own-stores-total = as tuas lojas
goal-own-max-stores-in-row = as tuas lojas na tua melhor linha
goal-own-largest-block = lojas contíguas do teu maior grupo
goal-own-facing-pairs = pares de lojas tuas frente a frente numa rua
goal-own-linked-stores =
    as tuas lojas com pelo menos { $min ->
        [one] { $min } edifício relevante
       *[other] { $min } edifícios relevantes
    }
goal-own-unlinked-stores = as tuas lojas sem edifícios relevantes
goal-city-buildings-by-architect = edifícios abertos do arquiteto { $architect }
goal-city-buildings-with-colour = edifícios abertos com a cor de: { $good }
goal-city-buildings-on-side = edifícios abertos no lado { $side }
goal-city-flanked-rows = linhas com edifícios abertos nas duas pontas
goal-own-plans-completed = as tuas plantas concluídas
goal-own-plans-completed-by = as tuas plantas concluídas do arquiteto { $architect }
goal-own-plan-officials = funcionários nas tuas plantas concluídas
goal-own-largest-plan = funcionários na tua maior planta concluída
goal-own-officials-in-offices = os teus funcionários em gabinetes (não em praças)
goal-own-officials-with =
    os teus funcionários (gabinete e praça { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    })
goal-own-nobles-staffed = Nobres com um funcionário teu no gabinete ou na praça
goal-own-ships = os teus navios
goal-own-hull-total = casco de todos os teus navios
goal-own-large-ships = os teus navios de casco { $min } ou mais
goal-own-cargo = mercadorias e caixotes nas tuas docas
goal-own-clergy = as tuas peças de clero
goal-own-clergy-wigs = perucas no verso das tuas peças de clero
goal-own-favors = os teus favores reais
goal-own-noble-cards = cartas de Nobre no teu portefólio
goal-own-treasury-cards = cartas de Tesouro no teu portefólio
goal-own-noble-kinds = Nobres diferentes no teu portefólio
goal-own-influence = a tua Influência
goal-own-reis = os teus réis e os que dá a tua Influência
goal-own-goods-total = mercadorias nos teus armazéns
goal-own-goods-sets = conjuntos de quatro mercadorias diferentes nos teus armazéns
goal-market-price-sum = soma dos quatro preços de mercado
goal-treasury-at-least = o Tesouro em { $value } ou mais
goal-treasury-at-most = o Tesouro em { $value } ou menos
goal-own-rubble-sets = os teus conjuntos de escombros
goal-own-rubble-of = os teus cubos desta espécie: { $rubble }
goal-city-lines-cleared = linhas e colunas sem escombros
goal-city-empty-lands = terrenos sem loja
goal-own-house-groups-cleared = grupos de que construíste todas as casas
goal-own-decrees = os teus decretos (este também)
goal-opponents-behind = adversários que têm menos do que tu: { $metric }
goal-neighbour-count = o que tem o teu vizinho da { $side }: { $metric }
goal-exact-second = só tu em segundo lugar: { $metric }

# Sem limite: max é 0.
score-per =
    { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    } por { $each ->
        [one] unidade
       *[other] cada { $each }
    }{ $max ->
        [0] { "" }
       *[other] , até { $max }
    }
# Escalões como «3: 3, 4: 6»: quantos, e as suas perucas.
score-tiers = { $steps }
score-flat =
    { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    } se se cumprir

## No terminal

short-gold = OU
short-cloth = TE
short-books = LI
short-tools = FE

tell-line = { $what }: { $content }.
tell-nobody = ninguém
tell-none = nada
tell-explained = { $name } ({ $effect })

tell-set-up = Preparação.
tell-period = Período { $period } de 2, turno de { $who }; acaba quando alguém tiver { $sets } conjuntos de escombros ou se esgotar a terceira pilha.
tell-ending-last-but-one = Acaba-se esta ronda e depois joga-se mais uma.
tell-ending-final = É a última ronda.
tell-church-due = No fim deste turno há uma pontuação da Igreja.
tell-left = Falta fazer: { $count }.
tell-due = A pagar: { $reis } ({ $purpose }).
tell-visit-due = { $noble }: a visita custa { $count } de Influência.
tell-follow-cost = { $noble }: seguir custa { $count } de Influência.
tell-now-noble = { $noble }.
tell-now-action = Ação: { $action }.
tell-now-card = Carta a encaixar: { $card }.
tell-now-event = { $card }, parte { $number }: { $effect }.
tell-now-land = { $land }: o preço é agora { $reis }.
tell-now-site = Local: { $site }.
tell-now-bonus = Bónus por cada mercadoria: { $reis }.
tell-now-searched = Do cimo do baralho: { $decrees }.
tell-now-thrown = Descartadas: { $cards }.
tell-now-offer = A escolher entre: { $tiles }.
tell-now-packet = Maço: { $cards }.

tell-treasury = valor do Tesouro { $value }, visitas { $modifier }
tell-prices = preços de mercado: { $prices }, no mínimo { $floor }
tell-pile = monte de escombros: { $rubble }
tell-city-tiles = peças de cidade no expositor: { $tiles }; restam { $large } grandes e { $small } pequenas
tell-small-tile = { $good } (pequena)
tell-tracks = Escalas
tell-cubes = { $count } de { $rubble }
tell-row = Linha { $row }
tell-column = Coluna { $column }
tell-rubble = escombros: { $rubble }
tell-no-rubble = sem escombros
tell-scoring = { $wigs } por cada edifício relevante
tell-land-store = loja de { $who }, { $good }, edifícios relevantes { $count }
tell-land = { $land } { $content }
tell-office = gabinete: { $who }, cabem { $size }
tell-plaza = praça: { $who }
tell-neutral = neutro ({ $count })
tell-favors-left = favores { $count }
tell-visit-costs = as visitas custam: { $costs }
tell-visit = { $action }; antes, se quiseres, uma das suas ações de Estado ({ $state })
tell-influence = Influência { $influence }; { $effect }
tell-next-card = no fim do turno vira-se a carta seguinte da sua pilha
tell-last-card = a última carta da sua pilha
tell-follow = uma das suas ações: { $state }, { $action }
tell-full-portfolio = o teu portefólio está cheio agora, por isso uma carta ou um navio de lá tem de sair do jogo
tell-full-docks = as tuas docas estão cheias agora, por isso uma carta ou um navio de lá tem de sair do jogo
tell-full-office = o teu escritório está cheio agora, por isso uma carta de lá tem de sair do jogo
tell-portfolio = depois vendes mercadorias ou trocas-as por ações de Estado
tell-takes = aceita { $goods }
tell-actions = ações de Estado: { $actions }; ação de Nobre: { $action }
tell-action-used = { $action } (usada, { $good })
tell-architect = Arquiteto { $architect }
tell-ready = pronto { $building }
tell-coming = seguinte { $building }
tell-buildings-left = restam edifícios: { $count }
tell-plan-top = em cima: { $plan }
tell-plans-left = restam plantas: { $count }
tell-shipyard = Estaleiro
tell-yard-ship = { $count } × { $ship }
tell-ship = { $ship }, casco { $hull }, Influência { $influence }, preço { $price }
tell-cargo = carga: { $goods }
tell-at-sea = no mar
tell-empty = vazio
tell-clergy = { $name }: { $does }
tell-clergy-does = { $effect }; { $wigs } no verso
tell-clergy-once = uma vez: { $effect }; { $wigs } no verso
tell-display = Expositor, { $pile }
tell-cards-left =
    { $count ->
        [one] resta { $count } carta
       *[other] restam { $count } cartas
    }
tell-card-noble = { $card } ({ $noble }, Influência { $influence }): { $effect }
tell-nothing = nada
tell-decree-shown = Decreto no expositor
tell-decree = { $decree }: { $goal }, { $score }
tell-decree-now = agora { $worth }
tell-decree-deck = Decretos no baralho: { $count }.
tell-player = { $who }: perucas { $wigs }, réis { $reis }, Influência { $influence } (um ganho dá { $gain }); mercadorias: { $goods }, cabem { $warehouse } de cada; escombros: { $rubble }, conjuntos { $sets }, marcadores de conjunto { $markers }; funcionários no tabuleiro { $officials }; casas construídas: { $houses }.
tell-player-stores = Lojas: { $stores }.
tell-player-plans = Plantas: { $plans }.
tell-player-completed = Plantas concluídas: { $plans }, funcionários nelas { $count }.
tell-player-favors = Favores: { $nobles }.
tell-player-portfolio = Portefólio, { $tucked } de { $size }: { $cards }.
tell-player-clergy = Clero: { $tiles }.
tell-player-decrees = Decretos: { $decrees }.
tell-player-hand =
    { $count ->
        [one] { $count } carta na mão.
       *[other] { $count } cartas na mão.
    }
tell-kept = Já escolheu uma peça de clero.
tell-hand = Na tua mão
tell-in-slot = { $slot }: { $card }
tell-houses-left = grupo da esquerda { $count } de { $of }
tell-houses-middle = do meio { $count } de { $of }
tell-houses-right = da direita { $count } de { $of }
tell-no-benefit = ainda sem benefício
tell-discount-pays = os réis paga-os o teu desconto
tell-room = { $count } de { $of } lugares ocupados
tell-loaded = carga: { $count } de { $of }
tell-no-reward = não dá nada
tell-no-room = não há espaço para ouro no teu armazém: perde-se

tell-reis =
    { $count ->
        [one] { $count } real
       *[other] { $count } réis
    }
tell-wigs =
    { $count ->
        [one] { $count } peruca
       *[other] { $count } perucas
    }

tell-church = Igreja, { $space }
tell-gap = Igreja, intervalo { $gap }
tell-card-treasury = { $card } ({ $pile }): { $effect }

tell-land-free = custa { $reis }, recompensa: { $reward }
tell-site-empty = { $rubble }; recompensa: { $reward }

tell-player-known = Conhecem-se da sua mão: { $cards }.
picture-known = na mão { $cards }

tell-event = evento: { $event }; benefício: { $benefit }
tell-building = { $building } (arquiteto { $architect }; { $goods })
tell-in-gap-cardinal = aqui está o Cardeal
tell-in-gap-influence = ícone de Influência
tell-in-gap-treasury = ícone do Tesouro
tell-tucked-noble = { $card } ({ $noble }, Influência { $influence })

picture-city = Cidade
picture-west = oeste
picture-east = leste
picture-treasury = Tesouro { $value }, visitas { $modifier }
picture-prices = Mercado { $prices }
picture-pile = Monte { $rubble }
picture-tiles = Peças { $tiles }
picture-nobles = Nobres
picture-office = gabinete
picture-plaza = praça
picture-favors = favores
picture-visit = visitas
picture-takes = aceita
picture-actions = ações de Estado → de Nobre
# As ações, o mais curtas possível.
picture-action-recruit-officials = funcionários
picture-action-acquire-plan = planta
picture-action-build-ship = navio
picture-action-produce-goods = produzir
picture-action-meet-cardinal = Cardeal
picture-action-get-favor = favor
picture-action-build-store = loja
picture-action-take-decree = decreto
picture-action-open-building = edifício
picture-architects = Arquitetos
picture-ready = pronto
picture-next = seguinte
picture-plan = planta
picture-left = restam
picture-shipyard = Estaleiro
picture-hull = casco
picture-influence = ♦
picture-price = preço
picture-church = Igreja, no sentido dos ponteiros do relógio
picture-display = Expositor
picture-decrees = Decretos e o que pontuariam agora
picture-room = cabem
picture-sets = conj.
picture-markers = marc.
picture-houses = casas
picture-home = ♙
picture-cards = cartas
picture-portfolio = portefólio ({ $size }) { $cards }
picture-clergy = clero { $tiles }
picture-favors-of = favores { $nobles }
picture-plans = plantas { $plans }
picture-completed = concluídas { $plans }
picture-stores = lojas { $stores }
picture-decrees-of = decretos { $decrees }
picture-hand = A tua mão
picture-goods = ★ perucas, $ réis, ♦ Influência (+ de um ganho), ♙ funcionários, { short-gold } { good-gold }, { short-cloth } { good-cloth }, { short-books } { good-books }, { short-tools } { good-tools }. *: jogador inicial.
picture-rubble = Escombros: # { rubble-earthquake } (3), ^ { rubble-fire } (2), ~ { rubble-tsunami } (1); nas pontas de linhas e colunas e nos locais. conj.: conjuntos; marc.: marcadores de conjunto.
picture-lands = 18 +5$: um terreno, o seu preço e a sua recompensa. A { short-gold } ×2: uma loja de A com 2 edifícios relevantes. [{ short-gold }], ({ short-cloth }): edifícios do arquiteto azul e do verde. 4★: a peça de pontuação.
picture-people = «A··»: um funcionário de A num gabinete, ○ um neutro. (navio): ação de Estado usada neste turno. † Cardeal, ▲ Tesouro, ♥ favor, ▤ planta, ▪ cubo do monte ou uma mercadoria, ? mercadoria à tua escolha. → atua uma vez. ≈: um navio no mar.
picture-sums = Ao lado de cada jogada, o preço e o que dá, com os mesmos sinais; † pontuação da Igreja, ▲ o Tesouro sobe.

group-keep-clergy = Ficar com uma peça de clero
group-keep = Ficar com uma carta
group-gold = Descartar por 1 de ouro
group-portfolio = No meu portefólio
group-visit = Visitar um Nobre com
group-sponsor = Patrocinar um evento
group-replace = Substituir
group-upgrade = Melhorar o navio em
group-discard = Descartar
group-load =
    Vender { $good ->
        [livros] 1 livro
        [ferramentas] 1 ferramenta
       *[other] 1 de { $good }
    } a
group-market = Vender sem navio
group-trade = Por uma mercadoria: { $action }
group-state = Ações de Estado
group-noble = Ações de Nobre
group-official = Um funcionário para
group-plan = Planta de um arquiteto
group-pay-good = Pagar uma mercadoria
group-extra = Mais uma mercadoria
group-clergy = Ficar com uma peça de clero
group-give-up = Descartar uma peça de clero
group-favor = Favor real
group-build = Uma loja em { $land }, a dar para
group-cube = Retirar um cubo: { $line }
group-decree = Obter um decreto
group-open = Abrir um edifício
group-complete = Concluir uma planta
group-withdraw = Retirar um funcionário
group-good = Receber uma mercadoria
group-rubble = Retirar um cubo
group-produce = Produzir
group-return = Devolver uma mercadoria
group-return-favor = Devolver um favor
group-lose = Perder uma peça de clero
group-take = Ficar com uma carta
group-throw = Descartar uma carta
group-reward = Recompensa de

## Títulos das regras

rule-1 = A cidade
rule-1-1 = Objetivo
rule-1-2 = A Baixa
rule-1-3 = Locais
rule-1-4 = Escombros
rule-1-5 = Os Nobres e os seus gabinetes
rule-1-6 = O Tesouro
rule-1-7 = O mercado
rule-1-8 = A Igreja
rule-1-9 = O teu tabuleiro
rule-1-10 = Cartas
rule-1-11 = O que está à vista
rule-1-12 = Sem limite
rule-2 = Preparação
rule-2-1 = O que cada um tem
rule-2-2 = Quem começa
rule-2-3 = Os primeiros funcionários
rule-2-4 = Um favor e uma planta
rule-2-5 = A primeira peça de clero
rule-2-6 = A escala da Igreja
rule-2-7 = Edifícios públicos e plantas
rule-2-8 = Peças de cidade e peças de pontuação
rule-2-9 = Escombros
rule-2-10 = Mãos
rule-2-11 = Draft (opção)
rule-2-12 = O expositor
rule-2-13 = Navios
rule-2-14 = Decretos
rule-2-15 = Dois jogadores
rule-2-16 = Peças que atuam uma vez
rule-3 = O teu turno
rule-3-1 = Dois períodos
rule-3-2 = Atracar os teus navios
rule-3-3 = Obter 1 de ouro
rule-3-4 = Quatro ações
rule-3-5 = Nada fica a meio
rule-4 = Portefólio, armazéns e conjuntos de escombros
rule-4-1 = Lugares
rule-4-2 = Tamanho
rule-4-3 = Arranjar espaço
rule-4-4 = Uma carta de Nobre
rule-4-5 = Penalizações
rule-4-6 = Uma carta de Tesouro
rule-4-7 = As recompensas recebem-se
rule-4-8 = Armazéns
rule-4-9 = Cubos de escombros
rule-4-10 = Conjuntos de escombros
rule-4-11 = Quando um limite desce
rule-5 = Influência e pagamentos
rule-5-1 = Ganhar Influência
rule-5-2 = Dez é o limite
rule-5-3 = Influência em vez de réis
rule-5-4 = Pagamentos
rule-6 = Vender mercadorias
rule-6-1 = A venda
rule-6-2 = O preço
rule-6-3 = Carga
rule-6-4 = Zarpar
rule-6-5 = Pelo menos uma
rule-7 = Negociar com os Nobres
rule-7-1 = A negociação
rule-7-2 = O que os Nobres aceitam
rule-7-3 = Uma de cada vez
rule-8 = Ações de Estado
rule-8-1 = Alguma coisa tem de acontecer
rule-8-2 = Recrutar funcionários
rule-8-3 = Um gabinete cheio
rule-8-4 = Adquirir uma planta
rule-8-5 = Construir um navio: as mercadorias
rule-8-6 = Construir um navio: a sua doca
rule-8-7 = Melhorar um navio
rule-8-8 = O que traz um navio novo
rule-8-9 = Produzir mercadorias
rule-8-10 = Os preços descem
rule-8-11 = Encontrar-se com o Cardeal
rule-8-12 = Ficar com uma peça de clero
rule-8-13 = Os ícones
rule-8-14 = Pontuação da Igreja
rule-8-15 = Obter um favor real
rule-9 = Visitar um Nobre
rule-9-1 = A visita
rule-9-2 = O custo
rule-9-3 = Perucas pela Influência em falta
rule-9-4 = Réis em vez de Influência
rule-9-5 = Seguir
rule-9-6 = O fim de uma visita
rule-10 = Construir uma loja
rule-10-1 = Peça e terreno
rule-10-2 = A recompensa do terreno
rule-10-3 = Um cubo
rule-10-4 = O preço do terreno
rule-10-5 = Uma casa
rule-10-6 = O que dão as casas
rule-10-7 = Perucas pela loja nova
rule-11 = Decretos
rule-11-1 = Obter um decreto
rule-11-2 = Um decreto adicional
rule-12 = Abrir um edifício público
rule-12-1 = O local
rule-12-2 = Escombros e recompensa
rule-12-3 = Planta e edifício
rule-12-4 = Funcionários
rule-12-5 = Contratar
rule-12-6 = A planta fica concluída
rule-12-7 = As lojas pontuam
rule-13 = Patrocinar um evento
rule-13-1 = A taxa
rule-13-2 = O evento
rule-14 = Fim do turno
rule-14-1 = Ficar com uma carta
rule-14-2 = Repor
rule-15 = Fim do período
rule-15-1 = Quando
rule-15-2 = Os conjuntos pontuam
rule-15-3 = Navios novos
rule-15-4 = Descartar cartas
rule-15-5 = Mãos novas
rule-15-6 = Pilhas novas
rule-16 = Fim do jogo
rule-16-1 = Quando
rule-16-2 = Navios
rule-16-3 = Conjuntos de escombros
rule-16-4 = Lojas
rule-16-5 = Empates nos lugares
rule-16-6 = Dois jogadores
rule-16-7 = Dinheiro
rule-16-8 = Os decretos pontuam
rule-16-9 = Funcionários em edifícios públicos
rule-16-10 = Favores
rule-16-11 = O vencedor
rule-17 = O que fazem as cartas, os terrenos e as peças
rule-17-1 = Mercadorias, réis, perucas
rule-17-2 = Funcionários e plantas
rule-17-3 = Cardeal, favor, Influência
rule-17-4 = O monte de escombros
rule-17-5 = Um tipo produz
rule-17-6 = Uma venda no mercado
rule-17-7 = O Tesouro move-se
rule-17-8 = Perdas
rule-17-9 = Ações dos eventos
rule-17-10 = Descontos
rule-17-11 = Benefícios ao vender e negociar
rule-17-12 = Benefícios para as visitas
rule-17-13 = Benefícios ao construir
rule-17-14 = Benefícios para os navios e a produção
rule-17-15 = Benefícios para os limites e o resto
rule-17-16 = Procurar decretos
rule-17-17 = O que contam os decretos
rule-17-18 = Como pontuam os decretos

## No tabuleiro

# Nomes dos painéis; CURTOS, são separadores num telefone.
board-city = Cidade
board-court = Corte
board-cardinal = Cardeal
board-church = Igreja
board-boards = Posses

board-own-rubble = Os teus escombros, { $rubble }: { $count } de { $most }
board-architect = arquiteto { $architect }
board-count-of = { $who } { $count }

# A cidade.
board-street = { $street }, lojas de { $good }
board-row = Linha { $row }
board-column = Coluna { $column }
board-no-rubble = sem escombros
board-rubble = escombros: { $cubes }
board-scoring =
    { $wigs ->
        [one] { $wigs } peruca por cada edifício relevante de uma loja desta coluna
       *[other] { $wigs } perucas por cada edifício relevante de uma loja desta coluna
    }
board-closed = fechada com dois jogadores
board-price =
    { $reis ->
        [one] { $reis } real se sair o cubo mais caro
       *[other] { $reis } réis se sair o cubo mais caro
    }
board-price-full = { $reis } antes disso e dos descontos
board-reward = recompensa: { $does }
board-store-of = loja de { $who } na { $street }
board-customers = edifícios relevantes: { $count }

# Por baixo dela. CURTOS: rubble-pile, market, treasury, influence.
board-tile = peça no expositor
board-tile-small = peça pequena no expositor
board-tile-gone = não há peça no expositor
board-tile-gone-small = não há peça pequena no expositor
board-rubble-pile = Monte
board-market = Mercado
board-market-price =
    { $reis ->
        [one] { $good }: { $reis } real no mercado
       *[other] { $good }: { $reis } réis no mercado
    }
board-treasury = Tesouro
board-treasury-now =
    Tesouro: valor { $value ->
        [one] { $value } real
       *[other] { $value } réis
    }, visitas { $modifier } de Influência
board-influence = Influência

# A corte.
board-visit-cost = uma visita custa-te agora { $count } de Influência
board-accepts = aceita { $goods } ao negociar
board-office =
    Gabinete { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    }
board-neutral = neutros { $count }
board-room = espaços livres { $count }
board-plaza = Praça
board-plaza-of =
    Praça { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    }
board-favors =
    Favores reais { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    }, restam { $count }
board-treasury-icon = ícone do Tesouro
board-influence-icon = ícone de Influência
board-favor =
    Favor real { $noble ->
        [Manuel] de { $noble }
       *[other] do { $noble }
    }
# CURTOS, umas 10 letras os seis primeiros, 18 os três últimos.
board-action-recruit-officials = Recrutar
board-action-acquire-plan = Planta
board-action-build-ship = Navio
board-action-produce-goods = Produzir
board-action-meet-cardinal = Cardeal
board-action-get-favor = Favor
board-action-build-store = Construir loja
board-action-take-decree = Obter um decreto
board-action-open-building = Abrir um edifício
board-action-used = usada neste turno por { $good }
board-pile-empty = já não há cartas
board-pile-left = cartas nesta pilha: { $count }
board-shipyard = Estaleiro
board-yard-empty = já não há navios

# Igreja, arquitetos, decretos.
board-church-due = há pontuação
board-in-bag = peças de clero no saco: { $count }
board-space-empty = espaço vazio da escala da Igreja
board-steps =
    { $steps ->
        [one] { $steps } intervalo adiante
       *[other] { $steps } intervalos adiante
    }
board-plan-top = no topo da pilha: { $plan }, ao todo { $count }
board-no-plans = já não há plantas
board-ready = pronto: { $building }
board-coming = seguinte: { $building }
board-buildings-stock = edifícios na pilha: { $count }
board-decrees = Decretos
board-decree-deck = { $count } no baralho
board-worth-now =
    { $wigs ->
        [one] agora dar-te-ia { $wigs } peruca
       *[other] agora dar-te-ia { $wigs } perucas
    }

# Tabuleiros de todos os jogadores.
board-portfolio = cartas no portefólio e quantas cabem: { $count }
board-officials-home = funcionários no tabuleiro: { $count }
board-sets = conjuntos de escombros: { $count }
board-markers = marcadores de conjunto no Marquês, para decretos adicionais: { $count }
board-slot-free = vazio
board-stock = { $good }: { $count }, cabem { $most }
board-completed = concluídas: { $plans }; funcionários nelas { $count }
# $houses é tell-houses-left / -middle / -right
board-houses = Casas construídas, { $houses }
board-house-next = a próxima dá: { $does }

# A bandeja. CURTOS: legendas.
board-hand =
    { $count ->
        [one] Mão, { $count } carta
       *[other] Mão, { $count } cartas
    }
board-no-cards = sem cartas
board-offer-clergy = Escolhe uma peça
board-packet = Escolhe cartas
board-thrown = Descartadas
board-searched = Cimo do baralho
board-to-tuck = A encaixar
board-event-now = Evento
board-warehouse = Armazéns
board-reis = Réis
board-gain = um ganho dá { $count }
board-works = Escombros, casas
board-clergy-favors = Clero, favores, plantas
board-your-decrees = Decretos: agora { $wigs }

# Fichas dos jogadores.
board-stores = lojas
board-in-hand = cartas na mão
board-decrees-worth = decretos e as perucas que dariam agora ({ $wigs })
board-has-chosen = já escolheu

# O decorrer do jogo.
board-period-1 = Primeiro período
board-period-2 = Segundo período
board-ends = acaba com { $sets } conjuntos de escombros (quem tem mais: { $most }) ou { $piles } pilhas esgotadas ({ $empty })
board-ending-last-but-one = esta ronda e depois a última
board-ending-final = última ronda
board-over = Fim do jogo

## Na estante

shelf-minutes = cerca de 120
shelf-weight = 5
shelf-credits = Criado por Vital Lacerda, com ilustrações de Ian O'Toole. Publicado pela Eagle-Gryphon Games.

## O que uma coisa é

about-noble = Visitar um Nobre custa o modificador do Tesouro e 1 de Influência por cada funcionário de outros no seu gabinete. Permite uma das suas ações de Estado e dá a sua ação de Nobre.
about-office = Os funcionários daqui encarecem as visitas dos outros, e são eles que vão servir nos edifícios públicos. Num gabinete cheio, quem chega manda para a praça um da cor que lá tem mais.
about-plaza = Os funcionários na praça não encarecem nenhuma visita, mas ainda servem para um edifício público.
about-royal-favor = Quem tem um favor de um Nobre pode seguir quando outro o visita: devolve-o, paga a visita e faz uma das suas três ações. O que se guarda vale perucas no fim.
about-recruit-officials = Uma ação de Estado de Manuel: enviar até dois funcionários para gabinetes diferentes. Encarecem as visitas dos outros, e os edifícios públicos precisam deles.
about-acquire-plan = Uma ação de Estado de Manuel: receber a planta de cima de um dos arquitetos. Sem planta não se pode abrir nenhum edifício público.
about-build-ship = Uma ação de Estado do Marquês: pagar mercadorias diferentes pelo navio do estaleiro. Faz subir o Tesouro, faz ganhar Influência e permite vender mercadorias.
about-produce-goods = Uma ação de Estado do Marquês: cada loja própria dá uma mercadoria do seu tipo. O preço de cada tipo produzido desce.
about-meet-cardinal = Uma ação de Estado do Rei: mover o Cardeal e ficar com uma peça de clero ao seu lado. Alcançar ou passar um ícone faz subir o Tesouro ou traz uma pontuação da Igreja.
about-get-favor = Uma ação de Estado do Rei: receber um favor real de um Nobre de quem não se tem nenhum.
about-build-store = A ação de Nobre de Manuel: pôr uma loja num terreno, receber a recompensa, retirar um cubo, pagar o preço e colocar uma casa. Pontua por cada edifício relevante: um edifício público da sua cor numa ponta da sua linha ou rua.
about-take-decree = A ação de Nobre do Marquês: obter um decreto. Pontua no fim, só para quem o tem.
about-open-building = A ação de Nobre do Rei: pôr um edifício público num local, com uma planta e os seus funcionários. Pontuam para os donos todas as lojas para que é relevante: as das suas cores na sua linha ou rua.
about-pile = Uma pilha de cartas Políticas. No fim do turno fica-se com a carta de cima de uma das quatro. Quando há demasiadas pilhas vazias o período acaba.
about-shipyard = O navio de cima é o próximo a construir. Custa tantas mercadorias diferentes quanto o seu casco, e depois leva outras tantas para vender.
about-noble-card = Guardada no portefólio dá a recompensa, ou penalização, uma vez, e a sua Influência sempre que se ganha Influência; jogada na corte visita o seu Nobre. Uma carta do expositor, virada para cima, é conhecida por todos.
about-treasury-card = Guardada no portefólio paga réis iguais ao valor do Tesouro, fá-lo descer, e o seu benefício dura; jogada na corte patrocina-se o seu evento por uma taxa.
about-ship = Leva tantas mercadorias quanto o casco, de quem quiser vender. Quando está cheio zarpa, e o dono pontua uma peruca por caixote. A sua Influência conta sempre que o dono ganha Influência.
about-hand = Cartas Políticas na mão. Joga-se uma por turno, e no fim fica-se com uma do expositor.
about-portfolio = Cartas guardadas por baixo do tabuleiro do dono. Os conjuntos de escombros aumentam-no; num portefólio cheio uma carta antiga tem de sair.
about-slot = Lugar para uma carta: nas docas ficam as cartas de Nobre e os navios; no escritório, as cartas de Tesouro.
about-clergy = A maioria das peças de clero ajuda enquanto se têm; algumas agem uma vez quando se recebem. Numa pontuação da Igreja podem descartar-se pelas perucas do verso.
about-church = O Cardeal percorre esta escala e leva as pessoas às suas peças de clero. Quando encontra o ícone de Influência, no fim do turno todos podem descartar peças pelas perucas do seu verso.
about-wigs = As perucas são os pontos: ganha quem tem mais. Algumas perdem-se, quando falta Influência para uma visita.
about-has-chosen = O que foi escolhido mostra-se quando todos tiverem escolhido.
about-church-space = Um lugar da escala da Igreja cuja peça já saiu. A escala volta a encher-se no fim do turno.
about-clergy-bag = Peças de clero que enchem a escala da Igreja. Qual sai depende da sorte.
about-cardinal = Percorre a Igreja. Quem se encontra com ele fá-lo avançar e fica com uma peça ao seu lado; os ícones que alcança ou passa têm efeito.
about-steps = Um intervalo para onde o Cardeal pode ir agora. Fica-se com uma peça de clero ao seu lado.
about-influence-icon = Quando o Cardeal o alcança ou passa há pontuação da Igreja no fim do turno: podem descartar-se peças de clero por perucas, e quem o faz ganha Influência.
about-treasury-icon = Quando o Cardeal o alcança ou passa o Tesouro sobe.
about-architect = Um arquiteto tem plantas que qualquer um pode receber e um edifício pronto. Quem executa uma das suas plantas abre esse edifício.
about-decree = Um decreto pontua perucas no fim do jogo, só para quem o tem, por aquilo que conta.
about-decree-deck = Os decretos do expositor obtêm-se com a ação de Nobre do Marquês; o baralho enche o expositor.
about-street = Cada rua tem um tipo de negócio. Uma loja virada para ela é desse tipo e produz essa mercadoria, e os edifícios dessa cor são relevantes para ela.
about-city-tile = Uma loja precisa de uma peça de cidade do seu negócio. As pequenas só cabem na coluna estreita.
about-land = Lugar para uma loja. Custa o valor do Tesouro e os escombros que restem nas pontas da sua linha e coluna; a recompensa vem antes do pagamento.
about-closed = Fechado com este número de jogadores.
about-store = Uma loja produz uma mercadoria da sua rua e pontua a peça de pontuação da sua coluna por cada edifício público da sua cor numa ponta da sua linha ou rua. No fim a maioria de lojas de um tipo volta a pontuar.
about-site = Lugar para um edifício público. Quem abre um aqui retira os escombros, recebe a recompensa, e pontuam todas as lojas das suas cores na linha ou na rua.
about-building = Um edifício público é relevante para todas as lojas das suas cores na sua linha ou rua: as que havia já pontuaram, e as novas pontuam quando se constroem.
about-line = Os escombros na ponta de uma linha ou coluna encarecem os seus terrenos. Quem lá constrói uma loja retira primeiro um cubo.
about-rubble-pile = Algumas recompensas e peças deixam retirar daqui um cubo. Nunca volta a encher-se.
about-scoring-tile = O que pontua uma loja desta coluna por cada edifício relevante: um edifício público da sua cor numa ponta da sua linha ou rua.
about-price = Por quanto se vende a mercadoria, sem o modificador do navio. Produzi-la faz descer o preço; nunca sobe.
about-treasury = O seu valor é o que paga uma carta de Tesouro guardada, o que custa um evento e o que custam no mínimo os terrenos; o seu modificador soma-se ao custo das visitas. Navios e Igreja fazem-no subir, cartas de Tesouro fazem-no descer.
about-influence = A Influência paga as visitas. Um ganho traz a soma da Influência das cartas de Nobre e dos navios que se têm; o que acaba no topo da escala pontua uma peruca. Descer passos também pode dar réis.
about-official = Os funcionários em casa podem enviar-se para os gabinetes. Voltam quando se abre com eles um edifício público.
about-rubble = Cubos retirados da cidade, por espécie. Três, um de cada espécie, fazem um conjunto; sem lugar para a sua espécie um cubo sai do jogo.
about-rubble-set = Cada conjunto aumenta o portefólio e os armazéns e pontua perucas no fim de cada período. Conjuntos bastantes acabam o período.
about-set-marker = Cada conjunto põe um marcador no Marquês. Uma vez por turno pode gastar-se um por um decreto adicional.
about-good = As mercadorias vendem-se para navios, dão-se aos Nobres por ações de Estado e pagam navios. Cada Nobre aceita um tipo, e todos aceitam ouro. O armazém limita quantas se guardam.
about-reis = O dinheiro: paga terrenos, eventos e os funcionários que faltam. O que sobra conta um pouco no fim.
about-plan = Uma planta abre o edifício pronto do seu arquiteto. Exige tantos funcionários quantos mostra, e voltam a contar no fim.
about-completed-plans = Plantas concluídas. No fim pontua a maioria de funcionários nelas.
about-houses = Cada loja leva uma casa de um dos grupos, e o que está por baixo começa a valer. O que dá uma casa posterior do grupo substitui o que dava a anterior.

## Ícones

icon-gold = { good-gold }
icon-cloth = { good-cloth }
icon-books = { good-books }
icon-tools = { good-tools }
icon-manuel = { noble-manuel }
icon-marquis = { noble-marquis }
icon-king = { noble-king }
icon-earthquake = { rubble-earthquake }
icon-fire = { rubble-fire }
icon-tsunami = { rubble-tsunami }
icon-wig = perucas
icon-influence = Influência
icon-real = um preço em réis, ou como muda
icon-treasury = Tesouro
icon-goods = mercadorias de qualquer tipo
icon-goods-set = uma mercadoria de cada tipo
icon-nobles = qualquer Nobre
icon-cardinal = o Cardeal
icon-cross = a Igreja
icon-clergy = peças de clero
icon-official = funcionários
icon-office = os gabinetes
icon-favor = um favor real
icon-seal = Influência que custa uma visita, ou traz um ganho
icon-decree = um decreto
icon-plan = uma planta
icon-building = um edifício público
icon-gable = o arquiteto azul
icon-mansard = o arquiteto verde
icon-store = uma loja
icon-house = uma casa
icon-customer = edifícios relevantes de uma loja
icon-land = terrenos
icon-row = uma linha da cidade
icon-rows = linhas diferentes
icon-row-most = a linha com mais
icon-column = uma coluna da cidade
icon-block = lojas contíguas
icon-facing = lojas frente a frente
icon-flanked = linhas com um edifício em ambas as pontas
icon-side-north = locais do norte
icon-side-west = locais do oeste
icon-side-east = locais do leste
icon-group = um grupo de casas
icon-rubble = o monte de escombros
icon-rubble-set = um conjunto de escombros
icon-cube = cubos de escombros
icon-bag = o saco, ou tudo o que se paga
icon-sail = um navio zarpa
icon-hull = o casco de um navio
icon-crate = uma mercadoria num navio
icon-warehouse = o armazém
icon-produce = produzir mercadorias
icon-market = o mercado
icon-swap = negociar com os Nobres
icon-secretary = outros que usam os teus navios
icon-card = cartas
icon-portfolio = o portefólio
icon-event = um evento
icon-state = uma ação de Estado
icon-letter = um ganho de Influência
icon-key = abre
icon-shield = não conta acima disto
icon-eye = quantos se veem
icon-people = também o dos outros
icon-board = toda a cidade
icon-rise = ganha
icon-left = o jogador da esquerda
icon-right = o jogador da direita
icon-orbit = o caminho pela Igreja
icon-play = fazer isto uma vez
icon-tally = quantos
icon-most = o maior
icon-first = à frente de outros
icon-second = exatamente segundo
icon-stairs = quanto mais, mais dá cada um

## O que mostram as figuras junto às regras

figure-portfolio = À esquerda, as docas com uma carta de Nobre de 3 de Influência e um navio vermelho de 2; à direita, o escritório com uma carta de Tesouro. Com um conjunto de escombros, este portefólio de três está cheio.
figure-rubble-set = Duas colunas cheias são dois conjuntos. Para o terceiro faltam um cubo castanho e um azul.
figure-influence = Os espaços com uma moeda são os que dão um real na descida. Quem ganha Influência e acaba no 10 recebe uma peruca.
figure-ships = No navio vermelho cabe mais uma mercadoria. O roxo está cheio e no mar; regressa quando começa o turno do seu dono.
figure-church = O Cardeal, a vermelho, avança no sentido dos ponteiros do relógio. Um intervalo mais à frente chega ao ícone de Influência, e a Igreja pontuará no fim do turno. O ícone do Tesouro fica do lado oposto.
figure-visit = O Rei, visto pelo Verde. Quatro funcionários de outros e o modificador +1 fazem 5 de Influência; não contam nem o funcionário do Verde nem o da praça.
figure-land-price = O terreno E4: 3 pelo Tesouro, 9 pelos cubos da linha e 3 pelos da coluna. O tabuleiro mostra 12, o preço depois de tirado o cubo mais caro.
figure-customers = A loja de ouro de B1 tem dois edifícios relevantes: o que fica a norte da sua rua e o que fica a oeste da sua linha mostram o amarelo; o de leste, não. A sua coluna dá 4 por cada um.
figure-architect = As plantas e os edifícios dos dois arquitetos: a próxima planta com os seus funcionários, o edifício que pode ser aberto e, mais pálido, o que se lhe segue.
figure-street = Quatro lojas dão para a Rua Áurea. As da primeira coluna pontuam 3 pelo edifício do norte; as da segunda, 4.
