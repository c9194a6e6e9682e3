### Learning a game: its page, the card of a lesson beside the board, the coach of a first game.

learn-link = Learn
learn-title = Learn { $game }
learn-minute = The game in a minute
learn-begin = Learn it on the board
learn-resume = Go on at step { $number }
learn-begin-hint =
    { $count ->
        [one] { $count } short step, about { $minutes } minutes
       *[other] { $count } short steps, about { $minutes } minutes
    }
learn-first = Your first game
learn-first-hint =
    { $count ->
        [one] Against one easy bot, with a coach beside you
       *[other] Against { $count } easy bots, with a coach beside you
    }
learn-first-alone = Your first game alone
learn-first-alone-hint = With a coach beside you
learn-steps = All steps
learn-step = Step { $number } of { $count }
learn-step-done = done
learn-next = Go on
learn-back = Back
learn-repeat = Repeat this step
learn-anew = What you chose led elsewhere, so the board is set up again for this step.
learn-done = You know enough to play
learn-done-text = The rest you will pick up at a table. In your first game a coach says a word whenever something new comes up.
learn-over = The lesson is over. Play on in your first game.
learn-no-lesson = This game brings no lesson.
learn-no-step = The lesson has no such step.
learn-no-room = So many people are learning just now that there is no room. Try again in a few minutes.

coach-name = The coach
coach-off = No more advice

terminal-learn = (next goes on, step 3 jumps, quit leaves)
