import type { Locator, Page } from '@playwright/test'

/** The web vitals leave out one of this many interactions, the longest ones first. */
const LEFT_OUT_EVERY = 50
/** The look for what to press costs the page something, which is not of the press. */
const BEFORE_MS = 200
const AFTER_MS = 350

/** Begins to note how long each interaction takes until what it changed is painted. */
export function noteInteractions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const longestById = new Map<number, number>()
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'))
        if (id > 0) longestById.set(id, Math.max(longestById.get(id) ?? 0, entry.duration))
      }
    })
    const observerOptions: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    observer.observe(observerOptions)
    Reflect.set(window, 'benchInteractions', longestById)
  })
}

/**
 * Presses what the locator finds in the window, in turn, as a hand would: by its place. A click of
 * the test runner would search the page at the very moment of the press.
 */
export async function pressEach(page: Page, wanted: Locator, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    const point = await pointInWindow(page, wanted, press)
    if (!point) throw new Error(`nothing to press: ${wanted}`)
    await page.waitForTimeout(BEFORE_MS)
    await page.mouse.click(point.x, point.y)
    await page.waitForTimeout(AFTER_MS)
  }
}

/** Each thing is pressed twice, to open and to close, before the next one is. */
async function pointInWindow(page: Page, wanted: Locator, press: number) {
  const points = await wanted.evaluateAll((found) =>
    found.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return one.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : []
    }),
  )
  await page.mouse.move(0, 0)
  return points[Math.floor(press / 2) % Math.max(1, points.length)]
}

/** Interaction to next paint, in milliseconds; what took less than a frame counts as a frame. */
export async function interactionToNextPaint(page: Page, presses: number): Promise<number> {
  const noted = await page.evaluate(() => {
    const kept: unknown = Reflect.get(window, 'benchInteractions')
    return kept instanceof Map ? [...kept.values()].map(Number) : []
  })
  const longestFirst = noted.sort((one, other) => other - one)
  return longestFirst[Math.floor(presses / LEFT_OUT_EVERY)] ?? 16
}
