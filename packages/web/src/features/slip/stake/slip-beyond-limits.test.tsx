// @vitest-environment jsdom

import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOdd, seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { SlipCard } from '../panel/slip-card.tsx'
import { toggleSelection } from '../state/toggle-selection.ts'
import { watchSlip } from '../state/watch-slip.ts'
import '../../../testing/load-slip.ts'

let stop = () => {}

beforeEach(() => {
  stop = watchSlip(page)
  showSite(page, sampleSite)
  startSession(page, sampleStart)
})

afterEach(() => {
  cleanup()
  endSession(page)
  stop()
})

let firstId = 500

/** The slip on the page, with the first selection of that many matches, all at the same rate. */
function openSlip(count: number, rate: number): void {
  // Games that no other test has moved: versions only rise.
  firstId += 100
  const games = Array.from({ length: count }, (_, at) =>
    sampleGame({ id: firstId + at, teams: [`Casa ${at + 1}`, `Fora ${at + 1}`] }),
  )
  seedGames(
    page,
    games.map((game) => ({ ...game, odds: game.odds.map((odd) => ({ ...odd, rate })) })),
  )
  act(() => {
    for (const { info } of games) {
      const odd = readOdd(page, selectionId(info.betGameId, 1))
      if (odd) toggleSelection(page, odd)
    }
  })
  render(<SlipCard />)
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais múltiplas' }))
}

function type(label: string, text: string): void {
  const input = screen.getByLabelText(label)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: text } })
  fireEvent.blur(input)
}

/** The message under that stake. */
function problemOf(label: string): string | null {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby')
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}

test('SLP-26 a multiple whose return overflows shows its maximum beside a single', () => {
  openSlip(20, 5)
  type('Valor por aposta em 20 Múltiplas', '1')
  type('Valor da aposta em Casa 1', '5')
  expect(problemOf('Valor por aposta em 20 Múltiplas')).toBe(
    'Máximo agora: R$\u00a00,00 (limite de retorno por aposta)',
  )
  expect(screen.getByRole('button', { name: /^APOSTAR/ }).textContent).toContain('R$\u00a06,00')
  expect(screen.getByRole('button', { name: /^APOSTAR/ }).hasAttribute('disabled')).toBe(true)
})

test('the largest typable stake on the longest odds shows its maximum', () => {
  openSlip(2, 100)
  type('Valor por aposta em Duplas', '9999999999')
  type('Valor da aposta em Casa 1', '5')
  expect(problemOf('Valor por aposta em Duplas')).toMatch(/^Máximo agora: R\$\s49,/)
  expect(screen.getByRole('button', { name: /^APOSTAR/ }).hasAttribute('disabled')).toBe(true)
})

test('a row of bets shows its maximum under its own name, and one press fixes all of it', () => {
  openSlip(3, 100)
  type('Valor por aposta em Duplas', '9000')
  const sentence = screen.getByText(/o máximo agora é/)
  expect(sentence.textContent).toMatch(
    /^Duplas: o máximo agora é R\$\s49,\d\d \(limite de retorno por aposta\)\.\s*$/,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Usar R\$/ }))
  expect(screen.queryByText(/o máximo agora é/)).toBeNull()
})
