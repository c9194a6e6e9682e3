### Words of the terminal, for every game.

seat-me = Player

terminal-hint = Answer with a number or a notation; `help` lists the other commands.
terminal-seats = At the table: { $seats }. To move: { $first }.
terminal-each = { $sum } each
terminal-rows = Several at once:
terminal-beside = Free actions (your turn goes on):
terminal-secret = Somebody else is at this screen: what you type does not appear on it.
terminal-legal = { $move }: this is allowed.
terminal-by-rule = Rule { $number }, { $heading }. Read it with: rules { $number }
terminal-only-move = There was nothing to choose: { $move }.
terminal-no-number = There is no move { $number } here; they go from 1 to { $count }.
terminal-did-you-mean = Did you mean: { $move }
terminal-why-what = Say which move: why 12, or why followed by a notation.
terminal-no-rule = There is no rule { $number }.
terminal-undone = Taken back: { $moves }.
terminal-save-where = Say where: save FILE
terminal-saved = Saved: { $file }
terminal-not-saved = Not saved: { $file }: { $reason }
terminal-not-overwritten = Not saved: { $file } exists and is not a game record.
terminal-not-saved-yet = Not saved: several people play here, and the record names what is hidden from some of them. It can be saved when the game is over; to stop and go on later, play at `gaiola serve`, which keeps every table.
terminal-left = You leave the table; the game stays unfinished.
terminal-end = The game is over: { $cause }.
terminal-rank = { $rank }. { $who }: { $score } ({ $sources })

help-move = 12, or a notation: plays that move
help-why = why 12, why NOTATION: what a move costs and brings, or which rule forbids it
help-moves = moves: every move in words, with its whole sum
help-look = look: the table again, also in words
help-rules = rules 4.2: a rule; rules 4: a chapter
help-log = log: everything that has happened
help-undo = undo: takes the last decision back
help-save = save FILE: writes the game down; continue with --load FILE. Several people at one screen can do so after the end
help-help = help: this list
help-quit = quit: leaves the table

undo-nothing = There is nothing to take back.
undo-chance = That cannot be taken back: something has been drawn since.
undo-seen = That cannot be taken back: something hidden has been seen since.
undo-other = That cannot be taken back: the turn has passed on.

no-not-your-turn = It is not your turn.
no-row = These moves are no longer offered as one; look again.
no-stale = The game has gone on since; look again.

games-players =
    { $more ->
        [0] { $least ->
            [one] { $least } player
           *[other] { $least } players
        }
       *[other] { $least } to { $most } players
    }
games-edition = Edition { $name } { $version }. Of its values { $printed }% are printed in the rules, { $found }% found in public sources, { $inferred }% inferred, { $reconstructed }% reconstructed.


replay-good =
    { $moves ->
        [one] The record is good: { $moves } move.
       *[other] The record is good: { $moves } moves.
    }
replay-unfinished = The game is unfinished.
