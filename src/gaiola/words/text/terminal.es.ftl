### Palabras del terminal, para todos los juegos.

seat-me = Jugador

terminal-hint = Responde con un número o una notación; `help` muestra las demás órdenes.
terminal-seats = En la mesa: { $seats }. Juega: { $first }.
terminal-each = { $sum } cada uno
terminal-rows = Varias a la vez:
terminal-beside = Acciones gratuitas (tu turno continúa):
terminal-secret = Hay alguien más ante esta pantalla: lo que escribes no aparece en ella.
terminal-legal = { $move }: está permitido.
terminal-by-rule = Regla { $number }, { $heading }. Léela con: rules { $number }
terminal-only-move = No había nada que elegir: { $move }.
terminal-no-number = Aquí no hay jugada { $number }; van del 1 al { $count }.
terminal-did-you-mean = ¿Querías decir: { $move }?
terminal-why-what = Di qué jugada: why 12, o why seguido de una notación.
terminal-no-rule = No existe la regla { $number }.
terminal-undone = Se deshace: { $moves }.
terminal-save-where = Di dónde: save ARCHIVO
terminal-saved = Guardado: { $file }
terminal-not-saved = No se ha guardado: { $file }: { $reason }
terminal-not-overwritten = No se ha guardado: { $file } existe y no es el registro de una partida.
terminal-not-saved-yet = No se ha guardado: aquí juegan varias personas y el registro nombra lo que está oculto para algunas. Se puede guardar cuando termine la partida; para dejarla y seguir otro día, jugad en `gaiola serve`, que guarda todas las mesas.
terminal-left = Dejas la mesa; la partida queda sin terminar.
terminal-end = La partida ha terminado: { $cause }.
terminal-rank = { $rank }. { $who }: { $score } ({ $sources })

help-move = 12, o una notación: hace esa jugada
help-why = why 12, why NOTACIÓN: lo que cuesta y da una jugada, o qué regla la impide
help-moves = moves: todas las jugadas en palabras, con toda la suma
help-look = look: la mesa otra vez, también en palabras
help-rules = rules 4.2: una regla; rules 4: un capítulo
help-log = log: todo lo que ha pasado
help-undo = undo: deshace la última decisión
help-save = save ARCHIVO: guarda la partida; se sigue con --load ARCHIVO. Varias personas ante una pantalla, solo al terminar
help-help = help: esta lista
help-quit = quit: deja la mesa

undo-nothing = No hay nada que deshacer.
undo-chance = No se puede deshacer: desde entonces se ha sacado algo al azar.
undo-seen = No se puede deshacer: desde entonces se ha visto algo oculto.
undo-other = No se puede deshacer: el turno ya ha pasado.

no-not-your-turn = No es tu turno.
no-row = Estas jugadas ya no se ofrecen como una sola; vuelve a mirar.
no-stale = La partida ha avanzado; vuelve a mirar.

games-players =
    { $more ->
        [0] { $least ->
            [one] { $least } jugador
           *[other] { $least } jugadores
        }
       *[other] De { $least } a { $most } jugadores
    }
games-edition = Edición { $name } { $version }. De sus valores, el { $printed } % está impreso en las reglas, el { $found } % se halló en fuentes públicas, el { $inferred } % se ha inferido y el { $reconstructed } % se ha reconstruido.


replay-good =
    { $moves ->
        [one] El registro es correcto: { $moves } jugada.
       *[other] El registro es correcto: { $moves } jugadas.
    }
replay-unfinished = La partida no está terminada.
