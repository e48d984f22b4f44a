import { type GameStatus, isOver, type MatchClock } from '@caderneta/domain/markets/game/game'
import { routeOf } from '@caderneta/domain/markets/registry/sports'
import type { FeedBody, FeedMessage, SelectionOutcome } from '@caderneta/feed/messages'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { writeSelection } from '@caderneta/uof-stand-in/markets/write-selection'

interface KnownPrice {
  readonly odds: number
  readonly status: 'open' | 'suspended' | 'closed'
}

interface Named {
  readonly gameId: number
  readonly marketId: number
  readonly key: string
  /** As it was sent: under another name or line it is another selection. */
  readonly label: string
}

/** What a consumer of messages knows: the last price and state of everything the feed can send. */
export class KnownPrices {
  readonly #sportOf = new Map<number, number>()
  readonly #prices = new Map<number, Map<string, KnownPrice>>()
  readonly #states = new Map<number, string>()
  readonly #named = new Map<number, Named>()
  readonly #settled = new Map<string, string>()
  readonly #ids = new Map<string, number>()
  /** Games of which something changed since they were compared. */
  readonly changed = new Set<number>()
  results = 0

  take(message: FeedMessage | FeedBody): void {
    if (message.kind === 'fixture')
      this.#sportOf.set(message.fixture.gameId, message.fixture.sportId)
    if (message.kind === 'odds_change') this.#takeOdds(message)
    if (message.kind === 'bet_stop') this.#stop(message)
    if (message.kind === 'bet_settlement')
      for (const outcome of message.outcomes) this.#settle(outcome, message.certainty)
  }

  prices(gameId: number): ReadonlyMap<string, KnownPrice> {
    return this.#prices.get(gameId) ?? new Map()
  }

  /** Under what number the feed has a selection. */
  idOf(gameId: number, key: string): number | undefined {
    return this.#ids.get(`${gameId} ${key}`)
  }

  state(gameId: number): string | undefined {
    return this.#states.get(gameId)
  }

  /** Results by selection, with all that was said of it in turn. */
  settled(): ReadonlyMap<string, string> {
    return this.#settled
  }

  /** Matches that are over, by sport. */
  ended(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>()
    for (const [gameId, state] of this.#states) {
      if (!state.startsWith('ended')) continue
      const sport = String(routeOf(this.#sport(gameId)))
      const before = counts.get(sport)
      counts.set(sport, before === undefined ? 1 : before + 1)
    }
    return counts
  }

  #takeOdds(message: Extract<FeedBody, { kind: 'odds_change' }>): void {
    const { gameId, status, clock, score } = message
    this.changed.add(gameId)
    this.#states.set(gameId, [status, score.join('-'), writeClock(status, clock)].join(' '))
    const prices = this.#prices.get(gameId) ?? new Map<string, KnownPrice>()
    this.#prices.set(gameId, prices)
    for (const market of message.markets)
      for (const selection of market.selections) {
        const key = this.#keyOf(gameId, market, selection)
        if (key !== null) prices.set(key, { odds: selection.odds, status: market.status })
      }
  }

  /** Null for what the feed cannot send. */
  #keyOf(
    gameId: number,
    { marketId, specifier }: MarketOdds,
    { selectionId, name, handicap }: MarketOdds['selections'][number],
  ): string | null {
    const label = `${marketId} ${specifier} ${name} ${handicap}`
    const known = this.#named.get(selectionId)
    if (known?.label === label) return known.key
    const sport = this.#sport(gameId)
    if (!writeSelection(sport, { marketId, specifier, name, handicap })) return null
    const key = `${routeOf(sport)} ${label}`
    this.#named.set(selectionId, { gameId, marketId, key, label })
    this.#ids.set(`${gameId} ${key}`, selectionId)
    return key
  }

  #stop({ gameId, marketIds }: Extract<FeedBody, { kind: 'bet_stop' }>): void {
    this.changed.add(gameId)
    const prices = this.#prices.get(gameId)
    for (const [key, { odds, status }] of prices ?? []) {
      const marketId = Number(key.split(' ')[1])
      const isMeant = marketIds === 'all' || marketIds.includes(marketId)
      if (isMeant && status === 'open') prices?.set(key, { odds, status: 'suspended' })
    }
  }

  #settle({ selectionId, result, deadHeat }: SelectionOutcome, certainty: string): void {
    const named = this.#named.get(selectionId)
    if (!named) return
    this.results += 1
    const id = `${named.gameId} ${named.key}`
    const news = [certainty, result, deadHeat?.places, deadHeat?.tied].join(' ')
    const before = this.#settled.get(id)
    this.#settled.set(id, before === undefined ? news : `${before}, ${news}`)
  }

  #sport(gameId: number): number {
    return this.#sportOf.get(gameId) ?? Number.NaN
  }
}

/**
 * What differs between what was sent and what arrived of a match. A selection that is closed may
 * arrive as suspended: the feed knows outcomes that are not active, and no closed ones.
 */
export function differencesOf(gameId: number, sent: KnownPrices, arrived: KnownPrices): string[] {
  const differences: string[] = []
  if (sent.prices(gameId).size > 0 && sent.state(gameId) !== arrived.state(gameId))
    differences.push(`${gameId}: ${sent.state(gameId)} arrived as ${arrived.state(gameId)}`)
  const received = arrived.prices(gameId)
  for (const [key, { odds, status }] of sent.prices(gameId)) {
    const there = received.get(key)
    const isOpen = there?.status === 'open'
    const isSame = there?.odds === odds && isOpen === (status === 'open')
    if (!isSame) differences.push(`${gameId} ${key}: ${odds} ${status} arrived as ${write(there)}`)
  }
  for (const key of received.keys())
    if (!sent.prices(gameId).has(key)) differences.push(`${gameId} ${key}: was never sent`)
  return differences
}

/** The feed numbers no rounds of a fight, and the clock of a match that is over says nothing. */
function writeClock(status: GameStatus, clock: MatchClock | null): string {
  if (clock === null || isOver(status) || clock.period.startsWith('R')) return ''
  const { period, minute, stoppage, partScore, points } = clock
  return [period, minute, stoppage, partScore, points].join(' ')
}

function write(price: KnownPrice | undefined): string {
  return price === undefined ? 'nothing' : `${price.odds} ${price.status}`
}
