### The solo campaign: its pages, its commands, and how a challenge ends.

## Ways there and back

campaign-link = Solo campaign
campaign-link-hint = Nine challenges in order, with a fame sheet.
lobby-origin-campaign = campaign
campaign-back = To the campaign

## How a challenge ended

campaign-challenge = Challenge { $number }: { $name }
campaign-fame =
    { $fame ->
        [0] No fame this time
        [one] One star of fame
        [2] Two stars of fame
        [3] Three stars of fame
       *[other] { $fame } stars of fame
    }
campaign-threshold =
    { $fame ->
        [one] { $points } points for one star
       *[other] { $points } points for { $fame } stars
    }
campaign-reached = reached
campaign-missed =
    { $points ->
        [one] { $points } point short
       *[other] { $points } points short
    }
campaign-missed-otherwise = not reached

## The pages

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
campaign-web-practice = Practice
campaign-web-practice-note = Practice a challenge without counting it
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
campaign-web-new-sure = Yes, start over
campaign-web-not-sure = A new campaign replaces the sheet: confirm that first.
campaign-web-unreadable = The sheet that is kept here cannot be read. You can start a new campaign.
campaign-web-none-due = All nine challenges of this campaign have been played.

## In the terminal

campaign-begun = The campaign { $name } begins. Nine challenges in order; one try of each counts. Go on with: gaiola campaign play
campaign-counts = This try counts. You may leave and come back: every move is kept, and the challenge goes on where you left it.
campaign-continues = You left this challenge unfinished; it goes on where it was.
campaign-kept = The challenge is kept and goes on with the next: gaiola campaign play
campaign-practice = Practice: this does not count.
campaign-title = Campaign { $name }
campaign-entry = score { $score }, fame { $fame }
campaign-best-move = (best move)
campaign-next = next
campaign-running = begun, not finished
campaign-bonus = Best move: fame { $fame }
campaign-total = Fame in all: { $fame }
campaign-rank = Rank { $rank }: { $name }
