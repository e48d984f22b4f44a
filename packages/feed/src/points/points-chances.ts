import type { Score } from '@caderneta/domain/markets/game'
import {
  DRIVE_RESULTS,
  type GamePart,
  isFieldGoal,
  isSafety,
  isTouchdown,
  QUARTER_PARTS,
  type QuarterPart,
  scoreAtEnd,
  scoreAtStart,
} from '@caderneta/domain/markets/points/points-progress'
import { once } from '../contest/once.ts'
import { cellChance, itemAt } from '../item-at.ts'
import {
  certain,
  chanceOf,
  type Distribution,
  leadOf,
  moved,
  scaled,
  sumOf,
  sumsOf,
  together,
  totalChance,
} from './distribution.ts'
import { decided, type Ends, endsOf, extended, type Sides } from './overtime.ts'
import { both, bothCounts, countedPoints } from './play-counts.ts'
import {
  driveEnds,
  leftIn,
  type PointsRates,
  type PointsSport,
  type PointsState,
  type Possessions,
  possession,
  QUARTERS_OF,
  type RegularPart,
} from './points-model.ts'
import { type RaceChances, raceChances, type Short, shortOf, type Turns } from './race-chances.ts'

/** What a sum of points is about. */
export type SumKind = 'lead' | 'total' | 'home' | 'away'

const at = cellChance

/**
 * Chances at the end of each part of a game, all from one model of possessions: every possession is
 * sampled on its own; it scores or not, and a score is worth what the sport defines. So the points
 * still to come of a side are a sum over the possessions that it has left, whatever happened
 * before; a level game gets what overtime brings on top. Each is worked out when it is first asked.
 */
export class PointsChances {
  readonly #sport: PointsSport
  readonly #rates: PointsRates
  readonly #state: PointsState
  readonly #possessions: Sides
  readonly #toCome: Readonly<Record<'home' | 'away', (possessions: number) => Distribution>>
  readonly #known = new Map<string, Distribution>()
  readonly #races = new Map<string, RaceChances>()
  constructor(sport: PointsSport, rates: PointsRates, state: PointsState) {
    this.#sport = sport
    this.#rates = rates
    this.#state = state
    const [home, away] = [possession(sport, rates.home), possession(sport, rates.away)]
    this.#possessions = { home, away }
    this.#toCome = { home: sumsOf(home), away: sumsOf(away) }
  }

  sum(part: GamePart, kind: SumKind): Distribution {
    const key = this.#keyOf(part, kind)
    const known = this.#known.get(key)
    if (known) return known
    const made = this.#made(part, kind)
    this.#known.set(key, made)
    return made
  }

  /** Quarters of which the same is left have the same chances. */
  #keyOf(part: GamePart, kind: SumKind): string {
    if (part === 'whole' || part === 'secondHalf') return `${part} ${kind}`
    const [from, to] = QUARTERS_OF[part]
    const isOver = scoreAtEnd(this.#state, part) !== null
    const start = scoreAtStart(this.#state, part)
    if (isOver || start !== null) return `${part} ${kind}`
    return `${to - from} ${leftIn(this.#state, from, to)} ${kind}`
  }

  #made(part: GamePart, kind: SumKind): Distribution {
    if (part === 'whole') return this.#wholeSum(kind)
    if (part === 'secondHalf') return this.#secondHalfSum(kind)
    const sides = this.#sidesOf(part)
    if (kind === 'lead') return leadOf(sides.home, sides.away)
    return kind === 'total' ? sumOf(sides.home, sides.away) : sides[kind]
  }

  /** Points of both sides in a part of regular time. */
  #sidesOf(part: RegularPart): Sides {
    const [start, end] = [scoreAtStart(this.#state, part), scoreAtEnd(this.#state, part)]
    if (start && end) return { home: certain(end[0] - start[0]), away: certain(end[1] - start[1]) }
    const { score } = this.#state
    const so: Score = start ? [score[0] - start[0], score[1] - start[1]] : [0, 0]
    return this.#after(so, leftIn(this.#state, ...QUARTERS_OF[part]))
  }

  #after(score: Score, [home, away]: Possessions): Sides {
    return {
      home: moved(this.#toCome.home(home), score[0]),
      away: moved(this.#toCome.away(away), score[1]),
    }
  }

  /** The end of the whole game. */
  readonly ends = once(() => this.#endsOfGame())

  #endsOfGame(): Ends {
    const { score, atEndOf, overtimeLeft } = this.#state
    const { isPlayedToDecision } = this.#sport
    if (atEndOf.whole) return endsOf({ home: certain(score[0]), away: certain(score[1]) })
    const extra = this.#overtimeEnds
    if (overtimeLeft === null) return extended(this.#sidesOf('regular'), extra)
    const ending = this.#after(score, overtimeLeft)
    return isPlayedToDecision ? extended(ending, extra) : endsOf(ending)
  }

  /** What a level game gets on top. */
  readonly #overtimeEnds = once((): Ends => {
    const sides = this.#after([0, 0], both(this.#sport.overtimePossessions))
    return this.#sport.isPlayedToDecision ? decided(sides) : endsOf(sides)
  })

  #wholeSum(kind: SumKind): Distribution {
    const ends = this.ends()
    return kind === 'total' ? totalOf(ends) : ends[kind]
  }

  /** With overtime: whether there is one depends on both halves. */
  #secondHalfSum(kind: SumKind): Distribution {
    const { firstHalf } = this.#state.atEndOf
    if (firstHalf) {
      const [home, away] = firstHalf
      const before = { lead: home - away, total: home + away, home, away }
      return moved(this.sum('whole', kind), -before[kind])
    }
    const lead = this.sum('firstHalf', 'lead')
    const sides = this.#after([0, 0], leftIn(this.#state, 2, 3))
    if (kind === 'lead') return this.#leadAfter(lead, leadOf(sides.home, sides.away))
    if (kind === 'total') return this.#totalAfter(lead, sides)
    throw new RangeError(`no points of one side in the second half`)
  }

  #leadAfter(before: Distribution, half: Distribution): Distribution {
    const level = half.chances.map((chance, i) => chance * chanceOf(before, -(half.from + i)))
    const rest = half.chances.map((chance, i) => chance - at(level, i))
    const extra = sumOf({ from: half.from, chances: level }, this.#overtimeEnds().lead)
    return together({ from: half.from, chances: rest }, extra)
  }

  #totalAfter(before: Distribution, { home, away }: Sides): Distribution {
    const from = home.from + away.from
    const level = new Float64Array(home.chances.length + away.chances.length - 1)
    for (let i = 0; i < home.chances.length; i += 1) {
      const chance = at(home.chances, i)
      const first = away.from - home.from - i - before.from
      for (let j = 0; j < away.chances.length; j += 1) {
        const weight = at(before.chances, j + first)
        level[i + j] = at(level, i + j) + chance * at(away.chances, j) * weight
      }
    }
    const levels = { from, chances: level }
    const rest = together(sumOf(home, away), scaled(levels, -1))
    return together(rest, sumOf(levels, totalOf(this.#overtimeEnds())))
  }

  /** Who leads at half-time, and who after four quarters: by threes, the home side first. */
  readonly halfAndEnd = once(() => this.#halfAndEnd())

  #halfAndEnd(): Float64Array {
    const before = this.sum('firstHalf', 'lead')
    const after = this.#leadAfterHalf()
    const chances = new Float64Array(9)
    before.chances.forEach((chance, i) => {
      if (chance === 0) return
      const lead = before.from + i
      const row = 3 * (1 - Math.sign(lead))
      after.chances.forEach((more, j) => {
        const place = row + 1 - Math.sign(lead + after.from + j)
        chances[place] = at(chances, place) + chance * more
      })
    })
    return chances
  }

  /** Of the third and fourth quarter alone. */
  #leadAfterHalf(): Distribution {
    const { score, atEndOf } = this.#state
    const end = atEndOf.regular ?? score
    const half = atEndOf.firstHalf
    const so: Score = half ? [end[0] - half[0], end[1] - half[1]] : [0, 0]
    const sides = this.#after(so, atEndOf.regular ? [0, 0] : leftIn(this.#state, 2, 3))
    return leadOf(sides.home, sides.away)
  }

  /** Which quarter has more points than each other; the last is that none has. */
  readonly highestQuarter = once(() => this.#highestQuarter())

  #highestQuarter(): Float64Array {
    const totals = QUARTER_PARTS.map((part) => this.sum(part, 'total'))
    const below = totals.map(belowOf)
    const chances = new Float64Array(QUARTER_PARTS.length + 1)
    totals.forEach(({ from, chances: one }, quarter) => {
      let sum = 0
      one.forEach((chance, i) => {
        let product = chance
        below.forEach((less, other) => {
          if (other !== quarter) product *= less(from + i)
        })
        sum += product
      })
      chances[quarter] = sum
    })
    chances[QUARTER_PARTS.length] = 1 - chances.reduce((sum, chance) => sum + chance, 0)
    return chances
  }

  race(part: QuarterPart | 'whole', points: number): RaceChances {
    const key = `${part} ${points}`
    const known = this.#races.get(key)
    const made = known ?? this.#race(part, points)
    if (!known) this.#races.set(key, made)
    return made
  }

  #race(part: QuarterPart | 'whole', points: number): RaceChances {
    const [start, { score }] = [scoreAtStart(this.#state, part), this.#state]
    const so: Score = start ? [score[0] - start[0], score[1] - start[1]] : [0, 0]
    const turns =
      part === 'whole' ? this.#turnsLeft() : [this.#turnsIn(QUARTER_PARTS.indexOf(part))]
    const needs: Score = [points - so[0], points - so[1]]
    const before = this.#raceIn(turns, needs)
    const isOpen = part === 'whole' && this.#state.overtimeLeft === null
    return isOpen ? this.#raceInOvertime(before, needs) : before.chances
  }

  #raceIn(turns: readonly Turns[], needs: Score): RaceBefore {
    const left = (side: 0 | 1) => turns.reduce((sum, each) => sum + each.left[side], 0)
    const home = shortOf(needs[0], this.#possessions.home, left(0))
    const away = shortOf(needs[1], this.#possessions.away, left(1))
    return { home, away, chances: raceChances(home.after, away.after, turns) }
  }

  /** A race that four quarters leave open goes on when they end level. */
  #raceInOvertime({ home, away, chances }: RaceBefore, needs: Score): RaceChances {
    let [first, none, second] = chances
    home.points.forEach((chance, i) => {
      const need = needs[0] - i
      const level = chance * at(away.points, needs[1] - need)
      if (level < NEGLIGIBLE) return
      const turns: Turns = { left: both(this.#sport.overtimePossessions), begins: null }
      const more = this.#raceIn([turns], [need, need]).chances
      first += level * more[0]
      second += level * more[2]
      none -= level * (more[0] + more[2])
    })
    return [first, none, second]
  }

  #turnsLeft(): readonly Turns[] {
    const { overtimeLeft, begins } = this.#state
    if (overtimeLeft) return [{ left: overtimeLeft, begins }]
    return QUARTER_PARTS.map((_, quarter) => this.#turnsIn(quarter))
  }

  #turnsIn(quarter: number): Turns {
    const part = itemAt(QUARTER_PARTS, quarter)
    const isRunning = scoreAtStart(this.#state, part) && !scoreAtEnd(this.#state, part)
    return {
      left: itemAt(this.#state.quartersLeft, quarter),
      begins: isRunning ? this.#state.begins : null,
    }
  }

  /** Touchdowns, field goals or safeties of the whole game. */
  count(kind: CountedKind): Distribution {
    const known = this.#known.get(kind)
    const made = known ?? this.#count(kind)
    if (!known) this.#known.set(kind, made)
    return made
  }

  #count(kind: CountedKind): Distribution {
    const isCounted = IS_COUNTED[kind]
    const { score, plays, overtimeLeft, quartersLeft } = this.#state
    const left = overtimeLeft ?? leftIn(this.#state, 0, quartersLeft.length - 1)
    const from = plays.filter(({ points }) => isCounted(points)).length
    const { all, level } = this.#counts(left, score[0] - score[1], isCounted)
    if (overtimeLeft !== null || this.#state.atEndOf.whole) return { from, chances: all }
    const levels = { from: 0, chances: level }
    const extra = this.#counts(both(this.#sport.overtimePossessions), 0, isCounted).all
    const rest = together({ from: 0, chances: all }, scaled(levels, -1))
    return moved(together(rest, sumOf(levels, { from: 0, chances: extra })), from)
  }

  #counts([home, away]: Possessions, lead: number, isCounted: (points: number) => boolean) {
    const of = (side: 'home' | 'away', possessions: number) =>
      countedPoints(this.#sport, this.#possessions[side], possessions, isCounted)
    return bothCounts(of('home', home), of('away', away), lead)
  }

  /** How a drive of a side ends, in the order of the results. */
  drive(side: 'home' | 'away', number: number): readonly number[] {
    const known = this.#state.drives[side][number - 1]
    const ends = driveEnds(this.#sport, this.#rates[side])
    return DRIVE_RESULTS.map((result) => (known ? Number(result === known) : ends[result]))
  }

  /** The first points of the game by their kind: a touchdown, none at all, any other. */
  firstScore(): readonly [touchdown: number, none: number, other: number] {
    const [home, none, away] = this.race('whole', 1)
    const { worth } = this.#sport
    const all = worth.reduce((sum, [, share]) => sum + share, 0)
    const touchdowns = worth.reduce(
      (sum, [points, share]) => sum + (isTouchdown(points) ? share : 0),
      0,
    )
    const touchdown = ((home + away) * touchdowns) / all
    return [touchdown, none, home + away - touchdown]
  }
}

const NEGLIGIBLE = 1e-12

type CountedKind = 'touchdowns' | 'fieldGoals' | 'safeties'

const IS_COUNTED: Readonly<Record<CountedKind, (points: number) => boolean>> = {
  touchdowns: isTouchdown,
  fieldGoals: isFieldGoal,
  safeties: isSafety,
}

/** A race as far as four quarters decide it. */
interface RaceBefore {
  readonly home: Short
  readonly away: Short
  readonly chances: RaceChances
}

function totalOf({ win, level, lose }: Ends): Distribution {
  return together(together(win, level), lose)
}

/** Chance of less than a number. */
function belowOf({ from, chances }: Distribution): (value: number) => number {
  const sums = new Float64Array(chances.length + 1)
  chances.forEach((chance, i) => {
    sums[i + 1] = at(sums, i) + chance
  })
  const all = totalChance({ from, chances })
  return (value) => (value - from >= sums.length ? all : at(sums, value - from))
}
