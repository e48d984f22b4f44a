import { describe, expect, it } from 'vitest'
import { selectionsOf } from '../../market-type.ts'
import { resultOf } from '../../rule.ts'
import type { SetsProgress } from '../sets-progress.ts'
import { TENNIS_PART_MARKETS } from './part-markets.ts'
import { partBounds } from './set-part.ts'

const RULES = { target: () => 6, hasTieBreak: true }

/** A match in its first set: the points of its games, of which the last one runs. */
function inGames(...games: readonly string[]): SetsProgress {
  const winners = games.slice(0, -1).map((log) => (log.endsWith('h') ? 0 : 1))
  const home = winners.filter((winner) => winner === 0).length
  const running = { score: [home, winners.length - home] as const, winners, games }
  return { rules: RULES, wanted: 2, over: [], running }
}

const FORMAT = { wanted: 2, handicaps: [], lines: () => [] }
const all = TENNIS_PART_MARKETS.flatMap((market) =>
  selectionsOf([market], FORMAT).map((selection) => ({ ...selection, of: market.of })),
)

function results(progress: SetsProgress, marketId: number, specifier: string) {
  const [set = 1, unit = 1, point] = specifier.match(/\d+/g)?.map(Number) ?? []
  const part = { set: set === 2 ? 2 : 1, unit, point: point ?? null } as const
  return all
    .filter((each) => each.marketId === marketId && each.specifier === specifier)
    .map(({ name, rule }) => `${name} ${resultOf(rule, partBounds(progress, part))}`)
}

describe('a game of tennis', () => {
  it('reaches deuce at three points each, and then stays so', () => {
    const deuce = (log: string) => results(inGames(log), 1054002, 'setnr=1|gamenr=1')
    expect(deuce('hhhaa')).toEqual(['Yes null', 'No null'])
    expect(deuce('hhaaa')).toEqual(['Yes null', 'No null'])
    expect(deuce('hhhaaa')).toEqual(['Yes win', 'No lose'])
    expect(results(inGames('hhhah', ''), 1054002, 'setnr=1|gamenr=1')).toEqual([
      'Yes lose',
      'No win',
    ])
  })

  it('leaves the scores out of reach that its points exclude', () => {
    const open = (log: string) =>
      results(inGames(log), 1054003, 'setnr=1|gamenr=1').filter((each) => each.endsWith('null'))
    expect(open('')).toHaveLength(8)
    expect(open('aa')).toEqual([
      ...['1 to 30 null', '1 to 40 null'],
      ...['2 to 0 null', '2 to 15 null', '2 to 30 null', '2 to 40 null'],
    ])
    expect(open('hhhaaah')).toEqual(['1 to 40 null', '2 to 40 null'])
  })

  it('is void when its set ends before it', () => {
    const running = { score: [0, 0] as const, winners: [], games: [''] }
    const first = { score: [6, 0] as const, winners: [0, 0, 0, 0, 0, 0] as const, games: [] }
    const progress = { rules: RULES, wanted: 2, over: [first], running }
    expect(results(progress, 1054001, 'setnr=1|gamenr=7')).toEqual(['1 void', '2 void'])
    expect(results(progress, 1054001, 'setnr=2|gamenr=1')).toEqual(['1 null', '2 null'])
  })
})

describe('a point of a game', () => {
  it('is won by who is next in the log, and void if the game ends before it', () => {
    const point = (number: number, ...games: readonly string[]) =>
      results(inGames(...games), 1054004, `setnr=1|gamenr=1|pointnr=${number}`)
    expect(point(2, 'ha')).toEqual(['1 lose', '2 win'])
    expect(point(3, 'ha')).toEqual(['1 null', '2 null'])
    expect(point(5, 'hhhh', '')).toEqual(['1 void', '2 void'])
  })
})
