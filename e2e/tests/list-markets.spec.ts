import { centavos } from '@caderneta/domain/money/money'
import { enterWithMoney, openSlip, stake } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { place, readCards, readReceipt } from '../src/slip-page.ts'
import { announceMatch } from '../src/story-match.ts'
import { untilServed } from '../src/until-served.ts'

// The second market of the football list.

const NAMES = ['Tunísia ou Empate', 'Tunísia ou Itália', 'Empate ou Itália'] as const
const [, , CHOSEN] = NAMES

test('CST-18 a double chance of the list is bet on under its name', async ({ page, server }) => {
  await announceMatch(server, { teams: ['Tunisia', 'Italy'], tournament: 'serieA' })
  await enterWithMoney(page, server.url, 42, centavos(1_000))
  await page.goto(`${server.url}/games/sport/football/lists/24`)
  await page.getByRole('tab', { name: 'Todas as Partidas' }).click()
  const selector = page.getByLabel('Mercado', { exact: true })
  await expect(selector.getByRole('option').nth(1)).toHaveText('Dupla Chance')
  await expect(selector.getByRole('option').first()).toHaveText('Resultado Final')
  const row = page.locator('[data-game]').filter({ hasText: 'Tunísia' })
  await expect(row.getByRole('button', { name: /, Resultado Final, odd \d/ })).toHaveCount(3)

  await selector.selectOption({ label: 'Dupla Chance' })
  const cells = row.getByRole('button', { name: /, Dupla Chance, odd \d/ })
  await expect(cells).toHaveCount(3)
  await expect(page.getByText('X2', { exact: true }).first()).toBeVisible()
  for (const [at, name] of NAMES.entries()) {
    await expect(cells.nth(at)).toHaveAccessibleName(new RegExp(`^${name}, Dupla Chance, odd \\d`))
  }

  await cells.nth(2).click()
  await openSlip(page)
  const leg = page.locator('[data-selection]')
  await expect(leg).toHaveCount(1)
  await expect(leg).toContainText(CHOSEN)
  await expect(leg).toContainText('Dupla Chance')
  await stake(page, CHOSEN, '5,00')
  await place(page)
  const [line = ''] = await readReceipt(page)
  expect(line).toContain(CHOSEN)

  await page.goto(`${server.url}/mybets?tab=all`)
  await expect(page.locator('[data-bet]')).toHaveCount(1)
  const [card] = await readCards(page)
  expect(card?.legs).toEqual([CHOSEN])
  expect(card?.text).toContain('Dupla Chance')

  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page.getByRole('tab', { name: 'Preferências' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('tab', { name: 'Preferences' })).toBeVisible()
  await page.goto(`${server.url}/mybets?tab=all`)
  await expect(page.locator('[data-bet]')).toContainText('Double Chance')
  expect((await readCards(page))[0]?.legs).toEqual(['Draw or Italy'])
})

test('on a phone the market over the prices is changed with the keyboard, and stays in sight', async ({
  page,
  server,
}) => {
  await announceMatch(server, { teams: ['Nigeria', 'Serbia'] })
  await untilServed(`${server.url}/games/sport/football`, 'Nigéria')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/games/sport/football`)
  const row = page.locator('[data-game]').filter({ hasText: 'Nigéria' })
  await expect(row.getByRole('button', { name: /, Resultado Final, odd \d/ })).toHaveCount(3)
  const selector = page.getByRole('combobox', { name: 'Mercado das listas de Futebol' })
  await selector.focus()
  await page.keyboard.press('ArrowDown')
  await expect(row.getByRole('button', { name: /, Dupla Chance, odd \d/ })).toHaveCount(3)
  expect((await selector.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  await page.mouse.wheel(0, 3_000)
  await expect(page.getByTitle('Dupla Chance').first()).toBeInViewport()
  await page
    .getByRole('navigation', { name: 'Atalhos' })
    .getByRole('link', { name: 'Início' })
    .click()
  await expect(page.getByTitle('Dupla Chance').first()).toBeVisible()
})
