import { expect, it } from 'vitest'
import { ServerMetrics } from '../http/server-metrics.ts'
import { UNKNOWN_FIGURES } from '../metrics/testing/unknown-figures.ts'
import { statusLines, unmappedLines } from './feed-figures.ts'

const metricsOf = (...feed: readonly (readonly [name: string, label: string, value: number])[]) =>
  new ServerMetrics().read({
    ...{ streamConnections: 0, watchedGames: 0, jobs: [], alerts: { results_in_question: 2 } },
    ...{ isReady: true, business: UNKNOWN_FIGURES },
    feed: feed.map(([name, label, value]) => ({ name, label, value })),
  })

it('the status shows each producer, what arrived, and what waits for an operator', async () => {
  const metrics = await metricsOf(
    ...([
      ['producer_up', '1', 1],
      ['producer_up', '3', 0],
      ['producer_age_seconds', '1', 1.25],
      ['recovery', '1', 4],
      ['message', '1 odds_change', 100],
      ['refused', 'malformed', 3],
      ['market', 'football 999', 7],
      ['kept', 'lost', 5],
    ] as const),
  )
  expect(statusLines(metrics)).toEqual([
    'producer 1  up  last message 1.3 s ago  recoveries 4',
    'producer 3  DOWN  nothing received  recoveries 0',
    'messages 1 odds_change  100',
    'refused malformed  3',
    'left out  market 7  outcome 0  result 0  cancel 0',
    'results in question  2',
    'messages that could not be kept  5',
  ])
})

it('what is not offered is listed by sport and market, the most frequent first', async () => {
  const metrics = await metricsOf(
    ['market', 'football 999', 7],
    ['market', 'american-football 40', 70],
    ['outcome', 'tennis 189', 8],
    ['message', '1 alive', 900],
  )
  expect(unmappedLines(metrics)).toEqual([
    'american-football  market 40  70 times',
    'tennis  market 189, some outcomes  8 times',
    'football  market 999  7 times',
  ])
})
