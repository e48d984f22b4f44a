import { randomFrom } from '@caderneta/feed/random'
import { describe, expect, it } from 'vitest'
import { chiSquareTail } from './chi-square-tail.ts'
import { Deviations, ofChances, ofProfits } from './deviations.ts'

const GAMES = 4000

/** Bets that come as often as `chance`, of which the law expects `believed`. */
function reportOf(chance: number, believed: number, betsOfGame = 1) {
  const random = randomFrom(`deviations ${chance} ${believed}`)
  const deviations = new Deviations(ofChances)
  for (let game = 0; game < GAMES; game += 1) {
    const came = random.next() < chance ? 1 : 0
    for (let bet = 0; bet < betsOfGame; bet += 1) {
      deviations.add('bet', game, came - believed, believed)
    }
  }
  return deviations.report()
}

describe('deviations from what is expected', () => {
  it.each([0.001, 0.03, 0.5, 0.97, 0.999])('are noise where %d comes true', (chance) => {
    expect(reportOf(chance, chance).breaches).toEqual([])
  })

  it.each([
    [0.55, 0.5],
    [0.02, 0.005],
    [1, 0.99],
    [0.01, 0],
  ])('are seen where %d comes and %d is expected', (chance, believed) => {
    expect(reportOf(chance, believed).breaches).toHaveLength(1)
  })

  it('count the bets of one game once', () => {
    const [one, hundred] = [1, 100].map((bets) => reportOf(0.53, 0.5, bets).furthest[0])
    expect(hundred?.deviations).toBeCloseTo(one?.deviations ?? 0, 9)
  })

  /** A ladder of eight lines, none of which has fallen, as 3 of 100 should. */
  function laddersThatHold(games: number) {
    const deviations = new Deviations(ofChances)
    for (let game = 0; game < games; game += 1) {
      for (let line = 0; line < 8; line += 1) {
        deviations.add('holds', game, 0.03, 0.97, 'Over')
      }
    }
    return deviations.report()
  }

  it('do not count the lines of a ladder as many events', () => {
    expect(laddersThatHold(46).breaches).toEqual([])
    expect(laddersThatHold(1000).breaches).toHaveLength(1)
  })

  it('are the same in every report', () => {
    const deviations = new Deviations(ofChances)
    for (let game = 0; game < GAMES; game += 1) deviations.add('rare', game, 0.01, 0.5)
    expect(deviations.report()).toEqual(deviations.report())
  })

  it('of profits are seen on the upper side alone', () => {
    const deviations = new Deviations(ofProfits)
    for (let game = 0; game < GAMES; game += 1) deviations.add('loss', game, -1, 1)
    expect(deviations.report().breaches).toHaveLength(1)
    expect(deviations.report(undefined, (one) => one).breaches).toEqual([])
  })
})

it.each([
  [3.841, 1, 0.05],
  [18.307, 10, 0.05],
  [149.449, 100, 0.001],
])('a sum of squares of %d among %i has its chance', (value, degrees, chance) => {
  expect(chiSquareTail(value, degrees)).toBeCloseTo(chance, 2)
})
