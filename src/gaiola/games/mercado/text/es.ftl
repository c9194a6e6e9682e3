### Mercado de Lisboa: todo lo que lee quien juega. Términos: glossary.toml.

## El juego y sus opciones

game-name = Mercado de Lisboa
game-tagline = Abre puestos, trae clientes y gana más monedas que nadie en el mercado.

option-money = Dinero
option-money-hidden = Totales ocultos
option-money-open = Totales a la vista
option-gray-restaurants = Tipos de los restaurantes grises
option-gray-restaurants-visible = A la vista de todos
option-gray-restaurants-hidden = Ocultos hasta tomarlos
option-solo-stop = Terminar antes
option-solo-stop-true = Permitido
option-solo-stop-false = No permitido
option-challenge = Desafío
option-challenge-1 = 1: { challenge-1 }
option-challenge-2 = 2: { challenge-2 }
option-challenge-3 = 3: { challenge-3 }
option-challenge-4 = 4: { challenge-4 }
option-challenge-5 = 5: { challenge-5 }
option-challenge-6 = 6: { challenge-6 }
option-challenge-7 = 7: { challenge-7 }
option-challenge-8 = 8: { challenge-8 }
option-challenge-9 = 9: { challenge-9 }

## Nombres

good-fish = pescado
good-flower = flores
good-tomato = tomates
good-meat = carne
good-grape = uvas

restaurant-pub = pub
restaurant-sushi-bar = bar de sushi
restaurant-tea-house = salón de té
restaurant-pizzeria = pizzería
restaurant-burger-joint = hamburguesería
restaurant-wine-bar = bar de vinos

side-north = norte
side-east = este
side-south = sur
side-west = oeste

# Espacios y entradas como se nombran; la notación tiene r3c3 y w3 en todos los idiomas.
space-r1c1 = fila 1 columna 1
space-r1c2 = fila 1 columna 2
space-r1c3 = fila 1 columna 3
space-r1c4 = fila 1 columna 4
space-r1c5 = fila 1 columna 5
space-r2c1 = fila 2 columna 1
space-r2c2 = fila 2 columna 2
space-r2c3 = fila 2 columna 3
space-r2c4 = fila 2 columna 4
space-r2c5 = fila 2 columna 5
space-r3c1 = fila 3 columna 1
space-r3c2 = fila 3 columna 2
space-r3c3 = fila 3 columna 3
space-r3c4 = fila 3 columna 4
space-r3c5 = fila 3 columna 5
space-r4c1 = fila 4 columna 1
space-r4c2 = fila 4 columna 2
space-r4c3 = fila 4 columna 3
space-r4c4 = fila 4 columna 4
space-r4c5 = fila 4 columna 5
space-r5c1 = fila 5 columna 1
space-r5c2 = fila 5 columna 2
space-r5c3 = fila 5 columna 3
space-r5c4 = fila 5 columna 4
space-r5c5 = fila 5 columna 5
entrance-n1 = columna 1 norte
entrance-n2 = columna 2 norte
entrance-n3 = columna 3 norte
entrance-n4 = columna 4 norte
entrance-n5 = columna 5 norte
entrance-e1 = fila 1 este
entrance-e2 = fila 2 este
entrance-e3 = fila 3 este
entrance-e4 = fila 4 este
entrance-e5 = fila 5 este
entrance-s1 = columna 1 sur
entrance-s2 = columna 2 sur
entrance-s3 = columna 3 sur
entrance-s4 = columna 4 sur
entrance-s5 = columna 5 sur
entrance-w1 = fila 1 oeste
entrance-w2 = fila 2 oeste
entrance-w3 = fila 3 oeste
entrance-w4 = fila 4 oeste
entrance-w5 = fila 5 oeste

color-green = verde
color-purple = morado
color-blue = azul
color-yellow = amarillo

# Por qué terminó la partida; va tras dos puntos.
cause-spaces = quedan como mucho cuatro espacios libres
cause-entrances = quedan como mucho cuatro entradas vacías
cause-coins = todos han tomado monedas
cause-no-move = no hay ninguna acción posible
cause-stands = el octavo puesto está abierto
cause-stopped = se dejó antes de tiempo

challenge-1 = Un solo bien
challenge-2 = Grupos de cuatro
challenge-3 = De dos en dos
challenge-4 = Siempre tres
challenge-5 = Las siete últimas
challenge-6 = La cola
challenge-7 = Lleno total
challenge-8 = Dos pubs
challenge-9 = Las calles del Marqués

rank-1 = Leyenda de todos los mercados
rank-2 = La máxima autoridad del mercado
rank-3 = Comerciante de renombre
rank-4 = Una promesa entre los puestos
rank-5 = Clientela fija, sobre todo de la barra
rank-6 = Acaba de llegar y aún busca la entrada

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

## Lo que pasó

event-began = Empieza { $who }.
event-gray-laid = Restaurante gris en la { $space }: { $restaurant }.
event-gray-laid-hidden = Restaurante gris en la { $space }.
event-display-filled = Nuevo en la muestra: { $good }.
event-tile-dealt = { $who } saca una loseta de puesto: { $good }.
event-customers-uncovered = Clientes descubiertos: { $tile }.
event-entrance-filled = Desde el principio en la { $entrance }: { $tile }.
event-coins-dealt =
    { $who } empieza con { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
event-pub-given = { $who } empieza con un restaurante: { $restaurant }.
event-tiles-redrawn = { $who } cambia sus tres losetas ({ $good }) por otras: { $drawn_good }.
event-display-redrawn = { $who } cambia la muestra (tres iguales: { $good }). Ahora hay: { $drawn_good }.
event-stand-opened = { $who } abre un puesto de { $good } en la { $space }.
event-gray-taken = { $who } toma el restaurante gris de la { $space }: { $restaurant }.
event-stand-paid =
    { $who }: el puesto de { $good } en la { $space } gana { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } en la { $entrance } (valor { $value } × { $customers ->
        [one] { $customers } cliente
       *[other] { $customers } clientes
    }).
event-stand-bought =
    { $who } paga { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } por el puesto en la { $space }.
event-customers-brought = { $who } trae { $tile } a la { $entrance }.
event-restaurant-opened =
    { $who } abre un restaurante en la { $space } ({ $restaurant }) y recibe { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
event-coin-taken =
    { $who } toma { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
event-tile-taken = { $who } toma una loseta de la muestra: { $good }.
event-specialty-named = { $who } elige su especialidad: { $good }.
event-stopped = { $who } lo deja aquí.
event-end-triggered = { $who } provoca el final de la partida: { $cause }.
event-ended = La partida ha terminado: { $cause }.
event-scored =
    Puntuación de { $who }: { $score } ({ $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, { $restaurants ->
        [0] ningún restaurante sin abrir
        [one] { $restaurants } restaurante sin abrir
       *[other] { $restaurants } restaurantes sin abrir
    }).
event-challenge-scored = { $who } acaba el desafío { $challenge } con { $score }: { $fame } de fama.
event-best-move =
    { $who } gana { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } en una sola jugada, la mejor de la campaña: { $fame } de fama.

## Lo que alguien gana y pierde

gain-coins =
    { $count ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    }
gain-counted-coins =
    { $count ->
        [one] { $amount } moneda contada
       *[other] { $amount } monedas contadas
    }
gain-restaurants =
    { $count ->
        [one] { $amount } restaurante
       *[other] { $amount } restaurantes
    }

## Lo que se pregunta

ask-redraw = Tienes tres iguales: ¿las cambias?
ask-action = Es tu turno: abre un puesto, trae clientes o abre un restaurante
now-action = Tu último turno: lo que dé más monedas ahora
ask-specialty = Elige tu especialidad: el único bien que te da dinero
ask-redraw-display = En la muestra hay tres iguales: ¿la cambias antes?
ask-take = Toma una loseta de puesto de la muestra

## Lo que leen los demás mientras tanto

waits-redraw = { $who } tiene tres iguales y decide si las cambia
waits-action = { $who } elige una acción
waits-specialty = { $who } elige su especialidad: el único bien que le da dinero
waits-redraw-display = { $who } decide si cambia antes la muestra: hay tres iguales
waits-take = { $who } elige una loseta de puesto de la muestra

## Jugadas

move-stand = Abrir un puesto de { $good } en la { $space }
move-customers = Traer { $tile } a la { $entrance }
move-restaurant = Abrir un restaurante en la { $space }: { $restaurant }
move-coin = Tomar una moneda
move-redraw = Cambiar mis tres losetas
move-keep = Conservar mis tres losetas
move-redraw-display = Cambiar la muestra
move-keep-display = Dejar la muestra como está
move-take = Tomar una loseta: { $good }
move-specialty = Especialidad: { $good }
move-stop = Terminar aquí el desafío
log-keep = { $who } conserva tres losetas iguales.
log-keep-display = { $who } deja la muestra como está.

## Por qué no

no-tile-not-held = No tienes esa loseta de puesto.
no-space-taken = Ahí ya hay un puesto o un restaurante abierto. Elige un espacio libre.
no-no-stands-left = Todos tus puestos de madera están en el mercado.
no-too-dear = Este puesto cuesta { $need }; tus monedas y sus ingresos suman { $have }.
no-line-full = Este desafío no permite más puestos en esa fila o columna.
no-wrong-column = En este desafío solo se abren puestos en las columnas con clientes desde el principio.
no-wrong-good = Un puesto de esta columna debe vender un bien de la loseta de clientes que tiene al norte.
no-blocked = Un restaurante gris bloquea este espacio. Los puestos y los pubs van en otro sitio o sobre el pub gris.
no-tile-not-shown = Esa loseta de clientes no está a la vista. Elige una de las visibles.
no-entrance-taken = En esta entrada ya hay clientes. Elige una vacía.
no-too-few-stands =
    Esta loseta necesita { $need ->
        [one] { $need } puesto
       *[other] { $need } puestos
    } en la fila o columna de su entrada; hay { $have }.
no-no-own-match = Ningún puesto tuyo en esa fila o columna vende lo que quieren estos clientes.
no-goods-missing = En este desafío la fila o columna debe vender todos los bienes de la loseta.
no-side-closed = En este desafío no se traen clientes a este lado.
no-no-restaurant = No tienes ese restaurante. Construye sobre un restaurante gris para tomarlo.
no-golden-rule = La regla de oro: en solitario no existe la acción de tomar una moneda.
no-not-in-display = Esa loseta no está en la muestra.
no-no-stopping = En esta partida no se puede terminar antes.
no-specialty-unpaid = Con esa especialidad no puedes pagar el puesto: cuesta { $need } y tendrías { $have }.

## Lo que cuesta y da una jugada

quote-stand =
    { $income ->
        [0] Abrirlo aún no da nada.
       *[other] Abrirlo da { $income } (su valor es { $value }).
    } Pagas { $price }: con él hay { $row ->
        [one] { $row } puesto
       *[other] { $row } puestos
    } en su fila y { $column } en su columna.
quote-customers =
    { $size ->
        [one] { $size } cliente
       *[other] { $size } clientes
    }: tus puestos ganan { $income }, los de los demás { $others }.
quote-restaurant =
    Recibes { $gain ->
        [one] { $gain } moneda
       *[other] { $gain } monedas
    }.
quote-coin =
    Recibes { $gain ->
        [one] { $gain } moneda
       *[other] { $gain } monedas
    }.
quote-specialty = Con ella tus puestos ganan { $income }.

# Tras el motivo de la negativa.
sum-too-dear = { quote-stand }

## De dónde viene la puntuación

source-coins = Monedas
source-restaurants = Restaurantes sin abrir
source-four-customers = Monedas de 4 clientes

## En el terminal

short-fish = PE
short-flower = FL
short-tomato = TO
short-meat = CA
short-grape = UV
short-pub = PU
short-sushi-bar = SU
short-tea-house = TE
short-pizzeria = PI
short-burger-joint = HA
short-wine-bar = VI

tell-market = El mercado, fila por fila:
tell-row = Fila { $row }: { $content }.
tell-free = libre
tell-none = ninguno
tell-nobody = nadie
tell-stand = columna { $column }: puesto de { $good } de { $who }
tell-restaurant = columna { $column }: restaurante abierto, { $restaurant }
tell-gray = columna { $column }: restaurante gris, { $restaurant }
tell-gray-unknown = columna { $column }: restaurante gris, desconocido
tell-entrances = En las entradas: { $content }.
tell-display = Losetas de puesto en la muestra: { $content }. En la bolsa: { $bag }.
tell-customers = Clientes a la vista: { $content }.
tell-player = { $who }: { $coins }; losetas de puesto: { $tiles }; puestos de madera que quedan: { $stands }; restaurantes: { $restaurants }.
tell-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
tell-coins-covered = monedas ocultas
tell-challenge = Desafío { $number }: { $name }. Fama por { $first }, { $second }, { $third } monedas.
tell-specialty = Tu especialidad: { $good }.
tell-counted = Monedas que cuentan hasta ahora: { $coins }.
tell-last-turns = Se juegan los últimos turnos.
tell-improves = Valen 1 más: { $stands }
tell-improves-none = Ningún puesto de al lado vende lo que sirve
tell-begins-end = Empieza el final: los demás tienen un turno más, tú ninguno
tell-ends-challenge = Termina el desafío
tell-ends-game = Termina la partida en el acto

picture-display = Muestra
picture-bag = en la bolsa: { $count }
picture-customers = Clientes
picture-stands = puestos por abrir: { $count }
picture-tiles = losetas { $tiles }
picture-goods = Bienes: { short-fish } { good-fish }, { short-flower } { good-flower }, { short-tomato } { good-tomato }, { short-meat } { good-meat }, { short-grape } { good-grape }.
picture-restaurants = Restaurantes: { short-pub } { restaurant-pub } (todos los bienes), { short-sushi-bar } { restaurant-sushi-bar } ({ short-fish }), { short-tea-house } { restaurant-tea-house } ({ short-flower }), { short-pizzeria } { restaurant-pizzeria } ({ short-tomato }), { short-burger-joint } { restaurant-burger-joint } ({ short-meat }), { short-wine-bar } { restaurant-wine-bar } ({ short-grape }).
picture-signs = PE·A: un puesto de pescado de A. (pu): un pub gris. [PU]: uno abierto. 2:PE/CA: 2 clientes de pescado o carne. +7: 7 más boca abajo.
picture-sums = Junto a una jugada: - su precio, + lo que ganas, (+) lo que ganan los demás.

group-stand = Abrir un puesto de { $good } en la
group-customers = Traer { $tile } a la
group-restaurant = Abrir un restaurante ({ $restaurant }) en la

## En el tablero

board-market = Mercado
board-displays = Muestras
board-on-offer = Clientes a la vista
board-stand-tiles = Losetas de puesto
board-bag = en la bolsa: { $count }
board-take-one = Toma una al abrir un puesto.
board-of-size = Clientes en grupos de { $size }
board-face-down =
    { $count ->
        [0] no quedan losetas boca abajo
        [one] { $count } loseta más boca abajo
       *[other] { $count } losetas más boca abajo
    }

board-sign-pub = Pub
board-sign-sushi-bar = Sushi
board-sign-tea-house = Té
board-sign-pizzeria = Pizzería
board-sign-burger-joint = Burger
board-sign-wine-bar = Vinos

board-space-free = { $space }: libre
board-space-gray = { $space }: restaurante gris, { $restaurant } ({ $goods })
board-space-gray-hidden = { $space }: restaurante gris, desconocido
board-space-stand = { $space }: puesto de { $good } de { $who }, valor { $value }
board-space-restaurant = { $space }: restaurante abierto, { $restaurant }
board-entrance-free = Entrada de la { $entrance }: vacía
board-entrance-closed = Entrada de la { $entrance }: cerrada en este desafío
board-entrance-customers = Entrada de la { $entrance }: { $tile }
board-display-tile = En la muestra: { $good }
board-customers =
    { $size ->
        [one] { $size } cliente que quiere
       *[other] { $size } clientes que quieren
    } { $goods }
board-either = { $one } o { $other }

board-your-tiles = Tus losetas de puesto
board-your-restaurants = Tus restaurantes
board-your-coins = Tus monedas
board-covered = ocultas; todo lo que se paga se dice en voz alta
board-stands-left = Puestos por abrir
board-own-tile = Tu loseta de puesto: { $good }
board-own-restaurant = Tu restaurante: { $restaurant } ({ $goods })
board-take-gray = Ninguno. Construye sobre uno gris para tomarlo.
board-name-specialty = Tu especialidad

board-restaurants = Restaurantes sin abrir
board-no-restaurant = ningún restaurante en mano
board-at-the-end = al final, sin abrir
board-in-market = Puestos en el mercado
board-no-stand = aún ningún puesto abierto

board-course-bag = Bolsa { $count }
board-step-action = Acción
board-step-tile = Loseta nueva
board-last-turns = Últimos turnos
board-over = Fin

board-end = Fin del mercado
board-free-spaces = Espacios libres
board-free-entrances = Entradas vacías
board-stands-opened = Puestos abiertos
board-coins-in-a-row = Tomar moneda, veces seguidas
board-end-rule = Con { $spaces } espacios o { $entrances } entradas libres, los demás tienen un turno más.
board-end-alone = El desafío termina con { $spaces } espacios o { $entrances } entradas libres.
board-end-stands = El desafío termina con { $stands } puestos abiertos o { $spaces } espacios libres.
board-last-turns-of = { $cause }. La partida termina antes del próximo turno de { $who }.

board-challenge = Desafío { $number }: { $name }
board-score = Puntuación
board-fame = Fama
board-specialty = Especialidad
board-not-named = aún sin elegir
board-counted = Monedas que cuentan
board-brought = Losetas de { $size } traídas
board-best-move = Mejor jugada
board-challenge-1 = Solo un bien te da dinero. Lo eliges con tus primeros ingresos.
board-challenge-2 = Solo cuentan las monedas de las losetas de 4 clientes.
board-challenge-3 = Dos puestos como máximo en cada fila y columna.
board-challenge-4 = Todos los clientes vienen de tres en tres.
board-challenge-5 = Siete losetas, todas a la vista. Sin traer tres de las de 4 no hay fama.
board-challenge-6 = Los clientes solo vienen adonde se venden todos los bienes de su loseta.
board-challenge-7 = Todas las entradas están ocupadas. Una loseta paga cuando hay tantos puestos en su fila o columna como clientes en ella.
board-challenge-8 = Los restaurantes grises bloquean sus espacios, salvo el pub gris.
board-challenge-9 = Puestos solo en las columnas 1, 3 y 5, con un bien de la loseta al norte. El lado norte está cerrado.

## Títulos de las reglas

rule-1 = El mercado
rule-1-1 = Objetivo
rule-1-2 = Espacios, filas, columnas y entradas
rule-1-3 = Losetas y piezas
rule-1-4 = Dinero oculto o a la vista
rule-2 = Preparación
rule-2-1 = Restaurantes grises
rule-2-2 = Losetas de puesto
rule-2-3 = Clientes
rule-2-4 = Puestos de madera y monedas
rule-2-5 = Quién empieza
rule-3 = Tu turno
rule-3-1 = Una acción
rule-3-2 = Tres iguales delante de ti
rule-4 = Abrir un puesto
rule-4-1 = Qué loseta y qué espacio
rule-4-2 = El precio
rule-4-3 = Un restaurante gris debajo
rule-4-4 = Primero ganar, luego pagar
rule-4-5 = Tomar una loseta nueva
rule-4-6 = Tres iguales en la muestra
rule-4-7 = Ocho puestos
rule-5 = Traer clientes
rule-5-1 = Una loseta y una entrada
rule-5-2 = Puestos suficientes
rule-5-3 = Uno de los tuyos
rule-5-4 = Ganan todos los que coinciden
rule-5-5 = La loseta siguiente
rule-6 = Abrir un restaurante
rule-6-1 = Uno de los tuyos
rule-6-2 = Una moneda
rule-6-3 = Un restaurante gris debajo
rule-6-4 = Qué puestos mejora
rule-7 = Tomar una moneda
rule-7-1 = Una moneda
rule-7-2 = Cuando todos toman monedas
rule-8 = Ganar dinero
rule-8-1 = Cuánto vale un puesto
rule-8-2 = Por el número de clientes
rule-8-3 = Cuando llegan clientes
rule-8-4 = Cuando se abre un puesto
rule-9 = El final
rule-9-1 = Quedan cuatro espacios
rule-9-2 = Quedan cuatro entradas
rule-9-3 = Últimos turnos
rule-9-4 = Puntuación final
rule-9-5 = Empates
rule-10 = En solitario
rule-10-1 = Preparación y regla de oro
rule-10-2 = Cuándo acaba un desafío
rule-10-3 = Terminar antes
rule-10-4 = La fama de un desafío
rule-10-5 = La mejor jugada
rule-10-6 = La tabla de fama
rule-10-7 = La campaña
rule-11 = Los nueve desafíos
rule-11-1 = { challenge-1 }
rule-11-2 = { challenge-2 }
rule-11-3 = { challenge-3 }
rule-11-4 = { challenge-4 }
rule-11-5 = { challenge-5 }
rule-11-6 = { challenge-6 }
rule-11-7 = { challenge-7 }
rule-11-8 = { challenge-8 }
rule-11-9 = { challenge-9 }

## En el estante

shelf-minutes = 30–45
shelf-weight = 1
shelf-credits = Diseñado por Julián Pombo y Vital Lacerda, con ilustraciones de Pedro Soto. Publicado por Eagle-Gryphon Games.

## De dónde vinieron las monedas

earned-stand-paid = Ventas en los puestos
earned-stand-bought = Puestos comprados
earned-restaurant-opened = Restaurantes abiertos
earned-coin-taken = Monedas tomadas
earned-coins-dealt = Monedas del comienzo

## Qué es una cosa

about-space = Un lugar para un puesto o un restaurante. Un puesto aquí cuesta tantas monedas como puestos haya en su fila o en su columna, lo que sea más, contándolo a él; le pagan los clientes de los cuatro extremos de ambas.
about-gray-restaurant = Un restaurante que aún no está abierto. El espacio sigue libre: quien construye aquí se lleva el restaurante y puede abrirlo en un turno posterior. Mientras está en gris no mejora ningún puesto.
about-stand = Vende un bien. Cuando clientes que lo quieren llegan a un extremo de su fila o columna, gana su valor por cada uno de ellos. El valor es 1, y 1 más por cada restaurante abierto a su lado que sirve ese bien.
about-open-restaurant = Hace que valga 1 más cada puesto situado justo al norte, este, sur u oeste que vende uno de sus bienes, sea de quien sea.
about-entrance = Por aquí entran los clientes. Una loseta de clientes colocada aquí paga a todos los puestos de la fila o columna de detrás que venden lo que quieren, y se queda hasta el final de la partida.
about-closed-entrance = En este desafío no se traen clientes a esta entrada.
about-customers-in = Clientes que ya han llegado. Pagaron a los puestos que había; a un puesto nuevo de su fila o columna que venda lo que quieren le pagan una vez, al abrirse.
about-customers = Tráelos a una entrada vacía: la fila o columna de detrás necesita al menos tantos puestos como clientes hay, y uno tuyo debe vender un bien de la loseta. Ganan todos los puestos que coinciden, también los ajenos.
about-stack = Cuántas losetas de clientes de este tamaño quedan boca abajo. Cuando se usa una de las visibles, se descubre la siguiente.
about-display = Una loseta de puesto que cualquiera puede tomar después de abrir un puesto. El hueco se llena de la bolsa.
about-bag = Las losetas de puesto que llenan la muestra. Lo que sale depende del azar; cuando la bolsa está vacía ya no se repone nada.
about-tile = Las losetas de puesto dicen para qué bienes puede abrir un puesto su dueño. Todos las ven. Después de abrir un puesto se toma otra loseta de la muestra.
about-restaurant = Un restaurante delante de su dueño: abrirlo en un espacio libre da 1 moneda y mejora los puestos de al lado. El que nunca se abre cuesta 1 punto al final.
about-good = En este desafío solo un bien te da dinero. Lo eliges antes de tu primer ingreso, y ya no cambia.
about-stands-left = Puestos de madera que aún no están en el mercado. Cada puesto que se abre usa uno; sin ninguno no se puede abrir otro.
about-coins = Con ellas se paga y con ellas se gana: al final una moneda es un punto. Vienen de los clientes, de abrir un restaurante y de tomar una moneda.
about-free-spaces = Espacios sin puesto ni restaurante abierto. Cuando no quedan más de los que indica la marca, empieza el final: los demás tienen un turno más. En solitario termina el desafío.
about-free-entrances = Entradas sin clientes. Cuando no quedan más de las que indica la marca, empieza el final: los demás tienen un turno más. En solitario termina el desafío.
about-coin-run = Cuántas veces seguidas la acción ha sido tomar una moneda, sea de quien sea. Cuando la serie está completa la partida termina en el acto; cualquier otra acción la empieza de nuevo.
about-opened-stands = En este desafío todas las entradas están llenas; termina cuando el último de tus puestos de madera está en el mercado, o quedan muy pocos espacios libres.
about-fame = La puntuación que tendrías ahora. Cada una de las tres cantidades que alcanza da 1 de fama más.
about-counted = En este desafío solo cuentan las monedas que te pagaron las losetas de 4 clientes.
about-brought = Cuántas losetas de este tamaño tienen que llegar al mercado. Con menos este desafío no da fama, ganes lo que ganes.
about-best-move = Lo máximo que los clientes te han pagado en una acción de este desafío. Si llega a la cantidad indicada ganas 2 de fama, una vez por campaña.

## Iconos

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
icon-store = puestos de madera que quedan
icon-market = puestos en el mercado
icon-fame = fama en la campaña

## Lo que muestran las figuras junto a las reglas

figure-lines = La fila 2 y la columna 4, cada una con las entradas de sus dos extremos: o2 y e2, n4 y s4.
figure-gray = Once restaurantes grises al principio. Sus espacios están libres para construir.
figure-price = Un puesto nuevo en la fila 3, columna 4: con él hay 2 puestos en la fila y 4 en la columna. Cuesta 4.
figure-next-door = El bar de sushi hace que los dos puestos de pescado que tiene al lado valgan 2. No hace nada por las flores ni por el pescado que está en diagonal.
figure-arrival = Tres clientes que quieren tomates o carne llegan a e4. Los puestos de carne ganan 1 × 3 y 3 × 3; el de pescado no gana nada.
figure-opening = El puesto de uvas azul acaba de abrirse. Los dos restaurantes de al lado hacen que valga 3. Gana 6 con o2 y 3 con n4; los de s4 no quieren uvas.
