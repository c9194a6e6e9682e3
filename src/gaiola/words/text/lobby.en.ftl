### Words of the start page, of new tables, and of the library.

## Everywhere

lobby-brand = Gaiola
lobby-tagline = A table for board games of Portugal
lobby-skip = Skip to the content
lobby-home = Start page
lobby-menu = Pages
lobby-tables = My tables
lobby-rules = Rules
lobby-about = About

## The shelf

lobby-games = Games
lobby-players =
    { $more ->
        [0] { $most }
       *[other] { $least }–{ $most }
    }
lobby-players-label = Players
lobby-minutes = { $minutes } min
lobby-minutes-label = Time to play
lobby-weight = Weight { $weight } of 5
lobby-play-now = Play now
lobby-play-now-hint =
    { $count ->
        [one] You against { $count } bot, at once
       *[other] You against { $count } bots, at once
    }
lobby-new-table = New table
lobby-no-games = No game with a board is installed.

## Coming to a table

lobby-code = Link or code of a seat
lobby-code-hint = Seat link or code
lobby-join = Join
lobby-seat-title = Take this seat?
lobby-seat-intro = You are invited to { $game }. Seat { $number } of { $count } is free for you.
lobby-seat-bot = bot
lobby-seat-open = still free
lobby-seat-yours = this seat
lobby-seat-once = A seat link works once: after this, the seat belongs to this browser.
lobby-seat-take = Take the seat
lobby-name = Name

lobby-invite-title = Invite to { $game }
lobby-invite-intro = Send a link to everybody whose seat is free, or let them scan its code. A link works once: whoever opens it takes the seat. This page shows who has come, and goes to the table when all have.
lobby-invite-who = At the table
lobby-invite-here = here
lobby-invite-seat = Seat of { $who }
lobby-invite-link = Link to the seat of { $who }
lobby-invite-copy = Copy the link
lobby-invite-copied = Copied
lobby-invite-scan = The link as a code for the camera of a phone
lobby-invite-go = To the table
lobby-invite-only-here = These links work on this computer only. To let others in, serve the table to your network (gaiola serve --host 0.0.0.0) and open it at the address named there.

## My tables

lobby-your-tables = Your tables
lobby-all-tables = All my tables
lobby-none-running = No game is running. Choose one above.
lobby-running = Running
lobby-finished = Finished
lobby-nothing-running = No game is running.
lobby-nothing-finished = No game is finished yet.
lobby-pages = Page { $number } of { $count }
lobby-pages-newer = Newer tables
lobby-pages-older = Older tables
lobby-trouble-short = cannot be opened
lobby-damaged = This table is damaged. Nothing of it was deleted; whoever runs the server can look at it with “gaiola data check” or restore a backup.
lobby-not-installed = This game is not installed here any more. The table is kept and opens again when it is.
lobby-your-turn = Your turn
lobby-waiting = waiting for { $who }
lobby-waiting-short = waiting
lobby-open = Open
lobby-result = Result
lobby-record = Record
lobby-table-game = Game
lobby-table-players = Players
lobby-table-changed = Last move
lobby-table-go = Go to
lobby-winner = winner
lobby-practice = practice
lobby-origin-import = imported
lobby-origin-fork = from an earlier position
lobby-origin-rematch = rematch
lobby-when-now = just now
lobby-when-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
lobby-when-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
lobby-when-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
lobby-import = Import a record
lobby-import-file = Record of a game (JSON file)
lobby-import-hint = A finished game can be looked through and replayed, an unfinished one goes on with everybody at this screen.
lobby-import-button = Import

## A new table

lobby-new-title = New table: { $game }
lobby-quick = Quick choice
lobby-preset-alone = Solo
lobby-preset-bots =
    { $count ->
        [one] Me and { $count } bot
       *[other] Me and { $count } bots
    }
lobby-preset-here = Two at this screen
lobby-preset-link = A friend by link
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-kind = Who sits here
lobby-kind-closed = Nobody
lobby-kind-here = At this screen
lobby-kind-link = By link
lobby-kind-bot = Bot, { $level }
level-easy = Easy: sees which moves are good and does not always take the best.
level-greedy = Basic: what looks best right after the move.
level-hard = Hard: also plays its best moves on to its next turn before it decides; that takes it a moment.
level-normal = Normal: has learned from thousands of games and thinks its turn through.
level-random = At random: any move that the rules allow.
lobby-seats-hint = The table shows an invitation link for each seat by link. Bots without a name get one.
lobby-options = Options
lobby-option-alone = solo only
lobby-option-players = only with { $players } players
lobby-covered = Cover the screen while it is handed to the next player
lobby-patience = Wait for somebody who is away
lobby-patience-hint = After that, others may let a bot play the seat until its owner is back.
lobby-seed = Seed
lobby-seed-hint = A number. The same seed deals the same game, so it counts as practice. Empty: by chance.
lobby-open-table = Open the table
lobby-guest = Player { $number }
# First names of bots; the same in every language.
lobby-bot-names = Inês, Rui, Beatriz, Tomás, Leonor, Duarte, Matilde, Vasco
lobby-errors = Please look at this again:

## What the lobby refuses

lobby-no-players =
    { $most ->
        [one] This game is for one player; { $count } are chosen.
       *[other] This game is for { $more ->
            [0] { $most }
           *[other] { $least } to { $most }
        } players; { $count ->
            [0] nobody is
            [one] { $count } is
           *[other] { $count } are
        } chosen.
    }
lobby-no-kind = Choose who sits here from the list.
lobby-no-long-name = A name has at most { $most } characters; this one has { $count }.
lobby-no-same-name = Two players cannot both be called { $name }.
lobby-no-choice = Choose one of the options in the list.
lobby-no-option-alone = This is for solo play only; { $count } players are chosen.
lobby-no-option-players = This is only for { $players } players; { $count } are chosen.
lobby-no-seed = A seed is a whole number of at most 18 digits.
lobby-no-table = This table cannot be opened: { $reason }
lobby-no-game = There is no such game here.
lobby-no-language = There is no such language here.
lobby-no-code = No seat and no table belongs to this link or code. Ask for the link again and copy all of it.
lobby-no-seat = No seat belongs to this link. Ask for the link again and copy all of it.
lobby-no-seat-used = This seat is taken: its link has been used already, and it works only once. Ask for another seat or for the link to watch.
lobby-no-file = Choose a file first.
lobby-no-record = This file could not be imported:
lobby-refused = That did not work
lobby-refused-home = To the start page

## Rules

library-title = Rules
library-intro = Rules in our own words, numbered, and how we read what the rulebooks leave open.
library-rules-of = Rules of { $game }
library-chapters = Chapters
library-search = Search the rules
library-search-button = Search
library-search-all = Show everything
library-found =
    { $count ->
        [0] Nothing found for “{ $query }”.
        [one] { $count } place for “{ $query }”.
       *[other] { $count } places for “{ $query }”.
    }
library-found-more = Only the first { $most } are shown; add a word to find fewer.
library-found-none = No rule contains this.
library-rulings = Rulings
library-icons = Icons
library-edition = About this edition
library-whole-page = All rules on a page of their own
library-edition-file = Edition
library-edition-version = Version
library-edition-hash = Fingerprint
library-rules-version = Version of the rules
library-shares = Where the values of this edition come from
library-label-printed = printed
library-label-found = found
library-label-inferred = inferred
library-label-reconstructed = reconstructed
library-means-printed = stated in the rulebook
library-means-found = stated by a public source
library-means-inferred = follows from known facts and a named assumption
library-means-reconstructed = our own design within the rules
library-percent = { $share }%
library-origins = Every value that is not printed, with its reason
library-origins-language = The reasons are in English.
library-origin-value = Value
library-origin-reason = Reason
library-default = as a rule
library-credits = Credits
library-own = If you own the game, write your copy into a file and start with it: gaiola serve --edition { $game }=FILE

## About

library-about-title = About Gaiola
library-about-name = A gaiola is the timber frame inside the walls of the Lisbon that was rebuilt after 1755: what lets a heavy house stand through an earthquake. This Gaiola is the frame that board games of Portugal stand on.
library-about-what = Games are played by their exact rules, alone against bots, around one screen, or with friends by a link. Rules are numbered; whatever is not allowed is explained with its rule. Everything stays on the computer that runs this page.
library-about-exact = Exact, and honest about what is not
library-about-credits = Credits
library-about-free = Rules texts and pictures are our own words and drawings. Gaiola is not affiliated with the designers or publishers of these games. Buy the games, they are worth it.
library-about-licence = License
library-about-mit = Gaiola is free software under the MIT license: use it, change it, pass it on.
