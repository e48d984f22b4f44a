import * as accounts from '@caderneta/contract/accounts/account-calls'
import type { Centavos } from '@caderneta/domain/money/money'
import { ApiClient } from '@caderneta/testing/client/api-client'
import {
  bettorIdentity,
  depositFor,
  type NewBettor,
  newBettor,
} from '@caderneta/testing/client/new-bettor'
import { expect, type Page } from '@playwright/test'
import { inReais } from './slip-arithmetic.ts'

// What a bettor does on the site, as a person does it: by labels, buttons and links.

export async function signUp(page: Page, url: string, number: number): Promise<NewBettor> {
  const bettor = bettorIdentity(number)
  await page.goto(url)
  await page.getByRole('link', { name: 'Registre-se' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Crie sua conta' })).toBeVisible()
  if (await page.getByLabel('CEP').isVisible()) await fillLongForm(page, number)
  await page.getByLabel('E-mail', { exact: true }).fill(bettor.email)
  await page.getByLabel('Senha', { exact: true }).fill(bettor.password)
  await page.getByLabel('Nome', { exact: true }).fill('Ana')
  await page.getByLabel('Sobrenome').fill('Souza')
  await page.getByLabel('CPF').fill(bettor.cpf)
  await page.getByLabel('Data de nascimento').fill('17/05/1990')
  await page.getByLabel('Rua').fill('Rua das Flores')
  await page.getByLabel('Número', { exact: true }).fill('10')
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel(/Tenho mais de 18 anos/).check()
  await page.getByRole('button', { name: 'CRIAR CONTA' }).click()
  await expect(page.getByText('Usuário cadastrado com sucesso').first()).toBeVisible()
  return bettor
}

/** What large screens require besides; the CEP fills the street before it is typed. */
async function fillLongForm(page: Page, number: number): Promise<void> {
  await page.getByLabel('CEP').fill('01310100')
  await expect(page.getByText('Bela Vista, São Paulo – SP').first()).toBeVisible()
  await page.getByLabel('Nome de usuário').fill(`bettor${number}`)
  await page.getByLabel('Código de 4 dígitos').fill('2580')
  await page.getByLabel('Confirme o código').fill('2580')
}

/** Opens the mailbox, follows the link of the newest mail and lands on the active account. */
export async function activate(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/sandbox/mailbox?email=${encodeURIComponent(email)}`)
  await page
    .getByRole('link', { name: /sign\/active/ })
    .first()
    .click()
  await expect(page.getByText('Sua conta está ativa')).toBeVisible()
}

export async function logIn(page: Page, name: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail ou nome de usuário').fill(name)
  await dialog.getByLabel('Senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'ENTRAR' }).click()
  await expect(dialog).toBeHidden()
}

/** For stories that are not about the login: the first page that opens is one of a player. */
export async function keepSession(page: Page, token: string): Promise<void> {
  await page.addInitScript((kept) => {
    // Once: a session that ends on the way stays ended.
    if (sessionStorage.getItem('e2e.session')) return
    sessionStorage.setItem('e2e.session', kept)
    localStorage.setItem('caderneta.token', kept)
    localStorage.setItem('caderneta.logged', 'true')
  }, token)
}

export async function enterAsDemo(page: Page, url: string): Promise<void> {
  const fields = { email: 'demo', password: 'demo1234' }
  const { token } = await new ApiClient(url).expect(accounts.logIn, fields)
  await keepSession(page, token)
}

/** An account of its own: what a story changes surprises no other. */
export async function enterAsNew(page: Page, url: string, number: number): Promise<ApiClient> {
  const client = await newBettor(url, number)
  await keepSession(page, client.token ?? '')
  return client
}

/** For stories that begin with money: account, deposit and login by the calls. */
export async function enterWithMoney(
  page: Page,
  url: string,
  number: number,
  amount: Centavos,
): Promise<void> {
  await depositFor(await enterAsNew(page, url, number), amount)
  await page.goto(url)
}

/** Requests a PIX charge and lets the sandbox pay it. */
export async function deposit(page: Page, url: string, amount: string): Promise<void> {
  await page.goto(`${url}/bank/funds`)
  await page.getByLabel('Valor do depósito (R$)').fill(amount)
  await page.getByRole('button', { name: 'DEPOSITAR', exact: true }).click()
  await page.getByRole('button', { name: 'Simular pagamento' }).click()
  await expect(page.getByText('Creditado', { exact: true })).toBeVisible()
}

/** The price on an odds button, in thousandths; its name ends with 'odd 3.45'. */
export async function priceOf(page: Page, name: RegExp): Promise<number> {
  const label = await page.getByRole('button', { name }).getAttribute('aria-label')
  const text = label ?? (await page.getByRole('button', { name }).innerText())
  const price = /(\d+)\.(\d\d)\b/.exec(text)
  if (!price) throw new Error(`no price on '${text}'`)
  return Number(`${price[1]}${price[2]}`) * 10
}

/** On a phone the slip is a sheet behind its bar; on a desktop it is there. */
export async function openSlip(page: Page): Promise<void> {
  const bar = page.locator('[data-slip-bar]:visible')
  await expect(page.locator('[data-slip]:visible').or(bar).first()).toBeVisible()
  if ((await bar.count()) > 0) await bar.click()
  // Odds that have just moved are agreed to first.
  await expect(page.getByRole('button', { name: /^(APOSTAR|Aceitar)/ })).toBeVisible()
}

/** Types a stake, by the keypad where there is one. */
export async function stake(page: Page, selection: string, amount: string): Promise<void> {
  const field = page.getByLabel(`Valor da aposta em ${selection}`)
  await field.click()
  const keypad = page.getByRole('group', { name: 'Teclado de valores' })
  if (!(await keypad.isVisible())) {
    await field.fill(amount)
    return
  }
  for (const key of amount)
    await keypad.getByRole('button', { name: key === ',' ? 'Vírgula' : key, exact: true }).click()
  await keypad.getByRole('button', { name: 'Terminar' }).click()
}

/** What the top bar shows, in centavos. */
export async function expectWallet(page: Page, cash: bigint, cashback = 0n): Promise<void> {
  const name = `Saldo ${inReais(cash + cashback)}, cashback ${inReais(cashback)}`
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
}
