### Cómo se enseña O Palácio. Cada paso de `lesson.toml`: su título, qué se ve y para qué sirve, qué hacer (`-do`; de
### una segunda decisión `-do-2`), y qué se dice de otra jugada legal (`-else`).

lesson-visitors-title = Cinco salas para cinco visitantes
lesson-visitors = El Marqués espera a cinco visitantes y hay que preparar estos cinco lugares de recepción. En cada uno tu cubo sube cuatro niveles y todos dan puntos; quien llega al último gana además la carta del visitante.

lesson-hire-title = Contratar trabajadores
lesson-hire = Sin trabajadores no pasa nada, y cada uno cuesta una moneda por ronda (sin ninguna moneda, uno es gratis); todos deciden en secreto cuántos toman. Tienes 25 monedas y pocas maneras de conseguir más: para empezar bastan dos.
lesson-hire-do = Contrata a dos trabajadores.
lesson-hire-else = Podrías, pero con menos se hace poco y con más las monedas se van deprisa. Para esta ronda bastan dos trabajadores.

lesson-place-title = Un lugar para cada trabajador
lesson-place = Ahora los trabajadores van a sus lugares, de uno en uno y por turnos. En los campos bajo el palacio se consigue lo que les gusta a los visitantes: todo empieza con las aceitunas.
lesson-place-do = Coloca un trabajador en el Olivar.
lesson-place-else = También llegarás allí. Primero una cosecha de aceitunas: coloca tu trabajador en el Olivar.

lesson-turns-title = Un solo escudo
lesson-turns = El otro jugador ha ido a los Jardines: un lugar de recepción tiene un solo escudo, y quien llega primero trabaja allí solo esta ronda. La Capilla sigue libre, y para sus dos primeros niveles basta un 3.
lesson-turns-do = Coloca tu segundo trabajador en la Capilla.
lesson-turns-else = Déjalo para después. En la Capilla tu cubo puede empezar a subir ya.

lesson-harvest-title = El dado y las monedas
lesson-harvest = Todos están colocados y los tuyos se ponen a trabajar, en el orden que quieras. En el Olivar cada 3 completo del dado es una aceituna; tiras una vez y puedes pagar hasta seis monedas, que suman 1 cada una: la suerte es solo la mitad.
lesson-harvest-do = Resuelve el trabajador del Olivar.
lesson-harvest-do-2 = Un 5 es una aceituna. Paga 4 monedas: con 9 recibes tres, justo lo que pedirá el lagar.
lesson-harvest-else = Antes las aceitunas, y que sean tres: resuelve el Olivar y paga lo que le falte al dado para llegar a 9.

lesson-climb-title = Subir un nivel
lesson-climb = En la Capilla el primer nivel pide un 3 y has sacado un 4: tu cubo sube y puntúa. Un trabajador lo sube un nivel como mucho, por alto que sea el dado.
lesson-climb-do = No pagues ninguna moneda: la tirada basta.
lesson-climb-else = Aquí las monedas se perderían. Nunca se sube más de un nivel.

lesson-mill-title = Un lagar tarda dos rondas
lesson-mill = Al final de cada una de las cinco primeras rondas llega un visitante: el Patriarca espera ya en la Capilla y le gusta el aceite. Has contratado de nuevo a dos trabajadores, y el lagar puede sacar un aceite de tus tres aceitunas: tarda esta ronda y la siguiente, y mientras tanto nadie más puede usarlo.
lesson-mill-do = Coloca un trabajador en el Lagar de aceite.
lesson-mill-else = Otro puede quitarte el lagar. Coloca tu trabajador en el Lagar de aceite.

lesson-produce-title = Empezar una producción
lesson-produce = Tu otro trabajador está de nuevo en la Capilla, pero antes el lagar: la producción cuesta tus tres aceitunas y 2 monedas. El trabajador se queda allí otra ronda, sin costar nada, y entonces recibes el aceite y 6 puntos.
lesson-produce-do = Resuelve el trabajador del Lagar de aceite.
lesson-produce-do-2 = Empieza la producción.
lesson-produce-else = Así se quedarían ahí las aceitunas. Empieza antes la producción en el Lagar de aceite.

lesson-creek-title = Vender en el arroyo
lesson-creek = Una ronda después tu aceite está listo y tu cubo está en el segundo nivel de la Capilla. Las monedas escasean, y por eso hay un trabajador en el Arroyo de la Laje: allí vendes cuanto quieras, y solo tu vino da 15; el aceite guárdalo para el Patriarca.
lesson-creek-do = Resuelve el trabajador del Arroyo de la Laje.
lesson-creek-do-2 = Vende el vino de Carcavelos.
lesson-creek-do-3 = Basta: no vendas nada más.
lesson-creek-else = Eso no. Vende el vino en el Arroyo de la Laje, y nada más: lo otro te hará falta.

lesson-first-title = Quién empieza
lesson-first = En la ronda anterior el otro jugador estuvo en este escudo, «{ board-starts-next }», y por eso ha sido el primero en esta. El trabajador que está aquí no trabaja, pero su dueño empieza la ronda siguiente y elige antes que nadie.
lesson-first-do = Coloca un trabajador en «{ board-starts-next }», el Escudo de jugador inicial.
lesson-first-else = Enseguida: el otro jugador no ha empezado en la Capilla y difícilmente irá ahora. Toma antes el Escudo de jugador inicial.

lesson-top-title = Arriba: carta y obsequio
lesson-top = Tu cubo está en el tercer nivel de la Capilla. El último pide un 5, que esté el visitante y que le des como obsequio lo que le gusta, un aceite; ahí arriba solo llega un jugador, y los demás aún pueden subir los niveles de abajo.
lesson-top-do = Has sacado un 3: paga 2 monedas para llegar a 5.
lesson-top-do-2 = Entrega el obsequio y toma la carta.
lesson-top-else = Así te quedarías otra ronda sin llegar arriba. El Patriarca puede ser tuyo ya: sube el dado a 5 y entrega el obsequio.

lesson-cards-title = Qué hacen las cartas
lesson-cards = Con el Patriarca cada moneda tuya suma 2 al dado. El Rey manda un trabajador gratis, el Arquitecto suma 1 a cada tirada, el Secretario cambia monedas por puntos o al revés, la Marquesa da puntos por productos, y el Marqués, en la Casa de Pesca, pide un 4 y 10 monedas: su carta se guarda por sus puntos o se descarta para bajar un nivel a los demás en un lugar de recepción.

lesson-end-title = La última carta
lesson-end = Cuando se gana la última carta de los cinco visitantes, se acaba esa ronda y termina la partida. Entonces puntúan las cartas (el Rey 20, el Marqués 10, las demás 5) y un poco lo que queda: 3 por cada aceite, vino o seda, 1 por cada aceituna, uva u hoja, 1 por cinco monedas; lo que sigue en un lugar de producción se pierde.

## El consejero de una primera partida

coach-product = Eliges dos productos para empezar. Lo que más vale en el arroyo es esto: { $good }, { $coins } monedas; pero aceite, vino y seda son también lo que piden los visitantes, y producirlos tarda dos rondas.
coach-hire = Tienes { $coins } monedas y { $workers } trabajadores en casa. Cada uno cuesta solo una, pero subirle el dado después cuesta más: contrata a cuantos tengan algo que hacer y guarda unas 3 monedas por cada tirada que importe.
coach-hire-with-king = El trabajador del Rey viene gratis: con él podrían trabajar { $workers } esta ronda. Déjalo en casa solo si no tienes dónde colocarlo.
coach-free-worker =
    No te quedan monedas, y entonces { $free ->
        [one] { $free } trabajador viene gratis
       *[other] { $free } trabajadores vienen gratis
    }; no se puede subir ninguna tirada. { $count ->
        [0] No tienes nada que vender, así que cosecha: lo que dé el dado sin monedas se podrá vender en el Arroyo de la Laje en otra ronda.
        [one] Mándalo al Arroyo de la Laje: lo que tienes daría allí { $count } moneda.
       *[other] Mándalo al Arroyo de la Laje: lo que tienes daría allí { $count } monedas.
    }
coach-coins =
    { $coins ->
        [one] Solo te queda { $coins } moneda
       *[other] Solo te quedan { $coins } monedas
    }, y apenas puedes subir una tirada. { $count ->
        [0] No tienes nada que vender, así que primero un trabajador a una plantación: lo que coseche da monedas en el Arroyo de la Laje.
       *[other] Manda un trabajador al Arroyo de la Laje con lo que te sobre: lo que tienes daría allí { $count }.
    }
coach-architect = El Arquitecto ya ha sumado { $bonus } a tu tirada: cuenta { $value } (lugar: { $location }). Lo hace en cada tirada tuya y no cuesta nada, así que los niveles bajos muchas veces no piden ni una moneda.
coach-patriarch = Con el Patriarca cada moneda suma { $step }: la primera sube esta tirada de { $value } a { $raised }, y puedes pagar { $most } como mucho. Lo que falta cuesta la mitad, así que ahora compensa ir a lugares con números altos.
coach-place = Te quedan { $count } por colocar, y a los demás { $others }. Primero los lugares con un solo escudo, que se pierden cuando alguien llega; las plantaciones pueden esperar.
coach-place-king = Tienes { $count } en la mano, y uno puede ser el trabajador del Rey. Solo importa en un lugar de producción: quien va allí falta dos rondas.
coach-worker = Aquí esperan trabajadores tuyos ({ $count }): { $location }. Eliges el orden, y cuenta: lo que trae uno lo puede gastar el siguiente, así que vende o cosecha antes de subir o producir.
coach-raise = Has sacado { $value } (lugar: { $location }) y tienes { $coins } monedas. Cada una suma 1, hasta 6; solo se pregunta una vez, y la moneda que no llega al siguiente escalón se pierde.
coach-produce = Ahora, o el trabajador se va a casa: esto ({ $good }) cuesta { $coins } monedas además de los recursos y da { $points } puntos en la ronda siguiente. No empieces nada que no se pueda acabar antes del final.
coach-offer = Ya puedes tomar esta carta: { $character }, { $points } puntos al final y su ayuda desde ahora. Nadie más estará nunca en ese nivel; esperar solo compensa si lo que entregas te hace más falta en otra parte.
coach-sell = Todo lo que tienes daría { $count } monedas; lo más caro es esto: { $good } ({ $coins }). Guarda lo que quiere un visitante; lo que sobra al final vale poco.
coach-finish = Todos tus trabajadores han acabado. Antes de terminar aún puedes usar lo que tienes: { $character }. No es obligatorio.
coach-exchange-points = El Secretario convierte en 2 puntos 2 de tus { $coins } monedas, tres veces por ronda. Hacia el final es cinco veces lo que vale una moneda; antes suben más niveles con el dado.
coach-exchange-coins = El Secretario convierte 2 puntos en 2 monedas, y tienes { $points } puntos. Compensa cuando con esas monedas subes un nivel enseguida.
coach-gift = La Marquesa da { $points } puntos por un producto, dos por ronda. Tienes: { $good }. Al final un producto vale solo 3: entrega lo que no espera ningún visitante.
coach-marquis = Puedes descartar al Marqués y bajar a los demás en un lugar de recepción; donde más tienen que perder: { $location } (niveles: { $level }). La carta vale 10 al final si la conservas.

## El juego en un minuto

figure-minute = El palacio: cubos que suben en los lugares de recepción y un visitante que espera en la Capilla.
minute-what = Quieres ser el mayordomo del Marqués. Con unos pocos trabajadores preparas su palacio para cinco visitantes, y cada uno deja una carta a quien llega primero.
minute-turn-1 = Contrata trabajadores por una moneda cada uno, en secreto, y colócalos por turnos. En casi todos los lugares cabe uno.
minute-turn-2 = Tira un dado por cada trabajador; las monedas lo suben. Si basta, tu cubo sube un nivel y puntúa.
minute-turn-3 = El último nivel es para un solo jugador: el que alcanza el número mientras el visitante está allí y le entrega lo que le gusta.
minute-turn-4 = Así gana la carta, con puntos y una ayuda. Los obsequios salen de otros lugares: cosecha con el dado, produce aceite, vino o seda (dos rondas) y vende lo que no necesitas.
minute-wins = Cuando se han ganado las cinco cartas la partida termina. Gana quien tenga más puntos.
