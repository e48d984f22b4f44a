// @vitest-environment jsdom

import { eventually } from '@caderneta/testing/eventually'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { sampleGame } from '../testing/sample-games.ts'
import { page } from '../testing/test-page.ts'
import {
  connectLive,
  onPlayerMessage,
  seedGames,
  useGame,
  useGameLive,
  useOdd,
  useSelectionIds,
  useWatchedRows,
} from './live.ts'

class FakeWebSocket {
  static last: FakeWebSocket | null = null
  readonly sent: unknown[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_event: { data: string }) => {}

  readonly address: URL

  constructor(address: URL) {
    this.address = address
    FakeWebSocket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {}
}

const rendered = vi.fn()

function Odd({ id }: { readonly id: number }) {
  const odd = useOdd(id)
  rendered(id)
  return <p>{`${id} ${odd?.rate} ${odd?.status} ${odd?.direction}`}</p>
}

function Page() {
  useWatchedRows([7])
  const ids = useSelectionIds(7)
  const state = useGameLive(7)
  return (
    <>
      <h1>{useGame(7)?.teams.join(' X ')}</h1>
      <p>{`score ${state?.score.join('-')}`}</p>
      {ids.map((id) => (
        <Odd key={id} id={id} />
      ))}
    </>
  )
}

const receive = (message: unknown) =>
  act(() => FakeWebSocket.last?.onmessage({ data: JSON.stringify(message) }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeWebSocket)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('live data on a page', () => {
  it('one changed odd renders one button, silence locks all, a snapshot opens them', async () => {
    seedGames(page, [sampleGame()])
    render(<Page />)
    await act(async () => {
      connectLive(page, null)
      FakeWebSocket.last?.onopen()
    })
    expect(FakeWebSocket.last?.address.href).toBe('ws://localhost:3000/api/stream')
    expect(FakeWebSocket.last?.sent).toContainEqual({ type: 'watch', id: 1, rows: [7], views: [] })
    expect(screen.getByText('700001 2.01 open null')).toBeTruthy()

    receive({ type: 'snapshot', seq: 1, games: [sampleGame()] })
    rendered.mockClear()
    receive({ type: 'changes', seq: 2, changes: [{ id: 7, odds: [[700_001, 2.2, 2, 'o']] }] })
    expect(screen.getByText('700001 2.2 open up')).toBeTruthy()
    expect(rendered.mock.calls).toEqual([[700_001]])

    act(() => vi.advanceTimersByTime(5000))
    expect(screen.getByText('700001 2.2 suspended up')).toBeTruthy()
    expect(screen.getByText('700002 2.02 suspended null')).toBeTruthy()

    receive({ type: 'snapshot', seq: 3, games: [sampleGame()] })
    expect(screen.getByText('700001 2.01 open down')).toBeTruthy()
  })

  it("delivers the player's messages to their listeners, and nothing malformed", async () => {
    const listener = vi.fn()
    const stop = onPlayerMessage(page, listener)
    receive({ type: 'wallet', wallet: { cash: 'all' } })
    receive({ type: 'wallet', wallet: { cash: 5, cashback: 1 } })
    await eventually(() => expect(listener).toHaveBeenCalled())
    expect(listener.mock.calls).toEqual([[{ type: 'wallet', wallet: { cash: 5, cashback: 1 } }]])
    stop()
    const last = vi.fn()
    onPlayerMessage(page, last)
    receive({ type: 'disconnect' })
    await eventually(() => expect(last).toHaveBeenCalled())
    expect(listener).toHaveBeenCalledOnce()
  })
})
