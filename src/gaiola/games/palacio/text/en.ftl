### O Palácio do Marquês: all words a player reads. Terms: glossary.toml.

## The game and its options

game-name = O Palácio do Marquês
game-tagline = Harvest, produce, and make the palace ready for its visitors.

option-round-limit = House limit
option-round-limit-40 = The game ends after 40 rounds at the latest
option-round-limit-0 = No limit
option-secretary-limit = Secretary
option-secretary-limit-round = Three exchanges a round
option-secretary-limit-game = Three exchanges in the whole game
option-last-round = Last round
option-last-round-finish-current-round = The round of the last card is finished
option-last-round-one-more-round = One more round follows
option-game-mode = Length
option-game-mode-full = Full game: all five visitors
option-game-mode-short = Short game: the King is not needed
option-supply = Supply of goods
option-supply-true = Limited to the pieces in the box
option-supply-false = Unlimited
option-unpaid-production = Resources without coins at a production site
option-unpaid-production-worker-returns-resources-lost = The resources are lost
option-unpaid-production-worker-returns-resources-kept = The resources are kept
option-hiring = Hiring
option-hiring-simultaneous = All at once, in secret
option-hiring-in-turn-order = Openly, in turn order

## Nouns

good-olive = olive
good-grape = grape
good-mulberry-leaf = mulberry leaf
good-olive-oil = olive oil
good-carcavelos-wine = Carcavelos wine
good-silk-cocoon = silk cocoon
good-coins = coins

location-staff-house = Staff House
location-starting-player-coat = Starting-player coat
location-olive-plantation = Olive plantation
location-vineyards = Vineyards
location-mulberry-plantation = Mulberry plantation
location-olive-oil-mill = Olive oil mill
location-wine-mill = Wine mill
location-silkworm-house = Silkworm house
location-noble-hall = Noble Hall
location-chapel = Chapel
location-concordia-hall = Concordia Hall
location-cascade-of-poets = Cascade of Poets
location-gardens = Gardens
location-laje-creek = Laje Creek
location-fishing-house = Fishing House

character-king = King
character-patriarch = Patriarch
character-secretary = Secretary
character-architect = Architect
character-marquise = Marquise
character-marquis = Marquis

color-yellow = yellow
color-green = green
color-red = red
color-blue = blue

# Why the game ended; follows a colon.
cause-cards = the last visitor card it takes has been won
cause-limit = the last round of the house limit has been played

## What happened

event-starter-rolled = { $who } rolls for the start: { $die }.
event-began = { $who } goes first.
event-coins-dealt =
    { $who } starts with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-product-chosen = { $who } chooses a product: { $good }.
event-round-began = Round { $round } begins.
event-hired =
    { $who } hires { $king ->
        [true] { $workers ->
            [0] only the King's worker
            [one] { $workers } worker and the King's worker
           *[other] { $workers } workers and the King's worker
        }
       *[other] { $workers ->
            [0] nobody
            [one] { $workers } worker
           *[other] { $workers } workers
        }
    } and pays { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-worker-placed = { $who } places a worker: { $location }.
event-king-placed = { $who } places the King's worker: { $location }.
event-die-rolled =
    { $location }: { $who } rolls { $roll }{ $bonus ->
        [0] .
       *[other] , and the Architect adds { $bonus }.
    }
event-die-raised =
    { $who } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and raises the die to { $value }.
event-harvested =
    { $location }: { $who } harvests { $amount ->
        [0] nothing
       *[other] { $lot }
    }.
event-supply-empty = { $location }: { $who } harvests nothing; the supply has run out ({ $good }).
event-production-began =
    { $location }: { $who } puts in { $lot }, pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and starts production.
event-production-missed = { $location }: { $who } starts no production.
event-resources-lost = { $location }: { $who } cannot pay for the production and loses { $lot }.
event-product-made =
    { $location }: { $who } receives { $lot } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-level-climbed =
    { $location }: { $who } climbs to level { $level } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-climb-missed = { $location }: { $who } achieves nothing.
# Coins are known by their word, good-coins.
event-offer-made = { $location }: { $who } offers { $lot }.
event-offer-declined = { $location }: { $who } makes no offer.
event-card-won = { $who } wins a card: { $character }.
event-sold =
    { $who } sells { $lot } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-exchanged-coins =
    Secretary: { $who } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-exchanged-points =
    Secretary: { $who } gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-gift-given =
    Marquise: { $who } gives { $lot } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-marquis-used = { $who } discards the Marquis: { $location }.
event-cube-lowered =
    { $location }: { $level ->
        [0] the cube of { $who } leaves the column
       *[other] the cube of { $who } goes down to level { $level }
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } lost).
event-visitor-arrived = A visitor arrives: { $character } ({ $location }).
event-token-passed = { $who } takes the starting-player token.
event-last-round-begins = The last round begins.
event-ended = The game is over: { $cause }.
event-final-points =
    { $source }: { $who } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## What somebody gains and loses

gain-coins =
    { $count ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
gain-points =
    { $count ->
        [one] { $amount } point
       *[other] { $amount } points
    }
gain-olive =
    { $count ->
        [one] { $amount } olive
       *[other] { $amount } olives
    }
gain-grape =
    { $count ->
        [one] { $amount } grape
       *[other] { $amount } grapes
    }
gain-mulberry-leaf =
    { $count ->
        [one] { $amount } mulberry leaf
       *[other] { $amount } mulberry leaves
    }
gain-olive-oil = { $amount } olive oil
gain-carcavelos-wine = { $amount } Carcavelos wine
gain-silk-cocoon =
    { $count ->
        [one] { $amount } silk cocoon
       *[other] { $amount } silk cocoons
    }

## What is asked

ask-choose-product = Choose two products to start with, one after the other
ask-hire = How many workers do you hire?
ask-place = Place a worker on a free coat of arms
ask-worker = Choose the next worker to resolve
ask-raise = Raise the die with coins?
ask-produce = Start production?
ask-offer = The die is high enough: pay the offer and take the card?
ask-sell = Choose what to sell
ask-finish = All your workers are done: use your cards or finish

## What the others read meanwhile

waits-choose-product = { $who } chooses two products to start with
waits-hire = { $who } decides how many workers to hire
waits-place = { $who } decides where to place a worker
waits-worker = { $who } chooses the next worker to resolve
waits-raise = { $who } decides whether to raise the die with coins
waits-produce = { $who } decides whether to start production
waits-offer = { $who } decides whether to pay the offer and take the card: the die is high enough
waits-sell = { $who } chooses what to sell
waits-finish = { $who } decides whether to use cards or finish: all their workers are done

## Moves

move-product = Choose a product: { $good }
# A number may come as text: then the last wording holds, also for 0.
move-hire =
    { $workers ->
        [0] Hire nobody
        [one] Hire { $workers } worker
       *[other] Hire { $workers } workers
    }
move-hire-with-king =
    { $workers ->
        [0] Hire only the King's worker
        [one] Hire { $workers } worker and the King's
       *[other] Hire { $workers } workers and the King's
    }
move-place = Place a worker: { $location }
repeat-place = Place { $count } workers: { $location }
move-place-king = Place the King's worker: { $location }
move-resolve = Resolve a worker: { $location }
move-raise =
    { $coins ->
        [0] Leave the die as it is
        [one] Pay { $coins } coin for the die
       *[other] Pay { $coins } coins for the die
    }
move-produce = Start production
move-decline = No, give nothing
move-offer = Pay the offer and take the card
move-sell = Sell { $lot }
repeat-sell = Sell { $lot }
every-sell = Sell everything: { $count } goods
move-done = Sell nothing more
move-finish = Finish for this round
move-exchange-points = Secretary: 2 coins become 2 points
move-exchange-coins = Secretary: 2 points become 2 coins
move-gift = Marquise: give { $lot } for points
move-marquis = Marquis: discard the card ({ $location })

## Why not

no-too-dear =
    This takes { $need ->
        [one] { $need } coin
       *[other] { $need } coins
    }; you have { $have }.
no-too-few-workers =
    This takes { $need ->
        [one] { $need } worker
       *[other] { $need } workers
    } of your own in the Staff House; you have { $have }.
no-king-away = The King's worker is not at hand: you need the King's card, and the worker must not be at a production site.
no-spot-taken = No coat of arms is free there for this number of players.
no-mill-busy = A worker is at this production site. It opens again when both coats of arms are empty.
no-creek-once = You already have a worker at Laje Creek this round.
no-coat-first = The starting player cannot place the first worker of the round there.
no-king-not-here = The King's worker is named only at a production site, and must be in your hand.
no-own-not-here = None of your own workers is left for this production site, only the King's.
no-no-worker-there = No worker of yours is waiting there to be resolved.
no-raise-limit = That is too much for this roll: { $need } coins, and { $have } at most.
no-offer-reserved = The offer must stay payable. You wanted to pay { $need } for the die; at most { $have } can be spared.
no-not-held = You do not have this.
no-not-a-product = This is not a product. Choose olive oil, Carcavelos wine or a silk cocoon.
no-offer-missing = You do not have what the offer takes: it takes { $need }, and you have { $have }.
no-card-not-held = You do not hold this card.
no-limit-reached =
    You have used this card as often as you may: { $have ->
        [one] once
       *[other] { $have } times
    }.
no-too-few-points =
    This takes { $need ->
        [one] { $need } point
       *[other] { $need } points
    }; you have { $have }.
no-nobody-to-lower = No cube of an opponent would go down there. Choose another venue.

## What a move costs and brings

quote-hire =
    { $price ->
        [0] It costs nothing.
        [one] You pay { $price } coin.
       *[other] You pay { $price } coins.
    }
quote-hire-with-king =
    { $price ->
        [0] It costs nothing.
        [one] You pay { $price } coin.
       *[other] You pay { $price } coins.
    }
quote-marquis =
    It would have been worth { $card ->
        [one] { $card } point
       *[other] { $card } points
    } at the end.
quote-offer =
    { $points ->
        [0] The card brings
        [one] { $points } point now; the card brings
       *[other] { $points } points now; the card brings
    } { $card ->
        [one] { $card } point
       *[other] { $card } points
    } at the end{ $offer ->
        [0] .
        [one] , for { $offer } coin.
       *[other] , for { $offer } coins.
    }
quote-produce =
    You pay { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } now; next round the product brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
quote-raise-yield =
    { $price ->
        [0] Without a coin
        [one] For { $price } coin
       *[other] For { $price } coins
    } the die counts as { $value }: you harvest { $yield ->
        [0] nothing.
       *[other] { $yield }.
    }
quote-raise-needed =
    { $price ->
        [0] Without a coin
        [one] For { $price } coin
       *[other] For { $price } coins
    } the die counts as { $value }; { $needed } is needed.
quote-resolve =
    The production site asks for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and you lack { $missing }: { $lost } of your resources are lost.
quote-sell =
    You receive { $gain ->
        [one] { $gain } coin
       *[other] { $gain } coins
    }.

# After the reason why not.
sum-too-few-workers = At home: { $workers }.

## Sources of the score

source-venues = Reception venues
source-production = Production
source-gifts = Gifts to the Marquise
source-exchange = Exchanges with the Secretary
source-losses = Lost to the Marquis
source-cards = Character cards
source-products = Products
source-resources = Resources
source-coins = Coins

## In the terminal

short-olive = OL
short-grape = GR
short-mulberry-leaf = MU
short-olive-oil = OI
short-carcavelos-wine = WI
short-silk-cocoon = SI
short-coins = CO

tell-set-up = Before the first round. Starting player: { $who }.
tell-round = Round { $round }. Starting player: { $who }.
tell-round-limit = Round { $round } of { $limit } at most. Starting player: { $who }.
tell-won = Cards won: { $won } of { $needed }.
tell-last-round = This is the last round.
tell-die = { $place }: the die shows { $die }.
tell-acting = At work: { $place }.
tell-place = { $place }: { $content }.
tell-levels = die for points, level by level: { $content }
tell-die-for = { $die } for { $points }
tell-cubes = cubes: { $content }
tell-cube = { $who } on level { $level }
tell-next =
    a die of { $die } or more reaches level { $level } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tell-top = you are at the top: a worker brings nothing more here
tell-top-won = { $who } has the card: nobody else reaches the last level, a worker brings nothing here
tell-top-coming = { $card } is not here yet: nobody reaches the last level before, a worker brings nothing here yet
tell-card = a die of { $die } or more wins the card for { $offer }
tell-card-away = { $who } has the card: there is nothing to win here now
tell-lacking = you lack { $content }
tell-no-production = no production starts
tell-sale =
    your goods would bring { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
tell-sale-none = you have nothing to sell: as things stand a worker brings nothing here
tell-card-coming = card: { $card }, still to come
tell-card-here = card: { $card }, here
tell-card-won = card: { $card }, won by { $who }
tell-offer = offer: { $content }
tell-harvest = { $lot } for every { $die } on the die
tell-mill =
    { $costs } for { $product } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } next round
tell-made =
    brings { $product } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tell-prices = prices in coins: { $content }
tell-needed = a die of { $die } or more
tell-coat = brings the token for the next round
tell-first = first coat of arms: { $who }
tell-second = second: { $who }
tell-king-here = it is the King's worker
tell-workers = workers: { $who }
tell-free = free coats of arms: { $count }
tell-supply = In the supply: { $content }.
tell-player = { $who }: coins { $coins }, points { $points }; goods: { $goods }; workers at home { $home }, in hand { $hand }; cards: { $cards }.
tell-hired = Chosen in secret: workers { $workers }.
tell-hired-king = Chosen in secret: workers { $workers }, and the King's.
tell-hired-hidden = Has chosen a number of workers in secret.
tell-none = none
tell-no-card = none

picture-venues = Reception venues
picture-level = level { $level }
picture-top = top
picture-top-reached = top reached
picture-card = card
picture-card-coming = coming
picture-card-here = here
picture-card-won = with { $who }
picture-offer = offer
picture-plantations = Plantations
picture-mills = Production sites
picture-first = 1st
picture-second = 2nd
picture-coat = token for the next round
picture-supply = Supply
picture-home = home
picture-hand = hand
picture-cards = cards
picture-goods = { short-coins } coins, ★ points, { short-olive } { good-olive }, { short-grape } { good-grape }, { short-mulberry-leaf } { good-mulberry-leaf }, { short-olive-oil } { good-olive-oil }, { short-carcavelos-wine } { good-carcavelos-wine }, { short-silk-cocoon } { good-silk-cocoon }.
picture-signs = A·: a worker or a cube of A, and a free spot. A*: the King's worker. (2): chosen in secret; ?: chosen, not known to you.
picture-places = 4+ 5: a die of 4 or more, for 5 points. 3 → { short-olive }: one olive for every 3 on the die.
picture-sums = Beside a move: - or + coins, ★ points, (★) points at the end. For the die: its value, → what it yields, or ≥ and < the value that is asked. ✗3: the resources that a production site loses, as coins are missing.

group-product = Products
group-place = Places
group-place-king = Places for the King's worker
group-resolve = Your workers
group-sell = Your goods
group-gift = Marquise: give a product
group-marquis = Marquis: discard the card, lower the cubes in

## On the board

board-points = Points: { $content }
board-scored = Points
board-palace = Palace
board-farm = Farm

# The character of a venue; the line under its name.
board-card-expected = { $card } expected
board-card-here = { $card } is here
board-card-won = { $card }: { $who }

# A card, its points at the end, and what it lets its holder do.
board-power =
    { $card } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end): { $power }
board-power-king =
    from the next round on, { $workers ->
        [one] one more worker at no cost
       *[other] { $workers } more workers at no cost
    }
board-power-patriarch = each coin raises the die by { $value }
board-power-secretary = { $coins } coins become { $points } points or the other way round, up to { $count } times
board-power-architect = every roll counts { $bonus } more
board-power-marquise = give up to { $count } products a round, each for { $points } points
board-power-marquis =
    discard the card: in one venue the cubes of all others go down { $level ->
        [one] a level
       *[other] { $level } levels
    }

board-this-round = this round
board-next-round = next round
board-creek = one worker each, any goods
board-starts-next = Starts next
board-starts-now = now: { $who }
board-at-home = { $who }: { $count }

board-home = workers in the Staff House
board-no-card = no card yet
board-hired-hidden = has chosen how many workers to hire
board-hand-of-hired = workers in hand: { $hand }, hired: { $hired }

board-your-goods = Your goods
board-products = Choose a product
board-workers-to-hire = Workers to hire
board-hire =
    { $workers ->
        [0] nobody
        [one] { $workers } worker, { $coins ->
            [0] free
            [one] for { $coins } coin
           *[other] for { $coins } coins
        }
       *[other] { $workers } workers, { $coins ->
            [0] free
            [one] for { $coins } coin
           *[other] for { $coins } coins
        }
    }
board-free = free
board-nobody = nobody
board-king-extra = the King's worker too, if you like
board-king-in-mill = one may be the King's
board-you-chose = You have chosen
board-in-hand =
    { $count ->
        [one] { $count } worker in your hand
       *[other] { $count } workers in your hand
    }
board-at-work =
    { $count ->
        [one] { $count } worker of yours at work
       *[other] { $count } workers of yours at work
    }
board-unpaid =
    { $place }: lost if resolved without { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
board-rolled-by = { $who } rolls: { $place }
board-level-needs = level { $level } needs { $die }
board-card-needs = the card needs { $die }
board-add =
    { $coins ->
        [0] no coin
        [one] { $coins } coin
       *[other] { $coins } coins
    }: the die counts { $value }, { $brings }
board-enough = enough
board-too-low = too low
board-then-give = And the offer
board-at = At work
board-you-give = You give
board-you-receive = You receive
board-you-receive-next-round = Next round you receive
board-at-the-end = +{ $points } at the end
board-your-powers = Card uses left
board-uses-left =
    { $card }: { $count ->
        [one] { $count } use left
       *[other] { $count } uses left
    }

board-round = Round { $round }
board-set-up = Set-up
board-over = Game over
board-phase-hire = Hire
board-phase-place = Place
board-phase-resolve = Resolve
board-phase-arrival = Arrival
board-visitors-won = Visitor cards: { $won } of { $needed }
board-last-round = Last round

## Headings of the rules

rule-1 = The palace
rule-1-1 = Goal
rule-1-2 = Places
rule-1-3 = Goods
rule-1-4 = Coins and points
rule-2 = Set-up
rule-2-1 = Starting player
rule-2-2 = What everybody gets
rule-2-3 = Two products
rule-2-4 = The cards
rule-3 = The round
rule-3-1 = Five steps
rule-4 = Hiring
rule-4-1 = One coin each
rule-4-2 = Without coins
rule-4-3 = In secret
rule-4-4 = The King's worker
rule-4-5 = Workers at a production site
rule-5 = Placing
rule-5-1 = One at a time
rule-5-2 = Free coats of arms
rule-5-3 = Production sites
rule-5-4 = Laje Creek
rule-5-5 = The starting-player coat
rule-5-6 = The King's worker at a production site
rule-6 = Resolving
rule-6-1 = One player at a time
rule-6-2 = Home again
rule-6-3 = When all are done
rule-7 = The die
rule-7-1 = One roll for each worker
rule-7-2 = Raising it
rule-7-3 = Limits
rule-7-4 = The offer must stay payable
rule-8 = Plantations
rule-8-1 = Yields
rule-8-2 = Nothing carries over
rule-9 = Production sites
rule-9-1 = Starting a production
rule-9-2 = No resources, or no wish
rule-9-3 = No coins
rule-9-4 = The second round
rule-9-5 = Unfinished at the end
rule-10 = Reception venues
rule-10-1 = One level per worker
rule-10-2 = Squares
rule-10-3 = The rectangle
rule-10-4 = Accept or stay
rule-10-5 = The card
rule-11 = The Fishing House
rule-11-1 = The Marquis
rule-11-2 = Four and ten
rule-11-3 = Without the card
rule-12 = Laje Creek
rule-12-1 = Selling
rule-12-2 = Prices
rule-13 = Characters
rule-13-1 = When they help
rule-13-2 = King
rule-13-3 = Patriarch
rule-13-4 = Secretary
rule-13-5 = Architect
rule-13-6 = Marquise
rule-13-7 = Marquis
rule-14 = Arrival and token
rule-14-1 = A visitor arrives
rule-14-2 = The token
rule-15 = The end
rule-15-1 = Full game
rule-15-2 = Short game
rule-15-3 = The last round
rule-15-4 = The house limit
rule-15-5 = Final scoring
rule-15-6 = Ties

## On the shelf

shelf-minutes = 45–60
shelf-weight = 2
shelf-credits = Created and illustrated by João Quintela Martins. Published by Art and Games.

## What a thing is

about-plantation = A worker here rolls the die, which coins may raise, and brings one resource for every full amount shown. Several workers may stand here; each rolls for itself.
about-production = It turns resources and coins into a product. The worker gives them, moves to the second coat of arms, and in the next round brings the product and its points. Until then nobody else can work here.
about-venue = Each worker may take its owner’s cube up one level if the die reaches the number there, and scores its points. The last level also needs the visitor to be here and the offer; whoever reaches it takes the visitor’s card.
about-marquis = The Marquis is won here: the die must reach the number shown, and the coins are paid. His card is worth points in the end, or is discarded to send the cubes of all others in one venue down a level.
about-sale = A worker here sells any number of goods for the prices shown. Every player may have one worker here in a round.
about-starting-player = A worker here does nothing else, but makes its owner the starting player of the next round. The starting player’s first worker may not go here.
about-staff-house = Workers who are not at work rest here. They are hired from here at the beginning of a round and come back when they are done.
about-character = A visitor, or the Marquis himself. Whoever wins the card has its help from then on, and its points in the end. Five visitors come to the palace, one at the end of each of the first five rounds.
about-points = Points decide the game. They come from levels in the venues and from products; cards, goods and coins add theirs at the end.
about-coins = They pay for workers, for raising the die, for productions and for two offers. In the end every full five are a point.
about-good = Resources grow on the plantations and become products at the production sites: olives olive oil, grapes wine, mulberry leaves silk. Products are what visitors expect. What is left counts a little in the end.
about-supply = What the supply still has of a good. What it does not have is not received.
about-workers = How many workers of your own you hire for this round. Each costs a coin; with no coin at all one is free. Everybody decides in secret.
about-hired = The workers of this round. They are placed one at a time, in turn, and later resolved in any order.
about-kings-worker = Whoever holds the King has one more worker, at no cost.
about-die = The roll of the worker that acts now. Each is rolled once; coins may raise the value.
about-raise = The coins you pay for this value of the die. You decide once for each roll.

## Icons

icon-olive = { good-olive }
icon-grape = { good-grape }
icon-mulberry-leaf = { good-mulberry-leaf }
icon-olive-oil = { good-olive-oil }
icon-carcavelos-wine = { good-carcavelos-wine }
icon-silk-cocoon = { good-silk-cocoon }
icon-king = { character-king }
icon-patriarch = { character-patriarch }
icon-secretary = { character-secretary }
icon-architect = { character-architect }
icon-marquise = { character-marquise }
icon-marquis = { character-marquis }
icon-kings-worker = the King’s worker
icon-coat = a coat of arms: room for a worker
icon-cube = a player’s cube in a venue
icon-first-player = the starting-player token
icon-cross = not enough

## What figures beside the rules show

figure-first = Yellow has the token now. Green's worker will bring it to Green for the next round.
figure-harvest = Two workers on the olive plantation, each with a roll of its own: 1 olive for every full 3. With three players the coat marked 4+ is closed.
figure-mills = Left, a worker on the second coat: this round it brings 1 olive oil and 6 points, and nobody may enter. Right, a worker who may begin to press wine now.
figure-squares = Red's worker needs a 2 for the first square and 2 points. Yellow is on the first square, Green on the second. The Architect is not there yet.
figure-rectangle = The Architect is there. With a 4 and 1 Carcavelos wine Yellow goes up to the rectangle, scores 10 points and takes the card.
figure-fishing = The Marquis asks for a 4 on the die and 10 coins. His card is worth 10 points.
figure-selling = What goods sell for: resources at the left, products at the right.
