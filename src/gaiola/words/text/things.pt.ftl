### O que uma coisa é: o inspetor da página da mesa, a página que o substitui, e os ícones que significam o mesmo em todos os jogos.

thing-inferred = Inferido: o que o livro de regras não mostra disto segue-se de factos conhecidos e de uma suposição nossa.
thing-reconstructed = Reconstruído: o que o livro de regras não mostra disto é desenho nosso dentro das suas regras.
thing-close = Fechar
thing-title = Tudo o que está na mesa
thing-intro = Tudo o que podes ver agora desta mesa, lugar por lugar: o que é, como está agora e a sua regra.
thing-back = Voltar à mesa
thing-tray = O que é teu
thing-link = Tudo o que está na mesa, em palavras

icon-player = o que pertence ao jogador de cor { $color }
icon-p-neutral = o que não pertence a nenhum jogador
icon-coin = moedas
icon-flag = o fim do jogo está perto
icon-check = feito, ou alcançado
icon-lock = fechado
icon-prestige = pontos
icon-worker = trabalhadores
icon-ship = navios
icon-die1 = um dado que mostra 1
icon-die2 = um dado que mostra 2
icon-die3 = um dado que mostra 3
icon-die4 = um dado que mostra 4
icon-die5 = um dado que mostra 5
icon-die6 = um dado que mostra 6
