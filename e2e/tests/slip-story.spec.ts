import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { centavos } from '@caderneta/domain/money/money'
import type { ScriptedServer } from '@caderneta/testing/hosts/scripted-server'
import type { Page } from '@playwright/test'
import { enterWithMoney, openSlip } from '../src/bettor-steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { expectNoViolation } from '../src/no-barrier.ts'
import {
  agreed,
  amountsIn,
  bonusPercent,
  inReais,
  oddsIn,
  type ReckonedLeg,
  reckon,
  sumOf,
} from '../src/slip-arithmetic.ts'
import { enter, pick, place, readCards, readReceipt, readSlip } from '../src/slip-page.ts'
import { announceMatch, type StoryMatch } from '../src/story-match.ts'

// Three matches of one evening: the Dutch win, Morocco and Spain draw, and Brazil's is called off,
// so that its legs are void and what is not void wins.

const SINGLE = 200n
const DOUBLE = 150n
const TRIPLE = 300n
const STAKES = [SINGLE, SINGLE, SINGLE, DOUBLE, DOUBLE, DOUBLE, TRIPLE] as const
const TOTAL = sumOf(STAKES)
/** Places in the slip of the legs of each bet: singles, Duplas, Tripla. */
const BETS = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]] as const
const NAMES = ['Holanda', 'Empate', 'Brasil'] as const
const VOID_INDEX = 2

interface Evening {
  readonly netherlands: StoryMatch
  readonly morocco: StoryMatch
  readonly brazil: StoryMatch
}

async function announceEvening(server: ScriptedServer): Promise<Evening> {
  return {
    netherlands: await announceMatch(server, {
      teams: ['Netherlands', 'United States'],
      odds: { [MATCH_RESULT]: [1_730, 3_650, 5_050] },
    }),
    morocco: await announceMatch(server, {
      teams: ['Morocco', 'Spain'],
      odds: { [MATCH_RESULT]: [6_120, 3_570, 1_610] },
    }),
    brazil: await announceMatch(server, {
      teams: ['Brazil', 'South Korea'],
      odds: { [MATCH_RESULT]: [1_420, 4_830, 7_870] },
    }),
  }
}

test.describe('singles, Duplas and the Tripla on a desktop of 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('SLP-26 SLP-27 SLP-28 ROL-04 are right to the centavo, with a void leg', async ({
    page,
    server,
  }) => {
    await enterWithMoney(page, server.url, 21, centavos(10_000))
    await loseLiveBet(page, server)
    const evening = await announceEvening(server)
    await fillSlip(page, server.url, evening)
    await expectSlip(page, true)
    await page
      .getByRole('button', { name: /^Ver combinações/ })
      .first()
      .click()
    await expectNoViolation(page)
    await expect(page.getByRole('switch', { name: 'Cashback: NÃO USAR' })).not.toBeChecked()
    await place(page)
    const odds = await expectReceipt(page, true)
    await expectWallet(page, 10_000n - 5_000n - TOTAL, 0n)

    await playEvening(evening)
    const ids = await expectCards(page, server.url, odds)
    await page.getByText('Como chegamos a este valor').first().click()
    await expectNoViolation(page)
    const cash = 10_000n - 5_000n - TOTAL + paidBack(odds)
    await expectWallet(page, cash, 0n)
    await expectStatement(page, server.url, odds, ids)
    await expectBalances(page, server.url, cash)
  })
})

test.describe('the same slip by the keypad of a phone of 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('shows the same sums before and after', async ({ page, server }) => {
    await enterWithMoney(page, server.url, 22, centavos(2_000))
    await fillSlip(page, server.url, await announceEvening(server))
    // No bet of this player was settled: the bonus does not count yet.
    await expectSlip(page, false)
    // The way out of the sheet is there wherever it was scrolled to.
    await expect(page.getByRole('button', { name: 'Fechar caderneta' })).toBeInViewport()
    // The rows scroll, not the sheet: below its button would be an empty band.
    const sheet = page.getByRole('dialog')
    expect(await sheet.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
    await expectNoViolation(page)
    await place(page)
    await expectReceipt(page, false)
    await expectWallet(page, 2_000n - TOTAL, 0n)
  })
})

async function playEvening({ netherlands, morocco, brazil }: Evening): Promise<void> {
  for (const match of [netherlands, morocco]) await match.kickOff()
  await brazil.callOff()
  await netherlands.play(30)
  await netherlands.goal('home')
  for (const match of [netherlands, morocco]) await match.finish()
}

/**
 * A first bet that is settled, so that the bonus counts for the next ones: the match ends without a
 * goal. Its cashback comes when the day is closed: the slip is paid from cash.
 */
async function loseLiveBet(page: Page, server: ScriptedServer): Promise<void> {
  const match = await announceMatch(server, { teams: ['Argentina', 'Australia'] })
  await match.kickOff()
  await match.play(10)
  await pick(page, `${server.url}${match.path}`, /^Austrália, Resultado Final, odd \d/)
  await openSlip(page)
  await enter(page, 'Valor da aposta em Austrália', '50,00')
  await place(page)
  await page.getByRole('button', { name: 'Terminar' }).click()
  await expectWallet(page, 5_000n, 0n)
  await page.goto(`${server.url}/mybets?tab=all`)
  await expect(page.locator('[data-bet][data-status="pending"]')).toBeVisible()
  await match.finish()
  await expect(page.locator('[data-bet][data-status="lose"]')).toBeVisible()
}

async function fillSlip(page: Page, url: string, evening: Evening): Promise<void> {
  const { netherlands, morocco, brazil } = evening
  await pick(page, `${url}${netherlands.path}`, /^Holanda, Resultado Final, odd \d/)
  await pick(page, `${url}${morocco.path}`, /^Empate, Resultado Final, odd \d/)
  await pick(page, `${url}${brazil.path}`, /^Brasil, Resultado Final, odd \d/)
  await openSlip(page)
  await page.getByRole('button', { name: 'Mostrar mais múltiplas' }).click()
  await enter(page, 'Valor para todas as simples', '2,00')
  await enter(page, 'Valor por aposta em Duplas', '1,50')
  await enter(page, 'Valor por aposta em Triplas', '3,00')
}

const legsOf = (indexes: readonly number[], odds: readonly bigint[]): readonly ReckonedLeg[] =>
  indexes.map((at) => agreed(odds[at] ?? 0n))

/** The slip itself: every pick, every row and the totals, at the prices that it shows. */
async function expectSlip(page: Page, hasBonus: boolean): Promise<void> {
  await expect(page.locator('[data-selection]')).toHaveCount(3)
  const { singles, multiples, totals } = await readSlip(page)
  const odds = singles.map((text) => oddsIn(text).at(-1) ?? 0n)
  const bets = BETS.map((indexes, at) => reckon(STAKES[at] ?? 0n, legsOf(indexes, odds), hasBonus))
  const plain = bets.map((bet) => bet.plain)
  expect(singles.map(amountsIn)).toEqual(plain.slice(0, 3).map((amount) => [amount]))
  const row = (stake: bigint, from: number, to: number) => {
    const lines = bets.slice(from, to)
    const bonus = sumOf(lines.map((line) => line.bonus))
    const returns = sumOf(lines.map((line) => line.plain))
    const sums = [stake, stake * BigInt(lines.length), returns]
    return bonus > 0n ? [...sums, bonus] : sums
  }
  expect(multiples.map(amountsIn)).toEqual([row(DOUBLE, 3, 6), row(TRIPLE, 6, 7)])
  const bonus = sumOf(bets.map((bet) => bet.bonus))
  expect(totals.flatMap(amountsIn)).toEqual([
    TOTAL,
    sumOf(plain),
    ...(hasBonus ? [bonus, sumOf(bets.map((bet) => bet.total))] : []),
  ])
}

/** The receipt: what each bet costs and may return, bonus included. Returns the accepted odds. */
async function expectReceipt(page: Page, hasBonus: boolean): Promise<readonly bigint[]> {
  const lines = await readReceipt(page)
  const odds = lines.slice(0, 3).map((line) => oddsIn(line)[0] ?? 0n)
  const expected = BETS.map((indexes, at) => {
    const stake = STAKES[at] ?? 0n
    return [stake, reckon(stake, legsOf(indexes, odds), hasBonus).total]
  })
  expect(lines.map(amountsIn)).toEqual(expected)
  await page.getByRole('button', { name: 'Terminar' }).click()
  return odds
}

/** What the bets pay in the end: the cancelled match counts for nothing, the others won. */
function settled(odds: readonly bigint[]) {
  return BETS.map((indexes, at) => {
    const legs = indexes.map((leg) => ({ odds: odds[leg] ?? 0n, isVoid: leg === VOID_INDEX }))
    return {
      legs,
      places: indexes,
      stake: STAKES[at] ?? 0n,
      ...reckon(STAKES[at] ?? 0n, legs, true),
    }
  })
}

/** What all bets of the slip come to, centavos. */
const paidBack = (odds: readonly bigint[]) => sumOf(settled(odds).map((bet) => bet.total))

async function expectCards(
  page: Page,
  url: string,
  odds: readonly bigint[],
): Promise<readonly number[]> {
  await page.goto(`${url}/mybets?tab=all`)
  await expect(page.locator('[data-bet][data-status="win"]')).toHaveCount(6)
  const cards = await readCards(page)
  return settled(odds).map((bet) => {
    const names = bet.places.map((at) => NAMES[at] ?? '')
    const card = cards.find(({ legs }) => legs.join() === names.join())
    if (!card) throw new Error(`no card of ${names}`)
    const isVoid = bet.legs.every((leg) => leg.isVoid)
    expect(card.head).toBe(isVoid ? 'Anulada' : `Ganhou ${inReais(bet.total)}`)
    expect(card.text).toContain(`Valor apostado${inReais(bet.stake)}`)
    expect(card.text).toContain(`Retornos Obtido${inReais(bet.total)}`)
    for (const line of explanation(bet)) expect(card.text).toContain(line)
    return card.betId
  })
}

type SettledBet = ReturnType<typeof settled>[number]

/** 'Como chegamos a este valor': factors, exact product, bonus, and the one rounding. */
function explanation({
  legs,
  places: indexes,
  stake,
  bonus,
  total,
}: SettledBet): readonly string[] {
  const counting = legs.filter((leg) => !leg.isVoid)
  const product = counting.reduce((all, { odds }) => all * odds, 1n)
  const decimalPlaces = 3 * counting.length
  const factors = legs.map(({ odds, isVoid }, at) => {
    const name = NAMES[indexes[at] ?? 0]
    return isVoid ? `${name}: anulada× 1.00` : `${name}: acertou× ${decimal(odds, 3)}`
  })
  const exact = decimal(product * stake, decimalPlaces + 2)
  return [
    ...factors,
    `${inReais(stake)} × ${decimal(product, decimalPlaces)} = R$\u00a0${exact.replace('.', ',')}`,
    ...(bonus > 0n ? [`Bônus de múltipla ${bonusPercent(counting)}%${inReais(bonus)}`] : []),
    `Pago, arredondado uma vez para baixo${inReais(total)}`,
  ]
}

/** A whole number with a number of decimals, two at least, without further zeros. */
function decimal(whole: bigint, decimals: number): string {
  const digits = String(whole).padStart(decimals + 1, '0')
  const [left, right] = [
    digits.slice(0, digits.length - decimals),
    digits.slice(-decimals || digits.length),
  ]
  return `${left}.${right.replace(/0+$/, '').padEnd(2, '0')}`
}

/** Every centavo that moved, by bet and pocket, and the balance that it leaves. */
async function expectStatement(
  page: Page,
  url: string,
  odds: readonly bigint[],
  ids: readonly number[],
): Promise<void> {
  await page.goto(`${url}/bank/statement`)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  // As it is seen: the balance is below the amount on phones, else in a column of its own.
  const rows = await page.locator('tbody tr').allInnerTexts()
  const entries = rows.map((row) =>
    row.replace(/[\t\n]|^\S+\s+\d\d:\d\d| · CAD-\w+-\w+|Saldo (?=R\$)/g, ''),
  )
  const bets = settled(odds)
  for (const [at, id] of ids.entries()) {
    const paid = bets[at]?.total ?? 0n
    const expected = [
      `Aposta ${id}Dinheiro−${inReais(STAKES[at] ?? 0n)}`,
      `Pagamento da aposta ${id}Dinheiro+${inReais(paid)}`,
    ]
    const own = entries.filter((entry) => new RegExp(`aposta ${id}[DC]`, 'i').test(entry))
    expect(own.map((entry) => entry.slice(0, entry.lastIndexOf('R$'))).sort()).toEqual(
      expected.sort(),
    )
  }
  const cash = paidBack(odds)
  const newest = (pocket: string) => entries.find((entry) => entry.includes(pocket)) ?? ''
  expect(amountsIn(newest('Dinheiro')).at(-1)).toBe(5_000n - TOTAL + cash)
}

async function expectWallet(page: Page, cash: bigint, cashback: bigint): Promise<void> {
  const total = inReais(cash + cashback)
  const name = `Saldo ${total}, cashback ${inReais(cashback)}`
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
}

async function expectBalances(page: Page, url: string, cash: bigint): Promise<void> {
  await page.goto(`${url}/bank/balance`)
  await expect(page.getByText('Cashback', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(inReais(cash))
}
