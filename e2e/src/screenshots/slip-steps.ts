import type { Language } from '@caderneta/contract/language'
import { refusalText } from '@caderneta/contract/messages/refusal-texts'
import type { Locator } from '@playwright/test'
import { isWide, open, type Step, type Walk } from './walk.ts'

/** The slip in its states, for a player; the last one leaves bets behind. */
export const SLIP_STEPS: readonly Step[] = [
  { name: '30-slip-single', go: (walk) => pickAtHome(walk, 1) },
  { name: '31-slip-single-open', go: openSlip },
  { name: '32-slip-keypad', go: (walk) => stake(walk, '10') },
  { name: '33-slip-multiple', go: severalInSlip },
  { name: '34-slip-short-of-cash', go: spendTooMuch },
  { name: '35-slip-suspended', go: silence },
  { name: '36-slip-odds-changed', go: placeOnMovedOdds },
  { name: '37-slip-placed', go: place },
]

const ROWS_MAX = 40

const odds = ({ page, words }: Walk): Locator =>
  page.getByRole('main').getByRole('button', { name: words.odd })

/** The first price of a number of rows of the list: different matches, so that they combine. */
async function pickAtHome(walk: Walk, count: number): Promise<void> {
  const { page } = walk
  // Of every league: at some hours none of the best ones plays soon.
  await open(walk, '/games/sport/football')
  const rows = page.locator('[data-game]')
  await odds(walk).first().waitFor()
  for (let row = 0, picked = 0; picked < count; row += 1) {
    if (row === ROWS_MAX) throw new Error('there are too few rows with open prices')
    const prices = rows.nth(row).getByRole('button', { name: walk.words.odd })
    const isChosen = (await prices.and(page.locator('[aria-pressed="true"]')).count()) > 0
    // A row of locked prices has none; a second one of a match would not combine.
    if (isChosen || (await prices.count()) < 3) continue
    await prices.first().click()
    picked += 1
  }
}

async function openSlip({ page, words }: Walk): Promise<void> {
  const bar = page.getByRole('button', { name: words.slip })
  if ((await bar.first().getAttribute('aria-expanded')) !== 'true') await bar.first().click()
  await page.getByRole('textbox', { name: words.stake }).first().waitFor()
}

async function stake(walk: Walk, amount: string): Promise<void> {
  const { page, words } = walk
  const field = page.getByRole('textbox', { name: words.stake }).first()
  await field.click()
  if (isWide(walk)) return field.fill(amount)
  for (const key of amount) await page.getByRole('button', { name: key, exact: true }).click()
}

async function endKeypad(walk: Walk): Promise<void> {
  const { page, words } = walk
  const done = page.getByRole('button', { name: words.keypadDone, exact: true })
  if (!isWide(walk) && (await done.isVisible())) await done.click()
}

async function severalInSlip(walk: Walk): Promise<void> {
  await endKeypad(walk)
  await pickAtHome(walk, 2)
  await openSlip(walk)
  await walk.page.getByRole('button', { name: walk.words.multiples }).click()
  await walk.page.locator('[data-multiple] input').first().scrollIntoViewIfNeeded()
}

async function spendTooMuch(walk: Walk): Promise<void> {
  await stake(walk, '9000')
  await endKeypad(walk)
  // The button is held, and a press shows why.
  await submit(walk).click({ force: true })
}

const submit = ({ page }: Walk) => page.getByRole('button', { name: /^(APOSTAR|PLACE BET)/ })

/** Without a word from the server for five seconds the page trusts no price. */
async function silence(walk: Walk): Promise<void> {
  const { page, stream } = walk
  stream.hold()
  await page.locator('[data-selection][data-status="offline"]').first().waitFor()
}

async function placeOnMovedOdds(walk: Walk): Promise<void> {
  const { page, stream, words } = walk
  stream.release()
  await page.reload()
  await openSlip(walk)
  await stake(walk, '5')
  await endKeypad(walk)
  await page.route(
    '**/api/wagers/save',
    (route) => route.fulfill(oddsMoved(route.request(), words.language)),
    {
      times: 1,
    },
  )
  await acceptAndSubmit(walk)
  await page.getByRole('button', { name: words.acceptOdds }).waitFor()
}

/** The refusal of a price that has fallen meanwhile, for the first selection that was sent. */
function oddsMoved(request: { postData(): string | null }, language: Language) {
  const id = Number(/betGamesOddId":\[(\d+)/.exec(request.postData() ?? '')?.[1])
  const odds = [{ betGamesOddId: id, rate: 1.01, version: 1_000_000 }]
  const body = {
    success: false,
    code: 'odds_changed',
    msg: refusalText('odds_changed', language),
    errors: {},
    odds,
  }
  return { status: 409, contentType: 'application/json', body: JSON.stringify(body) }
}

/** Agrees to prices that moved while the pictures were taken. */
async function acceptAndSubmit(walk: Walk): Promise<void> {
  const accept = walk.page.getByRole('button', { name: walk.words.acceptOdds })
  await submit(walk).or(accept).first().waitFor()
  if (await accept.isVisible()) await accept.click()
  await submit(walk).click()
}

/** The price in the faked refusal is newer than any real one: a reload restores the real one. */
async function place(walk: Walk): Promise<void> {
  const { page, words } = walk
  await page.reload()
  await openSlip(walk)
  await stake(walk, '5')
  await endKeypad(walk)
  const done = page.locator('[role="status"]').filter({ hasText: /Aposta Feita|Bet placed/ })
  for (let attempt = 0; attempt < 5 && !(await done.first().isVisible()); attempt += 1) {
    await acceptAndSubmit(walk)
    const accept = page.getByRole('button', { name: words.acceptOdds })
    await done.or(accept).first().waitFor()
  }
}
