### Palabras de la mesa en el navegador, para todos los juegos.

bot-easy = fácil
bot-greedy = básico
bot-hard = difícil
bot-normal = normal
bot-random = al azar

web-theme = Día o noche
web-menu = Menú
web-log = Historial
web-rules = Reglas
web-players = Jugadores
web-list = Jugadas
web-first = Ir al principio
web-play-on = Reproducir
web-last = Ir al presente
web-slider = Posición mostrada

web-you = tú
web-bot = bot, { $level }
web-stand-in = juega un bot ({ $level })
web-not-come = aún no ha llegado
web-seat-free = El asiento de { $who } sigue libre
web-invite = Invitar
web-away = ausente
web-thinking = pensando
web-since = Desde tu último turno
web-show-again = ver otra vez
web-back-to = Volver a antes de
web-then-die = luego decide el dado
web-then-draw = luego decide el azar
web-then-unknown = lo que resulta está oculto
web-also = { $who } { $gain }
web-over = La partida ha terminado: { $cause }
web-result = Ver el resultado
web-skip = Adelantar
web-undo = Deshacer
web-moves =
    { $count ->
        [one] Una jugada
       *[other] { $count } jugadas
    }
web-beside = Acciones gratuitas (tu turno continúa)
web-row-repeat = { $move } × { $count }
web-row-some = { $moves }
web-row-every = Todo esto, uno tras otro ({ $count })
web-refused = Ahora no
web-trouble = El bot no responde. El servidor vuelve a preguntarle por sí solo; no se pierde nada.

web-pass-to = Pasa la mesa a { $who }
web-pass-note = Que nadie más mire ahora.
web-i-am = Soy { $who }

web-set-up = Preparación
web-show-start = mostrar
web-log-secret = { $who } ha elegido en secreto.

web-watching = Estás mirando
web-links = Enlaces
web-watch-link = Para espectadores
web-renew = Nuevo enlace para espectadores
web-renew-note = El enlace anterior deja de funcionar, y quien entró por él deja de mirar
web-seats = En la mesa
web-level = Nivel del bot
web-unfamiliar = Los bots aprendieron este juego con otra edición, otras opciones u otro número de jugadores. También juegan esta, pero peor.
web-hand-over = Que juegue un bot
web-take-back = Recuperar mi asiento
web-patience =
    { $unit ->
        [minute] { $count ->
            [one] { $count } minuto
           *[other] { $count } minutos
        }
        [hour] { $count ->
            [one] { $count } hora
           *[other] { $count } horas
        }
       *[day] { $count ->
            [one] { $count } día
           *[other] { $count } días
        }
    }
web-patience-note = Si alguien se ausenta durante { web-patience }, los demás pueden hacer que juegue un bot hasta que vuelva.
web-speed = Los bots juegan
web-speed-slow = despacio
web-speed-normal = normal
web-speed-fast = rápido
web-speed-instant = al instante
web-confirm-setting = Preguntar antes de una jugada que acaba el turno
web-save-record = Guardar la partida
web-no-record = Mientras se juega, el registro de la partida solo lo recibe quien juega en solitario: nombra todo lo oculto. Al terminar, cualquiera puede guardarlo.
web-leave = Dejar la mesa

page-back = Atrás
page-confirm = Confirmar
page-lost = Se ha perdido la conexión; intentándolo de nuevo…
page-beside = Acciones gratuitas:
page-fit = Ajustar
page-rule = Regla
page-ways = Jugadas que empiezan aquí:
page-replay = Repetición: jugada { $number } de { $count }
page-now = Volver al presente
page-show = Mostrar { $pane }
page-from-here = Jugar desde aquí
page-choose = elige en el tablero
page-first = Todavía no: elige primero algo de lo que brilla.
page-failed = No ha llegado. Inténtalo otra vez.
page-zoom-in = Acercar
page-zoom-out = Alejar
page-previous = Jugada anterior
page-next = Jugada siguiente
page-play = Reproducir
page-pause = Pausa
page-fold = Ocultar el panel lateral


web-no-table = No existe esa mesa. Pide el enlace otra vez.
web-no-seat = Ese no es tu asiento. Solo puede hacerlo el navegador que lo ocupó.
web-no-page = No existe esa página.
web-no-method = Esa dirección no se puede usar así.
web-no-request = No se ha entendido la petición.
web-no-host = Este servidor no responde con el nombre { $host }.
web-no-foreign = Esto venía de otro sitio y no se ha llevado a cabo.
web-no-large = Es demasiado grande: como mucho { $most } KB.
web-no-long = Esta dirección es demasiado larga: como mucho { $most } caracteres.
web-no-number = Falta el número «{ $name }» o no es un número.
web-too-many-requests = Se han hecho demasiadas peticiones desde aquí.
web-too-many-imports = Se han importado demasiados registros desde aquí.
web-too-many-tables = Hoy se han abierto demasiadas mesas desde aquí.
web-too-many-pages = Esta mesa está abierta demasiadas veces aquí. Cierra una página.
web-too-many-lines = Hay demasiadas páginas de mesas abiertas aquí. Cierra una.
web-too-many-spectators = Esta mesa ya tiene todos los espectadores que caben.
web-too-much-kept = Las mesas que has abierto llenan los { $most } MB que puede guardar un visitante. Las que nadie ha empezado desaparecen a los { $days } días.
web-try-again-seconds =
    { $count ->
        [one] Prueba otra vez dentro de { $count } segundo.
       *[other] Prueba otra vez dentro de { $count } segundos.
    }
web-try-again-minutes =
    { $count ->
        [one] Prueba otra vez dentro de { $count } minuto.
       *[other] Prueba otra vez dentro de { $count } minutos.
    }
web-try-again-hours =
    { $count ->
        [one] Prueba otra vez dentro de { $count } hora.
       *[other] Prueba otra vez dentro de { $count } horas.
    }
web-no-move = Esta jugada no es posible: { $move } ({ $reason })
web-no-covered = Primero di quién está ahora ante la pantalla.
web-no-position = La partida no tiene esa jugada.
web-no-fork = Una partida en curso con otros no se puede bifurcar: mostraría lo oculto. Espera a que termine.
web-no-rematch = Primero termina esta partida.
web-not-yours = Solo puede hacerlo quien puso la mesa.
web-no-speed = No existe esa velocidad.
web-no-level = No existe ese bot.
web-no-such-seat = Ese asiento no existe, o no es para una persona.
web-no-present = { $who } está en la mesa: su asiento no se puede ceder.
web-no-patience = { $who } no lleva bastante tiempo fuera. En esta mesa la espera es de { web-patience }.
web-no-stand-in = Este intento cuenta: solo puedes jugarlo tú.
web-no-reopen = Esta mesa no se puede abrir: lo guardado no encaja con este programa. No se ha perdido nada; quien lleva este servidor encuentra el motivo en su registro y con `gaiola data check`.
web-store-gone-on = La partida ha seguido entretanto y esto no se ha guardado. Vuelve a cargar la página.
web-store-table = Esta mesa está dañada y no se puede abrir. No se ha borrado nada de ella y las demás mesas siguen. Quien lleva el servidor puede examinarla con «gaiola data check» o restaurar una copia de seguridad.
web-store-full = El disco del servidor está lleno, así que esto no se ha guardado. Todo lo anterior está a salvo. Quien lleva el servidor tiene que liberar espacio; después, inténtalo de nuevo.
web-store-damaged = El archivo en el que este servidor guarda las mesas está dañado; no se ha borrado nada. Quien lleva el servidor puede examinarlo con «gaiola data check» y restaurar una copia de seguridad con «gaiola data restore».
web-store-busy = El servidor está ocupado escribiendo y esto no se ha guardado. Inténtalo de nuevo dentro de un momento.
web-store-fault = El servidor no puede leer o escribir las mesas en este momento. Lo que ya se guardó sigue ahí; quien lleva el servidor encontrará el motivo en su registro.
web-fault = Algo ha fallado aquí. Tu partida está a salvo; vuelve e inténtalo de nuevo.
