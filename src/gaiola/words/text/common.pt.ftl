### Palavras que todos os jogos partilham.

language-name = Português

reconstructed-edition = Edição reconstruída
reconstructed-note = O que as regras publicadas dizem é exato. O que só está impresso nos componentes foi desenhado de novo dentro dessas regras.
practice = Treino
practice-note = Treino: a semente desta mesa foi escolhida, por isso pode saber-se o que vai sair.

no-not-now = Agora não podes fazer isso.
no-over = O jogo terminou.
no-unfinishable = Depois não poderias fazer o que terias de fazer: { $step }
no-unknown-move = Essa jogada não existe: { $text }
