### Palavras do terminal, para todos os jogos.

seat-me = Jogador

terminal-hint = Responde com um número ou uma notação; `help` mostra os outros comandos.
terminal-seats = À mesa: { $seats }. A jogar: { $first }.
terminal-each = { $sum } cada
terminal-rows = Várias de uma vez:
terminal-beside = Ações livres (o teu turno continua):
terminal-secret = Há mais alguém diante deste ecrã: o que escreves não aparece nele.
terminal-legal = { $move }: é permitido.
terminal-by-rule = Regra { $number }, { $heading }. Lê-a com: rules { $number }
terminal-only-move = Não havia nada a escolher: { $move }.
terminal-no-number = Aqui não há jogada { $number }; vão de 1 a { $count }.
terminal-did-you-mean = Querias dizer: { $move }?
terminal-why-what = Diz que jogada: why 12, ou why seguido de uma notação.
terminal-no-rule = Não existe a regra { $number }.
terminal-undone = Anulado: { $moves }.
terminal-save-where = Diz onde: save FICHEIRO
terminal-saved = Guardado: { $file }
terminal-not-saved = Não foi guardado: { $file }: { $reason }
terminal-not-overwritten = Não foi guardado: { $file } existe e não é o registo de um jogo.
terminal-not-saved-yet = Não foi guardado: aqui jogam várias pessoas e o registo contém o que está escondido para algumas. Pode ser guardado quando o jogo acabar; para parar e continuar mais tarde, joguem em `gaiola serve`, que guarda todas as mesas.
terminal-left = Deixas a mesa; o jogo fica por acabar.
terminal-end = O jogo terminou: { $cause }.
terminal-rank = { $rank }. { $who }: { $score } ({ $sources })

help-move = 12, ou uma notação: faz essa jogada
help-why = why 12, why NOTAÇÃO: o que uma jogada custa e rende, ou que regra a impede
help-moves = moves: todas as jogadas por palavras, com a soma inteira
help-look = look: a mesa outra vez, também por palavras
help-rules = rules 4.2: uma regra; rules 4: um capítulo
help-log = log: tudo o que aconteceu
help-undo = undo: anula a última decisão
help-save = save FICHEIRO: guarda o jogo; continua-se com --load FICHEIRO. Várias pessoas no mesmo ecrã, só no fim
help-help = help: esta lista
help-quit = quit: deixa a mesa

undo-nothing = Não há nada para anular.
undo-chance = Não se pode voltar atrás: desde então tirou-se algo à sorte.
undo-seen = Não se pode voltar atrás: desde então viu-se algo escondido.
undo-other = Não se pode voltar atrás: a vez já passou.

no-not-your-turn = Não é a tua vez.
no-row = Estas jogadas já não se oferecem como uma só; vê de novo.
no-stale = O jogo avançou entretanto; vê de novo.

games-players =
    { $more ->
        [0] { $least ->
            [one] { $least } jogador
           *[other] { $least } jogadores
        }
       *[other] De { $least } a { $most } jogadores
    }
games-edition = Edição { $name } { $version }. Dos seus valores, { $printed } % estão impressos nas regras, { $found } % foram achados em fontes públicas, { $inferred } % foram inferidos e { $reconstructed } % reconstruídos.


replay-good =
    { $moves ->
        [one] O registo está certo: { $moves } jogada.
       *[other] O registo está certo: { $moves } jogadas.
    }
replay-unfinished = O jogo está por acabar.
