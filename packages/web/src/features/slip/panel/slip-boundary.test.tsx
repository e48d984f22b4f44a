// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOdd, seedGames } from '../../../live/live.ts'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { emptySlip } from '../state/empty-slip.ts'
import { changeSlip } from '../state/slip-changes.ts'
import { startSending } from '../state/slip-state.ts'
import { readSlipState } from '../state/slip-store.ts'
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
  stop = watchSlip(page)
  showSite(page, sampleSite)
  seedGames(page, [sampleGame({ id: 7 })])
  startSession(page, sampleStart)
  act(choose)
})

afterEach(() => {
  cleanup()
  act(() => choosePrefs(page, { language: 'ptBR' }))
  endSession(page)
  stop()
  vi.restoreAllMocks()
})

function choose(): void {
  const odd = readOdd(page, 700_001)
  if (odd) toggleSelection(page, odd)
}

const show = (Slip: () => ReactNode) =>
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
  show(Slip)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('A caderneta não pôde ser mostrada')
  expect(screen.getByText('Partidas')).toBeTruthy()
  const key = readSlipState(page).slipId
  fireEvent.click(screen.getByRole('button', { name: 'Remover tudo' }))
  expect(readSlipState(page).selections).toEqual([])
  expect(readSlipState(page).slipId).not.toBe(key)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Partidas')).toBeTruthy()
})

test('a slip that fails shows its error in English too', async () => {
  act(() => choosePrefs(page, { language: 'en' }))
  show(SlipPanel)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The slip could not be shown')
  expect(screen.getByRole('button', { name: 'Remove all' })).toBeTruthy()
})

test('a slip that fails is kept while its response is pending', async () => {
  show(SlipPanel)
  await screen.findByRole('alert')
  act(() =>
    changeSlip(page, (slip) =>
      startSending(slip, { lines: [], isCashbackActive: false, sentAt: Date.now() }),
    ),
  )
  expect(screen.getByRole('button', { name: 'Remover tudo' }).hasAttribute('disabled')).toBe(true)
  act(() => changeSlip(page, (slip) => emptySlip(slip.slipId)))
})
