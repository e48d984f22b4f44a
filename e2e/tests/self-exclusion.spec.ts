import { requestDeposit } from '@caderneta/contract/payments/deposit-calls'
import { centavos } from '@caderneta/domain/money/money'
import { bettorIdentity, depositFor } from '@caderneta/testing/client/new-bettor'
import { enterAsNew } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a player who excludes himself bets and deposits no more, and withdraws', async ({
  page,
  server,
}) => {
  const client = await enterAsNew(page, server.url, 604)
  await depositFor(client, centavos(5_000))
  const { password } = bettorIdentity(604)
  const notice = page.getByText('Você está em autoexclusão', { exact: true })
  await page.goto(`${server.url}/account/responsible`)
  await page.getByRole('radio', { name: '3 meses' }).check()
  await page.getByLabel('Senha atual', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Quero me autoexcluir' }).click()
  await page.getByRole('button', { name: 'Sim, autoexcluir agora' }).click()
  await expect(notice).toBeVisible()
  const fields = { betCnfPaymentMethodId: '1', depositAmount: '10.00' }
  expect(await client.call(requestDeposit, fields)).toMatchObject({ code: 'self_excluded' })

  await page.goto(`${server.url}/bank/funds`)
  await expect(notice).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sacar' }).last().click()
  await page.getByLabel('Tipo de chave PIX').selectOption('random')
  await page.getByLabel('Chave PIX', { exact: true }).fill('123e4567-e12b-12d1-a456-426655440000')
  await page.getByLabel('Valor do saque (R$)').fill('50,00')
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Solicitar saque' }).click()
  // Whether it is paid already or still to be paid.
  await expect(page.locator('[data-withdrawal]')).toContainText('50,00')
})
