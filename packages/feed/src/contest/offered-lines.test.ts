import { expect, it } from 'vitest'
import { offeredLines } from './offered-lines.ts'

const RECORD = { tab: 'main', order: 1, margin: 0.05, winners: 1, span: 'match' } as const
const MARKETS = [
  { ...RECORD, id: 1, key: 'totals', ladder: 2 },
  { ...RECORD, id: 2, key: 'winner' },
] as const

const selection = (index: number, marketId: number, specifier: string) => ({
  index,
  marketId,
  name: 'Over',
  handicap: specifier,
  specifier,
})

it('offers the lines nearest to even odds, so many for each side, and every other market', () => {
  const selections = [
    selection(1, 1, 'side=1|total=1.5'),
    selection(2, 1, 'side=1|total=2.5'),
    selection(3, 1, 'side=1|total=3.5'),
    selection(4, 1, 'side=2|total=1.5'),
    selection(5, 2, ''),
  ]
  const offered = offeredLines(selections, MARKETS, [0.9, 0.6, 0.3, 0.95, 0.99])
  expect(offered.map(({ index }) => index)).toEqual([2, 3, 4, 5])
})
