import { logIn } from '@caderneta/contract/accounts/account-calls'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { requestDeposit } from '@caderneta/contract/payments/deposit-calls'
import { centavos } from '@caderneta/domain/money/money'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { bettorIdentity, depositFor } from '@caderneta/testing/client/new-bettor'
import { deposit, enterAsNew, enterWithMoney, openSlip } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'

// What a player with an account may do besides browsing (checklist ROL). One server for all.

const RESULT = /, Resultado Final, odd \d/

test.use({ viewport: { width: 1280, height: 900 } })

/** Two matches that start late enough for their prices not to move. */
async function twoMatches(url: string): Promise<readonly string[]> {
  const { data } = await new ApiClient(url).expect(listGames, {
    route: 'football',
    list: '24',
  })
  const open = data.games.filter((game) => game.odds.every(({ status }) => status === 'open'))
  return open
    .slice(-2)
    .map(({ info }) => `/games/sport/football/${info.betCnfTournamentId}/${info.betGameId}`)
}

test('ROL-04 a player places singles and a double, follows them and sees the balances', async ({
  page,
  server,
}) => {
  await enterWithMoney(page, server.url, 601, centavos(10_000))
  for (const path of await twoMatches(server.url)) {
    await page.goto(`${server.url}${path}`)
    await page.getByRole('button', { name: RESULT }).first().click()
    await expect(page.getByRole('button', { name: RESULT, pressed: true })).toBeVisible()
  }
  await openSlip(page)
  await page
    .getByLabel(/^Valor da aposta em /)
    .first()
    .fill('10,00')
  await page.getByRole('button', { name: 'Mostrar mais múltiplas' }).click()
  await page.getByLabel('Valor por aposta em Duplas').fill('5,00')
  await page.getByRole('button', { name: /^(APOSTAR|Aceitar novas odds)/ }).click()
  await expect(page.getByText('Aposta Feita').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Saldo R\$\s85,00/ })).toBeVisible()

  await page.goto(`${server.url}/mybets`)
  await page.getByRole('tab', { name: 'Todas' }).click()
  await expect(page.getByText(/Simples/).first()).toBeVisible()
  await expect(page.getByText(/Dupla/).first()).toBeVisible()
  await page.goto(`${server.url}/bank/balance`)
  await expect(page.getByText('Cashback', { exact: true }).first()).toBeVisible()
})

test('ROL-05 CST-28 a player deposits and requests a withdrawal', async ({ page, server }) => {
  const { password } = bettorIdentity(603)
  await enterAsNew(page, server.url, 603)
  await deposit(page, server.url, '50,00')
  await page.goto(`${server.url}/bank/withdraw`)
  await page.getByLabel('Tipo de chave PIX').selectOption('random')
  await page.getByLabel('Chave PIX', { exact: true }).fill('123e4567-e12b-12d1-a456-426655440000')
  await page.getByLabel('Valor do saque (R$)').fill('20,00')
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Solicitar saque' }).click()
  await expect(page.locator('[data-withdrawal="requested"]')).toContainText('R$')
  await expect(page.getByRole('link', { name: /^Saldo R\$\s30,00/ })).toBeVisible()

  await page.goto(`${server.url}/bank/transfer`)
  await page.getByRole('button', { name: /^Cancelar saque de/ }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Não há saques pendentes.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Saldo R\$\s50,00/ })).toBeVisible()
})

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
  await expect(page.locator('[data-withdrawal="requested"]')).toContainText('R$')
})

test('ROL-06 a player edits data, address, password and preferences, and they are kept', async ({
  page,
  server,
}) => {
  const { password } = bettorIdentity(602)
  await enterAsNew(page, server.url, 602)
  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  const current = page.getByLabel('Senha atual', { exact: true })

  await page.goto(`${server.url}/account/personal`)
  await page.getByLabel('Celular').fill('21912345678')
  await current.fill(password)
  await save.click()
  await expect(page.getByText(/Enviamos um código de 6 dígitos/).first()).toBeVisible()

  await page.goto(`${server.url}/account/address`)
  await page.getByRole('button', { name: 'Editar endereço' }).click()
  await page.getByLabel('CEP').fill('01310100')
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo')
  await page.getByLabel('Número').fill('1578')
  await current.fill(password)
  await save.click()
  await expect(page.getByRole('button', { name: 'Editar endereço' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1578')).toBeVisible()

  await page.goto(`${server.url}/account/preferences`)
  await page.getByLabel('Formato das odds').selectOption('Fracionais')
  await current.fill(password)
  await save.click()
  await expect(page.locator('[data-toast="success"]').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Formato das odds')).toHaveValue('Fracionais')

  await page.goto(`${server.url}/account/password`)
  await page.getByLabel('Nova senha', { exact: true }).fill('Outras&88')
  await page.getByLabel('Confirmar nova senha').fill('Outras&88')
  await current.fill(password)
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page.locator('[data-toast="success"]').first()).toBeVisible()
  const { email } = bettorIdentity(602)
  const client = new ApiClient(server.url)
  expect((await client.call(logIn, { email, password: 'Outras&88' })).success).toBe(true)
})
