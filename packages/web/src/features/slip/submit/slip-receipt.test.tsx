// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { sampleStart } from '../../../testing/sample-player.ts'
import { sampleSlip } from '../../../testing/slip-samples.ts'
import { page } from '../../../testing/test-page.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { emptySlip } from '../state/empty-slip.ts'
import { changeSlip } from '../state/slip-changes.ts'
import type { PlacedBet } from '../state/slip-content.ts'
import { readSlipState } from '../state/slip-store.ts'
import { watchSlip } from '../state/watch-slip.ts'
import { SlipReceipt } from './slip-receipt.tsx'
import '../../../testing/load-slip.ts'

const bets: readonly PlacedBet[] = [
  { selectionIds: [100_001], price: 10, rate: 2, potentialReturn: 20 },
  { selectionIds: [100_001, 200_001], price: 5, rate: 6, potentialReturn: 30.25 },
]

let stop = () => {}

beforeEach(() => {
  stop = watchSlip(page)
  startSession(page, sampleStart)
})

afterEach(() => {
  cleanup()
  act(() => changeSlip(page, () => emptySlip('next')))
  endSession(page)
  stop()
})

test('a single shows its match, a multiple its kind and then its selections', () => {
  act(() =>
    changeSlip(page, () => ({
      ...sampleSlip([{ rate: 2000 }, { rate: 3000 }]),
      phase: { step: 'placed', reference: 'CAD-1', bets },
    })),
  )
  render(<SlipReceipt onLeave={() => {}} />)
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual([
    'Casa 1 2.00R$\u00a010,00Casa 1 X Fora 1Retorno R$\u00a020,00',
    'Dupla 6.00R$\u00a05,00Casa 1Casa 2Retorno R$\u00a030,25',
  ])
})

test('a leg of a multiple not named after a team shows its match', () => {
  const slip = sampleSlip([{ rate: 2000 }, { rate: 3000 }])
  const selections = slip.selections.map((each) => ({ ...each, name: 'Draw' }))
  act(() =>
    changeSlip(page, () => ({
      ...slip,
      selections,
      phase: { step: 'placed', reference: 'CAD-1', bets },
    })),
  )
  render(<SlipReceipt onLeave={() => {}} />)
  expect(screen.getByText('Empate – Casa 1 X Fora 1')).toBeTruthy()
  expect(screen.getByText('Empate – Casa 2 X Fora 2')).toBeTruthy()
})

test('the link to my bets ends the slip like Terminar', () => {
  act(() =>
    changeSlip(page, () => ({
      ...sampleSlip([{ rate: 2000 }]),
      phase: { step: 'placed', reference: 'CAD-1', bets },
    })),
  )
  const onLeave = vi.fn()
  render(<SlipReceipt onLeave={onLeave} />)
  fireEvent.click(screen.getByRole('link', { name: 'Ver minhas apostas' }))
  expect(window.location.pathname).toBe('/mybets')
  expect(onLeave).toHaveBeenCalledOnce()
  expect(readSlipState(page).selections).toEqual([])
})
