import { makeBearer } from '../api/bearer.ts'
import { readPreloaded } from '../api/preloaded-responses.ts'
import { QueryCache } from '../api/query-cache.ts'
import { readSentAhead } from '../api/sent-ahead.ts'
import { makeMeasuredRow } from '../features/catalogue/rows/use-rows-in-view.ts'
import { makeSessionDialog } from '../features/session/session-dialog-store.ts'
import { makeSession } from '../features/session/session-store.ts'
import { makeSlipCode } from '../features/slip/state/slip-code.ts'
import { makeSlip } from '../features/slip/state/slip-store.ts'
import { makeWallet } from '../features/wallet/wallet-store.ts'
import { Today } from '../formats/today.ts'
import { makeLive } from '../live/live.ts'
import { NO_LATE_NAMES } from '../names/late-names.ts'
import { makePrefs } from '../prefs/prefs-store.ts'
import { Listeners } from '../root/listeners.ts'
import type { Page } from '../root/page.ts'
import { ServerClock } from '../root/server-clock.ts'
import { Store } from '../root/store.ts'
import { Routing } from '../routing/location.ts'
import { makeToasts } from '../ui/toast/toast-queue.ts'

/** Constructs all that the page keeps: once for the document, and for each test. */
export function createPage(): Page {
  const clock = new ServerClock()
  const prefs = makePrefs()
  return {
    clock,
    today: new Today(clock),
    prefs,
    routing: new Routing(null),
    preloaded: readPreloaded({ clock, prefs }),
    sentAhead: readSentAhead(),
    bearer: makeBearer(),
    presence: { seenAt: 0 },
    live: makeLive(clock),
    gameViews: { made: null },
    site: new Store({ status: 'loading' }),
    lateNames: new Store(NO_LATE_NAMES),

    session: makeSession(),
    sessionDialog: makeSessionDialog(),
    playerWatch: { isOn: false },
    inactivity: { usedAt: 0, timer: undefined, isWatching: false },
    wallet: makeWallet(),
    favourites: new Store({ all: [], loads: 0 }),
    recentSearches: { store: null },
    emailConfirmations: new Map(),
    activations: new Map(),

    slip: makeSlip(),
    slipCode: makeSlipCode(),
    slipRestoring: { storage: null, restoreLate: null },
    slipFollowing: { store: null, resume: () => {}, takenOver: null, listener: null },
    slipFocus: { isPassing: false },
    slipSheet: new Store(null),
    stakeOffer: new Store({ offer: null, slip: null }),

    toasts: makeToasts(),
    menu: new Store(null),
    closedLayer: { timer: undefined },
    leaving: new Store(null),
    walkthrough: new Store(false),
    viewMoves: { listeners: new Listeners(), stop: () => {} },
    measuredRow: makeMeasuredRow(),
    chosenMarkets: new Store(new Map()),
    painting: null,

    gamesCache: new QueryCache(),
    gameDetailsCache: new QueryCache(),
    nextGamesCache: new QueryCache(),
    resultsCache: new QueryCache(),
    betsCache: new QueryCache(),
    betHistoryCache: new QueryCache(),
    creditsCache: new QueryCache(),
    statementCache: new QueryCache(),
    depositMethodsCache: new QueryCache(),
    depositsCache: new QueryCache(),
    withdrawalsCache: new QueryCache(),
    exclusionCache: new QueryCache(),
    firstStepsCache: new QueryCache(),
    verificationCache: new QueryCache(),
    openSessionsCache: new QueryCache(),
    countriesCache: new QueryCache(),
    timeZonesCache: new QueryCache(),
  }
}
