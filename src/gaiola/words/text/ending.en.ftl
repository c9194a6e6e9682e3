### Words of the end of a game and of the campaign in the browser.

## The result

ending-title = { $game }: the result
ending-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ending-challenge = Challenge { $number }: { $name }
ending-minutes = { $minutes } min
ending-hours = { $hours } h { $minutes }
ending-wins = { $who } wins
ending-shared = A shared win: { $names }
ending-fame =
    { $fame ->
        [0] No fame this time
        [one] One star of fame
        [2] Two stars of fame
        [3] Three stars of fame
       *[other] { $fame } stars of fame
    }
ending-alone = { $who }: the result
ending-tag-wins = wins
ending-tag-shares = shares the win
ending-tag-tie-break = by tie-break
ending-threshold =
    { $fame ->
        [one] { $points } points for one star
       *[other] { $points } points for { $fame } stars
    }
ending-reached = reached
ending-missed =
    { $points ->
        [one] { $points } point short
       *[other] { $points } points short
    }
ending-missed-otherwise = not reached

ending-to-table = Back to the table
ending-replay = Watch the replay
ending-record = Save the record
ending-again = Play again
ending-to-campaign = To the campaign
ending-not-over = This game is not over yet; its result can be seen at the end.

## The tables and charts

ending-sources = Where the points came from
ending-source = Source
ending-total = Points
ending-by-source = By source
ending-over-time = Over the game
ending-during = during the game
ending-final = final scoring
ending-earned = won
ending-lost = lost
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
ending-leads-scoring = { $count }; { $who } took the lead in the final scoring.
ending-tie-break = Tie-break
ending-tie-break-text = { $names }: { $points } points each. The rules decide such a tie.
ending-most-final = Final scoring
ending-most-final-text = { $who } won most in it: { $points }.
ending-length = Length
ending-length-moves =
    { $moves ->
        [one] { $moves } move.
       *[other] { $moves } moves.
    }
ending-length-rounds = { $moves } moves, { $count } rounds.
ending-cause = The end


## The campaign

campaign-web-title = Solo campaign
campaign-web-intro = Nine challenges in order. One try of each counts, and nothing is drawn anew.
campaign-web-sheet = Fame sheet
campaign-web-challenge = Challenge
campaign-web-thresholds = Points for fame
campaign-web-score = Points
campaign-web-fame = Fame
campaign-web-stars =
    { $fame ->
        [one] { $fame } star of 3
       *[other] { $fame } stars of 3
    }
campaign-web-best-move = Best move
campaign-web-best-move-note = One action that brings { $points } coins or more: fame +{ $fame }, once in a campaign.
campaign-web-result = Result
campaign-web-play = Play challenge { $challenge }
campaign-web-go-on = Go on with challenge { $challenge }
campaign-web-complete = All nine are played
campaign-web-practice = Practise
campaign-web-practice-note = Practise a challenge without counting it
campaign-web-to-come = to come
campaign-web-total = Fame in all
campaign-web-rating = Rating
campaign-web-from = from { $fame }
campaign-web-so-far = so far
campaign-web-new = Start a new campaign
campaign-web-new-note =
    { $count ->
        [0] This sheet will be replaced by an empty one.
        [one] This sheet with its { $count } result will be replaced by an empty one. A challenge that has begun no longer counts.
       *[other] This sheet with its { $count } results will be replaced by an empty one. A challenge that has begun no longer counts.
    }
campaign-web-new-sure = Yes, start anew
campaign-web-not-sure = A new campaign replaces the sheet: confirm that first.
campaign-web-unreadable = The sheet that is kept here cannot be read. You can start a new campaign.
campaign-web-none-due = All nine challenges of this campaign have been played.
campaign-web-no-game = The game of this campaign is not installed here.
