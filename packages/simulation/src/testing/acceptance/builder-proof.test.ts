import { odds } from '@caderneta/domain/odds/odds'
import { expect, it } from 'vitest'
import { GAMES_BY_SPORT } from '../published/sport-games.ts'
import { BuilderProof, quoteLegs } from './builder-proof.ts'

const [SETS, COURSES] = [150, 1024]

function reportOf(quote: typeof quoteLegs) {
  const proof = new BuilderProof(quote)
  proof.add(GAMES_BY_SPORT.football('builder proof').next().value, SETS, COURSES)
  return proof.report
}

it('D2 no possible legs that add something are refused, and no impossible ones are priced', () => {
  const { clear, examples, priced, refused, sets } = reportOf(quoteLegs)
  expect(examples).toEqual([])
  expect(Math.min(clear, refused)).toBeGreaterThan(SETS / 10)
  expect(priced + refused).toBe(sets)
})

it.each<[string, typeof quoteLegs]>([
  [
    'prices above fair',
    (law, legs) => {
      const quote = quoteLegs(law, legs)
      if (typeof quote?.price !== 'number') return quote
      return { ...quote, price: odds(Math.floor(quote.price * 1.5)) }
    },
  ],
  [
    'a leg that is taken for implied at nine tenths',
    (law, legs) => {
      const [quote, before] = [quoteLegs(law, legs), quoteLegs(law, legs.slice(0, -1))]
      const isFew = quote && before && quote.chance > 0.9 * before.chance
      return isFew ? { ...quote, price: { refused: 'odds_too_short' } } : quote
    },
  ],
  [
    'prices of independent legs',
    (law, legs) => {
      const alone = legs.map((leg) => quoteLegs(law, [leg])?.chance ?? 0)
      const quote = quoteLegs(law, legs)
      return quote && { ...quote, chance: alone.reduce((all, each) => all * each, 1) }
    },
  ],
])('D2 %s are detected', (_, quote) => {
  expect(reportOf(quote).breaches).toBeGreaterThan(0)
})
