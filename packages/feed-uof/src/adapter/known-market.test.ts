import { odds } from '@caderneta/domain/odds/odds'
import { expect, it } from 'vitest'
import { mapMarket } from '../mapping/map-market.ts'
import { KnownMarket } from './known-market.ts'

interface Sent {
  readonly id: number
  readonly specifiers?: string
  readonly outcomes: readonly string[]
  readonly inactive?: readonly string[]
}

/** By status, whether a part of the market is all of it. */
function partsOf({ id, specifiers = '', outcomes, inactive = [] }: Sent) {
  const key = { id, specifiers }
  const mapped = mapMarket('football', key)
  if (!mapped) throw new Error(`${id} is not mapped`)
  const market = new KnownMarket(id, mapped, 1)
  const priced = outcomes.map((outcome) => ({
    id: outcome,
    odds: odds(3_000),
    isActive: !inactive.includes(outcome),
  }))
  market.take({ ...key, status: 1, outcomes: priced }, mapped, {
    product: 1,
    at: 1,
    isBehind: false,
  })
  const entries = market.entries(77, { isUp: true, version: 1, settled: new Set() })
  return entries.map(({ status, isPartial }) => [status, isPartial === true])
}

it('a market of which every outcome is on sale is whole', () => {
  expect(partsOf({ id: 1, outcomes: ['1', '2', '3'] })).toEqual([['open', false]])
})

it.each<[why: string, sent: Sent, parts: unknown]>([
  [
    'the feed has an outcome that we do not offer',
    { id: 1, outcomes: ['1', '2', '3', '999'] },
    [['open', true]],
  ],
  [
    'scores are not listed one by one from some number of goals on',
    {
      id: 199,
      specifiers: 'variant=sr:correct_score:below:5-5',
      outcomes: ['sr:correct_score:below:5-5:1475', 'sr:correct_score:below:5-5:1476'],
    },
    [['open', true]],
  ],
  [
    'an outcome is not on sale now',
    { id: 1, outcomes: ['1', '2', '3'], inactive: ['2'] },
    [
      ['open', true],
      ['suspended', false],
    ],
  ],
])('a market is partial when %s', (_, sent, parts) => {
  expect(partsOf(sent)).toEqual(parts)
})
