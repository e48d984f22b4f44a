import type { Score } from '@caderneta/domain/markets/game'
import type { SportRoute } from '@caderneta/domain/markets/sports'

/** A selection on sale, with what is seen when it is backed. */
interface Backed {
  readonly sport: SportRoute
  readonly marketId: number
  readonly name: string
  readonly handicap: string
  /** In thousandths. */
  readonly odds: number
  readonly score: Score
  /** Name of the clock point. */
  readonly point: string
}

const BANDS = [1100, 1250, 1500, 2000, 3000, 5000, 10_000, 20_000, 100_000]

/** Favourites below 1.10, outsiders above 20, and what is between. */
function band(odds: number): string {
  const most = BANDS.find((limit) => odds <= limit)
  return most === undefined ? 'above 100' : `up to ${most / 1000}`
}

/** A line of a total that the score has not reached by one is needed; a side that leads holds. */
function need({ name, handicap, score: [home, away] }: Backed): string | null {
  const leader = home === away ? 'Draw' : home > away ? '1' : '2'
  const side = handicap === '1' || handicap === '2' ? handicap : name
  const results = side.split(/ or |\//)
  if (results.every((one) => ['1', 'Draw', '2'].includes(one))) {
    return (side.includes('/') ? results.at(-1) === leader : results.includes(leader))
      ? 'what holds'
      : 'what needs a change'
  }
  if (/^\d+-\d+$/.test(name)) return name === `${home}-${away}` ? 'the score' : 'another score'
  return null
}

/** The leader, the trailer, over, under, the next goal of a side: a selection of one name. */
const outcome = ({ name, handicap, score: [home, away] }: Backed) => {
  const side = handicap === '1' || handicap === '2' ? handicap : name
  if (side !== '1' && side !== '2') return name
  if (home === away) return `${name} level`
  return home > away === (side === '1') ? 'the leader' : 'the trailer'
}

/**
 * The fixed list of strategies: each backs all selections of its classes, one stake on each, at
 * each clock point. By market, by selection, by odds, by what the score needs, and all at once.
 */
export function classesOf(backed: Backed): readonly string[] {
  const { marketId, odds, point } = backed
  const needed = need(backed)
  const live = point === 'before' ? 'before' : 'live'
  return [
    `everything ${point}`,
    `everything at odds ${band(odds)} ${point}`,
    `${marketId} ${point}`,
    `${marketId} ${outcome(backed)} ${point}`,
    `${marketId} at odds ${band(odds)} ${live}`,
    ...(needed === null ? [] : [`${needed} ${point}`, `${marketId} ${needed} ${point}`]),
  ]
}
