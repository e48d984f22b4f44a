import { randomFrom } from '@caderneta/feed/random'
import { chiSquareTail } from './chi-square-tail.ts'
import { type CellsReport, Deviations, ofChances, ofSquares } from './deviations.ts'
import { type ChanceAtPoint, chancesAtPoint, excessOf, PARTS, standing } from './game-chances.ts'
import type { ProvenGame } from './proven-game.ts'

/** What a sample of games says of the chances of its law. */
interface CalibrationReport {
  readonly games: number
  /** Criterion C4: chances that do not come true. */
  readonly calibration: CellsReport
  /** Criterion C5: chances that move more often up than down. */
  readonly martingale: CellsReport
  /** Of independent samples, one of each game: the chance of so large a sum of squares. */
  readonly global: { readonly cells: number; readonly chiSquare: number; readonly chance: number }
}

const BANDS = 10
/** Chances for the sum of squares, which takes each to be about normal. */
const MIDDLE = 0.05
const VARIANCE_MIN = 5

/**
 * Compares the chances of a law with what comes, by market, selection and clock point and by market
 * and band of the chance, and follows how they move from each point to the next.
 */
export class CalibrationProof {
  readonly #chances = new Deviations(ofChances)
  readonly #moves = new Deviations(ofSquares)
  readonly #global = new Map<number, { excess: number; variance: number }>()
  /** Markets of which a stake may come back: their chances are conditional and may drift. */
  readonly #returned = new Set<number>()
  #games = 0

  /** Looks at one game at all of its points. */
  add(game: ProvenGame): void {
    const random = randomFrom(`global/${game.gameId}`)
    const chosenPoint = random.integer(0, game.points.length - 1)
    let before: ReadonlyMap<number, Before> = new Map()
    game.points.forEach((point, index) => {
      const place = `${point.name}, ${standing(game, point)}`
      const now = [...chancesAtPoint(game, point)].map((each) => ({ ...each, place }))
      for (const each of now) this.#compare(game, point.name, each)
      const current = new Map(now.map((each) => [each.selection.index, each]))
      this.#follow(game, before, current)
      before = current
      if (index === chosenPoint) this.#choose(now.filter(isMiddle), random.next())
    })
    this.#follow(game, before, new Map())
    this.#games += 1
  }

  get report(): CalibrationReport {
    const isWhole = (name: string) => !this.#returned.has(marketIn(name))
    return {
      games: this.#games,
      calibration: this.#chances.report(),
      martingale: this.#moves.report(isWhole),
      global: this.#globalReport(),
    }
  }

  #compare({ gameId }: ProvenGame, point: string, each: ChanceAtPoint): void {
    const { selection, name, ladder, chance, result } = each
    if (result !== 'win' && result !== 'lose') this.#returned.add(selection.marketId)
    const { excess, expected } = excessOf(each)
    const { marketId } = selection
    this.#chances.add(`${marketId} ${name} ${point}`, gameId, excess, expected, ladder)
    this.#chances.add(`${marketId} at ${bandOf(chance)}`, gameId, excess, expected, ladder)
  }

  /** The chance at the next point, or at the end, less the one before it. */
  #follow(
    { gameId }: ProvenGame,
    before: ReadonlyMap<number, Before>,
    now: ReadonlyMap<number, ChanceAtPoint>,
  ): void {
    for (const [index, each] of before) {
      const { selection, name, chance, result, place } = each
      const next = now.get(index)?.chance ?? PARTS[result][0]
      const variance = leastSquare(chance, next)
      const { marketId } = selection
      // From one point to the next a ladder moves together; its later moves do not follow.
      const ladder = `${each.ladder} from ${place}`
      for (const cell of [`${name} from ${place}`, `from ${bandOf(chance)}`]) {
        this.#moves.add(`${marketId} ${cell}`, gameId, next - chance, variance, ladder)
      }
    }
  }

  /** One selection of the game, so that no two of the sum depend on each other. */
  #choose(all: readonly ChanceAtPoint[], share: number): void {
    const chosen = all[Math.floor(share * all.length)]
    if (!chosen || (chosen.result !== 'win' && chosen.result !== 'lose')) return
    const { selection, chance, result } = chosen
    const sum = this.#global.get(selection.marketId) ?? { excess: 0, variance: 0 }
    this.#global.set(selection.marketId, sum)
    sum.excess += (result === 'win' ? 1 : 0) - chance
    sum.variance += chance * (1 - chance)
  }

  #globalReport(): CalibrationReport['global'] {
    const cells = [...this.#global.values()].filter(({ variance }) => variance >= VARIANCE_MIN)
    const chiSquare = cells.reduce((sum, { excess, variance }) => sum + excess ** 2 / variance, 0)
    return { cells: cells.length, chiSquare, chance: chiSquareTail(chiSquare, cells.length) }
  }
}

type Before = ChanceAtPoint & { readonly place: string }

/**
 * Moves so small may be what is left of rare ones the other way: a fight in twenty is stopped from
 * one point to the next, and of the fights of a small sample perhaps none.
 */
const SMALL_MOVE = 0.05

/**
 * The least square to expect of a move. A chance that creeps up now and then falls to nothing, and
 * in few games it may not have fallen at all.
 */
function leastSquare(chance: number, next: number): number {
  const move = next - chance
  return Math.min(Math.abs(move), SMALL_MOVE) * (move > 0 ? chance : 1 - chance)
}

const bandOf = (chance: number) => Math.min(BANDS - 1, Math.floor(chance * BANDS))

const isMiddle = ({ chance }: ChanceAtPoint) => chance > MIDDLE && chance < 1 - MIDDLE

const marketIn = (name: string) => Number(name.split(' ')[0])
