### Lisboa: todas las palabras que lee un jugador. Términos: glossary.toml.

## El juego y sus opciones

game-name = Lisboa
game-tagline = Levanta una ciudad de sus ruinas: abre tiendas, consígueles edificios públicos y haz que la Corona te escuche.

option-draft = Primeras manos
option-draft-true = Con draft: te quedas con unas cartas y pasas las demás
option-draft-false = Repartidas: cinco cartas para cada uno

## Nombres

good-gold = oro
good-cloth = tela
good-books = libros
good-tools = herramientas

rubble-earthquake = terremoto
rubble-fire = incendio
rubble-tsunami = tsunami

noble-manuel = Manuel
noble-marquis = Marqués
noble-king = Rey

# Los montones de cartas de la muestra.
pile-manuel = Manuel
pile-marquis = Marqués
pile-king = Rey
pile-treasury = Tesorería

action-recruit-officials = reclutar funcionarios
action-acquire-plan = adquirir un plano
action-build-ship = construir un barco
action-produce-goods = producir bienes
action-meet-cardinal = reunirse con el Cardenal
action-get-favor = conseguir un favor real
action-build-store = construir una tienda
action-take-decree = tomar un decreto
action-open-building = abrir un edificio público

architect-blue = azul
architect-green = verde

plan-blue-2 = plano azul (2 funcionarios)
plan-blue-3 = plano azul (3 funcionarios)
plan-blue-4 = plano azul (4 funcionarios)
plan-blue-5 = plano azul (5 funcionarios)
plan-green-2 = plano verde (2 funcionarios)
plan-green-3 = plano verde (3 funcionarios)
plan-green-4 = plano verde (4 funcionarios)
plan-green-5 = plano verde (5 funcionarios)

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

# Alrededor del centro: en los extremos de filas y calles.
site-west-a = al oeste de la fila A
site-west-b = al oeste de la fila B
site-west-c = al oeste de la fila C
site-west-d = al oeste de la fila D
site-west-e = al oeste de la fila E
site-north-gold = al norte de la Rua Áurea
site-north-cloth = al norte de la Rua Augusta
site-north-books = al norte de la Rua Nova da Princesa
site-north-tools = al norte de la Rua da Madalena
site-east-a = al este de la fila A
site-east-b = al este de la fila B
site-east-c = al este de la fila C
site-east-d = al este de la fila D
site-east-e = al este de la fila E

# Lados del centro, y vecinos en la mesa.
side-west = oeste
side-north = norte
side-east = este
side-left = izquierda
side-right = derecha

# De dónde sale el cubo por una tienda.
line-row = fila
line-column = columna
line-pile = pila de escombros

direction-up = hacia arriba
direction-down = hacia abajo

# Lugares de las losetas en el anillo de la Iglesia.
space-top = arriba
space-upper-right = arriba a la derecha
space-lower-right = abajo a la derecha
space-bottom = abajo
space-lower-left = abajo a la izquierda
space-upper-left = arriba a la izquierda

slot-dock1 = muelle 1
slot-dock2 = muelle 2
slot-dock3 = muelle 3
slot-office1 = sitio 1 de la oficina
slot-office2 = sitio 2 de la oficina
slot-office3 = sitio 3 de la oficina

# Muelles por jugador, en el orden en que están sentados.
berth-p1-dock1 = muelle 1 del jugador 1
berth-p1-dock2 = muelle 2 del jugador 1
berth-p1-dock3 = muelle 3 del jugador 1
berth-p2-dock1 = muelle 1 del jugador 2
berth-p2-dock2 = muelle 2 del jugador 2
berth-p2-dock3 = muelle 3 del jugador 2
berth-p3-dock1 = muelle 1 del jugador 3
berth-p3-dock2 = muelle 2 del jugador 3
berth-p3-dock3 = muelle 3 del jugador 3
berth-p4-dock1 = muelle 1 del jugador 4
berth-p4-dock2 = muelle 2 del jugador 4
berth-p4-dock3 = muelle 3 del jugador 4

place-office-manuel = la oficina de Manuel
place-office-marquis = la oficina del Marqués
place-office-king = la oficina del Rey
place-plaza-manuel = la plaza de Manuel
place-plaza-marquis = la plaza del Marqués
place-plaza-king = la plaza del Rey

ship-ship-blue = barco azul
ship-ship-red = barco rojo
ship-ship-purple = barco morado
ship-ship-brown = barco marrón

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
color-yellow = amarillo
color-purple = morado
color-orange = naranja

# Para qué es un pago; va tras la cantidad.
purpose-land = por el terreno
purpose-hire = por contratar funcionarios
purpose-fee = por el evento
purpose-keep = para conservar el favor

# Lo que los decretos comparan entre jugadores; va tras dos puntos.
metric-stores = tiendas
metric-hull = casco
metric-reis = reales
metric-rubble-cubes = cubos de escombros
metric-clergy = losetas de clero
metric-plans-completed = planos completados
metric-plan-officials = funcionarios en planos completados

# Por qué terminó la partida; va tras dos puntos.
cause-rubble = alguien tiene cuatro sets de escombros
cause-piles = se han agotado tres mazos de cartas

## Cartas

card-blue-manuel-1 = Primera disertación de Maia
card-blue-manuel-2 = Rescate del archivo real
card-blue-manuel-3 = Seis planos para la Baixa
card-blue-manuel-4 = Registro de solares en ruinas
card-blue-manuel-5 = Prohibido construir sin plan
card-blue-marquis-1 = Cuestionario a las parroquias
card-blue-marquis-2 = Compañía de Vinos del Duero
card-blue-marquis-3 = Carvalho, ministro del Reino
card-blue-marquis-4 = Precios de víveres congelados
card-blue-marquis-5 = Motín de taberneros en Oporto
card-blue-king-1 = La familia real, a salvo en Belém
card-blue-king-2 = Francisco de Borja, patrono
card-blue-king-3 = La Real Barraca de Ajuda
card-blue-king-4 = Confesores jesuitas despedidos
card-blue-king-5 = Arde la Ópera del Tajo
card-blue-treasury-1 = La ceca se salva de las llamas
card-blue-treasury-2 = Compañía de Grão-Pará
card-blue-treasury-3 = Creación de la Junta de Comercio
card-blue-treasury-4 = Socorro británico aprobado
card-blue-treasury-5 = Donativo del cuatro por ciento
card-blue-treasury-6 = Estatutos de la fábrica de sedas
card-red-manuel-1 = Ley de la reconstrucción
card-red-manuel-2 = Plan de la Baixa aprobado
card-red-manuel-3 = Proyecto de la Plaza del Comercio
card-red-manuel-4 = Nombres para las calles
card-red-manuel-5 = Muere Eugénio dos Santos
card-red-marquis-1 = Reforma de las escuelas de latín
card-red-marquis-2 = Nombrado conde de Oeiras
card-red-marquis-3 = Intendencia de Policía
card-red-marquis-4 = Estatutos del Colegio de Nobles
card-red-marquis-5 = Expulsión de los jesuitas
card-red-king-1 = Boda de la princesa Maria y Pedro
card-red-king-2 = Fundación de la iglesia da Memória
card-red-king-3 = Nace el príncipe José
card-red-king-4 = El conde de Lippe toma el mando
card-red-king-5 = Atentado contra el rey
card-red-treasury-1 = Abre la Escuela de Comercio
card-red-treasury-2 = Compañía de Pernambuco
card-red-treasury-3 = Fundación del Erario Real
card-red-treasury-4 = Supresión de la Casa de Cuentas
card-red-treasury-5 = Vuelve la décima de guerra
card-purple-manuel-1 = Comienza el fuerte da Graça
card-purple-manuel-2 = Trazado del Paseo Público
card-purple-manuel-3 = Comienza el Terreiro do Trigo
card-purple-manuel-4 = São Roque para la Misericórdia
card-purple-manuel-5 = Muere Manuel da Maia
card-purple-marquis-1 = Imprimen la Deducción cronológica
card-purple-marquis-2 = Reglamento militar de Lippe
card-purple-marquis-3 = Arrancan las viñas de la vega
card-purple-marquis-4 = Real Mesa Censora
card-purple-marquis-5 = Preso el obispo de Coímbra
card-purple-king-1 = Nuevo teatro da Rua dos Condes
card-purple-king-2 = Nace el infante João
card-purple-king-3 = Se firma la Paz de París
card-purple-king-4 = Abre el Colegio de Nobles
card-purple-king-5 = Muere el infante Manuel
card-purple-treasury-1 = La capital de Brasil pasa a Río
card-purple-treasury-2 = Fin de las flotas de Brasil
card-purple-treasury-3 = Orfebres prohibidos en la colonia
card-purple-treasury-4 = Fábrica de loza do Rato
card-purple-treasury-5 = Fundación de la Imprenta Real
card-purple-treasury-6 = Destruidos los padrones de conversos
card-brown-manuel-1 = Comienza la cordelería da Junqueira
card-brown-manuel-2 = Casa del Senado terminada
card-brown-manuel-3 = Primera piedra de Vila Real
card-brown-manuel-4 = La estatua, fundida en bronce
card-brown-manuel-5 = Abandono de Mazagão en Marruecos
card-brown-marquis-1 = Título de marqués de Pombal
card-brown-marquis-2 = Ya no hay cristianos nuevos
card-brown-marquis-3 = Reforma de la Universidad de Coímbra
card-brown-marquis-4 = Ley de la Buena Razón
card-brown-marquis-5 = Pombal deja el cargo
card-brown-king-1 = Jommelli, contratado para la ópera
card-brown-king-2 = Inauguración de la estatua ecuestre
card-brown-king-3 = Boda del príncipe José y Benedita
card-brown-king-4 = El nuncio vuelve a Lisboa
card-brown-king-5 = Muere el rey José
card-brown-treasury-1 = Vidrios de Marinha Grande
card-brown-treasury-2 = Registro de comerciantes
card-brown-treasury-3 = Minas de diamantes para la Corona
card-brown-treasury-4 = Impuesto del subsidio literario
card-brown-treasury-5 = Compañía de pesca del Algarve

# Los barcos están en el portafolio entre las cartas.
card-ship-blue = { ship-ship-blue }
card-ship-red = { ship-ship-red }
card-ship-purple = { ship-ship-purple }
card-ship-brown = { ship-ship-brown }

## Losetas de clero

clergy-builders-chaplain = Capellán del Constructor
clergy-ministers-chaplain = Capellán del Ministro
clergy-royal-chaplain = Capellán real
clergy-court-preacher = Predicador de la corte
clergy-procession = Procesión
clergy-papal-letter = Carta del Papa
clergy-lay-brothers = Hermanos legos
clergy-parish-clerks = Escribanos de la parroquia
clergy-church-estate = Finca de la Iglesia
clergy-alms-chest = Arca de las limosnas
clergy-mission-trade = Comercio de las misiones
clergy-blessing-of-ships = Bendición de los barcos
clergy-abbey-workshop = Taller de la abadía
clergy-confessor-at-court = Confesor en la corte
clergy-tithe-barn = Granero del diezmo
clergy-cloister-school = Escuela del claustro
clergy-relic-exchange = Trueque de reliquias
clergy-seminary = Seminario
clergy-pilgrim-road = Camino de peregrinos
clergy-patriarchs-seal = Sello del patriarca
clergy-buried-treasure = Tesoro enterrado
clergy-guild-brotherhood = Cofradía del gremio
clergy-solemn-mass = Misa solemne
clergy-sailors-votive = Exvoto de marineros
clergy-salvage-right = Derecho de salvamento
clergy-perpetual-grace = Gracia perpetua
clergy-indulgences = Indulgencias
clergy-censors-desk = Mesa del censor
clergy-te-deum = Te Deum
clergy-collection-plate = Bandeja de la colecta
clergy-charity-stores = Despensa de los pobres
clergy-ruined-convent = Convento en ruinas
clergy-royal-baptism = Bautizo real
clergy-monastery-drawings = Dibujos del monasterio
clergy-choir-of-scribes = Coro de escribanos

## Decretos

decree-goldsmiths = Carta de los orfebres
decree-drapers = Carta de los pañeros
decree-booksellers = Carta de los libreros
decree-toolmakers = Carta de los herreros
decree-row-a-landlord = Señor de la fila A
decree-row-b-landlord = Señor de la fila B
decree-row-c-landlord = Señor de la fila C
decree-row-d-landlord = Señor de la fila D
decree-row-e-landlord = Señor de la fila E
decree-narrow-plots = Parcelas estrechas
decree-freedom-of-trades = Libertad de oficios
decree-scattered-estates = Fincas dispersas
decree-complete-merchant = Comerciante completo
decree-great-landowner = Gran propietario
decree-row-of-houses = Hilera de casas
decree-city-block = Manzana de casas
decree-facing-windows = Ventanas enfrentadas
decree-busy-corners = Esquinas concurridas
decree-quiet-trade = Comercio tranquilo
decree-blue-school = Escuela del arquitecto azul
decree-green-school = Escuela del arquitecto verde
decree-gilded-halls = Salas doradas
decree-draped-halls = Salas tapizadas
decree-learned-halls = Salas de estudio
decree-working-halls = Salas de trabajo
decree-northern-front = Frente norte
decree-flanked-rows = Filas flanqueadas
decree-royal-openings = Aperturas reales
decree-blue-patron = Mecenas del arquitecto azul
decree-green-patron = Mecenas del arquitecto verde
decree-state-payroll = Nómina del Estado
decree-grand-design = Gran proyecto
decree-men-in-office = Hombres de oficina
decree-builders-staff = Gente del Constructor
decree-ministers-staff = Gente del Ministro
decree-kings-staff = Gente del Rey
decree-eyes-everywhere = Ojos en todas partes
decree-ship-owner = Armador
decree-tonnage = Tonelaje
decree-brazil-run = Ruta de Brasil
decree-loaded-docks = Muelles cargados
decree-friend-of-the-church = Amigo de la Iglesia
decree-hidden-vestments = Vestiduras ocultas
decree-royal-favorite = Favorito real
decree-noble-friends = Amigos nobles
decree-crown-subsidies = Subsidios de la Corona
decree-balanced-court = Corte equilibrada
decree-ear-of-the-crown = Oído de la Corona
decree-full-coffers = Arcas llenas
decree-stocked-warehouse = Almacén surtido
decree-general-store = Tienda de todo
decree-firm-prices = Precios firmes
decree-rich-treasury = Tesorería rica
decree-poor-treasury = Tesorería pobre
decree-caged-frames = Armazones de jaula
decree-earthquake-relief = Socorro tras el terremoto
decree-fire-brigade = Cuerpo de bomberos
decree-sea-wall = Muro contra el mar
decree-cleared-streets = Calles despejadas
decree-open-squares = Plazas abiertas
decree-trade-houses = Casas de comercio
decree-lawgiver = Legislador
decree-most-shops = Primero entre los tenderos
decree-most-tonnage = Primero entre los armadores
decree-most-money = Primero entre los banqueros
decree-most-rubble = Primero en reconstruir
decree-most-clergy = Primero entre los devotos
decree-left-hand-toll = Peaje a la izquierda
decree-right-hand-toll = Peaje a la derecha
decree-second-in-state = Segundo en el Estado

## Lo que pasó

event-began = Empieza { $who }.
event-supply-dealt =
    { $who } empieza con { $wigs ->
        [one] { $wigs } peluca
       *[other] { $wigs } pelucas
    }, { $reis ->
        [one] { $reis } real
       *[other] { $reis } reales
    } y { $influence } de Influencia; bienes: { $gold } de oro, { $cloth } de tela, { $books ->
        [one] { $books } libro
       *[other] { $books } libros
    }, { $tools ->
        [one] { $tools } herramienta
       *[other] { $tools } herramientas
    }.
event-favor-dealt =
    { $who } recibe al azar un favor real { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    }.
event-plan-dealt = { $who } recibe al azar un { $plan }.
event-clergy-kept = { $who } se queda con la loseta de clero «{ $clergy }».
event-scoring-tiles-laid = Losetas de puntuación: { $first } debajo de la columna 1, { $second } debajo de la columna 2, { $third } debajo de la columna 3, { $fourth } debajo de las columnas 4 y 5.
event-hand-dealt =
    { $who } recibe { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
event-packets-passed =
    Los paquetes de { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } pasan a la izquierda.

event-turn-began = Es el turno de { $who }.
event-ships-docked =
    { $ships ->
        [one] { $ships } barco de { $who } vuelve a su muelle.
       *[other] { $ships } barcos de { $who } vuelven a sus muelles.
    }
event-card-revealed = Nueva en la muestra: «{ $card }».
event-card-taken = { $who } toma «{ $card }».
event-gold-fetched = { $who } descarta «{ $card }» por 1 de oro.
event-clergy-laid = Nueva en la pista de la Iglesia: «{ $clergy }».
event-decree-laid = Nuevo decreto: «{ $decree }».
event-decree-removed = El decreto «{ $decree }» no es para dos jugadores y sale de la partida.

event-card-played = { $who } juega «{ $card }» en su portafolio.
event-card-tucked = { $who } coloca «{ $card }» bajo su tablero.
event-card-discarded = { $who } descarta de su portafolio: { $card }.
event-subsidy-taken =
    { $who } toma un subsidio de { $reis ->
        [one] { $reis } real
       *[other] { $reis } reales
    }.
event-treasury-moved = La Tesorería está ahora en { $value }.
event-good-taken =
    { $who } toma { $good ->
        [libros] { $number ->
            [one] { $number } libro
           *[other] { $number } libros
        }
        [herramientas] { $number ->
            [one] { $number } herramienta
           *[other] { $number } herramientas
        }
       *[other] { $number } de { $good }
    }.
event-good-lost =
    { $who } pierde { $good ->
        [libros] { $number ->
            [one] { $number } libro
           *[other] { $number } libros
        }
        [herramientas] { $number ->
            [one] { $number } herramienta
           *[other] { $number } herramientas
        }
       *[other] { $number } de { $good }
    }.
event-no-room =
    { $who } no tiene sitio para { $good ->
        [libros] { $number ->
            [one] { $number } libro
           *[other] { $number } libros
        }
        [herramientas] { $number ->
            [one] { $number } herramienta
           *[other] { $number } herramientas
        }
       *[other] { $number } de { $good }
    }.
event-reis-taken =
    { $who } toma { $reis ->
        [one] { $reis } real
       *[other] { $reis } reales
    }.
event-reis-lost =
    { $who } pierde { $reis ->
        [one] { $reis } real
       *[other] { $reis } reales
    }.
event-rubble-taken = { $who } retira escombros: { $rubble }.
event-rubble-removed = Escombros sin sitio en el tablero de { $who } salen de la partida: { $rubble }.
event-set-completed = { $who } completa su set de escombros número { $sets }.

event-wigs-scored =
    { $source }: { $who } gana { $wigs ->
        [one] { $wigs } peluca
       *[other] { $wigs } pelucas
    }.
event-wigs-lost =
    { $source }: { $who } pierde { $wigs ->
        [one] { $wigs } peluca
       *[other] { $wigs } pelucas
    }.
event-influence-gained =
    { $influence ->
        [0] { $who } ya tiene toda la Influencia posible.
       *[other] { $who } gana { $influence } de Influencia.
    }
event-paid =
    { $who } { $influence ->
        [0] { $reis ->
            [0] no paga nada
            [one] paga { $reis } real
           *[other] paga { $reis } reales
        }
       *[other] { $reis ->
            [0] paga { $influence } de Influencia
            [one] paga { $reis } real y { $influence } de Influencia
           *[other] paga { $reis } reales y { $influence } de Influencia
        }
    } { $purpose }.

event-good-sold =
    { $who } vende { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    } al { $ship } de { $owner } por { $reis ->
        [one] { $reis } real
       *[other] { $reis } reales
    }.
event-sold-without-ship =
    { $who } vende { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    } sin barco por { $reis ->
        [one] { $reis } real
       *[other] { $reis } reales
    }.
event-sailed =
    El { $ship } de { $who } zarpa con { $crates ->
        [one] { $crates } caja
       *[other] { $crates } cajas
    }.
event-bonus-paid =
    { $who } toma una bonificación de { $reis ->
        [one] { $reis } real
       *[other] { $reis } reales
    }.
event-traded =
    { $who } entrega { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    } para { $action }.

event-state-action-taken = { $who } hace una acción de Estado: { $action }.
event-official-placed =
    { $who } envía un funcionario a la oficina { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    }.
event-official-moved =
    La oficina { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    } está llena: un funcionario de { $who } pasa a la plaza.
event-official-returned = { $who } retira un funcionario de { $place }.
event-plan-taken = { $who } toma un { $plan }.
event-good-paid =
    { $who } paga { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    } por el barco.
event-ship-built = { $who } construye un { $ship }.
event-ship-upgraded = { $who } sustituye un barco por un { $ship }; la carga se queda.
event-price-fell =
    El precio { $good ->
        [libros] de los libros
        [herramientas] de las herramientas
        [tela] de la tela
       *[other] del { $good }
    } baja a { $price }.
event-cardinal-moved =
    { $who } mueve al Cardenal { $steps ->
        [one] { $steps } hueco
       *[other] { $steps } huecos
    }.
event-clergy-taken = { $who } toma la loseta de clero «{ $clergy }».
event-church-due = El Cardenal ha llegado al icono de Influencia: al final de este turno habrá una puntuación de la Iglesia, primero { $who }.
event-clergy-given-up = { $who } descarta la loseta de clero «{ $clergy }».
event-clergy-lost = { $who } pierde la loseta de clero «{ $clergy }».
event-favor-taken =
    { $who } toma un favor real { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    }.
event-favor-returned =
    { $who } devuelve el favor { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    }.

event-visited =
    { $who } visita { $noble ->
        [Manuel] a { $noble }
       *[other] al { $noble }
    } con «{ $card }».
event-followed =
    { $who } sigue la visita { $noble ->
        [Manuel] a { $noble }
       *[other] al { $noble }
    }.
event-visit-paid =
    { $wigs ->
        [0] { $influence ->
            [0] { $reis ->
                [0] A { $who } la visita no le cuesta nada.
                [one] { $who } paga { $reis } real por la visita.
               *[other] { $who } paga { $reis } reales por la visita.
            }
           *[other] { $reis ->
                [0] { $who } paga { $influence } de Influencia por la visita.
                [one] { $who } paga { $influence } de Influencia y { $reis } real por la visita.
               *[other] { $who } paga { $influence } de Influencia y { $reis } reales por la visita.
            }
        }
       *[other] { $who } paga por la visita { $influence ->
            [0] { $reis ->
                [0] { "" }
                [one] { $reis } real y{" "}
               *[other] { $reis } reales y{" "}
            }
           *[other] { $influence } de Influencia{ $reis ->
                [0] {" "}y{" "}
                [one] , { $reis } real y{" "}
               *[other] , { $reis } reales y{" "}
            }
        }{ $wigs ->
            [one] { $wigs } peluca
           *[other] { $wigs } pelucas
        }.
    }

event-store-built = { $who } construye una tienda en { $land }, que da a la { $street }.
# El grupo se reconoce por su id: left, middle, right.
event-house-moved =
    { $who } lleva a la tienda una casa del grupo { $group ->
        [left] izquierdo
        [middle] central
       *[right] derecho
    }.
event-decree-taken = { $who } toma el decreto «{ $decree }».
event-decrees-searched =
    { $who } mira { $number ->
        [one] el primer decreto
       *[other] los { $number } primeros decretos
    } del mazo.
event-marker-used = { $who } gasta un marcador de set por otro decreto.
event-site-chosen = { $who } despeja un solar: { $site }.
event-building-opened = { $who } abre el edificio { $building }, { $site }, con un { $plan }.
event-building-revealed = Ya se ve el siguiente edificio del arquitecto { $architect }: { $building }.
event-hired =
    { $who } contrata a { $number ->
        [one] { $number } funcionario
       *[other] { $number } funcionarios
    }.
event-sponsored = { $who } patrocina un evento: «{ $card }».

event-end-triggered =
    { $period ->
        [1] { $who } provoca el final del primer periodo.
       *[other] { $who } provoca el final de la partida.
    }
event-period-ended =
    { $period ->
        [1] Termina el primer periodo.
       *[other] Termina el segundo periodo.
    }
event-card-thrown = { $who } descarta «{ $card }».
event-reward-of-thrown = { $who } recibe la recompensa de «{ $card }».
event-final-round-began = Empieza la última ronda.
event-ended = La partida ha terminado: { $cause }.

## Lo que alguien gana y pierde

gain-wigs =
    { $count ->
        [one] { $amount } peluca
       *[other] { $amount } pelucas
    }
gain-reis =
    { $count ->
        [one] { $amount } real
       *[other] { $amount } reales
    }
gain-influence = { $amount } de Influencia
gain-gold = { $amount } de oro
gain-cloth = { $amount } de tela
gain-books =
    { $count ->
        [one] { $amount } libro
       *[other] { $amount } libros
    }
gain-tools =
    { $count ->
        [one] { $amount } herramienta
       *[other] { $amount } herramientas
    }

## Lo que se pregunta

ask-keep-clergy = Quédate con una de tus dos losetas de clero
ask-draft-keep = Elige la carta con la que te quedas
ask-play-card = Juega una carta en tu portafolio o en la Corte Real, o descártala por 1 de oro
ask-slot = ¿Adónde va la carta?
ask-fit = Tu portafolio se ha reducido: ¿qué descartas?
ask-pay = Paga los reales que debes
ask-pay-fee = Paga los reales por el evento
ask-business = Vende bienes o comercia con los Nobles
ask-sell = Vende un bien a un barco atracado, o termina
ask-trade = Entrega un bien por una acción de Estado, o termina
ask-officials = Envía un funcionario a una oficina, o termina
ask-withdraw = Retira un funcionario
ask-take-plan = Elige el arquitecto cuyo plano tomas
ask-ship = ¿A qué muelle va el barco?
ask-ship-goods = Elige un bien para pagar el barco
ask-extra = Elige un bien del que obtienes uno más
ask-cardinal = ¿Hasta dónde va el Cardenal?
ask-clergy = Toma una loseta de clero que esté junto al Cardenal
ask-give-up = Puntuación de la Iglesia: descarta losetas de clero por sus pelucas, o termina
ask-lose-clergy = Elige la loseta de clero que pierdes
ask-royal-favor = Elige el Noble cuyo favor tomas
ask-visit-cost = ¿Qué parte de la visita pagas en reales?
ask-free-action = Elige una acción de Estado de tu anfitrión, o ninguna
ask-second-action = ¿Entregas un bien por la otra acción de Estado de tu anfitrión?
ask-follow = ¿Sigues la visita a este Noble?
ask-follow-action = Elige una de las tres acciones de este Noble
ask-store = Elige un terreno y la calle a la que da tu tienda
ask-cube = Elige el cubo que retiras: su fila o columna y luego su clase
ask-house = ¿De qué grupo sale la casa?
ask-decree = Elige un decreto
ask-extra-decree = ¿Gastas un marcador de set por otro decreto?
ask-site = Elige un solar para el edificio
ask-complete = Completa uno de tus planos
ask-event = Haz al menos una parte del evento
ask-any-state = Elige una acción de Estado, o termina
ask-take-card = Toma una carta de la muestra
ask-throw = Descarta cartas antes del nuevo periodo, o termina
ask-thrown-reward = Elige qué recompensa va ahora
ask-good-choice = Elige un bien
ask-from-pile = Elige un cubo de la pila de escombros
ask-produce-type = Elige lo que producen tus tiendas
ask-market-sale = Vende un bien sin barco, o termina
ask-treasury-shift = ¿Hacia dónde se mueve la Tesorería?
ask-lose-good = Elige el bien que devuelves
ask-lose-favor = Elige el favor real que devuelves

# Con aquello de lo que se pregunta, cuando la página lo sabe.
now-pay =
    { $due ->
        [one] { $due } real { $purpose }: ¿sale de tu Influencia?
       *[other] { $due } reales { $purpose }: ¿cuántos de tu Influencia?
    }
now-pay-fee = ¿Cuántos de los reales por el evento salen de tu Influencia?
now-event = ¿Haces esta parte del evento?
now-complete = Elige el plano que completas
now-follow =
    { $turn } visita { $noble ->
        [Manuel] a Manuel
       *[other] al { $noble }
    }: ¿sigues la visita{ $cost ->
        [0] , que no te cuesta nada?
       *[other] {" "}por { $cost } de Influencia?
    }
now-withdraw =
    { $left ->
        [one] Retira un funcionario
       *[other] Retira { $left } funcionarios: elige el siguiente
    }
now-free-action =
    Elige una acción de Estado { $noble ->
        [Manuel] de Manuel
       *[other] del { $noble }
    }, o ninguna
now-follow-action =
    Elige una de las tres acciones { $noble ->
        [Manuel] de Manuel
       *[other] del { $noble }
    }

## Lo que leen los demás mientras tanto

waits-keep-clergy = { $who } elige con cuál de dos losetas de clero se queda
waits-draft-keep = { $who } elige la carta con la que se queda
waits-play-card = { $who } elige la carta que juega: en su portafolio, en la Corte Real o descartada por 1 de oro
waits-slot = { $who } decide adónde va la carta
waits-fit = { $who } tiene ahora un portafolio más pequeño y decide qué descarta
waits-pay = { $who } decide cuántos de los reales salen de su Influencia
waits-pay-fee = { $who } decide cuántos de los reales por el evento salen de su Influencia
waits-business = { $who } decide si vende bienes o comercia con los Nobles
waits-sell = { $who } elige el bien que vende a un barco atracado, o termina
waits-trade = { $who } elige el bien que entrega por una acción de Estado, o termina
waits-officials = { $who } decide a qué oficina envía un funcionario, o termina
waits-withdraw = { $who } elige el funcionario que retira
waits-take-plan = { $who } elige el arquitecto cuyo plano toma
waits-ship = { $who } decide a qué muelle va el barco
waits-ship-goods = { $who } elige un bien para pagar el barco
waits-extra = { $who } elige un bien del que obtiene uno más
waits-cardinal = { $who } decide hasta dónde va el Cardenal
waits-clergy = { $who } elige una loseta de clero que esté junto al Cardenal
waits-give-up = { $who } elige las losetas de clero que descarta por sus pelucas en la puntuación de la Iglesia, o termina
waits-lose-clergy = { $who } elige la loseta de clero que pierde
waits-royal-favor = { $who } elige el Noble cuyo favor toma
waits-visit-cost = { $who } decide qué parte de la visita paga en reales
waits-free-action = { $who } elige una acción de Estado de su anfitrión, o ninguna
waits-second-action = { $who } decide si entrega un bien por la otra acción de Estado de su anfitrión
waits-follow = { $who } decide si sigue la visita a este Noble
waits-follow-action = { $who } elige una de las tres acciones de este Noble
waits-store = { $who } elige un terreno y la calle a la que da su tienda
waits-cube = { $who } elige el cubo que retira
waits-house = { $who } decide de qué grupo sale la casa
waits-decree = { $who } elige un decreto
waits-extra-decree = { $who } decide si gasta un marcador de set por otro decreto
waits-site = { $who } elige un solar para el edificio
waits-complete = { $who } elige el plano que completa
waits-event = { $who } decide si hace esta parte del evento
waits-any-state = { $who } elige una acción de Estado, o termina
waits-take-card = { $who } elige una carta de la muestra
waits-throw = { $who } elige cartas para descartar antes del nuevo periodo, o termina
waits-thrown-reward = { $who } elige qué recompensa va ahora
waits-good-choice = { $who } elige un bien
waits-from-pile = { $who } elige un cubo de la pila de escombros
waits-produce-type = { $who } elige lo que producen sus tiendas
waits-market-sale = { $who } elige el bien que vende sin barco, o termina
waits-treasury-shift = { $who } decide hacia dónde se mueve la Tesorería
waits-lose-good = { $who } elige el bien que devuelve
waits-lose-favor = { $who } elige el favor real que devuelve

## Jugadas

move-keep-clergy = Quedarme con «{ $clergy }»
move-keep = Quedarme con «{ $card }»
move-gold = Descartar «{ $card }» por 1 de oro
move-portfolio = Jugar «{ $card }» en mi portafolio
move-visit = Visitar con «{ $card }»
move-sponsor = Patrocinar «{ $card }»
move-tuck = Usar una ranura vacía
move-replace = Sustituir lo que hay en: { $slot }; se pierde la carga que tenga
move-upgrade = Mejorar el barco de: { $slot }; su carga se queda
move-discard = Descartar lo que hay en: { $slot }
move-load =
    Vender { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    }: { $berth }
move-market =
    Vender { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    } sin barco
some-market = Vender { $count } bienes sin barco: { $good }
move-trade =
    Entregar { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    } para { $action }
move-done = Listo
move-skip = Omitir
move-state = Acción de Estado: { $action }
move-noble = Acción de Noble: { $action }
move-official =
    Un funcionario a la oficina { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    }
every-official = Un funcionario a cada una de estas { $count } oficinas
some-official = Funcionarios a: { $noble }
move-plan = Tomar un plano del arquitecto { $architect }
move-pay-good =
    Pagar { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    }
some-pay-good = Pagar { $count } bienes: { $good }
move-extra = Tomar uno más: { $good }
# Un número puede llegar como texto: entonces vale la última forma.
move-cardinal =
    Mover al Cardenal { $steps ->
        [one] { $steps } hueco
       *[other] { $steps } huecos
    }
move-clergy = Tomar la loseta de { $space }
move-give-up = Descartar «{ $clergy }»
every-give-up = Descartar las { $count } losetas
move-favor =
    Favor { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    }
move-pay =
    { $influence ->
        [0] Pagar con monedas
       *[other] { $influence } de la Influencia
    }
move-pay-visit =
    { $reis ->
        [0] Pagar con Influencia
       *[other] Pagar { $reis } en reales
    }
move-follow = Seguir y devolver el favor
move-follow-keep = Seguir, pagar y conservar el favor
move-decline = No seguir
move-build = Construir en { $land }, dando a la { $street }
move-cube = Retirar un cubo de la { $line }: { $rubble }
move-house =
    Tomar una casa del grupo { $group ->
        [left] izquierdo
        [middle] central
       *[right] derecho
    }
move-decree = Tomar el decreto «{ $decree }»
move-marker = Gastar un marcador de set por otro decreto
move-open = Abrir un edificio { $site }
move-complete = Completar un { $plan }
move-withdraw = Retirar un funcionario de { $place }
move-part = Hacerlo
move-good =
    Tomar { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    }
some-good = Tomar { $count } bienes: { $good }
move-rubble = Tomar un cubo: { $rubble }
move-produce = Producir { $good }
move-treasury = Mover la Tesorería { $direction }
move-return =
    Devolver { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    }
move-return-favor =
    Devolver el favor { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    }
move-lose = Perder «{ $clergy }»
move-take = Tomar la carta del mazo: { $pile }
move-throw = Descartar «{ $card }»
every-throw = Descartar las { $count } cartas
move-reward = Tomar la recompensa de «{ $card }»
does-visit =
    Visitar { $noble ->
        [Manuel] a Manuel
       *[other] al { $noble }
    } («{ $card }»)
does-take = Tomar «{ $card }» ({ $pile })
does-replace = Sustituir «{ $card }»
does-clergy = Tomar «{ $clergy }»
does-load =
    Vender { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    } al { $ship } de { $owner }
does-build = Construir una tienda de { $good } en { $land } ({ $street })
log-decline = { $who } no sigue la visita.
log-keep = { $who } se queda con «{ $card }».

## Por qué no

no-at-least-one = Tienes que hacerlo al menos una vez antes de terminar.
no-at-sea = Este barco está en el mar hasta el próximo turno de su dueño.
no-board-full =
    En tu tablero { $have ->
        [one] cabe { $have } loseta de clero
       *[other] caben { $have } losetas de clero
    }, y está lleno.
no-cargo-stays = Un barco puesto sobre otro menor o igual se queda con su carga: lo mejoras y pagas solo la diferencia.
no-chosen-already = Ya has elegido este bien; todos tienen que ser distintos.
no-closed-row = Con este número de jugadores esta fila está cerrada.
no-covered = Sobre esta acción hay un bien: no puede volver a elegirse en este turno.
no-cube-due = Hay que tomar un cubo de la fila o de la columna.
no-docks-full = Los { $have } muelles están ocupados, y las cartas de Noble y los barcos no van a otro lugar: la oficina es para las cartas de Tesorería.
no-does-nothing = Esta parte del evento no haría nada ahora.
no-empty-slot = En esta ranura no hay nada.
no-end-of-track = La Tesorería está en el extremo de su pista.
no-favor-goes-back = Quien sigue devuelve el favor. Solo una loseta de clero lo cambia.
no-goods-short =
    Para esto { $need ->
        [one] hace falta { $need } bien
       *[other] hacen falta { $need } bienes distintos
    }; tienes { $have }.
no-group-empty = En este grupo no queda ninguna casa.
no-have-it = Ya tienes un favor de este Noble.
no-influence-short = No te llega la Influencia: necesitas { $need } y solo alcanzas { $have }.
no-land-taken = En este terreno hay una tienda.
no-needs-ship =
    Un bien necesita un barco atracado; sin él, en esta venta { $have ->
        [0] no puedes vender nada
       *[other] puedes vender { $have }
    }.
no-no-building = No hay ningún edificio listo de este arquitecto.
no-no-change = Sería demasiado: { $have } en lugar de { $need }, y no hay cambio.
no-no-city-tile = La loseta de este negocio no está en la muestra.
no-no-clergy = No hay ninguna loseta de clero para esto.
no-no-cube = Ahí no hay ningún cubo así.
no-no-decree = No queda ningún decreto en la muestra.
no-no-favor = No hay ningún favor real para esto.
no-no-good = No tienes este bien.
no-no-goods = No tienes bienes que vender.
no-no-house = Has construido todas tus casas.
no-no-noble-card = Solo con una carta de Noble se hace una visita.
no-no-official = Todos tus funcionarios están en oficinas y plazas.
no-no-official-there = Ahí no tienes ningún funcionario.
no-no-plan = Ahí no queda ningún plano.
no-no-room = No cabe en tu almacén.
no-no-ship = No hay ningún barco para esto.
no-no-ship-there = En este muelle no tienes ningún barco.
no-no-space-for-cube = En tu tablero no cabe otro cubo de esta clase.
no-no-store = No tienes ninguna tienda para esto.
no-no-such-plan = No tienes este plano.
no-no-treasury-card = Solo una carta de Tesorería tiene un evento que patrocinar.
no-not-accepted = Este Noble no acepta este bien.
no-not-at-street = Este terreno no toca esa calle.
no-not-beside = El Cardenal no está junto a esta loseta.
no-not-in-hand = Esta carta no está en tu mano.
no-not-in-packet = Esta carta no está en tu paquete.
no-not-offered = Esta loseta no es una de tus dos.
no-not-on-display = Este decreto no está en la muestra.
no-not-produced = No acabas de producir ningún bien de este tipo.
no-not-the-pile = El cubo sale de la fila o de la columna. Solo una loseta de clero abre la pila.
no-not-thrown = Esta carta no da ahora ninguna recompensa.
no-office-full = Los { $have } sitios de tu oficina están ocupados, y las cartas de Tesorería no van a otro lugar: los muelles son para las cartas de Noble y los barcos.
no-other-action = El bien compra la otra acción de Estado de tu anfitrión.
no-other-noble = Esta acción la ofrece otro Noble.
no-other-row = En tu portafolio hay sitio, así que solo puede sustituirse una carta de la misma fila.
no-paid-already = Ya has pagado con este bien; todos tienen que ser distintos.
no-pile-empty = Este mazo está agotado.
no-portfolio-full = Tu portafolio está lleno.
no-same-action = Ya has elegido esta acción; todas tienen que ser distintas.
no-same-office = Acaba de llegar aquí un funcionario tuyo; el siguiente va a otra oficina.
no-site-taken = En este solar hay un edificio.
no-smaller-ship = El barco que hay ahí es mayor: casco { $need }, y el nuevo tiene { $have }.
no-too-dear =
    Esto cuesta { $need ->
        [one] { $need } real
       *[other] { $need } reales
    }; tendrías { $have }.
no-too-far =
    El Cardenal no puede avanzar { $need ->
        [one] { $need } hueco
       *[other] { $need } huecos
    }; { $have } es lo máximo.
no-wrong-colour = Al norte, el edificio tiene que mostrar el color de su calle.

## Lo que cuesta y da una jugada

quote-plan =
    Completarlo pedirá { $officials ->
        [one] { $officials } funcionario
       *[other] { $officials } funcionarios
    }.
quote-complete =
    { $reis ->
        [0] Bastan tus funcionarios: { $officials }.
        [one] Funcionarios necesarios: { $officials }; contratar cuesta { $reis } real.
       *[other] Funcionarios necesarios: { $officials }; contratar cuesta { $reis } reales.
    }
quote-complete-influence =
    { $reis ->
        [0] Funcionarios necesarios: { $officials }; contratar cuesta { $influence } de Influencia.
        [one] Funcionarios necesarios: { $officials }; contratar cuesta { $influence } de Influencia y { $reis } real.
       *[other] Funcionarios necesarios: { $officials }; contratar cuesta { $influence } de Influencia y { $reis } reales.
    }
quote-treasury = La Tesorería queda en { $treasury }.
brings-treasury-icon = el Cardenal alcanza o pasa el icono de la Tesorería: esta sube en { $count }
brings-influence-icon = el Cardenal alcanza o pasa el icono de Influencia: puntuación de la Iglesia al final de este turno
quote-cube =
    { $reis ->
        [0] El terreno no cuesta entonces nada.
        [one] El terreno cuesta entonces { $reis } real.
       *[other] El terreno cuesta entonces { $reis } reales.
    }
quote-cube-influence =
    { $reis ->
        [0] El terreno cuesta entonces { $influence } de Influencia.
        [one] El terreno cuesta entonces { $influence } de Influencia y { $reis } real.
       *[other] El terreno cuesta entonces { $influence } de Influencia y { $reis } reales.
    }
quote-skip-influence = { quote-cube-influence }
quote-skip = { quote-cube }
quote-replace =
    { $goods ->
        [0] El barco no cuesta bienes.
        [one] El barco cuesta { $goods } bien.
       *[other] El barco cuesta { $goods } bienes.
    }
quote-tuck = { quote-replace }
quote-upgrade = { quote-replace }

## De dónde viene la puntuación

source-start = Inicio
source-stores = Tiendas nuevas
source-openings = Aperturas
source-crates = Cajas
source-church = Puntuación de la Iglesia
source-court = Influencia completa
source-rewards = Recompensas
source-clergy = Losetas de clero
source-visits = Visitas
source-penalties = Penalizaciones
source-sets = Sets del primer periodo
source-end-ships = Barcos
source-end-sets = Sets de escombros
source-majorities = Mayorías de tiendas
source-money = Dinero
source-decrees = Decretos
source-officials = Funcionarios
source-favors = Favores reales

## Lo que hacen cartas, terrenos y losetas

# Recompensas.
effect-reis =
    { $n ->
        [one] { $n } real
       *[other] { $n } reales
    }
effect-good =
    { $good ->
        [libros] { $n ->
            [one] { $n } libro
           *[other] { $n } libros
        }
        [herramientas] { $n ->
            [one] { $n } herramienta
           *[other] { $n } herramientas
        }
       *[other] { $n } de { $good }
    }
# distinct es 1 si los bienes tienen que ser distintos; si no, 0.
effect-good-choice =
    { $n ->
        [one] { $n } bien a tu elección
       *[other] { $distinct ->
            [0] { $n } bienes a tu elección
           *[other] { $n } bienes distintos a tu elección
        }
    }
effect-wigs =
    { $n ->
        [one] { $n } peluca
       *[other] { $n } pelucas
    }
effect-gain-influence = ganar Influencia
effect-official =
    { $n ->
        [one] { $n } funcionario a una oficina
       *[other] hasta { $n } funcionarios a oficinas distintas
    }
effect-plan =
    { $n ->
        [one] tomar un plano
       *[other] tomar { $n } planos
    }
effect-cardinal =
    reunirse con el Cardenal ({ $steps ->
        [one] { $steps } hueco
       *[other] hasta { $steps } huecos
    })
effect-favor = conseguir un favor real
effect-rubble-pile =
    { $n ->
        [one] { $n } cubo de la pila de escombros
       *[other] { $n } cubos de la pila de escombros
    }
effect-produce-type = tus tiendas de un tipo producen
effect-market-sale =
    vender hasta { $n ->
        [one] { $n } bien sin barco
       *[other] { $n } bienes sin barcos
    }{ $bonus ->
        [0] { "" }
       *[other] {" "}(+{ $bonus } por cada uno)
    }
effect-treasury-shift =
    la Tesorería { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } arriba o abajo

# Penalizaciones.
effect-lose-official =
    retirar { $n ->
        [one] { $n } funcionario
       *[other] { $n } funcionarios
    }
effect-lose-good =
    perder { $good ->
        [libros] { $n ->
            [one] { $n } libro
           *[other] { $n } libros
        }
        [herramientas] { $n ->
            [one] { $n } herramienta
           *[other] { $n } herramientas
        }
       *[other] { $n } de { $good }
    }
effect-lose-good-choice =
    perder { $n ->
        [one] { $n } bien
       *[other] { $n } bienes
    }
effect-lose-reis =
    perder { $n ->
        [one] { $n } real
       *[other] { $n } reales
    }
effect-lose-wigs =
    perder { $n ->
        [one] { $n } peluca
       *[other] { $n } pelucas
    }
effect-lose-favor =
    perder { $n ->
        [one] { $n } favor real
       *[other] { $n } favores reales
    }
effect-lose-clergy =
    perder { $n ->
        [one] { $n } loseta de clero
       *[other] { $n } losetas de clero
    }

# Eventos.
effect-act-build-store =
    construir una tienda{ $discount ->
        [0] { "" }
        [one] {" "}({ $discount } real menos)
       *[other] {" "}({ $discount } reales menos)
    }
effect-act-decree =
    { $n ->
        [one] tomar un decreto
       *[other] tomar { $n } decretos
    }
effect-act-open-building = abrir un edificio público
effect-act-recruit = reclutar funcionarios
effect-act-plan = adquirir un plano
effect-act-ship =
    construir un barco{ $discount ->
        [0] { "" }
        [one] {" "}({ $discount } bien menos)
       *[other] {" "}({ $discount } bienes menos)
    }
effect-act-produce = producir bienes
effect-act-cardinal = reunirse con el Cardenal
effect-act-favor = conseguir un favor real
effect-act-state =
    { $n ->
        [one] cualquier acción de Estado
       *[other] hasta { $n } acciones de Estado distintas
    }
effect-act-sell =
    vender bienes{ $bonus ->
        [0] { "" }
       *[other] {" "}(+{ $bonus } por cada uno)
    }

# Beneficios duraderos.
effect-spend-discount =
    cada pago: { $n ->
        [one] { $n } real menos
       *[other] { $n } reales menos
    }
effect-land-discount =
    terrenos: { $n ->
        [one] { $n } real menos
       *[other] { $n } reales menos
    }
effect-hire-discount =
    cada funcionario contratado: { $n ->
        [one] { $n } real menos
       *[other] { $n } reales menos
    }
effect-event-discount =
    patrocinar: { $n ->
        [one] { $n } real menos
       *[other] { $n } reales menos
    }
effect-subsidy-bonus =
    cada subsidio posterior: { $n ->
        [one] { $n } real más
       *[other] { $n } reales más
    }
# El bien «any» quiere decir todos los bienes.
effect-sale-bonus =
    { $good ->
        [any] cada bien que vendes: +{ $n }
       *[other] vender { $good }: +{ $n }
    }
effect-own-ship-bonus = cada bien en tus propios barcos: +{ $n }
effect-first-sale-bonus =
    cada vez que vendes bienes: { $n ->
        [one] { $n } real
       *[other] { $n } reales
    }
effect-sail-income =
    cuando zarpa tu barco: { $n ->
        [one] { $n } real
       *[other] { $n } reales
    }
effect-harbour-fee =
    cada bien que otros cargan en tus barcos: { $n ->
        [one] { $n } real
       *[other] { $n } reales
    }
effect-dockless-sale =
    cada venta: { $n ->
        [one] { $n } bien sin barco
       *[other] hasta { $n } bienes sin barcos
    }
effect-price-floor = para ti ningún precio baja de { $n }
effect-trade-income =
    cada bien entregado al comerciar: { $n ->
        [one] { $n } real
       *[other] { $n } reales
    }
# El Noble «any» quiere decir todos.
effect-visit-discount =
    { $noble ->
        [any] cada visita: { $n } de Influencia menos
        [Manuel] visitas a { $noble }: { $n } de Influencia menos
       *[other] visitas al { $noble }: { $n } de Influencia menos
    }
effect-follow-discount = seguir: { $n } de Influencia menos
effect-modifier-shield = la Tesorería no encarece ninguna visita
effect-staff-reduction =
    las aperturas necesitan { $n ->
        [one] { $n } funcionario menos
       *[other] { $n } funcionarios menos
    }
effect-ship-goods-discount =
    los barcos cuestan { $n ->
        [one] { $n } bien menos
       *[other] { $n } bienes menos
    }
effect-ship-free = los barcos no cuestan bienes
effect-produce-bonus =
    al producir: { $n ->
        [one] { $n } bien más de un tipo producido
       *[other] { $n } bienes más de tipos producidos
    }
effect-produce-bonus-each = al producir: { $n } más de cada tipo producido
effect-influence-bonus = cada ganancia de Influencia: +{ $n }
effect-warehouse-bonus =
    en los almacenes { $n ->
        [one] cabe { $n } más de cada bien
       *[other] caben { $n } más de cada bien
    }
effect-portfolio-bonus =
    portafolio: { $n ->
        [one] { $n } carta más
       *[other] { $n } cartas más
    }
effect-trade-any-good = todos los Nobles te aceptan cualquier bien
effect-recruit-bonus =
    al reclutar: { $n ->
        [one] { $n } funcionario más
       *[other] { $n } funcionarios más
    }
effect-cardinal-range =
    el Cardenal avanza hasta { $n ->
        [one] { $n } hueco más
       *[other] { $n } huecos más
    }
effect-second-state-action = en tus visitas un bien compra la otra acción de Estado del anfitrión
effect-land-reward-twice = los terrenos te dan su recompensa dos veces
effect-store-wigs =
    cada tienda nueva: { $n ->
        [one] { $n } peluca
       *[other] { $n } pelucas
    }
effect-building-wigs =
    cada edificio que abres: { $n ->
        [one] { $n } peluca
       *[other] { $n } pelucas
    }
effect-sail-wigs =
    cuando zarpa tu barco: { $n ->
        [one] { $n } peluca más
       *[other] { $n } pelucas más
    }
effect-pile-choice = el cubo por una tienda puede salir de la pila
effect-keep-favor =
    seguir por { $n ->
        [one] { $n } real
       *[other] { $n } reales
    } y conservar el favor
effect-influence-exchange = cada espacio de Influencia da 1 real
effect-decree-search = decretos: elige también entre los { $n } primeros del mazo
effect-visit-with-reis = las visitas pueden pagarse en reales

## Lo que cuentan los decretos y cómo puntúan

goal-own-stores-of-type = tus tiendas de { $good }
goal-own-stores-in-row = tus tiendas en la fila { $row }
goal-own-stores-in-column = tus tiendas en la columna { $column }
goal-own-store-types = tipos entre tus tiendas
goal-own-store-rows = filas con una tienda tuya
goal-own-store-type-sets = sets de cuatro tiendas distintas
goal-own-stores-total = tus tiendas
goal-own-max-stores-in-row = tus tiendas en tu mejor fila
goal-own-largest-block = tiendas contiguas de tu mayor grupo
goal-own-facing-pairs = pares de tiendas tuyas frente a frente en una calle
goal-own-linked-stores =
    tus tiendas con al menos { $min ->
        [one] { $min } edificio relevante
       *[other] { $min } edificios relevantes
    }
goal-own-unlinked-stores = tus tiendas sin edificios relevantes
goal-city-buildings-by-architect = edificios abiertos del arquitecto { $architect }
goal-city-buildings-with-colour = edificios abiertos del color de: { $good }
goal-city-buildings-on-side = edificios abiertos en el lado { $side }
goal-city-flanked-rows = filas con edificios abiertos en los dos extremos
goal-own-plans-completed = tus planos completados
goal-own-plans-completed-by = tus planos completados del arquitecto { $architect }
goal-own-plan-officials = funcionarios en tus planos completados
goal-own-largest-plan = funcionarios en tu mayor plano completado
goal-own-officials-in-offices = tus funcionarios en oficinas (no en plazas)
goal-own-officials-with =
    tus funcionarios (oficina y plaza { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    })
goal-own-nobles-staffed = Nobles con un funcionario tuyo en oficina o plaza
goal-own-ships = tus barcos
goal-own-hull-total = casco de todos tus barcos
goal-own-large-ships = tus barcos de casco { $min } o más
goal-own-cargo = bienes y cajas en tus muelles
goal-own-clergy = tus losetas de clero
goal-own-clergy-wigs = pelucas en el reverso de tus losetas de clero
goal-own-favors = tus favores reales
goal-own-noble-cards = cartas de Noble en tu portafolio
goal-own-treasury-cards = cartas de Tesorería en tu portafolio
goal-own-noble-kinds = Nobles distintos en tu portafolio
goal-own-influence = tu Influencia
goal-own-reis = tus reales y los que da tu Influencia
goal-own-goods-total = bienes en tus almacenes
goal-own-goods-sets = sets de cuatro bienes distintos en tus almacenes
goal-market-price-sum = suma de los cuatro precios de mercado
goal-treasury-at-least = la Tesorería en { $value } o más
goal-treasury-at-most = la Tesorería en { $value } o menos
goal-own-rubble-sets = tus sets de escombros
goal-own-rubble-of = tus cubos de esta clase: { $rubble }
goal-city-lines-cleared = filas y columnas sin escombros
goal-city-empty-lands = terrenos sin tienda
goal-own-house-groups-cleared = grupos de los que has construido todas las casas
goal-own-decrees = tus decretos (este también)
goal-opponents-behind = rivales que tienen menos que tú: { $metric }
goal-neighbour-count = lo que tiene tu vecino de la { $side }: { $metric }
goal-exact-second = solo tú en el segundo puesto: { $metric }

# Sin límite: max es 0.
score-per =
    { $wigs ->
        [one] { $wigs } peluca
       *[other] { $wigs } pelucas
    } por { $each ->
        [one] unidad
       *[other] cada { $each }
    }{ $max ->
        [0] { "" }
       *[other] , hasta { $max }
    }
# Escalones como «3: 3, 4: 6»: cuántos, y sus pelucas.
score-tiers = { $steps }
score-flat =
    { $wigs ->
        [one] { $wigs } peluca
       *[other] { $wigs } pelucas
    } si se cumple

## En el terminal

short-gold = OR
short-cloth = TE
short-books = LI
short-tools = HE

tell-line = { $what }: { $content }.
tell-nobody = nadie
tell-none = nada
tell-explained = { $name } ({ $effect })

tell-set-up = Preparación.
tell-period = Periodo { $period } de 2, turno de { $who }; acaba cuando alguien tenga { $sets } sets de escombros o se agote el tercer mazo.
tell-ending-last-but-one = Se termina esta ronda y después se juega una más.
tell-ending-final = Es la última ronda.
tell-church-due = Al final de este turno habrá una puntuación de la Iglesia.
tell-left = Queda por hacer: { $count }.
tell-due = Por pagar: { $reis } ({ $purpose }).
tell-visit-due = { $noble }: la visita cuesta { $count } de Influencia.
tell-follow-cost = { $noble }: seguir cuesta { $count } de Influencia.
tell-now-noble = { $noble }.
tell-now-action = Acción: { $action }.
tell-now-card = Carta que va bajo el tablero: { $card }.
tell-now-event = { $card }, parte { $number }: { $effect }.
tell-now-land = { $land }: el precio es ahora { $reis }.
tell-now-site = Solar: { $site }.
tell-now-bonus = Bonificación por cada bien: { $reis }.
tell-now-searched = Del principio del mazo: { $decrees }.
tell-now-thrown = Descartadas: { $cards }.
tell-now-offer = A elegir entre: { $tiles }.
tell-now-packet = Paquete: { $cards }.

tell-treasury = valor de la Tesorería { $value }, visitas { $modifier }
tell-prices = precios de mercado: { $prices }, como mínimo { $floor }
tell-pile = pila de escombros: { $rubble }
tell-city-tiles = losetas de ciudad en la muestra: { $tiles }; quedan { $large } grandes y { $small } pequeñas
tell-small-tile = { $good } (pequeña)
tell-tracks = Pistas
tell-cubes = { $count } de { $rubble }
tell-row = Fila { $row }
tell-column = Columna { $column }
tell-rubble = escombros: { $rubble }
tell-no-rubble = sin escombros
tell-scoring = { $wigs } por cada edificio relevante
tell-land-store = tienda de { $who }, { $good }, edificios relevantes { $count }
tell-land = { $land } { $content }
tell-office = oficina: { $who }, caben { $size }
tell-plaza = plaza: { $who }
tell-neutral = neutral ({ $count })
tell-favors-left = favores { $count }
tell-visit-costs = las visitas cuestan: { $costs }
tell-visit = { $action }; antes, si quieres, una de sus acciones de Estado ({ $state })
tell-influence = Influencia { $influence }; { $effect }
tell-next-card = al final del turno se descubre la siguiente carta de su mazo
tell-last-card = la última carta de su mazo
tell-follow = una de sus acciones: { $state }, { $action }
tell-full-portfolio = tu portafolio está lleno ahora, así que una carta o un barco de allí debe salir de la partida
tell-full-docks = tus muelles están llenos ahora, así que una carta o un barco de allí debe salir de la partida
tell-full-office = tu oficina está llena ahora, así que una carta de allí debe salir de la partida
tell-portfolio = luego vendes bienes o los cambias por acciones de Estado
tell-takes = acepta { $goods }
tell-actions = acciones de Estado: { $actions }; acción de Noble: { $action }
tell-action-used = { $action } (usada, { $good })
tell-architect = Arquitecto { $architect }
tell-ready = listo { $building }
tell-coming = siguiente { $building }
tell-buildings-left = quedan edificios: { $count }
tell-plan-top = encima: { $plan }
tell-plans-left = quedan planos: { $count }
tell-shipyard = Astillero
tell-yard-ship = { $count } × { $ship }
tell-ship = { $ship }, casco { $hull }, Influencia { $influence }, precio { $price }
tell-cargo = carga: { $goods }
tell-at-sea = en el mar
tell-empty = vacío
tell-clergy = { $name }: { $does }
tell-clergy-does = { $effect }; { $wigs } en el reverso
tell-clergy-once = una vez: { $effect }; { $wigs } en el reverso
tell-display = Muestra, { $pile }
tell-cards-left =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
tell-card-noble = { $card } ({ $noble }, Influencia { $influence }): { $effect }
tell-nothing = nada
tell-decree-shown = Decreto en la muestra
tell-decree = { $decree }: { $goal }, { $score }
tell-decree-now = ahora { $worth }
tell-decree-deck = Decretos en el mazo: { $count }.
tell-player = { $who }: pelucas { $wigs }, reales { $reis }, Influencia { $influence } (una ganancia da { $gain }); bienes: { $goods }, caben { $warehouse } de cada uno; escombros: { $rubble }, sets { $sets }, marcadores de set { $markers }; funcionarios en su tablero { $officials }; casas construidas: { $houses }.
tell-player-stores = Tiendas: { $stores }.
tell-player-plans = Planos: { $plans }.
tell-player-completed = Planos completados: { $plans }, funcionarios en ellos { $count }.
tell-player-favors = Favores: { $nobles }.
tell-player-portfolio = Portafolio, { $tucked } de { $size }: { $cards }.
tell-player-clergy = Clero: { $tiles }.
tell-player-decrees = Decretos: { $decrees }.
tell-player-hand =
    { $count ->
        [one] { $count } carta en la mano.
       *[other] { $count } cartas en la mano.
    }
tell-kept = Ya ha elegido una loseta de clero.
tell-hand = En tu mano
tell-in-slot = { $slot }: { $card }
tell-houses-left = grupo izquierdo { $count } de { $of }
tell-houses-middle = central { $count } de { $of }
tell-houses-right = derecho { $count } de { $of }
tell-no-benefit = aún sin beneficio
tell-discount-pays = los reales los paga tu descuento
tell-room = { $count } de { $of } espacios ocupados
tell-loaded = carga: { $count } de { $of }
tell-no-reward = no da nada
tell-no-room = no hay sitio para oro en tu almacén: se pierde

tell-reis =
    { $count ->
        [one] { $count } real
       *[other] { $count } reales
    }
tell-wigs =
    { $count ->
        [one] { $count } peluca
       *[other] { $count } pelucas
    }

tell-church = Iglesia, { $space }
tell-gap = Iglesia, hueco { $gap }
tell-card-treasury = { $card } ({ $pile }): { $effect }

tell-land-free = cuesta { $reis }, recompensa: { $reward }
tell-site-empty = { $rubble }; recompensa: { $reward }

tell-player-known = Se conocen de su mano: { $cards }.
picture-known = en la mano { $cards }

tell-event = evento: { $event }; beneficio: { $benefit }
tell-building = { $building } (arquitecto { $architect }; { $goods })
tell-in-gap-cardinal = aquí está el Cardenal
tell-in-gap-influence = icono de Influencia
tell-in-gap-treasury = icono de la Tesorería
tell-tucked-noble = { $card } ({ $noble }, Influencia { $influence })

picture-city = Ciudad
picture-west = oeste
picture-east = este
picture-treasury = Tesorería { $value }, visitas { $modifier }
picture-prices = Mercado { $prices }
picture-pile = Pila { $rubble }
picture-tiles = Losetas { $tiles }
picture-nobles = Nobles
picture-office = oficina
picture-plaza = plaza
picture-favors = favores
picture-visit = visitas
picture-takes = acepta
picture-actions = acciones de Estado → de Noble
# Las acciones, lo más cortas posible.
picture-action-recruit-officials = funcionarios
picture-action-acquire-plan = plano
picture-action-build-ship = barco
picture-action-produce-goods = bienes
picture-action-meet-cardinal = Cardenal
picture-action-get-favor = favor
picture-action-build-store = tienda
picture-action-take-decree = decreto
picture-action-open-building = edificio
picture-architects = Arquitectos
picture-ready = listo
picture-next = siguiente
picture-plan = plano
picture-left = quedan
picture-shipyard = Astillero
picture-hull = casco
picture-influence = ♦
picture-price = precio
picture-church = Iglesia, en sentido horario
picture-display = Muestra
picture-decrees = Decretos y lo que puntuarían ahora
picture-room = caben
picture-sets = sets
picture-markers = marcadores
picture-houses = casas
picture-home = ♙
picture-cards = cartas
picture-portfolio = portafolio ({ $size }) { $cards }
picture-clergy = clero { $tiles }
picture-favors-of = favores { $nobles }
picture-plans = planos { $plans }
picture-completed = completados { $plans }
picture-stores = tiendas { $stores }
picture-decrees-of = decretos { $decrees }
picture-hand = Tu mano
picture-goods = ★ pelucas, $ reales, ♦ Influencia (+ de una ganancia), ♙ funcionarios, { short-gold } { good-gold }, { short-cloth } { good-cloth }, { short-books } { good-books }, { short-tools } { good-tools }. *: jugador inicial.
picture-rubble = Escombros: # { rubble-earthquake } (3), ^ { rubble-fire } (2), ~ { rubble-tsunami } (1); en los extremos de filas y columnas y en los solares.
picture-lands = 18 +5$: un terreno, su precio y su recompensa. A { short-gold } ×2: una tienda de A con 2 edificios relevantes. [{ short-gold }], ({ short-cloth }): edificios del arquitecto azul y del verde. 4★: la loseta de puntuación.
picture-people = «A··»: un funcionario de A en una oficina, ○ uno neutral. (barco): acción de Estado usada en este turno. † Cardenal, ▲ Tesorería, ♥ favor, ▤ plano, ▪ cubo de la pila o un bien, ? bien a tu elección. → actúa una vez. ≈: un barco en el mar.
picture-sums = Junto a cada jugada, su precio y lo que da, con los mismos signos; † puntuación de la Iglesia, ▲ la Tesorería sube.

group-keep-clergy = Quedarme con una loseta de clero
group-keep = Quedarme con una carta
group-gold = Descartar por 1 de oro
group-portfolio = En mi portafolio
group-visit = Visitar a un Noble con
group-sponsor = Patrocinar un evento
group-replace = Sustituir
group-upgrade = Mejorar el barco de
group-discard = Descartar
group-load =
    Vender { $good ->
        [libros] 1 libro
        [herramientas] 1 herramienta
       *[other] 1 de { $good }
    } a
group-market = Vender sin barco
group-trade = Por un bien: { $action }
group-state = Acciones de Estado
group-noble = Acciones de Noble
group-official = Un funcionario a
group-plan = Plano de un arquitecto
group-pay-good = Pagar un bien
group-extra = Un bien más
group-clergy = Tomar una loseta de clero
group-give-up = Descartar una loseta de clero
group-favor = Favor real
group-build = Una tienda en { $land } que da a
group-cube = Retirar un cubo: { $line }
group-decree = Tomar un decreto
group-open = Abrir un edificio
group-complete = Completar un plano
group-withdraw = Retirar un funcionario de
group-good = Tomar un bien
group-rubble = Tomar un cubo
group-produce = Producir
group-return = Devolver un bien
group-return-favor = Devolver un favor
group-lose = Perder una loseta de clero
group-take = Tomar una carta
group-throw = Descartar una carta
group-reward = Recompensa de

## Títulos de las reglas

rule-1 = La ciudad
rule-1-1 = Objetivo
rule-1-2 = El centro
rule-1-3 = Solares
rule-1-4 = Escombros
rule-1-5 = Los Nobles y sus oficinas
rule-1-6 = La Tesorería
rule-1-7 = El mercado
rule-1-8 = La Iglesia
rule-1-9 = Tu tablero
rule-1-10 = Cartas
rule-1-11 = Lo que está a la vista
rule-1-12 = Sin límite
rule-2 = Preparación
rule-2-1 = Lo que tiene cada uno
rule-2-2 = Quién empieza
rule-2-3 = Los primeros funcionarios
rule-2-4 = Un favor y un plano
rule-2-5 = La primera loseta de clero
rule-2-6 = La pista de la Iglesia
rule-2-7 = Edificios públicos y planos
rule-2-8 = Losetas de ciudad y de puntuación
rule-2-9 = Escombros
rule-2-10 = Manos
rule-2-11 = Draft (opción)
rule-2-12 = La muestra
rule-2-13 = Barcos
rule-2-14 = Decretos
rule-2-15 = Dos jugadores
rule-2-16 = Losetas que actúan una vez
rule-3 = Tu turno
rule-3-1 = Dos periodos
rule-3-2 = Atracar tus barcos
rule-3-3 = Conseguir 1 de oro
rule-3-4 = Cuatro acciones
rule-3-5 = Nada a medias
rule-4 = Portafolio, almacenes y sets de escombros
rule-4-1 = Ranuras
rule-4-2 = Tamaño
rule-4-3 = Hacer sitio
rule-4-4 = Una carta de Noble
rule-4-5 = Penalizaciones
rule-4-6 = Una carta de Tesorería
rule-4-7 = Las recompensas se reciben
rule-4-8 = Almacenes
rule-4-9 = Cubos de escombros
rule-4-10 = Sets de escombros
rule-4-11 = Cuando baja un límite
rule-5 = Influencia y pagos
rule-5-1 = Ganar Influencia
rule-5-2 = Diez es el límite
rule-5-3 = Influencia en vez de reales
rule-5-4 = Pagos
rule-6 = Vender bienes
rule-6-1 = La venta
rule-6-2 = El precio
rule-6-3 = Carga
rule-6-4 = Zarpar
rule-6-5 = Al menos uno
rule-7 = Comerciar con los Nobles
rule-7-1 = El comercio
rule-7-2 = Lo que aceptan los Nobles
rule-7-3 = De uno en uno
rule-8 = Acciones de Estado
rule-8-1 = Algo tiene que pasar
rule-8-2 = Reclutar funcionarios
rule-8-3 = Una oficina llena
rule-8-4 = Adquirir un plano
rule-8-5 = Construir un barco: los bienes
rule-8-6 = Construir un barco: su muelle
rule-8-7 = Mejorar un barco
rule-8-8 = Lo que trae un barco nuevo
rule-8-9 = Producir bienes
rule-8-10 = Los precios bajan
rule-8-11 = Reunirse con el Cardenal
rule-8-12 = Tomar una loseta de clero
rule-8-13 = Los iconos
rule-8-14 = Puntuación de la Iglesia
rule-8-15 = Conseguir un favor real
rule-9 = Visitar a un Noble
rule-9-1 = La visita
rule-9-2 = El coste
rule-9-3 = Pelucas por la Influencia que falta
rule-9-4 = Reales en vez de Influencia
rule-9-5 = Seguir
rule-9-6 = El final de una visita
rule-10 = Construir una tienda
rule-10-1 = Loseta y terreno
rule-10-2 = La recompensa del terreno
rule-10-3 = Un cubo
rule-10-4 = El precio del terreno
rule-10-5 = Una casa
rule-10-6 = Lo que dan las casas
rule-10-7 = Pelucas por la tienda nueva
rule-11 = Decretos
rule-11-1 = Tomar un decreto
rule-11-2 = Un decreto adicional
rule-12 = Abrir un edificio público
rule-12-1 = El solar
rule-12-2 = Escombros y recompensa
rule-12-3 = Plano y edificio
rule-12-4 = Funcionarios
rule-12-5 = Contratar
rule-12-6 = El plano queda completado
rule-12-7 = Las tiendas puntúan
rule-13 = Patrocinar un evento
rule-13-1 = La tarifa
rule-13-2 = El evento
rule-14 = Final del turno
rule-14-1 = Tomar una carta
rule-14-2 = Reponer
rule-15 = Final del periodo
rule-15-1 = Cuándo
rule-15-2 = Los sets puntúan
rule-15-3 = Barcos nuevos
rule-15-4 = Descartar cartas
rule-15-5 = Manos nuevas
rule-15-6 = Mazos nuevos
rule-16 = Final de la partida
rule-16-1 = Cuándo
rule-16-2 = Barcos
rule-16-3 = Sets de escombros
rule-16-4 = Tiendas
rule-16-5 = Empates en los puestos
rule-16-6 = Dos jugadores
rule-16-7 = Dinero
rule-16-8 = Los decretos puntúan
rule-16-9 = Funcionarios en edificios públicos
rule-16-10 = Favores
rule-16-11 = El ganador
rule-17 = Lo que hacen las cartas, los terrenos y las losetas
rule-17-1 = Bienes, reales, pelucas
rule-17-2 = Funcionarios y planos
rule-17-3 = Cardenal, favor, Influencia
rule-17-4 = La pila de escombros
rule-17-5 = Produce un tipo
rule-17-6 = Una venta en el mercado
rule-17-7 = La Tesorería se mueve
rule-17-8 = Pérdidas
rule-17-9 = Acciones de los eventos
rule-17-10 = Descuentos
rule-17-11 = Beneficios al vender y comerciar
rule-17-12 = Beneficios para las visitas
rule-17-13 = Beneficios al construir
rule-17-14 = Beneficios para los barcos y la producción
rule-17-15 = Beneficios para los límites y lo demás
rule-17-16 = Buscar decretos
rule-17-17 = Lo que cuentan los decretos
rule-17-18 = Cómo puntúan los decretos

## En el tablero

# Nombres de los paneles; CORTOS, son pestañas en un teléfono.
board-city = Ciudad
board-court = Corte
board-cardinal = Cardenal
board-church = Iglesia
board-boards = Tableros

board-own-rubble = Tus escombros, { $rubble }: { $count } de { $most }
board-architect = arquitecto { $architect }
board-count-of = { $who } { $count }

# La ciudad.
board-street = { $street }, tiendas de { $good }
board-row = Fila { $row }
board-column = Columna { $column }
board-no-rubble = sin escombros
board-rubble = escombros: { $cubes }
board-scoring =
    { $wigs ->
        [one] { $wigs } peluca por cada edificio relevante de una tienda de esta columna
       *[other] { $wigs } pelucas por cada edificio relevante de una tienda de esta columna
    }
board-closed = cerrada con dos jugadores
board-price =
    { $reis ->
        [one] { $reis } real si se toma el cubo más caro
       *[other] { $reis } reales si se toma el cubo más caro
    }
board-price-full = { $reis } antes de eso y de los descuentos
board-reward = recompensa: { $does }
board-store-of = tienda de { $who } en la { $street }
board-customers = edificios relevantes: { $count }

# Debajo de ella. CORTOS: rubble-pile, market, treasury, influence.
board-tile = loseta en la muestra
board-tile-small = loseta pequeña en la muestra
board-tile-gone = no hay loseta en la muestra
board-tile-gone-small = no hay loseta pequeña en la muestra
board-rubble-pile = Escombros
board-market = Mercado
board-market-price =
    { $reis ->
        [one] { $good }: { $reis } real en el mercado
       *[other] { $good }: { $reis } reales en el mercado
    }
board-treasury = Tesorería
board-treasury-now =
    Tesorería: valor { $value ->
        [one] { $value } real
       *[other] { $value } reales
    }, visitas { $modifier } de Influencia
board-influence = Influencia

# La corte.
board-visit-cost = una visita te cuesta ahora { $count } de Influencia
board-accepts = acepta { $goods } al comerciar
board-office =
    Oficina { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    }
board-neutral = neutrales { $count }
board-room = espacios libres { $count }
board-plaza = Plaza
board-plaza-of =
    Plaza { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    }
board-favors =
    Favores reales { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    }, quedan { $count }
board-treasury-icon = icono de la Tesorería
board-influence-icon = icono de Influencia
board-favor =
    Favor real { $noble ->
        [Manuel] de { $noble }
       *[other] del { $noble }
    }
# CORTOS, unas 10 letras los seis primeros, 18 los tres últimos.
board-action-recruit-officials = Reclutar
board-action-acquire-plan = Plano
board-action-build-ship = Barco
board-action-produce-goods = Producir
board-action-meet-cardinal = Cardenal
board-action-get-favor = Favor
board-action-build-store = Construir tienda
board-action-take-decree = Tomar un decreto
board-action-open-building = Abrir un edificio
board-action-used = usada en este turno por { $good }
board-pile-empty = no quedan cartas
board-pile-left = cartas en este mazo: { $count }
board-shipyard = Astillero
board-yard-empty = no quedan barcos

# Iglesia, arquitectos, decretos.
board-church-due = toca puntuación
board-in-bag = losetas de clero en la bolsa: { $count }
board-space-empty = espacio vacío de la pista de la Iglesia
board-steps =
    { $steps ->
        [one] { $steps } hueco más allá
       *[other] { $steps } huecos más allá
    }
board-plan-top = encima de la pila: { $plan }, en total { $count }
board-no-plans = no quedan planos
board-ready = listo: { $building }
board-coming = siguiente: { $building }
board-buildings-stock = edificios en la pila: { $count }
board-decrees = Decretos
board-decree-deck = { $count } en el mazo
board-worth-now =
    { $wigs ->
        [one] ahora te daría { $wigs } peluca
       *[other] ahora te daría { $wigs } pelucas
    }

# Tableros de todos los jugadores.
board-portfolio = cartas en el portafolio y cuántas caben: { $count }
board-officials-home = funcionarios en su tablero: { $count }
board-sets = sets de escombros: { $count }
board-markers = marcadores de set sobre el Marqués, para decretos adicionales: { $count }
board-slot-free = vacío
board-stock = { $good }: { $count }, caben { $most }
board-completed = completados: { $plans }; funcionarios en ellos { $count }
# $houses es tell-houses-left / -middle / -right
board-houses = Casas construidas, { $houses }
board-house-next = la siguiente da: { $does }

# La bandeja. CORTOS: rótulos.
board-hand =
    { $count ->
        [one] Mano, { $count } carta
       *[other] Mano, { $count } cartas
    }
board-no-cards = sin cartas
board-offer-clergy = Elige una loseta
board-packet = Elige cartas
board-thrown = Descartadas
board-searched = Primeras del mazo
board-to-tuck = Bajo el tablero
board-event-now = Evento
board-warehouse = Almacenes
board-reis = Reales
board-gain = una ganancia da { $count }
board-works = Escombros, casas
board-clergy-favors = Clero, favores, planos
board-your-decrees = Decretos, ahora valen { $wigs }

# Fichas de los jugadores.
board-stores = tiendas
board-in-hand = cartas en la mano
board-decrees-worth = decretos y las pelucas que darían ahora ({ $wigs })
board-has-chosen = ha elegido

# El curso de la partida.
board-period-1 = Primer periodo
board-period-2 = Segundo periodo
board-ends = acaba con { $sets } sets de escombros (el que más, { $most }) o { $piles } mazos agotados ({ $empty })
board-ending-last-but-one = esta ronda y después la última
board-ending-final = última ronda
board-over = Fin de la partida

## En la estantería

shelf-minutes = unos 120
shelf-weight = 5
shelf-credits = Diseñado por Vital Lacerda, con ilustraciones de Ian O'Toole. Publicado por Eagle-Gryphon Games.

## Qué es una cosa

about-noble = Visitar a un Noble cuesta el modificador de la Tesorería y una Influencia por cada funcionario ajeno en su oficina. Permite una de sus acciones de Estado y da su acción de Noble.
about-office = Los funcionarios de aquí encarecen las visitas de los demás y son el personal de los edificios públicos. En una oficina llena, el que llega manda a la plaza a uno del color que más tenga en ella.
about-plaza = Los funcionarios en la plaza no encarecen ninguna visita, pero aún sirven para un edificio público.
about-royal-favor = Quien tiene un favor de un Noble puede seguir cuando otro lo visita: lo devuelve, paga la visita y toma una de sus tres acciones. El que se conserva vale pelucas al final.
about-recruit-officials = Una acción de Estado de Manuel: enviar hasta dos funcionarios a oficinas distintas. Encarecen las visitas ajenas, y los edificios públicos los necesitan.
about-acquire-plan = Una acción de Estado de Manuel: tomar el plano superior de uno de los arquitectos. Sin plano no se puede abrir ningún edificio público.
about-build-ship = Una acción de Estado del Marqués: pagar bienes distintos por el barco del astillero. Sube la Tesorería, hace ganar Influencia y permite vender bienes.
about-produce-goods = Una acción de Estado del Marqués: cada tienda propia da un bien de su tipo. El precio de cada tipo producido baja.
about-meet-cardinal = Una acción de Estado del Rey: mover al Cardenal y tomar una loseta de clero a su lado. Alcanzar o pasar un icono sube la Tesorería o trae una puntuación de la Iglesia.
about-get-favor = Una acción de Estado del Rey: tomar un favor real de un Noble del que no se tiene ninguno.
about-build-store = La acción de Noble de Manuel: poner una tienda en un terreno, recibir su recompensa, tomar un cubo, pagar el precio y colocar una casa. Puntúa por cada edificio relevante: un edificio público de su color en un extremo de su fila o calle.
about-take-decree = La acción de Noble del Marqués: tomar un decreto. Puntúa al final, solo para quien lo tiene.
about-open-building = La acción de Noble del Rey: poner un edificio público en un solar, con un plano y sus funcionarios. Puntúan para sus dueños todas las tiendas para las que es relevante: las de sus colores en su fila o calle.
about-pile = Un mazo de cartas Políticas. Al final del turno se toma la carta superior de uno de los cuatro. Cuando se han agotado demasiados mazos, acaba el periodo.
about-shipyard = El barco de arriba es el próximo que se construye. Cuesta tantos bienes distintos como su casco, y después lleva otros tantos para vender.
about-noble-card = Colocada bajo el tablero da su recompensa, o penalización, una vez, y su Influencia siempre que se gana Influencia; jugada en la corte visita a su Noble. Una carta tomada boca arriba de la muestra la conocen todos.
about-treasury-card = Colocada bajo el tablero paga reales iguales al valor de la Tesorería, lo baja, y su beneficio dura; jugada en la corte se patrocina su evento por una tarifa.
about-ship = Lleva tantos bienes como su casco, de quien quiera vender. Cuando está lleno zarpa, y su dueño gana una peluca por caja. Su Influencia cuenta siempre que su dueño gana Influencia.
about-hand = Cartas Políticas en la mano. Se juega una por turno, y al final se toma una de la muestra.
about-portfolio = Cartas colocadas bajo el tablero propio. Los sets de escombros lo agrandan; en un portafolio lleno una carta vieja debe irse.
about-slot = Sitio para una carta: en los muelles van las cartas de Noble y los barcos; en la oficina, las cartas de Tesorería.
about-clergy = La mayoría de las losetas de clero ayudan mientras se tienen; algunas actúan una vez al tomarlas. En una puntuación de la Iglesia se pueden descartar por las pelucas de su reverso.
about-church = El Cardenal recorre esta pista y lleva a la gente hasta sus losetas de clero. Cuando encuentra el icono de Influencia, al final del turno todos pueden descartar losetas por las pelucas de su reverso.
about-wigs = Las pelucas son los puntos: gana quien tiene más. Algunas se pierden, cuando falta Influencia para una visita.
about-has-chosen = Lo que fue se muestra cuando todos han elegido.
about-church-space = Un lugar de la pista de la Iglesia cuya loseta se ha tomado. La pista se rellena al final del turno.
about-clergy-bag = Losetas de clero que rellenan la pista de la Iglesia. Cuál sale depende del azar.
about-cardinal = Recorre la Iglesia. Quien se reúne con él lo hace avanzar y toma una loseta a su lado; los iconos que alcanza o pasa tienen efecto.
about-steps = Un hueco al que el Cardenal puede ir ahora. Se toma una loseta de clero a su lado.
about-influence-icon = Cuando el Cardenal lo alcanza o lo pasa hay puntuación de la Iglesia al final del turno: se pueden descartar losetas de clero por pelucas, y quien lo hace gana Influencia.
about-treasury-icon = Cuando el Cardenal lo alcanza o lo pasa la Tesorería sube.
about-architect = Un arquitecto tiene planos que cualquiera puede tomar y un edificio preparado. Quien completa uno de sus planos abre ese edificio.
about-decree = Un decreto da pelucas al final de la partida, solo a quien lo tiene, por aquello que cuenta.
about-decree-deck = Los decretos de la muestra se toman con la acción de Noble del Marqués; el mazo rellena la muestra.
about-street = Cada calle tiene un tipo de negocio. Una tienda que da a ella es de ese tipo y produce ese bien, y los edificios de ese color son relevantes para ella.
about-city-tile = Una tienda necesita una loseta de ciudad de su negocio. Las pequeñas solo caben en la columna estrecha.
about-land = Sitio para una tienda. Cuesta el valor de la Tesorería y los escombros que queden en los extremos de su fila y su columna; su recompensa llega antes del pago.
about-closed = Cerrado con este número de jugadores.
about-store = Una tienda produce un bien de su calle y puntúa la loseta de puntuación de su columna por cada edificio público de su color en un extremo de su fila o calle. Al final la mayoría de tiendas de un tipo vuelve a puntuar.
about-site = Sitio para un edificio público. Quien abre uno aquí toma los escombros, recibe la recompensa, y puntúan todas las tiendas de sus colores en la fila o la calle.
about-building = Un edificio público es relevante para todas las tiendas de sus colores en su fila o calle: las que había ya puntuaron, y las nuevas puntúan al construirse.
about-line = Los escombros en el extremo de una fila o columna encarecen sus terrenos. Quien construye allí una tienda toma antes un cubo.
about-rubble-pile = Algunas recompensas y losetas permiten tomar un cubo de aquí. Nunca se rellena.
about-scoring-tile = Lo que puntúa una tienda de esta columna por cada edificio relevante: un edificio público de su color en un extremo de su fila o calle.
about-price = A cuánto se vende el bien, sin el modificador del barco. Producirlo hace bajar el precio; nunca sube.
about-treasury = Su valor es lo que paga una carta de Tesorería al colocarla bajo el tablero, lo que cuesta un evento y lo que cuestan como mínimo los terrenos; su modificador se suma al coste de las visitas. Barcos e Iglesia la suben, las cartas de Tesorería la bajan.
about-influence = La Influencia paga las visitas. Una ganancia da la suma de la Influencia de las cartas de Noble y barcos propios; la que acaba en lo alto de la pista da una peluca. Bajar pasos también puede dar reales.
about-official = Los funcionarios que siguen en el tablero propio se pueden enviar a las oficinas. Vuelven cuando se abre con ellos un edificio público.
about-rubble = Cubos tomados de la ciudad, por clase. Tres, uno de cada clase, forman un set; sin sitio para su clase un cubo sale de la partida.
about-rubble-set = Cada set agranda el portafolio y los almacenes y da pelucas al final de cada periodo. Cuando alguien reúne bastantes, acaba el periodo.
about-set-marker = Cada set pone un marcador en el Marqués. Una vez por turno se puede quitar uno por un decreto adicional.
about-good = Los bienes se venden en barcos, se dan a los Nobles por acciones de Estado y pagan barcos. Cada Noble acepta un tipo, y todos aceptan oro. El almacén limita cuántos se guardan.
about-reis = El dinero: paga terrenos, eventos y los funcionarios que faltan. Lo que sobra cuenta un poco al final.
about-plan = Un plano abre el edificio preparado de su arquitecto. Exige tantos funcionarios como muestra, y vuelven a contar al final.
about-completed-plans = Planos completados. Al final puntúa la mayoría de funcionarios en ellos.
about-houses = Cada tienda toma una casa de uno de los grupos, y lo que hay debajo empieza a valer. Lo que da una casa posterior del grupo sustituye a lo que daba la anterior.

## Iconos

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
icon-wig = pelucas
icon-influence = Influencia
icon-real = un precio en reales, o cómo cambia
icon-treasury = Tesorería
icon-goods = bienes de cualquier tipo
icon-goods-set = un bien de cada tipo
icon-nobles = cualquier Noble
icon-cardinal = el Cardenal
icon-cross = la Iglesia
icon-clergy = losetas de clero
icon-official = funcionarios
icon-office = las oficinas
icon-favor = un favor real
icon-seal = Influencia que cuesta una visita, o da una ganancia
icon-decree = un decreto
icon-plan = un plano
icon-building = un edificio público
icon-gable = el arquitecto azul
icon-mansard = el arquitecto verde
icon-store = una tienda
icon-house = una casa
icon-customer = edificios relevantes de una tienda
icon-land = terrenos
icon-row = una fila de la ciudad
icon-rows = filas distintas
icon-row-most = la fila con más
icon-column = una columna de la ciudad
icon-block = tiendas contiguas
icon-facing = tiendas enfrentadas
icon-flanked = filas con un edificio en ambos extremos
icon-side-north = solares del norte
icon-side-west = solares del oeste
icon-side-east = solares del este
icon-group = un grupo de casas
icon-rubble = la pila de escombros
icon-rubble-set = un set de escombros
icon-cube = cubos de escombros
icon-bag = la bolsa, o todo lo que se paga
icon-sail = un barco zarpa
icon-hull = el casco de un barco
icon-crate = un bien en un barco
icon-warehouse = el almacén
icon-produce = producir bienes
icon-market = el mercado
icon-swap = comerciar con los Nobles
icon-secretary = otros que usan los barcos propios
icon-card = cartas
icon-portfolio = el portafolio
icon-event = un evento
icon-state = una acción de Estado
icon-letter = una ganancia de Influencia
icon-key = abre
icon-shield = no cuenta por encima de esto
icon-eye = cuántos se miran
icon-people = también lo de los demás
icon-board = toda la ciudad
icon-rise = gana
icon-left = el jugador de la izquierda
icon-right = el jugador de la derecha
icon-orbit = el camino por la Iglesia
icon-play = hacerlo una vez
icon-tally = cuántos
icon-most = el mayor
icon-first = por delante de otros
icon-second = exactamente segundo
icon-stairs = cuanto más, más da cada uno

## Lo que muestran las figuras junto a las reglas

figure-portfolio = A la izquierda, los muelles con una carta de Noble de 3 de Influencia y un barco rojo de 2; a la derecha, la oficina con una carta de Tesorería. Con un set de escombros, este portafolio de tres está lleno.
figure-rubble-set = Dos columnas llenas son dos sets. Para el tercero faltan un cubo marrón y uno azul.
figure-influence = Los espacios con una moneda son los que dan un real al bajar. Quien gana Influencia y acaba en el 10 recibe una peluca.
figure-ships = En el barco rojo cabe un bien más. El morado está lleno y en el mar; regresa cuando empieza el turno de su dueño.
figure-church = El Cardenal, en rojo, avanza en sentido horario. Un hueco más allá llega al icono de Influencia, y la Iglesia puntuará al final del turno. El icono de la Tesorería está enfrente.
figure-visit = El Rey, visto por Verde. Cuatro funcionarios ajenos y el modificador +1 hacen 5 de Influencia; no cuentan ni el funcionario de Verde ni el de la plaza.
figure-land-price = El terreno E4: 3 por la Tesorería, 9 por los cubos de la fila y 3 por los de la columna. El tablero muestra 12, el precio una vez tomado el cubo más caro.
figure-customers = La tienda de oro de B1 tiene dos edificios relevantes: el del norte de su calle y el del oeste de su fila muestran el amarillo; el del este, no. Su columna da 4 por cada uno.
figure-architect = Los planos y los edificios de los dos arquitectos: el próximo plano con sus funcionarios, el edificio que puede abrirse y, más pálido, el que le sigue.
figure-street = Cuatro tiendas dan a la Rua Áurea. Las de la primera columna puntúan 3 por el edificio del norte; las de la segunda, 4.
