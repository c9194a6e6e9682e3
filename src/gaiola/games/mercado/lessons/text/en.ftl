### How Mercado is taught. Each step of `lesson.toml`: its title, what one sees and why one would want it, what to do
### (`-do`; of a second decision `-do-2`), and what is said of another legal move (`-else`).

lesson-coins-title = Coins are points
lesson-coins = Here you see your coins: you pay with them, and in the end they are your points, so whoever has the most wins. You have one; the two others, whose purse you cannot see, have just spent theirs on a stand each.

lesson-lines-title = Rows, columns, entrances
lesson-lines = The market has five rows and five columns, and at both ends of each there is an entrance for customers. Whoever comes in at { entrance-w3 }, { entrance-e3 }, { entrance-n4 } or { entrance-s4 } walks past the space in { space-r3c4 }: along row 3, or along column 4.

lesson-stand-title = Open a stand
lesson-stand = A stand costs as many coins as there are stands in its row or in its column, whichever is more, itself included. Gray tiles do not count: row 3 and column 4 hold no stand yet, so the space in { space-r3c4 } costs 1; in line with another stand it would cost 2 already.
lesson-stand-do = Choose your fish tile, then the space in { space-r3c4 }.
lesson-stand-else = Possible, but let your first stand be the fish in { space-r3c4 }: you hold two fish, and customers on offer look for it.

lesson-tile-title = Take a new tile
lesson-tile = The stand is open and paid for. After each opening you take one of the three tiles in the display, so you always know what you can open next, and so do the others.
lesson-tile-do = Take meat or grapes: more customers on offer want these than tomatoes.
lesson-tile-else = Fewer customers on offer want tomatoes. Take meat or grapes.

lesson-customers-title = Bring customers
lesson-customers = Beside the market lie customer tiles: the little people on one say how many customers come, the goods below what they want. Brought to an entrance of your stand’s row or column they pay you, but no tile may bring more people than that row or column has stands: for now, one.
lesson-customers-do = Choose the tile with one customer for fish or meat, then { entrance-e3 }: row 3 has room for your next fish stand.
lesson-customers-else = You could. But the customer for fish or meat at { entrance-e3 } does more: 1 coin now, and another for the fish stand that you open in row 3 next.

lesson-earn-first-title = Earn first, then pay
lesson-earn-first = Your customer paid 1 coin and stays at the entrance: a new stand in that row that sells fish or meat is paid at once, before its price is due. So one coin is enough for a stand that costs 2; the number on a space is what you gain or lose in all, here −1.
lesson-earn-first-do = Open your second fish stand in { space-r3c2 }, in the row of your customer.
lesson-earn-first-do-2 = It earned 1, and you paid 2. Now take a tile.
lesson-earn-first-else = Let it be the fish in { space-r3c2 }: the customer who waits in row 3 pays half of its price.

lesson-everybody-title = Everybody who matches is paid
lesson-everybody = Customers pay every stand in their row or column that sells what they want, whoever brought them. In row 3 both fish stands are yours, and two customers pay 2 for each; in column 4 customers for fish or meat would pay somebody else’s meat stand, too.
lesson-everybody-do = Bring two customers who want fish to { entrance-w3 }.
lesson-everybody-else = Look who would be paid there. In row 3 two customers who want fish pay you twice, and nobody else.

lesson-gray-title = The gray tiles
lesson-gray = A gray tile with a dashed edge is a restaurant nobody has opened yet; its space is still free. Open a stand on it and the restaurant is yours, to be opened in a later turn; the two in the bottom row are sushi bars: they make fish worth more.
lesson-gray-do = Open a stand on the gray sushi bar in { space-r5c4 }, with any of your tiles.
lesson-gray-do-2 = The sushi bar lies in front of you. Take a tile.
lesson-gray-else = Let it be the space in { space-r5c4 }: your fish stands are waiting for a sushi bar, and column 4 gets its third stand.

lesson-restaurant-title = A restaurant next door
lesson-restaurant = Your sushi bar lies in front of you, and the space between your two fish stands is free. Open there, it makes each stand beside it that sells fish worth 1 more, so that every customer pays such a stand 2; across a corner it does nothing, opening it costs nothing and even brings you a coin, and the pub does the same for stands of every kind.
lesson-restaurant-do = Open the sushi bar in { space-r3c3 }, between your fish stands.
lesson-restaurant-else = The sushi bar first, beside your fish: the space in { space-r3c3 } touches both of your stands.

lesson-times-title = Value times customers
lesson-times = Your fish stand in { space-r3c4 } is now worth 2, and column 4 has three stands. That is enough for a party of three: 2 for each of three customers makes 6 coins.
lesson-times-do = Bring the three customers who want fish or grapes to { entrance-n4 } or { entrance-s4 }.
lesson-times-else = A smaller deal than the one in sight: three customers in column 4 pay your fish stand 6.

lesson-coin-title = Take a coin
lesson-coin = When nothing pays, take a coin; here customers would bring more, but see how it works. If all three of you do it one after the other, with nothing else between, the game ends at once: the marked bar counts along.
lesson-coin-do = Take a coin, this once.
lesson-coin-else = This time take the coin, and see how coins in a row are counted.

lesson-end-title = How the game ends
lesson-end = The marked bars count what is still free in the market: when a turn leaves only four free spaces, or only four free entrances, everybody but the one who made it has one more turn, and the game is over. Then your coins are counted, less one for each restaurant that still lies in front of you.

lesson-alone-title = Alone: the golden rule
lesson-alone = That was the whole game; it can be played alone, too, as nine challenges: each has a rule of its own and three amounts of coins, and for each amount you reach you get one fame. The golden rule is that you cannot take a coin there; a challenge is over as soon as only four spaces or four entrances are left, or when you can do nothing more.

## The coach of a first game

coach-redraw = Your three tiles are all the same: { $good }. You may swap them for three of the { $count } in the bag before your action; it is often worth it, for fewer than half of all customers want that good.
coach-alone = You are alone, in challenge { $challenge }: the first fame is at { $points } coins. There is no coin to be taken here, so never spend the last one on a stand that cannot earn.
coach-stand =
    You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for your first stand, so look for a place that costs no more. Of your tiles this one sells best: { $good }; { $count ->
        [one] { $count } customer on offer wants it
       *[other] { $count } customers on offer want it
    }. Its price counts the stands of its row and of its column, not only of the one you like.
coach-customers = Now customers can come to a stand of yours. They cost nothing, but each tile takes an entrance for good: { $count } are free, and at { $at } the end begins. { $others ->
        [0] So choose those who pay well.
       *[other] Before you lay one, count what the others would be paid as well.
    }
coach-restaurant = A restaurant lies in front of you: { $restaurant }. Open it beside stands that sell what it serves ({ $good }), best between two of yours. It costs you a point if it is still there in the end.
coach-coin =
    { $count ->
        [one] Somebody has just taken a coin. Taken { $most } times in a row, it ends the game at once
       *[other] { $count } times in a row somebody has taken a coin. At { $most } the game ends at once
    }. Whoever leads may want that; do anything else if you do not.
coach-gray = { $count } gray restaurants are left, and one that serves a good of yours is here: { $restaurant } ({ $good }). A stand opened on it gets you the restaurant for nothing more than the price of the stand.
coach-end = The end is near: { $spaces } free spaces (it begins at { $at_spaces }) and { $entrances } free entrances (at { $at_entrances }). A stand that costs you coins now needs customers who come to it before that; open your restaurants, too.
coach-last = The end has begun: { $cause }. This is your last turn, so do what brings the most coins now. A restaurant that you still hold then costs you one.
coach-stop = You have { $score }, and the first fame is at { $points }. You may stop at the beginning of any turn: worth it only when every move left would cost you coins.
coach-redraw-display = The display shows { $good } three times. You may have it swapped first; { $count } tiles are in the bag. Do it if you have enough of that good, for whatever you leave the next player gets.
coach-take = The tile you take joins those you hold, for a stand in a later turn. Of what lies there most want this: { $good } ({ $count } customers on offer). Look also at what others collect: what you take they do not get.
coach-specialty = From now on a single good pays you, and you cannot change it. Most customers on offer want { $good } ({ $count }), but it is your stands in the market that should sell it.

## The game in a minute

figure-minute = A market in the middle of a game: stands, open and gray restaurants, customers at the entrances.
minute-what = You run stands in a market hall. Coins are what you pay with and what you win by.
minute-turn-1 = Open a stand on a free space. Count the stands in its row and in its column, itself included: the higher number is its price.
minute-turn-2 = Bring customers to an entrance. They pay every stand in that row or column that sells what they want, yours and others’: its value, which is 1 at first, for each customer.
minute-turn-3 = Open a restaurant. Stands beside it that sell what it serves are worth 1 more.
minute-turn-4 = You get restaurants by opening stands on gray ones. And if nothing pays, take a coin. That is all: one of these a turn.
minute-wins = When four spaces or four entrances are left the game ends. Most coins win.
