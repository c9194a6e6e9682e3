### How Madeira is taught. Each step of `lesson.toml`: its title, what one sees and why one would want it, what to do
### (`-do`; of a second decision `-do-2`), and what is said of another legal move (`-else`).

lesson-crown-title = What the Crown asks for
lesson-crown = For five rounds you serve the Crown of Portugal, and most of your prestige points (PP) come from its requests, which are scored in the rounds with a crown: 1, 3 and 5. You hold one already, the scales, marked here wherever they lie: { request-market-routes } pays for up to three ships of yours in the markets (any other sign tells its name when you point at it).

lesson-row-title = Choose a row
lesson-row = A round begins with a row of the Guild Column: its three dice are yours until the round ends, and so is one of its requests. Whoever has row 1 acts first, and only there lies { request-urbanization }, the sign with houses, which pays for one city: you have a worker in { city-machico }.
lesson-row-do = Choose row 1.
lesson-row-do-2 = Take the request { request-urbanization }.
lesson-row-else = That can be played, but your worker in { city-machico } asks for { request-urbanization }: take row 1, and this request.

lesson-die-title = A die on a character
lesson-die = By turns everybody places dice on the characters in the buildings, to use them; your first one should be the { character-steward }, who sends workers to fields. He is in region 2, where a die of 2 or more costs nothing; a 1 costs the missing point in bread, but keeps your 2 for later.
lesson-die-do = Place a die of 1 on the { character-steward }, in the building { building-moinho }.
lesson-die-else = That comes later. Begin with the { character-steward }, for workers on the fields: a die of 1 on the { building-moinho }.

lesson-workers-title = Workers on the fields
lesson-workers = The { character-steward } takes two of your workers to fields, where each brings something at every harvest of the region. You have one in region 2: with three there a single harvest brings three things, and the buildings of that region will work better for you.
lesson-workers-do = Use the action of the { character-steward }.
lesson-workers-do-2 = Take a worker from { place-home }.
lesson-workers-do-3 = Send the worker to a wheat field in region 2: { place-r2-f1 } or { place-r2-f2 }.
lesson-workers-do-4 = Take a second worker from { place-home }.
lesson-workers-do-5 = Send this one to the other wheat field there.
lesson-workers-else = Elsewhere they would be alone. Two workers from { place-home } go to the two wheat fields of region 2.

lesson-harvest-title = Harvest: wood first
lesson-harvest = A die lets you use the character or, instead, harvest the region, and region 2 is worth it now. Each of your three fields brings one thing: wheat, sugar, and wood from { field-r2-f2 }, since a field yields its good only when no wood is left on it.
lesson-harvest-do = Place the die of 2 on the { building-capitania }: in region 2 it costs no bread.
lesson-harvest-do-2 = Harvest.
lesson-harvest-else = Your three workers are ready: put the 2 on the { building-capitania }, and harvest instead of using the character.

lesson-ships-title = Ships to the markets
lesson-ships = The { character-commander } moves up to two ships: each takes 1 wood to leave { place-home }, sells goods where it arrives, and stays there. For { request-market-routes } a ship at the sugar market is worth 6 PP in this round, at the wine market 4; the star at the right shows it.
lesson-ships-do = Place your last die, a 1, on the { character-commander } ({ building-alfandega }).
lesson-ships-do-2 = Use the action of the { character-commander }.
lesson-ships-do-3 = Take a ship from { place-home }.
lesson-ships-do-4 = Send it to the sugar market, where 2 sugar bring 6 Reals.
lesson-ships-do-5 = Take another ship from { place-home }. The Reals come when both have moved.
lesson-ships-do-6 = Send this one to the wine market, with your 1 wine for 3 Reals.
lesson-ships-else = That would earn less. Two ships leave { place-home } with the { character-commander }, one for the sugar market and one for the wine market.

lesson-favor-title = Pirate dice and favors
lesson-favor = Your own dice are used up, but each of your two workers in the City Watch may fetch a pirate die and then goes { place-home }. With it the { character-guild-master } gets you a favor for the wood of its district: you have none left, but your worker in the { field-forest } lets you buy it, 2 wood for 3 Reals.
lesson-favor-do = Place the pirate die of 2 on the { character-guild-master } ({ building-capitania }).
lesson-favor-do-2 = Use the action of the { character-guild-master }.
lesson-favor-do-3 = Take the { favor-constable } in { city-funchal } and so build its district.
lesson-favor-else = Not that: with the pirate die of 2 the { character-guild-master } gets you a favor for 2 wood, best the { favor-constable }.

lesson-mayor-title = A favor, then the Mayor
lesson-mayor = A favor is used at the start of a turn: the { favor-constable } sends half of your pirates away, and is then face down until you flip it up again. Then the { character-mayor } moves people within the cities, for in { city-machico } the neutral citizen, farther to the right, is ahead of you: you would score 4 PP there instead of 15.
lesson-mayor-do = Use your favor.
lesson-mayor-do-2 = Place the pirate die of 3 on the { character-mayor } ({ building-casa-da-coroa }).
lesson-mayor-do-3 = Use the action of the { character-mayor }.
lesson-mayor-do-4 = Take the neutral citizen in { city-machico }.
lesson-mayor-do-5 = Place the citizen in { city-porto-santo } or { city-funchal }.
lesson-mayor-do-6 = Press { move-done }, for nobody else has to move. { city-machico } then pays you its income: 2 wood for each worker of yours there.
lesson-mayor-else = That does not help in { city-machico }. First your favor, then the { character-mayor }: the neutral citizen there moves to another city, and that is all.

lesson-pass-title = Pass
lesson-pass = You have no die left, so you pass and take a free slot: from { slot-i } to { slot-iv } they give more and more Reals, but whoever takes the first of them chooses a row first in the next round. The sign beside the Reals is an action to be taken instead of them; this time take the Reals, for now the buildings want to be paid.
lesson-pass-do = Pass to slot { slot-iii }, for 4 Reals, or to { slot-i } or { slot-ii }.
lesson-pass-else = The action would cost you Reals that you need in a moment. Pass and take the Reals of a slot.

lesson-pay-title = Pay for the buildings
lesson-pay = Your dice left markers on three buildings, and one after the other each asks for 8 Reals (9 with three players, 10 with four), less what the guild dice on it show when they are rolled again. Your three workers in region 2 make the { building-moinho } work at its high level, 5 bread for 5 Reals, and the { building-capitania } beside it gives 3 PP to whoever uses it at that level.
lesson-pay-do = Pay for the { building-moinho }.
lesson-pay-do-2 = Use it: you get 5 bread.
lesson-pay-do-3 = Pay for the { building-capitania }, too.
lesson-pay-do-4 = Use it: you get 3 PP.
lesson-pay-do-5 = Press { move-done }: it could also send workers to a city, but they would want bread.
lesson-pay-else = Keep it simple: pay for the { building-moinho } and use it, then the { building-capitania }, and send nobody to a city.

lesson-pirates-title = Or receive pirates
lesson-pirates = Your third marker is on the { building-alfandega }, in region 1, where you have no worker: whoever pays there without one gets nothing for it. Whoever does not pay receives 1 pirate, and more if a pirate die lies there; at the end the one with the most loses 16 PP, and everybody 1 more for each pirate above 20, but a few are no disaster.
lesson-pirates-do = Receive 1 pirate.
lesson-pirates-else = Do not give anything for nothing: without a worker in region 1 the { building-alfandega } does not work for you. Receive the pirate.

lesson-keep-up-title = Wood, bread and the windmill
lesson-keep-up = At the end of a round each ship wants 1 wood and each worker on the board 1 bread; what you do not give comes as pirates. The windmill feeds as many workers as the number at your marker says, and two wheat take it a step up, at any decision of yours.
lesson-keep-up-do = Discard 2 wood for your two ships.
lesson-keep-up-do-2 = Open “Free actions”, at the right beside the answers, and climb the windmill for 2 wheat: it then feeds 4 of your 5 workers.
lesson-keep-up-do-3 = Discard 1 bread for the fifth worker.
lesson-keep-up-else = You can do better: 2 wood for the ships, a step up the windmill for 2 wheat, then 1 bread for the worker it does not feed.

lesson-score-title = One request is scored
lesson-score = In round 1 one of your two requests is scored, in round 3 two of three, in round 5 all three; which, everybody chooses in secret. { request-urbanization } is worth 15 PP, as long as nobody overtakes you in { city-machico }; { request-market-routes } is worth 10 and can wait: ships stay and a third may join them, though the markets then pay other PP.
lesson-score-do = Keep { request-market-routes } (the tile { board-request-market-routes }), so that { request-urbanization } is scored.
lesson-score-else = That would score 10 PP and leave the 15 to chance. Keep { request-market-routes }.

lesson-end-title = Four more rounds
lesson-end = The first round is over, with 18 PP for you; in rounds 2 and 4 no requests are scored, but fields without wood change, from wheat to sugar and from sugar to wine. After round 5 what you have left counts a little, pirates count against you (16 PP for the most, 8 for the next, and 1 for each above 20), and the most PP win.

## The coach of a first game

coach-set-up-city = Your first worker goes to a city. With Urbanization the one with the most in { $city } scores { $points } PP and everybody else there { $low }; the Mayor brings an income from every city where you have somebody. What people forget: the neutral citizen counts, too, and of equals the one farther to the right is ahead.
coach-set-up-field = Now two workers for fields, not both in the same region. The Forest counts as one: it brings no harvest, but whoever stands there can buy as much wood as is needed, and you have { $wood }. A harvest needs a die on a character of the region, so look where the characters live that you will use anyway.
coach-row = A row is three things: dice, a request, and when it is your turn. Of the rows that are still free, row { $row } has the highest dice ({ $dice }); but low ones only cost bread, while a request that does not suit you costs points.
coach-request = You hold: { $request }. Requests are scored next in round { $round }, and in round 5 all you have. Take one that asks for what you are building up anyway; two of a kind need ships, favors or cities of their own.
coach-guild = You may flip all your favors of one of the two guilds. Face down are: { $favor }. Those that help you in this round come first; but only face-up ones score with Influence of the Guilds.
coach-turn = Your dice: { $dice }, and you have { $bread } bread. A die lower than the number of the region costs the difference in bread. Go first where others want to go as well, for a character has room for only as many dice as there are players; and think of the marker: that building will want to be paid.
coach-favor = You may begin this turn with a favor: { $favor }. Use it before anything else, for afterwards it is too late; it then lies face down until its guild's row, the Casa da Coroa or a reward flips it.
coach-pirate = In the City Watch you have workers ({ $count }), each of whom can fetch a pirate die; there lie: { $dice }. It is an extra die without a marker, so you need not pay for that building. But whoever has to, and refuses, receives more pirates.
coach-pass = No dice of your own are left. These slots are free: { $slot }. Later ones give more Reals, earlier ones an earlier choice of row; three of them offer an action instead.{ $count ->
        [0] { "" }
       *[other] { " " }With somebody in the City Watch you may still place a pirate die before you pass.
    }
coach-use-die =
    { $count ->
        [0] You have no worker in the region of { $building }, so there is nothing to harvest: it is the action of the character or nothing.
        [one] In the region of { $building } a harvest would bring you one thing, for you have { $count } worker there. Compare that with the action of the character, which somebody else may take before you can come back.
       *[other] In the region of { $building } a harvest would bring you { $count } things, one for each worker there. Compare that with the action of the character, which somebody else may take before you can come back.
    }
coach-special-harvest =
    No character lives in { $building } in this round. A harvest is all there is here, but a special one: one of its fields yields once more. { $count ->
        [0] You have no worker in the region, though, so the marker is all that you get
        [one] You have { $count } worker there, who brings two things
       *[other] You have { $count } workers there
    }.
coach-again =
    { $count ->
        [one] { $count } field more
       *[other] { $count } fields more
    } may be harvested, among those you have just harvested. A field whose last wood has just gone brings its good now.
coach-worker = Workers at Home: { $count }. Those on the board want { $due } bread as things stand, beyond what the windmill feeds. Workers count together in a region: the third one lifts its buildings to their high level. You need not move as many as you may.
coach-ship =
    { $count ->
        [0] You have no ship on the board yet
        [one] You have { $count } ship on the board
       *[other] You have { $count } ships on the board
    }, and { $wood } wood. A ship costs 1 wood when it leaves Home and 1 more at the end of every round, and it never comes back. Reals and rewards come when all ships of the action have moved.
coach-berth = Ships score where they are when the Crown counts, next in round { $round }: a market gives at most { $points } PP then ({ $market }), colonies count for Expeditions. In a later turn a ship may sail on to another slot. The goods have to be there now, but the windmill can still exchange some.
coach-reward = Your landing brings one of these: { $reward }. They are not used up, so others may take the same later. A worker is worth most where one more makes the difference.
coach-choose =
    You have { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    } and { $bread } bread. Before feeding, each bread that a worker will want saves a pirate; otherwise get rid of some you have.
coach-build = The cheapest district costs { $least } wood, and you have { $wood }. What is missing can be bought if you have access. A used favor lies face down and can be used again only when a row of its guild, the Casa da Coroa or a reward has flipped it face up, so think of the guilds of the rows; and each guild face up is worth 5 PP with Influence of the Guilds.
coach-wood = { $count } wood is to come from where you have workers. From the Forest it never ends; from a field it uncovers the good, for everybody. Think of fields that change in round 2 or 4: they change only if no wood is left on them.
coach-citizen = Cities where you have somebody ({ $count }): { $city }. Each will pay you 2 for every worker of yours and 1 for every neutral citizen, but that citizen also counts for the most. Two pieces at most may move: look first for a city where one piece decides who has the most.
coach-flip = Face down are: { $favor }. What you flip can be used from your next turn on: when you place your next die, or at a building still to come where you have a marker. Flip one that helps you there, or one of a guild that you need for Influence of the Guilds.
coach-marker = The Bishop takes one marker of yours elsewhere. You have markers on: { $building }. Take it away from a building that would cost you pirates, or to one where three workers are waiting.
coach-lady = The Reals are paid: use one of the buildings in whose regions you have workers: { $building }. With three or more workers it works at its high level.
coach-pay =
    { $building }: { $cost ->
        [one] { $cost } Real
       *[other] { $cost } Reals
    }, or { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }. It works for those with workers in its region, and you have { $count } there: with one or two at the low level, with three at the high one, with none not at all. Several markers here cost you no more.
coach-use-building = You have paid, and with workers in its region ({ $count }) { $building } works for you, from three on at its high level. Leave it unused only if what it moves would do you harm, for the Reals do not come back.
coach-end-of-c = Before feeding this is the last chance to go down the windmill for bread or Reals: as things stand { $due } bread will be due, and you have { $bread }. But every step down also feeds one less, in this round and the next.
coach-honor = You alone have the most in the City Watch: { $count }. One of them may go Home for 4 PP, and it saves a bread as well. Stay only if you will need them all for pirate dice.
coach-upkeep = Your ships ask for { $count } wood; you have { $wood } of your own, which goes first. What is missing may be bought or comes as pirates, one for each. A piece of wood may be worth more to you next round than a pirate costs.
coach-feed =
    { $due ->
        [0] The windmill feeds all your workers: 0 bread is due
       *[other] { $due } bread is due beyond what the windmill feeds
    }, and you have { $bread }. Two wheat take your marker up a step and save one. For each bread that is due and not discarded you receive 1 pirate.
coach-keep = All but one of your requests are scored now. As things stand { $request } is best kept, for it would bring only { $points } PP. Keep one that can still grow, and remember that in round 5 none can be kept.
coach-donate =
    You have { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    }, and each is 1 PP here, 15 at most for one request. At the end of the game five Reals are 1 PP; until then they pay for buildings and wood.
coach-descend =
    You are short of money: { $reals ->
        [one] { $reals } Real
       *[other] { $reals } Reals
    }. At any of your decisions a step down the windmill brings 3 Reals or 1 bread, and it then feeds one worker less (now { $count }).
coach-give-point = Your marker is at the bottom. In need you can give points there, of your { $points } PP, for 1 bread or 1 Real each: worth it only against pirates that would cost you more.
coach-prestige = Your windmill is at the top, and you have { $wheat } wheat. Two of them are now 1 PP at any decision of yours; before you sell wheat, compare.
coach-climb =
    You have { $wheat } wheat: two of them take your windmill a step up, at any decision of yours. It feeds { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } now, and a step saves a bread in every round to come, so do it early or not at all.
coach-exchange = If a good is missing, the windmill gives one of your choice for any two. You have more than one of: { $good }. It is dear, but a ship that can sail for it may be worth it.

## The game in a minute

figure-minute = A part of the island: fields with workers, the Forest, the City Watch and buildings with dice.
minute-what = For five rounds you serve the Crown on Madeira. It pays in points for what its requests ask for: ships, cities, favors or money. Each round you begin with three dice and a new request.
minute-turn-1 = Place a die on a character and use it: ships sail, workers go to fields, cities grow, people move. A low die in a high region costs bread.
minute-turn-2 = Or harvest the region instead: each of your workers on its fields brings wood, as long as there is some, or else the good.
minute-turn-3 = When all have passed, every building where you placed a die wants to be paid. Pay and use it, or receive pirates.
minute-turn-4 = A worker who comes to the City Watch sends pirates of yours away, and later fetches you an extra die.
minute-turn-5 = At the end of a round ships want wood and workers bread. What is missing comes as pirates.
minute-wins = After rounds 1, 3 and 5 the Crown pays for requests. In the end pirates cost points, and the most points win.
