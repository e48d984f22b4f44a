import type { ListedMarket } from '@caderneta/domain/markets/markets-by-sport'
import { marketOf } from '@caderneta/domain/markets/markets-by-sport'
import { SPORT, type SportRoute } from '@caderneta/domain/markets/sports'
import { PUBLISHED_ODDS_MAX } from '@caderneta/feed/contest/price-chances'
import { chanceAt, itemAt } from '@caderneta/feed/item-at'
import type { FeedBody, MarketOdds, SelectionOdds } from '@caderneta/feed/messages'
import { type Bend, type LawBook, openLines, type ProvenGame } from './proven-game.ts'

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/** What a price has to keep back of its chance at the least. */
const LOAD_MIN = 1.004
const TOLERANCE = 1e-9
/**
 * How much a book may exceed its margin beside what the rounding of its odds adds. A price of
 * football holds for a minute and is the worse of two.
 */
const EXCESS_MAX = 0.02
const EXCESS_MAX_OF_FOOTBALL = 0.08
/** Odds are cut to hundredths. */
const CUT = 0.01
const SHOWN = 10

/** Criterion C1: what the published prices of games keep of their chances. */
interface PriceReport {
  readonly games: number
  readonly books: number
  readonly prices: number
  /** The largest product of odds and chance. */
  readonly returnMax: number
  /** The most by which a book exceeds its margin, beside rounding. */
  readonly excessMax: number
  readonly breaches: number
  readonly examples: readonly string[]
}

/** Checks all that games publish against the law, while each price holds. */
export class PriceProof {
  readonly #bend: Bend
  #games = 0
  #books = 0
  #prices = 0
  #returnMax = 0
  #excessMax = Number.NEGATIVE_INFINITY
  #breaches = 0
  readonly #examples: string[] = []

  constructor(bend: Bend = (_, odds) => odds) {
    this.#bend = bend
  }

  /**
   * Follows one game. A price holds from its moment up to the next; it is compared at its first
   * second, at its last and at so many between them.
   */
  add(game: ProvenGame, between = 0): void {
    const { programme, startsAt } = game
    const winners = winnersOf(game)
    let at: number | null = programme.announcedAt
    while (at !== null) {
      const next: number | null = programme.nextAfter(at)
      for (const change of changesAt(game, at)) {
        this.#checkBooks(game.sport, change, winners)
        const isBefore = change.clock === null
        const from = (at - startsAt) / 1000
        const until = ((next ?? at + 1000) - startsAt) / 1000 - 1
        for (const second of isBefore ? [null] : secondsBetween(from, until, between)) {
          this.#checkPrices(game, change, from, second)
        }
      }
      at = next
    }
    this.#games += 1
  }

  get report(): PriceReport {
    return {
      ...{ games: this.#games, books: this.#books, prices: this.#prices },
      ...{ returnMax: this.#returnMax, excessMax: this.#excessMax },
      ...{ breaches: this.#breaches, examples: this.#examples },
    }
  }

  #checkBooks(sport: SportRoute, { markets }: OddsChange, winners: ReadonlySet<number>): void {
    for (const [key, entries] of grouped(markets)) {
      const open = entries.filter(({ status }) => status === 'open')
      const record = marketOf(SPORT[sport].id, Number(key.split(' ')[0]))
      if (open.length === 0 || !record || record.winners === null) continue
      const won = entries
        .filter(({ status }) => status === 'closed')
        .flatMap(({ selections }) => selections)
        .filter(({ selectionId }) => winners.has(selectionId)).length
      const selections = open.flatMap((market) => market.selections)
      this.#checkBook(sport, { ...record, key, winners: record.winners - won }, selections)
    }
  }

  #checkBook(
    sport: SportRoute,
    { key, id, margin, winners }: OpenBook,
    selections: readonly SelectionOdds[],
  ): void {
    const shares = selections.map(({ odds }) => 1000 / this.#bend(id, odds))
    const sum = shares.reduce((all, share) => all + share, 0)
    const cut = shares.reduce((all, share) => all + share ** 2 * CUT, 0)
    const capped = selections.filter(({ odds }) => odds === PUBLISHED_ODDS_MAX).length
    const excess = sum - winners * (1 + margin) - cut - (capped * 1000) / PUBLISHED_ODDS_MAX
    this.#books += 1
    this.#excessMax = Math.max(this.#excessMax, excess)
    const isShort = sum < winners * (1 + margin) - TOLERANCE && selections.length > winners
    if (isShort || excess > (sport === 'football' ? EXCESS_MAX_OF_FOOTBALL : EXCESS_MAX)) {
      this.#refuse(`book ${key} of ${selections.length}: ${sum.toFixed(4)} for ${winners}`)
    }
  }

  #checkPrices(
    game: ProvenGame,
    { markets }: OddsChange,
    priced: number,
    second: number | null,
  ): void {
    const oddsById = new Map(
      markets
        .filter(({ status }) => status === 'open')
        .flatMap(({ marketId, selections }) =>
          selections.map(({ oddId, odds }) => [oddId, this.#bend(marketId, odds)] as const),
        ),
    )
    for (const book of game.books) this.#checkBookPrices(game, book, oddsById, priced, second)
    for (const index of oddsById.keys()) {
      this.#refuse(`${game.sport} ${game.gameId}: no law of ${index} at ${second}`)
    }
  }

  /** Checks the prices of a book, and takes them from the others. */
  #checkBookPrices(
    { sport, gameId }: ProvenGame,
    { sheet, chancesAt }: LawBook,
    oddsById: Map<number, number>,
    priced: number,
    second: number | null,
  ): void {
    const isPriced = (position: number) => oddsById.has(itemAt(sheet.selections, position).index)
    const isWanted = openLines(sheet, isPriced)
    if (!sheet.markets.some((_, line) => isWanted(line))) return
    const chances = chancesAt(second, isWanted, priced)
    for (const [position, { index, marketId, name, specifier }] of sheet.selections.entries()) {
      const odds = oddsById.get(index)
      if (odds === undefined) continue
      oddsById.delete(index)
      const returned = (odds / 1000) * chanceAt(chances, position)
      this.#prices += 1
      this.#returnMax = Math.max(this.#returnMax, returned)
      // What is not on sale has no chance, which is not a number: its price is refused as well.
      if (returned <= 1 / LOAD_MIN + TOLERANCE) continue
      const what = `${sport} ${gameId}: ${marketId} ${specifier} ${name}`
      this.#refuse(`${what} at ${second}: ${odds} of ${chanceAt(chances, position).toFixed(5)}`)
    }
  }

  #refuse(example: string): void {
    this.#breaches += 1
    if (this.#examples.length < SHOWN) this.#examples.push(example)
  }
}

/** What is left of a line: so many of its open selections win. */
interface OpenBook extends Pick<ListedMarket, 'id' | 'margin'> {
  readonly key: string
  readonly winners: number
}

function changesAt({ programme }: ProvenGame, at: number): readonly OddsChange[] {
  return programme
    .between(at - 1, at)
    .map(({ body }) => body)
    .filter((body): body is OddsChange => body.kind === 'odds_change')
}

function winnersOf({ programme }: ProvenGame): ReadonlySet<number> {
  const outcomes = programme
    .snapshot(programme.endsAt, 0)
    .flatMap((body) => (body.kind === 'bet_settlement' ? body.outcomes : []))
  return new Set(
    outcomes.filter(({ result }) => result === 'win').map(({ selectionId }) => selectionId),
  )
}

/** Lines by their market and specifier: what is decided of one comes apart from what runs. */
function grouped(markets: readonly MarketOdds[]): ReadonlyMap<string, readonly MarketOdds[]> {
  const byLine = new Map<string, MarketOdds[]>()
  for (const market of markets) {
    const key = `${market.marketId} ${market.specifier}`
    const line = byLine.get(key)
    if (line) line.push(market)
    else byLine.set(key, [market])
  }
  return byLine
}

function secondsBetween(from: number, until: number, between: number): readonly number[] {
  const last = Math.max(from, Math.floor(until))
  const steps = between + 1
  const seconds = Array.from({ length: steps + 1 }, (_, i) =>
    Math.floor(from + ((last - from) * i) / steps),
  )
  return [...new Set(seconds)]
}
