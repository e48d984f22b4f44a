import { expect, it } from 'vitest'
import { ArbitrageProof } from './arbitrage-proof.ts'
import { firstGames } from './proven-game.ts'
import { PROVEN_GAMES } from './proven-games.ts'

const SAMPLE = { moments: 2, builders: 20, sets: 2000, seed: 'arbitrage' }
/** Of the result: a win of the home side, a draw. */
const [HOME, DRAW] = [1, 2]

function reportOf(moments: number, bend?: (index: number, odds: number) => number) {
  const proof = new ArbitrageProof({ ...SAMPLE, moments, ...(bend && { bend }) })
  for (const game of firstGames(PROVEN_GAMES.football, 1, SAMPLE.seed)) proof.add(game)
  return proof.report
}

it('C2 no set of bets on a match returns its stakes in every score, before and during it', () => {
  const { breaches, states, bets, certainMax, foundMax } = reportOf(SAMPLE.moments)
  expect(breaches).toEqual([])
  expect(states).toBe(SAMPLE.moments)
  expect(bets).toBeGreaterThan(200)
  expect(certainMax).toBeLessThan(1)
  expect(foundMax).toBeLessThanOrEqual(certainMax)
})

it.each([HOME, DRAW])('C2 a set is found where the odds of selection %i are doubled', (raised) => {
  const bent = reportOf(1, (index, odds) => (index === raised ? 2 * odds : odds))
  expect(bent.certainMax).toBeGreaterThan(1)
  expect(bent.breaches).toHaveLength(1)
})
