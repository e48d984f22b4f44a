import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settledMarkets, withResult } from '../testing/settled-market.ts'
import { BOXING_MARKETS } from './boxing.ts'
import { type FightEnd, type FightProgress, fightBounds } from './fight-progress.ts'

/** A round begins with its bell; the last bell of a fight of twelve is that of the twelfth. */
type Fight = Omit<FightProgress, 'roundsBegun' | 'downs'> & Partial<Pick<FightProgress, 'downs'>>

const NO_DOWNS = [0, 0] as const

const settled = (fight: Fight, roundsScheduled = 12) => {
  const roundsBegun = Math.min(Math.floor(fight.halfRoundsFought / 2) + 1, roundsScheduled)
  const bounds = fightBounds({ downs: NO_DOWNS, ...fight, roundsBegun })
  return settledMarkets(BOXING_MARKETS, { roundsScheduled }, bounds)
}

const stopped = (halfRoundsFought: number, winner: FightEnd['winner'] = '1') =>
  settled({ halfRoundsFought, end: { winner, verdict: null } })

describe('a fight', () => {
  it.each([
    ['1', ['To Win 1']],
    ['2', ['To Win 2']],
    ['Draw', ['Draw']],
  ] as const)('announced as %s has one winner', (winner, wins) => {
    const markets = settled({ halfRoundsFought: 24, end: { winner, verdict: 'unanimous' } })
    expect(withResult(markets['fight-winner'], 'win')).toEqual(wins)
    expect(withResult(markets['fight-winner'], 'lose')).toHaveLength(2)
  })

  it('passes a line of rounds at the middle of its round', () => {
    const justBefore = stopped(12)['total-rounds']
    const atTheMiddle = stopped(13)['total-rounds']
    expect(justBefore).toMatchObject({ 'Over 7.5': 'lose', 'Over 5.5': 'win', 'Under 5.5': 'lose' })
    expect(justBefore).toMatchObject({ 'Under 7.5': 'win' })
    expect(atTheMiddle).toEqual(justBefore)
    expect(stopped(15)['total-rounds']).toMatchObject({ 'Over 7.5': 'win', 'Under 7.5': 'lose' })
    expect(stopped(14)['total-rounds']).toMatchObject({ 'Over 7.5': 'lose', 'Under 7.5': 'win' })
  })

  it('goes the distance only when the judges decide', () => {
    expect(stopped(24)['goes-the-distance']).toEqual({ Yes: 'lose', No: 'win' })
    const judged = settled({ halfRoundsFought: 24, end: { winner: '2', verdict: 'unanimous' } })
    expect(judged['goes-the-distance']).toEqual({ Yes: 'win', No: 'lose' })
  })

  it('returns the stake on either fighter where a draw is no bet, and pays two of three ways', () => {
    const draw = settled({ halfRoundsFought: 24, end: { winner: 'Draw', verdict: 'unanimous' } })
    expect(draw['fight-draw-no-bet']).toEqual({ '1': 'void', '2': 'void' })
    expect(withResult(draw['fight-double-chance'], 'win')).toEqual(['1 or Draw', 'Draw or 2'])
    expect(stopped(4, '2')['fight-draw-no-bet']).toEqual({ '1': 'lose', '2': 'win' })
    expect(withResult(stopped(4, '2')['fight-double-chance'], 'win')).toEqual([
      ...['1 or 2', 'Draw or 2'],
    ])
  })

  it('names the way, the round and the winner of its end', () => {
    const second = stopped(13, '2')
    expect(withResult(second['method-of-victory'], 'win')).toEqual(['2 by KO'])
    expect(withResult(second['winner-and-round'], 'win')).toEqual(['2 & Round 7'])
    expect(withResult(second['winner-and-round-range'], 'win')).toEqual(['2 & Rounds 7-9'])
    expect(withResult(second['ending-round'], 'win')).toEqual(['Round 7'])
    const judged = settled({ halfRoundsFought: 24, end: { winner: '1', verdict: 'unanimous' } })
    expect(withResult(judged['method-of-victory'], 'win')).toEqual(['1 by points'])
    expect(withResult(judged['winner-and-round'], 'win')).toEqual(['1 by points'])
    expect(withResult(judged['ending-round'], 'win')).toEqual(['Decision'])
    expect(withResult(judged['starts-round'], 'lose')).toHaveLength(11)
  })

  it('stopped in the last round is not judged, and starts every round up to its own', () => {
    const late = stopped(22)
    expect(withResult(late['ending-round'], 'win')).toEqual(['Round 12'])
    expect(withResult(late['starts-round'], 'lose').every((name) => name.startsWith('No'))).toBe(
      true,
    )
    expect(withResult(stopped(3)['starts-round'], 'win').at(0)).toBe('Yes roundnr=2')
    expect(withResult(stopped(3)['starts-round'], 'win').at(1)).toBe('No roundnr=3')
  })

  it('decides lines that are passed while it goes on, and nothing else', () => {
    const markets = settled({ halfRoundsFought: 11, end: null })
    expect(markets['fight-winner']).toEqual({})
    expect(markets['goes-the-distance']).toEqual({})
    expect(markets['method-of-victory']).toEqual({})
    expect(withResult(markets['ending-round'], 'lose')).toEqual([
      ...['Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5'],
    ])
    expect(withResult(markets['starts-round'], 'win')).toEqual([
      ...[2, 3, 4, 5, 6].map((round) => `Yes roundnr=${round}`),
    ])
    expect(withResult(markets['winner-and-round-range'], 'lose')).toEqual([
      ...['1 & Rounds 1-3', '2 & Rounds 1-3'],
    ])
    expect(markets['total-rounds']).toEqual({
      ...{ 'Over 3.5': 'win', 'Under 3.5': 'lose' },
      ...{ 'Over 5.5': 'win', 'Under 5.5': 'lose' },
    })
  })

  it('names the verdict of its judges', () => {
    const judged = (verdict: FightEnd['verdict']) =>
      withResult(
        settled({ halfRoundsFought: 24, end: { winner: '1', verdict } })['decision-type'],
        'win',
      )
    expect(judged('unanimous')).toEqual(['Unanimous'])
    expect(judged('majority')).toEqual(['Majority'])
    expect(judged('split')).toEqual(['Split'])
    expect(withResult(stopped(5)['decision-type'], 'win')).toEqual(['Stoppage'])
  })

  it('knows a knockdown as soon as it happens, and that there was none at the end', () => {
    const running = settled({ halfRoundsFought: 3, end: null, downs: [0, 1] })
    expect(running.knockdown).toEqual({ Yes: 'win', No: 'lose' })
    expect(running['fighter-knocked-down']).toEqual({
      ...{ 'Yes side=2': 'win', 'No side=2': 'lose' },
    })
    const judged = settled({ halfRoundsFought: 24, end: { winner: '1', verdict: 'split' } })
    expect(judged.knockdown).toEqual({ Yes: 'lose', No: 'win' })
    expect(withResult(judged['fighter-knocked-down'], 'win')).toEqual(['No side=1', 'No side=2'])
  })

  it.each([
    [8, ['2.5', '4.5', '5.5', '6.5']],
    [10, ['3.5', '5.5', '6.5', '7.5', '8.5']],
    [12, ['3.5', '5.5', '7.5', '8.5', '9.5', '10.5']],
    [4, ['4.5']],
  ])('of %i rounds offers its own lines', (rounds, lines) => {
    const end = { winner: '1', verdict: null } as const
    const total = settled({ halfRoundsFought: 1, end }, rounds)['total-rounds']
    expect(withResult(total, 'win')).toEqual(lines.map((line) => `Under ${line}`))
    expect(withResult(total, 'lose')).toEqual(lines.map((line) => `Over ${line}`))
  })

  it('settles each line once: over and under are never both right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), (halves) => {
        const total = stopped(halves)['total-rounds']
        expect(withResult(total, 'win')).toHaveLength(6)
        expect(withResult(total, 'lose')).toHaveLength(6)
      }),
    )
  })
})
