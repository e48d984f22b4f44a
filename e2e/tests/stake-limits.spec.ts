import { centavos } from '@caderneta/domain/money/money'
import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import type { ServerProcess } from '@caderneta/testing/hosts/server-process'
import type { Page } from '@playwright/test'
import { enterWithMoney, openSlip } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { expectNoViolation } from '../src/no-barrier.ts'
import { startSite } from '../src/sites.ts'
import { inReais, oddsIn } from '../src/slip-arithmetic.ts'
import { enter, pick, place } from '../src/slip-page.ts'

// Limits so low that a few reais meet them; all in centavos.
const STAKE_MAX = 3_000n
const PAYOUT_MAX = 5_000n
const PLAYER_DAY_MAX = 8_000n

const reais = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`

test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)

let site: ServerProcess

test.beforeAll(async () => {
  site = await startSite({
    ...CUP_AHEAD,
    STAKE_MAX: reais(STAKE_MAX),
    PAYOUT_MAX: reais(PAYOUT_MAX),
    PAYOUT_MAX_PLAYER_COMBINATION: reais(PAYOUT_MAX),
    PAYOUT_MAX_PLAYER_DAY: reais(PLAYER_DAY_MAX),
  })
})

test.afterAll(() => site.stop())

const SCREENS = [
  ['a desktop of 1280 pixels', { viewport: { width: 1280, height: 900 } }],
  [
    'a phone of 390 pixels',
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  ],
] as const

for (const [at, [screen, use]] of SCREENS.entries()) {
  test.describe(screen, () => {
    test.use(use)

    test('the maximum is seen before the click, and a refusal offers it', async ({
      page,
      complaints,
    }) => {
      await enterWithMoney(page, site.url, at + 1, centavos(20_000))
      await pick(page, 'Brasil', /^Brasil, Resultado Final, odd \d/)
      await openSlip(page)
      await seeAndTakeMaximum(page)
      await exceedAndLower(page)
      await expectNoViolation(page)
      await place(page)
      await page.getByRole('button', { name: 'Terminar' }).click()
      await meetDayLimit(page)
      forgetRefusal(complaints)
    })
  })
}

const FIELD = 'Valor da aposta em Brasil'

const noteOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input) => {
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    return note?.textContent ?? ''
  })

const textOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue()

/** What a bet at the odds that the slip shows may stake when `room` is left for its return. */
async function stakeWithin(page: Page, selection: number, room: bigint): Promise<bigint> {
  const text = await page.locator('[data-selection]').nth(selection).innerText()
  const odds = oddsIn(text).at(-1) ?? 0n
  const byReturn = ((room + 1n) * 1000n - 1n) / odds
  return byReturn < STAKE_MAX ? byReturn : STAKE_MAX
}

async function seeAndTakeMaximum(page: Page): Promise<void> {
  const maximum = await stakeWithin(page, 0, PAYOUT_MAX)
  expect(await noteOf(page, FIELD)).toMatch(
    /^Máximo agora: R\$\s\d+,\d\d \(limite de \w+ por aposta\)$/,
  )
  expect(await noteOf(page, FIELD)).toContain(inReais(maximum))
  // On a desktop a single bet has only its row at first.
  const unfold = page.getByTitle('Abrir caderneta')
  if (await unfold.isVisible()) await unfold.click()
  await expect(page.getByRole('button', { name: '+50' })).toBeDisabled()
  await page.getByRole('button', { name: /^máx\. do limite: R\$\s\S+: Brasil$/ }).click()
  expect(await textOf(page, FIELD)).toBe(inReais(maximum).slice(3))
}

async function exceedAndLower(page: Page): Promise<void> {
  await enter(page, FIELD, '45,00')
  const submit = page.getByRole('button', { name: /^APOSTAR/ })
  await expect(submit).toBeDisabled()
  const sentence = page.getByRole('status').filter({ hasText: /^Brasil: o máximo agora é R\$/ })
  await expect(sentence).toBeVisible()
  await page.getByRole('button', { name: /^Usar R\$/ }).click()
  await expect(submit).toBeEnabled()
  await expect(submit).toBeFocused()
  await expect(sentence).toBeHidden()
}

/** Each bet is within the limits alone; what both return together is not. */
async function meetDayLimit(page: Page): Promise<void> {
  await pick(page, 'Inglaterra', /^Inglaterra, Resultado Final, odd \d/)
  await pick(page, 'Argentina', /^Argentina, Resultado Final, odd \d/)
  await openSlip(page)
  const note = /\(seu limite de retorno de hoje\)$/
  for (const name of ['Inglaterra', 'Argentina'])
    await expect.poll(() => noteOf(page, `Valor da aposta em ${name}`)).toMatch(note)
  await enter(page, 'Valor da aposta em Inglaterra', '3,00')
  await page.getByRole('button', { name: /^máx\. do limite: R\$\s\S+: Argentina$/ }).click()
  await page.getByRole('button', { name: /^APOSTAR/ }).click()
  const sentence = page.getByRole('status').filter({ hasText: /^Argentina: o máximo agora é R\$/ })
  await expect(sentence).toContainText('(seu limite de retorno de hoje)')
  await expectNoViolation(page)
  await page.getByRole('button', { name: /^Usar R\$/ }).click()
  await expect(sentence).toBeHidden()
  await place(page)
}

/** The refusal is part of the story, and so are prices that moved; anything else is not. */
function forgetRefusal(complaints: string[]): void {
  const others = complaints.splice(0).filter((text) => !/4(09|22).*\/api\/wagers\/save/.test(text))
  complaints.push(...others)
}
