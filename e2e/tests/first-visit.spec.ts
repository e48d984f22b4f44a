import type { Page } from '@playwright/test'
import { enterAsDemo } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { expectNoViolation } from '../src/no-barrier.ts'

// A first-time visitor: the popup, the walkthrough, and the confirmation when a half-filled
// form is left.

const POPUP_KEY = 'caderneta.popup'
const HOUR_MS = 60 * 60 * 1000

const popup = (page: Page) => page.getByRole('dialog', { name: 'Boas-vindas à Caderneta' })
const step = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** As if it had been shown this long ago. */
const ageMark = (page: Page, milliseconds: number) =>
  page.evaluate(([key, age]) => sessionStorage.setItem(key, String(Date.now() - age)), [
    POPUP_KEY,
    milliseconds,
  ] as const)

/** The page has started and come to rest, so that what was to come has come. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true, viewport: { width: 390, height: 844 } })

  test('UIX-03 UIX-04 UIX-05 UIX-07 the popup welcomes and starts the walkthrough, by keyboard alone', async ({
    page,
    server,
  }) => {
    await page.goto(server.url)
    await expect(popup(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Conhecer o site em 5 passos' })).toBeFocused()
    await expectNoViolation(page)
    await page.keyboard.press('Enter')
    await expect(popup(page)).toBeHidden()
    await walkThrough(page)
    await expectMark(page)
    // It stays away for 12 hours.
    await ageMark(page, HOUR_MS)
    await page.reload()
    await settle(page)
    await expect(popup(page)).toBeHidden()
    await ageMark(page, 12 * HOUR_MS + 60_000)
    await page.reload()
    await expect(popup(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Entendi' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()

    await page.goto(`${server.url}/ajuda`)
    await page.getByRole('button', { name: 'Conhecer o site em 5 passos' }).click()
    await expect(step(page, 'Escolha o esporte')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(step(page, 'Escolha o esporte')).toBeHidden()
    await pointAtEveryStep(page, server.url)

    // It is due again, but comes neither at sign-up nor over the login.
    await ageMark(page, 12 * HOUR_MS + 60_000)
    await page.goto(`${server.url}/signup`)
    await settle(page)
    await expect(popup(page)).toBeHidden()
    await page.goto(`${server.url}/mybets`)
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    await settle(page)
    await expect(popup(page)).toBeHidden()
  })
})

/** That it was shown is kept for the browser session only. */
async function expectMark(page: Page): Promise<void> {
  const entries = await page.evaluate(() => [
    Object.keys(sessionStorage).filter((key) => key.includes('popup')),
    Object.keys(localStorage).filter((key) => key.includes('popup')),
  ])
  expect(entries).toEqual([[POPUP_KEY], []])
}

const TITLES = [
  'Escolha o esporte',
  'Toque em uma odd',
  'Confira na caderneta',
  'Acompanhe ao vivo',
  'Sua conta',
]

/** From its first step to its end. */
async function walkThrough(page: Page): Promise<void> {
  const first = step(page, 'Escolha o esporte')
  await expect(first.getByRole('button', { name: 'Próximo' })).toBeFocused()
  await expectNoViolation(page)
  for (const title of TITLES.slice(1)) {
    await page.keyboard.press('Enter')
    await expect(step(page, title)).toBeVisible()
  }
  await page.keyboard.press('Enter')
  await expect(step(page, 'Sua conta')).toBeHidden()
}

/** At every width each step has something to point at, also while the slip is empty. */
async function pointAtEveryStep(page: Page, url: string): Promise<void> {
  const size = page.viewportSize()
  for (const width of [390, 768, 1000, 1023, 1024, 1100, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${url}/ajuda`)
    await page.getByRole('button', { name: 'Conhecer o site em 5 passos' }).click()
    await expect(page.getByRole('button', { name: /, odd \d/ }).first()).toBeAttached()
    for (const title of TITLES) {
      await expect(step(page, title)).toBeVisible()
      const ring = page.locator('[data-tour-ring]')
      await expect(ring, `${title} at ${width} points at nothing`).toBeInViewport({ ratio: 0.5 })
      await page.keyboard.press('Enter')
    }
  }
  if (size) await page.setViewportSize(size)
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Sair sem salvar?' })
const help = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Ajuda' })

/** Leaves by a link, thinks better of it, leaves by the back button, and goes. */
async function leaveAndThinkAgain(page: Page, label: string, typed: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(typed)
  await help(page).click()
  await question(page).getByRole('button', { name: 'Continuar preenchendo' }).click()
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed)
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed)
  await help(page).click()
  await question(page).getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible()
}

test('UIX-06 leaving a half-filled form asks for confirmation, an untouched one does not', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/signup`)
  await help(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible()
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Registre-se' }).click()
  await leaveAndThinkAgain(page, 'Sobrenome', 'Souza')

  await enterAsDemo(page, server.url)
  for (const [path, label] of [
    ['/bank/withdraw', 'Chave PIX'],
    ['/account/personal', 'Celular'],
    ['/account/address', 'Cidade'],
  ] as const) {
    await page.goto(`${server.url}${path}`)
    if (path === '/account/address')
      await page.getByRole('button', { name: 'Editar endereço' }).click()
    await page.getByLabel(label, { exact: true }).fill('11912345678')
    await help(page).click()
    await question(page).getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible()
  }
})
