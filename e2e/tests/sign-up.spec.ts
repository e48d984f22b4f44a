import * as accounts from '@caderneta/contract/accounts/account-calls'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { bettorIdentity, newBettor } from '@caderneta/testing/client/new-bettor'
import type { Page } from '@playwright/test'
import { activate, logIn } from '../src/bettor-steps.ts'
import { submitByKeyboard } from '../src/by-keyboard.ts'
import { expect, test } from '../src/fixtures.ts'
import { expectNoViolation, looksOf } from '../src/no-barrier.ts'

// From the first visit to a session: sign-up by both forms, activation, a forgotten password, and
// the end of an idle session. Numbers of bettors differ, for one server has them all.

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

/** A match that has not begun and is none of the next: it stays open while a test looks at it. */
async function laterMatch(url: string) {
  const { data } = await new ApiClient(url).expect(listGames, { route: 'football' })
  const match = data.games.at(-1)
  if (!match) throw new Error('no match of football')
  return match
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

  test('a turned screen keeps what was typed', async ({ page, server }) => {
    await page.goto(`${server.url}/signup`)
    await page.getByLabel('Nome', { exact: true }).fill('Ana')
    await page.getByLabel('Nome de usuário').fill('ana')
    await page.setViewportSize(SMALL)
    await expect(page.getByLabel('Nome de usuário')).toHaveCount(0)
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ana')
    await page.setViewportSize(LARGE)
    await expect(page.getByLabel('Nome de usuário')).toHaveValue('ana')
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: SMALL })

  test('SGN-02 SGN-17 ROL-03 CST-28 the short form by keyboard, and a login by e-mail', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/signup`)
    await submitByKeyboard(page, SHORT_FORM(402))
    await expect(successTitle(page)).toBeVisible()
    await expect(successTitle(page)).toBeFocused()
    const { email, password } = bettorIdentity(402)
    await activate(page, server.url, email)
    await page.getByRole('button', { name: 'ACESSAR SUA CONTA' }).click()
    await logIn(page, email, password)
    await isLoggedIn(page)
  })

  test('ERR-12 a CPF that is taken is shown in a toast, and the form is kept', async ({
    page,
    server,
    complaints,
  }) => {
    await newBettor(server.url, 403)
    await page.goto(`${server.url}/signup`)
    await submitByKeyboard(page, { ...SHORT_FORM(403), email: 'another403@example.com' })
    await expect(page.locator('[data-toast="error"]')).toBeVisible()
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('José')
    await expect(page.getByRole('button', { name: 'CRIAR CONTA' })).toBeFocused()
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  })
})

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

test.describe('who may see what', () => {
  test.use({ viewport: LARGE })

  test('ROL-02 a visitor browses everything without a login prompt', async ({ page, server }) => {
    const { betGameId, betCnfTournamentId } = (await laterMatch(server.url)).info
    const football = '/games/sport/football'
    const tournament = `${football}/${betCnfTournamentId}`
    const paths = ['/', '/live', football, `${football}/lists/24`, tournament]
    for (const path of [...paths, `${tournament}/${betGameId}`]) {
      await page.goto(`${server.url}${path}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      // The world cup is none of the best leagues, which such a list begins with.
      if (path.includes('/lists/'))
        await page.getByRole('tab', { name: 'Todas as Partidas' }).click()
      if (path !== '/live')
        await expect(page.getByRole('button', { name: /, odd \d/ }).first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  test('ROL-03 SRC-10 a visitor searches a match and opens it', async ({ page, server }) => {
    const [home, away] = (await laterMatch(server.url)).teams
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.getByPlaceholder('Buscar partidas').fill(home.name)
    const result = page.getByRole('option').filter({ hasText: `${home.name} X ${away.name}` })
    await result.first().click()
    const title = page.getByRole('heading', { level: 1, name: `${home.name} X ${away.name}` })
    await expect(title).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('HDR-01 MNU-04 small screens have a menu with the search, large ones neither', async ({
    page,
    server,
  }) => {
    await page.goto(server.url)
    const opener = page.getByRole('button', { name: 'Abrir menu' })
    const search = page.getByPlaceholder('Buscar partidas')
    await expect(page.getByRole('link', { name: 'Registre-se' })).toBeVisible()
    await expect(opener).toBeHidden()
    await expect(search).toBeHidden()
    await page.setViewportSize(SMALL)
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByPlaceholder('Buscar partidas')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Futebol', exact: true })).toBeVisible()
  })

  test('ROL-07 a visitor sees nothing of a player’s, and is sent home with the login', async ({
    page,
    server,
  }) => {
    await page.goto(server.url)
    await expect(page.getByRole('link', { name: 'Registre-se' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Minhas apostas' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu da conta' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Saldo/ })).toHaveCount(0)
    for (const path of ['/mybets', '/bank/balance', '/account/personal']) {
      await page.goto(`${server.url}${path}`)
      await expect(page).toHaveURL(`${server.url}/`)
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    }
  })

  test('SES-05 SES-12 a player who opens a page afresh stays on it', async ({ page, server }) => {
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Login' }).first().click()
    await logIn(page, 'demo', 'demo1234')
    await isLoggedIn(page)
    await page.goto(`${server.url}/mybets`)
    await expect(page.getByRole('heading', { level: 1, name: 'Minhas apostas' })).toBeVisible()
    await expect(page).toHaveURL(`${server.url}/mybets`)
    await isLoggedIn(page)
  })

  test('ROL-09 ROL-10 neither agents nor operators have a page or a login', async ({
    page,
    server,
  }) => {
    for (const path of ['/agent', '/agente', '/admin', '/operator']) {
      await page.goto(`${server.url}${path}`)
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    }
  })
})

test('an idle session warns, continues on request, and ends on the server too', async ({
  page,
  server,
  complaints,
}) => {
  await page.clock.install()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Login' }).first().click()
  await logIn(page, 'demo', 'demo1234')
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
  await expect.poll(async () => (await client.call(accounts.readOwnBase, {})).status).toBe(401)
  expect(complaints).toEqual([])
})

const WORDS = {
  ptBR: { login: 'Login', forgot: 'Esqueceu a senha?', submit: 'CRIAR CONTA' },
  en: { login: 'Log in', forgot: 'Forgot your password?', submit: 'CREATE ACCOUNT' },
} as const
const LOOKS = looksOf([
  { language: 'ptBR', theme: 'light', viewport: LARGE },
  { language: 'ptBR', theme: 'dark', viewport: SMALL },
  { language: 'en', theme: 'light', viewport: LARGE },
  { language: 'en', theme: 'dark', viewport: SMALL },
] as const)

for (const { language, theme, viewport } of LOOKS) {
  test.describe(`no barrier, ${theme} at ${viewport.width} in ${language}`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ page }) => {
      const prefs = JSON.stringify({ language, theme })
      await page.addInitScript((text) => localStorage.setItem('caderneta.prefs', text), prefs)
    })

    test('in sign-up, empty and with every error', async ({ page, server }) => {
      await page.goto(`${server.url}/signup`)
      await expect(page.getByRole('button', { name: WORDS[language].submit })).toBeVisible()
      await expectNoViolation(page)
      await page.getByRole('button', { name: WORDS[language].submit }).click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
      await expectNoViolation(page)
    })

    test('in the login, for a forgotten password and for the new one', async ({ page, server }) => {
      // A page with little behind the dialog is judged faster than the home page.
      await page.goto(`${server.url}/sign/active`)
      await page.getByRole('button', { name: WORDS[language].login, exact: true }).first().click()
      await expect(page.getByRole('dialog', { name: WORDS[language].login })).toBeVisible()
      await expectNoViolation(page)
      await page.getByRole('button', { name: WORDS[language].forgot }).click()
      await expectNoViolation(page)
      for (const query of ['', '?email=ana%40exemplo.com&code=x']) {
        await page.goto(`${server.url}/recuperar-senha${query}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoViolation(page)
      }
    })
  })
}
