import * as accounts from '@caderneta/contract/accounts/account-calls'
import { ApiClient } from '@caderneta/testing/client/api-client'
import type { Page } from '@playwright/test'
import { logIn } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'

// How long a player stays in.

const isLoggedIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()

test('SES-05 SES-12 a session is kept on a new page, warns when idle, and ends on the server too', async ({
  page,
  server,
  complaints,
}) => {
  await page.clock.install()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Login' }).first().click()
  await logIn(page, 'demo', 'demo1234')
  await isLoggedIn(page)
  await page.goto(`${server.url}/mybets`)
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas apostas' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/mybets`)
  await isLoggedIn(page)
  const token = await page.evaluate(() => localStorage.getItem('caderneta.token'))
  const warning = page.getByRole('dialog', { name: 'Você ainda está aí?' })
  await page.clock.fastForward('29:10')
  await warning.getByRole('button', { name: 'Continuar na conta' }).click()
  await expect(warning).toBeHidden()
  await isLoggedIn(page)
  await page.clock.fastForward('30:01')
  await expect(page.getByText(/Sua sessão terminou por inatividade/)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  const client = new ApiClient(server.url)
  client.token = token
  const status = async () => (await client.call(accounts.readOwnBase, {})).status
  await expect.poll(status, { timeout: 15_000 }).toBe(401)
  expect(complaints).toEqual([])
})
