import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolation } from '../no-barrier.ts'
import type { Look } from './looks.ts'
import type { StreamTap } from './stream-tap.ts'
import type { Words } from './words.ts'

/** One look's walk over the site: where it is, and what it needs to get on. */
export interface Walk {
  readonly page: Page
  readonly url: string
  readonly look: Look
  readonly words: Words
  readonly stream: StreamTap
  readonly folder: string
  /** Whether each state is judged for barriers too, once its picture is taken. */
  readonly isJudged: boolean
}

/** A state of the site: how to come to it from the one before, and what its picture is called. */
export interface Step {
  readonly name: string
  readonly go: (walk: Walk) => Promise<void>
  /** The whole page and not only what fits the screen. */
  readonly isWhole?: boolean
}

/** A list of a whole day takes its time on a machine that also runs the server. */
export const PATIENCE_MS = 120_000

/** Longer than the stream waits between two snapshots of a page that scrolls. */
const FILL_PAUSE_MS = 1_500

/** Pictures higher than this are of no use. */
const WHOLE_MAX = 2600

export const isPhone = ({ look }: Walk) => look.width < 768

/** The slip is beside the content from here on. */
export const isWide = ({ look }: Walk) => look.width >= 1024

/** A step that only opens an address. */
export const pageStep = (name: string, path: string, isWhole = true): Step => ({
  name,
  go: (walk) => open(walk, path),
  isWhole,
})

export async function open({ page, url }: Walk, path: string): Promise<void> {
  await page.goto(`${url}${path}`)
  await settle(page)
}

/** Until nothing is loading and nothing moves into its place any more. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1, [role="dialog"]').first().waitFor({ state: 'attached' })
  // Parts of the frame come after the page that it is around.
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.evaluate(isStill), { timeout: PATIENCE_MS }).toBe(true)
}

/** In the page: prices that move, dots that pulse and strips that fade go on and do not count. */
function isStill(): boolean {
  const isPassing = (animation: Animation) =>
    animation instanceof CSSAnimation && /^(veil|arrow|pulse|strip)/.test(animation.animationName)
  const isLoading = document.querySelector('.shimmer, [aria-busy="true"]') !== null
  return !isLoading && document.getAnimations().every(isPassing)
}

/** Takes the picture of each step in turn; returns those that failed, or have a barrier. */
export async function takeSteps(walk: Walk, steps: readonly Step[]): Promise<readonly string[]> {
  const missing: string[] = []
  for (const step of steps) {
    try {
      await step.go(walk)
      await shoot(walk, step)
      if (walk.isJudged) await judge(walk)
    } catch (error) {
      missing.push(`${walk.look.name}/${step.name}: ${error}`)
    }
  }
  return missing
}

/** A screen as high as the page, so that what is drawn only in sight is drawn. */
async function shoot(walk: Walk, { name, isWhole = false }: Step): Promise<void> {
  const { page, look, folder } = walk
  const { width, height } = look
  if (isWhole) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), WHOLE_MAX) })
  }
  await settle(page)
  await untilFilled(page)
  await page.screenshot({ path: join(folder, look.name, `${name}.png`) })
  await page.setViewportSize({ width, height })
}

/** Prices of rows that came into sight arrive a little later; some rows have none at all. */
async function untilFilled(page: Page): Promise<void> {
  let [before, now] = [-1, await page.evaluate(countEmptyPlaces)]
  while (now > 0 && now !== before) {
    await pause(FILL_PAUSE_MS)
    ;[before, now] = [now, await page.evaluate(countEmptyPlaces)]
  }
}

/** In the page. */
function countEmptyPlaces(): number {
  return document.querySelectorAll('main span[aria-hidden="true"].bg-sunken').length
}

/** The state as it is in its window: motion is reduced for the judgement alone. */
async function judge({ page }: Walk): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  await page.emulateMedia({ reducedMotion: null })
}
