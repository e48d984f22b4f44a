import type { Score } from '@caderneta/domain/markets/game/game'
import { resultOf } from '@caderneta/domain/markets/rule/rule'
import { type PointsProgress, pointsBounds } from '@caderneta/domain/markets/sports/points-progress'
import { describe, expect, it } from 'vitest'
import { fairPoints } from './fair-points.ts'
import { type PointsSport, type PointsState, pointsChances, pointsStart } from './points-model.ts'
import { AMERICAN_FOOTBALL_POINTS, BASKETBALL_POINTS } from './points-sports.ts'

/** One attack of each side in a quarter, worth two or three: small enough to try every game. */
const SMALL: PointsSport = {
  worth: [
    [2, 0.75],
    [3, 0.25],
  ],
  quarterPossessions: 1,
  overtimePossessions: 1,
  isPlayedToDecision: false,
}
const RATES = { home: 1.2, away: 0.9 }
const SELECTIONS = [BASKETBALL_POINTS, AMERICAN_FOOTBALL_POINTS].flatMap(({ offer }) =>
  offer.selections({
    spread: [-2.5, -1, 0, 0.75, 3.5],
    total: [5.5, 8, 9.25, 12.5],
    firstHalfTotal: [3.5, 4],
    firstQuarterTotal: [2.5],
  }),
)

interface Tried {
  readonly chance: number
  readonly result: PointsProgress
}

/** Points of one attack with their chances, worked out by hand: a score is worth 2.25. */
const attack = (rate: number): readonly (readonly [number, number])[] => [
  [0, 1 - rate / 2.25],
  [2, (0.75 * rate) / 2.25],
  [3, (0.25 * rate) / 2.25],
]
const ROUND = attack(RATES.home).flatMap(([home, one]) =>
  attack(RATES.away).map(([away, other]) => ({ home, away, chance: one * other })),
)

/** Every game that may follow after a number of quarters, with its chance. */
function everyGame(quarters: readonly Score[], chance = 1): readonly Tried[] {
  const [home, away] = sumOf(quarters)
  const isOver = quarters.length === 5 || (quarters.length === 4 && home !== away)
  if (isOver) return [{ chance, result: endOf(quarters) }]
  return ROUND.flatMap((each) =>
    everyGame([...quarters, [each.home, each.away]], chance * each.chance),
  )
}

function sumOf(quarters: readonly Score[]): Score {
  return [
    quarters.reduce((sum, [home]) => sum + home, 0),
    quarters.reduce((sum, [, away]) => sum + away, 0),
  ]
}

function endOf(quarters: readonly Score[]): PointsProgress {
  const at = (count: number) => sumOf(quarters.slice(0, count))
  const atEndOf = { firstQuarter: at(1), firstHalf: at(2), regular: at(4), whole: at(5) }
  return { score: at(5), atEndOf }
}

/** Part of a stake that is won of what is won or lost, over all games. */
function triedChance(position: number, games: readonly Tried[]): number {
  const selection = SELECTIONS[position]
  if (!selection) throw new RangeError('no selection')
  let [won, lost] = [0, 0]
  for (const { chance, result } of games) {
    const outcome = resultOf(selection.rule, pointsBounds(result))
    if (outcome === 'win' || outcome === 'half_win') won += chance * (outcome === 'win' ? 1 : 0.5)
    if (outcome === 'lose' || outcome === 'half_lose')
      lost += chance * (outcome === 'lose' ? 1 : 0.5)
  }
  return won + lost === 0 ? 0.5 : won / (won + lost)
}

function afterQuarters(quarters: readonly Score[]): PointsState {
  const start = pointsStart(SMALL)
  const at = (count: number) => (quarters.length >= count ? sumOf(quarters.slice(0, count)) : null)
  return {
    score: sumOf(quarters),
    atEndOf: { firstQuarter: at(1), firstHalf: at(2), regular: at(4), whole: null },
    quartersLeft: start.quartersLeft.map((left, i) => (i < quarters.length ? [0, 0] : left)),
    overtimeLeft: null,
  }
}

describe('fair chances of points, against every game that may follow', () => {
  const compare = (quarters: readonly Score[], isCompared: (marketId: number) => boolean) => {
    const fair = fairPoints(SELECTIONS, pointsChances(SMALL, RATES, afterQuarters(quarters)))
    const games = everyGame(quarters)
    expect(games.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10)
    SELECTIONS.forEach(({ marketId, name, handicap }, position) => {
      if (!isCompared(marketId)) return
      const tried = triedChance(position, games)
      expect(fair[position], `${marketId} ${name} ${handicap}`).toBeCloseTo(tried, 9)
    })
  }

  it('are the same before the game, in every market', () => {
    compare([], () => true)
  })

  it('are the same in the third quarter, in the markets that are open', () => {
    const halves = [1000006, 1000063, 1000064]
    compare(
      [
        [2, 3],
        [3, 0],
      ],
      (marketId) => !halves.includes(marketId),
    )
  })

  it('are the same in a level last quarter', () => {
    const whole = [1000002, 1000040, 1000061, 1000062]
    compare(
      [
        [2, 3],
        [3, 0],
        [0, 2],
      ],
      (marketId) => whole.includes(marketId),
    )
  })

  it('are the same before an overtime', () => {
    compare(
      [
        [2, 2],
        [0, 0],
        [3, 3],
        [0, 0],
      ],
      (marketId) => [1000040, 1000061, 1000062].includes(marketId),
    )
  })
})
