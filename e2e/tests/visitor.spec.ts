import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { expectNoSidewaysScroll, expectNoViolation } from '../src/no-barrier.ts'
import { announceMatch } from '../src/story-match.ts'

// What somebody without an account may see, and what not.

const LARGE = { width: 1280, height: 900 }
const WIDEST = { width: 1600, height: 900 }
const SMALL = { width: 390, height: 844 }

test.use({ viewport: LARGE })

test('ROL-02 ROL-03 SRC-10 a visitor browses everything, and finds a match by search', async ({
  page,
  server,
  complaints,
}) => {
  const match = await announceMatch(server, { teams: ['Ecuador', 'Senegal'] })
  const football = '/games/sport/football'
  const tournament = match.path.slice(0, match.path.lastIndexOf('/'))
  const paths = ['/', '/live', football, `${football}/lists/24`, tournament, match.path]
  for (const path of paths) {
    await page.goto(`${server.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expect(page.getByRole('button', { name: /, odd \d/ }).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expectNothingAt(page, server.url, complaints)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByPlaceholder('Buscar partidas').fill('Equador')
  await page.getByRole('option').filter({ hasText: 'Equador X Senegal' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Equador X Senegal' })
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(`${server.url}${match.path}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await expectMatchBesideList(page, server.url, match.path)

  // On a phone any competition is three taps away: the menu, its place, its name.
  await page.setViewportSize(SMALL)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const places = page.getByRole('dialog', { name: 'Menu' }).getByRole('region', {
    name: 'Países e regiões',
  })
  await places.getByText('Brasil', { exact: true }).click()
  await places.getByRole('link', { name: /^Copa do Mundo/ }).click()
  await expect(page).toHaveURL(`${server.url}${tournament}`)

  // Rows out of sight are not drawn, and the match that was announced last is the last of its day.
  await expect(page.getByRole('button', { name: /, odd \d/ }).first()).toBeVisible()
  await page.keyboard.press('End')
  // The next match of a favourite is one tap away from home, also after a reload.
  await page.getByRole('button', { name: 'Favoritar Equador X Senegal' }).click()
  await page.goto(server.url)
  const favourites = page.getByRole('navigation', { name: 'Favoritos' })
  await favourites.getByRole('link', { name: /Equador X Senegal/ }).click()
  await expect(page).toHaveURL(`${server.url}${match.path}`)
  const star = page.getByRole('button', { name: 'Favoritar Equador', exact: true })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  // On a phone the three results share a row, and the rule of a market is one press away.
  const results = page.getByRole('button', { name: /, Resultado Final, odd \d/ })
  await expect(results).toHaveCount(3)
  const tops = await results.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  )
  expect(new Set(tops).size).toBe(1)
  const rule = { name: 'Regra do mercado: Dupla Chance', exact: true }
  await page.getByRole('button', rule).click()
  await expect(page.getByText(/^Cobre dois dos três resultados/)).toBeVisible()

  // From the match to one of its teams, which has a page of its own, and back.
  const score = page.getByRole('region', { name: 'Placar' })
  await score.getByRole('link', { name: 'Equador', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${football}/teams/\\d+$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Equador' })).toBeVisible()
  const ownMatch = page.locator('[data-game]').filter({ hasText: 'Senegal' })
  await expect(ownMatch.getByRole('button', { name: /, odd \d/ }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  await page.reload()
  await ownMatch.getByRole('link', { name: /Equador/ }).click()
  await expect(page).toHaveURL(`${server.url}${match.path}`)
  await page.goto(`${server.url}${tournament}`)

  // What is over is a result on the page of its competition.
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await match.kickOff()
  await match.goal('home')
  await match.finish()
  await expect(async () => {
    await page.reload()
    await page.getByRole('tab', { name: 'Resultados' }).click()
    const results = page.getByRole('listitem').filter({ hasText: 'Senegal' })
    await expect(results).toHaveText('Equador1 – 0Senegal', { timeout: 2_000 })
  }).toPass()
})

test('ROL-07 ROL-09 ROL-10 HDR-01 MNU-04 a visitor sees nothing of a player’s, and no operator', async ({
  page,
  server,
  complaints,
}) => {
  await page.goto(server.url)
  const opener = page.getByRole('button', { name: 'Abrir menu' })
  const search = page.getByPlaceholder('Buscar partidas')
  await expect(page.getByRole('link', { name: 'Registre-se' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Minhas apostas' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Saldo/ })).toHaveCount(0)
  await expect(opener).toBeHidden()
  await expect(search).toBeHidden()
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
  await expectUnmovedBeneath(page, () => login.click())
  await page.keyboard.press('Escape')
  await page.setViewportSize(SMALL)
  await expectUnmovedBeneath(page, () => opener.click())
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByPlaceholder('Buscar partidas')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Futebol', exact: true })).toBeVisible()

  await page.setViewportSize(LARGE)
  for (const path of ['/mybets', '/bank/balance', '/account/personal']) {
    await page.goto(`${server.url}${path}`)
    await expect(page).toHaveURL(`${server.url}/`)
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  }
  // Neither agents nor operators have a page or a login.
  for (const path of ['/agent', '/agente', '/admin', '/operator']) {
    expect((await page.goto(`${server.url}${path}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  }
  expect(complaints.splice(0).filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
})

/** A dialog covers the page and moves nothing of it, and reaches every edge of the window. */
async function expectUnmovedBeneath(page: Page, open: () => Promise<void>): Promise<void> {
  const main = page.locator('main')
  const before = await main.boundingBox()
  await open()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await main.boundingBox()).toMatchObject({
    x: before?.x,
    y: before?.y,
    width: before?.width,
  })
  const veil = await page.locator('.bg-veil').boundingBox()
  expect(veil?.width).toBe(page.viewportSize()?.width)
}

/** In a wide window the match opens beside its competition, by keyboard from and to its row. */
async function expectMatchBesideList(page: Page, url: string, path: string): Promise<void> {
  await page.setViewportSize(WIDEST)
  await page.goto(`${url}${path.slice(0, path.lastIndexOf('/'))}`)
  const row = page.locator('[data-game]').filter({ hasText: 'Equador' })
  const link = row.getByRole('link', { name: /Equador/ })
  await link.focus()
  await page.keyboard.press('Enter')
  const pane = page.getByRole('region', { name: 'Partida ao lado da lista' })
  await expect(pane.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(`${url}${path}`)
  await expect(pane.getByRole('button', { name: /, odd \d/ }).first()).toBeVisible()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  await page.reload()
  await expect(pane.getByRole('heading', { level: 1, name: 'Equador X Senegal' })).toBeVisible()
  await expect(link).toBeVisible()
  await pane.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
  await expect(link).toBeFocused()
}

/** Addresses of nothing come with a 404 and the page, which names what is missing and leads on. */
async function expectNothingAt(page: Page, url: string, complaints: string[]): Promise<void> {
  const titles = [
    ['/nada', 'Página não encontrada'],
    ['/games/sport/xyz', 'Esporte não encontrado'],
    ['/games/sport/football/4', 'Campeonato não encontrado'],
    ['/games/sport/football/teams/4', 'Time ou atleta não encontrado'],
    ['/games/sport/football/4/5', 'Partida não encontrada'],
  ] as const
  for (const [path, title] of titles) {
    const reply = await page.goto(`${url}${path}`)
    expect([reply?.status(), reply?.headers()['cache-control']]).toEqual([404, 'no-store'])
    expect(await reply?.text()).toContain('<title>Página não encontrada · Caderneta</title>')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached()
  }
  await page.getByRole('main').getByRole('link', { name: 'Ao vivo' }).click()
  await expect(page).toHaveURL(`${url}/live`)
  expect(complaints.splice(0).filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
}
