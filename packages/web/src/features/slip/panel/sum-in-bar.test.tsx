// @vitest-environment jsdom

import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { withStakeAt } from '../stake/stake-target.ts'
import { changeSlip } from '../state/slip-changes.ts'
import { choose } from '../state/test-choice.ts'
import { watchSlip } from '../state/watch-slip.ts'
import { SlipBar } from './slip-bar.tsx'
import '../../../testing/load-slip.ts'

let stop = () => {}

beforeAll(() => import('./slip-bar-button.tsx'))

beforeEach(() => {
  stop = watchSlip(page)
  showSite(page, sampleSite)
  const games = [sampleGame({ id: 7 }), sampleGame({ id: 8, teams: ['Bahia', 'Vasco'] })]
  seedGames(
    page,
    games.map((game) => ({ ...game, odds: game.odds.map((odd) => ({ ...odd, rate: 2 })) })),
  )
  startSession(page, sampleStart)
})

afterEach(() => {
  cleanup()
  endSession(page)
  stop()
})

test('SLP-21 on a phone the bar carries the multiple: its odds, then stake and return', async () => {
  choose(700_001, 800_001)
  render(<SlipBar />)
  const bar = await screen.findByRole('button')
  expect(bar.textContent).toContain('Dupla 4.00')
  act(() => changeSlip(page, (slip) => withStakeAt(slip, { of: 'row', legs: 2 }, '10,00')))
  expect(bar.textContent).toMatch(/R\$\s10,00.*R\$\s40,00/)
})
