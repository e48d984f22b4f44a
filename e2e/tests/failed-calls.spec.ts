import type { Page, Route } from '@playwright/test'
import { logIn } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'

// What the page does when the server does not respond as agreed. The browser itself reports
// each such response; those complaints are expected here and no others.

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a server error': (route) => route.fulfill({ status: 500, body: '{"success":false}' }),
  'a connection that breaks': (route) => route.abort('timedout'),
  'broken JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":tru' }),
}

const REFERENCE = 'Ab3dEf6hIj9kLm2n'

const toast = (page: Page) => page.locator('[data-toast="error"]')

async function submitLogin(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail ou nome de usuário').fill('demo')
  await dialog.getByLabel('Senha', { exact: true }).fill('demo1234')
  await dialog.getByRole('button', { name: 'ENTRAR' }).click()
}

test('API-14 UIX-12 a call that fails is shown top right, and the page goes on', async ({
  page,
  server,
  complaints,
}) => {
  for (const [name, handler] of Object.entries(FAILURES)) {
    await test.step(name, async () => {
      await page.goto(server.url)
      await page.getByRole('button', { name: 'Login' }).first().click()
      await page.route('**/api/login', handler)
      await submitLogin(page)
      await expect(toast(page)).toBeVisible()
      const box = await toast(page).boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 40)
      expect(box?.y).toBeLessThan(720 / 4)
      await expect(page.getByLabel('E-mail ou nome de usuário')).toHaveValue('demo')
      await page.unroute('**/api/login')
    })
  }
  await test.step('a fault that names its request', async () => {
    const body = { success: false, code: 'fault', msg: 'Erro no servidor.', requestId: REFERENCE }
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Login' }).first().click()
    await page.route('**/api/login', (route) => route.fulfill({ status: 500, json: body }))
    await submitLogin(page)
    await expect(toast(page)).toContainText(`Referência: ${REFERENCE}`)
    await expect(toast(page).getByRole('button', { name: 'Copiar referência' })).toBeVisible()
    await toast(page).getByRole('button', { name: 'Fechar' }).click()
    await expect(toast(page)).toBeHidden()
    await page.unroute('**/api/login')
  })
  await logIn(page, 'demo', 'demo1234')
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
  const foreseen = complaints.splice(0)
  expect(foreseen.filter((text) => !text.includes('/api/login'))).toEqual([])
})
