import { systemWait, type Wait } from '../../clock.ts'
import type { ServerDeps } from '../../server-deps.ts'
import type { SettledPlayers } from '../offers/offers.ts'
import { SlipPlacer } from './placing/place-slip.ts'
import { PlayerBudget } from './placing/player-budget.ts'
import type { PriceBook, PriceHistory } from './placing/price-book.ts'
import type { QuoteWatch } from './quotes/quote-watch.ts'

export interface BetsDeps
  extends Pick<
    ServerDeps,
    'clock' | 'database' | 'log' | 'notifyPlayer' | 'notifyElsewhere' | 'events' | 'tracing'
  > {
  readonly config: Pick<ServerDeps['config'], 'limits' | 'offers'>
  readonly book: PriceBook
  readonly history: PriceHistory
  readonly watch: QuoteWatch
  readonly settledPlayers: SettledPlayers
}

/** What keeps state between two calls of the bets. */
export interface BetsServices {
  readonly placer: SlipPlacer
  /** The live delay of a closing. */
  readonly wait: Wait
  /** How often a player may request the maxima of a slip. */
  readonly maximaBudget: PlayerBudget
  readonly settledPlayers: SettledPlayers
}

/**
 * A page sends one request when the slip is idle; changing odds may cause one every half second.
 */
const MAXIMA_PER_MINUTE_MAX = 120

export function makeBetsServices(deps: BetsDeps): BetsServices {
  const { limits, offers } = deps.config
  const wait: Wait = (delayMs) =>
    deps.tracing.run('live delay', { delayMs }, () => systemWait(delayMs))
  return {
    placer: new SlipPlacer({ ...deps, limits, offers, wait }),
    wait,
    maximaBudget: new PlayerBudget(MAXIMA_PER_MINUTE_MAX, deps.clock),
    settledPlayers: deps.settledPlayers,
  }
}
