import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { centavos } from '@caderneta/domain/money/money'
import type { ScriptedServer } from '@caderneta/testing/hosts/scripted-server'
import type { Locator, Page } from '@playwright/test'
import { enterWithMoney, openSlip } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { expectNoViolation } from '../src/no-barrier.ts'
import { inReais, oddsIn } from '../src/slip-arithmetic.ts'
import { enter, pick, place } from '../src/slip-page.ts'
import { announceMatch } from '../src/story-match.ts'

// At odds of 100 and more the largest return is met long before the largest stake; all in centavos.
const STAKE_MAX = 1_000_000n
const PAYOUT_MAX = 50_000_000n
const ODDS = { [MATCH_RESULT]: [1_010, 20_000, 100_000] }

test.use({ viewport: { width: 1280, height: 900 } })

test('the maximum is seen before the click, and a refusal offers it', async ({
  page,
  server,
  complaints,
}) => {
  const brazil = await announceMatch(server, { teams: ['France', 'Brazil'], odds: ODDS })
  await enterWithMoney(page, server.url, 43, centavos(5_000_000))
  await pick(page, `${server.url}${brazil.path}`, /^Brasil, Resultado Final, odd \d/)
  await openSlip(page)
  await seeAndTakeMaximum(page)
  await exceedAndLower(page)
  await expectNoViolation(page)
  await place(page)
  await page.getByRole('button', { name: 'Terminar' }).click()
  await meetDayLimit(page, server)
  // The refusal is part of the story.
  const others = complaints.splice(0).filter((text) => !/422.*\/api\/wagers\/save/.test(text))
  expect(others).toEqual([])
})

const stakeOf = (page: Page, name: string): Locator =>
  page.getByLabel(`Valor da aposta em ${name}`, { exact: true })

/** What a bet at the odds that the slip shows may stake when `room` is left for its return. */
async function stakeWithin(page: Page, selection: number, room: bigint): Promise<bigint> {
  const text = await page.locator('[data-selection]').nth(selection).innerText()
  const odds = oddsIn(text).at(-1) ?? 0n
  const byReturn = ((room + 1n) * 1000n - 1n) / odds
  return byReturn < STAKE_MAX ? byReturn : STAKE_MAX
}

async function seeAndTakeMaximum(page: Page): Promise<void> {
  const maximum = await stakeWithin(page, 0, PAYOUT_MAX)
  const field = stakeOf(page, 'Brasil')
  await expect(field).toHaveAccessibleDescription(
    `Máximo agora: ${inReais(maximum)} (limite de retorno por aposta)`,
  )
  // On a desktop a single bet has only its row at first.
  await page.getByTitle('Abrir caderneta').click()
  await page.getByRole('button', { name: /^máx\. do limite: R\$\s\S+: Brasil$/ }).click()
  await expect(field).toHaveValue(inReais(maximum).slice(3))
  await expect(page.getByRole('button', { name: '+50' })).toBeDisabled()
}

async function exceedAndLower(page: Page): Promise<void> {
  await enter(page, 'Valor da aposta em Brasil', '9000,00')
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
async function meetDayLimit(page: Page, server: ScriptedServer): Promise<void> {
  const england = await announceMatch(server, { teams: ['Wales', 'England'], odds: ODDS })
  const argentina = await announceMatch(server, { teams: ['Poland', 'Argentina'], odds: ODDS })
  await pick(page, `${server.url}${england.path}`, /^Inglaterra, Resultado Final, odd \d/)
  await pick(page, `${server.url}${argentina.path}`, /^Argentina, Resultado Final, odd \d/)
  await openSlip(page)
  for (const name of ['Inglaterra', 'Argentina'])
    await expect(stakeOf(page, name)).toHaveAccessibleDescription(
      /\(seu limite de retorno de hoje\)$/,
    )
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
