import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { expect, test } from 'vitest'
import { readPastResults } from './past-results.ts'

const days = sized({ test: 10, small: 120, full: 330 })

test('results and tables of before a start are those of the season', async () => {
  const read = await readPastResults({ seed: seeded('uof'), days })
  reportFigure('results', read.arrived.results.length)
  reportFigure('competitions', Object.keys(read.arrived.tables).length)
  reportFigure('replies', read.replies)
  reportFigure('seconds by the clock of the season', read.seconds.toFixed(0))
  expect(read.arrived).toEqual(read.direct)
  expect(read.counts.of('past')).toMatchObject({ result: read.direct.results.length })
})
