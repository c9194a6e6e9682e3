### Words of the report of a tournament. Bots are called what they are called on a command line.

## The head

report-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
report-title-ahead = { $bot } wins more than { $others }
report-title-open = Nobody is clearly ahead: { $bots }
report-title-alone = How { $bot } plays

report-fact-wins = { $bot } wins
report-fact-sure = of all games; with 95% it is between { $between }
report-fact-first = Whoever begins wins
report-fact-points = Points on average
report-fact-length = Decisions in a game
report-fact-decisions = from { $least } to { $most }; { $choices } of them leave a choice

report-first-good = It is good to begin: an even share would be { $even }, and with 95% this is between { $between }.
report-first-bad = It is bad to begin: an even share would be { $even }, and with 95% this is between { $between }.
report-first-open = No advantage or drawback is proven: an even share is { $even }, and with 95% this is between { $between }.

## The figures

report-numbers = The numbers
report-even = even share
report-mean = mean
report-time = of the game
report-end = end
report-result = Result

report-wins = Who wins?
report-wins-text = The share of games that each bot wins, all its seats together; a shared win counts in parts. The line is where the truth lies with 95%.
report-places = Is it good to begin?
report-places-text = The share of games won from each place in the starting order.
report-place =
    { $place ->
        [1] begins
        [2] second
        [3] third
        [4] fourth
       *[other] { $place }th
    }
report-seats = Does the seat matter?
report-seats-text = The share of games won from each seat at the table. Every bot sits on every seat equally often.
report-seat = Seat { $seat }

report-points = How many points?
report-points-text = How often each number of points comes up; the gold line is the mean.
report-points-axis = points
report-sources = Where do points come from?
report-sources-text = Points of one seat in a game. A bar is the mean; the thin line covers the middle four fifths of all games.
report-course = How do points grow?
report-course-text = Points of one seat on average, by the part of all decisions that have been made. The golden band is what the last decision and the final scoring bring.
report-leaders = Does whoever leads win?
report-leaders-text = Whoever is in front after half of the game wins { $half } of the games; before the last decision it is { $last }.
report-changes = How often does the lead change?
report-changes-text = Until the final scoring. In { $share } of the games the winner is not whoever was ahead just before it.
report-changes-axis = changes of the lead
report-length = How long is a game?
report-length-text = Decisions of all seats together. { $choices } of them have two or more legal moves: { $moves } on average, { $most } at most.
report-length-axis = decisions
report-causes = Why does it end?
report-causes-text =
    { $count ->
        [one] All games ended in the same way.
       *[other] What ended the games, the most frequent first.
    }

## The tables

report-col-won = won
report-col-share = share
report-col-sure = 95% between
report-col-rank = mean rank
report-col-deviation = deviation
report-col-range = from – to
report-col-middle = middle 80%
report-col-games = games
report-col-least = least
report-col-quarter = a quarter below
report-col-half = half below
report-col-three-quarters = three quarters below
report-col-most = most

## How it was made

report-how = How this was made
report-how-intervals = Each deal is played once for every bot, with the same luck and everybody one seat further on, so neither seats nor luck favor anybody. Games of one deal are not independent; the intervals know it. Bots are not people: what is true of their games need not be true of yours.
report-drawn = Charts of points, sources, leads and lengths show the first { $count } games; shares, intervals and ends are those of all.
report-edition = Edition
report-options = Options
report-command = Command
report-seed = Seed
report-played = Played
report-deals = { $games } games in { $deals } deals
