### Cómo se enseña Mercado. Cada paso de `lesson.toml`: su título, qué se ve y para qué sirve, qué hacer (`-do`; de una
### segunda decisión `-do-2`), y qué se dice de otra jugada legal (`-else`).

lesson-coins-title = Las monedas son puntos
lesson-coins = Aquí ves tus monedas: con ellas pagas y al final son tus puntos: gana quien tenga más. Tienes una; los otros dos, cuyas monedas no ves, acaban de gastar la suya en un puesto cada uno.

lesson-lines-title = Filas, columnas, entradas
lesson-lines = El mercado tiene cinco filas y cinco columnas, y en los dos extremos de cada una hay una entrada para clientes. Quien entra por la { entrance-w3 }, la { entrance-e3 }, la { entrance-n4 } o la { entrance-s4 } pasa por el espacio de la { space-r3c4 }: por la fila 3 o por la columna 4.

lesson-stand-title = Abrir un puesto
lesson-stand = Un puesto cuesta tantas monedas como puestos haya en su fila o en su columna, lo que sea más, contándolo a él. Las losetas grises no cuentan: en la fila 3 y en la columna 4 aún no hay puestos, así que el espacio de la { space-r3c4 } cuesta 1; en la línea de otro puesto ya costaría 2.
lesson-stand-do = Elige tu loseta de pescado y luego el espacio de la { space-r3c4 }.
lesson-stand-else = Se puede, pero que tu primer puesto sea el de pescado en la { space-r3c4 }: tienes dos de pescado y hay clientes que lo buscan.

lesson-tile-title = Tomar otra loseta
lesson-tile = El puesto está abierto y pagado. Después de cada apertura tomas una de las tres losetas de la muestra; así sabes siempre qué puedes abrir después, y los demás también.
lesson-tile-do = Toma carne o uvas: las quieren más clientes visibles que los tomates.
lesson-tile-else = Menos clientes visibles quieren tomates. Toma carne o uvas.

lesson-customers-title = Traer clientes
lesson-customers = Junto al mercado hay losetas de clientes: las figuritas dicen cuántos vienen, y los bienes de debajo, qué quieren. Si los traes a una entrada de la fila o la columna de tu puesto, te pagan, pero una loseta no puede traer más clientes que puestos hay allí: por ahora, uno.
lesson-customers-do = Elige la loseta con un cliente para pescado o carne y luego la { entrance-e3 }: en la fila 3 cabe tu próximo puesto de pescado.
lesson-customers-else = Podrías. Pero el cliente de pescado o carne en la { entrance-e3 } hace más: 1 moneda ahora, y otra por el puesto de pescado que abras después en la fila 3.

lesson-earn-first-title = Primero ingresar, después pagar
lesson-earn-first = Tu cliente pagó 1 moneda y se queda en la entrada: a un puesto nuevo de esa fila que venda pescado o carne le paga enseguida, antes de que haya que pagar el precio. Por eso te basta una moneda para un puesto que cuesta 2; el número sobre un espacio es lo que ganas o pierdes en total, aquí −1.
lesson-earn-first-do = Abre tu segundo puesto de pescado en la { space-r3c2 }, en la fila de tu cliente.
lesson-earn-first-do-2 = Ingresó 1 y pagaste 2. Ahora toma una loseta.
lesson-earn-first-else = Que sea el pescado en la { space-r3c2 }: el cliente que espera en la fila 3 paga la mitad de su precio.

lesson-everybody-title = Cobran todos los que coinciden
lesson-everybody = Los clientes pagan a todos los puestos de su fila o columna que venden lo que quieren, los haya traído quien sea. En la fila 3 los dos puestos de pescado son tuyos, y dos clientes pagan 2 por cada uno; en la columna 4 los clientes de pescado o carne pagarían también el puesto de carne de otro.
lesson-everybody-do = Trae dos clientes que quieran pescado a la { entrance-w3 }.
lesson-everybody-else = Mira quién cobraría ahí. En la fila 3 dos clientes que quieren pescado te pagan dos veces, y a nadie más.

lesson-gray-title = Las losetas grises
lesson-gray = Una loseta gris con borde discontinuo es un restaurante que nadie ha abierto; su espacio sigue libre. Si abres un puesto encima, el restaurante es tuyo y podrás abrirlo en otro turno; los dos de la fila de abajo son bares de sushi: hacen valer más el pescado.
lesson-gray-do = Abre un puesto sobre el bar de sushi gris de la { space-r5c4 }, con cualquiera de tus losetas.
lesson-gray-do-2 = El bar de sushi está delante de ti. Toma una loseta.
lesson-gray-else = Que sea el espacio de la { space-r5c4 }: tus puestos de pescado esperan un bar de sushi, y la columna 4 tendrá su tercer puesto.

lesson-restaurant-title = Un restaurante al lado
lesson-restaurant = Tu bar de sushi está delante de ti, y el espacio entre tus dos puestos de pescado está libre. Abierto allí hace valer 1 más cada puesto de al lado que venda pescado, así que cada cliente le paga 2; en diagonal no hace nada, abrirlo no cuesta y hasta te da una moneda, y el pub hace lo mismo con puestos de todo tipo.
lesson-restaurant-do = Abre el bar de sushi en la { space-r3c3 }, entre tus puestos de pescado.
lesson-restaurant-else = Antes el bar de sushi junto a tu pescado: el espacio de la { space-r3c3 } toca tus dos puestos.

lesson-times-title = Valor por clientes
lesson-times = Tu puesto de pescado de la { space-r3c4 } vale ahora 2, y en la columna 4 hay tres puestos. Bastan para un grupo de tres: 2 por cada uno de tres clientes son 6 monedas.
lesson-times-do = Trae a los tres clientes que quieren pescado o uvas a la { entrance-n4 } o a la { entrance-s4 }.
lesson-times-else = Hay un negocio mejor a la vista: tres clientes en la columna 4 pagan 6 a tu puesto de pescado.

lesson-coin-title = Tomar una moneda
lesson-coin = Cuando nada compensa, toma una moneda; aquí los clientes darían más, pero mira cómo es. Si los tres lo hacéis uno tras otro, sin nada entre medias, la partida termina en el acto: la barra marcada lleva la cuenta.
lesson-coin-do = Por esta vez, toma una moneda.
lesson-coin-else = Esta vez toma la moneda y mira cómo se cuentan las monedas seguidas.

lesson-end-title = Cómo termina la partida
lesson-end = Las barras marcadas cuentan lo que queda libre en el mercado: cuando un turno deja solo cuatro espacios libres, o solo cuatro entradas libres, todos menos quien lo jugó tienen un turno más, y la partida acaba. Entonces se cuentan tus monedas, menos una por cada restaurante que siga delante de ti.

lesson-alone-title = En solitario: la regla de oro
lesson-alone = Eso es todo el juego, y también se puede jugar en solitario, en nueve desafíos: cada uno tiene su regla y tres cantidades de monedas, y por cada una que alcances recibes uno de fama. La regla de oro es que ahí no se pueden tomar monedas; un desafío termina en cuanto quedan solo cuatro espacios o cuatro entradas libres, o cuando ya no puedes hacer nada.

## El consejero de una primera partida

coach-redraw = Tus tres losetas son iguales: { $good }. Antes de tu acción puedes cambiarlas por tres de las { $count } de la bolsa; a menudo compensa, pues menos de la mitad de los clientes quieren ese bien.
coach-alone = Juegas en solitario el desafío { $challenge }: la primera fama está en { $points } monedas. Aquí no se toman monedas, así que no gastes la última en un puesto que no pueda ingresar nada.
coach-stand =
    Tienes { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } para tu primer puesto: busca un lugar que no cueste más. De tus losetas lo que mejor se vende es esto: { $good }; { $count ->
        [one] lo quiere { $count } cliente visible
       *[other] lo quieren { $count } clientes visibles
    }. Para su precio cuentan los puestos de su fila y los de su columna, no solo los de una.
coach-customers = Ya pueden venir clientes a un puesto tuyo. No cuestan nada, pero cada loseta ocupa una entrada para siempre: quedan { $count }, y con { $at } empieza el final. { $others ->
        [0] Por eso elige a los que pagan bien.
       *[other] Antes de poner una, cuenta también lo que cobrarían los demás.
    }
coach-restaurant = Delante de ti hay un restaurante: { $restaurant }. Ábrelo junto a puestos que vendan lo que sirve ({ $good }), mejor entre dos tuyos. Si al final sigue ahí te cuesta un punto.
coach-coin =
    { $count ->
        [one] Alguien acaba de tomar una moneda. Si pasa { $most } veces seguidas la partida termina en el acto
       *[other] { $count } veces seguidas alguien ha tomado una moneda. Con { $most } la partida termina en el acto
    }. A quien va ganando puede convenirle; si a ti no, haz cualquier otra cosa.
coach-gray = Quedan { $count } restaurantes grises, y hay uno que sirve un bien tuyo: { $restaurant } ({ $good }). Con un puesto abierto encima te llevas el restaurante sin pagar más que el puesto.
coach-end = El final está cerca: { $spaces } espacios libres (empieza con { $at_spaces }) y { $entrances } entradas libres (con { $at_entrances }). Un puesto que ahora te cueste monedas necesita clientes que lleguen antes de eso; abre también tus restaurantes.
coach-last = Ha empezado el final: { $cause }. Este es tu último turno: haz lo que dé más monedas ahora. Un restaurante que aún tengas después te cuesta una.
coach-stop = Tienes { $score }, y la primera fama está en { $points }. Puedes terminar al empezar cualquier turno: solo compensa cuando toda jugada que queda te cuesta monedas.
coach-redraw-display = La muestra tiene tres veces esto: { $good }. Antes puedes hacer que se cambie; en la bolsa hay { $count } losetas. Hazlo si ya tienes bastante, pues lo que dejes se lo lleva el siguiente.
coach-take = La loseta que tomas se une a las que tienes, para un puesto en otro turno. De lo que hay, lo más pedido es esto: { $good } ({ $count } clientes visibles). Mira también qué reúnen los demás: lo que tomas no se lo llevan.
coach-specialty = Desde ahora te paga un solo bien, y no podrás cambiarlo. Lo que más piden los clientes visibles es esto: { $good } ({ $count }), pero importa que lo vendan tus puestos del mercado.

## El juego en un minuto

figure-minute = Un mercado a media partida: puestos, restaurantes abiertos y grises, clientes en las entradas.
minute-what = Llevas puestos en un mercado cubierto. Con las monedas se paga y con las monedas se gana.
minute-turn-1 = Abre un puesto en un espacio libre. Cuenta los puestos de su fila y los de su columna, contándolo a él: el número mayor es su precio.
minute-turn-2 = Trae clientes a una entrada. Pagan a todos los puestos de esa fila o columna que venden lo que quieren, tuyos y ajenos: su valor, que al principio es 1, por cada cliente.
minute-turn-3 = Abre un restaurante. Los puestos de al lado que venden lo que sirve valen 1 más.
minute-turn-4 = Consigues restaurantes abriendo puestos sobre los grises. Y si nada compensa, toma una moneda. Eso es todo: una de estas cosas por turno.
minute-wins = Cuando quedan cuatro espacios o cuatro entradas, la partida termina. Gana quien tenga más monedas.
