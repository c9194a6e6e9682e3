### Words every game shares.

language-name = English

reconstructed-edition = Reconstructed edition
reconstructed-note = What the published rules state is exact. What is printed only on the components was designed anew within those rules.
practice = Practice
practice-note = Practice: the seed of this table was chosen, so what will be drawn may be known.

no-not-now = You can't do that now.
no-over = The game is over.
no-unfinishable = Then you could not do what you must do next: { $step }
no-unknown-move = There is no such move: { $text }
