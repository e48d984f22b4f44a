// @vitest-environment jsdom

import type { BetWire } from '@caderneta/contract/bets/wagers'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showSite } from '../../site/site-store.ts'
import { render } from '../../testing/render.tsx'
import { sampleBet } from '../../testing/sample-bets.ts'
import { sampleClient, sampleSite, sampleStart } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { done, refused, testServer } from '../../testing/test-server.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { readToasts } from '../../ui/toast/toast-queue.ts'
import { readWallet, watchWallet } from '../wallet/wallet.ts'
import { CloseBetButton } from './close-bet-button.tsx'

const EIGHT = 'R$\u00a08,00'
const closed = done({ data: { returned: 8 }, wallet: { cash: 108, cashback: 0 } })

const offered = (info: Partial<BetWire['betInfo']> = {}) =>
  sampleBet(1, { returnOffered: 8, ...info })

const live = (): BetWire => {
  const bet = offered()
  const odds = bet.odds.map((leg) => ({
    ...leg,
    gameInfo: { ...leg.gameInfo, gameStatus: 'live' as const },
  }))
  return { ...bet, odds }
}

let stop = () => {}
let closedCount = 0

beforeEach(() => {
  closedCount = 0
  stop = watchWallet(page)
  startSession(page, sampleStart)
})

afterEach(() => {
  cleanup()
  act(() => endSession(page))
  stop()
  vi.unstubAllGlobals()
})

const open = (bet: BetWire) =>
  render(
    <CloseBetButton
      bet={bet}
      onClosed={() => {
        closedCount += 1
      }}
    />,
  )
const button = () => screen.getByRole('button')
const click = async () => act(async () => fireEvent.click(button()))

describe('the close-bet button', () => {
  test('CSH-01 shows only with an offer, and for no bet that is over', () => {
    open(offered({ returnOffered: 0 }))
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    for (const betStatus of ['win', 'lose', 'void', 'cancelled', 'cashed_out'] as const) {
      open(offered({ betStatus }))
      expect(screen.queryByRole('button')).toBeNull()
      cleanup()
    }
    open(offered())
    expect(button()).toBeTruthy()
  })

  test('CSH-02 CSH-13 reads Cancelar Aposta and its return', () => {
    open(offered())
    expect(button().textContent).toBe(`Cancelar Aposta${EIGHT}`)
  })

  test('states that a margin is kept, or for a bet just placed that the whole stake returns', () => {
    const client = { ...sampleClient, cashOutMargin: 2.5, cancelFreeSeconds: 60 }
    showSite(page, { ...sampleSite, client })
    const { container } = open(offered())
    expect(container.textContent).toContain('já sem os 2,5% que ficam com a casa')
    cleanup()
    const price = offered().betInfo.price
    const justPlaced = offered({ returnOffered: price, placedAt: Date.now() - 1000 })
    const free = open(justPlaced).container.textContent
    expect(free).toContain('O valor inteiro volta até 60 s')
    expect(free).toContain('Depois, 2,5% do valor ficam com a casa')
    cleanup()
    const later = offered({ returnOffered: price, placedAt: Date.now() - 61_000 })
    expect(open(later).container.textContent).not.toContain('O valor inteiro')
    act(() => showSite(page, sampleSite))
  })

  test('CSH-03 reads Encerrar Aposta with a live leg', () => {
    open(live())
    expect(button().textContent).toBe(`Encerrar Aposta${EIGHT}`)
  })

  test('CSH-04 CSH-13 the first click asks for confirmation of the amount and sends nothing', async () => {
    const calls = testServer({})
    open(offered())
    await click()
    expect(button().textContent).toBe(`Confirmar${EIGHT}`)
    expect(calls).toEqual([])
  })

  test('CSH-05 CSH-09 the second click sends the quote; the wallet rises', async () => {
    const calls = testServer({ 'wagers_actions/cancel': closed })
    open(offered())
    await click()
    await click()
    expect(calls.map(({ path, fields }) => [path, fields])).toEqual([
      ['wagers_actions/cancel', { bet_wager_id: '1', returnOffered: '8', atStake: '10' }],
    ])
    expect(button().textContent).toBe('Aposta Cancelada')
    expect(readWallet(page).cash).toBe(10_800)
    expect(closedCount).toBe(1)
  })

  test('sends the signed quote with its amount, and none with the amount of a refusal', async () => {
    const replies = [refused('quote_changed', { returnOffered: 7 }), closed]
    const calls = testServer({ 'wagers_actions/cancel': () => replies.shift() ?? closed })
    const { rerender } = open(offered({ quote: 'first' }))
    await click()
    rerender(
      <CloseBetButton bet={offered({ returnOffered: 7.5, quote: 'second' })} onClosed={() => {}} />,
    )
    await click()
    await click()
    const sent = calls.map(({ fields }) => [fields['returnOffered'], fields['quote']])
    expect(sent).toEqual([
      ['7.5', 'second'],
      ['7', undefined],
    ])
  })

  test('CSH-06 any other click resets the button', async () => {
    open(offered())
    await click()
    fireEvent.click(document.body)
    expect(button().textContent).toContain('Cancelar Aposta')
  })

  test('CSH-07 CSH-13 reads Cancelando Aposta while in flight, without an amount', async () => {
    testServer({ 'wagers_actions/cancel': () => new Promise(() => {}) })
    open(offered())
    await click()
    await click()
    expect(button().textContent).toBe('Cancelando Aposta')
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })

  test('CSH-08 CSH-10 a live bet reads Encerrando Aposta, then Aposta Encerrada', async () => {
    let respond = () => {}
    testServer({
      'wagers_actions/cancel': () =>
        new Promise((resolve) => {
          respond = () => resolve(closed)
        }),
    })
    open(live())
    await click()
    await click()
    expect(button().textContent).toBe('Encerrando Aposta')
    await act(async () => respond())
    expect(button().textContent).toBe('Aposta Encerrada')
  })

  test('CSH-11 ERR-14 a refusal reads Falha ao Cancelar with the reason', async () => {
    testServer({ 'wagers_actions/cancel': refused('quote_changed', { returnOffered: 7 }) })
    open(offered())
    await click()
    await click()
    expect(button().textContent).toMatch(/^Falha ao CancelarR\$\s7,00$/)
    expect(screen.getByRole('status').textContent).toMatch(/^O valor agora é R\$\s7,00\. Toque/)
    expect(closedCount).toBe(1)
    fireEvent.click(document.body)
    expect(button().textContent).toContain('Cancelar Aposta')
  })

  test('a changed quote is shown at once, and the next click closes at it', async () => {
    const replies = [refused('quote_changed', { returnOffered: 7 }), closed]
    const calls = testServer({ 'wagers_actions/cancel': () => replies.shift() ?? closed })
    open(offered())
    await click()
    await click()
    await click()
    expect(calls.map(({ fields }) => fields['returnOffered'])).toEqual(['8', '7'])
    expect(button().textContent).toBe('Aposta Cancelada')
  })

  test('a quote that arrives after the refusal replaces the refused one', async () => {
    const replies = [refused('quote_changed', { returnOffered: 7 }), closed]
    const calls = testServer({ 'wagers_actions/cancel': () => replies.shift() ?? closed })
    const { rerender } = open(offered())
    await click()
    await click()
    rerender(<CloseBetButton bet={offered({ returnOffered: 6.5 })} onClosed={() => {}} />)
    expect(screen.getByRole('status').textContent).toMatch(/^O valor agora é R\$\s6,50/)
    await click()
    expect(calls[1]?.fields['returnOffered']).toBe('6.5')
  })

  test('any other refusal shows its reason, and the next click asks for confirmation', async () => {
    testServer({ 'wagers_actions/cancel': refused('market_suspended') })
    open(offered())
    await click()
    await click()
    expect(screen.getByRole('status').textContent).toBe('refused: market_suspended')
    await click()
    expect(button().textContent).toBe(`Confirmar${EIGHT}`)
  })

  test('is also announced beside the list, where the card may be gone at once', async () => {
    testServer({ 'wagers_actions/cancel': closed })
    open(offered())
    await click()
    await click()
    expect(readToasts(page).map(({ text }) => text)).toContain(
      `Aposta Cancelada: ${EIGHT} no seu saldo.`,
    )
  })

  test('CSH-12 a live bet that is refused reads Falha ao Encerrar', async () => {
    testServer({ 'wagers_actions/cancel': refused('market_suspended') })
    open(live())
    await click()
    await click()
    expect(button().textContent).toBe('Falha ao Encerrar')
  })
})

describe('closing a part', () => {
  test('shows and sends the share chosen with the slider', async () => {
    const calls = testServer({ 'wagers_actions/cancel': closed })
    open(offered({ ableToFinish: true, returnOffered: 8.03 }))
    fireEvent.change(screen.getByRole('slider', { name: 'Parte' }), { target: { value: '25' } })
    expect(button().textContent).toBe('Cancelar ApostaR$\u00a02,00')
    await click()
    await click()
    expect(calls[0]?.fields).toEqual({
      ...{ bet_wager_id: '1', returnOffered: '8.03', part: '25', atStake: '10' },
    })
  })

  test('shows the returned amount, and the rest can still be closed', async () => {
    testServer({ 'wagers_actions/cancel': closed })
    open(offered({ ableToFinish: true }))
    fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } })
    await click()
    await click()
    expect(button().textContent).toBe('Cancelar ApostaR$\u00a04,00')
    expect(screen.getByText(/^Parte encerrada: R\$ 8,00/)).toBeTruthy()
    await click()
    expect(button().textContent).toContain('Confirmar')
  })
})

describe('an amount that changes during the confirmation', () => {
  test('is shown with the previous one, and is sent', async () => {
    const calls = testServer({ 'wagers_actions/cancel': closed })
    const { rerender } = open(offered())
    await click()
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(<CloseBetButton bet={offered({ returnOffered: 7.5 })} onClosed={() => {}} />)
    expect(button().textContent).toBe('ConfirmarR$\u00a07,50')
    expect(screen.getByRole('status').textContent).toMatch(/mudou: era R\$\u00a08,00/)
    await click()
    expect(calls[0]?.fields['returnOffered']).toBe('7.5')
  })

  test('waits, keeps focus and sends nothing while its market is suspended', async () => {
    const calls = testServer({ 'wagers_actions/cancel': closed })
    const { rerender } = open(offered())
    const show = (info: Partial<BetWire['betInfo']>) =>
      rerender(<CloseBetButton bet={offered(info)} onClosed={() => {}} />)
    button().focus()
    await click()
    show({ returnOffered: 0 })
    expect(document.activeElement).toBe(button())
    expect(button().textContent).toBe('Confirmar')
    expect(screen.getByRole('status').textContent).toMatch(/^Sem oferta neste momento/)
    await click()
    expect(calls).toEqual([])
    show({ returnOffered: 8 })
    await click()
    expect(calls).toHaveLength(1)
    cleanup()
    const { rerender: again } = open(offered())
    await click()
    again(<CloseBetButton bet={offered({ betStatus: 'lose' })} onClosed={() => {}} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('stays disabled with a reason while focused and without an offer', async () => {
    const calls = testServer({})
    const { rerender } = open(offered({ ableToFinish: true }))
    const show = (info: Partial<BetWire['betInfo']>) =>
      rerender(<CloseBetButton bet={offered(info)} onClosed={() => {}} />)
    const away = { returnOffered: 0, ableToFinish: false }
    for (const element of [button(), screen.getByRole('slider')]) {
      act(() => element.focus())
      show(away)
      expect(document.activeElement).toBe(element)
      expect(button().textContent).toBe('Cancelar Aposta')
      expect(button().getAttribute('aria-disabled')).toBe('true')
      expect(screen.getByText('Sem oferta neste momento.').getAttribute('role')).toBe('status')
      await click()
      show({ ableToFinish: true })
      expect(button().textContent).toBe(`Cancelar Aposta${EIGHT}`)
      expect(button().getAttribute('aria-disabled')).toBe('false')
    }
    expect(calls).toEqual([])
  })

  test('CSH-01 is removed without an offer: at once, or on blur when focused', () => {
    const { rerender } = open(offered())
    const show = (info: Partial<BetWire['betInfo']>) =>
      rerender(<CloseBetButton bet={offered(info)} onClosed={() => {}} />)
    act(() => button().focus())
    show({ returnOffered: 0 })
    act(() => button().blur())
    expect(screen.queryByRole('button')).toBeNull()
    show({})
    expect(button()).toBeTruthy()
    show({ returnOffered: 0 })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a bet that ends loses its button even when focused', () => {
    const { rerender } = open(offered())
    act(() => button().focus())
    rerender(
      <CloseBetButton bet={offered({ betStatus: 'lose', returnOffered: 0 })} onClosed={() => {}} />,
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a press while the response is pending sends nothing more', async () => {
    const calls = testServer({ 'wagers_actions/cancel': () => new Promise(() => {}) })
    open(offered())
    await click()
    await click()
    await click()
    expect(calls).toHaveLength(1)
  })
})
