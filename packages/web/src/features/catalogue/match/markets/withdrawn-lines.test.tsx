// @vitest-environment jsdom

import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { MATCH_RESULT, TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedGames } from '../../../../live/live.ts'
import { renderHook } from '../../../../testing/render.tsx'
import { sampleGame } from '../../../../testing/sample-games.ts'
import { openPage, page } from '../../../../testing/test-page.ts'
import { useActiveMarkets } from './active-markets.ts'

const GAME_ID = 9
const { odds, ...game } = sampleGame({ id: GAME_ID, marketIds: [MATCH_RESULT, TOTAL_GOALS] })
const LINES = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5']

type Status = GameWire['odds'][number]['status']

let version = 1

/** What the server sends at a minute: the status of each line, and that of the result. */
function send(minute: number, statusOf: (line: string) => Status, result: Status = 'open'): void {
  version += 1
  const gameInfo: GameWire['gameInfo'] = {
    gameStatus: 'live',
    score: [0, 0],
    clock: { period: '2H', minute, stoppage: 0 },
  }
  const sent = odds.map((odd) => ({
    ...odd,
    version,
    status: odd.market_id === TOTAL_GOALS ? statusOf(odd.oddHandicap) : result,
  }))
  act(() => seedGames(page, [{ ...game, gameInfo, odds: sent }]))
}

const openUpTo = (highest: number) => (line: string) =>
  Number(line) <= highest ? ('open' as const) : ('suspended' as const)
const suspended = () => 'suspended' as const

function show() {
  const { result } = renderHook(() => useActiveMarkets(GAME_ID, FOOTBALL))
  return () => {
    const totals = result.current.find(({ marketId }) => marketId === TOTAL_GOALS)
    return [...new Set(totals?.selections.map(({ handicap }) => handicap))]
  }
}

beforeEach(openPage)
afterEach(cleanup)

describe('the lines of a market', () => {
  it('are those that are open when the page opens', () => {
    send(80, openUpTo(2.5))
    expect(show()()).toEqual(['0.5', '1.5', '2.5'])
  })

  it('stay while the match is suspended, and while some of them are', () => {
    send(80, openUpTo(2.5))
    const lines = show()
    send(81, suspended, 'suspended')
    expect(lines()).toEqual(['0.5', '1.5', '2.5'])
    send(82, openUpTo(1.5))
    expect(lines()).toEqual(['0.5', '1.5', '2.5'])
  })

  it('come back as soon as they are open again', () => {
    send(80, openUpTo(2.5))
    const lines = show()
    send(81, openUpTo(3.5))
    expect(lines()).toEqual(['0.5', '1.5', '2.5', '3.5'])
  })

  it('are left out once two decisions find them locked', () => {
    send(70, openUpTo(5.5))
    const lines = show()
    expect(lines()).toEqual(LINES)
    const decidedTo = (decided: number) => (line: string) =>
      Number(line) < decided ? ('closed' as const) : openUpTo(3.5)(line)
    send(71, decidedTo(1))
    expect(lines()).toEqual(['1.5', '2.5', '3.5', '4.5', '5.5'])
    send(72, decidedTo(2))
    expect(lines()).toEqual(['2.5', '3.5'])
  })

  it('are all there while the whole market is locked', () => {
    send(80, suspended)
    expect(show()()).toEqual(LINES)
  })
})
