import { centavos } from '@caderneta/domain/money/money'
import { expect, type Page } from '@playwright/test'
import { enterWithMoney, openSlip } from '../src/bettor-steps.ts'
import {
  builderLegs,
  builderPanel,
  chooseLeg,
  expectNoViolationInBuilder,
  forgetRefusedQuotes,
  removeLeg,
} from '../src/builder-page.ts'
import { test } from '../src/fixtures.ts'
import { expectNoSidewaysScroll, expectNoViolation } from '../src/no-barrier.ts'
import { enter, openMatchOf, place } from '../src/slip-page.ts'

// 'Criar Aposta': selections of one match that are bet on together at one price.

const TEAM = 'Brasil'
/** Implied by a win of the same team. */
const IMPLIED = `Empate ou ${TEAM}`

const LOOKS = [
  { number: 2101, viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
  { number: 2102, viewport: { width: 1280, height: 900 }, colorScheme: 'light' as const },
]

for (const { number, viewport, colorScheme } of LOOKS) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport, colorScheme, hasTouch: viewport.width < 768 })
    test.setTimeout(180_000)

    test('three selections of a match are one bet, from the first press to my bets', async ({
      page,
      server,
      complaints,
    }) => {
      await enterWithMoney(page, server.url, number, centavos(2_000))
      await openMatchOf(page, TEAM)
      await page.getByRole('tab', { name: 'Criar Aposta' }).click()
      await expect(builderPanel(page)).toContainText('Escolha de 2 a')
      await expectNoViolationInBuilder(page)

      await refuseImplied(page, complaints)
      await removeLeg(page, `${IMPLIED} (Dupla Chance)`)
      await chooseLeg(page, /^Sim, Ambas Marcam, odd \d/)
      await chooseLeg(page, /^Mais de 3,5, Total de Gols, odd \d/)
      await expect(builderLegs(page)).toHaveCount(3)
      await expect(builderPanel(page).locator('[data-builder-odds]')).toHaveText(/^\d+\.\d\d$/)
      await expectNoSidewaysScroll(page)
      await expectNoViolationInBuilder(page)

      await addToSlip(page)
      await expectNoViolation(page)
      await enter(page, /^Valor da aposta em Criar Aposta/, '5,00')
      await place(page)
      await page.getByRole('button', { name: 'Terminar' }).click()

      await page.goto(`${server.url}/mybets`)
      const card = page.locator('[data-bet]')
      await expect(card).toHaveCount(1)
      for (const text of ['Criar Aposta', 'Sim', 'Ambas Marcam', 'Mais de 3,5'])
        await expect(card).toContainText(text)
      await expectNoSidewaysScroll(page)
      await expectNoViolation(page)
    })
  })
}

/** A selection that adds nothing is refused by its name, and removed by the button beside it. */
async function refuseImplied(page: Page, complaints: string[]): Promise<void> {
  await chooseLeg(page, new RegExp(`^${TEAM}, Resultado Final, odd \\d`))
  await chooseLeg(page, new RegExp(`^${IMPLIED}, Dupla Chance, odd \\d`))
  const cause = `${IMPLIED} (Dupla Chance) já está incluída em ${TEAM} (Resultado Final).`
  const panel = builderPanel(page)
  await expect(panel).toContainText(cause)
  await expect(panel.getByRole('button', { name: 'Adicionar à caderneta' })).toBeDisabled()
  await expectNoViolationInBuilder(page)
  forgetRefusedQuotes(complaints)
}

async function addToSlip(page: Page): Promise<void> {
  const panel = builderPanel(page)
  await panel.getByRole('button', { name: 'Adicionar à caderneta' }).click()
  await expect(panel).toContainText('Escolha de 2 a')
  await openSlip(page)
  const row = page.locator('[data-selection]')
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('listitem')).toHaveCount(3)
}
