import type { Page } from '@playwright/test'
import { MATCH_STEPS } from './match-steps.ts'
import { STATE_STEPS } from './state-steps.ts'
import { open, pageStep, type Step, settle, type Walk } from './walk.ts'

/** What a first-time visitor sees, and then a returning one. */
export const VISITOR_STEPS: readonly Step[] = [
  { name: '01-popup', go: (walk) => open(walk, '/').then(() => popup(walk).waitFor()) },
  { name: '02-walkthrough', go: startTour },
  { name: '03-walkthrough-2', go: (walk) => nextOfTour(walk, 1) },
  { name: '03-walkthrough-3-slip', go: (walk) => nextOfTour(walk, 1) },
  { name: '03-walkthrough-4', go: (walk) => nextOfTour(walk, 1) },
  { name: '03-walkthrough-5', go: (walk) => nextOfTour(walk, 1) },
  { name: '04-home', go: leaveTour, isWhole: true },
  { name: '05-menu', go: openMenu },
  { name: '06-search', go: openSearch },
  { name: '07-search-found', go: (walk) => search(walk, 'a') },
  { name: '08-search-nothing', go: (walk) => search(walk, 'xyzzy') },
  pageStep('10-sport', '/games/sport/football'),
  pageStep('11-sport-tennis', '/games/sport/tennis'),
  pageStep('12-list', '/games/sport/football/lists/12'),
  ...MATCH_STEPS,
  pageStep('16-live', '/live'),
  pageStep('17-sport-unknown', '/games/sport/xyz'),
  { name: '20-login', go: openLogin },
  { name: '21-login-errors', go: submitForm },
  { name: '22-forgot', go: forget },
  pageStep('23-recovery', '/recuperar-senha?email=ana@example.com&code=abcdefghij'),
  pageStep('24-sign-up', '/signup'),
  { name: '25-sign-up-errors', go: submitForm, isWhole: true },
  pageStep('26-activation', '/sign/active'),
  pageStep('27-help', '/ajuda'),
  { name: '28-footer', go: scrollDown },
  pageStep('29-not-found', '/nada'),
  ...STATE_STEPS,
]

const popup = ({ page }: Walk) => page.locator('dialog[open]')

async function startTour(walk: Walk): Promise<void> {
  await popup(walk).getByRole('button', { name: walk.words.tour }).click()
  await tourCard(walk).waitFor()
}

const tourCard = ({ page }: Walk) => page.locator('[data-step], [role="dialog"]').last()

async function nextOfTour({ page }: Walk, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('Enter')
}

async function leaveTour(walk: Walk): Promise<void> {
  await walk.page.keyboard.press('Escape')
  await open(walk, '/')
}

/** At the foot of the last page: who runs the site, and whom betting is for. */
async function scrollDown({ page }: Walk): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
}

async function openMenu({ page, words, look }: Walk): Promise<void> {
  if (look.width >= 1280) return
  await page.getByRole('button', { name: words.menu }).click()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
}

async function openSearch(walk: Walk): Promise<void> {
  await walk.page.keyboard.press('Escape')
  await walk.page.getByRole('button', { name: walk.words.search, exact: true }).click()
  await searchField(walk.page).waitFor()
}

/** A list has a selector of markets, which is such a box too. */
const searchField = (page: Page) => page.locator('input[role="combobox"]')

async function search({ page }: Walk, text: string): Promise<void> {
  await searchField(page).fill(text)
  const found = page.getByRole('listbox').getByRole('option').first()
  await found.waitFor({ state: text === 'a' ? 'visible' : 'detached' })
}

async function openLogin(walk: Walk): Promise<void> {
  await open(walk, '/')
  await walk.page.getByRole('button', { name: walk.words.login }).first().click()
  await walk.page.getByRole('dialog').waitFor()
}

async function submitForm({ page }: Walk): Promise<void> {
  await page.locator('form button[type="submit"]').last().click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

async function forget({ page, words }: Walk): Promise<void> {
  await page.getByRole('button', { name: words.forgot }).click()
  await settle(page)
}

/** Logs in as the demo account, and ends up at home. */
export async function logInAsDemo(walk: Walk): Promise<void> {
  const { page, words } = walk
  await openLogin(walk)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.loginName).fill('demo')
  await dialog.getByLabel(words.password, { exact: true }).fill('demo1234')
  await dialog.locator('button[type="submit"]').click()
  await dialog.waitFor({ state: 'hidden' })
}
