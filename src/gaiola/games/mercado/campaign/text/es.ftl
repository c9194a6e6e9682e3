### La campaña en solitario: sus páginas, sus órdenes y cómo termina un desafío.

## Los caminos de ida y vuelta

campaign-link = Campaña en solitario
campaign-link-hint = Nueve desafíos por orden, con una hoja de fama.
lobby-origin-campaign = campaña
campaign-back = A la campaña

## Cómo terminó un desafío

campaign-challenge = Desafío { $number }: { $name }
campaign-fame =
    { $fame ->
        [0] Esta vez, sin fama
        [one] Una estrella de fama
        [2] Dos estrellas de fama
        [3] Tres estrellas de fama
       *[other] { $fame } estrellas de fama
    }
campaign-threshold =
    { $fame ->
        [one] { $points } puntos para una estrella
       *[other] { $points } puntos para { $fame } estrellas
    }
campaign-reached = conseguido
campaign-missed =
    { $points ->
        [one] falta { $points } punto
       *[other] faltan { $points } puntos
    }
campaign-missed-otherwise = no conseguido

## Las páginas

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
campaign-web-rating = Rango
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

## En el terminal

campaign-begun = Empieza la campaña { $name }. Nueve desafíos en orden; cuenta un intento de cada uno. Sigue con: gaiola campaign play
campaign-counts = Este intento cuenta. Puedes irte y volver: se guarda cada jugada y el desafío sigue donde lo dejaste.
campaign-continues = Dejaste este desafío sin terminar; sigue donde estaba.
campaign-kept = El desafío queda guardado y sigue con: gaiola campaign play
campaign-practice = Práctica: no cuenta.
campaign-title = Campaña { $name }
campaign-entry = puntuación { $score }, fama { $fame }
campaign-best-move = (mejor jugada)
campaign-next = siguiente
campaign-running = empezado, sin terminar
campaign-bonus = Mejor jugada: fama { $fame }
campaign-total = Fama en total: { $fame }
campaign-rank = Rango { $rank }: { $name }
