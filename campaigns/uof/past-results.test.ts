import { expect, it } from 'vitest'
import { readPastResults } from './past-results.ts'

it('results of before a start arrive as the season has them, each once, with its tables', async () => {
  const { direct, arrived, counts } = await readPastResults({ seed: 'uof', days: 40 })
  expect(direct.results.length).toBeGreaterThan(100)
  expect(arrived).toEqual(direct)
  expect(counts.of('past')).toMatchObject({ result: direct.results.length })
})
