import type { Page } from '@playwright/test'

/** The demo account, by the dialog of the page. */
export async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Login' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail ou nome de usuário').fill('demo')
  await dialog.getByLabel('Senha', { exact: true }).fill('demo1234')
  await dialog.getByRole('button', { name: 'ENTRAR' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
