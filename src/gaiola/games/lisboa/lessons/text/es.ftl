### Cómo se enseña Lisboa. Cada paso de `lesson.toml`: su título, qué se ve y para qué sirve, qué hacer (`-do`; de una
### segunda decisión `-do-2`), y qué se dice de otra jugada legal (`-else`).

lesson-wigs-title = Tiendas y edificios públicos
lesson-wigs = Gana quien tiene más pelucas, y casi todas llegan así: tu tienda de la fila D vende oro, y el edificio público que otro jugador ha abierto al oeste muestra también el color del oro. Te ha enviado clientes, y tu tienda ha puntuado las 4 pelucas que se ven bajo su columna.

lesson-places-title = Una carta va a uno de dos lugares
lesson-places = Cada turno juegas una de tus cinco cartas: en la Corte Real, para visitar a su Noble, o en tu portafolio. Allí esta te da enseguida un libro, te deja vender o comerciar y se queda: el 3 de su borde superior es Influencia que te dará una y otra vez.
lesson-places-do = Elige «{ card-blue-marquis-1 }» y ponla en tu portafolio.
lesson-places-else = También vale, pero empieza por el portafolio: «{ card-blue-marquis-1 }» te da el libro que vas a necesitar.

lesson-ship-title = Un barco a cambio de un libro
lesson-ship = Ahora vendes bienes o entregas hasta dos a los Nobles, cada uno por una acción de Estado. Un barco vale la pena: da Influencia, se le pueden vender bienes, y puntúa cada vez que zarpa lleno y otra vez al final.
lesson-ship-do = Elige el barco del Marqués (en la Corte), y después el libro que entregas por él.
lesson-ship-do-2 = Elige la ranura vacía que brilla: así tu carta se queda donde está.
lesson-ship-do-3 = Un barco pequeño cuesta un bien más. Paga con tu herramienta: el oro y la tela los venderás.
lesson-ship-do-4 = Guarda los demás bienes para venderlos: elige «{ move-done }».
lesson-ship-else = Eso, en otro turno. Ahora te conviene un barco: primero el barco del Marqués, después un libro por él, una ranura vacía, tu herramienta para pagar, y «{ move-done }».

lesson-influence-title = La Influencia
lesson-influence = El barco te ha dado 5 de Influencia, 3 por tu carta y 2 por el propio barco, como pone arriba en cada uno, y te la vuelven a dar siempre que ganas Influencia, por ejemplo con otro barco. La Influencia abre las puertas de los Nobles; al final de cada turno tomas una carta, y con la de un Noble puedes visitarlo.
lesson-influence-do = Toma de la muestra la carta de un Noble.
lesson-influence-else = Ya tienes una carta de Tesorería. Toma la de un Noble: Manuel, el Marqués o el Rey.

lesson-subsidy-title = Dinero de la Tesorería
lesson-subsidy = Los demás han jugado, y uno ha construido un barco, que ha subido la Tesorería a 5. Una carta de Tesorería en tu portafolio te paga justo esos reales, baja la Tesorería en 1 y deja su beneficio: cada tela que vendas te da 2 más; jugada en la Corte Real, una carta así te cuesta el valor de la Tesorería y realiza su evento, una vez.
lesson-subsidy-do = Pon «{ card-blue-treasury-6 }» en tu portafolio.
lesson-subsidy-else = Tienes 2 reales, así que primero hace falta dinero. Pon «{ card-blue-treasury-6 }» en tu portafolio.

lesson-sell-title = Vender a cualquier barco
lesson-sell = Puedes vender a todo barco atracado, sea de quien sea. En el tuyo cabe un bien y ya está lleno: zarpa, y te da una peluca; en el rojo de otro jugador caben dos, paga 1 más por cada uno y, si cargas uno solo, no zarpa para su dueño.
lesson-sell-do = Vende oro a tu barco, por 6: la tela es para el rojo.
lesson-sell-do-2 = Vende otro al barco rojo: la tela da 5, más 1 por el barco, más 2 por tu carta.
lesson-sell-do-3 = Guarda el último bien para comerciar con un Noble: elige «{ move-done }».
lesson-sell-else = Hay algo mejor: un bien a tu barco, otro al rojo, y listo.

lesson-actions-title = Seis acciones de Estado
lesson-actions = Manuel te da funcionarios, para encarecer las visitas ajenas y trabajar en los edificios públicos, y los planos de estos; el Marqués, barcos y bienes, uno de cada tienda tuya mientras haya sitio en tu almacén; el Rey, losetas de clero y favores reales con los que seguir a otros. Estas acciones se compran con bienes, como hiciste con el barco, o una se consigue gratis en una visita.

lesson-visit-title = Una visita y su coste
lesson-visit = Visitar a Manuel te cuesta ahora 2 de Influencia: 1 por el modificador de la Tesorería y 1 por el funcionario que otro tiene en su oficina. A cambio puedes hacer una de sus acciones de Estado, y luego viene aquello para lo que lo visitas: construyes una tienda.
lesson-visit-do = Elige una carta de Manuel y visítalo con ella.
lesson-visit-do-2 = Recluta funcionarios: para un edificio público te harán falta dos.
lesson-visit-do-3 = Envía uno a la oficina de Manuel o a la del Rey: en la del Marqués ya tienes uno.
lesson-visit-do-4 = Envía otro a la oficina que falta, la de Manuel o la del Rey.
lesson-visit-else = Ya habrá tiempo para eso. Visita a Manuel, recluta funcionarios y envía uno a su oficina y otro a la del Rey.

lesson-store-title = Construir una tienda: de 15 a 12
lesson-store = Un terreno cuesta el valor de la Tesorería y todos los escombros que hay al final de su fila y de su columna: 4 + 8 + 3 = 15 para B1, en tu misma calle del oro. Pero antes de pagar recibes su recompensa, 1 de oro, y tomas uno de los cubos (el marrón vale 3, el rojo 2, el azul 1): sin uno marrón quedan 12.
lesson-store-do = Construye una tienda de oro: elige B1 y después { street-gold }, la calle a la que da.
lesson-store-do-2 = Toma un cubo marrón, del terremoto: elige los escombros del final de la fila B y después la primera línea de tus escombros.
lesson-store-do-3 = Paga los 12 reales con monedas. La Influencia también serviría, pero la tuya es para visitas.
lesson-store-do-4 = Toma una casa de tu tablero, de cualquier grupo. Casi todas mejoran algo desde ahora: en el centro, barcos más baratos; a la derecha, más bienes producidos.
lesson-store-else = Mejor así: una tienda de oro en B1, un cubo marrón de su fila, y nada de Influencia para el precio.

lesson-follow-title = Seguir una visita
lesson-follow = Otro jugador visita al Marqués, y tú tienes su favor real, la cinta: devuélvelo, paga 2 de Influencia por la visita, y una de sus tres acciones es tuya, en el turno de otro. Su acción de Noble es un decreto, que puntúa al final solo para ti.
lesson-follow-do = Sigue la visita.
lesson-follow-do-2 = Elige su acción de Noble: tomar un decreto.
lesson-follow-do-3 = Elige un decreto. El primero, por ejemplo, con una tienda y oro, da 2 pelucas por cada tienda de oro, y tienes dos: «= 4».
lesson-follow-else = Una acción en el turno de otro no se deja pasar. Sigue la visita y toma un decreto.

lesson-cardinal-title = Reunirse con el Cardenal
lesson-cardinal = Visitar al Rey te cuesta 3, y con su acción de Estado puedes reunirte con el Cardenal: lo mueves uno o dos huecos, en sentido horario, y tomas una loseta de clero a su lado. Dos huecos más allá llega al icono de Influencia, y así la Iglesia puntuará al final de tu turno.
lesson-cardinal-do = Elige una carta del Rey y visítalo con ella.
lesson-cardinal-do-2 = Elige reunirte con el Cardenal.
lesson-cardinal-do-3 = Muévelo dos huecos.
lesson-cardinal-do-4 = Toma una de las dos losetas de clero que tiene a su lado.
lesson-cardinal-else = Así la Iglesia no puntuaría. Visita al Rey, reúnete con el Cardenal y muévelo dos huecos.

lesson-open-title = Abrir un edificio público: 3 + 4
lesson-open = Con tu plano azul abres el edificio que tiene preparado el arquitecto azul, y muestra el color del oro. Al norte de la Rua Áurea envía clientes a las dos tiendas que tienes en esa calle: 3 pelucas por B1 y 4 por D2; una tienda de oro que se construya después en esta calle también puntúa enseguida.
lesson-open-do = Elige el solar al norte de la Rua Áurea.
lesson-open-do-2 = El plano pide dos funcionarios: retira uno.
lesson-open-do-3 = Retira el segundo.
lesson-open-else = Tus tiendas sacarían menos de eso. Abre el edificio al norte de la Rua Áurea, la calle a la que dan las dos.

lesson-church-title = La Iglesia puntúa
lesson-church = Una loseta de clero te ayuda mientras la tengas: «{ clergy-cloister-school }» ha hecho sitio para la tercera carta de tu portafolio. Ahora puedes descartar losetas por las pelucas de su reverso, y quien lo hace gana Influencia: 5 para ti, que tienes 1.
lesson-church-do = Descarta «{ clergy-cloister-school }»: el set de escombros que acabas de completar también hace sitio.
lesson-church-do-2 = Guarda la otra loseta: elige «{ move-done }».
lesson-church-else = No del todo: por una loseta recibes pelucas e Influencia, y una segunda no daría más Influencia. Descarta una y guarda una.

lesson-sets-title = Sets de escombros y el reloj
lesson-sets = Tienes un cubo de cada clase, que es un set de escombros: sitio para una carta más y para un bien más de cada tipo, y un marcador, la bandera, que da un decreto adicional cuando estás con el Marqués. Los sets dan 3 pelucas al final de los dos periodos y mueven el reloj: el primer periodo acaba con el segundo set de alguien o con el tercer mazo de cartas que se agota; en el segundo periodo, el cuarto set de alguien, o de nuevo un tercer mazo, trae el final de la partida, tras una ronda completa más.

## El consejero de una primera partida

coach-keep-clergy = Te quedas con una de dos losetas de clero: { $clergy }. La mayoría ayudan mientras se tienen; las pelucas del reverso, aquí { $wigs } como mucho, solo las cobras si más tarde la descartas. Elige, pues, por lo que usarías a menudo.
coach-draft-keep =
    De estas { $count } cartas te quedas ahora con { $number ->
        [one] { $number }
       *[other] { $number }
    } y pasas las demás. Busca dos Nobles distintos a los que puedas visitar pronto; se suele mirar la mejor recompensa y olvidar que toda carta vale también para la corte.
coach-play-card =
    Juegas una carta, en tu portafolio o en la Corte Real. El portafolio es para vender y para acciones de Estado, y pide algún bien: tienes { $count ->
        [one] { $count } bien
       *[other] { $count } bienes
    }. La corte es para tiendas, decretos y edificios, y pide Influencia: tienes { $influence }.
coach-end =
    Corre el reloj. Alguien tiene { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    } de escombros, y con { $number } llega el final de este periodo; también llega con el tercer mazo agotado (hasta ahora: { $count }). Haz ahora lo que puntúe antes, y completa un set si puedes.
coach-gold = No tienes bienes: una carta del portafolio tiene que traer uno, o no podrás vender ni comerciar. Si nada encaja, descarta una carta por 1 de oro: todo Noble lo acepta, y ahora se vende a { $reis } reales.
coach-visit = Podrías visitar a un Noble. El más barato de los que tienes carta: { $noble }. Cuesta { $number } de Influencia; tienes { $influence }. Lo que falte se paga en pelucas, así que no vayas por una tienda, un decreto o un edificio que no lo valga; y quien tenga el favor de ese Noble puede seguirte.
coach-sponsor = Una carta de Tesorería también sirve por su evento: «{ $card }» te costaría { $reis } reales, el valor de la Tesorería. Un evento hace varias cosas en un turno y nadie te sigue, pero te quedas sin el beneficio de la carta.
coach-slot =
    En tu portafolio caben { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }, contando los barcos, y tienes ahí { $count }. Lo que sustituyas sale de la partida: mira que tus ganancias de Influencia, ahora { $influence }, no pierdan más de lo que vale la carta nueva.
coach-fit =
    En tu portafolio ya solo caben { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }, y hay { $count }. Descarta lo que menos te vaya a dar desde ahora; un barco se lleva su carga.
coach-business = Vender o comerciar, no las dos cosas. Si buscas dinero, lo que mejor se vende es esto: { $good }, a { $reis } reales, y muchos barcos suman algo. Si buscas una acción, cada Noble acepta un tipo de bien, y todos aceptan oro.
coach-no-ship = Vender o comerciar, no las dos cosas. Ahora no hay ningún barco en un muelle, y sin él solo se venden bienes donde una carta o una loseta tuya lo permite. Si buscas una acción, cada Noble acepta un tipo de bien, y todos aceptan oro. Tienes: { $good }.
coach-sell =
    Puedes seguir vendiendo: { $count ->
        [one] queda { $count } bien
       *[other] quedan { $count } bienes
    }, y el más caro, a { $reis } reales sin lo que sume un barco, es este: { $good }. Un barco lleno da a su dueño una peluca por caja, así que llena antes el tuyo. Guarda lo que quieras para comerciar.
coach-trade = Por un segundo bien consigues una segunda acción de Estado, que puede usar lo que dio la primera. Aún tienes: { $good }. La acción que acabas de usar está ocupada hasta tu próximo turno.
coach-ship = Construyes un { $ship }: su casco es { $count }, y cuesta otros tantos bienes distintos si tus casas no lo abaratan. Sube la Tesorería en 1, y después ganas Influencia: { $influence }, si ocupa una ranura vacía. Casi todos acaban echando de menos la carta de Noble que sustituyeron.
coach-upgrade =
    El barco nuevo puede ir sobre uno tuyo: encima de un casco de { $count } { $number ->
        [one] pagas como mucho { $number } bien
       *[other] pagas como mucho { $number } bienes
    }, la carga se queda y no hace falta sitio. Pero el viejo se va, con su Influencia y sus pelucas del final.
coach-ship-goods = Cada bien del barco es de un tipo distinto. El más barato que tienes: { $good }, a { $reis } reales. Piensa en el Noble al que querrás entregar algo después.
coach-extra = Produces un bien más, de un tipo que acabas de producir. El más caro: { $good }; en tu almacén hay { $count }. Sin sitio se perdería.
coach-pay-fee = El evento cuesta { $due } reales, y tienes { $reis } en monedas. La Influencia puede pagar una parte, pero recuerda que el propio evento quizá pida reales.
coach-pay = Debes { $due } reales; tienes { $reis } en monedas y { $influence } de Influencia. Las visitas piden Influencia, así que paga con monedas mientras puedas; otra cosa es la que esté cerca del 10, que se perdería con la próxima ganancia.
coach-store = Una tienda vive de los edificios públicos en los extremos de su fila y de su calle, los que ya están y los que vas a abrir. El terreno más barato es { $land }, a { $reis } reales si tomas su cubo más caro; tienes { $have }. La recompensa del terreno llega antes del pago.
coach-cube = Te llevas un cubo. Para tu próximo set te hace falta: { $rubble }. Por { $land } pagarías { $reis } reales, menos lo que cuesta el cubo que tomes: el más caro ahorra más, pero piensa también en el set.
coach-house = Cada tienda se lleva una casa, y lo que hay debajo empieza a valer: a la izquierda, visitas con reales; en el centro, barcos más baratos; a la derecha, más bienes. Hasta ahora has tomado { $count }, y sin casas no podrás construir más tiendas. La última casa de un grupo es la que más da.
coach-site =
    Lo que abras puntúa para todas las tiendas de sus colores, también las ajenas. Puedes abrir: { $building }. Para el plano tienes fuera { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }, y cada uno que falte cuesta el valor de la Tesorería.
coach-complete = ¿Qué plano completas? Tienes: { $plan }. Cada uno abre el edificio de su arquitecto. Muchos funcionarios en planos completados puntúan al final, y allí llevas { $count }.
coach-withdraw =
    { $number ->
        [one] Vuelve a tu tablero { $number } funcionario
       *[other] Vuelven a tu tablero { $number } funcionarios
    } de los { $count } que tienes fuera. Empieza por los de las plazas: en una oficina aún encarecen las visitas ajenas.
coach-event = «{ $card }» se hace parte por parte, y puedes saltarte alguna, pero no todas. Tienes { $reis } reales: lo que da una parte puede pagar la siguiente.
coach-any-state = Hasta { $count } acciones de Estado, todas distintas y sin entregar bienes. Un barco se sigue pagando con bienes, así que prodúcelos antes. Una ganancia te da ahora { $influence } de Influencia.
coach-good-choice = Un bien a tu elección: el más caro que te cabe es { $good }, y tienes { $count } de { $number } como máximo. El que abre la puerta del Noble que necesitas vale más que su precio.
coach-from-pile = Tomas un cubo de la pila de escombros, donde quedan { $count }; nunca se rellena. Para tu próximo set te hace falta: { $rubble }.
coach-produce-type =
    Se produce un solo tipo, un bien por cada tienda tuya de ese tipo. Donde más tienes: { $good }, { $count ->
        [one] { $count } tienda
       *[other] { $count } tiendas
    }. Su precio baja en 1, y uno que ya está en 2 no pierde nada.
coach-market-sale =
    Para esta venta no hace falta barco: { $count ->
        [one] { $count } bien
       *[other] hasta { $count } bienes
    } al precio de mercado. El más caro de los tuyos: { $good }, { $reis } reales. Así no zarpa ningún barco ajeno, y puedes guardar lo que aceptan los Nobles.
coach-treasury-shift = La Tesorería está en { $value }, y su modificador para las visitas es { $number }. Subirla conviene a quien pone cartas de Tesorería en su portafolio; bajarla abarata terrenos, funcionarios y eventos, para todos.
coach-lose-good = Tienes que devolver un bien. A precio de mercado, lo que menos pierdes es esto: { $good }, { $reis } reales. Pero guarda aquel con el que querías comerciar.
coach-take-card =
    Tomas una carta para más tarde, y todos ven cuál. Ningún mazo es más corto que este: { $pile }, con { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }; el tercer mazo que se agota termina el periodo. Procura poder visitar aún al Noble que necesitas.
coach-throw =
    Empieza el segundo periodo. De { $count ->
        [one] tu { $count } carta
       *[other] tus { $count } cartas
    } puedes tirar las que quieras. Cuando termines, una carta tirada de cada Noble da enseguida su recompensa; las penalizaciones no cuentan, y una carta de Tesorería no da nada. Después vuelves a tener cinco, y las nuevas son más fuertes.
coach-thrown-reward = De las cartas de cada Noble que has descartado, una da su recompensa, en el orden que quieras. Para elegir ahora: { $card }. De dos cartas de un mismo Noble toma primero la mejor: la otra no da nada.
coach-officials =
    Tienes en casa { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    } y puedes enviar { $number }, cada uno a una oficina distinta. Envíalos al Noble que los demás quieran visitar: a ellos les cuesta más, a ti nada. En una oficina llena alguien tiene que irse a la plaza.
coach-take-plan = Encima están: { $plan }. Preparados están: { $building }. Un plano pequeño se abre antes, uno grande cuenta más al final; y otro puede abrir ese edificio antes que tú.
coach-royal-favor = Un favor te deja seguir cuando otro visita a ese Noble. Puedes tener: { $noble }. Elige aquel al que irán los demás; si no se usa, aún da 2 pelucas.
coach-cardinal =
    El Cardenal avanza { $count ->
        [one] { $count } hueco
       *[other] hasta { $count } huecos
    }, y el icono de Influencia está { $number ->
        [one] { $number } hueco
       *[other] { $number } huecos
    } más allá. Cuando lo alcanza o lo pasa, la Iglesia puntúa: bueno si tienes losetas que descartar e Influencia que ganar. Cuando alcanza o pasa el icono de la Tesorería, esta sube en 1.
coach-clergy =
    Tomas una de estas: { $clergy }. Hasta ahora tienes { $count ->
        [one] { $count } loseta de clero
       *[other] { $count } losetas de clero
    }; con cuatro ya no podrías reunirte con el Cardenal. Una que ayuda cada turno vale más que unas pelucas en el reverso.
coach-give-up =
    Por cada loseta que descartas recibes las pelucas de su reverso; la que más da es «{ $clergy }»: { $wigs }. Y una vez, sean cuantas sean, ganas Influencia: { $influence }{ $lost ->
        [0] .
       *[other] , porque se detiene en { $number }; se perderían { $lost } más.
    } Se suelen guardar demasiado tiempo, o se descarta la que se usa cada turno.
coach-lose-clergy = Se va una loseta, sin puntuar. La que menos tiene en el reverso es «{ $clergy }»: { $wigs }. Mira también qué hace aún por ti cada una.
coach-visit-cost = Esta visita cuesta { $number }, y con las dos casas de tu grupo izquierdo puedes pagar en reales lo que quieras. Tienes { $influence } de Influencia y { $reis } reales. La Influencia que gastas aquí faltará en la próxima visita: piensa en ella.
coach-free-action = En una visita puedes hacer antes una acción de Estado, sin entregar ningún bien. Tu anfitrión ahora: { $noble }; las suyas son: { $action }. Rara vez conviene dejarla.
coach-second-action = Gracias a una loseta de clero puedes comprar también la otra acción de tu anfitrión: { $action }. Cuesta un bien que él acepte, como al comerciar; uno que se vendería caro es demasiado.
coach-follow = Tienes el favor, así que puedes seguir la visita: { $noble }, por { $number } de tus { $influence } de Influencia. El favor se devuelve; sin usar vale 2 pelucas. Mira lo que ha dejado el visitante: decretos y losetas de ciudad aún no se han repuesto.
coach-follow-keep = Aquí podrías seguir y conservar aun así el favor, por algunos reales. Noble: { $noble }; tienes { $reis } reales. Compensa si van a volver a visitarlo.
coach-follow-action = Una de tres acciones es tuya, sin entregar ningún bien: { $action }. La acción de Noble suele ser la que más vale, si puedes pagarla. Estás con este Noble: { $noble }.
coach-decree =
    Un decreto puntúa al final, solo para ti. Si la partida acabara ahora, el que más daría es «{ $decree }»: { $wigs ->
        [one] { $wigs } peluca
       *[other] { $wigs } pelucas
    }. Elige según lo que vas a hacer de todos modos, y antes de que lo haga otro.
coach-extra-decree =
    Cada uno de tus sets de escombros ha puesto un marcador sobre el Marqués, la bandera: te { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    } allí y puedes entregar uno por otro decreto, una vez por turno. Un marcador por sí solo no vale nada, así que guárdalo solo si esperas mejores decretos.
coach-lose-favor = Se devuelve un favor real. Tienes: { $noble }. Guarda el del Noble al que más visitan los demás.

## El juego en un minuto

figure-minute = La ciudad a media partida: tiendas de tres colores, edificios públicos en los extremos de filas y calles, y los escombros que quedan.
minute-what = Lisboa quedó destruida en 1755, y eres uno de los nobles que vuelven a levantarla. Cuentan las pelucas: casi todas vienen de las tiendas, y de los edificios públicos que les envían clientes.
minute-turn-1 = Cada turno juegas una carta y tomas otra. En tu portafolio te da algo enseguida, y después vendes bienes a los barcos o los entregas a los Nobles por acciones de Estado.
minute-turn-2 = O visitas con ella a un Noble y pagas con Influencia. Manuel te deja construir una tienda, más cara cuantos más escombros haya en su fila y su columna; el Marqués da un decreto, que puntúa solo para ti.
minute-turn-3 = El Rey te deja abrir un edificio público. Cada tienda de sus colores en la fila o la calle puntúa lo que se ve bajo su columna, sea de quien sea.
minute-turn-4 = Quien construye toma escombros. Tres cubos distintos son un set: sitio para cartas y bienes, y un reloj que termina el primer periodo y luego la partida.
minute-wins = Al final puntúan también barcos, sets, decretos, funcionarios y la mayoría de tiendas de cada tipo. Gana quien tiene más pelucas.
