### Aprender un juego: su página, la ficha de una lección junto al tablero, el consejero de la primera partida.

learn-link = Aprender
learn-title = Aprende { $game }
learn-minute = El juego en un minuto
learn-begin = Aprender en el tablero
learn-resume = Seguir en el paso { $number }
learn-begin-hint =
    { $count ->
        [one] { $count } paso breve, unos { $minutes } minutos
       *[other] { $count } pasos breves, unos { $minutes } minutos
    }
learn-first = Tu primera partida
learn-first-hint =
    { $count ->
        [one] Contra un bot fácil, con un consejero a tu lado
       *[other] Contra { $count } bots fáciles, con un consejero a tu lado
    }
learn-first-alone = Tu primera partida en solitario
learn-first-alone-hint = Con un consejero a tu lado
learn-steps = Todos los pasos
learn-step = Paso { $number } de { $count }
learn-step-done = hecho
learn-next = Seguir
learn-back = Atrás
learn-repeat = Repetir este paso
learn-anew = Lo que elegiste llevaba a otra parte, así que el tablero se ha preparado de nuevo para este paso.
learn-done = Ya sabes bastante para jugar
learn-done-text = Lo demás se aprende en la mesa. En tu primera partida un consejero dice algo cada vez que aparece una cosa nueva.
learn-over = La lección ha terminado. Sigue con tu primera partida.
learn-no-lesson = Este juego no trae ninguna lección.
learn-no-step = La lección no tiene ese paso.
learn-no-room = Ahora mismo aprende tanta gente que no queda sitio. Inténtalo dentro de unos minutos.

coach-name = El consejero
coach-off = Sin más consejos

terminal-learn = (next sigue, step 3 salta, quit termina)
