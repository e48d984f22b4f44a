import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules of WCAG 2.2, A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const ALL_LOOKS = [
  { name: 'light at 1280', viewport: { width: 1280, height: 900 }, colorScheme: 'light' as const },
  { name: 'dark at 1280', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' as const },
  { name: 'light at 390', viewport: { width: 390, height: 844 }, colorScheme: 'light' as const },
  { name: 'dark at 390', viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
]

/** What a window of 1280 × 900 becomes at a zoom of 200 %. */
export const ZOOMED = { width: 640, height: 450 }

const isWhole = process.env.E2E_LOOKS === 'all'

/** Those of a list that are looked at: each width and theme once, or with E2E_LOOKS=all all. */
export function looksOf<Look>(all: readonly Look[]): readonly Look[] {
  return isWhole ? all : [...all.slice(0, 1), ...all.slice(-1)]
}

export const LOOKS = looksOf(ALL_LOOKS)

/** What a second language of a page cannot change. */
export const COLOURS = ['color-contrast']

export async function expectNoBarrier(
  page: Page,
  address: string,
  without: readonly string[] = [],
): Promise<void> {
  await openWhole(page, address)
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page, without)
}

async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(isLoaded)
}

/** Nothing needs a scroll sideways, and no text is cut off. */
export async function expectRoom(page: Page, address: string): Promise<void> {
  await openWhole(page, address)
  await expectNoSidewaysScroll(page)
  expect(await page.evaluate(cutTexts), `${page.url()} cuts texts off`).toEqual([])
}

/**
 * In the page. What is for readers of screens alone is a pixel wide; a strip scrolls by itself. A
 * name that ends with an ellipsis says so, and is whole on the page it leads to.
 */
function cutTexts(): string[] {
  const hasText = (one: Element) =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isCut = (one: Element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isHidden = hides(overflowX) && textOverflow !== 'ellipsis'
    const isWide = isHidden && one.scrollWidth > one.clientWidth + 1
    // Letters reach out of a line that is as high as they are.
    const isHigh = hides(overflowY) && one.scrollHeight > one.clientHeight * 1.5
    return one.clientWidth > 1 && (isWide || isHigh)
  }
  return [...document.querySelectorAll('body *')]
    .filter((one) => hasText(one) && isCut(one))
    .map((one) => one.textContent ?? '')
}

/** In the page. */
function isLoaded(): boolean {
  const isBusy = document.querySelector('.shimmer, [aria-busy="true"]') !== null
  return document.querySelector('h1') !== null && !isBusy
}

/** Reflow: nothing makes the page wider than the window, whatever scrolls inside of it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(surplus, `${page.url()} is wider than the window`).toBe(0)
}

/**
 * Judges the page as it stays, by all rules but those named: not while a colour or an opacity is on
 * its way.
 */
export async function expectNoViolation(
  page: Page,
  without: readonly string[] = [],
): Promise<void> {
  await comeToRest(page)
  // The site has no frames, so one page is judged in itself, without a second one for the report;
  // what is no violation is not written down node by node.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe
    .withTags(RULES)
    .disableRules([...without])
    .analyze()
  const found = violations.map((violation) => ({
    page: page.url(),
    rule: violation.id,
    at: violation.nodes.slice(0, 3).map((node) => node.target.join(' ')),
  }))
  expect(found).toEqual([])
}

/**
 * Nothing glides any more; what was under way when motion ended has arrived. The page and its panes
 * stand at their tops: what is scrolled half beneath a bar that stays would be a target too small.
 */
async function comeToRest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(scrollToTop)
  await page.waitForFunction(isAtRest)
}

/** In the page. */
function scrollToTop(): void {
  for (const one of document.querySelectorAll('*')) {
    if (one.scrollTop > 0) one.scrollTo({ top: 0, behavior: 'instant' })
  }
}

/** In the page. What follows a scroller instead of time moves only with it. */
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline)
}
