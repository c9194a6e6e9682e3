### Words of the end of a game in the browser.

## The result

ending-title = { $game }: the result
ending-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ending-minutes = { $minutes } min
ending-hours = { $hours } h { $minutes }
ending-wins = { $who } wins
ending-shared = A shared win: { $names }
ending-alone = { $who }: the result
ending-tag-wins = wins
ending-tag-shares = shares the win
ending-tag-tie-break = by tie-break

ending-to-table = Back to the table
ending-replay = Watch the replay
ending-record = Save the record
ending-again = Play again
ending-not-over = This game is not over yet; its result can be seen at the end.

## The tables and charts

ending-sources = Where the points came from
ending-source = Source
ending-total = Points
ending-by-source = By source
ending-over-time = Over the game
ending-during = during the game
ending-final = final scoring
ending-earned = earned
ending-lost = lost
ending-in-play = During the game
ending-in-scoring = Final scoring
# Sources that gave nobody points.
ending-nothing = Nothing from: { $names }.
ending-scoring = Scoring
ending-moves-axis = moves
ending-rounds-axis = rounds
ending-move = Move
ending-not-known = What happened on the way is not known any more: the rules have changed since.

## Of note

ending-of-note = Of note
ending-biggest = Biggest move
ending-biggest-move = { $who }, move { $number }: +{ $points }. { $what }.
ending-biggest-event = Move { $number }. { $what }
ending-best-round = Best round
ending-best-round-text = { $who }, round { $round }: +{ $points }.
ending-leads = Lead changes
ending-leads-text =
    { $count ->
        [0] None: { $who } was ahead from move { $number } on.
       *[other] { $count }; { $who } was ahead from move { $number } on.
    }
ending-leads-round =
    { $count ->
        [0] None: { $who } was ahead from the end of round { $round } on.
       *[other] { $count }; { $who } was ahead from the end of round { $round } on.
    }
ending-tie-break = Tie-break
ending-tie-break-text = { $names }: { $points } points each. The rules decide such a tie.
ending-most-final = Final scoring
ending-most-final-text = { $who } scored the most in it: { $points }.
ending-before-final = Before it { $who } was ahead with { $points }.
ending-richest = What paid most
ending-richest-text = { $source }: { $points } points in all.
ending-length = Length
ending-length-moves =
    { $moves ->
        [one] { $moves } move.
       *[other] { $moves } moves.
    }
ending-length-rounds = { $moves } moves, { $count } rounds.
ending-cause = The end
