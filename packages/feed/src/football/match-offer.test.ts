import {
  FOOTBALL_MARKETS,
  FOOTBALL_SELECTIONS,
} from '@caderneta/domain/markets/sports/football/football'
import type { MatchProgress } from '@caderneta/domain/markets/sports/football/football-goals'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { examplePlay } from '../testing/example-match.ts'
import { type MatchOffer, matchOffer } from './match-offer.ts'
import { linesLeftOutOf } from './pre-match-prices.ts'

const HANDICAP = 1010029
const ASIAN_TOTAL = 1010006
const FIVE_MINUTES = 1014005
const offer = matchOffer(linesLeftOutOf(examplePlay()), undefined)

type Side = 'home' | 'away'

/** The match after goals of these sides, one a minute. */
function after(sides: readonly Side[]): MatchProgress {
  const count = (wanted: Side) => sides.filter((side) => side === wanted).length
  const goals = sides.map(
    (side, i) => ({ side, period: '1H', minute: i + 1, second: 60 * i }) as const,
  )
  const log = { goals, minute: sides.length + 1 }
  return { score: [count('home'), count('away')], halfTime: null, isNinetyOver: false, log }
}

const linesOf = (marketId: number, isOffered: (position: number) => boolean) =>
  FOOTBALL_SELECTIONS.flatMap((selection, position) =>
    selection.marketId === marketId && selection.name !== '2' && isOffered(position)
      ? [Number(selection.specifier.replace(/^[a-z]+=/, ''))]
      : [],
  )

it('takes in the handicaps that a score makes about even', () => {
  const level = linesOf(HANDICAP, offer.during(after([])).isOffered)
  expect(level).not.toContain(-4)
  const { isOffered } = offer.during(after(['home', 'home', 'home', 'home']))
  const lines = linesOf(HANDICAP, isOffered)
  expect(lines).toEqual(expect.arrayContaining([...level, -3.5, -3.75, -4]))
})

it('has asian totals above the goals so far', () => {
  const totalsAfter = (goals: number) =>
    Math.max(...linesOf(ASIAN_TOTAL, offer.during(after(Array(goals).fill('away'))).isOffered))
  expect([0, 1, 2, 3, 5].map(totalsAfter)).toEqual([3.25, 3.25, 4, 5, 7])
})

it('has nothing about minutes where the source lists no goals', () => {
  const minutesIn = (sold: MatchOffer) => {
    const { isOffered } = sold.during({ ...after([]), halfTime: [0, 0] })
    const ids = FOOTBALL_MARKETS.filter((market) => market.tab === 'minutes').map(({ id }) => id)
    return FOOTBALL_SELECTIONS.filter(
      ({ marketId }, position) =>
        ids.some((id) => id === marketId) &&
        (isOffered(position) || sold.before.isOffered(position)),
    ).length
  }
  expect(minutesIn(offer)).toBeGreaterThan(50)
  expect(minutesIn(matchOffer(new Set(), new Set(['goals'])))).toBe(0)
  expect(minutesIn(matchOffer(new Set(), new Set(['halfTime'])))).toBeGreaterThan(50)
})

it('has goals of five minutes in them and in the five minutes before', () => {
  const windowsAt = (minute: number) => {
    const { isOffered } = offer.during({ ...after([]), log: { goals: [], minute } })
    return new Set(
      FOOTBALL_SELECTIONS.filter(
        ({ marketId }, position) => marketId === FIVE_MINUTES && isOffered(position),
      ).map(({ specifier }) => specifier.slice(0, specifier.indexOf('|total'))),
    )
  }
  expect([...windowsAt(1)]).toEqual(['from=1|to=5', 'from=6|to=10'])
  expect([...windowsAt(5)]).toEqual(['from=1|to=5', 'from=6|to=10'])
  expect(windowsAt(6).has('from=11|to=15')).toBe(true)
  expect(windowsAt(90).size).toBe(18)
})

it('never takes back a line that it has offered', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Side>('home', 'away'), { maxLength: 9 }), (sides) => {
      const [before, now] = [offer.during(after(sides.slice(0, -1))), offer.during(after(sides))]
      const gone = [...FOOTBALL_SELECTIONS.keys()].filter(
        (position) => before.isOffered(position) && !now.isOffered(position),
      )
      expect(gone).toEqual([])
    }),
    { numRuns: 30 },
  )
})

it('sells nothing that no match comes to, and settles it for those who have it', () => {
  const { isOffered, isDecided } = offer.during(after([]))
  const unsold = FOOTBALL_SELECTIONS.flatMap(({ name, specifier }, position) => {
    const isSold = !isOffered(position) || offer.before.isOffered(position)
    return isSold || !isDecided(position) ? [] : [`${name} ${specifier}`]
  })
  expect(unsold).toEqual([
    '1/Draw & Under total=1.5',
    '1/2 & Under total=1.5',
    '2/1 & Under total=1.5',
    '2/Draw & Under total=1.5',
    '1/2 & Under total=2.5',
    '2/1 & Under total=2.5',
  ])
})
