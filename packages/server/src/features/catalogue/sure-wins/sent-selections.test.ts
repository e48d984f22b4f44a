import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import {
  ASIAN_HANDICAP,
  BOTH_TEAMS_TO_SCORE,
  DOUBLE_CHANCE,
  MATCH_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { odds } from '@caderneta/domain/odds/odds'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fixture } from '../book-fixtures.ts'
import { type GameState, newGame } from '../book-game.ts'
import { receivedSelection } from '../prices/received-selection.ts'
import { SureWins } from './sure-wins.ts'

const GAME = 7
const MARKETS = [MATCH_RESULT, DOUBLE_CHANCE, BOTH_TEAMS_TO_SCORE, TOTAL_GOALS, ASIAN_HANDICAP]
const SELECTIONS = FOOTBALL_SELECTIONS.filter(({ marketId }) => MARKETS.includes(marketId))
/** Covers are found once for all runs. */
const sureWins = new SureWins()

const price = fc.record({
  selection: fc.constantFrom(...SELECTIONS),
  odds: fc.integer({ min: 1_200, max: 4_000 }),
  status: fc.constantFrom('open', 'open', 'open', 'suspended' as const),
  era: fc.constantFrom(0, 0, 0, 1),
})
const message = fc.record({
  prices: fc.array(price, { maxLength: 12 }),
  period: fc.constantFrom('1H', '1H', '1H', 'HT' as const),
  era: fc.constantFrom(0, 0, 0, 0, 1),
})

type Message = typeof message extends fc.Arbitrary<infer T> ? T : never

function take(game: GameState, { prices, period }: Message): readonly number[] {
  game.clock = { period, minute: 40, stoppage: 0 }
  return prices.map(({ selection, odds: rate, status, era }) => {
    const { index, marketId, name, handicap } = selection
    const id = selectionId(GAME, index)
    const one = { selectionId: id, oddId: index, name, header: '', handicap, version: 1 }
    const ofMarket = { gameId: GAME, marketId, status, play: '', era }
    game.selections.set(receivedSelection({ ...one, odds: odds(rate) }, ofMarket))
    return id
  })
}

/** A match with every selection at odds that contradict nothing. */
function safeGame(): GameState {
  const game: GameState = newGame(fixture(GAME))
  const prices = SELECTIONS.map((selection) => ({
    ...{ selection, odds: 1_050, status: 'open' as const, era: 0 as const },
  }))
  take(game, { prices, period: '1H', era: 0 })
  return game
}

it('contradictions with what was sent are those among everything that is on offer', () => {
  let foundWithSent = 0
  const property = fc.property(fc.array(message, { maxLength: 12 }), (messages) => {
    const game = safeGame()
    for (const one of messages) {
      const [before, circumstances] = [game.contradicted, game.comparedIn]
      const sent = take(game, one)
      const offer = { isOnOffer: ({ era }: { era: number }) => era === one.era, era: one.era }
      const whole = sureWins.marketsOf({ ...game, comparedIn: null }, offer, [])
      game.contradicted = sureWins.marketsOf(game, offer, sent)
      expect(game.contradicted).toEqual(whole)
      const isKept = before.size === 0 && game.comparedIn === circumstances
      if (isKept && whole.size > 0) foundWithSent += 1
    }
  })
  fc.assert(property, { numRuns: 60 })
  expect(foundWithSent).toBeGreaterThan(5)
})
