// @vitest-environment jsdom
import { BET_BUILDER, BOTH_TEAMS_TO_SCORE, MATCH_RESULT } from '@caderneta/domain/markets/market'
import { odds } from '@caderneta/domain/odds/odds'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { done, type SentCall, testServer } from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { SlipContent } from '../panel/slip-content.tsx'
import { readSlipState } from '../state/slip-store.ts'
import { watchSlip } from '../state/watch-slip.ts'
import { addComposite } from './add-composite.ts'
import '../../../testing/load-slip.ts'
import '../../../testing/read-market-names.ts'

const GAME = sampleGame({ id: 7, marketIds: [MATCH_RESULT, BOTH_TEAMS_TO_SCORE] })
const COMPOSITE = 750_000

const partOf = (marketId: number, name: string) => {
  const odd = GAME.odds.find((one) => one.market_id === marketId && one.oddName === name)
  return { selectionId: odd?.betGamesOddId ?? 0, marketId, name, handicap: '' }
}
const PARTS = [partOf(MATCH_RESULT, '1'), partOf(BOTH_TEAMS_TO_SCORE, 'Yes')]

let rate = 5.5
let calls: SentCall[] = []

beforeEach(() => {
  rate = 5.5
  calls = testServer({
    'bet_builder/quote': () => done({ data: { betGameId: 7, rate, legs: [] } }),
  })
  showSite(sampleSite)
  watchSlip()
  startSession(sampleStart)
  seedGames([GAME])
})

afterEach(() => {
  cleanup()
  act(endSession)
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function showSlip(): Promise<void> {
  const composite = { selectionId: COMPOSITE, gameId: 7, parts: PARTS }
  await addComposite({ ...composite, shownOdds: odds(5500), rate: 5.5 })
  render(<SlipContent isShort={false} hasKeypad={false} onLeave={() => undefined} />)
  await waitFor(() => expect(quotes()).toHaveLength(1))
}

const quotes = () => calls.filter(({ path }) => path === 'bet_builder/quote')
const row = () => document.querySelector(`[data-selection="${COMPOSITE}"]`)

let version = 1

/** The home side's market as the stream sends it, with other odds. */
function move(status: 'open' | 'suspended' | 'closed'): void {
  version += 1
  const odd = GAME.odds.map((one) =>
    one.market_id === MATCH_RESULT ? { ...one, version, status, rate: 3 + version } : one,
  )
  act(() => seedGames([{ ...GAME, odds: odd }]))
}

test('a composite is one selection of the slip, with its parts', async () => {
  await showSlip()
  expect(readSlipState().selections).toMatchObject([
    { selectionId: COMPOSITE, marketId: BET_BUILDER, parts: PARTS },
  ])
  expect(row()?.textContent).toContain('Criar Aposta')
  expect([...(row()?.querySelectorAll('li') ?? [])].map((part) => part.textContent)).toEqual([
    'Grêmio Resultado Final',
    'Sim Ambas Marcam',
  ])
  expect(screen.getByLabelText(/^Valor da aposta em Criar Aposta – Grêmio x Santos/)).toBeTruthy()
})

test('its odds are requested again when a part moves, and follow the preference', async () => {
  await showSlip()
  rate = 6
  move('open')
  await waitFor(() => expect(row()?.textContent).toContain('6.00'))
  rate = 4
  move('open')
  await waitFor(() => expect(row()?.textContent).toContain('4.00'))
  expect(row()?.textContent).toContain('Odds anteriores 5.50')
  expect(quotes()).toHaveLength(3)
})

test('it is suspended with a part, and closed with one that is decided', async () => {
  await showSlip()
  move('suspended')
  expect(row()?.getAttribute('data-status')).toBe('suspended')
  move('closed')
  expect(row()?.getAttribute('data-status')).toBe('closed')
  expect(quotes()).toHaveLength(1)
})
