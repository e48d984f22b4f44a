import { pointsContest } from '@caderneta/feed/points/points-contest'
import { AMERICAN_FOOTBALL_POINTS, BASKETBALL_POINTS } from '@caderneta/feed/points/points-sports'
import { randomFrom } from '@caderneta/feed/random'
import { describe, expect, it } from 'vitest'
import { AMERICAN_FOOTBALL_FORMAT, BASKETBALL_FORMAT } from '../points/points-format.ts'
import { samplePoints } from '../points/sample-points.ts'
import { expectedPointsOutcome } from './independent-points.ts'

const PAIRS = 40
const GAMES_OF_PAIR = 50

/** Short games as well: level ones, quarters without a score, races that none ends. */
const SPORTS = [
  {
    name: 'basketball',
    sport: BASKETBALL_POINTS,
    format: BASKETBALL_FORMAT,
    rate: 1.1,
    possessions: [2, 6, 14, 25],
  },
  {
    name: 'American football',
    sport: AMERICAN_FOOTBALL_POINTS,
    format: AMERICAN_FOOTBALL_FORMAT,
    rate: 1.9,
    possessions: [1, 2, 3, 5],
  },
] as const

type OfSport = (typeof SPORTS)[number]

/** A model for several games, so that rules are not compiled for other lines each time. */
function* pairsOf({ name, sport, rate, possessions }: OfSport) {
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const random = randomFrom(`${name} of the calculator ${pair}`)
    const rates = { home: rate * (0.3 + random.next()), away: rate * (0.3 + random.next()) }
    const short = { ...sport, quarterPossessions: random.pick(possessions) }
    yield { random, rates, short, model: pointsContest(short, rates) }
  }
}

function* gamesOf(of: OfSport) {
  for (const { random, rates, short, model } of pairsOf(of)) {
    for (let game = 0; game < GAMES_OF_PAIR; game += 1) {
      const drawn = { sport: short, format: of.format, rates }
      const moments = samplePoints(random.split(`${game}`), drawn)
      const results = model.outcomes(moments.at(-1)?.state ?? model.start)
      const facts = moments.flatMap(({ clock, facts: drafts = [] }) =>
        drafts.map((draft) => ({ period: clock.period, ...draft })),
      )
      yield { selections: model.sheet.selections, results, facts }
    }
  }
}

describe.each(SPORTS)('the selections of 2,000 games of $name', (of) => {
  it('are settled as computed independently', () => {
    const differences: string[] = []
    const seen = new Map<string, Set<string | null>>()
    for (const { selections, results, facts } of gamesOf(of)) {
      selections.forEach(({ marketId, name, handicap }, position) => {
        const [result = null, key] = [results[position], `${marketId} ${name}`]
        seen.set(key, (seen.get(key) ?? new Set()).add(result))
        const expected = expectedPointsOutcome(facts, marketId, name, handicap)
        if (result === expected) return
        differences.push(`${key} ${handicap}: ${result}, expected ${expected}`)
      })
    }
    expect(differences.slice(0, 10)).toEqual([])
    const oneSided = [...seen].filter(([, ways]) => !ways.has('win') || !ways.has('lose'))
    expect(oneSided.map(([key]) => key)).toEqual([])
  })
})

type Side = 'home' | 'away'
type Run = readonly [period: string, side: Side, points: number]

/** The result of a selection of a game with these scores, in their order. */
function resultsOf(...runs: readonly Run[]) {
  const facts = runs.map(([period, side, points]) => ({ kind: 'points', period, side, points }))
  return (marketId: number, name: string, handicap = '') =>
    expectedPointsOutcome(facts, marketId, name, handicap)
}

describe('a game of basketball with two overtimes', () => {
  /** 20-20, 9-14, 25-15 and 16-21 make 70-70; 6-6 and 2-9 in the overtimes make 78-85. */
  const result = resultsOf(
    ...([
      ['Q1', 'home', 12],
      ['Q1', 'away', 10],
      ['Q1', 'home', 8],
      ['Q1', 'away', 10],
      ['Q2', 'away', 9],
      ['Q2', 'home', 9],
      ['Q2', 'away', 5],
      ['Q3', 'home', 25],
      ['Q3', 'away', 15],
      ['Q4', 'away', 21],
      ['Q4', 'home', 16],
      ['OT', 'home', 6],
      ['OT', 'away', 6],
      ['OT', 'away', 9],
      ['OT', 'home', 2],
    ] as const),
  )

  it('counts them for the whole game', () => {
    expect(result(1000040, 'Money Line', '2')).toBe('win')
    expect(result(1000061, '2', '-6.5')).toBe('win')
    expect(result(1000061, '1', '+6.5')).toBe('lose')
    expect(result(1000062, 'Over', '162.5')).toBe('win')
    expect(result(1000062, 'Under', '162.5')).toBe('lose')
    expect(result(1020002, 'Under', 'side=1|total=78.5')).toBe('win')
    expect(result(1020002, 'Over', 'side=2|total=84.5')).toBe('win')
    expect(result(1020003, '2 by 6-10')).toBe('win')
    expect(result(1020003, '2 by 1-5')).toBe('lose')
    expect(result(1020003, '1 by 6-10')).toBe('lose')
    expect(result(1020003, '2 by 11+')).toBe('lose')
    expect(result(1020005, 'Odd')).toBe('win')
    expect(result(1029001, '2 & Over', 'total=162.5')).toBe('win')
    expect(result(1029001, '2 & Over', 'total=163.5')).toBe('lose')
    expect(result(1029001, '1 & Over', 'total=162.5')).toBe('lose')
  })

  it('does not count them for the result of four quarters', () => {
    expect(result(1020001, 'Draw')).toBe('win')
    expect(result(1020004, '2/Draw')).toBe('win')
    expect(result(1020004, '2/2')).toBe('lose')
    expect(result(1020006, 'Yes')).toBe('win')
    expect(result(1020006, 'No')).toBe('lose')
  })

  it('counts them for the second half', () => {
    expect(result(1022001, '2')).toBe('win')
    expect(result(1022002, '1', '+2.5')).toBe('win')
    expect(result(1022002, '1', '+1.5')).toBe('lose')
    expect(result(1022003, 'Over', '99.5')).toBe('win')
    expect(result(1022003, 'Over', '100.5')).toBe('lose')
  })

  it('has a first half of its own', () => {
    expect(result(1000006, '2')).toBe('win')
    expect(result(1000063, 'Over', '62.5')).toBe('win')
    expect(result(1021001, '1')).toBe('lose')
    expect(result(1021002, '1', '+5.5')).toBe('win')
    expect(result(1021003, 'Over', 'side=2|total=33.5')).toBe('win')
    expect(result(1021004, 'Odd')).toBe('win')
  })

  it('returns the stake on a line that is hit, and on a level quarter', () => {
    expect(result(1000061, '2', '-7')).toBe('void')
    expect(result(1000062, 'Over', '163')).toBe('void')
    expect(result(1000064, 'Over', '40')).toBe('void')
    expect(result(1021002, '2', '-5')).toBe('void')
    expect(result(1023002, '1', 'quarternr=1')).toBe('void')
    expect(result(1023002, '1', 'quarternr=3')).toBe('win')
  })

  it('settles each quarter by its number, and the first without', () => {
    expect(result(1000064, 'Under', '40.5')).toBe('win')
    expect(result(1000064, 'Over', 'quarternr=4|total=36.5')).toBe('win')
    expect(result(1000064, 'Over', 'quarternr=4|total=37.5')).toBe('lose')
    expect(result(1023001, 'Draw', 'quarternr=1')).toBe('win')
    expect(result(1023001, '2', 'quarternr=4')).toBe('win')
    expect(result(1023003, '2', 'quarternr=3|hcp=+10.5')).toBe('win')
    expect(result(1023004, 'Over', 'quarternr=2|side=2|total=13.5')).toBe('win')
    expect(result(1023005, 'Even', 'quarternr=1')).toBe('win')
    expect(result(1023005, 'Odd', 'quarternr=2')).toBe('win')
  })

  it('has races by the order of the points, and returns those that none ends', () => {
    expect([20, 40].map((n) => result(1020007, '1', `pointnr=${n}`))).toEqual(['win', 'win'])
    expect(result(1020007, '2', 'pointnr=60')).toBe('win')
    expect(result(1020007, '2', 'pointnr=86')).toBe('void')
    expect(result(1023006, '1', 'quarternr=1|pointnr=10')).toBe('win')
    expect(result(1023006, '2', 'quarternr=2|pointnr=10')).toBe('win')
    expect(result(1023006, 'None', 'quarternr=2|pointnr=15')).toBe('win')
    expect(result(1023006, '2', 'quarternr=2|pointnr=15')).toBe('lose')
  })

  it('has no highest quarter when two of them have as many points', () => {
    expect(result(1020008, 'Equal')).toBe('win')
    expect(result(1020008, 'Q1')).toBe('lose')
  })
})

describe('a game of American football with overtime', () => {
  /** 0-0, 7-3, 0-6 and 5-3, of which two by a safety, make 12-12; 20-15 after overtime. */
  const result = resultsOf(
    ['Q2', 'away', 3],
    ['Q2', 'home', 7],
    ['Q3', 'away', 6],
    ['Q4', 'home', 3],
    ['Q4', 'away', 3],
    ['Q4', 'home', 2],
    ['OT', 'away', 3],
    ['OT', 'home', 8],
  )

  it('counts it for the whole game and the second half alone', () => {
    expect(result(1000002, 'Draw')).toBe('win')
    expect(result(1000040, 'Money Line', '1')).toBe('win')
    expect(result(1000061, '1', '-5')).toBe('void')
    expect(result(1000062, 'Over', '34.5')).toBe('win')
    expect(result(1160001, 'Over', 'side=1|total=19.5')).toBe('win')
    expect(result(1160002, '1 by 1-6')).toBe('win')
    expect(result(1160002, 'Draw')).toBe('lose')
    expect(result(1160003, '1/Draw')).toBe('win')
    expect(result(1160004, 'Yes')).toBe('win')
    expect(result(1160005, 'Odd')).toBe('win')
    expect(result(1161001, '1', '-3.5')).toBe('win')
    expect(result(1161002, 'Under', 'side=2|total=3.5')).toBe('win')
    expect(result(1162001, '1', '-1')).toBe('void')
    expect(result(1162002, 'Over', '24.5')).toBe('win')
    expect(result(1169001, '1 & Under', 'total=35.5')).toBe('win')
  })

  it('has races, quarters, and scores by their kind', () => {
    const race = (name: string, n: number) => result(1160006, name, `pointnr=${n}`)
    expect([race('1', 10), race('2', 15), race('1', 20)]).toEqual(['win', 'win', 'win'])
    expect(race('None', 21)).toBe('win')
    expect(result(1160007, 'Q2')).toBe('win')
    expect(result(1163001, 'Draw', 'quarternr=1')).toBe('win')
    expect(result(1163002, '1', 'quarternr=4|hcp=-1.5')).toBe('win')
    expect(result(1167001, '2')).toBe('win')
    expect(result(1167002, 'Field Goal')).toBe('win')
    expect([2.5, 3.5].map((n) => result(1167003, 'Over', `${n}`))).toEqual(['win', 'lose'])
    expect([3.5, 4.5].map((n) => result(1167004, 'Over', `${n}`))).toEqual(['win', 'lose'])
  })
})

it('may end level in American football: the money line returns the stake, a margin does not', () => {
  const result = resultsOf(
    ['Q1', 'home', 7],
    ['Q4', 'away', 7],
    ['OT', 'away', 3],
    ['OT', 'home', 3],
  )
  expect(result(1000040, 'Money Line', '1')).toBe('void')
  expect(result(1160002, 'Draw')).toBe('win')
  expect(result(1160002, '1 by 1-6')).toBe('lose')
  expect(result(1169001, 'Draw & Under', 'total=20.5')).toBe('win')
  expect(result(1160007, 'Equal')).toBe('win')
  expect(result(1167002, 'Touchdown')).toBe('win')
})

it('ends a drive of American football with points of its side, a punt or a turnover', () => {
  const kinds = [
    ['punt', 'home', 0],
    ['points', 'home', 2],
    ['turnover', 'away', 0],
    ['points', 'home', 7],
    ['points', 'away', 3],
  ] as const
  const facts = kinds.map(([kind, side, points]) => ({ kind, period: 'Q1', side, points }))
  const result = (name: string, side: string, number: number) =>
    expectedPointsOutcome(facts, 1164001, name, `side=${side}|drivenr=${number}`)
  expect([result('Punt', '1', 1), result('Touchdown', '1', 2)]).toEqual(['win', 'win'])
  expect([result('Turnover', '2', 1), result('Field Goal', '2', 2)]).toEqual(['win', 'win'])
  expect(result('Touchdown', '1', 3)).toBe('void')
  expect(expectedPointsOutcome(facts, 1167005, 'Yes', '')).toBe('win')
})

it('has no first team when nothing is scored', () => {
  const result = resultsOf()
  expect(result(1167001, 'None')).toBe('win')
  expect(result(1167002, 'None')).toBe('win')
  expect(result(1160005, 'Even')).toBe('win')
  expect(result(1160007, 'Equal')).toBe('win')
})

it('knows no market of another sport, and no line without its number', () => {
  expect(resultsOf()(1000065, 'Over', '1.5')).toBeUndefined()
  expect(() => resultsOf()(1000062, 'Over', '')).toThrow(RangeError)
})
