### Qué es una cosa: el inspector de la página de la mesa, la página que lo sustituye, y los iconos que significan lo mismo en todos los juegos.

thing-inferred = Inferido: lo que el reglamento no muestra de esto se sigue de hechos conocidos y de una suposición nuestra.
thing-reconstructed = Reconstruido: lo que el reglamento no muestra de esto es diseño nuestro dentro de sus reglas.
thing-close = Cerrar
thing-title = Todo lo que hay en la mesa
thing-intro = Todo lo que puedes ver ahora de esta mesa, lugar por lugar: qué es, cómo está ahora y su regla.
thing-back = Volver a la mesa
thing-tray = Lo tuyo
thing-link = Todo lo que hay en la mesa, en palabras

icon-player = lo que pertenece al jugador de color { $color }
icon-p-neutral = lo que no pertenece a ningún jugador
icon-coin = monedas
icon-flag = el final de la partida está cerca
icon-check = hecho, o alcanzado
icon-lock = cerrado
icon-prestige = puntos
icon-worker = trabajadores
icon-ship = barcos
icon-die1 = un dado que muestra 1
icon-die2 = un dado que muestra 2
icon-die3 = un dado que muestra 3
icon-die4 = un dado que muestra 4
icon-die5 = un dado que muestra 5
icon-die6 = un dado que muestra 6
