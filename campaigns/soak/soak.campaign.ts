import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import { expect, test } from 'vitest'
import { type SoakSize, type SoakWindow, soak } from './soak.ts'
import { type Allowance, isFlat, trendOf } from './trend.ts'

const testServerUrl = process.env.TEST_DATABASE_URL
const SIZE = sized<SoakSize>({
  test: { seconds: 20, warmUpSeconds: 5, windowSeconds: 1 },
  small: { seconds: 150, warmUpSeconds: 60, windowSeconds: 3 },
  full: { seconds: 3_600, warmUpSeconds: 600, windowSeconds: 30 },
})
const WINDOWS_MIN = 10
/** Of memory and of everything else, over the time after the warm-up. */
const MEMORY: Allowance = { share: sized({ test: 0.3, small: 0.2, full: 0.05 }), least: 10 }
const TIME: Allowance = { share: sized({ test: 1, small: 0.5, full: 0.2 }), least: 5 }

test.skipIf(!testServerUrl)(
  'memory, loop lag and latencies are flat under a mixed load',
  async () => {
    const { windows, done, failures, losses, errors, audit } = await soak(testServerUrl ?? '', SIZE)
    for (const [name, count] of Object.entries(done))
      reportFigure(`${name}s a second`, (count / SIZE.seconds).toFixed(1))
    // A machine that is busy with other work has no windows to speak of.
    expect(windows.length).toBeGreaterThanOrEqual(WINDOWS_MIN)
    const rising = Object.keys(windows[0]?.values ?? {}).filter(
      (name) => !isSeriesFlat(name, windows),
    )
    expect(rising).toEqual([])
    expect({ failures, losses, errors }).toEqual({ failures: [], losses: 0, errors: [] })
    expect(audit).toBe('in order')
  },
)

/** Prints the trend as well. */
function isSeriesFlat(name: string, windows: readonly SoakWindow[]): boolean {
  const points = windows.flatMap(({ hours, values }) => {
    const value = values[name] ?? Number.NaN
    return Number.isFinite(value) ? [{ hours, value }] : []
  })
  const trend = trendOf(points)
  const [mean, perHour, error] = [trend.mean, trend.perHour, trend.errorPerHour].map(rounded)
  reportFigure(name, `mean ${mean}, an hour ${perHour} ± ${error}, ${points.length} windows`)
  return isFlat(trend, name.endsWith('MB') ? MEMORY : TIME)
}

function rounded(value: number): string {
  return value.toFixed(1)
}
