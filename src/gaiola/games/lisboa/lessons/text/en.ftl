### How Lisboa is taught. Each step of `lesson.toml`: its title, what one sees and why one would want it, what to do
### (`-do`; of a second decision `-do-2`), and what is said of another legal move (`-else`).

lesson-wigs-title = Stores and public buildings
lesson-wigs = Most wigs win, and most of them come like this: your store in row D sells gold, and the public building that somebody else opened west of it shows the color of gold, too. So it sent you customers, and your store scored the 4 wigs that are shown below its column.

lesson-places-title = A card goes to one of two places
lesson-places = Each turn you play one of your five cards: to the Royal Court, to visit its Noble, or into your portfolio. There this one gives you a book at once, lets you sell or trade, and stays: the 3 at its top is Influence that it will bring you again and again.
lesson-places-do = Choose “{ card-blue-marquis-1 }” and put it into your portfolio.
lesson-places-else = That works, too, but begin with your portfolio: “{ card-blue-marquis-1 }” gives you the book that you are about to need.

lesson-ship-title = Trade for a ship
lesson-ship = Now you either sell goods or give Nobles up to two of them, each for a State action. A ship is worth having: it brings Influence, you can sell to it, and it scores each time it sails full and once more at the end.
lesson-ship-do = Choose the ship at the Marquis (in the Court), and then the book that you give for it.
lesson-ship-do-2 = Choose the empty slot that glows: so your card stays where it is.
lesson-ship-do-3 = A small ship costs one more good. Pay with your tool: gold and cloth you will sell.
lesson-ship-do-4 = Keep the other goods for selling: choose “{ move-done }”.
lesson-ship-else = That is for another turn. Now it is a ship that you want: first the ship at the Marquis, then a book for it, an empty slot, your tool to pay with, and then “{ move-done }”.

lesson-influence-title = Influence
lesson-influence = The ship has brought you 5 Influence, 3 for your card and 2 for the ship itself, as printed at the top of each, and they bring it again whenever you gain Influence, by another ship for instance. Influence opens the Nobles’ doors; at the end of each turn you take a new card, and with one of a Noble you can visit him.
lesson-influence-do = Take the card of a Noble from the display.
lesson-influence-else = You have a Treasury card already. Take the card of a Noble: Manuel, the Marquis or the King.

lesson-subsidy-title = Money from the Treasury
lesson-subsidy = The others have played, and one of them built a ship, which raised the Treasury to 5. A Treasury card in your portfolio pays you just as many réis, lowers the Treasury by 1, and its benefit lasts: each cloth that you sell brings 2 more; played to the Royal Court instead, such a card costs you the Treasury value and carries out its event, once.
lesson-subsidy-do = Put “{ card-blue-treasury-6 }” into your portfolio.
lesson-subsidy-else = You have 2 réis, so it is money you need first. Put “{ card-blue-treasury-6 }” into your portfolio.

lesson-sell-title = Sell to any ship
lesson-sell = You can sell to every docked ship, whoever owns it. Yours takes one good and is full: it sails, for a wig; the red one of another player takes two, pays 1 more for each, and if you load only one it does not sail for its owner.
lesson-sell-do = Sell gold to your own ship, for 6: the cloth is for the red one.
lesson-sell-do-2 = Sell another one to the red ship: cloth brings 5, and 1 for the ship, and 2 for your card.
lesson-sell-do-3 = Keep the last good to trade with a Noble: choose “{ move-done }”.
lesson-sell-else = You would do better otherwise: one good to your own ship, one to the red one, and then you are done.

lesson-actions-title = Six State actions
lesson-actions = Manuel gives you officials, to make visits dearer for others and to staff public buildings, and the plans for them; the Marquis ships, and goods, one from each of your stores as far as your warehouse has room; the King clergy tiles, and royal favors with which to follow others. You buy these actions with goods, as you did the ship, or get one for nothing with a visit.

lesson-visit-title = A visit and its cost
lesson-visit = A visit to Manuel costs you 2 Influence now: 1 for the modifier of the Treasury, and 1 for the official that somebody else has in his office. For that you may take one of his State actions, and then comes what you visit him for: you build a store.
lesson-visit-do = Choose a card of Manuel and visit him with it.
lesson-visit-do-2 = Recruit officials: for a public building you will need two.
lesson-visit-do-3 = Send one to Manuel’s office or the King’s: with the Marquis you have one already.
lesson-visit-do-4 = Send a second one to the other of the two, Manuel’s office or the King’s.
lesson-visit-else = There will be time for that. Visit Manuel, recruit officials, and send one to his office and one to the King’s.

lesson-store-title = Build a store: from 15 to 12
lesson-store = A land space costs the Treasury value and all the rubble at the end of its row and its column: 4 + 8 + 3 = 15 for B1, right on your gold street. But before you pay you receive its reward, a gold, and take one of the cubes (brown is worth 3, red 2, blue 1): without a brown one it is 12.
lesson-store-do = Build a gold store: choose B1, and then { street-gold }, which it will face.
lesson-store-do-2 = Take a brown cube, of the earthquake: choose the rubble at the end of row B, and then the first line of your own rubble.
lesson-store-do-3 = Pay all 12 réis with coins. Influence could pay, too, but yours is for visits.
lesson-store-do-4 = Take a house from any group of your board. Most of them make something better from now on: in the middle ships get cheaper, on the right you produce more.
lesson-store-else = Better like this: a gold store on B1, a brown cube from its row, and no Influence for the price.

lesson-follow-title = Follow a visit
lesson-follow = Somebody is visiting the Marquis, and you have his royal favor, the ribbon: give it back, pay 2 Influence for the visit, and one of his three actions is yours, in somebody else’s turn. His Noble action is a decree, which scores at the end for you alone.
lesson-follow-do = Follow the visit.
lesson-follow-do-2 = Choose his Noble action: take a decree.
lesson-follow-do-3 = Choose a decree. The first, for instance, with a store and gold, gives 2 wigs for each gold store, and you have two: “= 4”.
lesson-follow-else = An action in somebody else’s turn is too good to miss. Follow the visit and take a decree.

lesson-cardinal-title = Meet the Cardinal
lesson-cardinal = Visiting the King costs you 3, and his State action can be to meet the Cardinal: move him a gap or two, clockwise, and take a clergy tile beside him. Two gaps further he reaches the Influence icon, and so the Church will score at the end of your turn.
lesson-cardinal-do = Choose a card of the King and visit him with it.
lesson-cardinal-do-2 = Choose to meet the Cardinal.
lesson-cardinal-do-3 = Move him two gaps.
lesson-cardinal-do-4 = Take one of the two clergy tiles beside him.
lesson-cardinal-else = Like that the Church would not score. Visit the King, meet the Cardinal, and move him two gaps.

lesson-open-title = Open a public building: 3 + 4
lesson-open = With your blue plan you open the building that lies ready for the blue architect, and it shows the color of gold. North of Rua Áurea it sends customers to both of your stores there: 3 wigs for B1 and 4 for D2; a gold store that is built there later, facing this street, scores at once, too.
lesson-open-do = Choose the site north of Rua Áurea.
lesson-open-do-2 = The plan asks for two officials: return one.
lesson-open-do-3 = Return a second one.
lesson-open-else = Your stores would get less from that. Open the building north of Rua Áurea, where both of them face the street.

lesson-church-title = The Church scores
lesson-church = A clergy tile helps you as long as you keep it: “{ clergy-cloister-school }” made room for the third card in your portfolio. Now you may give up tiles for the wigs on their backs, and whoever does gains Influence: 5 for you, who have 1 left.
lesson-church-do = Give up “{ clergy-cloister-school }”: the rubble set that you have just completed makes room, too.
lesson-church-do-2 = Keep the other tile: choose “{ move-done }”.
lesson-church-else = Not quite: for one tile you get wigs and Influence, a second one would bring no more Influence. Give up one and keep one.

lesson-sets-title = Rubble sets and the clock
lesson-sets = You have a cube of each kind, which is a rubble set: room for one more card and one more good of each type, and a marker, the flag, which brings an extra decree when you are with the Marquis. Sets score 3 wigs at the end of both periods, and drive the clock: the first period ends with somebody’s second set or the third pile of cards to run out; in the second period somebody’s fourth set or again a third pile brings the end of the game, after one more full round.

## The coach of a first game

coach-keep-clergy = You keep one of two clergy tiles: { $clergy }. Most of them help as long as you have them; the wigs on the back, { $wigs } at best here, you get only if you give the tile up later. So choose by what you would use often.
coach-draft-keep =
    Of these { $count } cards you keep { $number ->
        [one] { $number }
       *[other] { $number }
    } and pass on the rest. Look for two different Nobles whom you could visit early; people keep the strongest rewards and forget that every card can also be played to the court.
coach-play-card =
    You play one card, into your portfolio or to the Royal Court. The portfolio is for selling and for State actions, and needs a good: you have { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }. The court is for stores, decrees and buildings, and needs Influence: you have { $influence }.
coach-end =
    The clock is running. Somebody has { $sets ->
        [one] { $sets } rubble set
       *[other] { $sets } rubble sets
    }, and with { $number } the end of this period comes; it also comes with the third empty pile (so far: { $count }). Do now what scores before that, and complete a set if you can.
coach-gold = You have no good, so a card in the portfolio must bring one, or you cannot sell or trade. If nothing fits, discard a card for 1 gold: every Noble takes it, and it sells for { $reis } réis now.
coach-visit = You could visit a Noble. The cheapest for which you hold a card: { $noble }. That costs { $number } Influence; you have { $influence }. What is missing is paid in wigs, so do not go for a store, a decree or a building that is not worth them; and whoever holds that Noble’s favor may follow.
coach-sponsor = A Treasury card can also be played for its event: “{ $card }” would cost you { $reis } réis, the Treasury value. An event does several things in one turn and nobody follows, but the card’s benefit you do not get.
coach-slot =
    Your portfolio has room for { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }, ships counted, too, and you have { $count } there. What you replace leaves the game: see that your gains of Influence, { $influence } now, do not suffer more than the new card is worth.
coach-fit =
    Your portfolio holds only { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } now, but { $count } lie there. Discard what brings least from here on; a ship takes its cargo with it.
coach-business = Sell or trade, not both. For money: { $good } sells best, at { $reis } réis, and many ships add to that. For an action: each Noble takes one type of good, and all of them take gold.
coach-no-ship = Sell or trade, not both. No ship lies in a dock now, and without one goods are sold only where a card or a tile of yours allows it. For an action: each Noble takes one type of good, and all of them take gold. You have: { $good }.
coach-sell =
    You may go on selling: { $count ->
        [one] { $count } good is left
       *[other] { $count } goods are left
    }, the dearest at { $reis } réis before what a ship adds: { $good }. A full ship scores a wig for each crate, for its owner, so fill your own first. Keep what you want to trade with.
coach-trade = For a second good you get a second State action, and it may use what the first has brought. You still have: { $good }. The action that you have just used is closed to you until your next turn.
coach-ship = You are building a { $ship }: its hull is { $count }, and it costs as many different goods unless your houses make it cheaper. It raises the Treasury by 1, and then you gain Influence: { $influence }, if it takes an empty slot. Most people regret the Noble card that they replaced.
coach-upgrade =
    The new ship may be laid on one of yours: on a hull of { $count } you pay { $number ->
        [one] at most { $number } good
       *[other] at most { $number } goods
    }, the cargo stays, and no room is needed. But the old ship is gone, with its Influence and its wigs at the end.
coach-ship-goods = Each good for the ship is of a different type. The cheapest that you have: { $good }, at { $reis } réis. Think of the Noble to whom you will want to give a good next.
coach-extra =
    You produce one good more, of a type that has just been produced. Dearest: { $good }; you have { $count } in your warehouse. Without room it would be lost.
coach-pay-fee = The event costs { $due } réis, and you have { $reis } in coins. Influence can pay a part, but remember that the event itself may ask for réis, too.
coach-pay = { $due } réis are due; you have { $reis } in coins and { $influence } Influence. Visits want Influence, so pay with coins as long as you can; Influence near 10, which would be lost with the next gain, is another matter.
coach-store = A store lives on public buildings at the ends of its row and street, those that stand there and those that you will open. The cheapest land space is { $land }, { $reis } réis once its dearest cube is yours; you have { $have }. The reward of a land space comes before you pay.
coach-cube = One cube is yours. For your next set you need: { $rubble }. On { $land } you would pay { $reis } réis, less the cube you take, so the dearest one saves most; think of the set all the same.
coach-house = Each store takes a house, and what lies under it begins to work: on the left visits for réis, in the middle cheaper ships, on the right more goods. You have taken { $count } so far, and without houses you can build no more stores. The last house of a group brings most.
coach-site =
    Whatever you open scores for all stores of its colors, others’, too. Yours to open: { $building }. You have { $count ->
        [one] { $count } official
       *[other] { $count } officials
    } out there for the plan, and each one missing costs the Treasury value.
coach-complete = Which plan do you complete? You have: { $plan }. Each opens the building of its architect. Many officials on completed plans score at the end, and you have { $count } there so far.
coach-withdraw =
    { $number ->
        [one] { $number } official comes back
       *[other] { $number } officials come back
    } to your board, of { $count } out there. Begin with those in plazas: in an office they still make visits dearer for others.
coach-event = “{ $card }” is carried out part by part, and you may skip parts, but not all. You have { $reis } réis: what a part brings can pay for the next.
coach-any-state = Up to { $count } State actions, all different and without giving a good. A ship still has to be paid with goods, so produce them first. A gain brings you { $influence } Influence now.
coach-good-choice = A good of your choice: the dearest you have room for is { $good }, of which you have { $count } of at most { $number }. What opens the Noble you need next is worth more than its price.
coach-from-pile = You take a cube from the rubble pile, where { $count } are left; it is never filled again. For your next set you need: { $rubble }.
coach-produce-type =
    Only one type is produced, a good for each store of it that you have. Most are of { $good }: { $count ->
        [one] { $count } store
       *[other] { $count } stores
    }. Its price falls by 1, so one that is already at 2 loses nothing.
coach-market-sale =
    No ship is needed for this sale: { $count ->
        [one] { $count } good
       *[other] up to { $count } goods
    } at the market price. Dearest of yours: { $good }, { $reis } réis. So nobody’s ship sails, and you may keep what Nobles take.
coach-treasury-shift = The Treasury stands at { $value }, and its modifier for visits at { $number }. Up is good for whoever puts Treasury cards into the portfolio; down makes land, hiring and events cheaper, for everybody.
coach-lose-good = You have to give a good back. At the market price you lose least with { $good }: { $reis } réis. But keep the one with which you wanted to trade.
coach-take-card =
    You take a card for later, and everybody sees which. No pile is shorter than this one: { $pile }, with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left; the third pile to run out ends the period. Make sure that you can still visit the Noble you need.
coach-throw =
    The second period begins. Of your { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } you may throw away any. When you are done, one thrown card of each Noble gives its reward at once; penalties do not count, and a Treasury card gives nothing. You draw up to five again, and the new cards are stronger.
coach-thrown-reward = Of the cards of each Noble that you threw away one gives its reward, in the order that you like. To choose from now: { $card }. Of two cards of one Noble take the better one first: the other gives nothing.
coach-officials =
    You have { $count ->
        [one] { $count } official
       *[other] { $count } officials
    } at home, and can send { $number }, each to a different office. Send them to the Noble whom others want to visit: it costs them more, and nothing to you. In a full office somebody has to move to the plaza.
coach-take-plan = On top lie: { $plan }. Ready are: { $building }. A small plan opens sooner, a large one counts for more at the end; and somebody else may open the building before you do.
coach-royal-favor = A favor lets you follow when somebody else visits that Noble. You can have: { $noble }. Choose the one to whom the others will go; if it is never used it still brings 2 wigs.
coach-cardinal =
    The Cardinal goes { $count ->
        [one] { $count } gap
       *[other] up to { $count } gaps
    }, and the Influence icon is { $number ->
        [one] { $number } gap
       *[other] { $number } gaps
    } further. When he reaches or passes it the Church scores: good for you if you have tiles to give up and Influence to gain. When he reaches or passes the Treasury icon the Treasury rises by 1.
coach-clergy =
    You take one of these: { $clergy }. You have { $count ->
        [one] { $count } clergy tile
       *[other] { $count } clergy tiles
    } so far; with four you could not meet the Cardinal any more. One that helps every turn beats wigs on the back.
coach-give-up =
    For each tile that you give up you get the wigs on its back, “{ $clergy }” having most: { $wigs }. And once, however many they are, you gain Influence: { $influence }{ $lost ->
        [0] .
       *[other] , as it stops at { $number }; { $lost } more would be lost.
    } People keep tiles too long, or give up the one they use every turn.
coach-lose-clergy = A tile goes, without scoring. Least is on the back of “{ $clergy }”: { $wigs }. Look also at what each of them still does for you.
coach-visit-cost = This visit costs { $number }, and with both houses of your left group any part of it may be réis. You have { $influence } Influence and { $reis } réis. The Influence you spend here you may miss at the next visit.
coach-free-action = A visit lets you take a State action first, without giving a good. Your host now: { $noble }; his are: { $action }. Only rarely is it right to leave it.
coach-second-action = Thanks to a clergy tile you can also buy the other action of your host: { $action }. It costs a good that he takes, as in a trade; a good that would sell dear is too much.
coach-follow = You hold the favor, so you may follow: { $noble }, for { $number } of your { $influence } Influence. The favor goes back; unused it is worth 2 wigs. Look what the visitor has left: decrees and city tiles are not refilled yet.
coach-follow-keep = Here you could follow and keep the favor all the same, for some réis. Noble: { $noble }; you have { $reis } réis. It pays if this Noble will be visited again.
coach-follow-action = One of three actions is yours, without giving a good: { $action }. His Noble action is usually worth most, if you can pay for it. You are with this Noble: { $noble }.
coach-decree =
    A decree scores at the end, for you alone. If the game ended now, most would come from “{ $decree }”: { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }. Choose by what you are going to do anyhow, and before somebody else does.
coach-extra-decree = Each of your rubble sets has put a marker on the Marquis, the flag. You have { $count } left there, and may give up one for another decree, once a turn. A marker is worth nothing by itself, so keep it only if you expect better decrees.
coach-lose-favor = A royal favor goes back. You have: { $noble }. Keep that of the Noble whom the others visit most.

## The game in a minute

figure-minute = The city in the middle of a game: stores of three colors, public buildings at the ends of rows and streets, and the rubble that is left.
minute-what = Lisboa was destroyed in 1755, and you are one of the nobles who raise it again. What counts is wigs: most come from stores, and from public buildings that send them customers.
minute-turn-1 = Each turn you play a card and take another. In your portfolio it gives you something at once, and then you sell goods to ships, or give Nobles goods for State actions.
minute-turn-2 = Or you visit a Noble with it and pay in Influence. Manuel lets you build a store, dearer the more rubble lies at its row and column; the Marquis gives a decree, which scores for you alone.
minute-turn-3 = The King lets you open a public building. Every store of its colors in the row or street scores what is shown below its column, whoever owns it.
minute-turn-4 = Whoever builds takes rubble. Three different cubes make a set: room for cards and goods, and a clock that ends the first period and then the game.
minute-wins = At the end ships, sets, decrees, officials and the most stores of a type score, too. Most wigs win.
