### What a thing is: the inspector of the table's page, the page in its place, and icons that mean the same in every game.

thing-inferred = Inferred: what the rulebook does not show of this follows from known facts and an assumption of ours.
thing-reconstructed = Reconstructed: what the rulebook does not show of this is our own design within its rules.
thing-close = Close
thing-title = Everything on the table
thing-intro = Everything you can see of this table now, place by place: what it is, what is so of it now, and its rule.
thing-back = Back to the table
thing-tray = What is yours
thing-link = Everything on the table, in words

icon-player = what belongs to the player in { $color }
icon-p-neutral = what belongs to no player
icon-coin = coins
icon-flag = the end of the game is near
icon-check = done, or reached
icon-lock = closed
icon-prestige = points
icon-worker = workers
icon-ship = ships
icon-die1 = a die that shows 1
icon-die2 = a die that shows 2
icon-die3 = a die that shows 3
icon-die4 = a die that shows 4
icon-die5 = a die that shows 5
icon-die6 = a die that shows 6
