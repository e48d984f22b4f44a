import type { Score } from '@caderneta/domain/markets/game'
import {
  type Play,
  type PointsCounter,
  pointsBounds,
  QUARTER_PARTS,
} from '@caderneta/domain/markets/points/points-progress'
import { type Bounds, resultOf } from '@caderneta/domain/markets/rule'
import { gameOfQuarters, pointsLines } from '@caderneta/domain/testing/points-game'
import { describe, expect, it } from 'vitest'
import { itemAt } from '../item-at.ts'
import { PointsChances } from './points-chances.ts'
import {
  type PointsRates,
  type PointsSport,
  type PointsState,
  pointsStart,
} from './points-model.ts'
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
/** Touchdowns alone. */
const LARGE: PointsSport = { ...SMALL, worth: [[7, 1]] }
const RATES = { home: 1.2, away: 0.9 }
const SELECTIONS = [BASKETBALL_POINTS, AMERICAN_FOOTBALL_POINTS].flatMap(({ offer }) =>
  offer.selections(
    pointsLines({
      spread: [-2.5, -1, 0, 0.75, 3.5],
      total: [5.5, 8, 9.25, 12.5],
      firstHalfTotal: [3.5, 4],
      firstQuarterTotal: [2.5],
      teamTotal: [[4.5], [5.5]],
      winnerTotal: [7.5],
      halfTeamTotal: [[1.5], [2.5]],
      secondHalfTotal: [4.5],
      quarterTotal: [1.5, 3.5],
      quarterTeamTotal: [[1.5], [2.5]],
    }),
  ),
)

/** A game with what it leaves of each counter, the home side or the other first in each part. */
interface Tried {
  readonly chance: number
  readonly ends: readonly Bounds<PointsCounter>[]
}

type Round = readonly { readonly home: number; readonly away: number; readonly chance: number }[]

/** Points of one attack of each side with their chances, worked out by hand. */
function roundOf({ worth }: PointsSport, rates: PointsRates): Round {
  const average = worth.reduce((sum, [points, share]) => sum + points * share, 0)
  const attack = (rate: number) => [
    [0, 1 - rate / average] as const,
    ...worth.map(([points, share]) => [points, (share * rate) / average] as const),
  ]
  return attack(rates.home).flatMap(([home, one]) =>
    attack(rates.away).map(([away, other]) => ({ home, away, chance: one * other })),
  )
}

/** Every game that may follow after a number of quarters, with its chance. */
function everyGame(round: Round, quarters: readonly Score[], chance = 1): readonly Tried[] {
  const [home, away] = gameOfQuarters(quarters).score
  const isOver = quarters.length === 5 || (quarters.length === 4 && home !== away)
  if (isOver) return [{ chance, ends: endsOf(quarters) }]
  return round.flatMap((each) =>
    everyGame(round, [...quarters, [each.home, each.away]], chance * each.chance),
  )
}

/** Who has the ball first matters in one part alone, the one in which a race is decided. */
function endsOf(quarters: readonly Score[]): readonly Bounds<PointsCounter>[] {
  const game = gameOfQuarters(quarters.length === 5 ? quarters : [...quarters, [0, 0]])
  const part = (play: Play) => (play.quarter ? QUARTER_PARTS.indexOf(play.quarter) : 4)
  const turned = game.plays.toSorted(
    (one, other) => part(one) - part(other) || other.side - one.side,
  )
  return [pointsBounds(game), pointsBounds({ ...game, plays: turned })]
}

/** Part of a stake that is won of what is won or lost, over all games. */
function triedChance(position: number, games: readonly Tried[]): number | null {
  const { rule } = itemAt(SELECTIONS, position)
  let [won, lost] = [0, 0]
  for (const { chance, ends } of games) {
    for (const bounds of ends) {
      const outcome = resultOf(rule, bounds)
      if (outcome === 'win' || outcome === 'half_win') won += chance * (outcome === 'win' ? 1 : 0.5)
      if (outcome === 'lose' || outcome === 'half_lose')
        lost += chance * (outcome === 'lose' ? 1 : 0.5)
    }
  }
  return won + lost === 0 ? null : won / (won + lost)
}

function afterQuarters(sport: PointsSport, quarters: readonly Score[]): PointsState {
  const start = pointsStart(sport)
  return {
    ...start,
    ...gameOfQuarters(quarters),
    quartersLeft: start.quartersLeft.map((left, i) => (i < quarters.length ? [0, 0] : left)),
  }
}

const START: readonly Score[] = [
  [2, 3],
  [3, 0],
]
const LEVEL: readonly Score[] = [
  [2, 2],
  [0, 0],
]

describe('fair chances of points, against every game that may follow', () => {
  const compare = (quarters: readonly Score[], sport = SMALL, rates = RATES) => {
    const state = afterQuarters(sport, quarters)
    const chances = new PointsChances(sport, rates, state)
    const games = everyGame(roundOf(sport, rates), quarters)
    const known = pointsBounds(state)
    expect(games.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10)
    const compared = SELECTIONS.filter(({ rule }) => resultOf(rule, known) === null)
    for (const selection of compared) {
      const tried = triedChance(SELECTIONS.indexOf(selection), games)
      if (tried === null) continue
      const { marketId, name, handicap, chanceIn } = selection
      expect(chanceIn(chances), `${marketId} ${name} ${handicap}`).toBeCloseTo(tried, 8)
    }
    return compared.length
  }

  it('are the same before a game of few and large scores, in every market', () => {
    expect(compare([], LARGE, { home: 3, away: 2.5 })).toBe(SELECTIONS.length)
  })

  const STATES: readonly { readonly quarters: readonly Score[] }[] = [
    { quarters: [[2, 3]] },
    { quarters: [...START, [0, 2]] },
    { quarters: START },
    { quarters: [...LEVEL, [3, 3], [0, 0]] },
    { quarters: [[0, 0], ...LEVEL.slice(1), [0, 0], [0, 0]] },
  ]
  it.each(STATES)('are the same after $quarters, in the markets that are open', ({ quarters }) => {
    expect(compare(quarters)).toBeGreaterThan(10)
  })
})
