### Madeira: all words a player reads. Terms: glossary.toml.

## The game and its options

game-name = Madeira
game-tagline = Work the fields of an island, build its cities, and answer the requests of the Crown.

option-pirates-hidden = Pirates
option-pirates-hidden-true = Hidden: you see only your own number
option-pirates-hidden-false = Open: everybody sees all the numbers
option-diplomat-from-zero = Diplomat
option-diplomat-from-zero-true = Helps even where you have no worker
option-diplomat-from-zero-false = Helps only where you have a worker
option-bishop-escape = Bishop
option-bishop-escape-true = A marker that leaves the building being resolved ends the turn there
option-bishop-escape-false = Even then you pay or receive pirates there

# What Royal support lets you choose.
option-bread = get bread
option-pirates = discard pirates

## Nouns

good-wheat = wheat
good-sugar = sugar
good-wine = wine

resource-wheat = { good-wheat }
resource-sugar = { good-sugar }
resource-wine = { good-wine }
resource-wood = wood
resource-bread = bread
resource-reals = Reals
resource-pirates = pirates

# Two goods given to the windmill.
pair-wheat-wheat = 2 wheat
pair-wheat-sugar = wheat and sugar
pair-wheat-wine = wheat and wine
pair-sugar-sugar = 2 sugar
pair-sugar-wine = sugar and wine
pair-wine-wine = 2 wine

# Region and number of a field.
field-r1-f1 = field 1.1
field-r1-f2 = field 1.2
field-r1-f3 = field 1.3
field-r1-f4 = field 1.4
field-r2-f1 = field 2.1
field-r2-f2 = field 2.2
field-r2-f3 = field 2.3
field-r2-f4 = field 2.4
field-r2-f5 = field 2.5
field-r3-f1 = field 3.1
field-r3-f2 = field 3.2
field-r3-f3 = field 3.3
field-r3-f4 = field 3.4
field-r3-f5 = field 3.5
field-forest = Forest

# Of cities the spot, of colonies the land.
place-r1-f1 = { field-r1-f1 }
place-r1-f2 = { field-r1-f2 }
place-r1-f3 = { field-r1-f3 }
place-r1-f4 = { field-r1-f4 }
place-r2-f1 = { field-r2-f1 }
place-r2-f2 = { field-r2-f2 }
place-r2-f3 = { field-r2-f3 }
place-r2-f4 = { field-r2-f4 }
place-r2-f5 = { field-r2-f5 }
place-r3-f1 = { field-r3-f1 }
place-r3-f2 = { field-r3-f2 }
place-r3-f3 = { field-r3-f3 }
place-r3-f4 = { field-r3-f4 }
place-r3-f5 = { field-r3-f5 }
place-forest = { field-forest }
place-porto-santo-1 = Porto Santo 1
place-porto-santo-2 = Porto Santo 2
place-porto-santo-3 = Porto Santo 3
place-porto-santo-4 = Porto Santo 4
place-porto-santo-5 = Porto Santo 5
place-porto-santo-6 = Porto Santo 6
place-porto-santo-7 = Porto Santo 7
place-porto-santo-8 = Porto Santo 8
place-porto-santo-9 = Porto Santo 9
place-porto-santo-10 = Porto Santo 10
place-porto-santo-11 = Porto Santo 11
place-porto-santo-12 = Porto Santo 12
place-funchal-1 = Funchal 1
place-funchal-2 = Funchal 2
place-funchal-3 = Funchal 3
place-funchal-4 = Funchal 4
place-funchal-5 = Funchal 5
place-funchal-6 = Funchal 6
place-funchal-7 = Funchal 7
place-funchal-8 = Funchal 8
place-funchal-9 = Funchal 9
place-funchal-10 = Funchal 10
place-funchal-11 = Funchal 11
place-funchal-12 = Funchal 12
place-machico-1 = Machico 1
place-machico-2 = Machico 2
place-machico-3 = Machico 3
place-machico-4 = Machico 4
place-machico-5 = Machico 5
place-machico-6 = Machico 6
place-machico-7 = Machico 7
place-machico-8 = Machico 8
place-machico-9 = Machico 9
place-machico-10 = Machico 10
place-machico-11 = Machico 11
place-machico-12 = Machico 12
place-acores = Açores
place-brasil = Brasil
place-india = India
place-watch = City Watch
place-home = Home

# Slots for ships, with the goods that they ask for.
berth-wheat-1 = wheat market (1)
berth-wheat-2 = wheat market (2)
berth-wheat-3 = wheat market (3)
berth-wheat-4 = wheat market (4)
berth-wheat-pair = wheat market (1 or 4)
berth-sugar-1 = sugar market (1)
berth-sugar-2 = sugar market (2)
berth-sugar-3 = sugar market (3)
berth-sugar-4 = sugar market (4)
berth-sugar-pair = sugar market (1 or 4)
berth-wine-1 = wine market (1)
berth-wine-2 = wine market (2)
berth-wine-3 = wine market (3)
berth-wine-4 = wine market (4)
berth-wine-pair = wine market (1 or 4)
berth-acores-1 = Açores (1)
berth-acores-2 = Açores (2)
berth-acores-3 = Açores (3)
berth-acores-4 = Açores (4)
berth-brasil-1 = Brasil (1)
berth-brasil-2 = Brasil (2)
berth-brasil-3 = Brasil (3)
berth-brasil-4 = Brasil (4)
berth-india-1 = India (1)
berth-india-2 = India (2)
berth-india-3 = India (3)
berth-india-4 = India (4)
berth-home = Home

building-moinho = Moinho
building-capitania = Capitania
building-alfandega = Alfândega
building-casa-da-coroa = Casa da Coroa
building-fortaleza = Fortaleza
gloss-moinho = Mill
gloss-capitania = Captaincy
gloss-alfandega = Customs
gloss-casa-da-coroa = Guild Palace
gloss-fortaleza = Watch Tower

character-commander = Commander
character-steward = Steward
character-guild-master = Guild Master
character-mayor = Mayor
# No character: the empty building.
character- = empty building
slot-i = I
slot-ii = II
slot-iii = III
slot-iv = IV

city-porto-santo = Porto Santo
city-funchal = Funchal
city-machico = Machico

market-wheat = wheat
market-sugar = sugar
market-wine = wine

colony-acores = Açores
colony-brasil = Brasil
colony-india = India

guild-grey = gray
guild-green = green
guild-orange = orange
guild-violet = violet

favor-monk = Monk
favor-miller = Miller
favor-bishop = Bishop
favor-patron = Patron
favor-lord = Lord
favor-diplomat = Diplomat
favor-treasurer = Treasurer
favor-navigator = Navigator
favor-engineer = Engineer
favor-constable = Constable
favor-lady = Lady
favor-scout = Scout

reward-field-worker = Field worker
reward-city-worker = City worker
reward-favor-flip = Favor flip
reward-watch-worker = Watch worker
reward-prestige = Prestige
reward-treasure = Treasure
reward-royal-support = Royal support
reward-windmill-step = Windmill step

request-market-routes = Market Routes
request-expeditions = Expeditions
request-influence-of-guilds = Influence of the Guilds
request-urbanization = Urbanization
request-wealth-of-nation = Wealth of the Nation

color-yellow = yellow
color-red = red
color-purple = purple
color-blue = blue

# After "phase".
phase-setup = set-up
phase-a = A: round set-up
phase-b = B: character actions
phase-c = C: building actions
phase-d = D: maintenance
phase-e = E: Crown's requests

# Why the game ended; follows a colon.
cause-rounds = the fifth round has been played

## What happened

event-request-dealt = { $who } is dealt a starting request: { $request }, crowns: { $crowns }.
event-began = { $who } goes first.
event-requests-laid = Requests are laid out in row { $row }: { $request }.
event-reward-laid = { $colony }: a King's reward is laid out, { $reward }.
event-favor-laid = { $city }: a favor is laid out, { $favor }.
event-supply-dealt =
    { $who } begins with { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    }, { $bread } bread, { $wood } wood, { $wheat } wheat, { $sugar } sugar, { $wine } wine and { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }.
event-guards-posted =
    { $who } sends { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } to the City Watch.
event-round-began = Round { $round } begins.
event-phase-began = Phase { $phase }.
event-character-placed = { $building }: { $character }.
event-pirate-dice-rolled = The pirate dice show { $dice }.
event-guild-dice-rolled = The dice of row { $row } show { $dice }.
event-row-chosen = { $who } chooses row { $row } and takes its dice.
event-request-taken = { $who } takes a request: { $request }.
event-favor-turned-up = { $who } flips a favor face up: { $favor }.
event-die-placed =
    { $who } places a die of { $die } on the { $character } ({ $building }){ $bread ->
        [0] .
       *[other] , for { $bread } bread.
    }
event-pirate-die-placed =
    { $who } sends a worker Home from the City Watch and places a pirate die of { $die } on the { $character } ({ $building }){ $bread ->
        [0] .
       *[other] , for { $bread } bread.
    }
event-character-used = { $who } uses the action of the { $character }.
event-worker-moved = { $who } moves a worker: { $from_place } → { $to_place }.
event-harvested = { $who } harvests 1 { $resource } ({ $field }).
event-passed = { $who } passes, slot { $slot }.
event-gained =
    { $who } gets { $bread ->
        [0] { $reals ->
            [one] { $reals } Real
           *[other] { $reals } Reals
        }
       *[other] { $reals ->
            [0] { $bread } bread
            [one] { $bread } bread and { $reals } Real
           *[other] { $bread } bread and { $reals } Reals
        }
    }.
event-points-earned = { $who } earns { $points } PP.
event-pirates-received =
    { $who } receives { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }.
event-pirates-discarded =
    { $who } discards { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }.
event-wood-discarded = { $who } discards { $wood } wood.
event-wood-bought =
    { $who } buys { $wood } wood for { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    }.
event-wood-taken = { $who } takes { $wood } of the wood bought ({ $field }).
event-wood-got = { $who } gets { $wood } wood, taken from: { $field }.
event-ship-moved = { $who } moves a ship: { $from_berth } → { $to_berth }, for { $amount } { $good }.
event-goods-sold =
    { $who } gets { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    } at the { $market } market.
event-reward-taken = { $who } takes a King's reward: { $reward }.
event-district-built = { $city }: { $who } builds a district and gains a favor, { $favor }.
event-citizen-moved = { $who } moves a neutral citizen: { $from_place } → { $to_place }.
# Reals are known by their word, resource-reals.
event-city-paid =
    { $city }: { $who } gets { $resource ->
        [Reals] { $amount ->
            [one] { $amount } Real
           *[other] { $amount } Reals
        }
       *[other] { $amount } { $resource }
    }.
event-building-rolled =
    { $building }: guild dice ({ $dice }){ $pirate ->
        [0] ;
       *[other] , pirate die { $pirate };
    } the cost is { $cost ->
        [one] { $cost } Real
       *[other] { $cost } Reals
    }.
event-building-paid =
    { $building }: { $who } pays { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    }.
event-building-refused = { $building }: { $who } does not pay.
event-building-used = { $building }: { $who } uses the building.
event-favor-used = { $who } uses a favor: { $favor }.
event-marker-moved = { $who } moves an action marker: { $from_building } → { $to_building }.
event-lady-paid =
    Lady: { $who } pays { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    }.
event-goods-exchanged =
    Windmill: { $who } discards { $first_good ->
        [wheat] { $second_good ->
            [wheat] 2 wheat
           *[other] 1 wheat and 1 { $second_good }
        }
        [sugar] { $second_good ->
            [sugar] 2 sugar
           *[other] 1 sugar and 1 { $second_good }
        }
       *[other] { $second_good ->
            [wheat] 1 wine and 1 wheat
            [sugar] 1 wine and 1 sugar
           *[other] 2 wine
        }
    } and gets 1 { $good }.
event-windmill-climbed =
    Windmill: { $who } climbs to level { $level }{ $wheat ->
        [0] .
       *[other] , for { $wheat } wheat.
    }
event-wheat-for-points = Windmill: { $who } discards { $wheat } wheat and earns { $points } PP.
event-windmill-descended =
    Windmill: { $who } descends to level { $level } and gets { $resource ->
        [Reals] { $amount ->
            [one] { $amount } Real
           *[other] { $amount } Reals
        }
       *[other] { $amount } { $resource }
    }.
event-point-given =
    Windmill: { $who } gives { $points } PP for { $resource ->
        [Reals] { $amount ->
            [one] { $amount } Real
           *[other] { $amount } Reals
        }
       *[other] { $amount } { $resource }
    }.
event-guard-honored = Honor: { $who } sends a worker Home from the City Watch and earns { $points } PP.
event-colony-paid = { $colony }: { $who } gets { $amount } { $good }.
event-upkeep-began =
    Upkeep: { $who } has { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } on the board.
event-workers-fed =
    Feeding: { $who } has { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } on the board; the windmill feeds { $windmill }; bread discarded: { $bread }.
event-market-routes-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } scores { $points } PP{ $points ->
        [0] .
       *[other] ; ships in the markets: { $market }.
    }
event-expeditions-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } scores { $points } PP{ $points ->
        [0] .
       *[other] ; ships in the colonies: { $colony }.
    }
event-influence-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } scores { $points } PP{ $points ->
        [0] .
       *[other] ; favors: { $favor }.
    }
event-urbanization-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } scores { $points } PP{ $points ->
        [0] .
       *[other] ; cities: { $city }.
    }
event-wealth-scored =
    { $request }{ $tiles ->
        [one] { "" }
       *[other] {" "}× { $tiles }
    }: { $who } scores { $points } PP{ $reals ->
        [0] .
        [one] , for { $reals } Real.
       *[other] , for { $reals } Reals.
    }
event-field-changed = A field changes: { $field }, now { $good }.
event-ended = The game is over: { $cause }.
event-leftovers-scored =
    Resources: { $who } has { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    } in all and scores { $points } PP.
event-pirates-counted =
    Pirates: { $who } has { $pirates } and loses { $points } PP.

## What somebody gains and loses

gain-points = { $amount } PP
gain-reals =
    { $count ->
        [one] { $amount } Real
       *[other] { $amount } Reals
    }
gain-bread =
    { $count ->
       *[other] { $amount } bread
    }
gain-wood = { $amount } wood
gain-pirates =
    { $count ->
        [one] { $amount } pirate
       *[other] { $amount } pirates
    }
gain-wheat = { $amount } wheat
gain-sugar = { $amount } sugar
gain-wine = { $amount } wine

## What is asked

ask-set-up-city = Place a worker on an open city spot
ask-set-up-field = Place a worker on a field where nobody stands
ask-row = Choose a row: its dice, and one of its requests
ask-request = Take a request of your row
ask-guild = Choose the guild whose favors you flip face up
ask-turn = Your turn: place a die or pass
ask-use-die = What do you use the die for?
ask-worker-from = Choose a worker to move
ask-worker-to = Where does the worker go?
ask-again = Choose a field to harvest once more
ask-wood = Where do you take the wood from?
ask-ship-from = Choose a ship to move
ask-ship-to = Where does the ship go?
ask-reward = Take one of the King's rewards
ask-choose = Choose one of the two
ask-build = Choose a favor, and build its district
ask-citizen-from = Choose a worker of yours or a neutral citizen to relocate
ask-citizen-to = Where does the piece go?
ask-pay = Pay for the building or receive pirates
ask-use-building = You have paid: do you use the building?
ask-flip = Choose a favor to flip face up
ask-marker = Which marker goes to which building?
ask-lady = Choose the building to use
ask-end-of-c = The last chance in this round to descend the windmill
ask-honor = You have the most workers in the City Watch: does one go Home for PP?
ask-upkeep = How much wood do you discard for your ships?
ask-feed = How much bread do you discard for your workers?
ask-keep = Choose the request you keep; all your others are scored
ask-donate = How many Reals do you give to the Crown?

# With what is asked about, where a page knows it.
now-wood =
    { ask-wood }{ $left ->
        [one] { "" }
       *[other] {" "}{ $left } in all; a field you choose gives 1
    }
now-pay =
    { $building }: pay { $cost ->
        [one] { $cost } Real
       *[other] { $cost } Reals
    } or receive pirates?
now-use-building = You have paid: do you use { $building }?
now-use-die = { $building }: what do you use the die for?
# Without a die that can be placed one can only pass.
now-turn =
    { $placements ->
        [0] Your turn: you can place no die, so pass
       *[other] { ask-turn }
    }
now-worker-from =
    Choose a worker to send { $effect ->
        [move_workers_to_fields] to a field
        [move_workers_to_city] to a city
        [move_workers_to_colony_land] to a colony
        [move_workers_to_city_watch] to the { place-watch }
       *[move_worker_anywhere] to any place
    }{ $left ->
        [one] { "" }
       *[other] {" "}({ $left } at most)
    }
now-ship-from =
    Choose a ship to move; one from Home costs 1 wood{ $left ->
        [one] { "" }
       *[other] {" "}({ $left } at most)
    }
now-citizen-from =
    Choose a worker of yours or a neutral citizen to relocate{ $left ->
        [one] { "" }
       *[other] {" "}({ $left } at most)
    }
now-upkeep = Your ships ask for { $due } wood
now-feed =
    { $due ->
        [0] Your workers ask for no bread: the last chance in this round for the windmill
       *[other] Your workers ask for { $due } bread
    }

## What the others read meanwhile

waits-set-up-city = { $who } chooses an open city spot for a worker
waits-set-up-field = { $who } chooses a field where nobody stands for a worker
waits-row = { $who } chooses a row: its dice, and one of its requests
waits-request = { $who } chooses a request of the row
waits-guild = { $who } chooses the guild whose favors to flip face up
waits-turn = { $who } decides whether to place a die or pass
waits-use-die = { $who } decides what to use the die for
waits-worker-from = { $who } chooses a worker to move
waits-worker-to = { $who } decides where the worker goes
waits-again = { $who } chooses a field to harvest once more
waits-wood = { $who } decides where to take the wood from
waits-ship-from = { $who } chooses a ship to move
waits-ship-to = { $who } decides where the ship goes
waits-reward = { $who } chooses one of the King's rewards
waits-choose = { $who } chooses one of the two
waits-build = { $who } chooses a favor, and builds its district
waits-citizen-from = { $who } chooses one of their own workers or a neutral citizen to relocate
waits-citizen-to = { $who } decides where the piece goes
waits-pay = { $who } decides whether to pay for the building or receive pirates
waits-use-building = { $who } has paid and decides whether to use the building
waits-flip = { $who } chooses a favor to flip face up
waits-marker = { $who } decides which marker goes to which building
waits-lady = { $who } chooses the building to use
waits-end-of-c = { $who } has the last chance in this round to descend the windmill
waits-honor = { $who } has the most workers in the City Watch and decides whether one goes Home for PP
waits-upkeep = { $who } decides how much wood to discard for the ships
waits-feed = { $who } decides how much bread to discard for the workers
waits-keep = { $who } chooses the request to keep; all the others are scored
waits-donate = { $who } decides how many Reals to give to the Crown

## Moves

move-row = Choose row { $row }
move-request = Take a request: { $request }
move-guild = Flip all favors of the { $guild } guild face up
move-die = Place a die of { $face }: { $building }
move-pirate = Place a pirate die of { $face }: { $building }
move-pass = Pass and take Reals, slot { $slot }
move-pass-act = Pass and take the action, slot { $slot }
move-act = Use the action of the character
move-harvest = Harvest
move-nothing = Do nothing
move-again = Harvest once more: { $field }
move-worker-from = Take a worker: { $place }
move-worker-to = Place the worker: { $place }
move-ship-from = Take a ship: { $berth }
move-ship-to = Move the ship: { $berth }
move-ship-to-more = Move the ship, for the larger amount: { $berth }
move-stay = Leave this ship where it is; its move is used up
move-citizen-from = Take a piece: { $place }
move-citizen-to = Place the piece: { $place }
move-done = Done
move-wood = Take 1 wood: { $field }
repeat-wood = Take { $count } wood: { $field }
move-reward = Take a reward: { $reward }
move-choose = Choose: { $option }
move-build = Build a district for a favor: { $favor }
move-favor = Use a favor: { $favor }
move-flip = Flip a favor face up: { $favor }
move-marker = Move a marker: { $building } → { $to_building }
move-lady = Use a building: { $building }
move-pay = Pay for the building
move-refuse = Receive pirates
move-use = Use the building
move-leave = Leave it unused
move-honor = Send a worker of the City Watch Home for PP
move-stand = Let all of them stay
# A number may come as text: then the last wording holds, also for 0.
move-upkeep =
    { $wood ->
        [0] No wood
       *[other] { $wood } wood
    }
move-feed =
    { $bread ->
        [0] No bread
       *[other] { $bread } bread
    }
move-keep = Keep a request: { $request }
move-donate =
    { $reals ->
        [0] Give nothing
        [one] Give { $reals } Real
       *[other] Give { $reals } Reals
    }
move-exchange = Windmill: { $pair } for 1 { $good }
move-climb = Windmill: climb, for wheat
move-prestige = Windmill: wheat for PP
move-descend = Windmill: descend, for { $resource }
move-give-point = Windmill: PP for { $resource }
does-die = Die of { $face } on the { $character } ({ $building }, region { $region })
does-pirate = Pirate die of { $face } on the { $character } ({ $building }, region { $region })
does-pass-act = Pass, slot { $slot }: { $effect }
does-act = { $character }: { $action }
does-pay = Pay for { $building }: { $effect }
does-use = Use the building: { $effect }
does-choose = Choose: { $effect }
log-nothing = { $who } does nothing with the die.
log-stay = { $who } leaves a ship where it is.
log-leave = { $who } leaves the building unused.
log-stand = { $who } leaves all workers in the City Watch.

## Why not

no-at-bottom = Your marker is on the bottom level of the windmill. You could give PP there instead.
no-at-top = Your marker is on the top level of the windmill. There wheat brings PP.
no-not-at-top = Only on the top level of the windmill does wheat bring PP. You can climb.
no-not-at-bottom = PP can be given only on the bottom level of the windmill. You can descend.
no-closed-in-maintenance = In phase D the windmill gives neither bread nor Reals any more.
no-too-few-points = This takes { $need } PP; you have { $have }.
no-goods-missing =
    This takes { $need ->
        [one] { $need } good
       *[other] { $need } goods
    } of that kind; you have { $have }. The windmill exchanges goods.
no-empty-building = There is no character on this building now. Harvest, or do nothing.
no-no-worker-in-region = You have no worker on the fields of that region.
no-no-worker-there = You have no worker there.
no-no-such-die = You have no guild die with this value.
no-no-pirate-die = There is no pirate die with this value in the City Watch.
no-nobody-in-watch = A pirate die takes a worker of yours in the City Watch; you have none there.
no-pirate-die-there = A pirate die lies there already; there can be only one.
no-no-room =
    No die fits there any more: with this number of players { $have ->
        [one] { $have } die is
       *[other] { $have } dice are
    } the limit.
no-too-little-bread = This takes { $need } bread; you have { $have }.
no-too-dear =
    This costs { $need ->
        [one] { $need } Real
       *[other] { $need } Reals
    }; you have { $have }.
no-no-action-here = This slot has no action, only Reals.
no-slot-taken = This slot is taken.
no-no-such-row = With this number of players there is no row { $need }; the last is row { $have }.
no-row-taken = Somebody has chosen this row already.
no-not-in-row = There is no such request in your row any more.
no-guild-not-in-row = This guild does not belong to your row.
no-nothing-to-turn = You have no face-down favor of this guild.
no-favor-not-held = You do not have this favor.
no-one-favor-a-turn = You have already used a favor in this turn.
no-face-down = This favor is face down. It must be flipped face up before it can be used again.
no-face-up-already = This favor is face up already.
no-wrong-phase = This favor cannot be used in this phase.
no-no-marker-there = You have no action marker there.
no-same-building = The marker must go to another building.
no-not-harvested = Choose a field that you have just harvested.
no-not-a-spot = The first worker goes to a city.
no-not-a-field = The other two workers go to fields.
no-field-taken = Somebody stands on this field. In the set-up it must be empty.
no-same-region = You already have a worker in this region. In the set-up the two must be in different regions.
no-not-built = This district is not built yet.
no-spot-taken = This spot is taken.
no-no-open-spot = There is no empty spot in any city.
no-not-from-watch = Workers cannot be taken from the City Watch for this.
no-moved-already = This piece has just been moved. The second must be another one.
no-wrong-place = The worker cannot be sent there by this action.
no-same-place = The worker is there already. Choose another place.
no-own-worker-there = You already have a worker on this field.
no-not-yours = You may relocate only your own workers and neutral citizens.
no-no-access = You would have to buy { $need } wood, but your workers give you access to { $have }.
no-wood-too-dear =
    The wood you lack costs { $need ->
        [one] { $need } Real
       *[other] { $need } Reals
    }; you have { $have }.
no-no-wood-there = There is no wood left on this field.
no-no-favor-left = No favor is left in the cities.
no-favor-taken = This favor no longer lies in a city.
no-no-ship-there = You have no ship there.
no-takes-back = An exchange brings a good of another kind than those discarded; taking one back would only throw the other away.
no-no-slot-payable = You do not have the goods for any empty slot. The windmill exchanges goods.
no-slot-closed = This slot is not used with this number of players.
no-one-amount-only = This slot asks for one amount only.
no-reward-not-in-play = This reward is not in the game.
no-not-landed-there = None of your ships has just landed where this reward lies.
no-more-than-due = That is more than is due: { $need } instead of { $have }.
no-request-not-held = You do not have such a request.
no-too-much = To give { $need } is too much; you can give { $have } at most.

## What a move costs and brings

# Beside those of resources: a step of the windmill, and what a market pays.
brings-level = { $amount } on the windmill
brings-income =
    { $count ->
        [one] { $amount } Real from the market
       *[other] { $amount } Reals from the market
    }

# After the reason why not.
sum-too-little-bread = The die shows { $die } in region { $region }: you pay the difference.
sum-no-access = It takes { $needed } wood, and you have { $own }.
sum-wood-too-dear = You lack { $wood } wood.

## Sources of the score

source-market-routes = Market Routes
source-expeditions = Expeditions
source-influence-of-guilds = Influence of the Guilds
source-urbanization = Urbanization
source-wealth-of-nation = Wealth of the Nation
source-buildings = Buildings
source-rewards = King's rewards
source-passing = Passing
source-favors = Guild favors
source-honor = Honor
source-windmill = Windmill
source-resources = Resources
source-pirates = Pirates

## In the terminal

short-wheat = WH
short-sugar = SU
short-wine = WI
short-wood = WO
short-bread = BR
short-reals = RE
short-pirates = PI
short-market-routes = MR
short-expeditions = EX
short-influence-of-guilds = IG
short-urbanization = UR
short-wealth-of-nation = WN

tell-set-up = Set-up. Passing order: { $order }.
tell-round = Round { $round } of { $rounds }, phase { $phase }.
tell-order = Passing order: { $order }.
tell-now-scored = The Crown scores requests at the end of this round.
tell-cost =
    { $building } costs { $cost }; whoever does not pay receives { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }.
tell-left = Still to do: { $count }.
tell-due = Due: { $count }.
tell-line = { $what }: { $content }.
tell-row = Row { $row }, { $guilds }
tell-dice = dice { $dice }
tell-no-dice = no dice
tell-requests = requests: { $requests }
tell-no-requests = no requests
tell-chosen-by = chosen by { $who }
tell-slot = Passing slot { $slot }
tell-or = { $first }, or { $second }
tell-taken-by = taken by { $who }
tell-nobody = nobody
tell-none = none
tell-field-wood = { $wood } wood, then { $good }
tell-field-turns = becomes { $good } if free of wood
tell-forest = unlimited wood
tell-workers = workers: { $who }
tell-building = { $number } { $building }, region { $region }
tell-glossed = { $building } ({ $gloss })
tell-building-dice = dice { $dice } of at most { $room }
tell-building-empty-dice = no dice, room for { $room }
tell-pirate-die = pirate die { $die }
tell-markers = markers: { $who }
tell-region-workers = workers in the region: { $who }
tell-low = low: { $effect }
tell-high = high: { $effect }
tell-pirate-dice = pirate dice { $dice }
tell-city = { $city }, { $high } or { $low } PP, pays in { $resource }
tell-spot = spot { $spot } { $who }
tell-neutral = neutral citizen
tell-most = the most: { $who }
tell-unbuilt = district { $district } has { $favor } ({ $guild }) for { $wood } wood
tell-market =
    { $good ->
        [wheat] Wheat
        [sugar] Sugar
       *[other] Wine
    } market, { $points } PP in rounds { $rounds }
tell-colony = { $colony }, { $points } PP in rounds { $rounds }
tell-trade =
    { $goods } for { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    }
tell-landing = { $goods } wine
tell-ship = { $trade } ({ $who })
tell-land = land, brings { $good }: { $who }
tell-rewards = rewards: { $rewards }
tell-explained = { $name } ({ $effect })
tell-player = { $who }: PP { $points }, Reals { $reals }, bread { $bread }, wood { $wood }, wheat { $wheat }, sugar { $sugar }, wine { $wine }, pirates { $pirates }; windmill on { $level }, bread due { $due }; at Home workers { $workers }, ships { $ships }.
tell-player-dice = Guild dice: { $dice }.
tell-player-requests = Requests, with their PP as things stand: { $requests }.
tell-player-favors = Favors: { $favors }.
tell-face-down = { $favor } (face down)
tell-best-kept = { $request } (best kept)
tell-kept = { $request } (kept)
tell-chosen-hidden = Has chosen in secret.
tell-chosen-kept = In secret you keep: { $request }.
tell-chosen-gift =
    In secret you give { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    }.
tell-hidden = hidden
tell-others-score = the others score { $points } PP
tell-guilds-there = guilds: { $guilds }
tell-region = region { $region }
tell-in-city = { $city }, { $guild }

tell-action-commander = move ships
tell-action-steward = move workers to fields
tell-action-guild-master = build a district for a favor
tell-action-mayor = relocate in the cities, then collect

tell-effect-none = you get nothing, as you have no worker in region { $region }
tell-effect-nothing-to-flip = you flip nothing, as none of your favors is face down
tell-effect-bread = { $bread } bread
tell-effect-reals =
    { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    }
tell-effect-pp = { $pp } PP
tell-effect-get-wood = get { $amount } wood
tell-effect-windmill-up = climb the windmill
tell-effect-move-ships =
    { $count ->
        [one] move { $count } ship
       *[other] move { $count } ships
    }
tell-effect-move-workers-to-fields =
    { $count ->
        [one] { $count } worker to a field
       *[other] { $count } workers to fields
    }
tell-effect-move-workers-to-city =
    { $pp } PP, { $count ->
        [one] { $count } worker to a city
       *[other] { $count } workers to cities
    }
tell-effect-move-workers-to-colony-land =
    { $count ->
        [one] { $count } worker to a colony land
       *[other] { $count } workers to colony lands
    }, PP for your ships there
tell-effect-move-workers-to-city-watch =
    { $count ->
        [one] { $count } worker to the City Watch, discard up to { $pirates_per_worker } pirates
       *[other] { $count } workers to the City Watch, discard up to { $pirates_per_worker } pirates for each
    }
tell-effect-move-worker-anywhere = { $count } worker from anywhere to anywhere
tell-effect-flip-favors-face-up =
    { $count ->
        [one] flip { $count } favor face up
       *[other] flip { $count } favors face up
    }
tell-effect-discard-pirates = discard up to { $max } pirates
tell-effect-discard-half-pirates = discard half of your pirates, rounded down
tell-effect-move-action-marker = move one of your action markers
tell-effect-set-building-cost = the building costs { $cost }
tell-effect-add-region-workers = { $count } more workers count for the building
tell-effect-add-harvests = harvest { $count } more times
tell-effect-buy-building-action =
    use a building for { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    }

picture-fields = Fields
picture-region = Region { $region }
picture-buildings = Buildings
picture-character = character
picture-dice = dice
picture-pirate = pirate
picture-markers = markers
picture-workers = workers
picture-cities = Cities
picture-most = most
picture-markets = Markets
picture-colonies = Colonies
picture-points = PP
picture-land = land
picture-rewards = rewards
picture-rows = Rows
picture-requests = requests
picture-passing = Passing
picture-windmill = mill
picture-home = home
picture-ships = ships
picture-favors = Favors
picture-goods = ★ PP (Prestige Points), { short-reals } { resource-reals }, { short-bread } { resource-bread }, { short-wood } { resource-wood }, { short-wheat } { resource-wheat }, { short-sugar } { resource-sugar }, { short-wine } { resource-wine }, { short-pirates } { resource-pirates }.
picture-kinds = { short-market-routes } { request-market-routes }, { short-expeditions } { request-expeditions }, { short-influence-of-guilds } { request-influence-of-guilds }, { short-urbanization } { request-urbanization }, { short-wealth-of-nation } { request-wealth-of-nation }.
picture-signs = A·: a piece of A, and a free place. ○: neutral citizen. A2: two pieces of A. (Monk): face down. UR 7: a request and its PP as things stand. (UR): best kept. *: has chosen in secret.
picture-places = 3{ short-wood } { short-wheat }→{ short-sugar }: 3 wood on a wheat field that may become sugar. 2→4 A: 2 goods for 4 Reals, a ship of A. Numbers by cities, markets and colonies: PP of requests.
picture-sums = Beside a move: $ Reals, ◠ bread, ≡ wood, ▪ goods, ☠ pirates, ★ PP, ↕ windmill.

group-request = Requests
group-guild = Favors of the guild
group-die = A die of { $face } on
group-pirate = A pirate die of { $face } on
group-pass = Pass and take Reals
group-pass-act = Pass and take the action
group-again = Harvest once more
group-worker-from = A worker from
group-worker-to = The worker to
group-ship-from = A ship from
group-ship-to = The ship to
group-ship-to-more = The ship, for the larger amount, to
group-citizen-from = A piece from
group-citizen-to = The piece to
group-wood = Wood from
group-reward = Rewards
group-choose = Choose
group-build = Build for a favor
group-favor = Use a favor
group-flip = Flip a favor face up
group-marker = The marker on { $building } to
group-lady = Buildings
group-keep = Keep a request
group-donate = Reals to give
group-exchange = Windmill: { $pair } for 1
group-descend = Windmill: descend, for
group-give-point = Windmill: PP for

## Headings of the rules

rule-1 = The island
rule-1-1 = Goal
rule-1-2 = Places
rule-1-3 = Regions and fields
rule-1-4 = The forest
rule-1-5 = Buildings and characters
rule-1-6 = Pieces and dice
rule-2 = What you own
rule-2-1 = Goods and amounts
rule-2-2 = The supply
rule-2-3 = Pirates
rule-2-4 = Pirates lie face down
rule-2-5 = Prestige Points
rule-3 = Set-up
rule-3-1 = Colors, points and windmill
rule-3-2 = Starting requests
rule-3-3 = The first order
rule-3-4 = Requests in the rows
rule-3-5 = Dice
rule-3-6 = Rewards in the colonies
rule-3-7 = Favors in the cities
rule-3-8 = Neutral citizens
rule-3-9 = Wood on the fields
rule-3-10 = The first characters
rule-3-11 = What everybody has
rule-3-12 = Two in the City Watch
rule-3-13 = In reverse order
rule-3-14 = A worker in a city
rule-3-15 = Two workers on fields
rule-4 = The round
rule-4-1 = Five rounds, five phases
rule-4-2 = Two orders
rule-4-3 = What is a turn
rule-5 = Phase A: round set-up
rule-5-1 = Dealing the characters
rule-5-2 = Rolling the dice
rule-5-3 = Choosing a row
rule-5-4 = Dice and a request
rule-5-5 = Favors with four players
rule-5-6 = Favors with two or three players
rule-6 = Phase B: placing dice
rule-6-1 = Turns
rule-6-2 = Your turn
rule-6-3 = A guild die
rule-6-4 = A pirate die
rule-6-5 = Room for dice
rule-6-6 = Bread for a low die
rule-6-7 = Using the die
rule-6-8 = The empty building
rule-7 = Workers, fields and harvest
rule-7-1 = Up to two
rule-7-2 = Where workers come from
rule-7-3 = Commander
rule-7-4 = Steward
rule-7-5 = Harvest
rule-7-6 = Wood first
rule-7-7 = Special harvest
rule-8 = Passing
rule-8-1 = A slot
rule-8-2 = Reals or action
rule-8-3 = The four slots
rule-8-4 = Out of the phase
rule-9 = Wood
rule-9-1 = Your own first
rule-9-2 = Access
rule-9-3 = Buying
rule-9-4 = The price
rule-9-5 = The whole turn
rule-9-6 = Getting wood
rule-10 = Ships, markets and colonies
rule-10-1 = One ship, one slot
rule-10-2 = Another slot
rule-10-3 = Wood for a new ship
rule-10-4 = Goods for the slot
rule-10-5 = Market slots
rule-10-6 = Markets with two players
rule-10-7 = Landing slots
rule-10-8 = When all ships have moved
rule-10-9 = A reward for each landing
rule-10-10 = The A rewards
rule-10-11 = The B rewards
rule-11 = Cities
rule-11-1 = Districts and spots
rule-11-2 = Guild Master
rule-11-3 = The wood for a district
rule-11-4 = Mayor
rule-11-5 = Income of the cities
rule-12 = Phase C: buildings
rule-12-1 = One after the other
rule-12-2 = The roll
rule-12-3 = The cost
rule-12-4 = Who has a turn
rule-12-5 = Pay or take pirates
rule-12-6 = How many pirates
rule-12-7 = Low and high
rule-12-8 = Moinho
rule-12-9 = Capitania
rule-12-10 = Alfândega
rule-12-11 = Casa da Coroa
rule-12-12 = Fortaleza
rule-12-13 = End of the phase
rule-13 = Guild favors
rule-13-1 = One, at the start of a turn
rule-13-2 = Used favors
rule-13-3 = Three for each guild
rule-13-4 = Monk
rule-13-5 = Miller
rule-13-6 = Bishop
rule-13-7 = Patron
rule-13-8 = Lord
rule-13-9 = Diplomat
rule-13-10 = Treasurer
rule-13-11 = Navigator
rule-13-12 = Engineer
rule-13-13 = Constable
rule-13-14 = Lady
rule-13-15 = Scout
rule-14 = The windmill
rule-14-1 = At any decision
rule-14-2 = Exchanging goods
rule-14-3 = Climbing
rule-14-4 = Descending
rule-14-5 = Giving points at the bottom
rule-14-6 = The last chance to descend
rule-14-7 = The last chance at feeding
rule-15 = Phase D: maintenance
rule-15-1 = Four steps
rule-15-2 = Honor
rule-15-3 = Income of the colonies
rule-15-4 = Upkeep
rule-15-5 = Feeding
rule-15-6 = Hungry workers
rule-16 = Phase E: the Crown
rule-16-1 = Requests in rounds 1, 3 and 5
rule-16-2 = In secret
rule-16-3 = Nothing counts twice
rule-16-4 = Market Routes
rule-16-5 = Expeditions
rule-16-6 = Influence of the Guilds
rule-16-7 = Urbanization
rule-16-8 = The most in a city
rule-16-9 = Wealth of the Nation
rule-16-10 = Fields change in rounds 2 and 4
rule-16-11 = Missed for good
rule-17 = The end
rule-17-1 = After five rounds
rule-17-2 = What is left
rule-17-3 = Most pirates
rule-17-4 = More than twenty, or none
rule-17-5 = The winner

## On the board

# Names of the panes; short, they are tabs on a phone.
board-island = Island
board-cities = Cities
board-guilds = Guilds
board-sea = Sea

board-region = Region { $number }
board-forest = Forest
board-watch = Watch
board-count-of = { $who } { $count }
board-workers-of = workers of { $who }
board-was = was { $good }
board-turns-to = may become { $good }
board-wood-here = wood left: { $count }
board-wood-endless = unlimited wood
board-wood-prices = Wood bought in one turn costs { $prices } Reals, one after the other
board-special-harvest = Special harvest
board-dice-here = dice { $dice }
board-pirate-die = Pirate die { $face }
board-guild-die = Guild die { $face }
board-full = full
board-prestige = Prestige Points (PP): { $points }
board-markers-of = markers: { $who }
board-levels = 1 or 2 workers: { $low }; 3 or more: { $high }
board-bill = cost { $reals }, otherwise pirates { $pirates }

board-district-wood = Wood to build a district, by column: { $prices }
board-city-points = { $high } PP for the most, { $low } for others
board-city-income = income: { $good }
board-city-most = most: { $who }
board-neutral = neutral citizen
board-spot-free = free
board-costs-wood = costs { $count } wood
board-favor = { $favor }, { $guild } guild: { $does }
board-face-down = face down

# What an effect does, as a note beside its sign.
board-does-or = { $one } or { $other }
board-does-gain-bread = { $count } bread
board-does-gain-reals =
    { $count ->
        [one] { $count } Real
       *[other] { $count } Reals
    }
board-does-gain-points = { $count } PP
board-does-points-per-ship = { $count } PP for each own ship there
board-does-pirates-per-worker =
    { $count ->
        [one] discard { $count } pirate per worker
       *[other] discard { $count } pirates per worker
    }
board-does-move-ships =
    { $count ->
        [one] move { $count } ship
       *[other] move { $count } ships
    }
board-does-move-workers-to-fields =
    { $count ->
        [one] { $count } worker to a field
       *[other] { $count } workers to fields
    }
board-does-move-workers-to-city =
    { $count ->
        [one] { $count } worker to a city
       *[other] { $count } workers to cities
    }
board-does-move-workers-to-colony-land =
    { $count ->
        [one] { $count } worker to a colony
       *[other] { $count } workers to colonies
    }
board-does-move-workers-to-city-watch =
    { $count ->
        [one] { $count } worker to the City Watch
       *[other] { $count } workers to the City Watch
    }
board-does-move-worker-anywhere = move a worker to any place
board-does-flip-favors-face-up =
    { $count ->
        [one] flip { $count } favor face up
       *[other] flip { $count } favors face up
    }
board-does-get-wood = get { $count } wood
board-does-windmill-up =
    { $count ->
        [one] { $count } step up the windmill
       *[other] { $count } steps up the windmill
    }
board-does-move-action-marker = move an action marker to another building
board-does-set-building-cost = the cost of the building is { $count }
board-does-add-region-workers =
    { $count ->
        [one] { $count } more worker in the region
       *[other] { $count } more workers in the region
    }
board-does-add-harvests =
    { $count ->
        [one] { $count } extra harvest
       *[other] { $count } extra harvests
    }
board-does-discard-half-pirates = discard half of your pirates, rounded down
board-does-discard-pirates =
    { $count ->
        [one] discard { $count } pirate
       *[other] discard { $count } pirates
    }
board-does-buy-building-action =
    { $count ->
        [one] use any building for { $count } Real
       *[other] use any building for { $count } Reals
    }

board-guild-rows = Guild Column
board-row-order = turn order ↓
board-row = Row { $number }
board-guild = { $guild } guild
board-requests-here = requests: { $requests }
board-passing = Passing
board-slot = Slot { $slot }
board-windmill = Windmill
board-workers-fed = workers fed
board-feeds = { $count } fed: { $who }
board-windmill-rule = a step up for { $wheat } wheat, a step down gives { $bread } bread or { $reals } Reals

board-markets = Markets
board-colonies = Colonies
board-points-in-round = PP per ship in round { $round }
board-points-by-round = PP per ship by round: { $points }
board-market-of = { $good } market
board-trade =
    { $reals ->
        [one] { $count } { $good } for { $reals } Real
       *[other] { $count } { $good } for { $reals } Reals
    }
board-landing-in = Landing slot in { $colony }
board-amount = { $count } { $good }
board-ship-of = ship of { $who }

board-your-stores = Your stores
board-your-dice = Guild dice
board-your-favors = Favors
board-your-requests = Requests, worth now: { $points }
board-home = Home
board-home-workers = Workers at Home: { $count }
board-home-ships = Ships at Home: { $count }
board-no-favor = none yet
board-no-dice = none
board-no-request = none
board-kept = kept
board-keep = keep
board-you-keep = { $request }: you keep it
board-best-kept = { $request }: best kept, as it would bring { $points } PP
board-worth = { $request }: { $points } PP now
board-worth-more = { $request }: { $points } more PP now
board-request-market-routes = Markets
board-request-expeditions = Expeditions
board-request-influence-of-guilds = Guilds
board-request-urbanization = Cities
board-request-wealth-of-nation = Wealth

board-at-home = workers at Home
board-ships-out = ships at sea
board-passed = passed, { $slot }
board-in-row = row { $number }
board-in-slot = slot { $slot }
board-has-chosen = has chosen

board-round = Round { $round } of { $rounds }
board-set-up = Set-up
board-over = Game over
board-year = Rounds
board-phase-a = Round set-up
board-phase-b = Characters
board-phase-c = Buildings
board-phase-d = Maintenance
board-phase-e = Crown: score { $score } of { $held }
board-phase-e-fields = Crown: fields change

## On the shelf

shelf-minutes = about 120
shelf-weight = 4
shelf-credits = Designed by Nuno Bizarro Sentieiro and Paulo Soledade, with art by Mariano Iannelli. First published by What's Your Game?

## What a thing is

about-region = Workers on the fields of a region harvest together, and they decide how well the buildings of that region work for their owner.
about-field = A worker here brings one thing when its region is harvested: wood as long as some lies here, then the good of the field. Some fields change their good in the course of the game, unless wood still lies on them. It holds one worker of each player.
about-forest = A worker here brings no harvest and counts for no building, but lets its owner buy as much wood as is wanted.
about-wood-price = What wood costs that is bought. The more of it you buy in a turn, the more the next costs; prices paid already in this turn are passed over.
about-building = A die placed here in the first half of the round uses the character who lives here and leaves an action marker. Later everybody with a marker pays the cost or takes pirates; whoever pays may use the building, on its high level with enough workers in the region.
about-commander = A die on the Commander moves up to two ships to free slots of markets or colonies, or harvests the region.
about-steward = A die on the Steward moves up to two workers to fields of any regions, the forest included, or harvests the region.
about-guild-master = A die on the Guild Master builds a district: pay its wood, take the favor that lies there, and open its two spots for everybody. Or it harvests the region.
about-mayor = A die on the Mayor relocates up to two of your workers or neutral citizens within the cities, and then brings the income of your workers there. Or it harvests the region.
about-special-harvest = No character lives here this round. A die placed here harvests the region, and then one of its fields once more.
about-watch = Workers here are called guards. They let you discard pirates when they come here, and each can later fetch a pirate die. Whoever alone has the most guards at the end of a round may send one Home for PP; this is called honor.
about-pirate = A pirate die. Whoever has a worker in the City Watch may place it like a guild die; that worker goes Home, and no action marker is left. If it stays on a building, not paying there brings more pirates.
about-city = A city pays those who score Urbanization: the higher number to whoever has the most workers in it, the lower to others who are there. The Mayor brings its income to whoever has a worker there: 2 for each own worker and 1 for each neutral citizen.
about-city-spot = It holds one worker or one neutral citizen. Workers here count for the most in the city; where several have equally many, the one farthest to the right is ahead.
about-district-wood = What building a district of each column costs. Whoever builds it takes the favor that covers it.
about-favor = Used as the first thing in a turn, it has its effect and is flipped face down. Choosing a row of its guild flips it face up again. Only those face up count for Influence of the Guilds.
about-row = A row of the Guild Column. At the start of a round everybody chooses one: its dice are used in this round, one of its requests is taken, and your favors of its guild are flipped face up. Rows act from the top down.
about-guild = A guild of the row. All your favors of the one you choose are flipped face up.
about-pass = Whoever passes takes a free slot: its Reals, or its action instead. The order of these slots is the order in which rows are chosen in the next round.
about-windmill = A marker on a higher level feeds more workers for nothing at the end of each round. Wheat takes it up a step; going down a step brings bread or Reals. You can use it at any decision of yours.
about-market-routes = A request of the Crown. Scored, it pays for up to three of your ships in the markets, with the PP of their market in that round. When the Crown scores in rounds 1 and 3, you keep one of your requests for later; in round 5 all are scored.
about-expeditions = A request of the Crown. Scored, it pays for up to three of your ships in the colonies, with the PP of their colony in that round. When the Crown scores in rounds 1 and 3, you keep one of your requests for later; in round 5 all are scored.
about-influence-of-guilds = A request of the Crown. Scored, it pays for each guild of which you have a favor face up. When the Crown scores in rounds 1 and 3, you keep one of your requests for later; in round 5 all are scored.
about-urbanization = A request of the Crown. Scored, it pays for one city: more to whoever has the most workers there, less to others who are there. When the Crown scores in rounds 1 and 3, you keep one of your requests for later; in round 5 all are scored.
about-wealth-of-nation = A request of the Crown. Scored, Reals are given to the Crown for 1 PP each, up to a limit. When the Crown scores in rounds 1 and 3, you keep one of your requests for later; in round 5 all are scored.
about-market = A market buys one good. A ship that moves to one of its slots sells what the slot asks for, and stays there to score with Market Routes.
about-market-slot = A ship that moves here gives the goods and brings the Reals. A new ship from Home also costs 1 wood. It stays, costs wood in upkeep, and scores with Market Routes.
about-landing-slot = A ship that moves here gives the wine and takes one of the King’s rewards of the colony. A new ship from Home also costs 1 wood. It stays, costs wood in upkeep, and scores with Expeditions.
about-colony-land = Each worker here brings its owner one of this good at the end of every round.
about-ship-points = What a ship here brings in the rounds in which the Crown scores, to those who score the request for it.
about-reward = A King’s reward. Every ship that has just landed in the colony takes one of the two; they are not used up.
about-die = A guild die of yours for this round. Put it on a character: if it is lower than the number of the region, the difference is paid in bread. The dice on a building later lower its cost.
about-home-workers = Workers at Home can be moved to fields, cities, colonies or the City Watch. Those on the board must be fed at the end of a round; those at Home need nothing.
about-home-ships = A ship that sets out costs 1 wood, and never comes Home again. At sea each needs one wood at the end of every round, or brings a pirate.
about-good = Goods are sold in the markets, given for landings, and exchanged at the windmill. What is left in the end counts as a Real each.
about-wood = Wood builds ships and districts and maintains ships. What is missing may be bought from fields with wood or through the forest, where you have a worker.
about-bread = Bread feeds workers that the windmill does not, and pays for low dice.
about-reals = The money: it pays for buildings and wood. In the end every full five are 1 PP.
about-pirates = They come to those who do not pay, maintain or feed. In the end whoever has the most loses the most PP, and each one above 20 costs 1 PP more.
about-colony = A colony across the sea. A ship that lands here pays wine and takes one of its two King’s rewards; workers on its land send home a good every round.
about-prestige = Prestige Points (PP) decide the game. Most come from requests that the Crown scores after rounds 1, 3 and 5.
about-has-chosen = What was chosen is shown when everybody has chosen.
about-round = The game has five rounds of five phases. After those with a crown, requests are scored; after the others, fields free of wood change their good.
about-phase-a = Characters move to other buildings and dice are rolled. In passing order everybody chooses a row of the Guild Column: its dice, one of its requests, and your favors of its guild are flipped face up.
about-phase-b = In the order of the rows everybody places a die on a character and uses it, or passes. Each die leaves an action marker on the building.
about-phase-c = The buildings are gone through by their numbers. Everybody with a marker there pays the cost or takes pirates; whoever pays may use the building.
about-phase-d = Whoever has the most workers in the City Watch may be honored, colonies send their goods, ships need wood and workers need bread. What is not given brings pirates.
about-phase-e = In rounds 1, 3 and 5 everybody scores requests; in rounds 2 and 4 fields change their good instead.

## Icons

icon-wheat = { resource-wheat }
icon-sugar = { resource-sugar }
icon-wine = { resource-wine }
icon-wood = { resource-wood }
icon-bread = { resource-bread }
icon-pirate = { resource-pirates }
icon-commander = { character-commander }
icon-steward = { character-steward }
icon-guild-master = { character-guild-master }
icon-mayor = { character-mayor }
icon-citizen = a neutral citizen
icon-building = a building
icon-field = workers to fields
icon-forest = the forest
icon-harvest = harvest
icon-city = cities, and Urbanization
icon-market = markets, and Market Routes
icon-colony = workers to colonies
icon-watch = the City Watch
icon-windmill = a step of the windmill
icon-guild = favors, and Influence of the Guilds
icon-crown = the Crown scores; the most in a city; one of two effects
icon-pass = has passed
icon-arrow = the row of a player

## What figures beside the rules show

figure-row = Yellow has chosen the first row, with its three dice, and takes one of its requests. A row of this board belongs to two guilds.
figure-die = Region 2. A 2 and a 3 lie on the character of the Capitania and cost no bread; a 1 would cost one. Markers of Yellow and Purple stand below.
figure-wood = In region 1 Yellow harvests 1 wheat from the field above, and 1 wood from the one below, which has 2 left.
figure-passing = Yellow has passed to slot III. The others may choose among I, II and IV: the Reals, or the action at the right of the slot.
figure-market = Each slot takes one ship and asks for goods: 3 wheat bring 7 Reals. At the right, the points of each ship for a request.
figure-colony = Yellow has two ships at the Açores and one in Brasil. A worker who comes to a land scores as many points.
figure-windmill = Red's marker feeds five workers, Yellow's three, Purple's none. A step up costs 2 wheat; a step down gives bread or Reals.
figure-city = Funchal with one yellow worker. The neutral citizen stands farther to the right and so has the most. The districts with favors are not built yet.
