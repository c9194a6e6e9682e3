### Palabras de la página de inicio, de las mesas nuevas y de la biblioteca.

## En todas partes

lobby-brand = Gaiola
lobby-tagline = Una mesa para juegos de Portugal
lobby-skip = Ir al contenido
lobby-home = Página de inicio
lobby-menu = Páginas
lobby-tables = Mis mesas
lobby-rules = Reglas
lobby-about = Acerca de

## El estante

lobby-games = Juegos
lobby-players =
    { $more ->
        [0] { $most }
       *[other] { $least }–{ $most }
    }
lobby-players-label = Jugadores
lobby-minutes = { $minutes } min
lobby-minutes-label = Duración
lobby-weight = Dificultad { $weight } de 5
lobby-play-now = Jugar ya
lobby-play-now-hint =
    { $count ->
        [one] Tú contra { $count } bot, enseguida
       *[other] Tú contra { $count } bots, enseguida
    }
lobby-new-table = Mesa nueva
lobby-no-games = No hay instalado ningún juego con tablero.

## Llegar a una mesa

lobby-code = Enlace o código de un asiento
lobby-code-hint = Enlace o código
lobby-join = Unirse
lobby-seat-title = ¿Ocupar este asiento?
lobby-seat-intro = Te han invitado a { $game }. El asiento { $number } de { $count } está libre para ti.
lobby-seat-bot = bot
lobby-seat-open = aún libre
lobby-seat-yours = este asiento
lobby-seat-once = El enlace de un asiento sirve una sola vez: después, el asiento pertenece a este navegador.
lobby-seat-take = Ocupar el asiento
lobby-name = Nombre

lobby-invite-title = Invita a { $game }
lobby-invite-intro = Envía un enlace a cada persona cuyo asiento está libre, o deja que escanee su código. Un enlace sirve una vez: quien lo abre ocupa el asiento. Esta página muestra quién ha llegado y pasa a la mesa cuando están todos.
lobby-invite-who = En la mesa
lobby-invite-here = presente
lobby-invite-seat = Asiento de { $who }
lobby-invite-link = Enlace del asiento de { $who }
lobby-invite-copy = Copiar el enlace
lobby-invite-copied = Copiado
lobby-invite-scan = El enlace como código para la cámara de un móvil
lobby-invite-go = A la mesa
lobby-invite-only-here = Estos enlaces solo sirven en este ordenador. Para que entren otros, sirve la mesa a tu red (gaiola serve --host 0.0.0.0) y ábrela en la dirección que allí se indica.

## Mis mesas

lobby-your-tables = Tus mesas
lobby-all-tables = Todas mis mesas
lobby-none-running = No hay ninguna partida en curso. Elige un juego arriba.
lobby-running = En curso
lobby-finished = Terminadas
lobby-nothing-running = No hay ninguna partida en curso.
lobby-nothing-finished = Aún no ha terminado ninguna partida.
lobby-pages = Página { $number } de { $count }
lobby-pages-newer = Mesas más recientes
lobby-pages-older = Mesas más antiguas
lobby-trouble-short = no se puede abrir
lobby-damaged = Esta mesa está dañada. No se ha borrado nada de ella; quien lleva el servidor puede examinarla con «gaiola data check» o restaurar una copia de seguridad.
lobby-not-installed = Este juego ya no está instalado aquí. La mesa se conserva y se abrirá de nuevo cuando lo esté.
lobby-your-turn = Te toca
lobby-waiting = le toca a { $who }
lobby-waiting-short = en espera
lobby-open = Abrir
lobby-result = Resultado
lobby-record = Registro
lobby-table-game = Juego
lobby-table-players = Jugadores
lobby-table-changed = Última jugada
lobby-table-go = Ir a
lobby-winner = gana
lobby-practice = práctica
lobby-origin-import = importada
lobby-origin-fork = desde una posición anterior
lobby-origin-rematch = revancha
lobby-when-now = ahora mismo
lobby-when-minutes =
    { $count ->
        [one] hace { $count } minuto
       *[other] hace { $count } minutos
    }
lobby-when-hours =
    { $count ->
        [one] hace { $count } hora
       *[other] hace { $count } horas
    }
lobby-when-days =
    { $count ->
        [one] ayer
       *[other] hace { $count } días
    }
lobby-import = Importar un registro
lobby-import-file = Registro de una partida (archivo JSON)
lobby-import-hint = Una partida terminada se puede repasar jugada a jugada; una sin terminar continúa con todos en esta pantalla.
lobby-import-button = Importar

## Una mesa nueva

lobby-new-title = Mesa nueva: { $game }
lobby-quick = Elección rápida
lobby-preset-alone = En solitario
lobby-preset-bots =
    { $count ->
        [one] Yo y { $count } bot
       *[other] Yo y { $count } bots
    }
lobby-preset-here = Dos en esta pantalla
lobby-preset-link = Con alguien por enlace
lobby-seats = Asientos
lobby-seat = Asiento { $number }
lobby-kind = Quién se sienta aquí
lobby-kind-closed = Nadie
lobby-kind-here = En esta pantalla
lobby-kind-link = Por enlace
lobby-kind-bot = Bot, { $level }
level-easy = Fácil: ve qué jugadas son buenas y no siempre elige la mejor.
level-greedy = Básico: lo que mejor parece justo después de la jugada.
level-hard = Difícil: además juega mentalmente sus mejores jugadas hasta su próximo turno antes de decidir; necesita un momento.
level-normal = Normal: ha aprendido de miles de partidas y piensa su turno hasta el final.
level-random = Al azar: cualquier jugada que permitan las reglas.
lobby-seats-hint = La mesa muestra un enlace de invitación para cada asiento por enlace. Los bots sin nombre reciben uno.
lobby-options = Opciones
lobby-option-alone = solo en solitario
lobby-option-players = solo con { $players } jugadores
lobby-covered = Tapar la pantalla mientras se le pasa al siguiente jugador
lobby-patience = Esperar a quien se ausenta
lobby-patience-hint = Después, los demás pueden hacer que un bot juegue en ese asiento hasta que vuelva su dueño.
lobby-seed = Semilla
lobby-seed-hint = Un número. La misma semilla reparte la misma partida, así que cuenta como práctica. Vacío: al azar.
lobby-open-table = Abrir la mesa
lobby-guest = Jugador { $number }
# Nombres de los bots; los mismos en todos los idiomas.
lobby-bot-names = Inês, Rui, Beatriz, Tomás, Leonor, Duarte, Matilde, Vasco
lobby-errors = Revisa esto, por favor:

## Lo que no se admite

lobby-no-players =
    { $most ->
        [one] Este juego es para una persona; has elegido { $count }.
       *[other] Este juego es de { $more ->
            [0] { $most }
           *[other] { $least } a { $most }
        } jugadores; { $count ->
            [0] no hay ninguno elegido
            [one] hay { $count } elegido
           *[other] hay { $count } elegidos
        }.
    }
lobby-no-kind = Elige de la lista quién se sienta aquí.
lobby-no-long-name = Un nombre tiene como mucho { $most } caracteres; este tiene { $count }.
lobby-no-same-name = Dos jugadores no pueden llamarse { $name }.
lobby-no-choice = Elige una de las opciones de la lista.
lobby-no-option-alone = Esto es solo para jugar en solitario; hay { $count } jugadores elegidos.
lobby-no-option-players = Esto es solo para { $players } jugadores; hay { $count } elegidos.
lobby-no-seed = Una semilla es un número entero de 18 cifras como mucho.
lobby-no-table = No se puede abrir esta mesa: { $reason }
lobby-no-game = Aquí no hay ningún juego con ese nombre.
lobby-no-language = Aquí no se habla ese idioma.
lobby-no-code = Este enlace o código no corresponde a ningún asiento ni a ninguna mesa. Pide el enlace otra vez y cópialo entero.
lobby-no-seat = Este enlace no corresponde a ningún asiento. Pide el enlace otra vez y cópialo entero.
lobby-no-seat-used = Este asiento está ocupado: su enlace ya se ha usado y solo sirve una vez. Pide otro asiento o el enlace para mirar.
lobby-no-file = Elige primero un archivo.
lobby-no-record = No se ha podido importar este archivo:
lobby-refused = No ha sido posible
lobby-refused-home = A la página de inicio

## Reglas

library-title = Reglas
library-intro = Reglas con nuestras propias palabras, numeradas, y cómo leemos lo que los reglamentos dejan abierto.
library-rules-of = Reglas de { $game }
library-chapters = Capítulos
library-search = Buscar en las reglas
library-search-button = Buscar
library-search-all = Mostrar todo
library-found =
    { $count ->
        [0] No se ha encontrado nada para «{ $query }».
        [one] { $count } lugar para «{ $query }».
       *[other] { $count } lugares para «{ $query }».
    }
library-found-more = Solo se muestran los primeros { $most }; añade una palabra para encontrar menos.
library-found-none = Ninguna regla contiene eso.
library-rulings = Decisiones
library-icons = Iconos
library-edition = Acerca de esta edición
library-whole-page = Todas las reglas en una página propia
library-edition-file = Edición
library-edition-version = Versión
library-edition-hash = Huella
library-rules-version = Versión de las reglas
library-shares = De dónde vienen los valores de esta edición
library-label-printed = impreso
library-label-found = hallado
library-label-inferred = inferido
library-label-reconstructed = reconstruido
library-means-printed = está en el reglamento
library-means-found = lo dice una fuente pública
library-means-inferred = se sigue de hechos conocidos y de una suposición declarada
library-means-reconstructed = diseño nuestro dentro de las reglas
library-percent = { $share } %
library-origins = Cada valor que no está impreso, con su razón
library-origins-language = Las razones están en inglés.
library-origin-value = Valor
library-origin-reason = Razón
library-default = lo normal
library-credits = Créditos
library-own = Si tienes el juego, escribe tu ejemplar en un archivo y empieza con él: gaiola serve --edition { $game }=ARCHIVO

## Acerca de

library-about-title = Acerca de Gaiola
library-about-name = Una gaiola es el armazón de madera que hay dentro de los muros de la Lisboa reconstruida después de 1755: lo que permite a una casa pesada resistir un terremoto. Esta Gaiola es el armazón en el que se apoyan juegos de mesa de Portugal.
library-about-what = Los juegos se juegan con sus reglas exactas: en solitario contra bots, en torno a una pantalla o con amigos por un enlace. Las reglas están numeradas, y lo que no se permite se explica con su regla. Todo se queda en el ordenador que sirve esta página.
library-about-exact = Exacta, y sincera con lo que no lo es
library-about-credits = Créditos
library-about-free = Los textos de las reglas y los dibujos son nuestros. Gaiola no tiene relación con los autores ni con las editoriales de estos juegos. Compra los juegos: lo merecen.
library-about-licence = Licencia
library-about-mit = Gaiola es software libre bajo la licencia MIT: úsalo, cámbialo, compártelo.
