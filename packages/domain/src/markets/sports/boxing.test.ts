import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settledMarkets, withResult } from '../../testing/settled-market.ts'
import { BOXING_MARKETS } from './boxing.ts'
import { type FightEnd, type FightProgress, fightBounds } from './fight-progress.ts'

const settled = (fight: FightProgress, roundsScheduled = 12) =>
  settledMarkets(BOXING_MARKETS, { roundsScheduled }, fightBounds(fight))

const stopped = (halfRoundsFought: number, winner: FightEnd['winner'] = '1') =>
  settled({ halfRoundsFought, end: { winner, isByJudges: false } })

describe('a fight', () => {
  it.each([
    ['1', ['To Win 1']],
    ['2', ['To Win 2']],
    ['Draw', ['Draw']],
  ] as const)('announced as %s has one winner', (winner, wins) => {
    const markets = settled({ halfRoundsFought: 24, end: { winner, isByJudges: true } })
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
    const judged = settled({ halfRoundsFought: 24, end: { winner: '2', isByJudges: true } })
    expect(judged['goes-the-distance']).toEqual({ Yes: 'win', No: 'lose' })
  })

  it('decides lines that are passed while it goes on, and nothing else', () => {
    const markets = settled({ halfRoundsFought: 11, end: null })
    expect(markets['fight-winner']).toEqual({})
    expect(markets['goes-the-distance']).toEqual({})
    expect(markets['total-rounds']).toEqual({
      ...{ 'Over 3.5': 'win', 'Under 3.5': 'lose' },
      ...{ 'Over 5.5': 'win', 'Under 5.5': 'lose' },
    })
  })

  it.each([
    [8, ['2.5', '4.5', '5.5', '6.5']],
    [10, ['3.5', '5.5', '6.5', '7.5', '8.5']],
    [12, ['3.5', '5.5', '7.5', '8.5', '9.5', '10.5']],
    [4, ['4.5']],
  ])('of %i rounds offers its own lines', (rounds, lines) => {
    const end = { winner: '1', isByJudges: false } as const
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
