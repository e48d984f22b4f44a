import { reportFigure } from '@caderneta/pricing/testing/campaign-size'
import { expect, test } from 'vitest'
import { timeDefault, timeUof } from './uof-start.ts'

const brokerUrl = process.env.TEST_AMQP_URL ?? null
/**
 * Two processes instead of one, and XML between them. It was 4.5 when matches were looked up one
 * by one.
 */
const RATIO_MAX = 3

test.skipIf(brokerUrl === null)(
  'a feed from the stand-in can be bet on soon after the start',
  async () => {
    const uof = await timeUof(brokerUrl ?? '')
    const simulation = await timeDefault()
    for (const [name, start] of Object.entries({ uof, simulation })) {
      reportFigure(`${name}, processor seconds`, start.processorSeconds.toFixed(1))
      reportFigure(`${name}, seconds`, start.seconds.toFixed(1))
    }
    const ratio = uof.processorSeconds / simulation.processorSeconds
    reportFigure('ratio of processor seconds', ratio.toFixed(2))
    expect(ratio).toBeLessThanOrEqual(RATIO_MAX)
  },
)
