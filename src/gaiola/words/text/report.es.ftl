### Palabras del informe de un torneo. Los bots se llaman como en la línea de órdenes.

## La cabecera

report-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
report-title-ahead = { $bot } gana más que { $others }
report-title-open = Nadie va claramente por delante: { $bots }
report-title-alone = Así juega { $bot }

report-fact-wins = Gana { $bot }
report-fact-sure = de todas las partidas; con un 95 % está entre { $between }
report-fact-first = Gana quien empieza
report-fact-points = Puntos de media
report-fact-length = Decisiones por partida
report-fact-decisions = de { $least } a { $most }; { $choices } de ellas dejan elegir

report-first-good = Conviene empezar: lo parejo sería { $even }, y con un 95 % está entre { $between }.
report-first-bad = No conviene empezar: lo parejo sería { $even }, y con un 95 % está entre { $between }.
report-first-open = No se demuestra ventaja ni desventaja: lo parejo es { $even }, y con un 95 % está entre { $between }.

## Las figuras

report-numbers = Los números
report-even = a partes iguales
report-mean = media
report-time = de la partida
report-end = final
report-result = Resultado

report-wins = ¿Quién gana?
report-wins-text = La parte de las partidas que gana cada bot con todos sus asientos; una victoria compartida cuenta por partes. La línea abarca dónde está la verdad con un 95 %.
report-places = ¿Conviene empezar?
report-places-text = La parte de las partidas ganadas desde cada puesto del orden inicial.
report-place =
    { $place ->
        [1] empieza
        [2] segundo
        [3] tercero
        [4] cuarto
       *[other] { $place }.º
    }
report-seats = ¿Importa el asiento?
report-seats-text = La parte de las partidas ganadas desde cada asiento de la mesa. Cada bot ocupa todos los asientos con la misma frecuencia.
report-seat = Asiento { $seat }

report-points = ¿Cuántos puntos?
report-points-text = Con qué frecuencia sale cada número de puntos; la línea dorada es la media.
report-points-axis = puntos
report-sources = ¿De dónde vienen los puntos?
report-sources-text = Puntos de un asiento en una partida. La barra es la media; la línea fina abarca los cuatro quintos centrales de las partidas.
report-course = ¿Cómo crecen los puntos?
report-course-text = Puntos de un asiento de media, según la parte de las decisiones que ya se han tomado. La franja dorada es lo que traen la última decisión y la puntuación final.
report-leaders = ¿Gana quien va por delante?
report-leaders-text = Quien va por delante a mitad de la partida gana { $half } de las partidas; antes de la última decisión, { $last }.
report-changes = ¿Cuántas veces cambia quién va por delante?
report-changes-text = Hasta la puntuación final. En { $share } de las partidas no gana quien iba por delante antes de ella.
report-changes-axis = cambios de líder
report-length = ¿Cuánto dura una partida?
report-length-text = Decisiones de todos los asientos juntos. { $choices } de ellas tienen dos o más jugadas permitidas: { $moves } de media, { $most } como mucho.
report-length-axis = decisiones
report-causes = ¿Por qué termina?
report-causes-text =
    { $count ->
        [one] Todas las partidas terminaron de la misma manera.
       *[other] Qué puso fin a las partidas, de lo más a lo menos frecuente.
    }

## Las tablas

report-col-won = ganadas
report-col-share = parte
report-col-sure = 95 % entre
report-col-rank = puesto medio
report-col-deviation = desviación
report-col-range = de – a
report-col-middle = 80 % central
report-col-games = partidas
report-col-least = mínimo
report-col-quarter = un cuarto por debajo
report-col-half = la mitad por debajo
report-col-three-quarters = tres cuartos por debajo
report-col-most = máximo

## Cómo se hizo

report-how = Cómo se hizo
report-how-intervals = Cada reparto se juega una vez por bot, con la misma suerte y todos en otro asiento, de modo que ni los asientos ni la suerte favorecen a nadie. Las partidas de un mismo reparto no son independientes; los intervalos lo tienen en cuenta. Los bots no son personas: lo que vale para sus partidas no tiene por qué valer para las vuestras.
report-drawn = Los gráficos de puntos, fuentes, ventajas y duración muestran las primeras { $count } partidas; las partes, los intervalos y los finales son los de todas.
report-edition = Edición
report-options = Opciones
report-command = Orden
report-seed = Semilla
report-played = Jugado
report-deals = { $games } partidas en { $deals } repartos
