import type { FeedBody, MarketOdds } from '@caderneta/feed/messages'
import { type CellsReport, Deviations, ofChances, ofProfits } from './deviations.ts'
import { chancesAtPoint, excessOf, PARTS } from './game-chances.ts'
import type { Bend, ClockPoint, ProvenGame } from './proven-game.ts'
import { classesOf } from './strategies.ts'

/** Criterion C3: what the strategies of a fixed list return at the published odds. */
interface StrategyReport {
  readonly games: number
  readonly bets: number
  /** What came back of all that was staked. */
  readonly returned: number
  /** Profits of the strategies. */
  readonly profits: CellsReport
  /** Wins of the strategies beside the chances behind their prices. */
  readonly wins: CellsReport
}

/** Backs all that is open at each clock point of games, a stake of one on each selection. */
export class StrategyProof {
  readonly #bend: Bend
  readonly #profits = new Deviations(ofProfits)
  readonly #wins = new Deviations(ofChances)
  #games = 0
  #bets = 0
  #returned = 0

  constructor(bend: Bend = (_, odds) => odds) {
    this.#bend = bend
  }

  add(game: ProvenGame): void {
    for (const point of game.points) this.#back(game, point)
    this.#games += 1
  }

  get report(): StrategyReport {
    return {
      ...{ games: this.#games, bets: this.#bets },
      returned: this.#returned / Math.max(1, this.#bets),
      profits: this.#profits.report(undefined, (deviations) => deviations),
      wins: this.#wins.report(),
    }
  }

  #back(game: ProvenGame, point: ClockPoint): void {
    const chanceByIndex = new Map(
      [...chancesAtPoint(game, point)].map((each) => [each.selection.index, each]),
    )
    const { sport, gameId } = game
    const score = game.scoreAt(point.second)
    for (const { marketId, selections } of openMarkets(game, point)) {
      for (const { oddId, odds: published, name, handicap } of selections) {
        const known = chanceByIndex.get(oddId)
        if (!known) throw new RangeError(`no law behind ${marketId} ${name} at ${point.name}`)
        const odds = this.#bend(marketId, published)
        const [won, lost] = PARTS[known.result]
        const profit = won * (odds / 1000 - 1) - lost
        this.#bets += 1
        this.#returned += 1 + profit
        const backed = { sport, marketId, name, handicap, odds, score, point: point.name }
        const { excess, expected } = excessOf(known)
        const ladder = `${marketId} ${known.ladder}`
        for (const strategy of classesOf(backed)) {
          this.#profits.add(strategy, gameId, profit, (won + lost) * (odds / 1000 - 1), ladder)
          this.#wins.add(strategy, gameId, excess, expected, ladder)
        }
      }
    }
  }
}

/** What can be bet on at a point, as it is published. */
function openMarkets(
  { programme, startsAt }: ProvenGame,
  { second }: ClockPoint,
): readonly MarketOdds[] {
  const at = second === null ? programme.announcedAt : startsAt + second * 1000
  return programme
    .snapshot(at, Number.POSITIVE_INFINITY)
    .flatMap((body: FeedBody) => (body.kind === 'odds_change' ? body.markets : []))
    .filter(({ status }) => status === 'open')
}
