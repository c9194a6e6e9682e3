### Words of the table in the browser, for every game.

bot-easy = easy
bot-greedy = basic
bot-hard = hard
bot-normal = normal
bot-random = at random

web-theme = Day or night
web-menu = Menu
web-log = Log
web-rules = Rules
web-players = Players
web-list = Moves
web-first = To the start
web-play-on = Autoplay
web-last = To the present
web-slider = Position shown

web-you = you
web-bot = bot, { $level }
web-stand-in = a bot plays ({ $level })
web-not-come = not here yet
web-seat-free = The seat of { $who } is still free
web-invite = Invite
web-away = away
web-thinking = thinking
web-since = Since your last turn
web-show-again = show again
web-back-to = Back to before
web-then-die = then the die decides
web-then-draw = then chance decides
web-then-unknown = what comes of it lies hidden
web-also = { $who } { $gain }
web-over = The game is over: { $cause }
web-result = See the result
web-skip = Skip ahead
web-undo = Undo
web-moves =
    { $count ->
        [one] One move
       *[other] { $count } moves
    }
web-beside = Free actions (your turn goes on)
web-row-repeat = { $move } × { $count }
web-row-some = { $moves }
web-row-every = All of these, one after the other ({ $count })
web-refused = Not now
web-trouble = The bot gives no answer. The server asks it again by itself; nothing is lost.

web-pass-to = Pass the table to { $who }
web-pass-note = Everybody else, please look away.
web-i-am = I am { $who }

web-set-up = Set-up
web-show-start = show
web-log-secret = { $who } has chosen in secret.

web-watching = You are watching
web-links = Links
web-watch-link = For spectators
web-renew = New link for spectators
web-renew-note = The old link stops working, and whoever came by it looks on no longer
web-seats = At the table
web-level = Level of the bot
web-unfamiliar = Bots learned this game with another edition, other options or another number of players. They play this one too, less well.
web-hand-over = Let a bot play
web-take-back = Take my seat back
web-patience =
    { $unit ->
        [minute] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
        [hour] { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
       *[day] { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
    }
web-patience-note = Others may let a bot play for whoever is away for { web-patience }, until they are back.
web-speed = Bots play
web-speed-slow = slowly
web-speed-normal = normally
web-speed-fast = fast
web-speed-instant = at once
web-confirm-setting = Ask before a move that ends the turn
web-save-record = Save the record
web-no-record = While the game runs its record goes only to somebody who plays alone: it names everything that is hidden. After the end everybody can save it.
web-leave = Leave the table

page-back = Back
page-confirm = Confirm
page-lost = Connection lost; reconnecting…
page-beside = Free actions:
page-fit = Fit
page-rule = Rule
page-ways = Moves that begin here:
page-replay = Replay: move { $number } of { $count }
page-now = Back to now
page-show = Show { $pane }
page-from-here = Play from here
page-choose = choose on the board
page-first = Not yet: first choose one of the things that glow.
page-failed = That did not arrive. Try again.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-previous = Previous move
page-next = Next move
page-play = Autoplay
page-pause = Pause
page-fold = Hide side panel


web-no-table = There is no such table. Ask for the link again.
web-no-seat = That is not your seat. Only the browser that took it can do this.
web-no-page = There is no such page.
web-no-method = This address cannot be used that way.
web-no-request = The request could not be understood.
web-no-host = This server does not answer under the name { $host }.
web-no-foreign = This came from another site and was not carried out.
web-no-large = That is too large: at most { $most } KB.
web-no-long = This address is too long: at most { $most } characters.
web-no-number = The number “{ $name }” is missing or not a number.
web-too-many-requests = Too many requests came from here.
web-too-many-imports = Too many records were imported from here.
web-too-many-tables = Too many tables were opened from here today.
web-too-many-pages = This table is open too often here. Close a page of it.
web-too-many-lines = Too many pages of tables are open here. Close one.
web-too-many-spectators = This table has all the spectators it can have.
web-too-much-kept = The tables you have opened fill the { $most } MB that one visitor may keep. Those never begun go after { $days } days.
web-try-again-seconds =
    { $count ->
        [one] Try again in { $count } second.
       *[other] Try again in { $count } seconds.
    }
web-try-again-minutes =
    { $count ->
        [one] Try again in { $count } minute.
       *[other] Try again in { $count } minutes.
    }
web-try-again-hours =
    { $count ->
        [one] Try again in { $count } hour.
       *[other] Try again in { $count } hours.
    }
web-no-move = This move is not possible: { $move } ({ $reason })
web-no-covered = First say who sits at the screen now.
web-no-position = The game has no such move.
web-no-fork = A running game with others cannot be split off: it would show what is hidden. Wait for its end.
web-no-rematch = Play this game to its end first.
web-not-yours = Only whoever laid the table can do this.
web-no-speed = There is no such speed.
web-no-level = There is no such bot.
web-no-such-seat = There is no such seat, or it is not for a human.
web-no-present = { $who } is at the table: the seat cannot be given away.
web-no-patience = { $who } has not been away long enough. At this table others wait { web-patience }.
web-no-stand-in = This try counts: only you can play it.
web-no-reopen = This table cannot be opened: what is kept of it does not fit this program. Nothing of it is lost; whoever runs this server finds the reason in its log and with `gaiola data check`.
web-store-gone-on = The game has gone on meanwhile, and this was not kept. Load the page again.
web-store-table = This table is damaged and cannot be opened. Nothing of it was deleted, and other tables go on. Whoever runs the server can look at it with “gaiola data check” or restore a backup.
web-store-full = The server’s disk is full, so this was not kept. Everything before it is safe. Whoever runs the server must free some space; then try again.
web-store-damaged = The file in which this server keeps its tables is damaged; nothing was deleted. Whoever runs the server can look at it with “gaiola data check” and restore a backup with “gaiola data restore”.
web-store-busy = The server is busy writing, and this was not kept. Try again in a moment.
web-store-fault = The server cannot read or write its tables just now. What was kept before is still there; whoever runs the server finds the reason in its log.
web-fault = Something went wrong here. Your game is safe; go back and try again.
