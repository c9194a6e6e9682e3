### Palabras del final de una partida en el navegador.

## El resultado

ending-title = { $game }: el resultado
ending-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
ending-minutes = { $minutes } min
ending-hours = { $hours } h { $minutes }
ending-wins = Gana { $who }
ending-shared = Victoria compartida: { $names }
ending-alone = { $who }: el resultado
ending-tag-wins = gana
ending-tag-shares = comparte la victoria
ending-tag-tie-break = por desempate

ending-to-table = Volver a la mesa
ending-replay = Ver la repetición
ending-record = Guardar el registro
ending-again = Jugar otra vez
ending-not-over = Esta partida aún no ha terminado; el resultado se ve al final.

## Las tablas y los gráficos

ending-sources = De dónde salieron los puntos
ending-source = Origen
ending-total = Puntos
ending-by-source = Por origen
ending-over-time = A lo largo de la partida
ending-during = durante la partida
ending-final = puntuación final
ending-earned = ganados
ending-lost = perdidos
ending-in-play = Durante la partida
ending-in-scoring = Puntuación final
# Sources that gave nobody points.
ending-nothing = Nada por: { $names }.
ending-scoring = Final
ending-moves-axis = jugadas
ending-rounds-axis = rondas
ending-move = Jugada
ending-not-known = Ya no se sabe lo que pasó por el camino: las reglas han cambiado desde entonces.

## Para recordar

ending-of-note = Para recordar
ending-biggest = La mejor jugada
ending-biggest-move = { $who }, jugada { $number }: +{ $points }. { $what }.
ending-biggest-event = Jugada { $number }. { $what }
ending-best-round = La mejor ronda
ending-best-round-text = { $who }, ronda { $round }: +{ $points }.
ending-leads = Cambios de líder
ending-leads-text =
    { $count ->
        [0] Ninguno: { $who } va por delante desde la jugada { $number }.
       *[other] { $count }; { $who } va por delante desde la jugada { $number }.
    }
ending-leads-round =
    { $count ->
        [0] Ninguno: { $who } va por delante desde el final de la ronda { $round }.
       *[other] { $count }; { $who } va por delante desde el final de la ronda { $round }.
    }
ending-tie-break = Desempate
ending-tie-break-text = { $names }: { $points } puntos cada uno. Las reglas deciden este empate.
ending-most-final = Puntuación final
ending-most-final-text = Quien más gana en ella es { $who }: { $points }.
ending-before-final = Antes de ella iba por delante { $who }, con { $points }.
ending-richest = Lo que más dio
ending-richest-text = { $source }: { $points } puntos en total.
ending-length = Duración
ending-length-moves =
    { $moves ->
        [one] { $moves } jugada.
       *[other] { $moves } jugadas.
    }
ending-length-rounds = { $moves } jugadas, { $count } rondas.
ending-cause = El final
