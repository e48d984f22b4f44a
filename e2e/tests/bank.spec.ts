import { readFile } from 'node:fs/promises'
import { centavos } from '@caderneta/domain/money/money'
import { bettorIdentity } from '@caderneta/testing/client/new-bettor'
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { enterWithMoney } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { inReais } from '../src/slip-arithmetic.ts'

// Money in and out on a phone and on a desktop: what is shown, what a camera reads, what is left.

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const
/** Centavos; more than the largest withdrawal that needs no review. */
const BEGINNING = 1_000_000
/** Path, subject, how the file begins, and what it contains. */
const TABLES = [
  [
    '/bank/statement',
    'extrato',
    'Data (America/Sao_Paulo);Movimento;Conta;Valor (R$);',
    ';Dinheiro;"25,00";',
  ],
  ['/mybets/historico', 'apostas', 'Aposta;Referência;Feita em (America/Sao_Paulo);', ''],
] as const

for (const [index, viewport] of SIZES.entries()) {
  test.describe(`the bank at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('ROL-05 CST-28 DEP-14 DEP-15 DEP-17 WDR-06 money comes in, goes out, and is listed', async ({
      page,
      server,
    }) => {
      const number = 51 + index
      await enterWithMoney(page, server.url, number, centavos(BEGINNING))
      await depositByCamera(page, server.url)
      await expectCash(page, BEGINNING + 2_500)
      const { password } = bettorIdentity(number)
      await requestWithdrawal(page, server.url, '6000,00', password)
      await expectCash(page, BEGINNING + 2_500 - 600_000)
      await cancelWithdrawal(page, server.url)
      await expectCash(page, BEGINNING + 2_500)
      await requestWithdrawal(page, server.url, '40,00', password)
      await expect(page.locator('[data-withdrawal="paid"]')).toContainText(inReais(4_000n))
      await expectCash(page, BEGINNING + 2_500 - 4_000)
      await saveTables(page, server.url)
    })
  })
}

/** A charge that a camera reads is paid, and only then credited. */
async function depositByCamera(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/bank/funds`)
  await page.getByLabel('Valor do depósito (R$)').fill('25,00')
  await page.getByRole('button', { name: 'DEPOSITAR', exact: true }).click()
  const code = page.getByRole('img', { name: /QR code do PIX/ })
  await expect(code).toBeVisible()
  const payload = await page.getByText(/^000201/).innerText()
  expect(await readByCamera(page)).toBe(payload)
  await expectCash(page, BEGINNING)
  await page.getByRole('button', { name: 'Simular pagamento' }).click()
  await expect(page.getByText('Creditado', { exact: true })).toBeVisible()
}

async function requestWithdrawal(
  page: Page,
  url: string,
  amount: string,
  password: string,
): Promise<void> {
  await page.goto(`${url}/bank/withdraw`)
  await page.getByLabel('Tipo de chave PIX').selectOption({ label: 'Chave aleatória' })
  await page.getByLabel('Chave PIX', { exact: true }).fill('123e4567-e12b-12d1-a456-426655440000')
  await page.getByLabel('Valor do saque (R$)').fill(amount)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Solicitar saque' }).click()
  await expect(page.getByText('Saque solicitado com sucesso.').first()).toBeVisible()
}

/** One that is reviewed is still the player's to cancel. */
async function cancelWithdrawal(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/bank/transfer`)
  await page.getByRole('button', { name: /^Cancelar saque de/ }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Não há saques pendentes.')).toBeVisible()
}

/** The statement and the bets, as files that a spreadsheet opens. */
async function saveTables(page: Page, url: string): Promise<void> {
  for (const [path, subject, head, row] of TABLES) {
    await page.goto(`${url}${path}`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar CSV' }).click()
    const file = await saving
    const name = new RegExp(`^caderneta-${subject}-ate-\\d{4}-\\d\\d-\\d\\d\\.csv$`)
    expect(file.suggestedFilename()).toMatch(name)
    const text = await readFile(await file.path(), 'utf8')
    expect(text.startsWith(`\uFEFF${head}`)).toBe(true)
    expect(text).toContain(row)
  }
}

async function expectCash(page: Page, cash: number): Promise<void> {
  const name = `Saldo ${inReais(BigInt(cash))}, cashback ${inReais(0n)}`
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
}

/** What a camera before the screen reads: the pixels, as the browser drew them. */
async function readByCamera(page: Page): Promise<string | undefined> {
  const code = page.getByRole('img', { name: /QR code do PIX/ })
  const picture = (await code.screenshot()).toString('base64')
  const { pixels, width, height } = await page.evaluate(pixelsOf, picture)
  return jsQR(Uint8ClampedArray.from(Buffer.from(pixels, 'base64')), width, height)?.data
}

/** Runs in the browser, which can read a PNG; as one text the pixels cross fast. */
async function pixelsOf(picture: string) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height)
  let letters = ''
  for (const byte of data) letters += String.fromCharCode(byte)
  return { pixels: btoa(letters), width, height }
}
