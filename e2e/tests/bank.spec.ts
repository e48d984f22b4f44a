import { readFile } from 'node:fs/promises'
import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import type { ServerProcess } from '@caderneta/testing/hosts/server-process'
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { enterAsDemo, expectWallet } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { startSite } from '../src/sites.ts'

// Money in and out on a phone and on a desktop: what is shown, what a camera reads, what is left.

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const
const DEPOSIT = 2500n
const WITHDRAWAL = 4000n
const TABLES = [
  ['/bank/statement', 'extrato', 'Data (America/Sao_Paulo);Movimento;Conta;Valor (R$);'],
  ['/mybets/historico', 'apostas', 'Aposta;Referência;Feita em (America/Sao_Paulo);'],
] as const
/** So that the test need not wait long for the money to leave. */
const PAYOUT_DELAY_MS = '3000'

let server: ServerProcess

test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startSite({ ...CUP_AHEAD, PAYOUT_DELAY_MS })
})

test.afterAll(() => server.stop())

test.describe.configure({ mode: 'serial' })

for (const viewport of SIZES) {
  test.describe(`the bank at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('DEP-14 DEP-15 DEP-17 a deposit is read by a camera, paid and credited', async ({
      page,
    }) => {
      await enterAsDemo(page, server.url)
      await page.goto(`${server.url}/bank/funds`)
      const before = await readCash(page)
      await page.getByLabel('Valor do depósito (R$)').fill('25,00')
      await page.getByRole('button', { name: 'DEPOSITAR', exact: true }).click()
      const code = page.getByRole('img', { name: /QR code do PIX/ })
      await expect(code).toBeVisible()
      const payload = await page.getByText(/^000201/).innerText()
      expect(await readByCamera(page)).toBe(payload)
      expect(await readCash(page)).toBe(before)
      await page.getByRole('button', { name: 'Simular pagamento' }).click()
      await expect(page.getByText('Creditado', { exact: true })).toBeVisible()
      await expectWallet(page, before + DEPOSIT)
    })

    test('the statement and the bets are saved as tables that a spreadsheet opens', async ({
      page,
    }) => {
      await enterAsDemo(page, server.url)
      for (const [path, subject, head] of TABLES) {
        await page.goto(`${server.url}${path}`)
        const saving = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Baixar CSV' }).click()
        const file = await saving
        const name = new RegExp(`^caderneta-${subject}-ate-\\d{4}-\\d\\d-\\d\\d\\.csv$`)
        expect(file.suggestedFilename()).toMatch(name)
        const text = await readFile(await file.path(), 'utf8')
        expect(text.startsWith(`\uFEFF${head}`)).toBe(true)
        if (subject === 'extrato')
          expect(text).toMatch(/;Saldo de demonstração;Dinheiro;"1000,00";/)
      }
    })

    test('WDR-06 a withdrawal is held at once and paid, step by step', async ({ page }) => {
      await enterAsDemo(page, server.url)
      await page.goto(`${server.url}/bank/withdraw`)
      const before = await readCash(page)
      await page.getByLabel('Tipo de chave PIX').selectOption({ label: 'Chave aleatória' })
      await page
        .getByLabel('Chave PIX', { exact: true })
        .fill('123e4567-e12b-12d1-a456-426655440000')
      await page.getByLabel('Valor do saque (R$)').fill('40,00')
      await page.getByLabel('Senha', { exact: true }).fill('demo1234')
      await page.getByRole('button', { name: 'Solicitar saque' }).click()
      await expect(page.getByText('Saque solicitado com sucesso.').first()).toBeVisible()
      await expectWallet(page, before - WITHDRAWAL)
      await expect(page.getByText('Pago', { exact: true }).first()).toBeVisible()
      await expectWallet(page, before - WITHDRAWAL)
    })
  })
}

const SUMMARY = /^Saldo R\$\s([\d.]+),(\d\d), cashback/

async function readCash(page: Page): Promise<bigint> {
  const name = await page
    .getByRole('link', { name: SUMMARY })
    .evaluate((link) => link.getAttribute('aria-label') ?? '')
  const [, whole = '', cents = ''] = SUMMARY.exec(name) ?? []
  return BigInt(`${whole.replaceAll('.', '')}${cents}`)
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
