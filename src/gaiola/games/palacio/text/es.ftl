### O Palácio do Marquês: todo lo que lee quien juega. Términos: glossary.toml.

## El juego y sus opciones

game-name = O Palácio do Marquês
game-tagline = Cosecha, produce y prepara el palacio para sus visitantes.

option-round-limit = Límite de la casa
option-round-limit-40 = La partida termina como muy tarde tras 40 rondas
option-round-limit-0 = Sin límite
option-secretary-limit = Secretario
option-secretary-limit-round = Tres cambios por ronda
option-secretary-limit-game = Tres cambios en toda la partida
option-last-round = Última ronda
option-last-round-finish-current-round = Se acaba la ronda de la última carta
option-last-round-one-more-round = Se juega una ronda más
option-game-mode = Duración
option-game-mode-full = Partida completa: los cinco visitantes
option-game-mode-short = Partida corta: el Rey no hace falta
option-supply = Reserva de bienes
option-supply-true = Limitada a las piezas de la caja
option-supply-false = Ilimitada
option-unpaid-production = Recursos sin monedas en un lugar de producción
option-unpaid-production-worker-returns-resources-lost = Los recursos se pierden
option-unpaid-production-worker-returns-resources-kept = Los recursos se conservan
option-hiring = Contratación
option-hiring-simultaneous = Todos a la vez, en secreto
option-hiring-in-turn-order = A la vista, en orden de juego

## Nombres

good-olive = aceituna
good-grape = uva
good-mulberry-leaf = hoja de morera
good-olive-oil = aceite de oliva
good-carcavelos-wine = vino de Carcavelos
good-silk-cocoon = capullo de seda
good-coins = monedas

location-staff-house = Casa del Personal
location-starting-player-coat = Escudo de jugador inicial
location-olive-plantation = Olivar
location-vineyards = Viñedos
location-mulberry-plantation = Moreral
location-olive-oil-mill = Lagar de aceite
location-wine-mill = Lagar de vino
location-silkworm-house = Casa de los Gusanos de Seda
location-noble-hall = Salón Noble
location-chapel = Capilla
location-concordia-hall = Sala de la Concordia
location-cascade-of-poets = Cascada de los Poetas
location-gardens = Jardines
location-laje-creek = Arroyo de la Laje
location-fishing-house = Casa de Pesca

character-king = Rey
character-patriarch = Patriarca
character-secretary = Secretario
character-architect = Arquitecto
character-marquise = Marquesa
character-marquis = Marqués

color-yellow = amarillo
color-green = verde
color-red = rojo
color-blue = azul

# Por qué terminó la partida; va tras dos puntos.
cause-cards = se ha ganado la última carta de visitante necesaria
cause-limit = se ha jugado la última ronda del límite de la casa

## Lo que pasó

event-starter-rolled = { $who } tira el dado para empezar: { $die }.
event-began = Empieza { $who }.
event-coins-dealt =
    { $who } empieza con { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
event-product-chosen = { $who } elige un producto: { $good }.
event-round-began = Empieza la ronda { $round }.
event-hired =
    { $who } { $king ->
        [true] { $workers ->
            [0] contrata solo al trabajador del Rey
            [one] contrata a { $workers } trabajador y al del Rey
           *[other] contrata a { $workers } trabajadores y al del Rey
        }
       *[other] { $workers ->
            [0] no contrata a nadie
            [one] contrata a { $workers } trabajador
           *[other] contrata a { $workers } trabajadores
        }
    } y { $coins ->
        [0] no paga nada
        [one] paga { $coins } moneda
       *[other] paga { $coins } monedas
    }.
event-worker-placed = { $who } coloca un trabajador: { $location }.
event-king-placed = { $who } coloca al trabajador del Rey: { $location }.
event-die-rolled =
    { $location }: { $who } saca un { $roll }{ $bonus ->
        [0] .
       *[other] , y el Arquitecto suma { $bonus }.
    }
event-die-raised =
    { $who } paga { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y sube el dado a { $value }.
event-harvested =
    { $location }: { $who } { $amount ->
        [0] no cosecha nada
       *[other] cosecha { $lot }
    }.
event-supply-empty = { $location }: { $who } no cosecha nada; la reserva se ha agotado ({ $good }).
event-production-began =
    { $location }: { $who } pone { $lot }, paga { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y empieza una producción.
event-production-missed = { $location }: { $who } no empieza ninguna producción.
event-resources-lost = { $location }: { $who } no puede pagar la producción y pierde { $lot }.
event-product-made =
    { $location }: { $who } recibe { $lot } y gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-level-climbed =
    { $location }: { $who } sube al nivel { $level } y gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-climb-missed = { $location }: { $who } no consigue nada.
# Las monedas se reconocen por su palabra, good-coins.
event-offer-made = { $location }: { $who } entrega de obsequio { $lot }.
event-offer-declined = { $location }: { $who } no entrega el obsequio.
event-card-won = { $who } gana una carta: { $character }.
event-sold =
    { $who } vende { $lot } por { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
event-exchanged-coins =
    Secretario: { $who } da { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-exchanged-points =
    Secretario: { $who } da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
event-gift-given =
    Marquesa: { $who } regala { $lot } y gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-marquis-used = { $who } descarta al Marqués: { $location }.
event-cube-lowered =
    { $location }: { $level ->
        [0] el cubo de { $who } sale de la columna
       *[other] el cubo de { $who } baja al nivel { $level }
    } (pierde { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }).
event-visitor-arrived = Llega un visitante: { $character } ({ $location }).
event-token-passed = { $who } toma la ficha de jugador inicial.
event-last-round-begins = Empieza la última ronda.
event-ended = La partida ha terminado: { $cause }.
event-final-points =
    { $source }: { $who } gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.

## Lo que alguien gana y pierde

gain-coins =
    { $count ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    }
gain-points =
    { $count ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }
gain-olive =
    { $count ->
        [one] { $amount } aceituna
       *[other] { $amount } aceitunas
    }
gain-grape =
    { $count ->
        [one] { $amount } uva
       *[other] { $amount } uvas
    }
gain-mulberry-leaf =
    { $count ->
        [one] { $amount } hoja de morera
       *[other] { $amount } hojas de morera
    }
gain-olive-oil = { $amount } de aceite de oliva
gain-carcavelos-wine = { $amount } de vino de Carcavelos
gain-silk-cocoon =
    { $count ->
        [one] { $amount } capullo de seda
       *[other] { $amount } capullos de seda
    }

## Lo que se pregunta

ask-choose-product = Elige dos productos para empezar, uno tras otro
ask-hire = ¿Cuántos trabajadores contratas?
ask-place = Coloca un trabajador en un escudo libre
ask-worker = Elige qué trabajador resuelves ahora
ask-raise = ¿Subes el dado con monedas?
ask-produce = ¿Empiezas una producción?
ask-offer = El dado basta: ¿entregas el obsequio y tomas la carta?
ask-sell = Elige qué vendes
ask-finish = Todos tus trabajadores han acabado: usa tus cartas o termina

## Lo que leen los demás mientras tanto

waits-choose-product = { $who } elige dos productos para empezar
waits-hire = { $who } decide cuántos trabajadores contrata
waits-place = { $who } decide dónde coloca un trabajador
waits-worker = { $who } elige qué trabajador resuelve ahora
waits-raise = { $who } decide si sube el dado con monedas
waits-produce = { $who } decide si empieza una producción
waits-offer = { $who } decide si entrega el obsequio y toma la carta: el dado basta
waits-sell = { $who } elige qué vende
waits-finish = { $who } decide si usa sus cartas o termina: todos sus trabajadores han acabado

## Jugadas

move-product = Elegir un producto: { $good }
# Un número puede llegar como texto: entonces vale la última forma, también para el 0.
move-hire =
    { $workers ->
        [0] No contratar a nadie
        [one] Contratar a { $workers } trabajador
       *[other] Contratar a { $workers } trabajadores
    }
move-hire-with-king =
    { $workers ->
        [0] Contratar solo al trabajador del Rey
        [one] Contratar a { $workers } trabajador y al del Rey
       *[other] Contratar a { $workers } trabajadores y al del Rey
    }
move-place = Colocar un trabajador: { $location }
repeat-place = Colocar { $count } trabajadores: { $location }
move-place-king = Colocar al trabajador del Rey: { $location }
move-resolve = Resolver un trabajador: { $location }
move-raise =
    { $coins ->
        [0] Dejar el dado como está
        [one] Pagar { $coins } moneda por el dado
       *[other] Pagar { $coins } monedas por el dado
    }
move-produce = Empezar la producción
move-decline = No, no entregar nada
move-offer = Entregar el obsequio y tomar la carta
move-sell = Vender { $lot }
repeat-sell = Vender { $lot }
every-sell = Vender todo: { $count } bienes
move-done = No vender nada más
move-finish = Terminar mis acciones
move-exchange-points = Secretario: 2 monedas por 2 puntos
move-exchange-coins = Secretario: 2 puntos por 2 monedas
move-gift = Marquesa: regalar { $lot } por puntos
move-marquis = Marqués: descartar la carta ({ $location })

## Por qué no

no-too-dear =
    Para esto hace falta tener { $need ->
        [one] { $need } moneda
       *[other] { $need } monedas
    }; tienes { $have }.
no-too-few-workers =
    Para esto hace falta tener { $need ->
        [one] { $need } trabajador propio
       *[other] { $need } trabajadores propios
    } en la Casa del Personal; tienes { $have }.
no-king-away = El trabajador del Rey no está disponible: necesitas la carta del Rey, y él no puede estar en un lugar de producción.
no-spot-taken = Ahí no queda ningún escudo libre para este número de jugadores.
no-mill-busy = Hay un trabajador en este lugar de producción. Se abre de nuevo cuando los dos escudos están vacíos.
no-creek-once = Ya tienes un trabajador en el Arroyo de la Laje en esta ronda.
no-coat-first = El jugador inicial no puede colocar ahí su primer trabajador de la ronda.
no-king-not-here = El trabajador del Rey solo se nombra en un lugar de producción, y debe estar en tu mano.
no-own-not-here = Para este lugar de producción no te queda ningún trabajador propio, solo el del Rey.
no-no-worker-there = Ahí no tienes ningún trabajador por resolver.
no-raise-limit = Es demasiado para esta tirada: { $need } monedas, y como máximo pueden ser { $have }.
no-offer-reserved = El obsequio debe poder pagarse. Querías pagar { $need } por el dado; como máximo puedes pagar { $have }.
no-not-held = No tienes eso.
no-not-a-product = Eso no es un producto. Elige aceite de oliva, vino de Carcavelos o un capullo de seda.
no-offer-missing = No tienes lo que pide el obsequio: pide { $need }, y tienes { $have }.
no-card-not-held = No tienes esa carta.
no-limit-reached =
    Ya has usado esta carta todas las veces que se puede: { $have ->
        [one] una vez
       *[other] { $have } veces
    }.
no-too-few-points =
    Para esto hace falta tener { $need ->
        [one] { $need } punto
       *[other] { $need } puntos
    }; tienes { $have }.
no-nobody-to-lower = Ahí no bajaría el cubo de ningún rival. Elige otro lugar de recepción.

## Lo que cuesta y da una jugada

quote-hire =
    { $price ->
        [0] No cuesta nada.
        [one] Pagas { $price } moneda.
       *[other] Pagas { $price } monedas.
    }
quote-hire-with-king =
    { $price ->
        [0] No cuesta nada.
        [one] Pagas { $price } moneda.
       *[other] Pagas { $price } monedas.
    }
quote-marquis =
    Al final habría valido { $card ->
        [one] { $card } punto
       *[other] { $card } puntos
    }.
quote-offer =
    { $points ->
        [0] La carta da
        [one] { $points } punto ahora; la carta da
       *[other] { $points } puntos ahora; la carta da
    } { $card ->
        [one] { $card } punto
       *[other] { $card } puntos
    } al final{ $offer ->
        [0] .
        [one] , por { $offer } moneda.
       *[other] , por { $offer } monedas.
    }
quote-produce =
    Pagas { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    } ahora; la próxima ronda el producto da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
quote-raise-yield =
    { $price ->
        [0] Sin monedas
        [one] Por { $price } moneda
       *[other] Por { $price } monedas
    } el dado vale { $value }: { $yield ->
        [0] no cosechas nada.
       *[other] cosechas { $yield }.
    }
quote-raise-needed =
    { $price ->
        [0] Sin monedas
        [one] Por { $price } moneda
       *[other] Por { $price } monedas
    } el dado vale { $value }; hace falta { $needed }.
quote-resolve =
    El lugar de producción pide { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    } y te faltan { $missing }: pierdes { $lost } de tus recursos.
quote-sell =
    Recibes { $gain ->
        [one] { $gain } moneda
       *[other] { $gain } monedas
    }.

# Tras el motivo de la negativa.
sum-too-few-workers = En casa: { $workers }.

## De dónde viene la puntuación

source-venues = Lugares de recepción
source-production = Producción
source-gifts = Regalos a la Marquesa
source-exchange = Cambios con el Secretario
source-losses = Perdidos por el Marqués
source-cards = Cartas de personaje
source-products = Productos
source-resources = Recursos
source-coins = Monedas

## En el terminal

short-olive = AC
short-grape = UV
short-mulberry-leaf = HO
short-olive-oil = OL
short-carcavelos-wine = VI
short-silk-cocoon = SE
short-coins = MO

tell-set-up = Antes de la primera ronda. Jugador inicial: { $who }.
tell-round = Ronda { $round }. Jugador inicial: { $who }.
tell-round-limit = Ronda { $round } de { $limit } como máximo. Jugador inicial: { $who }.
tell-won = Cartas ganadas: { $won } de { $needed }.
tell-last-round = Esta es la última ronda.
tell-die = { $place }: el dado muestra { $die }.
tell-acting = Se trabaja en: { $place }.
tell-place = { $place }: { $content }.
tell-levels = dado por puntos, nivel a nivel: { $content }
tell-die-for = { $die } por { $points }
tell-cubes = cubos: { $content }
tell-cube = { $who } en el nivel { $level }
tell-next =
    con un dado de { $die } o más se llega al nivel { $level } y se ganan { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
tell-top = estás arriba del todo: aquí un trabajador ya no trae nada
tell-top-won = { $who } tiene la carta: nadie más llega al último nivel, aquí un trabajador no trae nada
tell-top-coming = { $card } aún no ha llegado: antes nadie sube al último nivel, aquí un trabajador no trae nada en esta ronda
tell-card = con un dado de { $die } o más se gana la carta por { $offer }
tell-card-away = { $who } tiene la carta: aquí no hay nada que ganar ahora
tell-lacking = por conseguir: { $content }
tell-no-production = no empieza ninguna producción
tell-sale =
    tus bienes darían { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
tell-sale-none = no tienes nada que vender: tal como están las cosas, aquí un trabajador no trae nada
tell-card-coming = carta: { $card }, por llegar
tell-card-here = carta: { $card }, aquí
tell-card-won = carta: { $card }, de { $who }
tell-offer = obsequio: { $content }
tell-harvest = { $lot } por cada { $die } del dado
tell-mill =
    { $costs } por { $product } y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la ronda siguiente
tell-made =
    da { $product } y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
tell-prices = precios en monedas: { $content }
tell-needed = un dado de { $die } o más
tell-coat = da la ficha para la ronda siguiente
tell-first = primer escudo: { $who }
tell-second = segundo: { $who }
tell-king-here = es el trabajador del Rey
tell-workers = trabajadores: { $who }
tell-free = escudos libres: { $count }
tell-supply = En la reserva: { $content }.
tell-player = { $who }: monedas { $coins }, puntos { $points }; bienes: { $goods }; trabajadores en casa { $home }, en la mano { $hand }; cartas: { $cards }.
tell-hired = Elegido en secreto: trabajadores { $workers }.
tell-hired-king = Elegido en secreto: trabajadores { $workers }, y el del Rey.
tell-hired-hidden = Ya ha elegido en secreto cuántos trabajadores.
tell-none = ninguno
tell-no-card = ninguna

picture-venues = Lugares de recepción
picture-level = nivel { $level }
picture-top = arriba
picture-top-reached = ya arriba
picture-card = carta
picture-card-coming = vendrá
picture-card-here = aquí
picture-card-won = de { $who }
picture-offer = obsequio
picture-plantations = Plantaciones
picture-mills = Lugares de producción
picture-first = 1.º
picture-second = 2.º
picture-coat = ficha para la ronda siguiente
picture-supply = Reserva
picture-home = casa
picture-hand = mano
picture-cards = cartas
picture-goods = { short-coins } monedas, ★ puntos, { short-olive } { good-olive }, { short-grape } { good-grape }, { short-mulberry-leaf } { good-mulberry-leaf }, { short-olive-oil } { good-olive-oil }, { short-carcavelos-wine } { good-carcavelos-wine }, { short-silk-cocoon } { good-silk-cocoon }.
picture-signs = A·: un trabajador o un cubo de A, y un sitio libre. A*: el trabajador del Rey. (2): elegido en secreto; ?: elegido, sin que lo sepas.
picture-places = 4+ 5: un dado de 4 o más, por 5 puntos. 3 → { short-olive }: una aceituna por cada 3 del dado.
picture-sums = Junto a una jugada: - o + monedas, ★ puntos, (★) puntos al final. Para el dado: su valor, → lo que da, o ≥ y < el valor que se pide. ✗3: los recursos que se pierden en un lugar de producción porque faltan monedas.

group-product = Productos
group-place = Lugares
group-place-king = Lugares para el trabajador del Rey
group-resolve = Tus trabajadores
group-sell = Tus bienes
group-gift = Marquesa: regalar un producto
group-marquis = Marqués: descartar la carta, bajar los cubos en

## En el tablero

board-points = Puntos: { $content }
board-scored = Puntos
board-palace = Palacio
board-farm = Finca

# El personaje de un lugar; la línea bajo su nombre.
board-card-expected = { $card } vendrá
board-card-here = { $card }, aquí
board-card-won = { $card }: { $who }

# Una carta, sus puntos al final y lo que permite a quien la tiene.
board-power =
    { $card } ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } al final): { $power }
board-power-king =
    desde la ronda siguiente, { $workers ->
        [one] un trabajador más, gratis
       *[other] { $workers } trabajadores más, gratis
    }
board-power-patriarch = cada moneda sube el dado en { $value }
board-power-secretary = { $coins } monedas se vuelven { $points } puntos, o al revés, hasta { $count } veces
board-power-architect = cada tirada vale { $bonus } más
board-power-marquise = da hasta { $count } productos por ronda, cada uno por { $points } puntos
board-power-marquis =
    descarta la carta: en un lugar los cubos de los demás bajan { $level ->
        [one] un nivel
       *[other] { $level } niveles
    }

board-this-round = esta ronda
board-next-round = siguiente
board-creek = uno por jugador, todos los bienes
board-starts-next = Empieza después
board-starts-now = ahora { $who }
board-at-home = { $who }: { $count }

board-home = trabajadores en la Casa del Personal
board-no-card = aún sin cartas
board-hired-hidden = ya ha elegido cuántos trabajadores contrata
board-hand-of-hired = trabajadores en la mano: { $hand }, contratados: { $hired }

board-your-goods = Tus bienes
board-products = Elige un producto
board-workers-to-hire = Trabajadores que contratas
board-hire =
    { $workers ->
        [0] nadie
        [one] { $workers } trabajador, { $coins ->
            [0] gratis
            [one] por { $coins } moneda
           *[other] por { $coins } monedas
        }
       *[other] { $workers } trabajadores, { $coins ->
            [0] gratis
            [one] por { $coins } moneda
           *[other] por { $coins } monedas
        }
    }
board-free = gratis
board-nobody = nadie
board-king-extra = y, si quieres, el del Rey
board-king-in-mill = uno puede ser el del Rey
board-you-chose = Has elegido
board-in-hand =
    { $count ->
        [one] { $count } trabajador en tu mano
       *[other] { $count } trabajadores en tu mano
    }
board-at-work =
    { $count ->
        [one] { $count } trabajador tuyo en su puesto
       *[other] { $count } trabajadores tuyos en su puesto
    }
board-unpaid =
    { $place }: se pierde si se resuelve sin { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
board-rolled-by = { $who } tira el dado: { $place }
board-level-needs = el nivel { $level } pide { $die }
board-card-needs = la carta pide { $die }
board-add =
    { $coins ->
        [0] ninguna moneda
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }: el dado vale { $value }, { $brings }
board-enough = suficiente
board-too-low = insuficiente
board-then-give = Y el obsequio
board-at = Se trabaja en
board-you-give = Das
board-you-receive = Recibes
board-you-receive-next-round = En la ronda siguiente recibes
board-at-the-end = +{ $points } al final
board-your-powers = Usos que quedan
board-uses-left =
    { $card }: { $count ->
        [one] queda { $count } uso
       *[other] quedan { $count } usos
    }

board-round = Ronda { $round }
board-set-up = Preparación
board-over = Fin
board-phase-hire = Contratar
board-phase-place = Colocar
board-phase-resolve = Resolver
board-phase-arrival = Llegada
board-visitors-won = Cartas de visitante: { $won } de { $needed }
board-last-round = Última ronda

## Títulos de las reglas

rule-1 = El palacio
rule-1-1 = Objetivo
rule-1-2 = Lugares
rule-1-3 = Bienes
rule-1-4 = Monedas y puntos
rule-2 = Preparación
rule-2-1 = Jugador inicial
rule-2-2 = Lo que recibe cada uno
rule-2-3 = Dos productos
rule-2-4 = Las cartas
rule-3 = La ronda
rule-3-1 = Cinco pasos
rule-4 = Contratar
rule-4-1 = Una moneda por cada uno
rule-4-2 = Sin monedas
rule-4-3 = En secreto
rule-4-4 = El trabajador del Rey
rule-4-5 = Trabajadores en un lugar de producción
rule-5 = Colocar
rule-5-1 = De uno en uno
rule-5-2 = Escudos libres
rule-5-3 = Lugares de producción
rule-5-4 = Arroyo de la Laje
rule-5-5 = El escudo de jugador inicial
rule-5-6 = El trabajador del Rey en un lugar de producción
rule-6 = Resolver
rule-6-1 = Un jugador tras otro
rule-6-2 = De vuelta a casa
rule-6-3 = Cuando todos han acabado
rule-7 = El dado
rule-7-1 = Una tirada por trabajador
rule-7-2 = Subir el dado
rule-7-3 = Límites
rule-7-4 = El obsequio debe poder pagarse
rule-8 = Plantaciones
rule-8-1 = Cosecha
rule-8-2 = Nada se acumula
rule-9 = Lugares de producción
rule-9-1 = Empezar una producción
rule-9-2 = Sin recursos o sin ganas
rule-9-3 = Sin monedas
rule-9-4 = La segunda ronda
rule-9-5 = Sin terminar al final
rule-10 = Lugares de recepción
rule-10-1 = Un nivel por trabajador
rule-10-2 = Cuadrados
rule-10-3 = El rectángulo
rule-10-4 = Aceptar o quedarse
rule-10-5 = La carta
rule-11 = La Casa de Pesca
rule-11-1 = El Marqués
rule-11-2 = Cuatro y diez
rule-11-3 = Sin la carta
rule-12 = Arroyo de la Laje
rule-12-1 = Vender
rule-12-2 = Precios
rule-13 = Personajes
rule-13-1 = Cuándo ayudan
rule-13-2 = Rey
rule-13-3 = Patriarca
rule-13-4 = Secretario
rule-13-5 = Arquitecto
rule-13-6 = Marquesa
rule-13-7 = Marqués
rule-14 = Llegada y ficha
rule-14-1 = Llega un visitante
rule-14-2 = La ficha
rule-15 = El final
rule-15-1 = Partida completa
rule-15-2 = Partida corta
rule-15-3 = La última ronda
rule-15-4 = El límite de la casa
rule-15-5 = Puntuación final
rule-15-6 = Empates

## En el estante

shelf-minutes = 45–60
shelf-weight = 2
shelf-credits = Creado e ilustrado por João Quintela Martins. Publicado por Art and Games.

## Qué es una cosa

about-plantation = Un trabajador aquí tira el dado, que se puede subir con monedas, y trae un recurso por cada vez que el número indicado cabe entero en el valor del dado. Puede haber varios trabajadores; cada uno tira por su cuenta.
about-production = Convierte recursos y monedas en un producto. El trabajador los entrega, pasa al segundo escudo y en la ronda siguiente trae el producto y sus puntos. Hasta entonces nadie más puede trabajar aquí.
about-venue = Cada trabajador puede subir un nivel el cubo de su dueño si el dado alcanza el número indicado, y puntúa. El último nivel exige además que el visitante esté aquí y el obsequio; quien llega se lleva la carta del visitante.
about-marquis = Aquí se gana al Marqués: el dado debe alcanzar el número indicado y se pagan las monedas. Su carta vale puntos al final, o se descarta para bajar un nivel los cubos de todos los demás en un lugar de recepción.
about-sale = Un trabajador aquí vende cuantos bienes se quiera a los precios indicados. Cada jugador puede tener aquí un trabajador por ronda.
about-starting-player = Un trabajador aquí no hace nada más, pero convierte a su dueño en jugador inicial de la ronda siguiente. El primer trabajador del jugador inicial no puede venir aquí.
about-staff-house = Aquí descansan los trabajadores que no trabajan. De aquí se contratan al empezar la ronda y aquí vuelven cuando terminan.
about-character = Un visitante, o el propio Marqués. Quien gana la carta tiene su ayuda desde entonces y sus puntos al final. Al palacio llegan cinco visitantes, uno al final de cada una de las cinco primeras rondas.
about-points = Los puntos deciden la partida. Vienen de los niveles en los lugares de recepción y de los productos; cartas, bienes y monedas suman los suyos al final.
about-coins = Con ellas se pagan los trabajadores, las subidas del dado, las producciones y dos de los obsequios. Al final, cada cinco son un punto.
about-good = Los recursos crecen en las plantaciones y se vuelven productos en los lugares de producción: las aceitunas aceite, las uvas vino, las hojas de morera seda. Los productos son lo que esperan los visitantes. Lo que sobra cuenta un poco al final.
about-supply = Lo que queda de un bien en la reserva. Lo que no tiene no se recibe.
about-workers = Cuántos trabajadores propios contratas para esta ronda. Cada uno cuesta una moneda; sin ninguna moneda, uno es gratis. Todos deciden en secreto.
about-hired = Los trabajadores de esta ronda. Se colocan de uno en uno, por turnos, y después se resuelven en cualquier orden.
about-kings-worker = Quien tiene al Rey tiene un trabajador más, y no cuesta nada.
about-die = La tirada del trabajador que actúa ahora. Cada uno tira una vez; las monedas pueden subir el valor.
about-raise = Las monedas que pagas por este valor del dado. Se decide una vez por tirada.

## Iconos

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
icon-kings-worker = el trabajador del Rey
icon-coat = un escudo: sitio para un trabajador
icon-cube = el cubo de un jugador en un lugar de recepción
icon-first-player = la ficha de jugador inicial
icon-cross = no basta

## Lo que muestran las figuras junto a las reglas

figure-first = Amarillo tiene ahora la ficha. El trabajador de Verde se la llevará para la ronda siguiente.
figure-harvest = Dos trabajadores en el Olivar, cada uno con su propia tirada: 1 aceituna por cada 3 completos. Con tres jugadores, el escudo con la marca 4+ está cerrado.
figure-mills = A la izquierda, un trabajador en el segundo escudo: esta ronda da 1 aceite de oliva y 6 puntos, y nadie puede entrar. A la derecha, un trabajador que ahora puede empezar a hacer vino.
figure-squares = El trabajador de Rojo necesita un 2 para el primer cuadrado y 2 puntos. Amarillo está en el primer cuadrado y Verde en el segundo. El Arquitecto aún no ha llegado.
figure-rectangle = El Arquitecto está allí. Con un 4 y 1 vino de Carcavelos, Amarillo sube al rectángulo, gana 10 puntos y toma la carta.
figure-fishing = El Marqués pide un 4 en el dado y 10 monedas. Su carta vale 10 puntos.
figure-selling = Por cuánto se venden los bienes: los recursos a la izquierda, los productos a la derecha.
