// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { done, refused, type TestResponse, testServer } from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { watchWallet } from '../../wallet/wallet.ts'
import { choose } from '../state/test-choice.ts'
import { watchSlip } from '../state/watch-slip.ts'
import { SlipPanel } from './slip-panel.tsx'
import { SlipSheet } from './slip-sheet.tsx'
import '../../../testing/load-slip.ts'

let stops: (() => void)[] = []

beforeEach(() => {
  stops = [watchWallet(page), watchSlip(page)]
  showSite(page, sampleSite)
  seedGames(
    page,
    [71, 72].map((id, at) => sampleGame({ id, teams: [`Casa ${at + 1}`, 'Fora'] })),
  )
  startSession(page, { ...sampleStart, wallet: { cash: 100, cashback: 0 } })
})

afterEach(() => {
  cleanup()
  endSession(page)
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
})

async function showPage(): Promise<void> {
  render(
    <>
      <main tabIndex={-1}>
        <button type="button">Partidas</button>
      </main>
      <SlipPanel />
    </>,
  )
  await screen.findByRole('button', { name: /^APOSTAR/ })
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } })

/** A press by keyboard: the button has the focus. */
async function press(name: RegExp | string): Promise<void> {
  act(() => button(name).focus())
  await act(async () => fireEvent.click(button(name)))
}

describe('APOSTAR without a stake', () => {
  test('VAL-60 focuses the first empty field and shows what is missing', async () => {
    choose(7_100_001, 7_200_001)
    await showPage()
    await press(/^APOSTAR/)
    expect(document.activeElement).toBe(field('Valor da Dupla'))
    expect(screen.getByRole('alert').textContent).toBe('Digite um valor')
    const described = field('Valor da Dupla').getAttribute('aria-describedby')
    expect(described).toBe(screen.getByRole('alert').id)
    type('Valor da Dupla', '5')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('VAL-60 a stake of 0 counts as none, and a second press reports it again', async () => {
    choose(7_100_001)
    await showPage()
    type('Valor da aposta em Casa 1', '0')
    for (const _ of [1, 2]) {
      await press(/^APOSTAR/)
      expect(document.activeElement).toBe(field('Valor da aposta em Casa 1'))
    }
    expect(screen.getByRole('alert').textContent).toBe('Digite um valor')
  })

  test('VAL-60 KPD-01 opens the keypad on that field on a phone', async () => {
    choose(7_100_001)
    render(<SlipSheet onClose={() => {}} />)
    await press(/^APOSTAR/)
    expect(screen.getByRole('group', { name: 'Teclado de valores' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Digite um valor')
  })
})

describe('keyboard focus', () => {
  const placed = done({
    data: {
      reference: 'CAD-1',
      bets: [
        { betId: 1, betGamesOddId: [7_100_001], price: 5, rate: 2.01, potencialReturns: 10.05 },
      ],
    },
    wallet: { cash: 95, cashback: 0 },
  })

  /** A bet whose response arrives when the test resolves it. */
  async function submitFive(reply: TestResponse = placed): Promise<() => Promise<void>> {
    let respond = () => {}
    const later = new Promise<typeof reply>((resolve) => {
      respond = () => resolve(reply)
    })
    testServer({ 'wagers/save': () => later })
    choose(7_100_001)
    await showPage()
    type('Valor da aposta em Casa 1', '5')
    await press(/^APOSTAR/)
    return () => act(async () => respond())
  }

  test('moves from the button to the wait, to the receipt, and on Terminar to the page', async () => {
    const respond = await submitFive()
    expect(document.activeElement?.textContent).toContain('Enviando')
    await respond()
    expect(document.activeElement).toBe(
      await screen.findByRole('heading', { name: 'Aposta Feita' }),
    )
    await press('Terminar')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  test('returns to the button when the bet is refused', async () => {
    const respond = await submitFive(refused('market_suspended'))
    await respond()
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: /^APOSTAR/ }))
  })

  test('stays elsewhere when it has moved elsewhere meanwhile', async () => {
    const respond = await submitFive()
    act(() => button('Partidas').focus())
    await respond()
    await screen.findByText('Aposta Feita')
    expect(document.activeElement).toBe(button('Partidas'))
  })

  test.each(['Remover tudo', 'Remover Casa 2'])(
    'moves to the page on %s of the last selection',
    async (name) => {
      choose(7_100_001, 7_200_001)
      await showPage()
      if (name !== 'Remover tudo') await press('Remover Casa 1')
      await press(name)
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    },
  )
})
