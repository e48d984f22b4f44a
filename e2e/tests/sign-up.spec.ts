import * as accounts from '@caderneta/contract/accounts/account-calls'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { bettorIdentity, newBettor } from '@caderneta/testing/client/new-bettor'
import type { Page } from '@playwright/test'
import { activate, logIn } from '../src/bettor-steps.ts'
import { submitByKeyboard } from '../src/by-keyboard.ts'
import { expect, test } from '../src/fixtures.ts'

// From the first visit to a session: sign-up by both forms, activation, a forgotten password.
// Numbers of bettors differ, for one server has them all.

const LARGE = { width: 1280, height: 900 }
const SMALL = { width: 390, height: 844 }

const SHORT_FORM = (number: number) => {
  const { email, password, cpf } = bettorIdentity(number)
  return {
    email,
    password,
    firstname: 'José',
    lastname: "D'Ávila Conceição",
    birthdate: '17051990',
    cpf,
    streetName: 'Rua das Flores',
    houseNumber: '10',
    phone: '11987654321',
    acceptTerms: 'Space',
  }
}

const LONG_FORM = (number: number) => {
  const { streetName: _, ...shared } = SHORT_FORM(number)
  return {
    ...shared,
    pronoun: 'ArrowRight',
    postalCode: '01310100',
    apartmentNumber: '12B',
    username: `jose.${number}`,
    secretCode: '2580',
    confirmSecretCode: '2580',
    sendPromotions: 'Space',
  }
}

const successTitle = (page: Page) =>
  page.getByRole('heading', { name: 'Usuário cadastrado com sucesso' })

const isLoggedIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()

test.describe('on a large screen', () => {
  test.use({ viewport: LARGE })

  test('SGN-01 SGN-27 AGT-02 the long form, by keyboard alone, with an agent and a CEP', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/signup?agent=caderneta`)
    await expect(page.getByText('AGENTE: Agência Caderneta')).toBeVisible()
    await keepWhatWasTyped(page)
    await submitByKeyboard(page, LONG_FORM(401))
    await expect(successTitle(page)).toBeVisible()
    const { email, password } = bettorIdentity(401)
    await activate(page, server.url, email)
    const client = new ApiClient(server.url)
    const reply = await client.call(accounts.logIn, { email: 'jose.401', password })
    expect(reply.body).toMatchObject({
      user: {
        info: { name: "José D'Ávila Conceição", birthdate: '1990-05-17', pronoun: 'Sra.' },
        address: { streetName: 'Avenida Paulista', houseNumber: '10', apartmentNumber: '12B' },
      },
    })
  })
})

/** A screen that is turned shows the other form; what was typed is in both. */
async function keepWhatWasTyped(page: Page): Promise<void> {
  const [name, user] = [
    page.getByLabel('Nome', { exact: true }),
    page.getByLabel('Nome de usuário'),
  ]
  await name.fill('Ana')
  await user.fill('ana')
  await page.setViewportSize(SMALL)
  await expect(user).toHaveCount(0)
  await expect(name).toHaveValue('Ana')
  await page.setViewportSize(LARGE)
  await expect(user).toHaveValue('ana')
  await name.fill('')
  await user.fill('')
  await page.getByRole('heading', { level: 1 }).click()
}

test.describe('on a small screen', () => {
  test.use({ viewport: SMALL })

  test('SGN-02 SGN-17 ERR-12 ROL-03 CST-28 the short form by keyboard, and a login by e-mail', async ({
    page,
    server,
    complaints,
  }) => {
    const { cpf } = bettorIdentity(403)
    await newBettor(server.url, 403)
    await page.goto(`${server.url}/signup`)
    await submitByKeyboard(page, { ...SHORT_FORM(402), cpf })
    await seeTakenCpf(page)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
    await page.getByLabel('CPF').fill(bettorIdentity(402).cpf)
    await page.keyboard.press('Enter')
    await expect(successTitle(page)).toBeVisible()
    await expect(successTitle(page)).toBeFocused()
    const { email, password } = bettorIdentity(402)
    await activate(page, server.url, email)
    await page.getByRole('button', { name: 'ACESSAR SUA CONTA' }).click()
    await logIn(page, email, password)
    await isLoggedIn(page)
    await takeFirstStep(page, password)
  })
})

/** What is left to do after the activation: the next step is one press away, from home too. */
async function takeFirstStep(page: Page, password: string): Promise<void> {
  const steps = page.getByRole('button', { name: /^Primeiros passos/ })
  await expect(steps).toHaveAccessibleName(/1 de 5 concluído$/)
  await page.getByRole('link', { name: /^Escolher/ }).click()
  await expect(page).toHaveURL(/\/account\/preferences$/)
  await page.getByLabel('Senha atual').fill(password)
  await page.getByLabel('Senha atual').press('Enter')
  await expect(
    page.getByText('Alterações salvas').or(page.getByText('Preferências salvas')).first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Caderneta, página inicial' }).click()
  await expect(steps).toHaveAccessibleName(/2 de 5 concluídos$/)
  await expect(page.getByRole('link', { name: /^Enviar documento/ })).toBeVisible()
}

/** The refusal is a toast, and the form is kept. */
async function seeTakenCpf(page: Page): Promise<void> {
  await expect(page.locator('[data-toast="error"]')).toBeVisible()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('José')
  await expect(page.getByRole('button', { name: 'CRIAR CONTA' })).toBeFocused()
}

test.describe('a forgotten password', () => {
  test.use({ viewport: SMALL })

  test('FGT-05 FGT-06 RTE-33 ROL-03 is set by the mailed link, which logs in', async ({
    page,
    server,
    complaints,
  }) => {
    const elsewhere = await newBettor(server.url, 404)
    const { email } = bettorIdentity(404)
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Login' }).first().click()
    await page.getByRole('button', { name: 'Esqueceu a senha?' }).click()
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'ENVIAR E-MAIL DE RECUPERAÇÃO' }).click()
    await expect(page.getByText(/Se houver uma conta com este e-mail/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('caderneta.token'))).toBeNull()

    await page.getByRole('link', { name: /caixa de e-mails/ }).click()
    const link = page.getByRole('link', { name: /recuperar-senha/ }).first()
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await page.getByLabel('Nova senha', { exact: true }).fill('Outras&88')
    await page.getByLabel('Confirme a nova senha').fill('Outras&88')
    await page.keyboard.press('Enter')
    await isLoggedIn(page)
    await expect(page).toHaveURL(`${server.url}/`)
    expect((await elsewhere.call(accounts.readOwnBase, {})).status).toBe(401)
    expect(await useAgain(page, address)).toContain('Pedir um novo link')
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  })
})

/** What the page shows for a link that was already used; a player may open it too. */
async function useAgain(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await page.getByLabel('Nova senha', { exact: true }).fill('Terceira&99')
  await page.getByLabel('Confirme a nova senha').fill('Terceira&99')
  await page.getByRole('button', { name: 'SALVAR NOVA SENHA' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  return await page.getByRole('main').innerText()
}
