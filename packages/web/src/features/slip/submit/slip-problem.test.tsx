// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchPresence } from '../../../api/presence.ts'
import { seedGames } from '../../../live/live.ts'
import { choosePrefs, readPrefs } from '../../../prefs/prefs-store.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { samplePrefs, sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { done, refused, type SentCall, testServer } from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { dismissToast, readToasts } from '../../../ui/toast/toast-queue.ts'
import { watchWallet } from '../../wallet/wallet.ts'
import { SlipCard } from '../panel/slip-card.tsx'
import { choose } from '../state/test-choice.ts'
import { watchSlip } from '../state/watch-slip.ts'
import '../../../testing/load-slip.ts'
import '../../../testing/read-english.ts'

const CASA_1 = 8_100_001
const CASA_2 = 8_200_001
const CASA_3 = 8_300_001

interface LimitFacts {
  readonly stakeMax: number
  readonly limit: string
  readonly selection?: number
}

/** The server's maxima by the identifiers of a combination. */
const maxima = (facts: Readonly<Record<string, LimitFacts>>) => (call: SentCall) =>
  done({
    data: JSON.parse(call.fields['combinations'] ?? '').map((betGamesOddId: number[]) => ({
      ...(facts[betGamesOddId.join('+')] ?? { stakeMax: 10_000, limit: 'stake' }),
      betGamesOddId,
    })),
  })

let stops: (() => void)[] = []
let version = 100

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  watchPresence(page)
  stops = [watchWallet(page), watchSlip(page)]
  showSite(page, sampleSite)
  version += 10
  const games = [81, 82].map((id, at) =>
    sampleGame({ id, teams: [`Casa ${at + 1}`, `Fora ${at + 1}`] }),
  )
  seedGames(
    page,
    games.map((game) => ({
      ...game,
      odds: game.odds.map((odd) => ({ ...odd, version, rate: 2 })),
    })),
  )
  startSession(page, { ...sampleStart, wallet: { cash: 100, cashback: 0 } })
})

afterEach(() => {
  cleanup()
  endSession(page)
  for (const stop of stops) stop()
  for (const toast of readToasts(page)) dismissToast(page, toast.id)
  choosePrefs(page, { ...readPrefs(page), language: 'ptBR' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const reais = (text: string) => text.replaceAll('\u00a0', ' ')
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name })
const submit = () => button(/^APOSTAR/)
const status = () =>
  screen
    .getAllByRole('status')
    .map((each) => reais(each.textContent ?? ''))
    .filter((text) => text !== '')

function type(label: string, text: string): void {
  fireEvent.focus(field(label))
  fireEvent.change(field(label), { target: { value: text } })
  fireEvent.blur(field(label))
}

/** The returns of the singles, and that of the slip. */
const returnsShown = () =>
  [...document.querySelectorAll('[data-return]')].map((each) => reais(each.textContent ?? ''))

/** The note about the stake of that field. */
function noteOf(label: string): string | null {
  const id = field(label).getAttribute('aria-describedby')
  return id === null ? null : reais(document.getElementById(id)?.textContent ?? '')
}

async function open(...ids: readonly number[]): Promise<void> {
  choose(...ids)
  render(<SlipCard />)
  await pass(400)
}

describe('APOSTAR is held, with its reason', () => {
  const held = () => {
    const id = submit().getAttribute('aria-describedby')
    const reason = id === null ? null : document.getElementById(id)?.textContent
    return [submit().getAttribute('aria-disabled'), reason]
  }

  test('without a stake, and no longer once there is one', async () => {
    testServer({ 'wagers/limits': maxima({}) })
    await open(CASA_1)
    expect(held()).toEqual(['true', 'Digite um valor'])
    type('Valor da aposta em Casa 1', '5')
    expect(held()).toEqual(['false', null])
  })

  test('NEC-01 with stakes above the balance, and a press shows the notice', async () => {
    const calls = testServer({ 'wagers/limits': maxima({}) })
    await open(CASA_1)
    type('Valor da aposta em Casa 1', '100,01')
    expect(held()).toEqual(['true', 'Você não possui saldo o suficiente'])
    await act(async () => fireEvent.click(submit()))
    expect(screen.getByRole('alert').textContent).toContain('Você não possui saldo o suficiente')
    expect(calls.filter(({ path }) => path === 'wagers/save')).toEqual([])
    type('Valor da aposta em Casa 1', '100')
    expect(held()).toEqual(['false', null])
  })
})

describe('the maximum before the click', () => {
  test('is shown beside the stake with its limit, and can be applied', async () => {
    testServer({ 'wagers/limits': maxima({ [CASA_1]: { stakeMax: 12.5, limit: 'player_day' } }) })
    await open(CASA_1)
    expect(noteOf('Valor da aposta em Casa 1')).toBe(
      'Máximo agora: R$ 12,50 (seu limite de retorno de hoje)',
    )
    expect(status()).toEqual([])
    fireEvent.click(button(/^máx\. do limite: R\$\s12,50: Casa 1$/))
    expect(field('Valor da aposta em Casa 1').value).toBe('12,50')
    expect(submit().disabled).toBe(false)
  })

  test('is filled in within what the wallet holds', async () => {
    testServer({ 'wagers/limits': maxima({}) })
    await open(CASA_1)
    // A limit beyond what the wallet holds is no news.
    expect(noteOf('Valor da aposta em Casa 1')).toBeNull()
    fireEvent.click(button(/^máx\. com seu saldo: R\$\s100,00: Casa 1$/))
    expect(field('Valor da aposta em Casa 1').value).toBe('100,00')
  })

  test('of a multiple names the selection that has reached its limit', async () => {
    const facts = { stakeMax: 5, limit: 'selection', selection: CASA_2 }
    testServer({ 'wagers/limits': maxima({ [`${CASA_1}+${CASA_2}`]: facts }) })
    await open(CASA_1, CASA_2)
    fireEvent.click(button('Mostrar mais múltiplas'))
    await pass(400)
    expect(noteOf('Valor por aposta em Duplas')).toBe(
      'Máximo agora: R$ 5,00 (limite da casa em Casa 2)',
    )
  })

  test('disables the quick stakes that exceed it', async () => {
    testServer({ 'wagers/limits': maxima({ [CASA_1]: { stakeMax: 15, limit: 'selection' } }) })
    await open(CASA_1, CASA_2)
    fireEvent.focus(field('Valor da aposta em Casa 1'))
    const chips = within(screen.getByRole('group', { name: 'Valores rápidos: Casa 1' }))
    const chip = (name: RegExp | string) => chips.getByRole<HTMLButtonElement>('button', { name })
    expect([chip('+10').disabled, chip('+50').disabled]).toEqual([false, true])
    fireEvent.click(chip('+10'))
    expect(chip('+10').disabled).toBe(true)
    expect(reais(chip(/^Máximo/).textContent ?? '')).toBe('Máximo do limite: R$ 15,00')
  })

  test('is shown in English', async () => {
    testServer({ 'wagers/limits': maxima({ [CASA_1]: { stakeMax: 15, limit: 'combination' } }) })
    startSession(page, { ...sampleStart, prefs: { ...samplePrefs, language: 'en' } })
    await open(CASA_1)
    expect(noteOf('Stake on Casa 1')).toBe('Maximum now: R$ 15,00 (our limit on this combination)')
    expect(button(/^max\. by the limit: R\$\s15,00: Casa 1$/).textContent).toBe('max.')
  })

  test('without a response the slip falls back to the limits of a single bet', async () => {
    testServer({ 'wagers/limits': 'lost', 'wagers/save': refused('not_enough_cash') })
    startSession(page, { ...sampleStart, wallet: { cash: 20_000, cashback: 0 } })
    await open(CASA_1)
    expect(noteOf('Valor da aposta em Casa 1')).toMatch(/^Máximo agora: R\$ 10\.000,00/)
    type('Valor da aposta em Casa 1', '5')
    expect(submit().disabled).toBe(false)
  })
})

describe('a stake above the maximum', () => {
  beforeEach(() => {
    const double = { stakeMax: 5, limit: 'player_combination' }
    const facts = {
      [CASA_1]: { stakeMax: 10, limit: 'selection' },
      [`${CASA_1}+${CASA_2}`]: double,
    }
    testServer({ 'wagers/limits': maxima(facts) })
  })

  test('is announced once while typing, and one press lowers it', async () => {
    await open(CASA_1)
    const sentence = 'Casa 1: o máximo agora é R$ 10,00 (limite da casa nesta seleção).'
    for (const text of ['1', '11', '111', '1111']) {
      fireEvent.change(field('Valor da aposta em Casa 1'), { target: { value: text } })
      expect(status()).toEqual(text === '1' ? [] : [sentence])
    }
    expect(submit().disabled).toBe(true)
    expect(field('Valor da aposta em Casa 1').getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(button(/^Usar R\$\s10,00$/))
    await pass(0)
    expect(field('Valor da aposta em Casa 1').value).toBe('10,00')
    expect(status()).toEqual([])
    expect(document.activeElement).toBe(submit())
  })

  test('names the bet, and how many others there are', async () => {
    await open(CASA_1, CASA_2)
    type('Valor da aposta em Casa 1', '11')
    fireEvent.click(button('Mostrar mais múltiplas'))
    type('Valor por aposta em Duplas', '6')
    await pass(400)
    expect(status()).toEqual([
      'Casa 1: o máximo agora é R$ 10,00 (limite da casa nesta seleção). ' +
        'Mais 1 aposta está fora dos limites.',
    ])
    fireEvent.click(button(/^Usar/))
    expect(status()).toEqual([
      'Dupla: o máximo agora é R$ 5,00 (seu limite de retorno nesta combinação).',
    ])
    fireEvent.click(button(/^Usar/))
    expect(field('Valor por aposta em Duplas').value).toBe('5,00')
    expect(submit().disabled).toBe(false)
  })

  test.each([
    ['ptBR', 'Valor por aposta em Duplas', 'Dupla (Casa 1 + Casa 2): o máximo agora é R$ 5,00'],
    ['en', 'Stake per bet in Doubles', 'Double (Casa 1 + Casa 2): the maximum now is R$ 5,00'],
  ] as const)(
    'names the one double that a suspended third selection leaves, in %s',
    async (...row) => {
      const [language, label, sentence] = row
      const third = sampleGame({ id: 83, teams: ['Casa 3', 'Fora 3'] })
      const withStatus = (status: 'open' | 'suspended', at: number) => ({
        ...third,
        odds: third.odds.map((odd) => ({ ...odd, version: version + at, status })),
      })
      seedGames(page, [withStatus('open', 0)])
      await open(CASA_1, CASA_2, CASA_3)
      act(() => choosePrefs(page, { ...readPrefs(page), language }))
      act(() => seedGames(page, [withStatus('suspended', 1)]))
      fireEvent.click(button(/^(Mostrar mais múltiplas|Show more multiples)$/))
      type(label, '6')
      await pass(400)
      expect(status().join()).toContain(sentence)
    },
  )

  test.each([
    ['ptBR', 'Valor da aposta em Casa 2', 'Saldo insuficiente: você tem R$ 100,00.'],
    ['en', 'Stake on Casa 2', 'Not enough balance: you have R$ 100,00.'],
  ] as const)('its maximum may be more than the balance, as shown in %s', async (...row) => {
    const [language, label, sentence] = row
    await open(CASA_1, CASA_2)
    act(() => choosePrefs(page, { ...readPrefs(page), language }))
    type(label, '20000')
    fireEvent.click(button(/^(Usar|Use) R\$\s10\.000,00/))
    await pass(0)
    expect(field(label).value).toBe('10.000,00')
    expect(status()).toEqual([sentence])
    type(label, '100')
    expect(status()).toEqual([])
  })

  test('has no return, neither in its row nor in the sum', async () => {
    await open(CASA_1, CASA_2)
    type('Valor da aposta em Casa 2', '5')
    expect(returnsShown()).toEqual(['—', 'R$ 10,00', 'R$ 10,00'])
    type('Valor da aposta em Casa 1', '9999999999')
    expect(returnsShown()).toEqual(['—', 'R$ 10,00', '—'])
    fireEvent.click(button('Mostrar mais múltiplas'))
    type('Valor por aposta em Duplas', '9999999999')
    await pass(400)
    expect(reais(document.querySelector('[data-multiple] dl')?.textContent ?? '')).toMatch(
      /Retorno —$/,
    )
  })

  test('is shown whole in its field, which keeps the button for the keyboard only', async () => {
    await open(CASA_1)
    const isAside = () => button(/^máx\./).className.includes('not-focus:sr-only')
    expect(isAside()).toBe(false)
    type('Valor da aposta em Casa 1', '9999999999')
    expect(field('Valor da aposta em Casa 1').value).toBe('9.999.999.999,00')
    expect(isAside()).toBe(true)
  })

  test('below the minimum is announced as well', async () => {
    await open(CASA_1)
    type('Valor da aposta em Casa 1', '0,50')
    expect(screen.getByText(/^Casa 1: o mínimo é R\$\s1,00\.$/)).toBeTruthy()
    expect(submit().disabled).toBe(true)
  })
})

describe('a refusal that carries the maximum', () => {
  const reached = (stakeMax: number) =>
    refused('day_limit_reached', { limit: 'player_day', stakeMax, betGamesOddId: [CASA_2] })

  async function placeBoth(stakeMax: number): Promise<void> {
    testServer({ 'wagers/limits': maxima({}), 'wagers/save': reached(stakeMax) })
    await open(CASA_1, CASA_2)
    type('Valor para todas as simples', '20')
    await act(async () => fireEvent.click(submit()))
    await pass(0)
  }

  test('shows the amount, and one press applies it', async () => {
    await placeBoth(7.25)
    expect(readToasts(page).map(({ text }) => text)).toEqual(['refused: day_limit_reached'])
    expect(status()).toEqual(['Casa 2: o máximo agora é R$ 7,25 (seu limite de retorno de hoje).'])
    fireEvent.click(button(/^Usar R\$\s7,25$/))
    await pass(0)
    expect(field('Valor da aposta em Casa 1').value).toBe('20,00')
    expect(field('Valor da aposta em Casa 2').value).toBe('7,25')
    expect(status()).toEqual([])
    expect(document.activeElement).toBe(submit())
  })

  test('the amount of the refusal takes precedence over that of the bet alone', async () => {
    const facts = { [CASA_2]: { stakeMax: 9, limit: 'player_day' } }
    testServer({ 'wagers/limits': maxima(facts), 'wagers/save': reached(7.25) })
    choose(CASA_1, CASA_2)
    render(<SlipCard />)
    type('Valor para todas as simples', '20')
    await act(async () => fireEvent.click(submit()))
    await pass(400)
    expect(noteOf('Valor da aposta em Casa 2')).toMatch(/^Máximo agora: R\$ 9,00/)
    expect(status()).toEqual(['Casa 2: o máximo agora é R$ 7,25 (seu limite de retorno de hoje).'])
  })

  test('below the minimum stake offers to leave the bet out', async () => {
    await placeBoth(0.4)
    expect(status()).toEqual([
      'Casa 2: agora não é possível apostar (seu limite de retorno de hoje).',
    ])
    fireEvent.click(button('Tirar esta aposta'))
    expect(field('Valor da aposta em Casa 2').value).toBe('')
    expect(within(submit()).getByText(/20,00/)).toBeTruthy()
  })

  test('is removed by any stake change', async () => {
    await placeBoth(7.25)
    type('Valor da aposta em Casa 1', '5')
    expect(status()).toEqual([])
  })
})
