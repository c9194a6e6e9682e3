### Palabras que comparten todos los juegos.

language-name = Español

reconstructed-edition = Edición reconstruida
reconstructed-note = Lo que dicen las reglas publicadas es exacto. Lo que solo está impreso en los componentes se ha diseñado de nuevo dentro de esas reglas.
practice = Práctica
practice-note = Práctica: la semilla de esta mesa fue elegida, así que alguien puede saber qué va a salir.

no-not-now = Ahora no puedes hacer eso.
no-over = La partida ha terminado.
no-unfinishable = Después no podrías hacer lo que te tocaría hacer: { $step }
no-unknown-move = Esa jugada no existe: { $text }
