### Cómo se enseña Madeira. Cada paso de `lesson.toml`: su título, lo que se ve y para qué sirve, qué hacer (`-do`; de una
### segunda decisión `-do-2`) y lo que se dice de otra jugada legal (`-else`).

lesson-crown-title = Lo que pide la Corona
lesson-crown = Durante cinco rondas sirves a la Corona de Portugal, y la mayoría de tus puntos de prestigio (PP) vienen de sus peticiones, que se puntúan en las rondas con corona: 1, 3 y 5. Ya tienes una, la balanza, marcada aquí dondequiera que esté: { request-market-routes } paga por hasta tres barcos tuyos en los mercados (los demás signos dicen su nombre si apuntas a ellos).

lesson-row-title = Elegir una fila
lesson-row = La ronda empieza con una fila de la columna de gremios: sus tres dados son tuyos hasta que acabe la ronda, y también una de sus peticiones. Quien tiene la fila 1 actúa primero, y solo allí está { request-urbanization }, el signo con casas, que paga por una ciudad: tú tienes un trabajador en { city-machico }.
lesson-row-do = Elige la fila 1.
lesson-row-do-2 = Toma la petición { request-urbanization }.
lesson-row-else = Se puede jugar, pero tu trabajador en { city-machico } pide { request-urbanization }: elige la fila 1 y esa petición.

lesson-die-title = Un dado en un personaje
lesson-die = Por turnos, todos colocan dados en los personajes de los edificios para usarlos; el primero para ti es el { character-steward }, que envía trabajadores a los campos. Está en la región 2, donde un dado de 2 o más no cuesta nada; al 1 le falta un punto, que se paga en pan, pero te guardas el 2 para después.
lesson-die-do = Coloca un dado de 1 en el { character-steward }, en el edificio { building-moinho }.
lesson-die-else = Eso vendrá después. Empieza por el { character-steward }, para llenar los campos: un dado de 1 en el { building-moinho }.

lesson-workers-title = Trabajadores en los campos
lesson-workers = El { character-steward } lleva a dos de tus trabajadores a los campos, donde cada uno trae algo en cada cosecha de su región. En la región 2 tienes uno: con tres, una sola cosecha trae tres cosas, y los edificios de esa región te sirven mejor.
lesson-workers-do = Usa la acción del { character-steward }.
lesson-workers-do-2 = Toma un trabajador de { place-home }.
lesson-workers-do-3 = Envía al trabajador a un campo de trigo de la región 2: { place-r2-f1 } o { place-r2-f2 }.
lesson-workers-do-4 = Toma otro trabajador de { place-home }.
lesson-workers-do-5 = Envíalo al otro campo de trigo de allí.
lesson-workers-else = En otro sitio estarían solos. Dos trabajadores de { place-home } van a los dos campos de trigo de la región 2.

lesson-harvest-title = Cosecha: primero la madera
lesson-harvest = Con un dado usas el personaje o, en su lugar, cosechas la región, y ahora la región 2 lo merece. Cada uno de tus tres campos trae una cosa: trigo, azúcar y, del { field-r2-f2 }, madera, porque un campo solo da su bien cuando ya no le queda madera.
lesson-harvest-do = Coloca el dado de 2 en la { building-capitania }: en la región 2 no cuesta pan.
lesson-harvest-do-2 = Cosecha.
lesson-harvest-else = Tus tres trabajadores están listos: pon el 2 en la { building-capitania } y cosecha en vez de usar el personaje.

lesson-ships-title = Barcos a los mercados
lesson-ships = El { character-commander } mueve hasta dos barcos: cada uno cuesta 1 de madera al salir de { place-home }, vende bienes donde llega y se queda allí. Para { request-market-routes }, un barco en el mercado de azúcar vale 6 PP en esta ronda y en el de vino, 4; lo dice la estrella de la derecha.
lesson-ships-do = Coloca tu último dado, un 1, en el { character-commander } ({ building-alfandega }).
lesson-ships-do-2 = Usa la acción del { character-commander }.
lesson-ships-do-3 = Toma un barco de { place-home }.
lesson-ships-do-4 = Envíalo al mercado de azúcar, donde 2 de azúcar dan 6 reales.
lesson-ships-do-5 = Toma otro barco de { place-home }. Los reales llegan cuando se han movido los dos.
lesson-ships-do-6 = Envía este al mercado de vino, con tu único vino, por 3 reales.
lesson-ships-else = Eso daría menos. Con el { character-commander } salen dos barcos de { place-home }: uno al mercado de azúcar y otro al de vino.

lesson-favor-title = Dados piratas y favores
lesson-favor = Tus dados se han acabado, pero cada uno de tus dos trabajadores en la Guardia de la Ciudad puede traer un dado pirata y vuelve entonces a { place-home }. Con él, el { character-guild-master } te consigue un favor por la madera de su barrio: no te queda, pero tu trabajador en el { field-forest } te deja comprarla, 2 por 3 reales.
lesson-favor-do = Coloca el dado pirata de 2 en el { character-guild-master } ({ building-capitania }).
lesson-favor-do-2 = Usa la acción del { character-guild-master }.
lesson-favor-do-3 = Toma el { favor-constable } en { city-funchal }: así construyes su barrio.
lesson-favor-else = Eso no: con el dado pirata de 2, el { character-guild-master } te consigue un favor por 2 de madera, mejor el { favor-constable }.

lesson-mayor-title = Un favor, y luego el Alcalde
lesson-mayor = Un favor se usa al empezar un turno: el { favor-constable } se lleva la mitad de tus piratas y queda boca abajo hasta que vuelvas a ponerlo boca arriba. Después el { character-mayor } mueve gente entre las ciudades, porque en { city-machico } el ciudadano neutral, más a la derecha, va por delante de ti: puntuarías allí 4 PP en vez de 15.
lesson-mayor-do = Usa tu favor.
lesson-mayor-do-2 = Coloca el dado pirata de 3 en el { character-mayor } ({ building-casa-da-coroa }).
lesson-mayor-do-3 = Usa la acción del { character-mayor }.
lesson-mayor-do-4 = Toma al ciudadano neutral de { city-machico }.
lesson-mayor-do-5 = Colócalo en { city-porto-santo } o en { city-funchal }.
lesson-mayor-do-6 = Pulsa { move-done }, pues no hace falta mover a nadie más. { city-machico } te paga entonces sus ingresos: 2 de madera por cada trabajador tuyo de allí.
lesson-mayor-else = Eso no ayuda en { city-machico }. Primero tu favor, después el { character-mayor }: el ciudadano neutral de allí va a otra ciudad, y nada más.

lesson-pass-title = Pasar
lesson-pass = No te quedan dados, así que pasas y ocupas una casilla libre: de { slot-i } a { slot-iv } dan cada vez más reales, pero quien está antes elige antes su fila en la ronda siguiente. El signo junto a los reales es una acción que se toma en su lugar; esta vez toma los reales, que ahora hay que pagar los edificios.
lesson-pass-do = Pasa a la casilla { slot-iii }, por 4 reales, o a la { slot-i } o la { slot-ii }.
lesson-pass-else = La acción te costaría unos reales que enseguida te harán falta. Pasa y toma los reales de una casilla.

lesson-pay-title = Pagar los edificios
lesson-pay = Tus dados han dejado marcadores en tres edificios, y uno tras otro piden 8 reales cada uno (9 entre tres jugadores, 10 entre cuatro), menos lo que salga al tirar otra vez los dados de gremio que hay en él. Tus tres trabajadores en la región 2 hacen que el { building-moinho } funcione en su nivel alto, 5 de pan por 5 reales, y la { building-capitania }, a su lado, da 3 PP a quien la usa en ese nivel.
lesson-pay-do = Paga el { building-moinho }.
lesson-pay-do-2 = Úsalo: obtienes 5 de pan.
lesson-pay-do-3 = Paga también la { building-capitania }.
lesson-pay-do-4 = Úsala: obtienes 3 PP.
lesson-pay-do-5 = Pulsa { move-done }: también podría enviar trabajadores a una ciudad, pero pedirían pan.
lesson-pay-else = Ahora lo sencillo: paga el { building-moinho } y úsalo, después la { building-capitania }, y no envíes a nadie a una ciudad.

lesson-pirates-title = O recibir piratas
lesson-pirates = Tu tercer marcador está en la { building-alfandega }, en la región 1, donde no tienes a nadie: quien paga allí sin trabajadores no obtiene nada. Quien no paga recibe 1 pirata, y más si hay un dado pirata; al final quien tenga más pierde 16 PP, y todos 1 más por cada pirata por encima de 20, pero unos pocos no son una desgracia.
lesson-pirates-do = Recibe 1 pirata.
lesson-pirates-else = No des nada a cambio de nada: sin un trabajador en la región 1, la { building-alfandega } no te sirve. Recibe el pirata.

lesson-keep-up-title = Madera, pan y el molino
lesson-keep-up = Al final de la ronda cada barco pide 1 de madera y cada trabajador del tablero, 1 de pan; lo que no das llega como piratas. El molino de viento alimenta a tantos trabajadores como dice el número de tu marcador, y con dos de trigo sube un paso, en cualquier decisión tuya.
lesson-keep-up-do = Descarta 2 de madera por tus dos barcos.
lesson-keep-up-do-2 = Abre «Acciones gratuitas», a la derecha, junto a las respuestas, y sube en el molino por 2 de trigo: alimentará a 4 de tus 5 trabajadores.
lesson-keep-up-do-3 = Descarta 1 de pan por el quinto trabajador.
lesson-keep-up-else = Hay algo mejor: 2 de madera por los barcos, un paso arriba en el molino por 2 de trigo y 1 de pan para el trabajador que queda.

lesson-score-title = Se puntúa una petición
lesson-score = En la ronda 1 se puntúa una de tus dos peticiones, en la 3 dos de tres, en la 5 las tres; cuáles, lo elige cada uno en secreto. { request-urbanization } vale 15 PP mientras nadie te supere en { city-machico }; { request-market-routes } vale 10 y puede esperar: los barcos se quedan y un tercero puede sumarse, aunque los mercados darán entonces otros PP.
lesson-score-do = Guarda { request-market-routes } (la loseta { board-request-market-routes }), y así se puntúa { request-urbanization }.
lesson-score-else = Así puntuarías 10 PP y dejarías los 15 al azar. Guarda { request-market-routes }.

lesson-end-title = Cuatro rondas más
lesson-end = La primera ronda ha terminado, con 18 PP para ti; en las rondas 2 y 4 no se puntúan peticiones, pero los campos sin madera cambian, de trigo a azúcar y de azúcar a vino. Tras la ronda 5 cuenta un poco lo que te queda, los piratas restan (16 PP a quien tenga más, 8 al siguiente y 1 por cada uno por encima de 20), y gana quien tenga más PP.

## El consejero de una primera partida

coach-set-up-city = Tu primer trabajador va a una ciudad. Con Urbanización, quien tiene la mayoría en { $city } puntúa { $points } PP y los demás presentes { $low }; el Alcalde cobra en cada ciudad donde tengas a alguien. Lo que se olvida: el ciudadano neutral también cuenta, y si hay empate va delante quien está más a la derecha.
coach-set-up-field = Ahora dos trabajadores para los campos, y no los dos en la misma región. El Bosque cuenta como campo: no da cosecha, pero quien está allí puede comprar toda la madera que haga falta, y tú tienes { $wood }. Para cosechar hace falta un dado en un personaje de la región: mira dónde están los que vas a usar de todos modos.
coach-row = Una fila son tres cosas: dados, una petición y cuándo te toca. De las filas que siguen libres, la { $row } tiene los dados más altos ({ $dice }); pero los bajos solo cuestan pan, y una petición que no te va cuesta puntos.
coach-request = Tienes: { $request }. La próxima vez se puntúa en la ronda { $round }, y en la 5 se puntúan todas. Toma una que pida lo que construyes de todos modos; dos iguales necesitan cada una barcos, favores o ciudades propios.
coach-guild = Puedes poner boca arriba todos tus favores de uno de los dos gremios. Boca abajo tienes: { $favor }. Primero los que te sirvan en esta ronda; pero solo los que están boca arriba puntúan con Influencia de los gremios.
coach-turn = Tus dados: { $dice }; y tienes { $bread } de pan. Un dado menor que el número de la región cuesta la diferencia en pan. Ve primero adonde también quieran ir otros, pues en un personaje solo caben tantos dados como jugadores hay; y piensa en el marcador: ese edificio habrá que pagarlo.
coach-favor = Puedes empezar este turno con un favor: { $favor }. Úsalo antes que nada, que después ya no se puede; queda boca abajo hasta que lo levante la fila de su gremio, la Casa da Coroa o una recompensa.
coach-pirate = En la Guardia de la Ciudad tienes trabajadores ({ $count }), y cada uno puede traer un dado pirata; allí están: { $dice }. Es un dado de más y sin marcador, así que no tienes que pagar ese edificio. Pero quien tenga que pagarlo y no quiera recibirá más piratas.
coach-pass = Ya no te quedan dados propios. Estas casillas están libres: { $slot }. Las últimas dan más reales, las primeras dejan elegir antes la fila; tres de ellas ofrecen una acción en su lugar.{ $count ->
        [0] { "" }
       *[other] { " " }Con alguien en la Guardia de la Ciudad aún puedes colocar un dado pirata antes de pasar.
    }
coach-use-die =
    { $count ->
        [0] No tienes trabajadores en la región de { $building }, así que no hay nada que cosechar: la acción del personaje o nada.
        [one] En la región de { $building } una cosecha te traería una cosa, pues tienes allí { $count } trabajador. Compáralo con la acción del personaje, que otro puede ocupar antes de que vuelvas.
       *[other] En la región de { $building } una cosecha te traería { $count } cosas, una por cada trabajador. Compáralo con la acción del personaje, que otro puede ocupar antes de que vuelvas.
    }
coach-special-harvest =
    En esta ronda no vive ningún personaje en este edificio ({ $building }). Aquí solo se cosecha, pero es una cosecha especial: uno de los campos da otra vez. { $count ->
        [0] Pero no tienes trabajadores en la región, así que te llevas solo el marcador
        [one] Tienes allí { $count } trabajador, que trae dos cosas
       *[other] Tienes allí { $count } trabajadores
    }.
coach-again =
    { $count ->
        [one] Puedes cosechar { $count } campo más
       *[other] Puedes cosechar { $count } campos más
    }, entre los que acabas de cosechar. Un campo que ha perdido su última madera da ahora su bien.
coach-worker = En Casa tienes trabajadores ({ $count }), y los del tablero piden ahora mismo { $due } de pan, aparte de lo que alimenta el molino. En una región cuentan juntos: el tercero hace que sus edificios funcionen en el nivel alto. No hace falta mover todos los que puedes.
coach-ship =
    { $count ->
        [0] Aún no tienes barcos en el tablero
        [one] Tienes { $count } barco en el tablero
       *[other] Tienes { $count } barcos en el tablero
    }; de madera tienes { $wood }. Un barco cuesta 1 de madera al salir de Casa y otra al final de cada ronda, y nunca vuelve. Los reales y las recompensas llegan cuando se han movido todos los barcos de la acción.
coach-berth = Los barcos puntúan donde estén cuando la Corona cuente, la próxima vez en la ronda { $round }: un mercado da entonces hasta { $points } PP ({ $market }), y las colonias cuentan para Expediciones. En un turno posterior un barco puede zarpar hacia otra casilla. Los bienes tienen que estar ahora, pero el molino aún puede cambiar algunos.
coach-reward = Tu desembarco trae una de estas: { $reward }. No se gastan, así que otros podrán tomar la misma después. Un trabajador vale más donde uno más cambia las cosas.
coach-choose =
    Tienes { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    } y { $bread } de pan. Antes de la alimentación, cada pan que vaya a pedir un trabajador evita un pirata; si no, líbrate de los que tienes.
coach-build = El barrio más barato cuesta { $least } de madera, y tienes { $wood }. Lo que falta se puede comprar si tienes acceso. Un favor usado queda boca abajo y solo sirve otra vez cuando una fila de su gremio, la Casa da Coroa o una recompensa lo pone boca arriba, así que piensa en los gremios de las filas; y cada gremio boca arriba vale 5 PP con Influencia de los gremios.
coach-wood = Hay que tomar { $count } de madera de donde tienes trabajadores. En el Bosque no se acaba nunca; en un campo descubre el bien, para todos. Piensa en los campos que cambian en la ronda 2 o 4: solo cambian si no les queda madera.
coach-citizen = Ciudades donde tienes a alguien ({ $count }): { $city }. Cada una te pagará 2 por cada trabajador tuyo y 1 por cada ciudadano neutral, pero ese ciudadano cuenta también para la mayoría. Se mueven como mucho dos piezas: busca primero una ciudad donde una sola decide la mayoría.
coach-flip = Boca abajo tienes: { $favor }. Lo que pongas boca arriba se usa desde tu turno siguiente: cuando coloques otro dado, o en un edificio que aún no ha llegado y donde tienes un marcador. Elige uno que te sirva ahí, o uno de un gremio que necesites para Influencia de los gremios.
coach-marker = El Obispo lleva un marcador tuyo a otro edificio. Tienes marcadores en: { $building }. Quítalo de donde te costaría piratas, o llévalo adonde esperan tres trabajadores.
coach-lady = Los reales están pagados: usa un edificio en cuya región tengas trabajadores: { $building }. Con tres o más funciona en su nivel alto.
coach-pay =
    { $building }: { $cost ->
        [one] { $cost } real
       *[other] { $cost } reales
    } o { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    }. Funciona para quien tiene trabajadores en su región, y tú tienes { $count }: con uno o dos, en el nivel bajo; con tres, en el alto; sin ninguno, nada. Varios marcadores aquí no cuestan más.
coach-use-building = Has pagado, y con trabajadores en su región ({ $count }) ya puedes usar este edificio: { $building }. Desde tres funciona en su nivel alto. Déjalo sin usar solo si lo que mueve te haría daño, porque los reales no vuelven.
coach-end-of-c = Antes de la alimentación es la última ocasión para bajar en el molino por pan o reales: tal como están las cosas te pedirán { $due } de pan, y tienes { $bread }. Pero cada paso abajo alimenta también a uno menos, en esta ronda y en las siguientes.
coach-honor = Nadie tiene tantos como tú en la Guardia de la Ciudad: { $count }. Uno puede ir a Casa por 4 PP, y además ahorra un pan. Déjalos solo si los vas a necesitar a todos para dados piratas.
coach-upkeep = Tus barcos piden { $count } de madera; tuya tienes { $wood }, que va primero. La que falta se puede comprar o llega como piratas, uno por cada una. A veces una madera vale más en la ronda siguiente que lo que cuesta un pirata.
coach-feed =
    { $due ->
        [0] El molino alimenta a todos tus trabajadores: te piden 0 de pan
       *[other] Te piden { $due } de pan, aparte de lo que alimenta el molino
    }, y tienes { $bread }. Con dos de trigo tu marcador sube un paso y ahorra uno. Por cada pan que te piden y no descartas recibes 1 pirata.
coach-keep = Ahora se puntúan todas tus peticiones menos una. Tal como están las cosas, la mejor para guardar es { $request }, porque solo daría { $points } PP. Guarda una que aún pueda crecer, y recuerda que en la ronda 5 no se guarda ninguna.
coach-donate =
    Tienes { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    }, y cada uno es aquí 1 PP, hasta 15 por petición. Al final de la partida cinco reales son 1 PP; hasta entonces pagan edificios y madera.
coach-descend =
    Andas mal de dinero: { $reals ->
        [one] { $reals } real
       *[other] { $reals } reales
    }. En cualquier decisión tuya, bajar un paso en el molino da 3 reales o 1 de pan, y entonces alimenta a un trabajador menos (ahora { $count }).
coach-give-point = Tu marcador está abajo del todo. En caso de apuro puedes dar allí puntos, de tus { $points } PP, por 1 de pan o 1 real cada uno: solo compensa contra piratas que te costarían más.
coach-prestige = Tu molino está arriba del todo, y tienes { $wheat } de trigo. Dos de trigo son ahora 1 PP en cualquier decisión tuya; compáralo antes de vender trigo.
coach-climb =
    Tienes { $wheat } de trigo: con dos, tu molino sube un paso en cualquier decisión tuya. Ahora alimenta a { $count ->
        [one] { $count } trabajador
       *[other] { $count } trabajadores
    }, y un paso ahorra un pan en cada ronda que queda: hazlo pronto o no lo hagas.
coach-exchange = Si te falta un bien, el molino da uno a tu elección por otros dos cualesquiera. Tienes más de uno de: { $good }. Es caro, pero un barco que así puede zarpar quizá lo valga.

## El juego en un minuto

figure-minute = Una parte de la isla: campos con trabajadores, el Bosque, la Guardia de la Ciudad y edificios con dados.
minute-what = Durante cinco rondas sirves a la Corona en Madeira. Paga con puntos lo que piden sus peticiones: barcos, ciudades, favores o dinero. En cada ronda empiezas con tres dados y una petición nueva.
minute-turn-1 = Coloca un dado en un personaje y úsalo: zarpan barcos, van trabajadores a los campos, crecen las ciudades, se mueve su gente. Un dado bajo en una región alta cuesta pan.
minute-turn-2 = O cosecha la región: cada trabajador tuyo en sus campos trae madera mientras quede, y si no, el bien.
minute-turn-3 = Cuando todos han pasado, hay que pagar cada edificio donde colocaste un dado. Paga y úsalo, o recibe piratas.
minute-turn-4 = Un trabajador que llega a la Guardia de la Ciudad te libra de piratas, y después te trae un dado más.
minute-turn-5 = Al final de la ronda los barcos piden madera y los trabajadores, pan. Lo que falta llega como piratas.
minute-wins = Tras las rondas 1, 3 y 5 la Corona paga peticiones. Al final los piratas restan puntos, y gana quien tenga más.
