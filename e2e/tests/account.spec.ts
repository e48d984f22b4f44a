import { bettorIdentity } from '@caderneta/testing/client/new-bettor'
import type { Page } from '@playwright/test'
import { enterAsNew, logIn } from '../src/bettor-steps.ts'
import { expect, test, withoutPopup } from '../src/fixtures.ts'
import { expectNoSidewaysScroll } from '../src/no-barrier.ts'

// The account area as a bettor uses it: by keyboard alone, each change seen where it applies.

test.describe('the account area by keyboard alone', () => {
  test('ROL-06 ACC-01 ACC-08 VAL-18 data, address and password are edited and kept', async ({
    page,
    browser,
    server,
    complaints,
  }) => {
    await enterAsNew(page, server.url, 31)
    await page.goto(`${server.url}/account/personal`)
    await type(page, 'Celular', '21912345678')
    await type(page, 'Senha atual', passwordOf(31))
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Enviamos um código de 6 dígitos/).first()).toBeVisible()
    await editAddress(page, server.url)
    // The browser notes every refusal of a call in its console; this one is intended.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/account/address')])
    await page.reload()
    await expect(page.getByText('Avenida Atlântica')).toBeVisible()

    const other = await browser.newPage()
    await enterElsewhere(other, server.url)
    await page.goto(`${server.url}/account/preferences`)
    await expect(page.getByText('esta sessão')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Encerrar a sessão em/ })).toHaveCount(1)
    await page.goto(`${server.url}/account/password`)
    await type(page, 'Nova senha', 'girassol!77')
    await type(page, 'Confirmar nova senha', 'girassol!77')
    await type(page, 'Senha atual', passwordOf(31))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Nova senha', { exact: true })).toHaveValue('')
    // The other sessions end, this one does not.
    await other.goto(`${server.url}/bank/balance`)
    await expect(other.getByRole('dialog').getByRole('button', { name: 'ENTRAR' })).toBeVisible()
    await other.close()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Senha' })).toBeVisible()
  })

  test('ROL-06 USR-06 RTE-23 ACC-18 FMT-07 FMT-08 I18-04 the menu leads to the help, pages fit, preferences apply', async ({
    page,
    server,
  }) => {
    await enterAsNew(page, server.url, 32)
    await expectMenuAndWidths(page, server.url)
    await page.setViewportSize({ width: 1280, height: 720 })
    const before = await firstGame(page, server.url)
    await page.goto(`${server.url}/account/preferences`)
    await expect(page.getByLabel('Fuso horário').getByRole('option')).not.toHaveCount(1)
    await choose(page, 'Fuso horário', 'Asia/Tokyo')
    await choose(page, 'Formato das odds', 'Fracionais')
    await press(page, 'checkbox', 'Pop-ups no site', 'Space')
    await type(page, 'Senha atual', passwordOf(32))
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('Preferências salvas').or(page.getByText('Alterações salvas')).first(),
    ).toBeVisible()
    const after = await firstGame(page, server.url)
    expect(before.price).toMatch(/^\d+\.\d\d$/)
    expect(after.price).toMatch(/^\d+\/\d+$/)
    expect(after.time).not.toBe(before.time)
    await page.goto(`${server.url}/account/preferences`)
    await expect(page.getByLabel('Pop-ups no site')).not.toBeChecked()
    await choose(page, 'Idioma', 'en')
    await type(page, 'Senha atual', passwordOf(32))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
  })
})

/** At 390 pixels in the end. */
async function expectMenuAndWidths(page: Page, url: string): Promise<void> {
  await page.goto(url)
  for (const width of [360, 640, 768, 820, 1023, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await press(page, 'button', 'Menu da conta')
  await page.getByRole('tab', { name: 'Conta' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Ofertas' })).toBeFocused()
  await expect(page.getByText('Cashback de 10%').first()).toBeVisible()
  await press(page, 'link', 'Ver as regras das ofertas')
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible()
  await expect(page.locator('#bonus')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Cashback e bônus' })).toBeInViewport()

  await page.setViewportSize({ width: 1680, height: 900 })
  const balance = await widthAt(page, `${url}/bank/balance`)
  expect(balance).toBeGreaterThan(await widthAt(page, `${url}/account/password`))

  // The back button closes what came in from an edge, and the page stays.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${url}/ajuda`)
  await press(page, 'button', 'Menu da conta')
  await expect(page.getByRole('tab', { name: 'Ofertas' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible()
}

async function widthAt(page: Page, address: string): Promise<number> {
  await page.goto(address)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  return (await heading.boundingBox())?.width ?? 0
}

/** The CEP fills the street; a wrong password changes nothing, and the right one all. */
async function editAddress(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/account/address`)
  await press(page, 'button', 'Editar endereço')
  await type(page, 'CEP', '22021001')
  await expect(page.getByText('Copacabana, Rio de Janeiro – RJ').first()).toBeVisible()
  await expect(page.getByLabel('Rua')).toHaveValue('Avenida Atlântica')
  await expect(page.getByLabel('Cidade')).toHaveValue('Rio de Janeiro')
  await type(page, 'Número', '1000')
  await type(page, 'Senha atual', 'errada-senha')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Rua')).toHaveValue('Avenida Atlântica')
  await expect(page.getByLabel('Senha atual')).toBeFocused()
  await type(page, 'Senha atual', passwordOf(31))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Editar endereço' })).toBeFocused()
  await expect(page.getByText('22021-001')).toBeVisible()
}

async function enterElsewhere(other: Page, url: string): Promise<void> {
  await withoutPopup(other)
  await other.goto(url)
  await other.getByRole('button', { name: 'Login' }).first().click()
  await logIn(other, bettorIdentity(31).email, passwordOf(31))
}

const passwordOf = (number: number) => bettorIdentity(number).password

/** Goes to a control as Tab does, and types over its value. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label).focus()
  await page.getByLabel(label).selectOption(value)
}

async function press(
  page: Page,
  role: 'button' | 'link' | 'checkbox',
  name: string,
  key = 'Enter',
): Promise<void> {
  await page.getByRole(role, { name }).first().focus()
  await page.keyboard.press(key)
}

/** How the first match of the home page reads: its time and its first price. */
async function firstGame(page: Page, url: string): Promise<{ time: string; price: string }> {
  await page.goto(`${url}/games/sport/football`)
  const time = page.locator('main time').first()
  await expect(time).toBeVisible()
  const button = page.getByRole('button', { name: /, Resultado Final, odd / }).first()
  const label = (await button.getAttribute('aria-label')) ?? ''
  return { time: await time.innerText(), price: label.split(' ').at(-1) ?? '' }
}
