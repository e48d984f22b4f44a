// @vitest-environment jsdom
import type { WatchedView, WatchMessage } from '@caderneta/contract/live/stream'
import { CORRECT_SCORE, MATCH_RESULT, TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { sampleGame } from '../testing/sample-games.ts'
import { openPage, page } from '../testing/test-page.ts'
import { isMarketCovered, useGameViews } from './game-views.ts'
import { connectLive, seedGames, useOdd, useWatchedRows } from './live.ts'

class FakeWebSocket {
  static last: FakeWebSocket | null = null
  readonly sent: WatchMessage[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_event: { data: string }) => {}

  constructor() {
    FakeWebSocket.last = this
  }
  send(text: string): void {
    const message = JSON.parse(text)
    if (message.type === 'watch') this.sent.push(message)
  }
  close(): void {}
}

/** The first selection of each market. */
const RESULT = 700_001
const OVER = 700_011
const NIL_NIL = 700_100
const GAME = sampleGame({ marketIds: [MATCH_RESULT, TOTAL_GOALS, CORRECT_SCORE] })

function Odd({ id }: { readonly id: number }) {
  const odd = useOdd(id)
  return <p>{`${id} ${odd?.rate} ${odd?.status} ${odd?.direction}`}</p>
}

interface PageProps {
  readonly views: readonly WatchedView[]
  readonly rows?: readonly number[]
}

const NO_ROWS: readonly number[] = []

function Page({ views, rows = NO_ROWS }: PageProps) {
  useGameViews(views)
  useWatchedRows(rows)
  return [RESULT, OVER, NIL_NIL].map((id) => <Odd key={id} id={id} />)
}

const markets = (...ids: number[]) => [{ id: 7, markets: ids }]
const sent = () => FakeWebSocket.last?.sent ?? []

let sequence = 0

/** The stream completes the list with this number, by default the last one. */
function complete(views: readonly object[] = [], watch = sent().at(-1)?.id) {
  sequence += 1
  const message = { type: 'snapshot', seq: sequence, watch, games: [], views }
  act(() => FakeWebSocket.last?.onmessage({ data: JSON.stringify(message) }))
}

const info = { gameStatus: 'live', score: [1, 0], clock: null }
const viewOf = (marketId: number, id: number, rate: number) => ({
  id: 7,
  info,
  markets: [[marketId, [[id - 700_000, 'Over', '0.5', rate, 5, 'o']]]],
})

/** Renders and lets the page send what it shows. */
async function show(props: PageProps) {
  const shown = render(<Page {...props} />)
  await act(async () => {})
  return (next: PageProps) =>
    act(async () => {
      shown.rerender(<Page {...next} />)
    })
}

beforeEach(async () => {
  openPage()
  sequence = 0
  vi.stubGlobal('WebSocket', FakeWebSocket)
  seedGames(page, [GAME])
  connectLive(page, null)
  await act(async () => FakeWebSocket.last?.onopen())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the views of games', () => {
  it('subscribe to the markets that any component shows, once', async () => {
    const views = [
      { id: 7, markets: [TOTAL_GOALS], timeline: true as const },
      ...markets(CORRECT_SCORE, TOTAL_GOALS),
    ]
    await show({ views })
    expect(sent()).toEqual([
      {
        type: 'watch',
        id: 1,
        rows: [],
        views: [{ id: 7, markets: [TOTAL_GOALS, CORRECT_SCORE], timeline: true }],
      },
    ])
  })

  it('keep prices of a reply open until the stream has replied for the first time', async () => {
    await show({ views: markets(TOTAL_GOALS) })
    expect(screen.getByText('700011 2.11 open null')).toBeTruthy()
    expect(isMarketCovered(page, 7, CORRECT_SCORE)).toBe(true)
    complete([viewOf(TOTAL_GOALS, OVER, 1.8)])
    expect(screen.getByText('700011 1.8 open null')).toBeTruthy()
    expect(isMarketCovered(page, 7, CORRECT_SCORE)).toBe(false)
  })

  it('lock the cached prices of another tab until the stream sends them', async () => {
    const change = await show({ views: markets(TOTAL_GOALS) })
    complete()
    await change({ views: markets(CORRECT_SCORE) })
    expect(screen.getByText('700100 3 suspended null')).toBeTruthy()
    complete([viewOf(CORRECT_SCORE, NIL_NIL, 9.5)])
    expect(screen.getByText('700100 9.5 open null')).toBeTruthy()
  })

  it('keep a price locked when its tab was left and shown again in one go', async () => {
    const change = await show({ views: markets(TOTAL_GOALS) })
    complete()
    await change({ views: markets(CORRECT_SCORE) })
    await change({ views: markets(TOTAL_GOALS) })
    expect(isMarketCovered(page, 7, TOTAL_GOALS)).toBe(false)
    expect(screen.getByText('700011 2.11 suspended null')).toBeTruthy()
    complete([], 2)
    expect(isMarketCovered(page, 7, TOTAL_GOALS)).toBe(false)
    complete([viewOf(TOTAL_GOALS, OVER, 2)], 3)
    expect(screen.getByText('700011 2 open null')).toBeTruthy()
  })

  it('leave prices open that a list of the page has just shown', async () => {
    const change = await show({ views: markets(TOTAL_GOALS), rows: [7] })
    complete()
    await change({ views: markets(MATCH_RESULT, CORRECT_SCORE) })
    expect(screen.getByText('700001 2.01 open null')).toBeTruthy()
    expect(screen.getByText('700100 3 suspended null')).toBeTruthy()
  })

  it('ignore a view that is malformed', async () => {
    await show({ views: markets(TOTAL_GOALS) })
    complete([{ id: 7, info, markets: [[TOTAL_GOALS, [[11, 'Over']]]] }])
    expect(screen.getByText('700011 2.11 open null')).toBeTruthy()
  })
})
