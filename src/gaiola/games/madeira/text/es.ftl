### Madeira: todas las palabras que lee un jugador. Términos: glossary.toml.

## El juego y sus opciones

game-name = Madeira
game-tagline = Trabaja los campos de una isla, construye sus ciudades y atiende las peticiones de la Corona.

option-pirates-hidden = Piratas
option-pirates-hidden-true = Ocultos: solo ves cuántos tienes tú
option-pirates-hidden-false = A la vista: todos ven todos los totales
option-diplomat-from-zero = Diplomático
option-diplomat-from-zero-true = Ayuda también donde no tienes trabajador
option-diplomat-from-zero-false = Ayuda solo donde tienes un trabajador
option-bishop-escape = Obispo
option-bishop-escape-true = Si tu marcador deja el edificio que se resuelve, allí acaba tu turno
option-bishop-escape-false = Aun así, allí pagas o recibes piratas

# Lo que deja elegir el Apoyo real.
option-bread = obtener pan
option-pirates = descartar piratas

## Nombres

good-wheat = trigo
good-sugar = azúcar
good-wine = vino

resource-wheat = { good-wheat }
resource-sugar = { good-sugar }
resource-wine = { good-wine }
resource-wood = madera
resource-bread = pan
resource-reals = reales
resource-pirates = piratas

# Dos bienes que se dan al molino de viento.
pair-wheat-wheat = 2 de trigo
pair-wheat-sugar = trigo y azúcar
pair-wheat-wine = trigo y vino
pair-sugar-sugar = 2 de azúcar
pair-sugar-wine = azúcar y vino
pair-wine-wine = 2 de vino

# Región y número de un campo.
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
field-forest = Bosque

# De las ciudades el espacio, de las colonias la tierra.
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
place-india = India
place-watch = Guardia de la Ciudad
place-home = Casa

# Casillas para barcos, con los bienes que piden.
berth-wheat-1 = mercado de trigo (1)
berth-wheat-2 = mercado de trigo (2)
berth-wheat-3 = mercado de trigo (3)
berth-wheat-4 = mercado de trigo (4)
berth-wheat-pair = mercado de trigo (1 o 4)
berth-sugar-1 = mercado de azúcar (1)
berth-sugar-2 = mercado de azúcar (2)
berth-sugar-3 = mercado de azúcar (3)
berth-sugar-4 = mercado de azúcar (4)
berth-sugar-pair = mercado de azúcar (1 o 4)
berth-wine-1 = mercado de vino (1)
berth-wine-2 = mercado de vino (2)
berth-wine-3 = mercado de vino (3)
berth-wine-4 = mercado de vino (4)
berth-wine-pair = mercado de vino (1 o 4)
berth-acores-1 = Açores (1)
berth-acores-2 = Açores (2)
berth-acores-3 = Açores (3)
berth-acores-4 = Açores (4)
berth-brasil-1 = Brasil (1)
berth-brasil-2 = Brasil (2)
berth-brasil-3 = Brasil (3)
berth-brasil-4 = Brasil (4)
berth-india-1 = India (1)
berth-india-2 = India (2)
berth-india-3 = India (3)
berth-india-4 = India (4)
berth-home = Casa

building-moinho = Moinho
building-capitania = Capitania
building-alfandega = Alfândega
building-casa-da-coroa = Casa da Coroa
building-fortaleza = Fortaleza
gloss-moinho = Molino
gloss-capitania = Capitanía
gloss-alfandega = Aduana
gloss-casa-da-coroa = Palacio de los Gremios
gloss-fortaleza = Torre de Vigía

character-commander = Comandante
character-steward = Administrador
character-guild-master = Maestro de Gremios
character-mayor = Alcalde
# Ningún personaje: el edificio vacío.
character- = edificio vacío
slot-i = I
slot-ii = II
slot-iii = III
slot-iv = IV

city-porto-santo = Porto Santo
city-funchal = Funchal
city-machico = Machico

market-wheat = trigo
market-sugar = azúcar
market-wine = vino

colony-acores = Açores
colony-brasil = Brasil
colony-india = India

guild-grey = gris
guild-green = verde
guild-orange = naranja
guild-violet = violeta

favor-monk = Monje
favor-miller = Molinero
favor-bishop = Obispo
favor-patron = Mecenas
favor-lord = Señor
favor-diplomat = Diplomático
favor-treasurer = Tesorero
favor-navigator = Navegante
favor-engineer = Ingeniero
favor-constable = Condestable
favor-lady = Dama
favor-scout = Explorador

reward-field-worker = Trabajador al campo
reward-city-worker = Trabajador a la ciudad
reward-favor-flip = Favor boca arriba
reward-watch-worker = Trabajador a la guardia
reward-prestige = Prestigio
reward-treasure = Tesoro
reward-royal-support = Apoyo real
reward-windmill-step = Paso del molino

request-market-routes = Rutas comerciales
request-expeditions = Expediciones
request-influence-of-guilds = Influencia de los gremios
request-urbanization = Urbanización
request-wealth-of-nation = Riqueza de la nación

color-yellow = amarillo
color-red = rojo
color-purple = morado
color-blue = azul

# Después de «fase».
phase-setup = preparación
phase-a = A: preparación de la ronda
phase-b = B: acciones de personaje
phase-c = C: acciones de edificio
phase-d = D: mantenimiento
phase-e = E: peticiones de la Corona

# Por qué terminó la partida; va tras dos puntos.
cause-rounds = se ha jugado la quinta ronda

## Lo que pasó

event-request-dealt = { $who } recibe una petición inicial: { $request }, coronas: { $crowns }.
event-began = Empieza { $who }.
event-requests-laid = Se ponen peticiones en la fila { $row }: { $request }.
event-reward-laid = { $colony }: se pone una recompensa del Rey, { $reward }.
event-favor-laid = { $city }: se pone un favor, { $favor }.
event-supply-dealt =
    { $who } empieza con { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    }, { $bread } de pan, { $wood } de madera, { $wheat } de trigo, { $sugar } de azúcar, { $wine } de vino y { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    }.
event-guards-posted =
    { $who } envía { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    } a la Guardia de la Ciudad.
event-round-began = Empieza la ronda { $round }.
event-phase-began = Fase { $phase }.
event-character-placed = { $building }: { $character }.
event-pirate-dice-rolled = Los dados piratas muestran { $dice }.
event-guild-dice-rolled = Los dados de la fila { $row } muestran { $dice }.
event-row-chosen = { $who } elige la fila { $row } y toma sus dados.
event-request-taken = { $who } toma una petición: { $request }.
event-favor-turned-up = { $who } pone boca arriba un favor: { $favor }.
event-die-placed =
    { $who } coloca un dado de { $die } en el { $character } ({ $building }){ $bread ->
        [0] .
       *[other] , por { $bread } de pan.
    }
event-pirate-die-placed =
    { $who } envía a Casa a un trabajador de la Guardia de la Ciudad y coloca un dado pirata de { $die } en el { $character } ({ $building }){ $bread ->
        [0] .
       *[other] , por { $bread } de pan.
    }
event-character-used = { $who } usa la acción del { $character }.
event-worker-moved = { $who } mueve un trabajador: { $from_place } → { $to_place }.
event-harvested = { $who } cosecha 1 de { $resource } ({ $field }).
event-passed = { $who } pasa, casilla { $slot }.
event-gained =
    { $who } obtiene { $bread ->
        [0] { $reals ->
            [one] { $reals } real
           *[other] { $reals } reales
        }
       *[other] { $reals ->
            [0] { $bread } de pan
            [one] { $bread } de pan y { $reals } real
           *[other] { $bread } de pan y { $reals } reales
        }
    }.
event-points-earned = { $who } gana { $points } PP.
event-pirates-received =
    { $who } recibe { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    }.
event-pirates-discarded =
    { $who } descarta { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    }.
event-wood-discarded = { $who } descarta { $wood } de madera.
event-wood-bought =
    { $who } compra { $wood } de madera por { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    }.
event-wood-taken = { $who } toma { $wood } de la madera comprada ({ $field }).
event-wood-got = { $who } obtiene { $wood } de madera, que sale de: { $field }.
event-ship-moved = { $who } mueve un barco: { $from_berth } → { $to_berth }, por { $amount } de { $good }.
event-goods-sold =
    { $who } obtiene { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    } en el mercado de { $market }.
event-reward-taken = { $who } toma una recompensa del Rey: { $reward }.
event-district-built = { $city }: { $who } construye un barrio y gana un favor, { $favor }.
event-citizen-moved = { $who } mueve un ciudadano neutral: { $from_place } → { $to_place }.
# Los reales se reconocen por su palabra, resource-reals.
event-city-paid =
    { $city }: { $who } obtiene { $resource ->
        [reales] { $amount ->
            [one] { $amount } real
           *[other] { $amount } reales
        }
       *[other] { $amount } de { $resource }
    }.
event-building-rolled =
    { $building }: dados de gremio ({ $dice }){ $pirate ->
        [0] ;
       *[other] , dado pirata { $pirate };
    } el coste es de { $cost ->
        [one] { $cost } real
       *[other] { $cost } reales
    }.
event-building-paid =
    { $building }: { $who } paga { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    }.
event-building-refused = { $building }: { $who } no paga.
event-building-used = { $building }: { $who } usa el edificio.
event-favor-used = { $who } usa un favor: { $favor }.
event-marker-moved = { $who } mueve un marcador de acción: { $from_building } → { $to_building }.
event-lady-paid =
    Dama: { $who } paga { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    }.
event-goods-exchanged =
    Molino de viento: { $who } descarta { $first_good ->
        [trigo] { $second_good ->
            [trigo] 2 de trigo
           *[other] 1 de trigo y 1 de { $second_good }
        }
        [vino] { $second_good ->
            [vino] 2 de vino
           *[other] 1 de vino y 1 de { $second_good }
        }
       *[other] { $second_good ->
            [trigo] 1 de azúcar y 1 de trigo
            [vino] 1 de azúcar y 1 de vino
           *[other] 2 de azúcar
        }
    } y obtiene 1 de { $good }.
event-windmill-climbed =
    Molino de viento: { $who } sube al nivel { $level }{ $wheat ->
        [0] .
       *[other] , por { $wheat } de trigo.
    }
event-wheat-for-points = Molino de viento: { $who } descarta { $wheat } de trigo y gana { $points } PP.
event-windmill-descended =
    Molino de viento: { $who } baja al nivel { $level } y obtiene { $resource ->
        [reales] { $amount ->
            [one] { $amount } real
           *[other] { $amount } reales
        }
       *[other] { $amount } de { $resource }
    }.
event-point-given =
    Molino de viento: { $who } entrega { $points } PP por { $resource ->
        [reales] { $amount ->
            [one] { $amount } real
           *[other] { $amount } reales
        }
       *[other] { $amount } de { $resource }
    }.
event-guard-honored = Honor: { $who } envía a Casa a un trabajador de la Guardia de la Ciudad y gana { $points } PP.
event-colony-paid = { $colony }: { $who } obtiene { $amount } de { $good }.
event-upkeep-began =
    Mantenimiento: { $who } tiene { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    } en el tablero.
event-workers-fed =
    Alimentación: { $who } tiene { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    } en el tablero; el molino alimenta a { $windmill }; pan descartado: { $bread }.
event-market-routes-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } gana { $points } PP{ $points ->
        [0] .
       *[other] ; barcos en los mercados: { $market }.
    }
event-expeditions-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } gana { $points } PP{ $points ->
        [0] .
       *[other] ; barcos en las colonias: { $colony }.
    }
event-influence-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } gana { $points } PP{ $points ->
        [0] .
       *[other] ; favores: { $favor }.
    }
event-urbanization-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } gana { $points } PP{ $points ->
        [0] .
       *[other] ; ciudades: { $city }.
    }
event-wealth-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } gana { $points } PP{ $reals ->
        [0] .
        [one] , por { $reals } real.
       *[other] , por { $reals } reales.
    }
event-field-changed = Cambia un campo: { $field }, ahora { $good }.
event-ended = La partida ha terminado: { $cause }.
event-leftovers-scored =
    Recursos: { $who } tiene { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    } en total y gana { $points } PP.
event-pirates-counted =
    Piratas: { $who } tiene { $pirates } y pierde { $points } PP.

## Lo que alguien gana y pierde

gain-points = { $amount } PP
gain-reals =
    { $count ->
        [one] { $amount } real
       *[other] { $amount } reales
    }
gain-bread =
    { $count ->
       *[other] { $amount } de pan
    }
gain-wood = { $amount } de madera
gain-pirates =
    { $count ->
        [one] { $amount } pirata
       *[other] { $amount } piratas
    }
gain-wheat = { $amount } de trigo
gain-sugar = { $amount } de azúcar
gain-wine = { $amount } de vino

## Lo que se pregunta

ask-set-up-city = Coloca un trabajador en un espacio de ciudad abierto
ask-set-up-field = Coloca un trabajador en un campo donde no haya nadie
ask-row = Elige una fila: sus dados y una de sus peticiones
ask-request = Toma una petición de tu fila
ask-guild = Elige el gremio cuyos favores pones boca arriba
ask-turn = Es tu turno: coloca un dado o pasa
ask-use-die = ¿Para qué usas el dado?
ask-worker-from = Elige el trabajador que mueves
ask-worker-to = ¿Adónde va el trabajador?
ask-again = Elige un campo para cosechar otra vez
ask-wood = ¿De dónde tomas la madera?
ask-ship-from = Elige el barco que mueves
ask-ship-to = ¿Adónde va el barco?
ask-reward = Toma una de las recompensas del Rey
ask-choose = Elige una de las dos cosas
ask-build = Elige un favor y construye su barrio
ask-citizen-from = Elige un trabajador tuyo o un ciudadano neutral para recolocarlo
ask-citizen-to = ¿Adónde va la pieza?
ask-pay = Paga el edificio o recibe piratas
ask-use-building = Has pagado: ¿usas el edificio?
ask-flip = Elige el favor que pones boca arriba
ask-marker = ¿Qué marcador va a qué edificio?
ask-lady = Elige el edificio que usas
ask-end-of-c = La última ocasión de esta ronda para bajar en el molino
ask-honor = Tienes más trabajadores que nadie en la Guardia de la Ciudad: ¿va uno a Casa por PP?
ask-upkeep = ¿Cuánta madera descartas por tus barcos?
ask-feed = ¿Cuánto pan descartas por tus trabajadores?
ask-keep = Elige la petición que guardas; todas las demás se puntúan
ask-donate = ¿Cuántos reales entregas a la Corona?

# Con aquello de lo que se pregunta, cuando la página lo sabe.
now-pay =
    { $building }: ¿pagas { $cost ->
        [one] { $cost } real
       *[other] { $cost } reales
    } o recibes piratas?
now-wood =
    { ask-wood }{ $left ->
        [one] { "" }
       *[other] {" "}{ $left } en total; cada campo que eliges da 1
    }
now-use-building = Has pagado: ¿usas el edificio { $building }?
now-use-die = { $building }: ¿para qué usas el dado?
# Sin un dado que se pueda colocar solo queda pasar.
now-turn =
    { $placements ->
        [0] Es tu turno: no puedes colocar ningún dado, así que pasa
       *[other] { ask-turn }
    }
now-worker-from =
    Elige el trabajador que envías { $effect ->
        [move_workers_to_fields] a un campo
        [move_workers_to_city] a una ciudad
        [move_workers_to_colony_land] a una colonia
        [move_workers_to_city_watch] a la { place-watch }
       *[move_worker_anywhere] a cualquier lugar
    }{ $left ->
        [one] { "" }
       *[other] {" "}({ $left } como mucho)
    }
now-ship-from =
    Elige el barco que mueves; uno de Casa cuesta 1 de madera{ $left ->
        [one] { "" }
       *[other] {" "}({ $left } como mucho)
    }
now-citizen-from =
    Elige un trabajador tuyo o un ciudadano neutral para recolocarlo{ $left ->
        [one] { "" }
       *[other] {" "}({ $left } como mucho)
    }
now-upkeep = Tus barcos piden { $due } de madera
now-feed =
    { $due ->
        [0] Tus trabajadores no piden pan: última oportunidad de esta ronda para el molino
       *[other] Tus trabajadores piden { $due } de pan
    }

## Lo que leen los demás mientras tanto

waits-set-up-city = { $who } elige un espacio de ciudad abierto para un trabajador
waits-set-up-field = { $who } elige para un trabajador un campo donde no haya nadie
waits-row = { $who } elige una fila: sus dados y una de sus peticiones
waits-request = { $who } elige una petición de su fila
waits-guild = { $who } elige el gremio cuyos favores pone boca arriba
waits-turn = { $who } decide si coloca un dado o pasa
waits-use-die = { $who } decide para qué usa el dado
waits-worker-from = { $who } elige el trabajador que mueve
waits-worker-to = { $who } decide adónde va el trabajador
waits-again = { $who } elige un campo para cosechar otra vez
waits-wood = { $who } decide de dónde toma la madera
waits-ship-from = { $who } elige el barco que mueve
waits-ship-to = { $who } decide adónde va el barco
waits-reward = { $who } elige una de las recompensas del Rey
waits-choose = { $who } elige una de las dos cosas
waits-build = { $who } elige un favor y construye su barrio
waits-citizen-from = { $who } elige un trabajador suyo o un ciudadano neutral para recolocarlo
waits-citizen-to = { $who } decide adónde va la pieza
waits-pay = { $who } decide si paga el edificio o recibe piratas
waits-use-building = { $who } ha pagado y decide si usa el edificio
waits-flip = { $who } elige el favor que pone boca arriba
waits-marker = { $who } decide qué marcador va a qué edificio
waits-lady = { $who } elige el edificio que usa
waits-end-of-c = { $who } tiene la última ocasión de esta ronda para bajar en el molino
waits-honor = { $who } tiene más trabajadores que nadie en la Guardia de la Ciudad y decide si uno va a Casa por PP
waits-upkeep = { $who } decide cuánta madera descarta por sus barcos
waits-feed = { $who } decide cuánto pan descarta por sus trabajadores
waits-keep = { $who } elige la petición que guarda; todas las demás se puntúan
waits-donate = { $who } decide cuántos reales entrega a la Corona

## Jugadas

move-row = Elegir la fila { $row }
move-request = Tomar una petición: { $request }
move-guild = Poner boca arriba todos los favores del gremio { $guild }
move-die = Colocar un dado de { $face }: { $building }
move-pirate = Colocar un dado pirata de { $face }: { $building }
move-pass = Pasar y cobrar reales, casilla { $slot }
move-pass-act = Pasar y hacer la acción, casilla { $slot }
move-act = Usar la acción del personaje
move-harvest = Cosechar
move-nothing = No hacer nada
move-again = Cosechar otra vez: { $field }
move-worker-from = Tomar un trabajador: { $place }
move-worker-to = Colocar el trabajador: { $place }
move-ship-from = Tomar un barco: { $berth }
move-ship-to = Mover el barco: { $berth }
move-ship-to-more = Mover el barco, por la cantidad mayor: { $berth }
move-stay = Dejar este barco donde está; su movimiento queda gastado
move-citizen-from = Tomar una pieza: { $place }
move-citizen-to = Colocar la pieza: { $place }
move-done = Listo
move-wood = Tomar 1 de madera: { $field }
repeat-wood = Tomar { $count } de madera: { $field }
move-reward = Tomar una recompensa: { $reward }
move-choose = Elegir: { $option }
move-build = Construir un barrio por un favor: { $favor }
move-favor = Usar un favor: { $favor }
move-flip = Poner boca arriba un favor: { $favor }
move-marker = Mover un marcador: { $building } → { $to_building }
move-lady = Usar un edificio: { $building }
move-pay = Pagar el edificio
move-refuse = Recibir piratas
move-use = Usar el edificio
move-leave = No usarlo
move-honor = Enviar a Casa a un trabajador de la Guardia por PP
move-stand = Dejarlos a todos
# Un número puede llegar como texto: entonces vale la última forma, también para el 0.
move-upkeep =
    { $wood ->
        [0] Nada de madera
       *[other] { $wood } de madera
    }
move-feed =
    { $bread ->
        [0] Nada de pan
       *[other] { $bread } de pan
    }
move-keep = Guardar una petición: { $request }
move-donate =
    { $reals ->
        [0] No entregar nada
        [one] Entregar { $reals } real
       *[other] Entregar { $reals } reales
    }
move-exchange = Molino de viento: { $pair } por 1 de { $good }
move-climb = Molino de viento: subir, por trigo
move-prestige = Molino de viento: trigo por PP
move-descend = Molino de viento: bajar, por { $resource }
move-give-point = Molino de viento: PP por { $resource }
does-die = Dado de { $face } en el { $character } ({ $building }, región { $region })
does-pirate = Dado pirata de { $face } en el { $character } ({ $building }, región { $region })
does-pass-act = Pasar, casilla { $slot }: { $effect }
does-act = { $character }: { $action }
does-pay = Pagar { $building }: { $effect }
does-use = Usar el edificio: { $effect }
does-choose = Elegir: { $effect }
log-nothing = { $who } no hace nada con el dado.
log-stay = { $who } deja un barco donde está.
log-leave = { $who } no usa el edificio.
log-stand = { $who } deja a todos sus trabajadores en la Guardia de la Ciudad.

## Por qué no

no-at-bottom = Tu marcador está en el nivel más bajo del molino. Allí, en cambio, puedes entregar PP.
no-at-top = Tu marcador está en el nivel más alto del molino. Allí el trigo da PP.
no-not-at-top = Solo en el nivel más alto del molino da PP el trigo. Puedes subir.
no-not-at-bottom = Solo en el nivel más bajo del molino se pueden entregar PP. Puedes bajar.
no-closed-in-maintenance = En la fase D el molino ya no da ni pan ni reales.
no-too-few-points = Para esto hace falta tener { $need } PP; tienes { $have }.
no-goods-missing =
    Para esto hace falta tener { $need ->
        [one] { $need } bien
       *[other] { $need } bienes
    } de ese tipo; tienes { $have }. En el molino puedes cambiar bienes.
no-empty-building = En este edificio no hay ahora ningún personaje. Cosecha o no hagas nada.
no-no-worker-in-region = No tienes ningún trabajador en los campos de esa región.
no-no-worker-there = Ahí no tienes ningún trabajador.
no-no-such-die = No tienes ningún dado de gremio con ese valor.
no-no-pirate-die = En la Guardia de la Ciudad no hay ningún dado pirata con ese valor.
no-nobody-in-watch = Para un dado pirata necesitas un trabajador en la Guardia de la Ciudad; no tienes ninguno.
no-pirate-die-there = Ahí ya hay un dado pirata; solo puede haber uno.
no-no-room =
    Ahí ya no cabe ningún dado: con este número de jugadores el límite es de { $have ->
        [one] { $have } dado
       *[other] { $have } dados
    }.
no-too-little-bread = Para esto hay que descartar { $need } de pan; tienes { $have }.
no-too-dear =
    Esto cuesta { $need ->
        [one] { $need } real
       *[other] { $need } reales
    }; tienes { $have }.
no-no-action-here = Esta casilla no tiene acción, solo reales.
no-slot-taken = Esta casilla está ocupada.
no-no-such-row = Con este número de jugadores no hay fila { $need }; la última es la { $have }.
no-row-taken = Alguien ya ha elegido esta fila.
no-not-in-row = En tu fila ya no hay ninguna petición así.
no-guild-not-in-row = Este gremio no es de tu fila.
no-nothing-to-turn = No tienes ningún favor boca abajo de este gremio.
no-favor-not-held = No tienes este favor.
no-one-favor-a-turn = Ya has usado un favor en este turno.
no-face-down = Este favor está boca abajo. Antes de usarlo otra vez hay que ponerlo boca arriba.
no-face-up-already = Este favor ya está boca arriba.
no-wrong-phase = Este favor no puede usarse en esta fase.
no-no-marker-there = Ahí no tienes ningún marcador de acción.
no-same-building = El marcador tiene que ir a otro edificio.
no-not-harvested = Elige un campo en el que acabes de cosechar.
no-not-a-spot = El primer trabajador va a una ciudad.
no-not-a-field = Los otros dos trabajadores van a campos.
no-field-taken = En este campo hay alguien. En la preparación tiene que estar vacío.
no-same-region = Ya tienes un trabajador en esta región. En la preparación los dos van a regiones distintas.
no-not-built = Este barrio aún no está construido.
no-spot-taken = Este espacio está ocupado.
no-no-open-spot = No hay ningún espacio vacío en ninguna ciudad.
no-not-from-watch = Para esto no se pueden tomar trabajadores de la Guardia de la Ciudad.
no-moved-already = Esta pieza acaba de moverse. La segunda tiene que ser otra.
no-wrong-place = Con esta acción el trabajador no puede ir ahí.
no-same-place = El trabajador ya está ahí. Elige otro lugar.
no-own-worker-there = Ya tienes un trabajador en este campo.
no-not-yours = Solo puedes recolocar tus propios trabajadores y ciudadanos neutrales.
no-no-access = Tendrías que comprar { $need } de madera, pero tus trabajadores te dan acceso a { $have }.
no-wood-too-dear =
    La madera que te falta cuesta { $need ->
        [one] { $need } real
       *[other] { $need } reales
    }; tienes { $have }.
no-no-wood-there = En este campo ya no hay madera.
no-no-favor-left = Ya no queda ningún favor en las ciudades.
no-favor-taken = Este favor ya no está en ninguna ciudad.
no-no-ship-there = Ahí no tienes ningún barco.
no-takes-back = Un intercambio da un bien de otro tipo que los descartados; recuperar uno solo tiraría el otro.
no-no-slot-payable = No tienes los bienes para ninguna casilla vacía. En el molino puedes cambiar bienes.
no-slot-closed = Esta casilla no se usa con este número de jugadores.
no-one-amount-only = Esta casilla pide una sola cantidad.
no-reward-not-in-play = Esta recompensa no está en juego.
no-not-landed-there = Ninguno de tus barcos acaba de desembarcar donde está esta recompensa.
no-more-than-due = Eso es más de lo que debes: { $need } en vez de { $have }.
no-request-not-held = No tienes ninguna petición así.
no-too-much = Entregar { $need } es demasiado; puedes entregar { $have } como máximo.

## Lo que cuesta y da una jugada

# Además de los recursos: un paso del molino y lo que paga un mercado.
brings-level = { $amount } en el molino
brings-income =
    { $count ->
        [one] { $amount } real del mercado
       *[other] { $amount } reales del mercado
    }

# Tras el motivo de la negativa.
sum-too-little-bread = El dado muestra { $die } en la región { $region }: pagas la diferencia.
sum-no-access = Madera que hace falta: { $needed }; tienes { $own }.
sum-wood-too-dear = Madera que te falta: { $wood }.

## De dónde viene la puntuación

source-market-routes = Rutas comerciales
source-expeditions = Expediciones
source-influence-of-guilds = Influencia de los gremios
source-urbanization = Urbanización
source-wealth-of-nation = Riqueza de la nación
source-buildings = Edificios
source-rewards = Recompensas del Rey
source-passing = Pase
source-favors = Favores de gremio
source-honor = Honor
source-windmill = Molino de viento
source-resources = Recursos
source-pirates = Piratas

## En el terminal

short-wheat = TR
short-sugar = AZ
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

tell-set-up = Preparación. Orden de pase: { $order }.
tell-round = Ronda { $round } de { $rounds }, fase { $phase }.
tell-order = Orden de pase: { $order }.
tell-now-scored = La Corona puntúa peticiones al final de esta ronda.
tell-cost =
    { $building } cuesta { $cost }; quien no paga recibe { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    }.
tell-left = Quedan por hacer: { $count }.
tell-due = Debes: { $count }.
tell-line = { $what }: { $content }.
tell-row = Fila { $row }, { $guilds }
tell-dice = dados { $dice }
tell-no-dice = sin dados
tell-requests = peticiones: { $requests }
tell-no-requests = sin peticiones
tell-chosen-by = elegida por { $who }
tell-slot = Casilla de pase { $slot }
tell-or = { $first }, o bien { $second }
tell-taken-by = ocupada por { $who }
tell-nobody = nadie
tell-none = ninguna
tell-field-wood = { $wood } de madera, después { $good }
tell-field-turns = pasará a { $good } si no tiene madera
tell-forest = madera sin límite
tell-workers = trabajadores: { $who }
tell-building = { $number } { $building }, región { $region }
tell-glossed = { $building } ({ $gloss })
tell-building-dice = dados { $dice }, como máximo { $room }
tell-building-empty-dice = sin dados, caben { $room }
tell-pirate-die = dado pirata { $die }
tell-markers = marcadores: { $who }
tell-region-workers = trabajadores en la región: { $who }
tell-low = nivel bajo: { $effect }
tell-high = nivel alto: { $effect }
tell-pirate-dice = dados piratas { $dice }
tell-city = { $city }, { $high } o { $low } PP, paga en { $resource }
tell-spot = espacio { $spot } { $who }
tell-neutral = ciudadano neutral
tell-most = mayoría: { $who }
tell-unbuilt = el barrio { $district } tiene { $favor } ({ $guild }) por { $wood } de madera
tell-market = Mercado de { $good }, { $points } PP en las rondas { $rounds }
tell-colony = { $colony }, { $points } PP en las rondas { $rounds }
tell-trade =
    { $goods } por { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    }
tell-landing = { $goods } de vino
tell-ship = { $trade } ({ $who })
tell-land = tierra, da { $good }: { $who }
tell-rewards = recompensas: { $rewards }
tell-explained = { $name } ({ $effect })
tell-player = { $who }: PP { $points }, reales { $reals }, pan { $bread }, madera { $wood }, trigo { $wheat }, azúcar { $sugar }, vino { $wine }, piratas { $pirates }; molino en { $level }, pan que debe { $due }; en Casa trabajadores { $workers }, barcos { $ships }.
tell-player-dice = Dados de gremio: { $dice }.
tell-player-requests = Peticiones, con sus PP tal como está todo: { $requests }.
tell-player-favors = Favores: { $favors }.
tell-face-down = { $favor } (boca abajo)
tell-best-kept = { $request } (mejor guardarla)
tell-kept = { $request } (guardada)
tell-chosen-hidden = Ha elegido en secreto.
tell-chosen-kept = En secreto guardas: { $request }.
tell-chosen-gift =
    En secreto entregas { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    }.
tell-hidden = ocultos
tell-others-score = las demás dan { $points } PP
tell-guilds-there = gremios: { $guilds }
tell-region = región { $region }
tell-in-city = { $city }, { $guild }

tell-action-commander = mover barcos
tell-action-steward = mover trabajadores a campos
tell-action-guild-master = construir un barrio por un favor
tell-action-mayor = recolocar en las ciudades y después cobrar

tell-effect-none = no obtienes nada, porque no tienes trabajadores en la región { $region }
tell-effect-nothing-to-flip = no giras nada, porque no tienes ningún favor boca abajo
tell-effect-bread = { $bread } de pan
tell-effect-reals =
    { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    }
tell-effect-pp = { $pp } PP
tell-effect-get-wood = obtener { $amount } de madera
tell-effect-windmill-up = subir en el molino
tell-effect-move-ships =
    { $count ->
        [one] mover { $count } barco
       *[other] mover { $count } barcos
    }
tell-effect-move-workers-to-fields =
    { $count ->
        [one] { $count } trabajador a un campo
       *[other] { $count } trabajadores a campos
    }
tell-effect-move-workers-to-city =
    { $pp } PP, { $count ->
        [one] { $count } trabajador a una ciudad
       *[other] { $count } trabajadores a ciudades
    }
tell-effect-move-workers-to-colony-land =
    { $count ->
        [one] { $count } trabajador a la tierra de una colonia
       *[other] { $count } trabajadores a tierras de las colonias
    }, PP por tus barcos allí
tell-effect-move-workers-to-city-watch =
    { $count ->
        [one] { $count } trabajador a la Guardia de la Ciudad, descartar hasta { $pirates_per_worker } piratas
       *[other] { $count } trabajadores a la Guardia de la Ciudad, descartar hasta { $pirates_per_worker } piratas por cada uno
    }
tell-effect-move-worker-anywhere = { $count } trabajador de donde sea a donde sea
tell-effect-flip-favors-face-up =
    { $count ->
        [one] poner boca arriba { $count } favor
       *[other] poner boca arriba { $count } favores
    }
tell-effect-discard-pirates = descartar hasta { $max } piratas
tell-effect-discard-half-pirates = descartar la mitad de tus piratas, redondeada hacia abajo
tell-effect-move-action-marker = mover uno de tus marcadores de acción
tell-effect-set-building-cost = el edificio cuesta { $cost }
tell-effect-add-region-workers = { $count } trabajadores más cuentan para el edificio
tell-effect-add-harvests = cosechar { $count } veces más
tell-effect-buy-building-action =
    usar un edificio por { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    }

picture-fields = Campos
picture-region = Región { $region }
picture-buildings = Edificios
picture-character = personaje
picture-dice = dados
picture-pirate = pirata
picture-markers = marcad.
picture-workers = trabaj.
picture-cities = Ciudades
picture-most = mayoría
picture-markets = Mercados
picture-colonies = Colonias
picture-points = PP
picture-land = tierra
picture-rewards = recompensas
picture-rows = Filas
picture-requests = peticiones
picture-passing = Pase
picture-windmill = mol.
picture-home = casa
picture-ships = barcos
picture-favors = Favores
picture-goods = ★ PP (puntos de prestigio), { short-reals } { resource-reals }, { short-bread } { resource-bread }, { short-wood } { resource-wood }, { short-wheat } { resource-wheat }, { short-sugar } { resource-sugar }, { short-wine } { resource-wine }, { short-pirates } { resource-pirates }.
picture-kinds = { short-market-routes } { request-market-routes }, { short-expeditions } { request-expeditions }, { short-influence-of-guilds } { request-influence-of-guilds }, { short-urbanization } { request-urbanization }, { short-wealth-of-nation } { request-wealth-of-nation }.
picture-signs = A·: una pieza de A y un sitio libre. ○: ciudadano neutral. A2: dos piezas de A. (Monje): boca abajo. UR 7: una petición y sus PP tal como está todo. (UR): mejor guardarla. *: ha elegido en secreto.
picture-places = 3{ short-wood } { short-wheat }→{ short-sugar }: 3 de madera en un campo de trigo que puede pasar a azúcar. 2→4 A: 2 bienes por 4 reales, un barco de A. Números junto a ciudades, mercados y colonias: PP de las peticiones.
picture-sums = Junto a una jugada: $ reales, ◠ pan, ≡ madera, ▪ bienes, ☠ piratas, ★ PP, ↕ molino.

group-request = Peticiones
group-guild = Favores del gremio
group-die = Un dado de { $face } en
group-pirate = Un dado pirata de { $face } en
group-pass = Pasar y cobrar reales
group-pass-act = Pasar y hacer la acción
group-again = Cosechar otra vez
group-worker-from = Un trabajador de
group-worker-to = El trabajador a
group-ship-from = Un barco de
group-ship-to = El barco a
group-ship-to-more = El barco, por la cantidad mayor, a
group-citizen-from = Una pieza de
group-citizen-to = La pieza a
group-wood = Madera de
group-reward = Recompensas
group-choose = Elegir
group-build = Construir por un favor
group-favor = Usar un favor
group-flip = Poner boca arriba un favor
group-marker = El marcador de { $building } a
group-lady = Edificios
group-keep = Guardar una petición
group-donate = Reales que entrego
group-exchange = Molino de viento: { $pair } por 1 de
group-descend = Molino de viento: bajar, por
group-give-point = Molino de viento: PP por

## Títulos de las reglas

rule-1 = La isla
rule-1-1 = Objetivo
rule-1-2 = Lugares
rule-1-3 = Regiones y campos
rule-1-4 = El bosque
rule-1-5 = Edificios y personajes
rule-1-6 = Piezas y dados
rule-2 = Lo que posees
rule-2-1 = Bienes y cantidades
rule-2-2 = La reserva
rule-2-3 = Piratas
rule-2-4 = Los piratas están boca abajo
rule-2-5 = Puntos de prestigio
rule-3 = Preparación
rule-3-1 = Colores, puntos y molino de viento
rule-3-2 = Peticiones iniciales
rule-3-3 = El primer orden
rule-3-4 = Peticiones en las filas
rule-3-5 = Dados
rule-3-6 = Recompensas en las colonias
rule-3-7 = Favores en las ciudades
rule-3-8 = Ciudadanos neutrales
rule-3-9 = Madera en los campos
rule-3-10 = Los primeros personajes
rule-3-11 = Lo que tiene cada uno
rule-3-12 = Dos en la Guardia de la Ciudad
rule-3-13 = En orden inverso
rule-3-14 = Un trabajador en una ciudad
rule-3-15 = Dos trabajadores en campos
rule-4 = La ronda
rule-4-1 = Cinco rondas, cinco fases
rule-4-2 = Dos órdenes
rule-4-3 = Qué es un turno
rule-5 = Fase A: preparación de la ronda
rule-5-1 = Repartir los personajes
rule-5-2 = Tirar los dados
rule-5-3 = Elegir una fila
rule-5-4 = Dados y una petición
rule-5-5 = Favores con cuatro jugadores
rule-5-6 = Favores con dos o tres jugadores
rule-6 = Fase B: colocar dados
rule-6-1 = Turnos
rule-6-2 = Tu turno
rule-6-3 = Un dado de gremio
rule-6-4 = Un dado pirata
rule-6-5 = Sitio para los dados
rule-6-6 = Pan para un dado bajo
rule-6-7 = Usar el dado
rule-6-8 = El edificio vacío
rule-7 = Trabajadores, campos y cosecha
rule-7-1 = Hasta dos
rule-7-2 = De dónde vienen los trabajadores
rule-7-3 = Comandante
rule-7-4 = Administrador
rule-7-5 = Cosecha
rule-7-6 = Primero la madera
rule-7-7 = Cosecha especial
rule-8 = Pasar
rule-8-1 = Una casilla
rule-8-2 = Reales o acción
rule-8-3 = Las cuatro casillas
rule-8-4 = Fuera de la fase
rule-9 = Madera
rule-9-1 = Primero la tuya
rule-9-2 = Acceso
rule-9-3 = Comprar
rule-9-4 = El precio
rule-9-5 = Todo el turno
rule-9-6 = Obtener madera
rule-10 = Barcos, mercados y colonias
rule-10-1 = Un barco, una casilla
rule-10-2 = Otra casilla
rule-10-3 = Madera para un barco nuevo
rule-10-4 = Bienes para la casilla
rule-10-5 = Casillas de mercado
rule-10-6 = Mercados con dos jugadores
rule-10-7 = Casillas de desembarco
rule-10-8 = Cuando todos los barcos se han movido
rule-10-9 = Una recompensa por desembarco
rule-10-10 = Las recompensas A
rule-10-11 = Las recompensas B
rule-11 = Ciudades
rule-11-1 = Barrios y espacios
rule-11-2 = Maestro de Gremios
rule-11-3 = La madera de un barrio
rule-11-4 = Alcalde
rule-11-5 = Ingresos de las ciudades
rule-12 = Fase C: edificios
rule-12-1 = Uno tras otro
rule-12-2 = La tirada
rule-12-3 = El coste
rule-12-4 = Quién tiene turno
rule-12-5 = Pagar o recibir piratas
rule-12-6 = Cuántos piratas
rule-12-7 = Nivel bajo y nivel alto
rule-12-8 = Moinho
rule-12-9 = Capitania
rule-12-10 = Alfândega
rule-12-11 = Casa da Coroa
rule-12-12 = Fortaleza
rule-12-13 = Fin de la fase
rule-13 = Favores de gremio
rule-13-1 = Uno, al empezar un turno
rule-13-2 = Favores usados
rule-13-3 = Tres por gremio
rule-13-4 = Monje
rule-13-5 = Molinero
rule-13-6 = Obispo
rule-13-7 = Mecenas
rule-13-8 = Señor
rule-13-9 = Diplomático
rule-13-10 = Tesorero
rule-13-11 = Navegante
rule-13-12 = Ingeniero
rule-13-13 = Condestable
rule-13-14 = Dama
rule-13-15 = Explorador
rule-14 = El molino de viento
rule-14-1 = En cualquier decisión
rule-14-2 = Cambiar bienes
rule-14-3 = Subir
rule-14-4 = Bajar
rule-14-5 = Entregar puntos abajo
rule-14-6 = La última ocasión de bajar
rule-14-7 = La última ocasión, al alimentar
rule-15 = Fase D: mantenimiento
rule-15-1 = Cuatro pasos
rule-15-2 = Honor
rule-15-3 = Ingresos de las colonias
rule-15-4 = Mantenimiento de los barcos
rule-15-5 = Alimentación
rule-15-6 = Trabajadores con hambre
rule-16 = Fase E: la Corona
rule-16-1 = Peticiones en las rondas 1, 3 y 5
rule-16-2 = En secreto
rule-16-3 = Nada cuenta dos veces
rule-16-4 = Rutas comerciales
rule-16-5 = Expediciones
rule-16-6 = Influencia de los gremios
rule-16-7 = Urbanización
rule-16-8 = La mayoría en una ciudad
rule-16-9 = Riqueza de la nación
rule-16-10 = Los campos cambian en las rondas 2 y 4
rule-16-11 = Perdido para siempre
rule-17 = El final
rule-17-1 = Después de cinco rondas
rule-17-2 = Lo que queda
rule-17-3 = Quién tiene más piratas
rule-17-4 = Más de veinte, o ninguno
rule-17-5 = El ganador

## On the board

# Names of the panes; short, they are tabs on a phone.
board-island = Isla
board-cities = Ciudades
board-guilds = Gremios
board-sea = Mar

board-region = Región { $number }
board-forest = Bosque
board-watch = Guardia
board-count-of = { $who } { $count }
board-workers-of = trabajadores de { $who }
board-was = antes { $good }
board-turns-to = puede pasar a { $good }
board-wood-here = madera: { $count }
board-wood-endless = madera sin límite
board-wood-prices = La madera comprada en un turno cuesta { $prices } reales, una tras otra
board-special-harvest = Cosecha especial
board-dice-here = dados { $dice }
board-pirate-die = Dado pirata { $face }
board-guild-die = Dado de gremio { $face }
board-full = lleno
board-prestige = Puntos de prestigio (PP): { $points }
board-markers-of = marcadores: { $who }
board-levels = 1 o 2 trabajadores: { $low }; 3 o más: { $high }
board-bill = coste { $reals }; si no, piratas { $pirates }

board-district-wood = Madera para construir un barrio, por columna: { $prices }
board-city-points = { $high } PP por la mayoría, { $low } para los demás
board-city-income = ingresos: { $good }
board-city-most = mayoría: { $who }
board-neutral = ciudadano neutral
board-spot-free = libre
board-costs-wood = cuesta { $count } de madera
board-favor = { $favor }, gremio { $guild }: { $does }
board-face-down = boca abajo

# What an effect does, as a note beside its sign.
board-does-or = { $one } o { $other }
board-does-gain-bread = { $count } de pan
board-does-gain-reals =
    { $count ->
        [one] { $count } real
       *[other] { $count } reales
    }
board-does-gain-points = { $count } PP
board-does-points-per-ship = { $count } PP por cada barco propio allí
board-does-pirates-per-worker =
    { $count ->
        [one] descarta { $count } pirata por trabajador
       *[other] descarta { $count } piratas por trabajador
    }
board-does-move-ships =
    { $count ->
        [one] mueve { $count } barco
       *[other] mueve { $count } barcos
    }
board-does-move-workers-to-fields =
    { $count ->
        [one] { $count } trabajador a un campo
       *[other] { $count } trabajadores a los campos
    }
board-does-move-workers-to-city =
    { $count ->
        [one] { $count } trabajador a una ciudad
       *[other] { $count } trabajadores a las ciudades
    }
board-does-move-workers-to-colony-land =
    { $count ->
        [one] { $count } trabajador a una colonia
       *[other] { $count } trabajadores a las colonias
    }
board-does-move-workers-to-city-watch =
    { $count ->
        [one] { $count } trabajador a la Guardia
       *[other] { $count } trabajadores a la Guardia
    }
board-does-move-worker-anywhere = mueve un trabajador a cualquier lugar
board-does-flip-favors-face-up =
    { $count ->
        [one] pon boca arriba { $count } favor
       *[other] pon boca arriba { $count } favores
    }
board-does-get-wood = obtén { $count } de madera
board-does-windmill-up =
    { $count ->
        [one] sube { $count } paso en el molino
       *[other] sube { $count } pasos en el molino
    }
board-does-move-action-marker = mueve un marcador de acción a otro edificio
board-does-set-building-cost = el coste del edificio es { $count }
board-does-add-region-workers =
    { $count ->
        [one] { $count } trabajador más en la región
       *[other] { $count } trabajadores más en la región
    }
board-does-add-harvests =
    { $count ->
        [one] { $count } cosecha adicional
       *[other] { $count } cosechas adicionales
    }
board-does-discard-half-pirates = descarta la mitad de tus piratas, redondeada hacia abajo
board-does-discard-pirates =
    { $count ->
        [one] descarta { $count } pirata
       *[other] descarta { $count } piratas
    }
board-does-buy-building-action =
    { $count ->
        [one] usa cualquier edificio por { $count } real
       *[other] usa cualquier edificio por { $count } reales
    }

board-guild-rows = Columna de gremios
board-row-order = orden de turno ↓
board-row = Fila { $number }
board-guild = gremio { $guild }
board-requests-here = peticiones: { $requests }
board-passing = Pasar
board-slot = Casilla { $slot }
board-windmill = Molino de viento
board-workers-fed = alimentados
board-feeds = { $count } alimentados: { $who }
board-windmill-rule = un paso arriba por { $wheat } de trigo; un paso abajo da { $bread } de pan o { $reals } reales

board-markets = Mercados
board-colonies = Colonias
board-points-in-round = PP por barco en la ronda { $round }
board-points-by-round = PP por barco según la ronda: { $points }
board-market-of = mercado de { $good }
board-trade =
    { $reals ->
        [one] { $count } de { $good } por { $reals } real
       *[other] { $count } de { $good } por { $reals } reales
    }
board-landing-in = Desembarco: { $colony }
board-amount = { $count } de { $good }
board-ship-of = barco de { $who }

board-your-stores = Tus reservas
board-your-dice = Dados
board-your-favors = Favores
board-your-requests = Peticiones, valor ahora: { $points }
board-home = Casa
board-home-workers = Trabajadores en Casa: { $count }
board-home-ships = Barcos en Casa: { $count }
board-no-favor = ninguno aún
board-no-dice = ninguno
board-no-request = ninguna
board-kept = guardada
board-keep = guardar
board-you-keep = { $request }: la guardas
board-best-kept = { $request }: mejor guardarla, pues daría { $points } PP
board-worth = { $request }: ahora { $points } PP
board-worth-more = { $request }: ahora { $points } PP más
board-request-market-routes = Mercados
board-request-expeditions = Expediciones
board-request-influence-of-guilds = Gremios
board-request-urbanization = Ciudades
board-request-wealth-of-nation = Riqueza

board-at-home = trabajadores en Casa
board-ships-out = barcos en el mar
board-passed = pasó, { $slot }
board-in-row = fila { $number }
board-in-slot = casilla { $slot }
board-has-chosen = ha elegido

board-round = Ronda { $round } de { $rounds }
board-set-up = Preparación
board-over = Fin de la partida
board-year = Rondas
board-phase-a = Preparación
board-phase-b = Personajes
board-phase-c = Edificios
board-phase-d = Mantenimiento
board-phase-e = Corona: puntúa { $score } de { $held }
board-phase-e-fields = Corona: cambian los campos

## On the shelf

shelf-minutes = unos 120
shelf-weight = 4
shelf-credits = Diseñado por Nuno Bizarro Sentieiro y Paulo Soledade, con ilustraciones de Mariano Iannelli. Publicado por primera vez por What's Your Game?

## Qué es una cosa

about-region = Los trabajadores en los campos de una región cosechan juntos, y de ellos depende lo bien que funcionan para su dueño los edificios de esa región.
about-field = Un trabajador aquí trae una cosa cuando se cosecha su región: madera mientras quede, después el bien del campo. Algunos campos cambian de bien a lo largo de la partida, salvo que aún tengan madera. Cabe un trabajador de cada jugador.
about-forest = Un trabajador aquí no trae cosecha ni cuenta para ningún edificio, pero permite a su dueño comprar cuanta madera quiera.
about-wood-price = Lo que cuesta la madera que se compra. Cuanta más se compra en un turno, más cara es la siguiente; los precios ya pagados en este turno se saltan.
about-building = Un dado colocado aquí en la primera mitad de la ronda usa al personaje que vive aquí y deja un marcador de acción. Después todos los que tienen marcador pagan el coste o reciben piratas; quien paga puede usar el edificio, en su nivel alto si tiene bastantes trabajadores en la región.
about-commander = Un dado en el Comandante mueve hasta dos barcos a casillas libres de mercados o colonias, o cosecha la región.
about-steward = Un dado en el Administrador mueve hasta dos trabajadores a campos de cualquier región, incluido el bosque, o cosecha la región.
about-guild-master = Un dado en el Maestro de Gremios construye un barrio: se paga su madera, se toma el favor que hay allí y se abren sus dos espacios para todos. O cosecha la región.
about-mayor = Un dado en el Alcalde recoloca hasta dos trabajadores propios o ciudadanos neutrales dentro de las ciudades, y después da los ingresos de los trabajadores que se tienen allí. O cosecha la región.
about-special-harvest = Aquí no vive ningún personaje esta ronda. Un dado colocado aquí cosecha la región, y después uno de sus campos otra vez.
about-watch = Los trabajadores de aquí se llaman guardias. Al llegar permiten descartar piratas, y cada uno puede traer después un dado pirata. Quien tenga más guardias que nadie al final de la ronda puede enviar uno a Casa por PP; a eso se llama honor.
about-pirate = Un dado pirata. Quien tiene un trabajador en la Guardia de la Ciudad puede colocarlo como un dado de gremio; ese trabajador vuelve a Casa y no queda marcador de acción. Si sigue en un edificio, no pagar allí trae más piratas.
about-city = Una ciudad paga a quien puntúa Urbanización: el número mayor a quien tiene más trabajadores en ella, el menor a los demás presentes. El Alcalde da sus ingresos a quien tenga allí un trabajador: 2 por cada trabajador propio y 1 por cada ciudadano neutral.
about-city-spot = Cabe un trabajador o un ciudadano neutral. Los trabajadores de aquí cuentan para la mayoría en la ciudad; si hay empate, va delante quien está más a la derecha.
about-district-wood = Lo que cuesta construir un barrio de cada columna. Quien lo construye toma el favor que lo cubre.
about-favor = Se usa como lo primero de un turno: hace su efecto y queda boca abajo. Elegir una fila de su gremio lo pone otra vez boca arriba. Solo los que están boca arriba cuentan para Influencia de los gremios.
about-row = Una fila de la columna de gremios. Al empezar la ronda cada uno elige una: sus dados se usan en esta ronda, se toma una de sus peticiones, y los favores propios de su gremio se ponen boca arriba. Las filas actúan de arriba abajo.
about-guild = Un gremio de la fila. Todos los favores propios del que se elige se ponen boca arriba.
about-pass = Quien pasa toma una casilla libre: sus reales, o en su lugar su acción. El orden de estas casillas es el orden en que se eligen las filas en la ronda siguiente.
about-windmill = Un marcador en un nivel más alto alimenta gratis a más trabajadores al final de cada ronda. El trigo lo sube un paso; bajar un paso da pan o reales. Se puede usar en cualquier decisión propia.
about-market-routes = Una petición de la Corona. Al puntuar, paga por hasta tres barcos propios en los mercados, con los PP de su mercado en esa ronda. Cuando la Corona puntúa en las rondas 1 y 3, guardas una de tus peticiones para más tarde; en la 5 se puntúan todas.
about-expeditions = Una petición de la Corona. Al puntuar, paga por hasta tres barcos propios en las colonias, con los PP de su colonia en esa ronda. Cuando la Corona puntúa en las rondas 1 y 3, guardas una de tus peticiones para más tarde; en la 5 se puntúan todas.
about-influence-of-guilds = Una petición de la Corona. Al puntuar, paga por cada gremio del que se tiene un favor boca arriba. Cuando la Corona puntúa en las rondas 1 y 3, guardas una de tus peticiones para más tarde; en la 5 se puntúan todas.
about-urbanization = Una petición de la Corona. Al puntuar, paga por una ciudad: más a quien tiene allí la mayoría, menos a los demás presentes. Cuando la Corona puntúa en las rondas 1 y 3, guardas una de tus peticiones para más tarde; en la 5 se puntúan todas.
about-wealth-of-nation = Una petición de la Corona. Al puntuar, se dan reales a la Corona a 1 PP cada uno, hasta un límite. Cuando la Corona puntúa en las rondas 1 y 3, guardas una de tus peticiones para más tarde; en la 5 se puntúan todas.
about-market = Un mercado compra un bien. Un barco que se mueve a una de sus casillas vende lo que esta pide, y se queda allí para puntuar con Rutas comerciales.
about-market-slot = Un barco que se mueve aquí entrega los bienes y trae los reales. Un barco nuevo desde Casa cuesta además 1 de madera. Se queda, cuesta madera de mantenimiento y puntúa con Rutas comerciales.
about-landing-slot = Un barco que se mueve aquí entrega el vino y toma una de las recompensas del Rey de la colonia. Un barco nuevo desde Casa cuesta además 1 de madera. Se queda, cuesta madera de mantenimiento y puntúa con Expediciones.
about-colony-land = Cada trabajador aquí da a su dueño uno de estos bienes al final de cada ronda.
about-ship-points = Lo que da un barco aquí en las rondas en que la Corona puntúa, a quien puntúa la petición correspondiente.
about-reward = Una recompensa del Rey. Cada barco que acaba de llegar a la colonia toma una de las dos; no se gastan.
about-die = Un dado de gremio tuyo para esta ronda. Ponlo en un personaje: si es menor que el número de la región, la diferencia se paga en pan. Los dados en un edificio rebajan después su coste.
about-home-workers = Los trabajadores en Casa se pueden mover a campos, ciudades, colonias o a la Guardia de la Ciudad. Los del tablero se alimentan al final de la ronda; los de Casa no necesitan nada.
about-home-ships = Un barco que zarpa cuesta 1 de madera y no vuelve nunca a Casa. En el mar cada uno necesita una madera al final de cada ronda, o trae un pirata.
about-good = Los bienes se venden en los mercados, se entregan en los desembarcos y se cambian en el molino. Lo que sobra al final cuenta como un real cada uno.
about-wood = La madera construye barcos y barrios y mantiene los barcos. La que falta se puede comprar de campos con madera o por el bosque, donde se tenga un trabajador.
about-bread = El pan alimenta a los trabajadores que no alimenta el molino, y paga los dados bajos.
about-reals = El dinero: paga edificios y madera. Al final cada cinco completos son 1 PP.
about-pirates = Vienen a quien no paga, no mantiene o no alimenta. Al final quien más tiene pierde más PP, y cada uno por encima de 20 cuesta 1 PP más.
about-colony = Una colonia al otro lado del mar. Un barco que desembarca aquí paga vino y toma una de sus dos recompensas del Rey; los trabajadores en su tierra envían un bien cada ronda.
about-prestige = Los puntos de prestigio (PP) deciden la partida. La mayoría viene de las peticiones que la Corona puntúa tras las rondas 1, 3 y 5.
about-has-chosen = Lo elegido se muestra cuando todos han elegido.
about-round = La partida tiene cinco rondas de cinco fases. Tras las que llevan corona se puntúan peticiones; tras las otras, los campos sin madera cambian de bien.
about-phase-a = Los personajes van a otros edificios y se tiran los dados. En orden de pase cada cual elige una fila de la columna de gremios: sus dados, una de sus peticiones, y sus favores de ese gremio se ponen boca arriba.
about-phase-b = En el orden de las filas cada cual coloca un dado en un personaje y lo usa, o pasa. Cada dado deja un marcador de acción en el edificio.
about-phase-c = Los edificios se recorren por su número. Quien tiene allí un marcador paga el coste o recibe piratas; quien paga puede usar el edificio.
about-phase-d = Se puede honrar a quien tiene más trabajadores en la Guardia de la Ciudad, las colonias envían sus bienes, los barcos necesitan madera y los trabajadores, pan. Lo que no se da trae piratas.
about-phase-e = En las rondas 1, 3 y 5 todos puntúan peticiones; en las rondas 2 y 4, en cambio, los campos cambian de bien.

## Iconos

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
icon-citizen = un ciudadano neutral
icon-building = un edificio
icon-field = trabajadores a campos
icon-forest = el bosque
icon-harvest = cosecha
icon-city = ciudades y Urbanización
icon-market = mercados y Rutas comerciales
icon-colony = trabajadores a colonias
icon-watch = la Guardia de la Ciudad
icon-windmill = un paso del molino
icon-guild = favores e Influencia de los gremios
icon-crown = la Corona puntúa; la mayoría en una ciudad; uno de dos efectos
icon-pass = ha pasado
icon-arrow = la fila de un jugador

## Lo que muestran las figuras junto a las reglas

figure-row = Amarillo ha elegido la primera fila, con sus tres dados, y toma una de sus peticiones. En este tablero una fila pertenece a dos gremios.
figure-die = La región 2. En el personaje de la Capitania hay un 2 y un 3, que no cuestan pan; un 1 costaría uno. Debajo están los marcadores de Amarillo y Morado.
figure-wood = En la región 1, Amarillo cosecha 1 de trigo del campo de arriba y 1 de madera del de abajo, al que le quedan 2.
figure-passing = Amarillo ha pasado a la casilla III. Los demás pueden elegir entre I, II y IV: los reales, o la acción que está a la derecha de la casilla.
figure-market = En cada casilla cabe un barco, y pide bienes: 3 de trigo dan 7 reales. A la derecha, los puntos de cada barco para una petición.
figure-colony = Amarillo tiene dos barcos en Açores y uno en Brasil. Un trabajador que llega a una tierra da ese mismo número de puntos.
figure-windmill = El marcador de Rojo alimenta a cinco trabajadores, el de Amarillo a tres, el de Morado a ninguno. Subir cuesta 2 de trigo; bajar da pan o reales.
figure-city = Funchal con un trabajador amarillo. El ciudadano neutral está más a la derecha y por eso tiene la mayoría. Los barrios con favores aún no están construidos.
