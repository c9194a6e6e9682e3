### Mercado de Lisboa: all words a player reads. Terms: glossary.toml.

## The game and its options

game-name = Mercado de Lisboa
game-tagline = Open stands, bring customers, earn the most coins in the market.

option-money = Money
option-money-hidden = Hidden totals
option-money-open = Open totals
option-gray-restaurants = Kinds of the gray restaurants
option-gray-restaurants-visible = Open to everybody
option-gray-restaurants-hidden = Hidden until taken
option-solo-stop = Stopping early
option-solo-stop-true = Allowed
option-solo-stop-false = Not allowed
option-challenge = Challenge
option-challenge-1 = 1: { challenge-1 }
option-challenge-2 = 2: { challenge-2 }
option-challenge-3 = 3: { challenge-3 }
option-challenge-4 = 4: { challenge-4 }
option-challenge-5 = 5: { challenge-5 }
option-challenge-6 = 6: { challenge-6 }
option-challenge-7 = 7: { challenge-7 }
option-challenge-8 = 8: { challenge-8 }
option-challenge-9 = 9: { challenge-9 }

## Nouns

good-fish = fish
good-flower = flower
good-tomato = tomato
good-meat = meat
good-grape = grape

restaurant-pub = pub
restaurant-sushi-bar = sushi bar
restaurant-tea-house = tea house
restaurant-pizzeria = pizzeria
restaurant-burger-joint = burger joint
restaurant-wine-bar = wine bar

side-north = north
side-east = east
side-south = south
side-west = west

# Spaces and entrances as players call them; notation has r3c3 and w3 in every language. Without a comma: names stand in lists.
space-r1c1 = row 1 column 1
space-r1c2 = row 1 column 2
space-r1c3 = row 1 column 3
space-r1c4 = row 1 column 4
space-r1c5 = row 1 column 5
space-r2c1 = row 2 column 1
space-r2c2 = row 2 column 2
space-r2c3 = row 2 column 3
space-r2c4 = row 2 column 4
space-r2c5 = row 2 column 5
space-r3c1 = row 3 column 1
space-r3c2 = row 3 column 2
space-r3c3 = row 3 column 3
space-r3c4 = row 3 column 4
space-r3c5 = row 3 column 5
space-r4c1 = row 4 column 1
space-r4c2 = row 4 column 2
space-r4c3 = row 4 column 3
space-r4c4 = row 4 column 4
space-r4c5 = row 4 column 5
space-r5c1 = row 5 column 1
space-r5c2 = row 5 column 2
space-r5c3 = row 5 column 3
space-r5c4 = row 5 column 4
space-r5c5 = row 5 column 5
entrance-n1 = column 1 north
entrance-n2 = column 2 north
entrance-n3 = column 3 north
entrance-n4 = column 4 north
entrance-n5 = column 5 north
entrance-e1 = row 1 east
entrance-e2 = row 2 east
entrance-e3 = row 3 east
entrance-e4 = row 4 east
entrance-e5 = row 5 east
entrance-s1 = column 1 south
entrance-s2 = column 2 south
entrance-s3 = column 3 south
entrance-s4 = column 4 south
entrance-s5 = column 5 south
entrance-w1 = row 1 west
entrance-w2 = row 2 west
entrance-w3 = row 3 west
entrance-w4 = row 4 west
entrance-w5 = row 5 west

color-green = green
color-purple = purple
color-blue = blue
color-yellow = yellow

# Why the game ended; follows a colon.
cause-spaces = at most four spaces are free
cause-entrances = at most four entrances are empty
cause-coins = everybody took coins
cause-no-move = no action is possible
cause-stands = the eighth stand is open
cause-stopped = stopped early

challenge-1 = One good only
challenge-2 = Parties of four
challenge-3 = Two by two
challenge-4 = Always three
challenge-5 = The last seven
challenge-6 = The waiting line
challenge-7 = The full house
challenge-8 = Two pubs
challenge-9 = The Marquis's streets

rank-1 = A legend in every market hall
rank-2 = Master of the market
rank-3 = A merchant of standing
rank-4 = A promising stallholder
rank-5 = A regular, mostly at the counter
rank-6 = New in town, still looking for the way in

tile-k1-fish-flower = 1 customer ({ good-fish }, { good-flower })
tile-k1-fish-tomato = 1 customer ({ good-fish }, { good-tomato })
tile-k1-fish-meat = 1 customer ({ good-fish }, { good-meat })
tile-k1-fish-grape = 1 customer ({ good-fish }, { good-grape })
tile-k1-flower-tomato = 1 customer ({ good-flower }, { good-tomato })
tile-k1-flower-meat = 1 customer ({ good-flower }, { good-meat })
tile-k1-flower-grape = 1 customer ({ good-flower }, { good-grape })
tile-k1-tomato-meat = 1 customer ({ good-tomato }, { good-meat })
tile-k1-tomato-grape = 1 customer ({ good-tomato }, { good-grape })
tile-k1-meat-grape = 1 customer ({ good-meat }, { good-grape })
tile-k2-fish-flower = 2 customers ({ good-fish }, { good-flower })
tile-k2-fish-tomato = 2 customers ({ good-fish }, { good-tomato })
tile-k2-fish-meat = 2 customers ({ good-fish }, { good-meat })
tile-k2-fish-grape = 2 customers ({ good-fish }, { good-grape })
tile-k2-flower-tomato = 2 customers ({ good-flower }, { good-tomato })
tile-k2-flower-meat = 2 customers ({ good-flower }, { good-meat })
tile-k2-flower-grape = 2 customers ({ good-flower }, { good-grape })
tile-k2-tomato-meat = 2 customers ({ good-tomato }, { good-meat })
tile-k2-tomato-grape = 2 customers ({ good-tomato }, { good-grape })
tile-k2-meat-grape = 2 customers ({ good-meat }, { good-grape })
tile-k3-fish-flower = 3 customers ({ good-fish }, { good-flower })
tile-k3-fish-tomato = 3 customers ({ good-fish }, { good-tomato })
tile-k3-fish-meat = 3 customers ({ good-fish }, { good-meat })
tile-k3-fish-grape = 3 customers ({ good-fish }, { good-grape })
tile-k3-flower-tomato = 3 customers ({ good-flower }, { good-tomato })
tile-k3-flower-meat = 3 customers ({ good-flower }, { good-meat })
tile-k3-flower-grape = 3 customers ({ good-flower }, { good-grape })
tile-k3-tomato-meat = 3 customers ({ good-tomato }, { good-meat })
tile-k3-tomato-grape = 3 customers ({ good-tomato }, { good-grape })
tile-k3-meat-grape = 3 customers ({ good-meat }, { good-grape })
tile-k4-fish = 4 customers ({ good-fish })
tile-k4-flower = 4 customers ({ good-flower })
tile-k4-tomato = 4 customers ({ good-tomato })
tile-k4-meat = 4 customers ({ good-meat })
tile-k4-grape = 4 customers ({ good-grape })

## What happened

event-began = { $who } goes first.
event-gray-laid = Gray restaurant in { $space }: { $restaurant }.
event-gray-laid-hidden = Gray restaurant in { $space }.
event-display-filled = New in the display: { $good }.
event-tile-dealt = { $who } draws a stand tile: { $good }.
event-customers-uncovered = Customers uncovered: { $tile }.
event-entrance-filled = From the start at { $entrance }: { $tile }.
event-coins-dealt =
    { $who } starts with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-pub-given = { $who } starts with a restaurant: { $restaurant }.
event-tiles-redrawn = { $who } exchanges three tiles ({ $good }) for new ones: { $drawn_good }.
event-display-redrawn = { $who } exchanges the display (three of a kind: { $good }). Now it shows: { $drawn_good }.
event-stand-opened = { $who } opens a { $good } stand in { $space }.
event-gray-taken = { $who } takes the gray restaurant in { $space }: { $restaurant }.
event-stand-paid =
    { $who }: the { $good } stand in { $space } earns { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at { $entrance } (value { $value } × { $customers ->
        [one] { $customers } customer
       *[other] { $customers } customers
    }).
event-stand-bought =
    { $who } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for the stand in { $space }.
event-customers-brought = { $who } brings { $tile } to { $entrance }.
event-restaurant-opened =
    { $who } opens a restaurant in { $space } ({ $restaurant }) and receives { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-coin-taken =
    { $who } takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-tile-taken = { $who } takes a tile from the display: { $good }.
event-specialty-named = { $who } names a specialty: { $good }.
event-stopped = { $who } stops here.
event-end-triggered = { $who } triggers the end of the game: { $cause }.
event-ended = The game is over: { $cause }.
event-scored =
    { $who } scores { $score }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $restaurants ->
        [0] no restaurants left over
        [one] { $restaurants } restaurant left over
       *[other] { $restaurants } restaurants left over
    }.
event-challenge-scored = { $who } ends challenge { $challenge } with { $score }: { $fame } fame.
event-best-move =
    { $who } earns { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } in one move, the best move of the campaign: { $fame } fame.

## What somebody gains and loses

gain-coins =
    { $count ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
gain-counted-coins =
    { $count ->
        [one] { $amount } counted coin
       *[other] { $amount } counted coins
    }
gain-restaurants =
    { $count ->
        [one] { $amount } restaurant
       *[other] { $amount } restaurants
    }

## What is asked

ask-redraw = You have three of a kind: exchange them?
ask-action = Your turn: open a stand, bring customers or open a restaurant
now-action = Your last turn: whatever brings most coins now
ask-specialty = Name your specialty: the one good that earns you money
ask-redraw-display = The display shows three of a kind: exchange it first?
ask-take = Take a stand tile from the display

## What the others read meanwhile

waits-redraw = { $who } has three of a kind and decides whether to exchange them
waits-action = { $who } chooses an action
waits-specialty = { $who } names a specialty: the one good that earns money
waits-redraw-display = { $who } decides whether to exchange the display first: it shows three of a kind
waits-take = { $who } chooses a stand tile from the display

## Moves

move-stand = Open a { $good } stand in { $space }
move-customers = Bring { $tile } to { $entrance }
move-restaurant = Open a restaurant in { $space }: { $restaurant }
move-coin = Take a coin
move-redraw = Exchange my three tiles
move-keep = Keep my three tiles
move-redraw-display = Exchange the display
move-keep-display = Keep the display
move-take = Take a tile: { $good }
move-specialty = Specialty: { $good }
move-stop = End the challenge here
log-keep = { $who } keeps three tiles of a kind.
log-keep-display = { $who } keeps the display.

## Why not

no-tile-not-held = You don't have that stand tile.
no-space-taken = A stand or an open restaurant is already there. Choose a free space.
no-no-stands-left = All your wooden stands are in the market.
no-too-dear = This stand costs { $need }; your coins and its income make { $have }.
no-line-full = This challenge allows no more stands in that row or column.
no-wrong-column = In this challenge stands open only in the columns with a customer tile from the start.
no-wrong-good = A stand in this column must sell a good on the customer tile north of it.
no-blocked = A gray restaurant blocks this space. Stands and pubs go elsewhere, or on the gray pub.
no-tile-not-shown = This customer tile is not visible. Choose one of the visible ones.
no-entrance-taken = Customers are already at this entrance. Choose an empty one.
no-too-few-stands =
    This tile needs { $need ->
        [one] { $need } stand
       *[other] { $need } stands
    } in the row or column of its entrance; there { $have ->
        [one] is { $have }
       *[other] are { $have }
    }.
no-no-own-match = No stand of yours in that row or column sells what these customers want.
no-goods-missing = In this challenge the row or column must sell every good on the tile.
no-side-closed = In this challenge no customers may be brought to this side.
no-no-restaurant = You don't have that restaurant. Build on a gray restaurant to take it.
no-golden-rule = The golden rule: alone you never take the coin action.
no-not-in-display = That tile is not in the display.
no-no-stopping = This game is played without stopping early.
no-specialty-unpaid = With this specialty the stand stays unpaid: it costs { $need }, you would have { $have }.

## What a move costs and brings

quote-stand =
    { $income ->
        [0] Opening it earns nothing yet.
       *[other] Opening it earns { $income } (its value is { $value }).
    } You pay { $price }: with it there { $row ->
        [one] is { $row } stand
       *[other] are { $row } stands
    } in its row, and { $column } in its column.
quote-customers =
    { $size ->
        [one] { $size } customer
       *[other] { $size } customers
    }: your stands earn { $income }, those of others { $others }.
quote-restaurant =
    You receive { $gain ->
        [one] { $gain } coin
       *[other] { $gain } coins
    }.
quote-coin =
    You receive { $gain ->
        [one] { $gain } coin
       *[other] { $gain } coins
    }.
quote-specialty = With it your stands earn { $income }.

# After the reason why not.
sum-too-dear = { quote-stand }

## Sources of the score

source-coins = Coins
source-restaurants = Restaurants left over
source-four-customers = Coins from 4 customers

## In the terminal

short-fish = FI
short-flower = FL
short-tomato = TO
short-meat = ME
short-grape = GR
short-pub = PU
short-sushi-bar = SU
short-tea-house = TE
short-pizzeria = PI
short-burger-joint = BU
short-wine-bar = WI

tell-market = The market, row by row:
tell-row = Row { $row }: { $content }.
tell-free = free
tell-none = none
tell-nobody = nobody
tell-stand = column { $column }: { $good } stand of { $who }
tell-restaurant = column { $column }: open restaurant, { $restaurant }
tell-gray = column { $column }: gray restaurant, { $restaurant }
tell-gray-unknown = column { $column }: gray restaurant, unknown
tell-entrances = At the entrances: { $content }.
tell-display = Stand tiles in the display: { $content }. In the bag: { $bag }.
tell-customers = Customers on offer: { $content }.
tell-player = { $who }: { $coins }; stand tiles: { $tiles }; wooden stands left: { $stands }; restaurants: { $restaurants }.
tell-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
tell-coins-covered = coins hidden
tell-challenge = Challenge { $number }: { $name }. Fame for { $first }, { $second }, { $third } coins.
tell-specialty = Your specialty: { $good }.
tell-counted = Coins that count so far: { $coins }.
tell-last-turns = The last turns are being played.
tell-improves = Worth 1 more: { $stands }
tell-improves-none = No stand beside it sells what it serves
tell-begins-end = Begins the end: everybody else has one more turn, you have none
tell-ends-challenge = Ends the challenge
tell-ends-game = Ends the game at once

picture-display = Display
picture-bag = in the bag: { $count }
picture-customers = Customers
picture-stands = stands left: { $count }
picture-tiles = tiles { $tiles }
picture-goods = Goods: { short-fish } { good-fish }, { short-flower } { good-flower }, { short-tomato } { good-tomato }, { short-meat } { good-meat }, { short-grape } { good-grape }.
picture-restaurants = Restaurants: { short-pub } { restaurant-pub } (every good), { short-sushi-bar } { restaurant-sushi-bar } ({ short-fish }), { short-tea-house } { restaurant-tea-house } ({ short-flower }), { short-pizzeria } { restaurant-pizzeria } ({ short-tomato }), { short-burger-joint } { restaurant-burger-joint } ({ short-meat }), { short-wine-bar } { restaurant-wine-bar } ({ short-grape }).
picture-signs = FI·A: a fish stand of A. (pu): a gray pub. [PU]: an open one. 2:FI/ME: 2 customers for fish or meat. +7: 7 more face down.
picture-sums = Beside a move: - its price, + what you earn, (+) what others earn.

group-stand = Open a { $good } stand in
group-customers = Bring { $tile } to
group-restaurant = Open a restaurant ({ $restaurant }) in

## On the board

board-market = Market
board-displays = Displays
board-on-offer = Customers on offer
board-stand-tiles = Stand tiles
board-bag = in the bag: { $count }
board-take-one = Take one after opening a stand.
board-of-size = Customers in parties of { $size }
board-face-down =
    { $count ->
        [0] no more tiles face down
        [one] { $count } more tile face down
       *[other] { $count } more tiles face down
    }

board-sign-pub = Pub
board-sign-sushi-bar = Sushi bar
board-sign-tea-house = Tea house
board-sign-pizzeria = Pizzeria
board-sign-burger-joint = Burgers
board-sign-wine-bar = Wine bar

board-space-free = { $space }: free
board-space-gray = { $space }: gray restaurant, { $restaurant } ({ $goods })
board-space-gray-hidden = { $space }: gray restaurant, unknown
board-space-stand = { $space }: { $good } stand of { $who }, value { $value }
board-space-restaurant = { $space }: open restaurant, { $restaurant }
board-entrance-free = Entrance { $entrance }: empty
board-entrance-closed = Entrance { $entrance }: closed in this challenge
board-entrance-customers = Entrance { $entrance }: { $tile }
board-display-tile = In the display: { $good }
board-customers =
    { $size ->
        [one] { $size } customer
       *[other] { $size } customers
    } for { $goods }
board-either = { $one } or { $other }

board-your-tiles = Your stand tiles
board-your-restaurants = Your restaurants
board-your-coins = Your coins
board-covered = hidden; everything that is paid is announced
board-stands-left = Stands left
board-own-tile = Your stand tile: { $good }
board-own-restaurant = Your restaurant: { $restaurant } ({ $goods })
board-take-gray = None. Build on a gray one to take it.
board-name-specialty = Your specialty

board-restaurants = Restaurants not opened
board-no-restaurant = no restaurant in hand
board-at-the-end = at the end, if not opened
board-in-market = Stands in the market
board-no-stand = no stand open yet

board-course-bag = Bag { $count }
board-step-action = Action
board-step-tile = New tile
board-last-turns = Last turns
board-over = The end

board-end = End of the market
board-free-spaces = Free spaces
board-free-entrances = Free entrances
board-stands-opened = Stands opened
board-coins-in-a-row = “Take a coin” in a row
board-end-rule = With { $spaces } spaces or { $entrances } entrances left, everybody else has one more turn.
board-end-alone = The challenge ends with { $spaces } spaces or { $entrances } entrances left.
board-end-stands = The challenge ends with { $stands } stands opened or { $spaces } spaces left.
board-last-turns-of = { $cause }. The game ends before { $who }’s next turn.

board-challenge = Challenge { $number }: { $name }
board-score = Score so far
board-fame = Fame
board-specialty = Specialty
board-not-named = not named yet
board-counted = Coins that count
board-brought = Tiles of { $size } brought
board-best-move = Best move
board-challenge-1 = Only one good earns you money. You name it at your first income.
board-challenge-2 = Only coins from tiles with 4 customers count.
board-challenge-3 = At most two stands in every row and column.
board-challenge-4 = All customers come in threes.
board-challenge-5 = Seven tiles, all visible. No fame without three of the tiles with 4.
board-challenge-6 = Customers come only where every good on their tile is sold.
board-challenge-7 = All entrances are taken. A tile pays once its line has as many stands as it has customers.
board-challenge-8 = Gray restaurants block their spaces, except the gray pub.
board-challenge-9 = Stands only in columns 1, 3 and 5, with a good on the tile to the north. The north side is closed.

## Headings of the rules

rule-1 = The market
rule-1-1 = Goal
rule-1-2 = Spaces, lines and entrances
rule-1-3 = Tiles and pieces
rule-1-4 = Hidden or open money
rule-2 = Set-up
rule-2-1 = Gray restaurants
rule-2-2 = Stand tiles
rule-2-3 = Customers
rule-2-4 = Wooden stands and coins
rule-2-5 = First player
rule-3 = Your turn
rule-3-1 = One action
rule-3-2 = Three of a kind in front of you
rule-4 = Open a stand
rule-4-1 = Which tile, which space
rule-4-2 = The price
rule-4-3 = A gray restaurant under it
rule-4-4 = Earn first, then pay
rule-4-5 = Take a new tile
rule-4-6 = Three of a kind in the display
rule-4-7 = Eight stands
rule-5 = Bring customers
rule-5-1 = A tile and an entrance
rule-5-2 = Enough stands
rule-5-3 = One of yours
rule-5-4 = Everyone who matches earns
rule-5-5 = The next tile
rule-6 = Open a restaurant
rule-6-1 = One of yours
rule-6-2 = One coin
rule-6-3 = A gray restaurant under it
rule-6-4 = Which stands it improves
rule-7 = Take a coin
rule-7-1 = One coin
rule-7-2 = When everybody takes coins
rule-8 = Earning
rule-8-1 = What a stand is worth
rule-8-2 = Times the customers
rule-8-3 = When customers arrive
rule-8-4 = When a stand opens
rule-9 = The end
rule-9-1 = Four spaces left
rule-9-2 = Four entrances left
rule-9-3 = Last turns
rule-9-4 = Final score
rule-9-5 = Ties
rule-10 = Alone
rule-10-1 = Set-up and golden rule
rule-10-2 = When a challenge ends
rule-10-3 = Stopping early
rule-10-4 = Fame of a challenge
rule-10-5 = The best move
rule-10-6 = The fame chart
rule-10-7 = The campaign
rule-11 = The nine challenges
rule-11-1 = { challenge-1 }
rule-11-2 = { challenge-2 }
rule-11-3 = { challenge-3 }
rule-11-4 = { challenge-4 }
rule-11-5 = { challenge-5 }
rule-11-6 = { challenge-6 }
rule-11-7 = { challenge-7 }
rule-11-8 = { challenge-8 }
rule-11-9 = { challenge-9 }

## On the shelf

shelf-minutes = 30–45
shelf-weight = 1
shelf-credits = Designed by Julián Pombo and Vital Lacerda, with art by Pedro Soto. Published by Eagle-Gryphon Games.

## Where coins came from

earned-stand-paid = Sales at the stands
earned-stand-bought = Stands bought
earned-restaurant-opened = Restaurants opened
earned-coin-taken = Coins taken
earned-coins-dealt = Coins at the start

## What a thing is

about-space = A place for a stand or a restaurant. A stand here costs as many coins as there are stands in its row or in its column, whichever is more, itself included; customers at the four ends of both pay it.
about-gray-restaurant = A restaurant that is not open yet. The space is still free: whoever builds here takes the restaurant and may open it in a later turn. As long as it lies gray it improves no stand.
about-stand = It sells one good. When customers who want it come to an end of its row or column, it earns its value for each of them. The value is 1, and 1 more for every open restaurant beside it that serves this good.
about-open-restaurant = It makes every stand directly north, east, south or west of it that sells one of its goods worth 1 more, whoever the stand belongs to.
about-entrance = Customers come in here. A customer tile laid here pays every matching stand of the row or column behind it, and stays until the end of the game.
about-closed-entrance = In this challenge nobody brings customers to this entrance.
about-customers-in = Customers who have come. They paid the stands that were there; a new stand in their row or column that sells what they want is paid by them once, when it opens.
about-customers = Bring them to an empty entrance: the row or column behind it needs at least as many stands as there are customers, and one of yours must sell a good on the tile. All stands that match earn, also those of others.
about-stack = How many customer tiles of this size still lie face down. When one of the visible tiles is used, the next is uncovered.
about-display = A stand tile that anybody may take after opening a stand. The gap is filled from the bag.
about-bag = The stand tiles that fill the display. What is drawn is chance; when the bag is empty, nothing is filled up any more.
about-tile = Stand tiles say which goods their owner can open a stand for next. Everybody sees them. After opening a stand you take a new tile from the display.
about-restaurant = A restaurant in front of its owner: opening it on a free space brings 1 coin and improves the stands beside it. One that is never opened costs 1 point in the end.
about-good = In this challenge one good alone earns you money. You name it before your first income, and it stays.
about-stands-left = Wooden stands not in the market yet. Each stand you open uses one; without any left no stand can be opened.
about-coins = What you pay with, and what you win by: in the end a coin is a point. They come from customers, from opening a restaurant and from taking a coin.
about-free-spaces = Spaces without a stand or an open restaurant. When no more are left than the mark shows, the end begins: everybody else has one more turn. Alone it ends the challenge.
about-free-entrances = Entrances without customers. When no more are left than the mark shows, the end begins: everybody else has one more turn. Alone it ends the challenge.
about-coin-run = How many times in a row the action was to take a coin, whoever took it. When the row is full the game ends at once; any other action begins it anew.
about-opened-stands = In this challenge all entrances are full; it ends when the last of your wooden stands is in the market, or too few spaces are free.
about-fame = What your score would be now. Each of the three amounts that it reaches gives one more fame.
about-counted = In this challenge only the coins count that tiles with 4 customers paid you.
about-brought = How many tiles of this size must come to the market. With fewer this challenge gives no fame, whatever you earn.
about-best-move = The most that customers have paid you in one action of this challenge. If it reaches the amount shown you gain 2 fame, once in a campaign.

## Icons

icon-fish = { good-fish }
icon-flower = { good-flower }
icon-tomato = { good-tomato }
icon-meat = { good-meat }
icon-grape = { good-grape }
icon-pub = { restaurant-pub }
icon-sushi-bar = { restaurant-sushi-bar }
icon-tea-house = { restaurant-tea-house }
icon-pizzeria = { restaurant-pizzeria }
icon-burger-joint = { restaurant-burger-joint }
icon-wine-bar = { restaurant-wine-bar }
icon-customer = customers
icon-store = wooden stands that are left
icon-market = stands in the market
icon-fame = fame in the campaign

## What figures beside the rules show

figure-lines = Row 2 and column 4, each with the entrances at its two ends: w2 and e2, n4 and s4.
figure-gray = Eleven gray restaurants at the start. Their spaces are free for building.
figure-price = A new stand in row 3, column 4: with it there are 2 stands in the row and 4 in the column. It costs 4.
figure-next-door = The sushi bar makes the two fish stands beside it worth 2. It does nothing for the flowers, nor for the fish across the corner.
figure-arrival = Three customers who want tomatoes or meat come to e4. The meat stands earn 1 × 3 and 3 × 3; the fish stand earns nothing.
figure-opening = The blue grape stand has just opened. Two restaurants beside it make it worth 3. It earns 6 from w2 and 3 from n4; those at s4 do not want grapes.
