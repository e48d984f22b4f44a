import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './no-barrier.ts'

// 'Criar Aposta' on the page of a match, as a bettor uses it.

export const builderPanel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Criar Aposta' })

export const builderLegs = (page: Page): Locator => builderPanel(page).locator('[data-builder-leg]')

/** Judged below all markets, where the panel covers none of them. */
export async function expectNoViolationInBuilder(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectNoViolation(page)
}

/** The same press chooses and removes a selection. */
export async function chooseLeg(page: Page, name: RegExp): Promise<void> {
  const odd = page.getByRole('main').getByRole('button', { name }).first()
  await odd.click()
  await expect(odd).toHaveAttribute('aria-pressed', 'true')
}

/** By keyboard; the focus stays in the panel. */
export async function removeLeg(page: Page, name: string): Promise<void> {
  const count = await builderLegs(page).count()
  const remove = builderPanel(page)
    .locator('li')
    .getByRole('button', { name: `Remover ${name}` })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(builderLegs(page)).toHaveCount(count - 1)
  await expect(builderPanel(page).getByRole('button', { name: /^Criar Aposta/ })).toBeFocused()
}

/** A refused quote is what a story is about; anything else is not. */
export function forgetRefusedQuotes(complaints: string[]): void {
  const others = complaints
    .splice(0)
    .filter((text) => !/4\d\d.*\/api\/bet_builder\/quote/.test(text))
  complaints.push(...others)
}
