### Words every game shares.

language-name = English

reconstructed-edition = Reconstructed edition
reconstructed-note = What the published rules state is exact. What is printed only on the components was designed anew within those rules.
practice = Practice
practice-note = Practice: the seed of this table was chosen, so what will be drawn may be known.

no-not-now = Not now: this does not answer what is asked.
no-over = The game is over.
no-unfinishable = That would leave something you must do impossible: { $step }
no-unknown-move = There is no such move: { $text }
