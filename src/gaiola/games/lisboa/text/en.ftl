### Lisboa: all words a player reads. Terms: glossary.toml.

## The game and its options

game-name = Lisboa
game-tagline = Raise a city from its ruins: open stores, make public buildings serve them, win the ear of the Crown.

option-draft = First hands
option-draft-true = Drafted: keep cards, pass on the others
option-draft-false = Dealt: five cards each

## Nouns

good-gold = gold
good-cloth = cloth
good-books = books
good-tools = tools

rubble-earthquake = earthquake
rubble-fire = fire
rubble-tsunami = tsunami

noble-manuel = Manuel
noble-marquis = Marquis
noble-king = King

# The piles of cards on display.
pile-manuel = Manuel
pile-marquis = Marquis
pile-king = King
pile-treasury = Treasury

action-recruit-officials = recruit officials
action-acquire-plan = acquire a plan
action-build-ship = build a ship
action-produce-goods = produce goods
action-meet-cardinal = meet the Cardinal
action-get-favor = get a royal favor
action-build-store = build a store
action-take-decree = take a decree
action-open-building = open a public building

architect-blue = blue
architect-green = green

plan-blue-2 = blue plan (2 officials)
plan-blue-3 = blue plan (3 officials)
plan-blue-4 = blue plan (4 officials)
plan-blue-5 = blue plan (5 officials)
plan-green-2 = green plan (2 officials)
plan-green-3 = green plan (3 officials)
plan-green-4 = green plan (4 officials)
plan-green-5 = green plan (5 officials)

street-gold = Rua Áurea
street-cloth = Rua Augusta
street-books = Rua Nova da Princesa
street-tools = Rua da Madalena

row-a = A
row-b = B
row-c = C
row-d = D
row-e = E

land-a1 = A1
land-a2 = A2
land-a3 = A3
land-a4 = A4
land-a5 = A5
land-b1 = B1
land-b2 = B2
land-b3 = B3
land-b4 = B4
land-b5 = B5
land-c1 = C1
land-c2 = C2
land-c3 = C3
land-c4 = C4
land-c5 = C5
land-d1 = D1
land-d2 = D2
land-d3 = D3
land-d4 = D4
land-d5 = D5
land-e1 = E1
land-e2 = E2
land-e3 = E3
land-e4 = E4
land-e5 = E5

# Around downtown: at the ends of rows and streets.
site-west-a = west of row A
site-west-b = west of row B
site-west-c = west of row C
site-west-d = west of row D
site-west-e = west of row E
site-north-gold = north of Rua Áurea
site-north-cloth = north of Rua Augusta
site-north-books = north of Rua Nova da Princesa
site-north-tools = north of Rua da Madalena
site-east-a = east of row A
site-east-b = east of row B
site-east-c = east of row C
site-east-d = east of row D
site-east-e = east of row E

# Sides of downtown, and neighbors at the table.
side-west = west
side-north = north
side-east = east
side-left = left
side-right = right

# Where the cube for a store comes from.
line-row = row
line-column = column
line-pile = rubble pile

direction-up = up
direction-down = down

# Places of tiles in the Church ring.
space-top = top
space-upper-right = upper right
space-lower-right = lower right
space-bottom = bottom
space-lower-left = lower left
space-upper-left = upper left

slot-dock1 = dock 1
slot-dock2 = dock 2
slot-dock3 = dock 3
slot-office1 = office place 1
slot-office2 = office place 2
slot-office3 = office place 3

# Docks by player, in the order in which they sit.
berth-p1-dock1 = dock 1 of player 1
berth-p1-dock2 = dock 2 of player 1
berth-p1-dock3 = dock 3 of player 1
berth-p2-dock1 = dock 1 of player 2
berth-p2-dock2 = dock 2 of player 2
berth-p2-dock3 = dock 3 of player 2
berth-p3-dock1 = dock 1 of player 3
berth-p3-dock2 = dock 2 of player 3
berth-p3-dock3 = dock 3 of player 3
berth-p4-dock1 = dock 1 of player 4
berth-p4-dock2 = dock 2 of player 4
berth-p4-dock3 = dock 3 of player 4

place-office-manuel = Manuel's office
place-office-marquis = the Marquis's office
place-office-king = the King's office
place-plaza-manuel = Manuel's plaza
place-plaza-marquis = the Marquis's plaza
place-plaza-king = the King's plaza

ship-ship-blue = blue ship
ship-ship-red = red ship
ship-ship-purple = purple ship
ship-ship-brown = brown ship

building-casa-da-moeda = Casa da Moeda
building-alfandega = Alfândega
building-arsenal-real = Arsenal Real da Marinha
building-torre-do-tombo = Torre do Tombo
building-terreiro-do-trigo = Terreiro do Trigo
building-colegio-dos-nobres = Colégio dos Nobres
building-impressao-regia = Impressão Régia
building-aula-do-comercio = Aula do Comércio
building-erario-regio = Erário Régio
building-senado-da-camara = Senado da Câmara
building-hospital-de-sao-jose = Hospital de São José
building-teatro-da-rua-dos-condes = Teatro da Rua dos Condes
building-cadeia-do-limoeiro = Cadeia do Limoeiro
building-bolsa-do-comercio = Bolsa do Comércio
building-fabrica-das-sedas = Real Fábrica das Sedas
building-palacio-da-inquisicao = Palácio da Inquisição

color-green = green
color-yellow = yellow
color-purple = purple
color-orange = orange

# What a payment is for; after the amount.
purpose-land = for the land space
purpose-hire = for hiring officials
purpose-fee = for the event
purpose-keep = to keep the favor

# What decrees compare between players; after a colon.
metric-stores = stores
metric-hull = hull
metric-reis = réis
metric-rubble-cubes = rubble cubes
metric-clergy = clergy tiles
metric-plans-completed = completed plans
metric-plan-officials = officials on completed plans

# Why the game ended; follows a colon.
cause-rubble = somebody has four rubble sets
cause-piles = three piles of cards have run out

## Cards

card-blue-manuel-1 = Maia's first dissertation
card-blue-manuel-2 = Royal archive rescued
card-blue-manuel-3 = Six plans for Baixa
card-blue-manuel-4 = Survey of ruined plots
card-blue-manuel-5 = Unplanned building banned
card-blue-marquis-1 = Parish questionnaire sent out
card-blue-marquis-2 = Douro wine company chartered
card-blue-marquis-3 = Carvalho heads home ministry
card-blue-marquis-4 = Food prices frozen
card-blue-marquis-5 = Porto tavern riot
card-blue-king-1 = Royal family safe at Belém
card-blue-king-2 = Francis Borgia named patron
card-blue-king-3 = Royal Tent at Ajuda
card-blue-king-4 = Jesuit confessors dismissed
card-blue-king-5 = Tagus Opera burns
card-blue-treasury-1 = Mint saved from flames
card-blue-treasury-2 = Grão-Pará company chartered
card-blue-treasury-3 = Board of Trade created
card-blue-treasury-4 = British relief voted
card-blue-treasury-5 = Merchants grant four percent
card-blue-treasury-6 = Silk factory statutes
card-red-manuel-1 = Reconstruction law issued
card-red-manuel-2 = Baixa plan approved
card-red-manuel-3 = Commerce Square designed
card-red-manuel-4 = Baixa streets named
card-red-manuel-5 = Eugénio dos Santos dies
card-red-marquis-1 = Latin schools reformed
card-red-marquis-2 = Created Count of Oeiras
card-red-marquis-3 = Police intendancy created
card-red-marquis-4 = College of Nobles chartered
card-red-marquis-5 = Jesuits expelled
card-red-king-1 = Princess Maria weds Pedro
card-red-king-2 = Memory Church founded
card-red-king-3 = Prince José born
card-red-king-4 = Count Lippe takes command
card-red-king-5 = Attempt on king's life
card-red-treasury-1 = School of Commerce opens
card-red-treasury-2 = Pernambuco company chartered
card-red-treasury-3 = Royal Treasury founded
card-red-treasury-4 = House of Accounts abolished
card-red-treasury-5 = War tenth restored
card-purple-manuel-1 = Fort Graça begun
card-purple-manuel-2 = Public Promenade laid out
card-purple-manuel-3 = Grain Terreiro begun
card-purple-manuel-4 = Misericórdia given São Roque
card-purple-manuel-5 = Manuel da Maia dies
card-purple-marquis-1 = Chronological Deduction printed
card-purple-marquis-2 = Lippe's army regulations
card-purple-marquis-3 = Plain vineyards uprooted
card-purple-marquis-4 = Royal Censorship Board
card-purple-marquis-5 = Bishop of Coimbra jailed
card-purple-king-1 = Rua dos Condes theater rebuilt
card-purple-king-2 = Infante João born
card-purple-king-3 = Peace of Paris signed
card-purple-king-4 = College of Nobles opens
card-purple-king-5 = Infante Manuel dies
card-purple-treasury-1 = Brazil capital moves to Rio
card-purple-treasury-2 = Brazil fleets abolished
card-purple-treasury-3 = Colonial goldsmiths banned
card-purple-treasury-4 = Rato pottery works founded
card-purple-treasury-5 = Royal Press founded
card-purple-treasury-6 = New Christian rolls destroyed
card-brown-manuel-1 = Junqueira rope works begun
card-brown-manuel-2 = City Senate house finished
card-brown-manuel-3 = Vila Real first stone
card-brown-manuel-4 = Statue cast in bronze
card-brown-manuel-5 = Mazagão abandoned in Morocco
card-brown-marquis-1 = Titled Marquis of Pombal
card-brown-marquis-2 = New Christian label abolished
card-brown-marquis-3 = Coimbra University reformed
card-brown-marquis-4 = Law of Good Reason
card-brown-marquis-5 = Pombal leaves office
card-brown-king-1 = Jommelli hired for opera
card-brown-king-2 = Equestrian statue unveiled
card-brown-king-3 = Prince José weds Benedita
card-brown-king-4 = Nuncio returns to Lisbon
card-brown-king-5 = King José dies
card-brown-treasury-1 = Marinha Grande glassworks
card-brown-treasury-2 = Merchants must register
card-brown-treasury-3 = Crown takes diamond mines
card-brown-treasury-4 = Literary subsidy tax
card-brown-treasury-5 = Algarve fisheries company

# Ships lie in the portfolio among the cards.
card-ship-blue = { ship-ship-blue }
card-ship-red = { ship-ship-red }
card-ship-purple = { ship-ship-purple }
card-ship-brown = { ship-ship-brown }

## Clergy tiles

clergy-builders-chaplain = Builder's chaplain
clergy-ministers-chaplain = Minister's chaplain
clergy-royal-chaplain = Royal chaplain
clergy-court-preacher = Court preacher
clergy-procession = Procession
clergy-papal-letter = Papal letter
clergy-lay-brothers = Lay brothers
clergy-parish-clerks = Parish clerks
clergy-church-estate = Church estate
clergy-alms-chest = Alms chest
clergy-mission-trade = Mission trade
clergy-blessing-of-ships = Blessing of ships
clergy-abbey-workshop = Abbey workshop
clergy-confessor-at-court = Confessor at court
clergy-tithe-barn = Tithe barn
clergy-cloister-school = Cloister school
clergy-relic-exchange = Relic exchange
clergy-seminary = Seminary
clergy-pilgrim-road = Pilgrim road
clergy-patriarchs-seal = Patriarch's seal
clergy-buried-treasure = Buried treasure
clergy-guild-brotherhood = Guild brotherhood
clergy-solemn-mass = Solemn mass
clergy-sailors-votive = Sailors' votive
clergy-salvage-right = Salvage right
clergy-perpetual-grace = Perpetual grace
clergy-indulgences = Indulgences
clergy-censors-desk = Censor's desk
clergy-te-deum = Te Deum
clergy-collection-plate = Collection plate
clergy-charity-stores = Charity stores
clergy-ruined-convent = Ruined convent
clergy-royal-baptism = Royal baptism
clergy-monastery-drawings = Monastery drawings
clergy-choir-of-scribes = Choir of scribes

## Decrees

decree-goldsmiths = Goldsmiths' charter
decree-drapers = Drapers' charter
decree-booksellers = Booksellers' charter
decree-toolmakers = Toolmakers' charter
decree-row-a-landlord = Landlord of row A
decree-row-b-landlord = Landlord of row B
decree-row-c-landlord = Landlord of row C
decree-row-d-landlord = Landlord of row D
decree-row-e-landlord = Landlord of row E
decree-narrow-plots = Narrow plots
decree-freedom-of-trades = Freedom of trades
decree-scattered-estates = Scattered estates
decree-complete-merchant = Complete merchant
decree-great-landowner = Great landowner
decree-row-of-houses = Row of houses
decree-city-block = City block
decree-facing-windows = Facing windows
decree-busy-corners = Busy corners
decree-quiet-trade = Quiet trade
decree-blue-school = Blue architect's school
decree-green-school = Green architect's school
decree-gilded-halls = Gilded halls
decree-draped-halls = Draped halls
decree-learned-halls = Learned halls
decree-working-halls = Working halls
decree-northern-front = Northern front
decree-flanked-rows = Flanked rows
decree-royal-openings = Royal openings
decree-blue-patron = Patron of the blue architect
decree-green-patron = Patron of the green architect
decree-state-payroll = State payroll
decree-grand-design = Grand design
decree-men-in-office = Men in office
decree-builders-staff = Builder's staff
decree-ministers-staff = Minister's staff
decree-kings-staff = King's staff
decree-eyes-everywhere = Eyes everywhere
decree-ship-owner = Ship owner
decree-tonnage = Tonnage
decree-brazil-run = Brazil run
decree-loaded-docks = Loaded docks
decree-friend-of-the-church = Friend of the Church
decree-hidden-vestments = Hidden vestments
decree-royal-favorite = Royal favorite
decree-noble-friends = Noble friends
decree-crown-subsidies = Crown subsidies
decree-balanced-court = Balanced court
decree-ear-of-the-crown = Ear of the Crown
decree-full-coffers = Full coffers
decree-stocked-warehouse = Stocked warehouse
decree-general-store = General store
decree-firm-prices = Firm prices
decree-rich-treasury = Rich treasury
decree-poor-treasury = Poor treasury
decree-caged-frames = Caged frames
decree-earthquake-relief = Earthquake relief
decree-fire-brigade = Fire brigade
decree-sea-wall = Sea wall
decree-cleared-streets = Cleared streets
decree-open-squares = Open squares
decree-trade-houses = Trade houses
decree-lawgiver = Lawgiver
decree-most-shops = First among shopkeepers
decree-most-tonnage = First among shipowners
decree-most-money = First among bankers
decree-most-rubble = First among rebuilders
decree-most-clergy = First among the devout
decree-left-hand-toll = Toll on the left
decree-right-hand-toll = Toll on the right
decree-second-in-state = Second in the state

## What happened

event-began = { $who } begins.
event-supply-dealt =
    { $who } starts with { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }, { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }, { $influence } Influence; goods: { $gold } gold, { $cloth } cloth, { $books ->
        [one] { $books } book
       *[other] { $books } books
    }, { $tools ->
        [one] { $tools } tool
       *[other] { $tools } tools
    }.
event-favor-dealt =
    { $who } draws a royal favor of { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }.
event-plan-dealt = { $who } draws a { $plan }.
event-clergy-kept = { $who } keeps the clergy tile “{ $clergy }”.
event-scoring-tiles-laid = Scoring tiles: { $first } below column 1, { $second } below column 2, { $third } below column 3, { $fourth } below columns 4 and 5.
event-hand-dealt =
    { $who } draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
event-packets-passed =
    Packets of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } go to the left.

event-turn-began = It is { $who }'s turn.
event-ships-docked =
    { $ships ->
        [one] { $ships } ship of { $who } is back in its dock.
       *[other] { $ships } ships of { $who } are back in their docks.
    }
event-card-revealed = New on display: “{ $card }”.
event-card-taken = { $who } takes “{ $card }”.
event-gold-fetched = { $who } discards “{ $card }” for 1 gold.
event-clergy-laid = New on the Church track: “{ $clergy }”.
event-decree-laid = New decree: “{ $decree }”.
event-decree-removed = The decree “{ $decree }” is not for two players and leaves the game.

event-card-played = { $who } plays “{ $card }” into the portfolio.
event-card-tucked = { $who } tucks “{ $card }”.
event-card-discarded = { $who } discards from the portfolio: { $card }.
event-subsidy-taken =
    { $who } takes a subsidy of { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-treasury-moved = The Treasury is now at { $value }.
event-good-taken =
    { $who } takes { $good ->
        [books] { $number ->
            [one] 1 book
           *[other] { $number } books
        }
        [tools] { $number ->
            [one] 1 tool
           *[other] { $number } tools
        }
       *[other] { $number } { $good }
    }.
event-good-lost =
    { $who } loses { $good ->
        [books] { $number ->
            [one] 1 book
           *[other] { $number } books
        }
        [tools] { $number ->
            [one] 1 tool
           *[other] { $number } tools
        }
       *[other] { $number } { $good }
    }.
event-no-room =
    { $who } has no room for { $good ->
        [books] { $number ->
            [one] 1 book
           *[other] { $number } books
        }
        [tools] { $number ->
            [one] 1 tool
           *[other] { $number } tools
        }
       *[other] { $number } { $good }
    }.
event-reis-taken =
    { $who } takes { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-reis-lost =
    { $who } loses { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-rubble-taken = { $who } clears rubble: { $rubble }.
event-rubble-removed = Rubble without room on { $who }'s board leaves the game: { $rubble }.
event-set-completed = { $who } completes rubble set number { $sets }.

event-wigs-scored =
    { $source }: { $who } scores { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }.
event-wigs-lost =
    { $source }: { $who } loses { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }.
event-influence-gained =
    { $influence ->
        [0] { $who } already has all the Influence there is.
       *[other] { $who } gains { $influence } Influence.
    }
event-paid =
    { $who } pays { $influence ->
        [0] { $reis ->
            [0] nothing
            [one] { $reis } real
           *[other] { $reis } réis
        }
       *[other] { $reis ->
            [0] { $influence } Influence
            [one] { $reis } real and { $influence } Influence
           *[other] { $reis } réis and { $influence } Influence
        }
    } { $purpose }.

event-good-sold =
    { $who } sells { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    } to the { $ship } of { $owner } for { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-sold-without-ship =
    { $who } sells { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    } without a ship for { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-sailed =
    The { $ship } of { $who } sets sail with { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }.
event-bonus-paid =
    { $who } takes a bonus of { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
event-traded =
    { $who } gives { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    } to { $action }.

event-state-action-taken = { $who } uses a State action: { $action }.
event-official-placed =
    { $who } sends an official to { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }.
event-official-moved =
    The office of { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    } is full: an official of { $who } moves to the plaza.
event-official-returned = { $who } returns an official from { $place }.
event-plan-taken = { $who } takes a { $plan }.
event-good-paid =
    { $who } pays { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    } for the ship.
event-ship-built = { $who } builds a { $ship }.
event-ship-upgraded = { $who } replaces a ship with a { $ship }; the cargo stays.
event-price-fell = The price of { $good } falls to { $price }.
event-cardinal-moved =
    { $who } moves the Cardinal { $steps ->
        [one] { $steps } gap
       *[other] { $steps } gaps
    }.
event-clergy-taken = { $who } takes the clergy tile “{ $clergy }”.
event-church-due = The Cardinal has reached the Influence icon: Church scoring at the end of this turn, { $who } first.
event-clergy-given-up = { $who } gives up the clergy tile “{ $clergy }”.
event-clergy-lost = { $who } loses the clergy tile “{ $clergy }”.
event-favor-taken =
    { $who } takes a royal favor of { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }.
event-favor-returned =
    { $who } gives back the favor of { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }.

event-visited =
    { $who } visits { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    } with “{ $card }”.
event-followed =
    { $who } follows the visit to { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }.
event-visit-paid =
    { $wigs ->
        [0] { $influence ->
            [0] { $reis ->
                [0] The visit costs { $who } nothing.
                [one] { $who } pays { $reis } real for the visit.
               *[other] { $who } pays { $reis } réis for the visit.
            }
           *[other] { $reis ->
                [0] { $who } pays { $influence } Influence for the visit.
                [one] { $who } pays { $influence } Influence and { $reis } real for the visit.
               *[other] { $who } pays { $influence } Influence and { $reis } réis for the visit.
            }
        }
       *[other] { $who } pays { $influence ->
            [0] { $reis ->
                [0] { "" }
                [one] { $reis } real and{" "}
               *[other] { $reis } réis and{" "}
            }
           *[other] { $influence } Influence{ $reis ->
                [0] {" "}and{" "}
                [one] , { $reis } real and{" "}
               *[other] , { $reis } réis and{" "}
            }
        }{ $wigs ->
            [one] { $wigs } wig
           *[other] { $wigs } wigs
        } for the visit.
    }

event-store-built = { $who } builds a store on { $land }, facing { $street }.
# The group is known by its id: left, middle, right.
event-house-moved =
    { $who } takes a house from the { $group ->
        [left] left
        [middle] middle
       *[right] right
    } group.
event-decree-taken = { $who } takes the decree “{ $decree }”.
event-decrees-searched =
    { $who } looks at { $number ->
        [one] the top decree
       *[other] the top { $number } decrees
    } of the deck.
event-marker-used = { $who } spends a set marker for another decree.
event-site-chosen = { $who } clears a site: { $site }.
event-building-opened = { $who } opens { $building }, { $site }, with a { $plan }.
event-building-revealed = The next building of the { $architect } architect can be seen: { $building }.
event-hired =
    { $who } hires { $number ->
        [one] { $number } official
       *[other] { $number } officials
    }.
event-sponsored = { $who } sponsors an event: “{ $card }”.

event-end-triggered =
    { $period ->
        [1] { $who } triggers the end of the first period.
       *[other] { $who } triggers the end of the game.
    }
event-period-ended =
    { $period ->
        [1] The first period is over.
       *[other] The second period is over.
    }
event-card-thrown = { $who } discards “{ $card }”.
event-reward-of-thrown = { $who } receives the reward of “{ $card }”.
event-final-round-began = The last round begins.
event-ended = The game is over: { $cause }.

## What somebody gains and loses

gain-wigs =
    { $count ->
        [one] { $amount } wig
       *[other] { $amount } wigs
    }
gain-reis =
    { $count ->
        [one] { $amount } real
       *[other] { $amount } réis
    }
gain-influence = { $amount } Influence
gain-gold = { $amount } gold
gain-cloth = { $amount } cloth
gain-books =
    { $count ->
        [one] { $amount } book
       *[other] { $amount } books
    }
gain-tools =
    { $count ->
        [one] { $amount } tool
       *[other] { $amount } tools
    }

## What is asked

ask-keep-clergy = Keep one of your two clergy tiles
ask-draft-keep = Choose a card to keep
ask-play-card = Play a card into your portfolio or at the Royal Court, or discard it for 1 gold
ask-slot = Where does the card go?
ask-fit = Your portfolio has become smaller: what do you discard?
ask-pay = Pay the réis that are due
ask-pay-fee = Pay the réis for the event
ask-business = Sell goods or trade with Nobles
ask-sell = Sell a good to a docked ship, or stop
ask-trade = Give a good for a State action, or stop
ask-officials = Send an official to an office, or stop
ask-withdraw = Return an official
ask-take-plan = Choose the architect whose plan you take
ask-ship = Which dock takes the ship?
ask-ship-goods = Choose a good to pay for the ship
ask-extra = Choose a good you get one more of
ask-cardinal = How far does the Cardinal go?
ask-clergy = Take a clergy tile beside the Cardinal
ask-give-up = Church scoring: give up clergy tiles for their wigs, or stop
ask-lose-clergy = Choose a clergy tile to lose
ask-royal-favor = Choose the Noble whose favor you take
ask-visit-cost = How much of the visit do you pay in réis?
ask-free-action = Choose a State action of your host, or none
ask-second-action = Give a good for your host's other State action?
ask-follow = Follow the visit to this Noble?
ask-follow-action = Choose one of this Noble's three actions
ask-store = Choose a land space and the street your store faces
ask-cube = Choose a cube to clear: its row or column, then its kind
ask-house = From which group does the house come?
ask-decree = Choose a decree
ask-extra-decree = Spend a set marker for another decree?
ask-site = Choose a site for the building
ask-complete = Complete one of your plans
ask-event = Carry out at least one part of the event
ask-any-state = Choose a State action, or stop
ask-take-card = Take a card from the display
ask-throw = Discard cards before the new period, or stop
ask-thrown-reward = Choose whose reward comes next
ask-good-choice = Choose a good
ask-from-pile = Choose a cube of the rubble pile
ask-produce-type = Choose what your stores produce
ask-market-sale = Sell a good without a ship, or stop
ask-treasury-shift = Which way does the Treasury move?
ask-lose-good = Choose a good to give back
ask-lose-favor = Choose a royal favor to give back

# With what is asked about, where a page knows it.
now-pay =
    { $due ->
        [one] { $due } real { $purpose }: does it come from your Influence?
       *[other] { $due } réis { $purpose }: how many from your Influence?
    }
now-pay-fee = How many of the réis for the event come from your Influence?
now-event = Carry out this part of the event?
now-complete = Choose the plan you complete
now-follow =
    { $turn } visits { $noble ->
        [Manuel] Manuel
       *[other] the { $noble }
    }: follow the visit { $cost ->
        [0] at no cost?
       *[other] for { $cost } Influence?
    }
now-withdraw =
    { $left ->
        [one] Return an official
       *[other] Return { $left } officials: choose the next one
    }
now-free-action =
    Choose a State action of { $noble ->
        [Manuel] Manuel
       *[other] the { $noble }
    }, or none
now-follow-action =
    Choose one of the three actions of { $noble ->
        [Manuel] Manuel
       *[other] the { $noble }
    }

## What the others read meanwhile

waits-keep-clergy = { $who } chooses which of two clergy tiles to keep
waits-draft-keep = { $who } chooses a card to keep
waits-play-card = { $who } chooses a card to play: into the portfolio, to the Royal Court, or away for 1 gold
waits-slot = { $who } decides where the card goes
waits-fit = { $who } has a smaller portfolio now and decides what to discard
waits-pay = { $who } decides how many of the réis come from Influence
waits-pay-fee = { $who } decides how many of the réis for the event come from Influence
waits-business = { $who } decides whether to sell goods or trade with Nobles
waits-sell = { $who } chooses a good to sell to a docked ship, or stops
waits-trade = { $who } chooses a good to give for a State action, or stops
waits-officials = { $who } decides to which office an official goes, or stops
waits-withdraw = { $who } chooses an official to return
waits-take-plan = { $who } chooses the architect whose plan to take
waits-ship = { $who } decides which dock takes the ship
waits-ship-goods = { $who } chooses a good to pay for the ship
waits-extra = { $who } chooses a good to get one more of
waits-cardinal = { $who } decides how far the Cardinal goes
waits-clergy = { $who } chooses a clergy tile beside the Cardinal
waits-give-up = { $who } chooses the clergy tiles to give up for their wigs at the Church scoring, or stops
waits-lose-clergy = { $who } chooses a clergy tile to lose
waits-royal-favor = { $who } chooses the Noble whose favor to take
waits-visit-cost = { $who } decides how much of the visit to pay in réis
waits-free-action = { $who } chooses a State action of the host, or none
waits-second-action = { $who } decides whether to give a good for the host's other State action
waits-follow = { $who } decides whether to follow the visit to this Noble
waits-follow-action = { $who } chooses one of this Noble's three actions
waits-store = { $who } chooses a land space and the street the store faces
waits-cube = { $who } chooses a cube to clear
waits-house = { $who } decides from which group the house comes
waits-decree = { $who } chooses a decree
waits-extra-decree = { $who } decides whether to spend a set marker for another decree
waits-site = { $who } chooses a site for the building
waits-complete = { $who } chooses the plan to complete
waits-event = { $who } decides whether to carry out this part of the event
waits-any-state = { $who } chooses a State action, or stops
waits-take-card = { $who } chooses a card from the display
waits-throw = { $who } chooses cards to discard before the new period, or stops
waits-thrown-reward = { $who } chooses which reward comes next
waits-good-choice = { $who } chooses a good
waits-from-pile = { $who } chooses a cube of the rubble pile
waits-produce-type = { $who } chooses what the stores produce
waits-market-sale = { $who } chooses a good to sell without a ship, or stops
waits-treasury-shift = { $who } decides which way the Treasury moves
waits-lose-good = { $who } chooses a good to give back
waits-lose-favor = { $who } chooses a royal favor to give back

## Moves

move-keep-clergy = Keep “{ $clergy }”
move-keep = Keep “{ $card }”
move-gold = Discard “{ $card }” for 1 gold
move-portfolio = Play “{ $card }” into your portfolio
move-visit = Visit with “{ $card }”
move-sponsor = Sponsor “{ $card }”
move-tuck = Use an empty slot
move-replace = Replace what lies in { $slot }: any cargo on it is lost
move-upgrade = Upgrade the ship in { $slot }: its cargo stays
move-discard = Discard what lies in { $slot }
move-load =
    Sell { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    }: { $berth }
move-market =
    Sell { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    } without a ship
some-market = Sell { $count } goods without a ship: { $good }
move-trade =
    Give { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    } to { $action }
move-done = Done
move-skip = Skip
move-state = State action: { $action }
move-noble = Noble action: { $action }
move-official =
    An official to { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }
every-official = An official to each of these { $count } offices
some-official = Officials to: { $noble }
move-plan = Take a plan of the { $architect } architect
move-pay-good =
    Pay { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    }
some-pay-good = Pay { $count } goods: { $good }
move-extra = Take one more: { $good }
# A number may come as text: then the last wording holds.
move-cardinal =
    Move the Cardinal { $steps ->
        [one] { $steps } gap
       *[other] { $steps } gaps
    }
move-clergy = Take the { $space } tile
move-give-up = Give up “{ $clergy }”
every-give-up = Give up all { $count } tiles
move-favor =
    Favor of { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }
move-pay =
    { $influence ->
        [0] Pay with coins
       *[other] { $influence } from Influence
    }
move-pay-visit =
    { $reis ->
        [0] Pay with Influence
       *[other] Pay { $reis } of it in réis
    }
move-follow = Follow and give back the favor
move-follow-keep = Follow, pay and keep the favor
move-decline = Do not follow
move-build = Build on { $land }, facing { $street }
move-cube = Clear a cube from the { $line }: { $rubble }
move-house =
    Take a house from the { $group ->
        [left] left
        [middle] middle
       *[right] right
    } group
move-decree = Take the decree “{ $decree }”
move-marker = Spend a set marker for another decree
move-open = Open a building { $site }
move-complete = Complete a { $plan }
move-withdraw = Return an official from { $place }
move-part = Do it
move-good =
    Take { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    }
some-good = Take { $count } goods: { $good }
move-rubble = Take a cube: { $rubble }
move-produce = Produce { $good }
move-treasury = Move the Treasury { $direction }
move-return =
    Give back { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    }
move-return-favor =
    Give back the favor of { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }
move-lose = Lose “{ $clergy }”
move-take = Take the top card: { $pile }
move-throw = Discard “{ $card }”
every-throw = Discard all { $count } cards
move-reward = Take the reward of “{ $card }”
does-visit =
    Visit { $noble ->
        [Manuel] Manuel
       *[other] the { $noble }
    } (“{ $card }”)
does-take = Take “{ $card }” ({ $pile })
does-replace = Replace “{ $card }”
does-clergy = Take “{ $clergy }”
does-load =
    Sell { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    } to the { $ship } of { $owner }
does-build =
    Build a { $good ->
        [books] book
        [tools] tool
       *[other] { $good }
    } store on { $land } ({ $street })
log-decline = { $who } does not follow.
log-keep = { $who } keeps “{ $card }”.

## Why not

no-at-least-one = You must do this at least once before you stop.
no-at-sea = This ship is at sea until its owner's next turn.
no-board-full =
    Your board has room for { $have ->
        [one] { $have } clergy tile
       *[other] { $have } clergy tiles
    }, and it is full.
no-cargo-stays = A ship laid on a smaller or equal one takes over its cargo: you upgrade it and pay only the difference.
no-chosen-already = You have chosen this good already; each must be different.
no-closed-row = With this number of players this row is closed.
no-covered = A good lies on this action: it cannot be chosen again this turn.
no-cube-due = A cube of the row or the column has to be taken.
no-docks-full = All { $have } docks are taken, and Noble cards and ships lie nowhere else: the office is for Treasury cards.
no-does-nothing = This part of the event would do nothing now.
no-empty-slot = There is nothing in this slot.
no-end-of-track = The Treasury is at the end of its track.
no-favor-goes-back = Whoever follows gives back the favor. Only a clergy tile changes that.
no-goods-short =
    This takes { $need ->
        [one] { $need } good
       *[other] { $need } different goods
    }; you have { $have }.
no-group-empty = No house is left in this group.
no-have-it = You already have a favor of this Noble.
no-influence-short = You do not have enough Influence: { $need } needed, { $have } within reach.
no-land-taken = A store stands on this land space.
no-needs-ship =
    A good needs a docked ship; without one you may sell { $have ->
        [0] nothing
       *[other] { $have }
    } in this sale.
no-no-building = No building of this architect lies ready.
no-no-change = That would be too much: { $have } instead of { $need }, and there is no change.
no-no-city-tile = The tile for this business is not on display.
no-no-clergy = There is no clergy tile for this.
no-no-cube = No such cube lies there.
no-no-decree = No decree is left on display.
no-no-favor = There is no royal favor for this.
no-no-good = You do not have this good.
no-no-goods = You have no goods to sell.
no-no-house = You have built all your houses.
no-no-noble-card = Only a Noble card lets you visit.
no-no-official = All your officials are out in offices and plazas.
no-no-official-there = You have no official there.
no-no-plan = No plan is left there.
no-no-room = Your warehouse has no room for it.
no-no-ship = There is no ship for this.
no-no-ship-there = You have no ship in this dock.
no-no-space-for-cube = Your board has no room for another cube of this kind.
no-no-store = You have no store for this.
no-no-such-plan = You do not have this plan.
no-no-treasury-card = Only a Treasury card has an event to sponsor.
no-not-accepted = This Noble does not take this good.
no-not-at-street = This land space does not touch that street.
no-not-beside = The Cardinal does not stand beside this tile.
no-not-in-hand = This card is not in your hand.
no-not-in-packet = This card is not in your packet.
no-not-offered = This tile is not one of your two.
no-not-on-display = This decree is not on display.
no-not-produced = You have produced no good of this kind just now.
no-not-the-pile = The cube comes from the row or the column. Only a clergy tile opens the pile.
no-not-thrown = This card gives no reward now.
no-office-full = All { $have } places of your office are taken, and Treasury cards lie nowhere else: the docks are for Noble cards and ships.
no-other-action = The good buys your host's other State action.
no-other-noble = Another Noble offers this action.
no-other-row = Your portfolio has room, so only a card of the same row can be replaced.
no-paid-already = You have paid with this good already; all must be different.
no-pile-empty = This pile has run out.
no-portfolio-full = Your portfolio is full.
no-same-action = You have chosen this action already; all must be different.
no-same-office = An official of yours has just come here; the next goes to another office.
no-site-taken = A building stands on this site.
no-smaller-ship = The ship there is larger: hull { $need }, and the new one has { $have }.
no-too-dear =
    This costs { $need ->
        [one] { $need } real
       *[other] { $need } réis
    }; you would have { $have }.
no-too-far =
    The Cardinal cannot go { $need ->
        [one] { $need } gap
       *[other] { $need } gaps
    }; { $have } is the most.
no-wrong-colour = On the north side a building must show the color of its street.

## What a move costs and brings

quote-plan =
    It will take { $officials ->
        [one] { $officials } official
       *[other] { $officials } officials
    } to complete it.
quote-complete =
    { $reis ->
        [0] Your officials suffice: { $officials }.
        [one] Officials needed: { $officials }; hiring costs { $reis } real.
       *[other] Officials needed: { $officials }; hiring costs { $reis } réis.
    }
quote-complete-influence =
    { $reis ->
        [0] Officials needed: { $officials }; hiring takes { $influence } Influence.
        [one] Officials needed: { $officials }; hiring takes { $influence } Influence and { $reis } real.
       *[other] Officials needed: { $officials }; hiring takes { $influence } Influence and { $reis } réis.
    }
quote-treasury = The Treasury then stands at { $treasury }.
brings-treasury-icon = the Cardinal reaches or passes the Treasury icon: the Treasury rises by { $count }
brings-influence-icon = the Cardinal reaches or passes the Influence icon: Church scoring at the end of this turn
quote-cube =
    { $reis ->
        [0] The land space then costs nothing.
        [one] The land space then costs { $reis } real.
       *[other] The land space then costs { $reis } réis.
    }
quote-cube-influence =
    { $reis ->
        [0] The land space then takes { $influence } Influence.
        [one] The land space then takes { $influence } Influence and { $reis } real.
       *[other] The land space then takes { $influence } Influence and { $reis } réis.
    }
quote-skip-influence = { quote-cube-influence }
quote-skip = { quote-cube }
quote-replace =
    { $goods ->
        [0] The ship costs no goods.
        [one] The ship costs { $goods } good.
       *[other] The ship costs { $goods } goods.
    }
quote-tuck = { quote-replace }
quote-upgrade = { quote-replace }

## Sources of the score

source-start = Start
source-stores = New stores
source-openings = Openings
source-crates = Crates
source-church = Church scoring
source-court = Full Influence
source-rewards = Rewards
source-clergy = Clergy tiles
source-visits = Visits
source-penalties = Penalties
source-sets = Sets, first period
source-end-ships = Ships
source-end-sets = Rubble sets
source-majorities = Most stores
source-money = Money
source-decrees = Decrees
source-officials = Officials
source-favors = Royal favors

## What cards, land spaces and tiles do

# Rewards.
effect-reis =
    { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
effect-good =
    { $n ->
        [one] { $good ->
            [books] { $n } book
            [tools] { $n } tool
           *[other] { $n } { $good }
        }
       *[other] { $n } { $good }
    }
# Distinct is 1 if the goods must be different, otherwise 0.
effect-good-choice =
    { $n ->
        [one] { $n } good of your choice
       *[other] { $distinct ->
            [0] { $n } goods of your choice
           *[other] { $n } different goods of your choice
        }
    }
effect-wigs =
    { $n ->
        [one] { $n } wig
       *[other] { $n } wigs
    }
effect-gain-influence = gain Influence
effect-official =
    { $n ->
        [one] { $n } official to an office
       *[other] up to { $n } officials to different offices
    }
effect-plan =
    { $n ->
        [one] take a plan
       *[other] take { $n } plans
    }
effect-cardinal =
    { $steps ->
        [one] meet the Cardinal ({ $steps } gap)
       *[other] meet the Cardinal (up to { $steps } gaps)
    }
effect-favor = get a royal favor
effect-rubble-pile =
    { $n ->
        [one] { $n } cube from the rubble pile
       *[other] { $n } cubes from the rubble pile
    }
effect-produce-type = your stores of one type produce
effect-market-sale =
    sell up to { $n } goods without ships{ $bonus ->
        [0] { "" }
       *[other] {" "}(+{ $bonus } each)
    }
effect-treasury-shift =
    { $steps ->
        [one] the Treasury { $steps } step up or down
       *[other] the Treasury { $steps } steps up or down
    }

# Penalties.
effect-lose-official =
    { $n ->
        [one] return { $n } official
       *[other] return { $n } officials
    }
effect-lose-good =
    { $n ->
        [one] { $good ->
            [books] lose { $n } book
            [tools] lose { $n } tool
           *[other] lose { $n } { $good }
        }
       *[other] lose { $n } { $good }
    }
effect-lose-good-choice =
    { $n ->
        [one] lose { $n } good
       *[other] lose { $n } goods
    }
effect-lose-reis =
    { $n ->
        [one] lose { $n } real
       *[other] lose { $n } réis
    }
effect-lose-wigs =
    { $n ->
        [one] lose { $n } wig
       *[other] lose { $n } wigs
    }
effect-lose-favor =
    { $n ->
        [one] lose { $n } royal favor
       *[other] lose { $n } royal favors
    }
effect-lose-clergy =
    { $n ->
        [one] lose { $n } clergy tile
       *[other] lose { $n } clergy tiles
    }

# Events.
effect-act-build-store =
    build a store{ $discount ->
        [0] { "" }
        [one] {" "}({ $discount } real less)
       *[other] {" "}({ $discount } réis less)
    }
effect-act-decree =
    { $n ->
        [one] take a decree
       *[other] take { $n } decrees
    }
effect-act-open-building = open a public building
effect-act-recruit = recruit officials
effect-act-plan = acquire a plan
effect-act-ship =
    build a ship{ $discount ->
        [0] { "" }
        [one] {" "}({ $discount } fewer good)
       *[other] {" "}({ $discount } fewer goods)
    }
effect-act-produce = produce goods
effect-act-cardinal = meet the Cardinal
effect-act-favor = get a royal favor
effect-act-state =
    { $n ->
        [one] any State action
       *[other] up to { $n } different State actions
    }
effect-act-sell =
    sell goods{ $bonus ->
        [0] { "" }
       *[other] {" "}(+{ $bonus } each)
    }

# Lasting benefits.
effect-spend-discount =
    { $n ->
        [one] every payment: { $n } real less
       *[other] every payment: { $n } réis less
    }
effect-land-discount =
    { $n ->
        [one] land: { $n } real less
       *[other] land: { $n } réis less
    }
effect-hire-discount =
    { $n ->
        [one] each hired official: { $n } real less
       *[other] each hired official: { $n } réis less
    }
effect-event-discount =
    { $n ->
        [one] sponsoring: { $n } real less
       *[other] sponsoring: { $n } réis less
    }
effect-subsidy-bonus =
    { $n ->
        [one] each further subsidy: { $n } real more
       *[other] each further subsidy: { $n } réis more
    }
# The good "any" stands for every good.
effect-sale-bonus =
    { $good ->
        [any] every good you sell: +{ $n }
       *[other] { $good } you sell: +{ $n }
    }
effect-own-ship-bonus = each good onto your own ships: +{ $n }
effect-first-sale-bonus =
    { $n ->
        [one] each time you sell goods: { $n } real
       *[other] each time you sell goods: { $n } réis
    }
effect-sail-income =
    { $n ->
        [one] when your ship sets sail: { $n } real
       *[other] when your ship sets sail: { $n } réis
    }
effect-harbour-fee =
    { $n ->
        [one] each good others load on your ships: { $n } real
       *[other] each good others load on your ships: { $n } réis
    }
effect-dockless-sale =
    { $n ->
        [one] each sale: { $n } good without a ship
       *[other] each sale: up to { $n } goods without ships
    }
effect-price-floor = no price is below { $n } for you
effect-trade-income =
    { $n ->
        [one] each good given in trade: { $n } real
       *[other] each good given in trade: { $n } réis
    }
# The Noble "any" stands for all of them.
effect-visit-discount =
    { $noble ->
        [any] every visit: { $n } Influence less
        [Manuel] visits to { $noble }: { $n } Influence less
       *[other] visits to the { $noble }: { $n } Influence less
    }
effect-follow-discount = following: { $n } Influence less
effect-modifier-shield = the Treasury never raises your visit cost
effect-staff-reduction =
    { $n ->
        [one] openings need { $n } fewer official
       *[other] openings need { $n } fewer officials
    }
effect-ship-goods-discount =
    { $n ->
        [one] ships cost { $n } fewer good
       *[other] ships cost { $n } fewer goods
    }
effect-ship-free = ships cost no goods
effect-produce-bonus =
    { $n ->
        [one] producing: { $n } more good of a type produced
       *[other] producing: { $n } more goods of types produced
    }
effect-produce-bonus-each = producing: { $n } more of each type produced
effect-influence-bonus = each gain of Influence: +{ $n }
effect-warehouse-bonus = warehouses hold { $n } more of each good
effect-portfolio-bonus =
    { $n ->
        [one] portfolio: { $n } more card
       *[other] portfolio: { $n } more cards
    }
effect-trade-any-good = every Noble takes every good from you
effect-recruit-bonus =
    { $n ->
        [one] recruiting: { $n } more official
       *[other] recruiting: { $n } more officials
    }
effect-cardinal-range =
    { $n ->
        [one] the Cardinal goes up to { $n } gap further
       *[other] the Cardinal goes up to { $n } gaps further
    }
effect-second-state-action = on your visits a good buys the host's other State action
effect-land-reward-twice = land spaces reward you twice
effect-store-wigs =
    { $n ->
        [one] each new store: { $n } wig
       *[other] each new store: { $n } wigs
    }
effect-building-wigs =
    { $n ->
        [one] each building you open: { $n } wig
       *[other] each building you open: { $n } wigs
    }
effect-sail-wigs =
    { $n ->
        [one] when your ship sets sail: { $n } more wig
       *[other] when your ship sets sail: { $n } more wigs
    }
effect-pile-choice = the cube for a store may come from the pile
effect-keep-favor =
    { $n ->
        [one] follow for { $n } real and keep the favor
       *[other] follow for { $n } réis and keep the favor
    }
effect-influence-exchange = each space of Influence gives 1 real
effect-decree-search = decrees: choose also among the top { $n } of the deck
effect-visit-with-reis = visits may be paid in réis

## What decrees count, and how they score

goal-own-stores-of-type = your stores that sell { $good }
goal-own-stores-in-row = your stores in row { $row }
goal-own-stores-in-column = your stores in column { $column }
goal-own-store-types = types among your stores
goal-own-store-rows = rows with a store of yours
goal-own-store-type-sets = sets of four different stores
goal-own-stores-total = your stores
goal-own-max-stores-in-row = your stores in your best row
goal-own-largest-block = stores in your largest group side by side
goal-own-facing-pairs = pairs of your stores that face each other across a street
goal-own-linked-stores =
    { $min ->
        [one] your stores with at least { $min } relevant building
       *[other] your stores with at least { $min } relevant buildings
    }
goal-own-unlinked-stores = your stores without a relevant building
goal-city-buildings-by-architect = open buildings of the { $architect } architect
goal-city-buildings-with-colour = open buildings in the color of { $good }
goal-city-buildings-on-side = open buildings on the { $side } side
goal-city-flanked-rows = rows with open buildings at both ends
goal-own-plans-completed = your completed plans
goal-own-plans-completed-by = your completed plans of the { $architect } architect
goal-own-plan-officials = officials on your completed plans
goal-own-largest-plan = officials on your largest completed plan
goal-own-officials-in-offices = your officials in offices (not in plazas)
goal-own-officials-with =
    your officials with { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    } (office and plaza)
goal-own-nobles-staffed = Nobles with an official of yours in office or plaza
goal-own-ships = your ships
goal-own-hull-total = hull of all your ships
goal-own-large-ships = your ships of hull { $min } or more
goal-own-cargo = goods and crates in your docks
goal-own-clergy = your clergy tiles
goal-own-clergy-wigs = wigs on the backs of your clergy tiles
goal-own-favors = your royal favors
goal-own-noble-cards = Noble cards in your portfolio
goal-own-treasury-cards = Treasury cards in your portfolio
goal-own-noble-kinds = different Nobles in your portfolio
goal-own-influence = your Influence
goal-own-reis = your réis and those from your Influence
goal-own-goods-total = goods in your warehouses
goal-own-goods-sets = sets of four different goods in your warehouses
goal-market-price-sum = sum of the four market prices
goal-treasury-at-least = the Treasury at { $value } or more
goal-treasury-at-most = the Treasury at { $value } or less
goal-own-rubble-sets = your rubble sets
goal-own-rubble-of = your cubes of this kind: { $rubble }
goal-city-lines-cleared = rows and columns without rubble
goal-city-empty-lands = land spaces without a store
goal-own-house-groups-cleared = groups of which you have built all houses
goal-own-decrees = your decrees (this one too)
goal-opponents-behind = opponents with less than you: { $metric }
goal-neighbour-count = what your { $side } neighbor has: { $metric }
goal-exact-second = you alone in second place: { $metric }

# No limit: max is 0.
score-per =
    { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    } { $each ->
        [one] for each
       *[other] for every { $each }
    }{ $max ->
        [0] { "" }
       *[other] , at most { $max }
    }
# Steps like "3: 3, 4: 6": how many, and their wigs.
score-tiers = { $steps }
score-flat =
    { $wigs ->
        [one] { $wigs } wig if so
       *[other] { $wigs } wigs if so
    }

## In the terminal

short-gold = GO
short-cloth = CL
short-books = BO
short-tools = TO

tell-line = { $what }: { $content }.
tell-nobody = nobody
tell-none = none
tell-explained = { $name } ({ $effect })

tell-set-up = Set-up.
tell-period = Period { $period } of 2, turn of { $who }; the end comes with { $sets } rubble sets of one player or with the third empty pile.
tell-ending-last-but-one = This round is finished, then one more is played.
tell-ending-final = This is the final round.
tell-church-due = There will be a Church scoring at the end of this turn.
tell-left = Still to do: { $count }.
tell-due = To pay: { $reis } ({ $purpose }).
tell-visit-due = { $noble }: the visit costs { $count } Influence.
tell-follow-cost = { $noble }: to follow costs { $count } Influence.
tell-now-noble = { $noble }.
tell-now-action = { $action }.
tell-now-card = To be tucked: { $card }.
tell-now-event = { $card }, part { $number }: { $effect }.
tell-now-land = { $land }: price now { $reis }.
tell-now-site = { $site }.
tell-now-bonus = Bonus for each good: { $reis }.
tell-now-searched = From the top of the deck: { $decrees }.
tell-now-thrown = Discarded: { $cards }.
tell-now-offer = To choose from: { $tiles }.
tell-now-packet = Packet: { $cards }.

tell-treasury = Treasury value { $value }, visits { $modifier }
tell-prices = market prices { $prices }, at least { $floor }
tell-pile = rubble pile { $rubble }
tell-city-tiles = city tiles on display { $tiles }; left { $large } large, { $small } small
tell-small-tile = { $good } (small)
tell-tracks = Tracks
tell-cubes = { $count } { $rubble }
tell-row = Row { $row }
tell-column = Column { $column }
tell-rubble = rubble { $rubble }
tell-no-rubble = no rubble
tell-scoring = { $wigs } for each relevant building
tell-land-store = store of { $who }, { $good }, relevant buildings { $count }
tell-land = { $land } { $content }
tell-office = office { $who }, room for { $size }
tell-plaza = plaza { $who }
tell-neutral = neutral ({ $count })
tell-favors-left = favors { $count }
tell-visit-costs = visits cost { $costs }
tell-visit = { $action }; first, if you like, one of his State actions ({ $state })
tell-influence = Influence { $influence }; { $effect }
tell-next-card = at the end of the turn the next card of its pile is turned up
tell-last-card = the last card of its pile
tell-follow = one of his actions: { $state }, { $action }
tell-full-portfolio = your portfolio is full now, so a card or a ship there must leave the game
tell-full-docks = your docks are full now, so a card or a ship there must leave the game
tell-full-office = your office is full now, so a card there must leave the game
tell-portfolio = then sell goods or trade them for State actions
tell-takes = takes { $goods }
tell-actions = State actions { $actions }; Noble action { $action }
tell-action-used = { $action } (used, { $good })
tell-architect = Architect { $architect }
tell-ready = ready { $building }
tell-coming = next { $building }
tell-buildings-left = buildings left { $count }
tell-plan-top = on top: { $plan }
tell-plans-left = plans left { $count }
tell-shipyard = Shipyard
tell-yard-ship = { $count } × { $ship }
tell-ship = { $ship }, hull { $hull }, Influence { $influence }, price { $price }
tell-cargo = cargo { $goods }
tell-at-sea = at sea
tell-empty = empty
tell-clergy = { $name }: { $does }
tell-clergy-does = { $effect }; { $wigs } on its back
tell-clergy-once = once: { $effect }; { $wigs } on its back
tell-display = Display, { $pile }
tell-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
tell-card-noble = { $card } ({ $noble }, Influence { $influence }): { $effect }
tell-nothing = nothing
tell-decree-shown = Decree on display
tell-decree = { $decree }: { $goal }, { $score }
tell-decree-now = now { $worth }
tell-decree-deck = Decrees in the deck: { $count }.
tell-player = { $who }: wigs { $wigs }, réis { $reis }, Influence { $influence } (a gain brings { $gain }); goods { $goods }, room for { $warehouse } of each; rubble { $rubble }, sets { $sets }, set markers { $markers }; officials at home { $officials }; houses built { $houses }.
tell-player-stores = Stores: { $stores }.
tell-player-plans = Plans: { $plans }.
tell-player-completed = Completed plans: { $plans }, officials on them { $count }.
tell-player-favors = Favors: { $nobles }.
tell-player-portfolio = Portfolio, { $tucked } of { $size }: { $cards }.
tell-player-clergy = Clergy: { $tiles }.
tell-player-decrees = Decrees: { $decrees }.
tell-player-hand =
    { $count ->
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
tell-kept = Has kept a clergy tile.
tell-hand = In hand
tell-in-slot = { $slot }: { $card }
tell-houses-left = left { $count } of { $of }
tell-houses-middle = middle { $count } of { $of }
tell-houses-right = right { $count } of { $of }
tell-no-benefit = no benefit yet
tell-discount-pays = your discount pays the réis
tell-room = { $count } of { $of } places taken
tell-loaded = { $count } of { $of } loaded
tell-no-reward = brings nothing
tell-no-room = your warehouse has no room for gold: it is lost

tell-reis =
    { $count ->
        [one] { $count } real
       *[other] { $count } réis
    }
tell-wigs =
    { $count ->
        [one] { $count } wig
       *[other] { $count } wigs
    }

tell-church = Church, { $space }
tell-gap = Church, gap { $gap }
tell-card-treasury = { $card } ({ $pile }): { $effect }

tell-land-free = costs { $reis }, reward: { $reward }
tell-site-empty = { $rubble }; reward: { $reward }

tell-player-known = Known in this hand: { $cards }.
picture-known = in hand { $cards }

tell-event = event: { $event }; benefit: { $benefit }
tell-building = { $building } ({ $architect } architect; { $goods })
tell-in-gap-cardinal = here stands the Cardinal
tell-in-gap-influence = Influence icon
tell-in-gap-treasury = Treasury icon
tell-tucked-noble = { $card } ({ $noble }, Influence { $influence })

picture-city = City
picture-west = west
picture-east = east
picture-treasury = Treasury { $value }, visits { $modifier }
picture-prices = Market { $prices }
picture-pile = Pile { $rubble }
picture-tiles = City tiles { $tiles }
picture-nobles = Nobles
picture-office = office
picture-plaza = plaza
picture-favors = favors
picture-visit = visits
picture-takes = takes
picture-actions = State actions → Noble action
# The actions as short as possible.
picture-action-recruit-officials = officials
picture-action-acquire-plan = plan
picture-action-build-ship = ship
picture-action-produce-goods = goods
picture-action-meet-cardinal = Cardinal
picture-action-get-favor = favor
picture-action-build-store = store
picture-action-take-decree = decree
picture-action-open-building = building
picture-architects = Architects
picture-ready = ready
picture-next = next
picture-plan = plan
picture-left = left
picture-shipyard = Shipyard
picture-hull = hull
picture-influence = ♦
picture-price = price
picture-church = Church, clockwise
picture-display = Display
picture-decrees = Decrees, and what they would score now
picture-room = room
picture-sets = sets
picture-markers = markers
picture-houses = houses
picture-home = ♙
picture-cards = cards
picture-portfolio = portfolio ({ $size }) { $cards }
picture-clergy = clergy { $tiles }
picture-favors-of = favors { $nobles }
picture-plans = plans { $plans }
picture-completed = completed { $plans }
picture-stores = stores { $stores }
picture-decrees-of = decrees { $decrees }
picture-hand = Your hand
picture-goods = ★ wigs, $ réis, ♦ Influence (+ of a gain), ♙ officials, { short-gold } { good-gold }, { short-cloth } { good-cloth }, { short-books } { good-books }, { short-tools } { good-tools }. *: starting player.
picture-rubble = Rubble: # { rubble-earthquake } (3), ^ { rubble-fire } (2), ~ { rubble-tsunami } (1); at the ends of rows, columns and on sites.
picture-lands = 18 +5$: a land space, its price and reward. A { short-gold } ×2: a store of A with 2 relevant buildings. [{ short-gold }], ({ short-cloth }): buildings of the blue and the green architect. 4★: the scoring tile.
picture-people = «A··»: an official of A in an office, ○ a neutral one. (ship): a State action used in this turn. † Cardinal, ▲ Treasury, ♥ favor, ▤ plan, ▪ cube of the pile or a good, ? good of your choice. → acts once. ≈: a ship at sea.
picture-sums = Beside a move its price and yield in the same signs; † a Church scoring, ▲ the Treasury rises.

group-keep-clergy = Keep a clergy tile
group-keep = Keep a card
group-gold = Discard for 1 gold
group-portfolio = Into your portfolio
group-visit = Visit a Noble with
group-sponsor = Sponsor an event
group-replace = Replace
group-upgrade = Upgrade the ship in
group-discard = Discard
group-load =
    Sell { $good ->
        [books] 1 book
        [tools] 1 tool
       *[other] 1 { $good }
    } to
group-market = Sell without a ship
group-trade = For a good: { $action }
group-state = State actions
group-noble = Noble actions
group-official = An official to
group-plan = Plan of an architect
group-pay-good = Pay a good
group-extra = One more good
group-clergy = Take a clergy tile
group-give-up = Give up a clergy tile
group-favor = Royal favor
group-build = A store on { $land }, facing
group-cube = Clear a cube: { $line }
group-decree = Take a decree
group-open = Open a building
group-complete = Complete a plan
group-withdraw = Return an official from
group-good = Take a good
group-rubble = Take a cube
group-produce = Produce
group-return = Give back a good
group-return-favor = Give back a favor
group-lose = Lose a clergy tile
group-take = Take a card
group-throw = Discard a card
group-reward = Reward of

## Headings of the rules

rule-1 = The city
rule-1-1 = Goal
rule-1-2 = Downtown
rule-1-3 = Sites
rule-1-4 = Rubble
rule-1-5 = Nobles and their offices
rule-1-6 = The Treasury
rule-1-7 = The market
rule-1-8 = The Church
rule-1-9 = Your board
rule-1-10 = Cards
rule-1-11 = What is open
rule-1-12 = Without limit
rule-2 = Set-up
rule-2-1 = What everybody has
rule-2-2 = Who begins
rule-2-3 = The first officials
rule-2-4 = A favor and a plan
rule-2-5 = The first clergy tile
rule-2-6 = The Church track
rule-2-7 = Public buildings and plans
rule-2-8 = City tiles and scoring tiles
rule-2-9 = Rubble
rule-2-10 = Hands
rule-2-11 = Draft (option)
rule-2-12 = The display
rule-2-13 = Ships
rule-2-14 = Decrees
rule-2-15 = Two players
rule-2-16 = Tiles that act once
rule-3 = Your turn
rule-3-1 = Two periods
rule-3-2 = Dock your ships
rule-3-3 = Get 1 gold
rule-3-4 = Four actions
rule-3-5 = No half measures
rule-4 = Portfolio, warehouses, rubble sets
rule-4-1 = Slots
rule-4-2 = Size
rule-4-3 = Making room
rule-4-4 = A Noble card
rule-4-5 = Penalties
rule-4-6 = A Treasury card
rule-4-7 = Rewards are received
rule-4-8 = Warehouses
rule-4-9 = Rubble cubes
rule-4-10 = Rubble sets
rule-4-11 = When a limit falls
rule-5 = Influence and payments
rule-5-1 = Gaining Influence
rule-5-2 = Ten is the limit
rule-5-3 = Influence for réis
rule-5-4 = Payments
rule-6 = Sell goods
rule-6-1 = Selling
rule-6-2 = The price
rule-6-3 = Cargo
rule-6-4 = Setting sail
rule-6-5 = At least one
rule-7 = Trade with Nobles
rule-7-1 = Trading
rule-7-2 = What Nobles accept
rule-7-3 = One by one
rule-8 = State actions
rule-8-1 = Something must happen
rule-8-2 = Recruit officials
rule-8-3 = A full office
rule-8-4 = Acquire a plan
rule-8-5 = Build a ship: goods
rule-8-6 = Build a ship: its dock
rule-8-7 = Upgrading
rule-8-8 = What a new ship brings
rule-8-9 = Produce goods
rule-8-10 = Prices fall
rule-8-11 = Meet the Cardinal
rule-8-12 = Take a clergy tile
rule-8-13 = The icons
rule-8-14 = Church scoring
rule-8-15 = Get a royal favor
rule-9 = Visit a Noble
rule-9-1 = The visit
rule-9-2 = The cost
rule-9-3 = Wigs for missing Influence
rule-9-4 = Réis for Influence
rule-9-5 = Following
rule-9-6 = The end of a visit
rule-10 = Build a store
rule-10-1 = Tile and land
rule-10-2 = The reward of the land
rule-10-3 = A cube
rule-10-4 = The price of the land
rule-10-5 = A house
rule-10-6 = What houses bring
rule-10-7 = Wigs for the new store
rule-11 = Decrees
rule-11-1 = Take a decree
rule-11-2 = An extra decree
rule-12 = Open a public building
rule-12-1 = The site
rule-12-2 = Rubble and reward
rule-12-3 = Plan and building
rule-12-4 = Officials
rule-12-5 = Hiring
rule-12-6 = The plan is completed
rule-12-7 = Stores score
rule-13 = Sponsor an event
rule-13-1 = The fee
rule-13-2 = The event
rule-14 = End of the turn
rule-14-1 = Take a card
rule-14-2 = Refilling
rule-15 = End of the period
rule-15-1 = When
rule-15-2 = Sets score
rule-15-3 = New ships
rule-15-4 = Discarding cards
rule-15-5 = New hands
rule-15-6 = New piles
rule-16 = End of the game
rule-16-1 = When
rule-16-2 = Ships
rule-16-3 = Rubble sets
rule-16-4 = Stores
rule-16-5 = Ties for places
rule-16-6 = Two players
rule-16-7 = Money
rule-16-8 = Decrees score
rule-16-9 = Officials in public buildings
rule-16-10 = Favors
rule-16-11 = The winner
rule-17 = What cards, land spaces and tiles do
rule-17-1 = Goods, réis, wigs
rule-17-2 = Officials and plans
rule-17-3 = Cardinal, favor, Influence
rule-17-4 = The rubble pile
rule-17-5 = One type produces
rule-17-6 = A market sale
rule-17-7 = The Treasury shifts
rule-17-8 = Losses
rule-17-9 = Actions of events
rule-17-10 = Discounts
rule-17-11 = Benefits of selling and trading
rule-17-12 = Benefits for visits
rule-17-13 = Benefits for building
rule-17-14 = Benefits for ships and production
rule-17-15 = Benefits for limits and the rest
rule-17-16 = Searching decrees
rule-17-17 = What decrees count
rule-17-18 = How decrees score

## On the board

# Names of the panes; SHORT, they are tabs on a phone.
board-city = City
board-court = Court
board-cardinal = Cardinal
board-church = Church
board-boards = Boards

board-own-rubble = Your rubble, { $rubble }: { $count } of { $most }
board-architect = { $architect } architect
board-count-of = { $who } { $count }

# The city.
board-street = { $street }, stores that sell { $good }
board-row = Row { $row }
board-column = Column { $column }
board-no-rubble = no rubble
board-rubble = rubble: { $cubes }
board-scoring =
    { $wigs ->
        [one] { $wigs } wig for each relevant building of a store in this column
       *[other] { $wigs } wigs for each relevant building of a store in this column
    }
board-closed = closed with two players
board-price =
    { $reis ->
        [one] { $reis } real with the most expensive cube taken
       *[other] { $reis } réis with the most expensive cube taken
    }
board-price-full = { $reis } before that and before discounts
board-reward = reward: { $does }
board-store-of = store of { $who } in { $street }
board-customers = relevant buildings: { $count }

# Below it. SHORT: rubble-pile, market, treasury, influence.
board-tile = tile on display
board-tile-small = small tile on display
board-tile-gone = no tile on display
board-tile-gone-small = no small tile on display
board-rubble-pile = Rubble pile
board-market = Market
board-market-price =
    { $reis ->
        [one] { $good }: { $reis } real in the market
       *[other] { $good }: { $reis } réis in the market
    }
board-treasury = Treasury
board-treasury-now =
    Treasury: value { $value ->
        [one] { $value } real
       *[other] { $value } réis
    }, visits { $modifier } Influence
board-influence = Influence

# The court.
board-visit-cost = a visit costs you { $count } Influence now
board-accepts = takes { $goods } in trade
board-office =
    Office of { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }
board-neutral = neutral { $count }
board-room = free spaces { $count }
board-plaza = Plaza
board-plaza-of =
    Plaza of { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }
board-favors =
    Royal favors of { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }, { $count } left
board-treasury-icon = Treasury icon
board-influence-icon = Influence icon
board-favor =
    Royal favor of { $noble ->
        [Manuel] { $noble }
       *[other] the { $noble }
    }
# SHORT, about 10 letters for the first six, 18 for the last three.
board-action-recruit-officials = Recruit
board-action-acquire-plan = Plan
board-action-build-ship = Ship
board-action-produce-goods = Produce
board-action-meet-cardinal = Cardinal
board-action-get-favor = Favor
board-action-build-store = Build a store
board-action-take-decree = Take a decree
board-action-open-building = Open a building
board-action-used = used in this turn for { $good }
board-pile-empty = no cards left
board-pile-left = cards in this pile: { $count }
board-shipyard = Shipyard
board-yard-empty = no ships left

# Church, architects, decrees.
board-church-due = scoring due
board-in-bag = clergy tiles in the bag: { $count }
board-space-empty = empty space of the Church track
board-steps =
    { $steps ->
        [one] { $steps } gap further
       *[other] { $steps } gaps further
    }
board-plan-top = on top of the stack: { $plan }, { $count } in all
board-no-plans = no plans left
board-ready = ready: { $building }
board-coming = next: { $building }
board-buildings-stock = buildings in the stack: { $count }
board-decrees = Decrees
board-decree-deck = { $count } in the deck
board-worth-now =
    { $wigs ->
        [one] worth { $wigs } wig to you now
       *[other] worth { $wigs } wigs to you now
    }

# Boards of all players.
board-portfolio = cards in the portfolio, of as many as it holds: { $count }
board-officials-home = officials at home: { $count }
board-sets = rubble sets: { $count }
board-markers = set markers on the Marquis, for extra decrees: { $count }
board-slot-free = empty
board-stock = { $good }: { $count } of at most { $most }
board-completed = completed: { $plans }; officials on them { $count }
# $houses is tell-houses-left / -middle / -right
board-houses = Houses built, { $houses }
board-house-next = the next one brings: { $does }

# The tray. SHORT: captions.
board-hand =
    { $count ->
        [one] Hand, { $count } card
       *[other] Hand, { $count } cards
    }
board-no-cards = no cards
board-offer-clergy = Choose a tile
board-packet = Keep cards
board-thrown = Discarded
board-searched = Top of the deck
board-to-tuck = To be tucked
board-event-now = Event
board-warehouse = Warehouses
board-reis = Réis
board-gain = a gain brings { $count }
board-works = Rubble, houses
board-clergy-favors = Clergy, favors, plans
board-your-decrees = Decrees, worth { $wigs } now

# Cards of the players.
board-stores = stores
board-in-hand = cards in hand
board-decrees-worth = decrees, and the wigs they would score now ({ $wigs })
board-has-chosen = has chosen

# The course of the game.
board-period-1 = First period
board-period-2 = Second period
board-ends = ends with { $sets } rubble sets (most { $most }) or { $piles } empty piles ({ $empty })
board-ending-last-but-one = this round, then the final one
board-ending-final = final round
board-over = Game over

## On the shelf

shelf-minutes = about 120
shelf-weight = 5
shelf-credits = Designed by Vital Lacerda, with art by Ian O'Toole. Published by Eagle-Gryphon Games.

## What a thing is

about-noble = Visiting a Noble costs the modifier of the Treasury and one Influence for each official of others in his office. It allows one of his State actions, and brings his Noble action.
about-office = Officials here make visits more expensive for everybody else, and are what public buildings are staffed with. In a full office a newcomer sends one of the color with the most to the plaza.
about-plaza = Officials in the plaza make no visit more expensive, but can still be used for a public building.
about-royal-favor = Whoever has a favor of a Noble may follow when somebody else visits him: return it, pay for the visit, and take one of his three actions. One that is kept is worth wigs in the end.
about-recruit-officials = A State action of Manuel: send up to two officials to different offices. They make visits more expensive for others, and public buildings need them.
about-acquire-plan = A State action of Manuel: take the top plan of either architect. Without a plan no public building can be opened.
about-build-ship = A State action of the Marquis: pay different goods for the ship in the shipyard. It raises the Treasury, gains Influence, and lets goods be sold.
about-produce-goods = A State action of the Marquis: each of your stores gives a good of its type. The price of every type that was produced falls.
about-meet-cardinal = A State action of the King: move the Cardinal and take a clergy tile beside him. Reaching or passing an icon raises the Treasury or brings a Church scoring.
about-get-favor = A State action of the King: take a royal favor of a Noble of whom you have none.
about-build-store = The Noble action of Manuel: put a store on a land space, receive its reward, take a cube, pay the price and place a house. It scores for every relevant building: a public building of its color at an end of its row or street.
about-take-decree = The Noble action of the Marquis: take a decree. It scores at the end, for its holder alone.
about-open-building = The Noble action of the King: put a public building on a site, with a plan and its officials. All stores that it is relevant to score for their owners: those of its colors in its row or street.
about-pile = A pile of Political cards. At the end of a turn you take the card on top of one of the four. When too many piles are empty the period ends.
about-shipyard = The ship on top is the next one to be built. It costs as many different goods as its hull, and then takes as many goods to sell.
about-noble-card = Tucked into your portfolio it gives its reward, or penalty, once, and its Influence whenever you gain Influence; played to the court it visits its Noble instead. A card taken face up from the display is known to all.
about-treasury-card = Tucked into your portfolio it pays réis equal to the Treasury value, lowers it, and its benefit lasts; played to the court its event is sponsored for a fee.
about-ship = It takes as many goods as its hull, of anybody who sells. When it is full it sets sail, and its owner scores a wig for each crate. Its Influence counts whenever its owner gains Influence.
about-hand = Political cards in hand. One is played each turn, and one is taken from the display at its end.
about-portfolio = Cards tucked under your board. Rubble sets make it larger; in a full portfolio an old card has to go.
about-slot = Room for a card: docks take Noble cards and ships, the office takes Treasury cards.
about-clergy = Most clergy tiles help as long as you have them; some act once when they are taken. In a Church scoring you may discard them for the wigs on their backs.
about-church = The Cardinal walks along this track and takes people to its clergy tiles. When he meets the Influence icon, all may give up tiles at the end of the turn for the wigs on their backs.
about-wigs = Wigs are the points: most of them win. Some are lost again, where Influence is missing for a visit.
about-has-chosen = What it was is shown when everybody has chosen.
about-church-space = A place on the Church track whose tile was taken. The track is filled again at the end of the turn.
about-clergy-bag = Clergy tiles that fill the Church track. Which comes next is chance.
about-cardinal = He goes around the Church. Whoever meets him moves him on and takes a tile beside him; the icons he reaches or passes take effect.
about-steps = A gap to which the Cardinal may go now. You take a clergy tile beside it.
about-influence-icon = When the Cardinal reaches or passes it there is a Church scoring at the end of the turn: clergy tiles can be discarded for wigs, and who does so gains Influence.
about-treasury-icon = When the Cardinal reaches or passes it the Treasury rises.
about-architect = An architect has plans that anybody may take, and a building that lies ready. Whoever carries out one of his plans opens that building.
about-decree = A decree scores wigs at the end of the game, for its holder alone, for what it counts.
about-decree-deck = Decrees on display can be taken with the Noble action of the Marquis; the deck fills the display.
about-street = Each street has one kind of business. A store that faces it is of that type and produces that good, and buildings of that color are relevant to it.
about-city-tile = A store needs a city tile of its business. Small ones fit the narrow column only.
about-land = Room for a store. It costs the Treasury value and the rubble still at the ends of its row and column; its reward comes before the payment.
about-closed = Closed with this number of players.
about-store = A store produces a good of its street, and scores the scoring tile of its column for every public building of its color at an end of its row or street. In the end the most stores of a type score again.
about-site = Room for a public building. Whoever opens one here takes the rubble, receives the reward, and all stores of its colors in the row or street score.
about-building = A public building is relevant to all stores of its colors in its row or street: those that were there have scored, and new ones score when they are built.
about-line = Rubble at the end of a row or column makes its land spaces more expensive. Whoever builds a store there takes one cube first.
about-rubble-pile = Some rewards and tiles let one take a cube from here. It is never refilled.
about-scoring-tile = What a store in this column scores for each relevant building: a public building of its color at an end of its row or street.
about-price = What the good sells for, without the modifier of the ship. Producing it makes the price fall; it never rises.
about-treasury = Its value is what a tucked Treasury card pays, what an event costs and what land spaces cost at least; its modifier is added to the cost of visits. Ships and the Church raise it, Treasury cards lower it.
about-influence = Influence pays for visits. A gain brings the sum of the Influence on your Noble cards and ships; a gain that ends at the top of the track scores a wig. Steps down may also be turned into réis.
about-official = Officials at home can be recruited to the offices. They come back when a public building is opened with them.
about-rubble = Cubes taken from the city, by kind. Three, one of each kind, make a set; without room for its kind a cube leaves the game.
about-rubble-set = Every set makes portfolio and warehouses larger and scores wigs at the end of each period. Enough sets end the period.
about-set-marker = Each set puts a marker on the Marquis. Once a turn one may be removed for an extra decree.
about-good = Goods are sold onto ships, given to Nobles for State actions, and pay for ships. Each Noble takes one type, and all take gold. The warehouse limits how many you can keep.
about-reis = The money: it pays for land spaces, events and officials who are missing. What is left counts a little in the end.
about-plan = A plan opens the building that lies ready for its architect. It takes as many officials as it shows, and they count again in the end.
about-completed-plans = Completed plans. In the end the most officials on them score.
about-houses = Every store takes a house from one of the groups, and what lies under it begins to work. What a later house of a group brings replaces what the earlier one brought.

## Icons

icon-gold = { good-gold }
icon-cloth = { good-cloth }
icon-books = { good-books }
icon-tools = { good-tools }
icon-manuel = { noble-manuel }
icon-marquis = { noble-marquis }
icon-king = { noble-king }
icon-earthquake = { rubble-earthquake }
icon-fire = { rubble-fire }
icon-tsunami = { rubble-tsunami }
icon-wig = wigs
icon-influence = Influence
icon-real = a price in réis, or how it changes
icon-treasury = Treasury
icon-goods = goods of any type
icon-goods-set = one good of each type
icon-nobles = any Noble
icon-cardinal = the Cardinal
icon-cross = the Church
icon-clergy = clergy tiles
icon-official = officials
icon-office = the offices
icon-favor = a royal favor
icon-seal = Influence that a visit costs, or a gain brings
icon-decree = a decree
icon-plan = a plan
icon-building = a public building
icon-gable = the blue architect
icon-mansard = the green architect
icon-store = a store
icon-house = a house
icon-customer = relevant buildings of a store
icon-land = land spaces
icon-row = a row of the city
icon-rows = different rows
icon-row-most = the row with the most
icon-column = a column of the city
icon-block = stores side by side
icon-facing = stores that face each other
icon-flanked = rows with a building at both ends
icon-side-north = sites in the north
icon-side-west = sites in the west
icon-side-east = sites in the east
icon-group = a group of houses
icon-rubble = the rubble pile
icon-rubble-set = a rubble set
icon-cube = rubble cubes
icon-bag = the bag, or all that you pay
icon-sail = a ship sets sail
icon-hull = the hull of a ship
icon-crate = a good on a ship
icon-warehouse = the warehouse
icon-produce = produce goods
icon-market = the market
icon-swap = trade with Nobles
icon-secretary = others who use your ships
icon-card = cards
icon-portfolio = the portfolio
icon-event = an event
icon-state = a State action
icon-letter = a gain of Influence
icon-key = opens
icon-shield = does not count above this
icon-eye = how many you look at
icon-people = also those of others
icon-board = the whole city
icon-rise = gains
icon-left = the player on the left
icon-right = the player on the right
icon-orbit = the way around the Church
icon-play = do this once
icon-tally = how many
icon-most = the largest
icon-first = ahead of others
icon-second = exactly second
icon-stairs = the more, the more each brings

## What figures beside the rules show

figure-portfolio = On the left, the docks with a Noble card of 3 Influence and a red ship of 2; on the right, the office with a Treasury card. With one rubble set this portfolio of three is full.
figure-rubble-set = Two full columns are two sets. For a third, a brown and a blue cube are missing.
figure-influence = The spaces with a coin are those that give a real on the way down. Whoever gains Influence and ends on 10 scores a wig.
figure-ships = The red ship has room for one more good. The purple one is full and at sea; it comes back when its owner's turn begins.
figure-church = The Cardinal, in red, goes clockwise. One gap further he meets the Influence icon, and the Church will score at the end of the turn. The Treasury icon lies opposite.
figure-visit = The King, seen by Green. Four officials of others and the modifier +1 make 5 Influence; Green's own official and the one in the plaza do not count.
figure-land-price = Land space E4: 3 for the Treasury, 9 for the cubes of the row, 3 for those of the column. The board shows 12, the price once the most expensive cube has been taken.
figure-customers = The gold store on B1 has two relevant buildings: the one north of its street and the one west of its row show yellow, the one in the east does not. Its column scores 4 for each.
figure-architect = Plans and buildings of the two architects: the next plan with its officials, the building that can be opened, and, paler, the one that follows.
figure-street = Four stores face Rua Áurea. Those in the first column score 3 for the building in the north, those in the second 4.
