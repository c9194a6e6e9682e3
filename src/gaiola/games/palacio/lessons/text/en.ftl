### How O Palácio is taught. Each step of `lesson.toml`: its title, what one sees and why one would want it, what to do
### (`-do`; of a second decision `-do-2`), and what is said of another legal move (`-else`).

lesson-visitors-title = Five rooms for five visitors
lesson-visitors = The Marquis expects five visitors, and these five venues have to be ready for them. In each your cube climbs four levels, and every level gives points; whoever reaches the last one wins the visitor’s card, too.

lesson-hire-title = Hire workers
lesson-hire = Nothing happens without workers, and each costs a coin a round (with no coin left, one is free); everybody decides in secret how many to take. You have 25 coins, and few ways to get more: two workers are enough for a beginning.
lesson-hire-do = Hire two workers.
lesson-hire-else = You could, but fewer get less done, and with more of them coins go fast. Two workers will do for this round.

lesson-place-title = A place for each worker
lesson-place = Now the workers go to their places, one by one and by turns. In the fields below the palace you get what visitors like to be given: it begins with olives.
lesson-place-do = Place a worker on the { location-olive-plantation }.
lesson-place-else = You will get there, too. First an olive harvest: place your worker on the { location-olive-plantation }.

lesson-turns-title = One coat of arms
lesson-turns = The other player went to the { location-gardens }: a venue has a single coat of arms, so whoever stands there first works there alone this round. The { location-chapel } is still free, and a 3 is enough for its first two levels.
lesson-turns-do = Place your second worker in the { location-chapel }.
lesson-turns-else = Leave that for later. In the { location-chapel } your cube can begin to climb now.

lesson-harvest-title = The die and the coins
lesson-harvest = All workers stand, so yours go to work, in the order you like. On the olive plantation every full 3 on the die is an olive; you roll once, and each of up to six coins adds 1: so luck is only half of it.
lesson-harvest-do = Resolve the worker on the { location-olive-plantation }.
lesson-harvest-do-2 = A 5 is one olive. Pay 4 coins: with 9 you get three, just what the mill will ask for.
lesson-harvest-else = Olives first, and three of them: resolve the { location-olive-plantation }, and pay what the die lacks for 9.

lesson-climb-title = Climb a level
lesson-climb = In the { location-chapel } the first level asks for a 3, and you have rolled a 4: your cube goes up and scores. A worker takes it up one level at most, however high the die is.
lesson-climb-do = Pay no coin: the roll is enough.
lesson-climb-else = Coins would be wasted here. More than one level is never climbed.

lesson-mill-title = A mill takes two rounds
lesson-mill = At the end of each of the first five rounds a visitor comes: the Patriarch now waits in the { location-chapel }, and he likes olive oil. You have hired two workers again, and the mill can make one oil of your three olives: that takes this round and the next, and nobody else can use it meanwhile.
lesson-mill-do = Place a worker at the { location-olive-oil-mill }.
lesson-mill-else = Somebody else may take the mill before you. Place your worker at the { location-olive-oil-mill }.

lesson-produce-title = Begin a production
lesson-produce = Your other worker stands in the { location-chapel } again, but first the mill: the production costs your three olives and 2 coins. The worker stays there for another round, which costs no coin, and then you get the oil and 6 points.
lesson-produce-do = Resolve the worker at the { location-olive-oil-mill }.
lesson-produce-do-2 = Start production.
lesson-produce-else = That would leave the olives lying. Begin the production at the { location-olive-oil-mill } first.

lesson-creek-title = Sell at the creek
lesson-creek = A round later your oil is ready, and your cube stands on the second level of the { location-chapel }. Coins are running out, so a worker stands at { location-laje-creek }: there you sell as much as you like, and your wine alone brings 15; the oil you keep for the Patriarch.
lesson-creek-do = Resolve the worker at { location-laje-creek }.
lesson-creek-do-2 = Sell the Carcavelos wine.
lesson-creek-do-3 = That is enough: sell nothing more.
lesson-creek-else = Not that. Sell the wine at { location-laje-creek }, and nothing else: you will need the rest.

lesson-first-title = Who begins
lesson-first = Last round the other player stood on this coat of arms, “{ board-starts-next }”, and so went first now. The worker here does no work, but its owner begins the next round and has the first choice of every place that has room for one.
lesson-first-do = Place a worker on “{ board-starts-next }”, the { location-starting-player-coat }.
lesson-first-else = Soon: the other player has not begun in the { location-chapel } and will hardly go there now. First take the { location-starting-player-coat }.

lesson-top-title = The top: card and offer
lesson-top = Your cube stands on the third level of the { location-chapel }. The last asks for a 5, for the visitor to be there, and for what he likes as an offer, one olive oil; only one player ever gets up there, while the others may still climb the levels below.
lesson-top-do = You rolled a 3: pay 2 coins to make it 5.
lesson-top-do-2 = Pay the offer and take the card.
lesson-top-else = With that you would stand below the top for another round. You can have the Patriarch now: raise the die to 5 and pay the offer.

lesson-cards-title = What the cards do
lesson-cards = The Patriarch now makes every coin of yours add 2 to the die. The King sends a worker for nothing, the Architect adds 1 to each roll, the Secretary changes coins into points or back, the Marquise pays points for products; and the Marquis in the { location-fishing-house } takes a 4 and 10 coins, and his card is kept for its points or discarded to push the others down a level in one venue.

lesson-end-title = The last card
lesson-end = When the last of the five visitors’ cards is won, that round is finished and the game is over. Cards score then (the King 20, the Marquis 10, the others 5), and a little what is left: 3 for each oil, wine or silk, 1 for each olive, grape or leaf, 1 for five coins; what is still in a mill is lost.

## The coach of a first game

coach-product = You choose two products to begin with. The one worth most at the creek is { $good }, for { $coins } coins; but olive oil, wine and silk are also what most visitors ask for, and each takes two rounds in a mill.
coach-hire = You have { $coins } coins and { $workers } workers at home. A worker costs only one, but raising the die for it later costs more: hire as many as you have work for, and keep about 3 coins for each roll that matters.
coach-hire-with-king = The King’s worker comes for nothing: with it { $workers } could work this round. Forget it only if you want to place no more workers.
coach-free-worker =
    You have no coins left, and then { $free ->
        [one] { $free } worker comes
       *[other] { $free } workers come
    } for nothing; no roll can be raised. { $count ->
        [0] You hold nothing to sell, so harvest: what the die alone brings can be sold at { location-laje-creek } in a later round.
        [one] Send it to { location-laje-creek }: the goods you hold would bring { $count } coin there.
       *[other] Send it to { location-laje-creek }: the goods you hold would bring { $count } coins there.
    }
coach-coins =
    { $coins ->
        [one] You have only { $coins } coin left
       *[other] You have only { $coins } coins left
    }, and hardly a roll can be raised. { $count ->
        [0] You hold nothing to sell, so a worker on a plantation comes first: what it harvests brings coins at { location-laje-creek }.
       *[other] Send a worker to { location-laje-creek } with what you can spare: the goods you hold would bring { $count } there.
    }
coach-architect = The Architect has already added { $bonus } to your roll: it counts { $value } (place: { $location }). He does so with every roll of yours and costs nothing, so the lower levels often need no coin at all.
coach-patriarch = With the Patriarch each coin adds { $step }: the first one lifts this roll from { $value } to { $raised }, and { $most } are the most you may pay. What is missing costs half as much, so places with high numbers are worth going to now.
coach-place = You have { $count } to place, the others { $others }. Places with one coat of arms first, since they are gone when somebody stands there; plantations can wait.
coach-place-king = You have { $count } in hand, and one of them can be the King’s worker. It matters only in a mill: who goes there is away for two rounds.
coach-worker = Your { $count } workers wait here: { $location }. You choose the order, and it matters: what one brings the next may spend, so sell or harvest before you climb or produce.
coach-raise = You rolled { $value } (place: { $location }) and have { $coins } coins. Every coin adds 1, up to 6; you are asked only once, and a coin that does not reach the next step is lost.
coach-produce = Now, or the worker goes home: { $good } costs { $coins } coins beside the resources, and brings { $points } points in the next round. Do not begin one that cannot be finished before the game ends.
coach-offer = You may take this card now: { $character }, { $points } points at the end and its power from now on. Nobody else will ever stand on that level; waiting pays only if you need more badly elsewhere what you give for it.
coach-sell = All you have would bring { $count } coins, the dearest of it { $good } with { $coins }. Keep what a visitor wants to be given; what is left at the end is worth little.
coach-finish = All your workers are done. Before you finish you may still use what you hold: { $character }. You need not.
coach-exchange-points = The Secretary makes 2 points of 2 of your { $coins } coins, three times a round. Towards the end that is five times what coins are worth; before, they climb more for you on the die.
coach-exchange-coins = The Secretary makes 2 coins of 2 points, and you have { $points }. It pays when those coins take you up a level at once.
coach-gift = The Marquise gives { $points } points for a product, two a round. You hold: { $good }. At the end a product is worth only 3, so give away what no visitor waits for.
coach-marquis = You may discard the Marquis and push the others down in one venue; most there is to lose at: { $location } (levels: { $level }). The card is worth 10 at the end, if you keep it.

## The game in a minute

figure-minute = The palace: cubes on their way up in the venues, a visitor waiting at the Chapel.
minute-what = You want to become butler to the Marquis. With a few workers you make his palace ready for five visitors, each of whom leaves a card to whoever is first.
minute-turn-1 = Hire workers for a coin each, in secret, and place them by turns. Most places have room for one.
minute-turn-2 = Roll a die for each worker; coins raise it. If it is high enough your cube climbs one level and scores.
minute-turn-3 = The last level is for one player only, who rolls high enough while the visitor is there and gives what he or she likes.
minute-turn-4 = That wins the card, with points and a power. What visitors like comes from elsewhere: harvest with the die, produce in a mill (two rounds), and sell what you do not need, for coins.
minute-wins = When all five cards are won the game ends. Most points win.
