### Palabras del final de una partida y de la campaña en el navegador.

## El resultado

ending-title = { $game }: el resultado
ending-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
ending-challenge = Desafío { $number }: { $name }
ending-minutes = { $minutes } min
ending-hours = { $hours } h { $minutes }
ending-wins = Gana { $who }
ending-shared = Victoria compartida: { $names }
ending-fame =
    { $fame ->
        [0] Esta vez, sin fama
        [one] Una estrella de fama
        [2] Dos estrellas de fama
        [3] Tres estrellas de fama
       *[other] { $fame } estrellas de fama
    }
ending-alone = { $who }: el resultado
ending-tag-wins = gana
ending-tag-shares = comparte la victoria
ending-tag-tie-break = por desempate
ending-threshold =
    { $fame ->
        [one] { $points } puntos para una estrella
       *[other] { $points } puntos para { $fame } estrellas
    }
ending-reached = conseguido
ending-missed =
    { $points ->
        [one] falta { $points } punto
       *[other] faltan { $points } puntos
    }
ending-missed-otherwise = no conseguido

ending-to-table = Volver a la mesa
ending-replay = Ver la repetición
ending-record = Guardar el registro
ending-again = Jugar otra vez
ending-to-campaign = A la campaña
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
ending-leads-scoring = { $count }; { $who } se pone por delante en la puntuación final.
ending-tie-break = Desempate
ending-tie-break-text = { $names }: { $points } puntos cada uno. Las reglas deciden este empate.
ending-most-final = Puntuación final
ending-most-final-text = Quien más gana en ella es { $who }: { $points }.
ending-length = Duración
ending-length-moves =
    { $moves ->
        [one] { $moves } jugada.
       *[other] { $moves } jugadas.
    }
ending-length-rounds = { $moves } jugadas, { $count } rondas.
ending-cause = El final


## La campaña

campaign-web-title = Campaña en solitario
campaign-web-intro = Nueve desafíos en orden. Cuenta un intento de cada uno y nada se vuelve a repartir.
campaign-web-sheet = Hoja de fama
campaign-web-challenge = Desafío
campaign-web-thresholds = Puntos para la fama
campaign-web-score = Puntos
campaign-web-fame = Fama
campaign-web-stars =
    { $fame ->
        [one] { $fame } estrella de 3
       *[other] { $fame } estrellas de 3
    }
campaign-web-best-move = Mejor jugada
campaign-web-best-move-note = Una acción que dé { $points } monedas o más: fama +{ $fame }, una vez por campaña.
campaign-web-result = Resultado
campaign-web-play = Jugar el desafío { $challenge }
campaign-web-go-on = Seguir con el desafío { $challenge }
campaign-web-complete = Los nueve están jugados
campaign-web-practice = Practicar
campaign-web-practice-note = Practicar un desafío sin que cuente
campaign-web-to-come = por jugar
campaign-web-total = Fama en total
campaign-web-rating = Categoría
campaign-web-from = desde { $fame }
campaign-web-so-far = por ahora
campaign-web-new = Empezar otra campaña
campaign-web-new-note =
    { $count ->
        [0] Una hoja vacía sustituirá a esta.
        [one] Una hoja vacía sustituirá a esta y a su { $count } resultado. Un desafío empezado dejará de contar.
       *[other] Una hoja vacía sustituirá a esta y a sus { $count } resultados. Un desafío empezado dejará de contar.
    }
campaign-web-new-sure = Sí, empezar de nuevo
campaign-web-not-sure = Una campaña nueva sustituye la hoja: confírmalo antes.
campaign-web-unreadable = La hoja que se guarda aquí no se puede leer. Puedes empezar otra campaña.
campaign-web-none-due = Ya se han jugado los nueve desafíos de esta campaña.
campaign-web-no-game = El juego de esta campaña no está instalado aquí.
