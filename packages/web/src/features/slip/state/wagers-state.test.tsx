// @vitest-environment jsdom

import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render, renderHook } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { watchWallet } from '../../wallet/wallet.ts'
import { SlipCard } from '../panel/slip-card.tsx'
import { SlipPanel } from '../panel/slip-panel.tsx'
import { choose } from './test-choice.ts'
import { useSlipSum } from './use-slip-sum.ts'
import { watchSlip } from './watch-slip.ts'
import '../../../testing/load-slip.ts'

const SELECTIONS_BY_GAME = [700_001, 800_001, 900_001]

let stops: (() => void)[] = []

beforeEach(() => {
  stops = [watchWallet(page), watchSlip(page)]
  showSite(page, sampleSite)
  seedGames(
    page,
    SELECTIONS_BY_GAME.map((id) => sampleGame({ id: gameOf(id) })),
  )
  startSession(page, { ...sampleStart, wallet: { cash: 50, cashback: 20 } })
})

afterEach(() => {
  cleanup()
  endSession(page)
  for (const stop of stops) stop()
})

const card = () => screen.getByRole('region', { name: 'Caderneta de aposta' })
const amountOf = (term: string) => within(card()).getByText(term).nextElementSibling?.textContent

const sumNow = () => renderHook(useSlipSum).result.current

describe('the state of the slip', () => {
  test('ENT-21 hideWager: without odds nothing is shown', () => {
    expect(page.slip.read().slip.selections).toEqual([])
    expect(render(<SlipPanel />).container.innerHTML).toBe('')
  })

  test('ENT-21 selectionIsMinimized, cardIsExpanded: the first selection shows minimised', () => {
    choose(700_001)
    render(<SlipCard />)
    expect(card().getAttribute('data-slip')).not.toBe('expanded')
    choose(800_001)
    expect(card().getAttribute('data-slip')).toBe('expanded')
  })

  test('ENT-21 cashbackActive, notEnoughCash: cashback is used, no shortage is shown', () => {
    choose(700_001, 800_001)
    render(<SlipCard />)
    expect(within(card()).getByRole('switch').textContent).toBe('USAR')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(page.slip.read().isShortOfCash).toBe(false)
  })

  test('ENT-21 pricesSum, totalPrize, totalWagers: begin at zero and follow the stakes', () => {
    choose(700_001, 800_001)
    render(<SlipCard />)
    expect(amountOf('Total apostado')).toBe('R$\u00a00,00')
    expect(amountOf('Retorno potencial')).toBe('R$\u00a00,00')
    const [first] = within(card()).getAllByRole('textbox')
    if (!first) throw new Error('no stake field')
    fireEvent.focus(first)
    fireEvent.change(first, { target: { value: '5,00' } })
    fireEvent.blur(first)
    expect(amountOf('Total apostado')).toBe('R$\u00a05,00')
    const { betsCount, stakes, potentialReturns } = sumNow()
    expect([betsCount, stakes]).toEqual([1, 500])
    expect(potentialReturns).toBeGreaterThan(stakes)
  })

  test('ENT-21 multiples: one row per number of legs, keyed by its index', () => {
    choose(...SELECTIONS_BY_GAME)
    const { rows } = sumNow()
    expect([...rows.entries()].map(([index, { legs }]) => [index, legs])).toEqual([
      [0, 2],
      [1, 3],
    ])
  })
})
