### Aprender um jogo: a sua página, a ficha de uma lição ao lado do tabuleiro, o conselheiro do primeiro jogo.

learn-link = Aprender
learn-title = Aprende a jogar { $game }
learn-minute = O jogo num minuto
learn-begin = Aprender no tabuleiro
learn-resume = Continuar no passo { $number }
learn-begin-hint =
    { $count ->
        [one] { $count } passo curto, cerca de { $minutes } minutos
       *[other] { $count } passos curtos, cerca de { $minutes } minutos
    }
learn-first = O teu primeiro jogo
learn-first-hint =
    { $count ->
        [one] Contra um bot fácil, com um conselheiro ao teu lado
       *[other] Contra { $count } bots fáceis, com um conselheiro ao teu lado
    }
learn-first-alone = O teu primeiro jogo a solo
learn-first-alone-hint = Com um conselheiro ao teu lado
learn-steps = Todos os passos
learn-step = Passo { $number } de { $count }
learn-step-done = feito
learn-next = Continuar
learn-back = Voltar
learn-repeat = Repetir este passo
learn-anew = O que escolheste levava a outro lado, por isso o tabuleiro foi preparado de novo para este passo.
learn-done = Já sabes o bastante para jogar
learn-done-text = O resto aprende-se à mesa. No teu primeiro jogo, um conselheiro diz uma palavra sempre que surge algo novo.
learn-over = A lição acabou. Continua com o teu primeiro jogo.
learn-no-lesson = Este jogo não traz nenhuma lição.
learn-no-step = A lição não tem esse passo.
learn-no-room = Há tanta gente a aprender neste momento que não há lugar. Tenta daqui a uns minutos.

coach-name = O conselheiro
coach-off = Sem mais conselhos

terminal-learn = (next continua, step 3 salta, quit termina)
