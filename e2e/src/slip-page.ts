import { expect, type Page } from '@playwright/test'

// What the slip, its receipt and the cards of bets show, each read at one moment: prices move, and
// figures of two moments do not belong together.

export interface SlipTexts {
  /** The single bets, in the order of the slip; without the note on their maximum. */
  readonly singles: readonly string[]
  /** The rows of multiples: Duplas, Triplas and so on. */
  readonly multiples: readonly string[]
  /** Stakes, returns and, where there is a bonus, its sum and the returns with it. */
  readonly totals: readonly string[]
}

export function readSlip(page: Page): Promise<SlipTexts> {
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const read = document.createElement('div')
        read.append(element.cloneNode(true))
        for (const note of read.querySelectorAll('[data-stake-note]')) note.remove()
        return read.textContent ?? ''
      })
    return {
      singles: texts('[data-selection]'),
      multiples: texts('[data-multiple]'),
      totals: texts('[data-slip-editor] footer dd'),
    }
  })
}

/** The bets of the receipt, each with all that its row shows. */
export function readReceipt(page: Page): Promise<string[]> {
  const receipt = page.getByRole('status').filter({ hasText: 'Aposta Feita' })
  return receipt.getByRole('listitem').allTextContents()
}

export interface CardTexts {
  readonly betId: number
  readonly legs: readonly string[]
  readonly head: string
  readonly text: string
}

/** The cards of bets that the page shows, explanations included. */
export function readCards(page: Page): Promise<CardTexts[]> {
  return page.evaluate(() => {
    const text = (element: Element | null | undefined) => element?.textContent ?? ''
    return [...document.querySelectorAll('[data-bet]')].map((card) => ({
      betId: Number(card.getAttribute('data-bet')),
      legs: [...card.querySelectorAll('[data-leg]')].map((leg) =>
        text(leg.querySelector('p > span')),
      ),
      head: text(card.querySelector('h2')),
      text: text(card),
    }))
  })
}

/** Puts one selection of a match into the slip. */
export async function pick(page: Page, address: string, selection: RegExp): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: selection }).click()
  await expect(page.getByRole('button', { name: selection, pressed: true })).toBeVisible()
}

/** Places the slip at the prices that it shows. */
export async function place(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^APOSTAR/ }).click()
  await expect(page.getByText('Aposta Feita', { exact: true }).first()).toBeVisible()
}

/** Writes into a field of the slip, by the keypad where there is one. */
export async function enter(page: Page, label: string, amount: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await field.click()
  const keypad = page.getByRole('group', { name: 'Teclado de valores' })
  if (!(await keypad.isVisible())) return field.fill(amount)
  for (const key of amount)
    await keypad.getByRole('button', { name: key === ',' ? 'Vírgula' : key, exact: true }).click()
  await keypad.getByRole('button', { name: 'Terminar' }).click()
}
