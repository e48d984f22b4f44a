import { centavos } from '@caderneta/domain/money/money'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { enterWithMoney, expectWallet, openSlip } from '../src/bettor-steps.ts'
import {
  builderLegs,
  builderPanel,
  chooseLeg,
  expectNoViolationInBuilder,
  forgetRefusedQuotes,
  removeLeg,
} from '../src/builder-page.ts'
import { test } from '../src/fixtures.ts'
import { heldCup } from '../src/held-cup.ts'
import { expectNoSidewaysScroll, expectNoViolation } from '../src/no-barrier.ts'
import { writeReplay } from '../src/replay-file.ts'
import { amountsIn, inReais } from '../src/slip-arithmetic.ts'
import { enter, openMatchOf, pick, place } from '../src/slip-page.ts'

// Two matches of 2022 that kick off together. Brazil score in the seventh minute, which decides one
// of four selections; nothing else is decided by the tenth, where the story lets time pass to. The
// replay is so slow that prices stay as they are before and after.

const SPEED = 0.01
const CUP = [
  [
    {
      teams: ['Brazil', 'South Korea'],
      score: { ht: [4, 0], ft: [4, 1] },
      goals: [[7, 13, 29, 36], [76]],
    },
    { teams: ['Croatia', 'Belgium'], score: { ht: [0, 0], ft: [0, 0] } },
  ],
] as const

const TEAM = 'Brasil'
const WIN = `${TEAM} (Resultado Final)`
const IMPLIED = `${TEAM} ou Empate (Dupla Chance)`
const NO_GOAL = 'Menos de 0,5 (Total de Gols)'
/** Decided by the first goal. */
const EARLY = /Mais de 0,5 Total de Gols – Brasil – 1º Tempo/

const DEPOSIT = 5_000n
const STAKE = 1_000n

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 900 } }
const LOOKS = [
  { number: 1, look: { ...PHONE, colorScheme: 'dark' as const } },
  { number: 2, look: { ...DESKTOP, colorScheme: 'light' as const } },
]

const cup = heldCup(() => writeReplay(CUP), SPEED)

for (const { number, look } of LOOKS) {
  test.describe(`at ${look.viewport.width}`, () => {
    test.use(look)
    test.setTimeout(180_000)

    test('four selections of a match in a double: one is decided early, then the bet is closed', async ({
      page,
      complaints,
    }) => {
      await enterWithMoney(page, cup.url, number, centavos(Number(DEPOSIT)))
      await buildFour(page, complaints)
      await placeDouble(page)
      await expectOpenLegs(page)
      await seeFirstPartDecided(page)
      const returned = await cashOut(page)
      await expectPaid(page, returned)
    })
  })
}

/** Four legs; one that adds nothing and one that cannot win with them are refused on the way. */
async function buildFour(page: Page, complaints: string[]): Promise<void> {
  await openMatchOf(page, TEAM)
  await page.getByRole('tab', { name: 'Criar Aposta' }).click()
  await chooseLeg(page, new RegExp(`^${TEAM}, Resultado Final, odd \\d`))
  await chooseLeg(page, new RegExp(`^${TEAM} ou Empate, Dupla Chance, odd \\d`))
  await expectRefused(page, `${IMPLIED} já está incluída em ${WIN}.`, [IMPLIED, WIN])
  await removeLeg(page, IMPLIED)
  await chooseLeg(page, /^Menos de 0,5, Total de Gols, odd \d/)
  const cause = `Não podem ganhar juntas: ${WIN} + ${NO_GOAL}. Remova uma delas.`
  await expectRefused(page, cause, [WIN, NO_GOAL])
  await removeLeg(page, NO_GOAL)
  forgetRefusedQuotes(complaints)
  await chooseLeg(page, /^Sim, Ambas Marcam, odd \d/)
  await chooseLeg(page, /^Mais de 3,5, Total de Gols, odd \d/)
  await page.getByRole('searchbox', { name: 'Buscar mercados da partida' }).fill('gols – brasil')
  await chooseLeg(page, /^Mais de 0,5, Total de Gols – Brasil – 1º Tempo, odd \d/)
  await expect(builderLegs(page)).toHaveCount(4)
  await expect(builderPanel(page).locator('[data-builder-odds]')).toHaveText(/^\d+\.\d\d$/)
  await expectNoSidewaysScroll(page)
  await expectNoViolationInBuilder(page)
  await builderPanel(page).getByRole('button', { name: 'Adicionar à caderneta' }).click()
  await expect(builderPanel(page)).toContainText('Escolha de 2 a')
}

/** The cause by name, no odds, no way into the slip, and the legs that it names are marked. */
async function expectRefused(page: Page, cause: string, named: readonly string[]): Promise<void> {
  const panel = builderPanel(page)
  await expect(panel.locator('[data-builder-problem]')).toHaveText(cause)
  await expect(panel.locator('[data-builder-odds]')).toHaveText('—')
  await expect(panel.getByRole('button', { name: 'Adicionar à caderneta' })).toBeDisabled()
  for (const leg of named)
    await expect(panel.getByRole('button', { name: `Remover ${leg}` }).first()).toBeVisible()
  await expectNoViolationInBuilder(page)
}

/** The composite is one of two selections of the slip, which are bet on together alone. */
async function placeDouble(page: Page): Promise<void> {
  await pick(page, 'Croácia', /^Empate, Resultado Final, odd \d/)
  await openSlip(page)
  const rows = page.locator('[data-selection]')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Criar Aposta' }).getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: 'Mostrar mais múltiplas' }).click()
  await enter(page, 'Valor por aposta em Duplas', '10,00')
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  await place(page)
  const receipt = page.getByRole('status').filter({ hasText: 'Aposta Feita' })
  await expect(receipt).toContainText('Duplas')
  await page.getByRole('button', { name: 'Terminar' }).click()
  await expectWallet(page, DEPOSIT - STAKE)
}

const openCard = (page: Page): Locator => page.locator('[data-bet][data-status="pending"]')
const partsOf = (card: Locator, status: string): Locator => card.locator(`[data-part="${status}"]`)

async function expectOpenLegs(page: Page): Promise<void> {
  await page.goto(`${cup.url}/mybets?tab=all`)
  const card = openCard(page)
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Duplas')
  await expect(card.locator('[data-leg="open"]')).toHaveCount(2)
  await expect(partsOf(card, 'open')).toHaveCount(4)
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
}

/** The first goal is pushed to the page, which neither reloads nor requests its bets meanwhile. */
async function seeFirstPartDecided(page: Page): Promise<void> {
  const card = openCard(page)
  cup.kickOff()
  await expect(card.getByText('Ao vivo', { exact: true })).toHaveCount(2)
  await expect(partsOf(card, 'open')).toHaveCount(4)
  const release = await holdCalls(page, '**/api/wagers_user/getAll')
  cup.playOn()
  await expect(partsOf(card, 'success')).toHaveText(EARLY)
  await expect(partsOf(card, 'success')).toContainText('Acertou')
  await expect(card).toContainText('1 – 0')
  await release()
  await expect(partsOf(card, 'open')).toHaveCount(3)
  await expect(card.locator('[data-leg="open"]')).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
}

/** Calls of a page wait until they are released. */
async function holdCalls(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route(address, (route) => void held.push(route))
  return async () => {
    for (const route of held) await route.continue()
    await page.unroute(address)
  }
}

/** Closes the bet at the amount on its button, and returns what was paid. */
async function cashOut(page: Page): Promise<bigint> {
  const card = openCard(page)
  const button = card.getByRole('button', { name: /^(Encerrar Aposta|Confirmar)/ })
  await expect(button).toHaveText(/^Encerrar Aposta/)
  const [offered = 0n] = amountsIn((await button.textContent()) ?? '')
  await button.click()
  await expect(button).toHaveText(`Confirmar${inReais(offered)}`)
  await button.click()
  const done = `Aposta Encerrada: ${inReais(offered)} no seu saldo.`
  await expect(page.getByText(done)).toBeVisible()
  return offered
}

/** On the card, in the wallet, in the history of bets and in the statement. */
async function expectPaid(page: Page, returned: bigint): Promise<void> {
  expect(returned).toBeGreaterThan(0n)
  const card = page.locator('[data-bet][data-status="cashed_out"]')
  await expectCard(card, returned)
  await expectWallet(page, DEPOSIT - STAKE + returned)
  await expectNoViolation(page)
  const id = await card.getAttribute('data-bet')
  await page.goto(`${cup.url}/mybets/historico`)
  await expectCard(card, returned)
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  await page.goto(`${cup.url}/bank/statement`)
  const row = page.getByRole('row').filter({ hasText: `+${inReais(returned)}` })
  await expect(row).toContainText(`Aposta encerrada ${id}`)
}

async function expectCard(card: Locator, returned: bigint): Promise<void> {
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Encerrada')
  await expect(card).toContainText(`Valor apostado${inReais(STAKE)}`)
  await expect(card).toContainText(`Retornos Obtido${inReais(returned)}`)
  await expect(partsOf(card, 'success')).toHaveText(EARLY)
}
