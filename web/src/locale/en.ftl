# The table's own words, English. Everything of a game comes from that game.
ui-home = Bocage, home
ui-where-we-are = Where we are
ui-round = Round
ui-of = of { $n }
ui-you = you
ui-vp = VP
ui-undo = Take back
ui-replay = Replay
ui-rules = Rules
ui-settings = Settings
ui-board = The board
ui-view = View
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-fit = Fit the board
ui-coordinates = Coordinates
ui-level = level { $n }
ui-held-by = held by { $who }
ui-you-may = you may act here
ui-yours = your { $name }
ui-enemy = enemy { $name }
ui-neutral = { $name }
ui-concealed = concealed
ui-acted = acted
ui-ready = ready
ui-ground-clear = clear ground
ui-ground-woods = woods
ui-ground-building = buildings
ui-ground-water = water
ui-ground-rough = rough ground
ui-your-decision = Your decision
ui-waiting = Waiting
ui-over = Over
ui-space = Space
ui-enter = Enter
ui-standing-order = Standing order
ui-standing-orders = Standing orders
ui-is-waiting = { $who }: waiting.
ui-form-hint = Take it as it is, or tap a piece in the list and then its place.
ui-selected-hint = Esc shows all answers again.
ui-tap-hint = Tap a gold ring or press its key. Tap anything else to learn why not.
ui-gathering = Waiting for everybody to sit down
ui-decides = { $who } to decide.
ui-look-around = Look around: taps and zoom work while you wait.
ui-meanwhile = Meanwhile
ui-computer-thinks = The computer is thinking ({ $who }, { $level })
ui-skip = Show it all at once
ui-see-report = See the report
ui-rematch = Rematch
ui-ready-made = Ready-made
ui-confirm = Confirm
ui-more = { $n } more
ui-good-for-you = { $chance } in your favour
ui-tap-again = press again to confirm
ui-rolls = chance decides
ui-odds = Odds
ui-exact = exact
ui-sampled = estimated, ±{ $spread }
ui-as-good = as good as exact
ui-odds-exact = All outcomes were counted.
ui-odds-agree = Counted in { $worlds } imagined deals of what you cannot see, and the same in all of them.
ui-odds-worlds = Played out { $runs } times, over { $worlds } imagined deals of what you cannot see. In 19 of 20 cases the chances are off by { $spread ->
    [one] one percentage point at most
   *[other] { $spread } percentage points at most
  }.
ui-odds-drawn = Too many outcomes to count them all: { $runs } of them were played out. In 19 of 20 cases the chances are off by { $spread ->
    [one] one percentage point at most
   *[other] { $spread } percentage points at most
  }.
ui-to-your-good = in your favour
ui-to-your-harm = against you
ui-assumed = Assumed on the way:
ui-reckoning = Calculating …
ui-would-be-legal = What would make it legal
ui-rule = Rule
ui-close = Close
ui-stack = The stack, fanned out
ui-log = Log
ui-log-all = all
ui-log-fights = fights
ui-log-mine = mine
ui-now = now
ui-since = ↑ since your decision
ui-say = Say something to the table
ui-send = Send
ui-common = On the table
ui-hand = Your hand, { $n } cards
ui-set-up = Your set-up
ui-rulebook = Rulebook
ui-search-rules = Search the rules
ui-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
  }
ui-contents = Contents
ui-order-ask = Ask me
ui-order-above = Ask above a chance
ui-order-never = Never
ui-order-percent = Ask only if the chance is at least (per cent)
ui-orders-private = Only you see your standing orders.
ui-language = Language
ui-theme = Colours
ui-theme-auto = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-confirm-what = Ask for a second tap
ui-confirm-chance = What is left to chance
ui-confirm-all = Everything
ui-confirm-none = Nothing
ui-on = On
ui-off = Off
ui-letter-keys = Letter keys
ui-coach = Hints in the question bar
ui-passes = When only passing is possible, against computers
ui-passes-self = The table passes
ui-passes-ask = Ask me
ui-tempo = What the others do
ui-tempo-calm = One by one
ui-tempo-quick = Quickly
ui-tempo-none = At once
ui-keys = Keys
ui-key-answer = choose the answer with this tag
ui-key-enter = confirm / one step back
ui-key-arrows = next cell of the board (Shift: move the view)
ui-key-space = hold, pass
ui-key-fan = fan the stack out / next in the stack
ui-key-odds = odds / rule of the question
ui-key-undo = take back (Shift: to the start of the turn)
ui-key-search = search the rules
ui-key-keys = this list
ui-this-match = This match
ui-undo-turn = Back to the start of my turn
ui-offer-draw = Offer a draw
ui-resign = Resign
ui-resign-sure = Yes, I resign
ui-credits = Credits
ui-credits-icons = Icons by
ui-credits-symbols = Military symbols by
ui-credits-fonts = Typefaces:
ui-pass-screen = Pass the screen to { $seat }
ui-covered = The table is covered. Nothing that belongs to the other seat is shown.
ui-i-am = I am { $seat }
ui-offline = No connection. The board stays as it was; trying again.
ui-try-now = Try now
ui-asks-undo = { $who } asks to take the last answer back.
ui-asks-takeover = { $who } asks to let the computer play an absent seat.
ui-asks-migrate = { $who } asks to carry this match over to the new rules.
ui-asks-draw = { $who } offers a draw.
ui-asks-adjourn = { $who } asks to adjourn the match.
ui-adjourned = The match is adjourned and its clocks are stopped.
ui-resume = Go on
ui-adjourn = Adjourn
ui-left = { $who } left { $ago } ago.
ui-seconds = { $n } s
ui-minutes = { $n } min
ui-claim-win = Claim the win
ui-claim-draw = Claim a draw
ui-takeover = Let the computer play on
ui-result-left = { $seat } has left the table.
ui-origin = Branched off from another match
ui-faces = Faces rolled
ui-agree = Agree
ui-decline = Decline
ui-rail = Odds, log and zones
ui-tab-board = Board
ui-tab-cards = Cards
ui-tab-odds = Odds
ui-tab-log = Log
ui-no-table = There is no such table
ui-loading = Laying out the map
ui-sitting-down = Sitting down
ui-stale = The question had changed. Nothing was done.
ui-undo-asked = The other seat is asked.
ui-no-text = The words of this game could not be loaded.
ui-result-resigned = { $seat } has resigned.
ui-result-time = { $seat } has run out of time.
ui-result-draw = A draw was agreed.
ui-seat-taken = here
ui-seat-free = free
ui-seat-coming = on the way
ui-seat-friend = waits for your friend
ui-waits-for-friend = Waits for a friend
ui-invited = A seat at this table is free for you.
ui-invited-by = { $who } invites you to this table.
ui-your-name = Your name at the table
ui-sit-as = You sit down as { $who }.
ui-take-seat = Take the seat
ui-look-on = Look on
ui-elsewhere = { $n ->
    [one] Your seat is open in another place as well.
   *[other] Your seat is open in { $n } other places as well.
  }
ui-alone = Close it there
ui-played-for-you = The computer plays on for you.
ui-take-back = Take the seat back
ui-allows-stand-in = { $who } lets a computer play on while away.
ui-stand-in = While I am away
ui-stand-in-none = nobody plays for me
ui-link = Link for your friend
ui-copy = Copy the link
ui-copied = Copied
ui-sit-down = Sit down.
ui-knows-the-rules = The table knows the rules.
ui-pitch = Tactical wargames, played in full. It shows what is legal, says why something is not, and gives you the odds before you roll.
ui-play-now = Play { $scenario }
ui-against-computer = { $game }, against the computer
ui-invite = Invite a friend
ui-one-link = one link, no account
ui-choose-game = Choose a game
ui-all-ways = each against the computer, at one screen, or by link
ui-battles = { $n ->
    [one] { $n } battle
   *[other] { $n } battles
  }
ui-your-tables = Your tables
ui-your-move = Your move
ui-n-of = { $n } of { $of }
ui-waits-for-you = Waits for you
ui-thinking = The other side is thinking
ui-no-mine = No tables yet. Start one, or play the computer at once.
ui-open-tables = Open tables
ui-join-or-watch = join or watch
ui-join = join
ui-no-open = No open tables.
ui-battle = Battle
ui-own-battle = your own
ui-bad-battles = { $n ->
    [one] One file of your own cannot be played
   *[other] { $n } files of your own cannot be played
  }
ui-size-tiny = Very short
ui-size-small = Short
ui-size-medium = Medium
ui-size-large = Long
ui-rounds-n = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }
ui-opponent = Against
ui-opponent-computer = The computer
ui-opponent-screen = Two at this screen
ui-opponent-link = A friend, by link
ui-opponent-open = Whoever comes
ui-strength = Strength
ui-level-number = Level { $n }
ui-level-random = Random
ui-level-thumb = Rules of thumb
ui-level-search = Search
ui-about-random = Takes any legal answer. Good for learning the moves, but no real opponent.
ui-about-beginner = A beginner:
ui-about-often = Errs often:
ui-about-seldom = Errs now and then:
ui-about-errs = it knows what matters, but makes { $errs } of 100 decisions at random.
ui-about-thumb = Always plays the answer it thinks best, and plays it at once.
ui-about-ahead = Looks through many imagined games before it answers and may think for some seconds.
ui-about-best = The strongest in this game.
ui-computer = Computer
ui-computer-level = Computer, { $level }
ui-your-side = Your side
ui-clock = Clock
ui-clock-none = None
ui-clock-live = 30 min + 20 s
ui-clock-days = 3 days an answer
ui-options = Options
ui-start = Start
ui-hero-odds = 88% to damage it
ui-still-playing = Still being played
ui-decisions = { $n } decisions
ui-record = Save the record
ui-back-to-table = Back to the table
ui-whose-view = Whose view
ui-spectator = Spectator
ui-saw = { $who } saw
ui-play-on = Play on from here
ui-first = To the beginning
ui-prev = One back
ui-next = One on
ui-last = To the end
ui-play = Play
ui-pause = Pause
ui-speed = Speed
ui-for = for { $who } here
ui-chart = Who was likely to win, by decision
ui-report = Report
ui-turning-points = Turning points
ui-round-move = round { $round }, decision { $n }
ui-luck = Luck
ui-dice-rolled = { $n } dice rolled
ui-luck-higher = dice higher than in { $percentile } of 100 games
ui-luck-lower = dice lower than in { $percentile } of 100 games
ui-luck-note = High dice are not always good ones: some tests want low dice.
ui-all-n = all { $n }
ui-fewer = fewer
ui-by-dice = By kind of dice
ui-more-cards = { $n } more cards
ui-luck-line = mean { $mean }, expected { $expected }; higher than { $percentile } of 100 games
ui-proof = Fair dice
ui-proof-text = The dice were fixed before the first answer. The commitment:
ui-bad-for-you = { $chance } against you
ui-sight = Lines of sight
ui-threat = What could hurt it
ui-look-what = First select a piece (or, on a table without a grid, any place). Then look from there.
ui-sees-nothing = Nothing is in sight from here.
ui-no-threat = Nothing that you see can hurt it next.
ui-offline-kept = No connection. Your answer { $answer } is kept, and is checked again when the connection is back.
ui-unsent = not sent
ui-unsent-forget = Forget it
ui-key-look = lines of sight / what could hurt it

# hints and luck
ui-hint = Hint
ui-hint-title = What the computer would do
ui-hint-thinking = The computer is thinking …
ui-hint-none = It knows nothing better here.
ui-hint-note = The computer's estimate of your chance to win after each answer, against an equal opponent.
ui-hint-note-then = The number is this side's chance to win after the answer, estimated from what the side knew.
ui-hint-even = It sees no real difference between them.
ui-hint-first = It would take the first. Where a lower line shows a higher number, the difference may be chance.
ui-hint-thumb = A rule of thumb; nothing was calculated.
ui-hint-take = Pick one to prepare it; giving it is up to you.
ui-key-hint = a hint: what the computer would do
ui-key-measure = measure on a table
ui-advice = What would the computer do?
ui-fields-hint = Choose in the list, then confirm; “Ready-made” fills it in one tap.
ui-luck-gave = { $points ->
    [one] luck gave one percentage point
   *[other] luck gave { $points } percentage points
  }
ui-luck-took = { $points ->
    [one] luck took one percentage point
   *[other] luck took { $points } percentage points
  }
ui-luck-even = luck gave as much as it took
ui-luck-about = In percentage points of the chance to win, compared with average luck.
ui-luck-weighing = Weighing what luck did …
ui-luck-most = Most of it:

# The plane
ui-forces = Forces
ui-pieces = Pieces on the table, the nearest first
ui-measure = Measure (M)
ui-measure-blind = Nothing may be measured until the guess is made
ui-measure-hint = Tap two places to measure
ui-altitude = { $height } above the ground
ui-your-man = your man
ui-do-this = Do this
ui-clear = Start again
ui-suggestions = Suggestions, { $n }
ui-by-numbers = By numbers
ui-add-waypoint = Add a waypoint
ui-remove = Remove
ui-east = from the west edge
ui-north = from the south edge
ui-hint-path = Tap to add a waypoint, drag it, tap a bend to remove it.
ui-hint-point = Tap the place. Arrows nudge, with Shift farther.
ui-hint-pick = Tap a figure, then its place.
ui-under-own = { $n } of yours
ui-under-nobody = nobody under it
ui-hint-angle = Turn it by the handle, or tap what to aim at. Arrows turn 1°, Shift 5°.
ui-hint-blind = A guess: nothing may be measured until it is made.
ui-own-in-danger = { $n ->
    [one] Your own is under it: { $names }
   *[other] { $n } of your own are under it: { $names }
  }
ui-wind-n = north
ui-wind-ne = north-east
ui-wind-e = east
ui-wind-se = south-east
ui-wind-s = south
ui-wind-sw = south-west
ui-wind-w = west
ui-wind-nw = north-west

# accounts
ui-account = Account
ui-sign-in = Sign in
ui-sign-up = New account
ui-sign-out = Sign out
ui-account-name = Name
ui-password = Password
ui-account-why = You need no account to play. With one you find your matches on every device, and see which of them wait for you.
ui-account-here = { $n ->
    [0] Nothing waits for you.
    [one] One match waits for you.
   *[other] { $n } matches wait for you.
}
ui-n-wait = { $n ->
    [one] one match waits for you
   *[other] { $n } matches wait for you
}
ui-account-forbidden = The name or the password is wrong.
ui-account-conflict = That name is taken. Choose another, or sign in with its password.
ui-account-invalid = Give a name of up to 40 letters and a password of at least 8.
ui-account-too-many = Too many tries. Wait a moment.
ui-account-failed = The server did not answer. Nothing was changed.
ui-members-only = Only members can start matches here. Sign in first.
