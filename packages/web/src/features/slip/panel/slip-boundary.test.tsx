// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOdd, seedGames } from '../../../live/live.ts'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { showSite } from '../../../site/site-store.ts'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { emptySlip } from '../state/empty-slip.ts'
import { startSending } from '../state/slip-state.ts'
import { changeSlip, readSlipState } from '../state/slip-store.ts'
import { toggleSelection } from '../state/toggle-selection.ts'
import { watchSlip } from '../state/watch-slip.ts'
import { SlipBar } from './slip-bar.tsx'
import { SlipPanel } from './slip-panel.tsx'
import '../../../testing/load-slip.ts'
import '../../../testing/read-english.ts'

const broken = (): never => {
  throw new Error('a bug of the slip')
}

vi.mock('./slip-card.tsx', () => ({ SlipCard: broken }))
vi.mock('./slip-bar-button.tsx', () => ({ SlipBarButton: broken }))

let stop = () => {}

beforeEach(() => {
  // React logs the caught bug.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stop = watchSlip()
  showSite(sampleSite)
  seedGames([sampleGame({ id: 7 })])
  startSession(sampleStart)
  act(choose)
})

afterEach(() => {
  cleanup()
  act(() => choosePrefs({ language: 'ptBR' }))
  endSession()
  stop()
  vi.restoreAllMocks()
})

function choose(): void {
  const odd = readOdd(700_001)
  if (odd) toggleSelection(odd)
}

const page = (Slip: () => ReactNode) =>
  render(
    <>
      <main>Partidas</main>
      <Slip />
    </>,
  )

test.each([
  ['panel', SlipPanel],
  ['bar', SlipBar],
])('a %s that fails leaves the page usable and can be emptied', async (_, Slip) => {
  page(Slip)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('A caderneta não pôde ser mostrada')
  expect(screen.getByText('Partidas')).toBeTruthy()
  const key = readSlipState().slipId
  fireEvent.click(screen.getByRole('button', { name: 'Remover tudo' }))
  expect(readSlipState().selections).toEqual([])
  expect(readSlipState().slipId).not.toBe(key)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Partidas')).toBeTruthy()
})

test('a slip that fails shows its error in English too', async () => {
  act(() => choosePrefs({ language: 'en' }))
  page(SlipPanel)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The slip could not be shown')
  expect(screen.getByRole('button', { name: 'Remove all' })).toBeTruthy()
})

test('a slip that fails is kept while its response is pending', async () => {
  page(SlipPanel)
  await screen.findByRole('alert')
  act(() =>
    changeSlip((slip) =>
      startSending(slip, { lines: [], isCashbackActive: false, sentAt: Date.now() }),
    ),
  )
  expect(screen.getByRole('button', { name: 'Remover tudo' }).hasAttribute('disabled')).toBe(true)
  act(() => changeSlip((slip) => emptySlip(slip.slipId)))
})
