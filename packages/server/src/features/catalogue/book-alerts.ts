import type { FeedMessage } from '@caderneta/feed/messages'
import type { Applied, GameDoubt, GameState } from './book-game.ts'
import { isKnownMarket } from './catalogue-texts.ts'
import { isInPlay } from './market-period.ts'
import type { PriceProblem } from './price-band.ts'

type OddsChange = Extract<FeedMessage, { kind: 'odds_change' }>

/** A message of the feed that is not trusted: an operator has to look at it. */
export interface BookAlert {
  readonly problem: PriceProblem | GameDoubt | 'unknown_market' | 'period' | 'timeline' | 'sure_win'
  readonly gameId: number
  readonly marketId: number | null
}

/** More would fill the log with one broken feed. */
const KEPT_MAX = 10_000

/** Reports each error of a market once, and an unknown market once for all games. */
export class BookAlerts {
  readonly #raised = new Set<string>()
  readonly #listeners: ((alert: BookAlert) => void)[] = []

  listen(listener: (alert: BookAlert) => void): void {
    this.#listeners.push(listener)
  }

  raise(alert: BookAlert): void {
    const { problem, gameId, marketId } = alert
    const key =
      problem === 'unknown_market' ? `${problem} ${marketId}` : `${problem} ${gameId} ${marketId}`
    if (this.#raised.has(key)) return
    if (this.#raised.size >= KEPT_MAX) this.#raised.clear()
    this.#raised.add(key)
    for (const listener of this.#listeners) listener(alert)
  }
}

/** What is wrong with a message that a game has taken. */
export function alertsOf(
  game: GameState,
  { markets, timeline }: OddsChange,
  { problems }: Applied,
): readonly BookAlert[] {
  const { gameId } = game.fixture
  const ofMarkets = markets.flatMap(({ marketId, status }): BookAlert[] => {
    if (!isKnownMarket(marketId)) return [{ problem: 'unknown_market', gameId, marketId }]
    const isLate = status === 'open' && !isInPlay(marketId, game.clock)
    return isLate ? [{ problem: 'period', gameId, marketId }] : []
  })
  return [
    ...(timeline && !game.timeline
      ? [{ problem: 'timeline', gameId, marketId: null } as const]
      : []),
    ...problems.map(({ marketId, problem }) => ({ problem, gameId, marketId })),
    ...ofMarkets,
  ]
}
