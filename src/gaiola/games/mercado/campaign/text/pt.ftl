### A campanha a solo: as suas páginas, os seus comandos e como acaba um desafio.

## Os caminhos de ida e volta

campaign-link = Campanha a solo
campaign-link-hint = Nove desafios por ordem, com uma folha de fama.
lobby-origin-campaign = campanha
campaign-back = Para a campanha

## Como acabou um desafio

campaign-challenge = Desafio { $number }: { $name }
campaign-fame =
    { $fame ->
        [0] Desta vez, sem fama
        [one] Uma estrela de fama
        [2] Duas estrelas de fama
        [3] Três estrelas de fama
       *[other] { $fame } estrelas de fama
    }
campaign-threshold =
    { $fame ->
        [one] { $points } pontos para uma estrela
       *[other] { $points } pontos para { $fame } estrelas
    }
campaign-reached = alcançado
campaign-missed =
    { $points ->
        [one] falta { $points } ponto
       *[other] faltam { $points } pontos
    }
campaign-missed-otherwise = não alcançado

## As páginas

campaign-web-title = Campanha a solo
campaign-web-intro = Nove desafios por ordem. Conta uma tentativa de cada e nada volta a ser sorteado.
campaign-web-sheet = Folha de fama
campaign-web-challenge = Desafio
campaign-web-thresholds = Pontos para a fama
campaign-web-score = Pontos
campaign-web-fame = Fama
campaign-web-stars =
    { $fame ->
        [one] { $fame } estrela de 3
       *[other] { $fame } estrelas de 3
    }
campaign-web-best-move = Melhor jogada
campaign-web-best-move-note = Uma ação que renda { $points } moedas ou mais: fama +{ $fame }, uma vez por campanha.
campaign-web-result = Resultado
campaign-web-play = Jogar o desafio { $challenge }
campaign-web-go-on = Continuar o desafio { $challenge }
campaign-web-complete = Os nove estão jogados
campaign-web-practice = Treinar
campaign-web-practice-note = Treinar um desafio sem que conte
campaign-web-to-come = por jogar
campaign-web-total = Fama no total
campaign-web-rating = Categoria
campaign-web-from = a partir de { $fame }
campaign-web-so-far = por agora
campaign-web-new = Começar outra campanha
campaign-web-new-note =
    { $count ->
        [0] Uma folha vazia vai substituir esta.
        [one] Uma folha vazia vai substituir esta e o seu { $count } resultado. Um desafio começado deixa de contar.
       *[other] Uma folha vazia vai substituir esta e os seus { $count } resultados. Um desafio começado deixa de contar.
    }
campaign-web-new-sure = Sim, começar de novo
campaign-web-not-sure = Uma campanha nova substitui a folha: confirma-o primeiro.
campaign-web-unreadable = A folha que está guardada aqui não se consegue ler. Podes começar outra campanha.
campaign-web-none-due = Já se jogaram os nove desafios desta campanha.

## No terminal

campaign-begun = Começa a campanha { $name }. Nove desafios por ordem; conta uma tentativa de cada. Continua com: gaiola campaign play
campaign-counts = Esta tentativa conta. Podes sair e voltar: cada jogada fica guardada e o desafio continua onde o deixaste.
campaign-continues = Deixaste este desafio por acabar; continua onde estava.
campaign-kept = O desafio fica guardado e continua com: gaiola campaign play
campaign-practice = Treino: não conta.
campaign-title = Campanha { $name }
campaign-entry = pontuação { $score }, fama { $fame }
campaign-best-move = (melhor jogada)
campaign-next = a seguir
campaign-running = começado, por acabar
campaign-bonus = Melhor jogada: fama { $fame }
campaign-total = Fama no total: { $fame }
campaign-rank = Categoria { $rank }: { $name }
