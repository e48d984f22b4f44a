// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setBearer } from './bearer.ts'
import type { Failure } from './failure.ts'
import { AWAY_MS, watchPresence } from './presence.ts'
import { type Loader, QueryCache, useQuery } from './query-cache.ts'

const RENEW_MS = 30_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const failure: Failure = { failed: 'no_connection', msg: 'Sem conexão', fields: {}, body: null }

function Part({
  cache,
  load,
}: {
  readonly cache: QueryCache<string>
  readonly load: Loader<string>
}) {
  const { value, failure: failed, retry } = useQuery(cache, 'list', load, RENEW_MS)
  return (
    <button type="button" onClick={retry}>
      {`${value} ${failed?.msg ?? 'fine'}`}
    </button>
  )
}

const shown = () => screen.getByRole('button').textContent

async function show(cache: QueryCache<string>, load: Loader<string>) {
  const rendered = render(<Part cache={cache} load={load} />)
  await act(async () => {})
  return rendered
}

describe('a question of a part of the page', () => {
  it('is asked once and shows its answer', async () => {
    const load = vi.fn(async () => 'games')
    await show(new QueryCache(), load)
    expect(shown()).toBe('games fine')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is asked again after a while and keeps the old answer meanwhile', async () => {
    const load = vi.fn(async () => `games ${load.mock.calls.length}`)
    await show(new QueryCache(), load)
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(shown()).toBe('games 2 fine')
  })

  it('is not asked again for a player who left the page alone, until somebody is there', async () => {
    watchPresence()
    setBearer('token')
    const load = vi.fn(async () => 'games')
    await show(new QueryCache(), load)
    await act(async () => vi.advanceTimersByTime(AWAY_MS + RENEW_MS))
    const callCount = load.mock.calls.length
    await act(async () => vi.advanceTimersByTime(10 * RENEW_MS))
    expect(load).toHaveBeenCalledTimes(callCount)
    fireEvent.keyDown(window, { key: 'a' })
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(load).toHaveBeenCalledTimes(callCount + 1)
    setBearer(null)
  })

  it('is asked again for a visitor, however long nobody touches the page', async () => {
    const load = vi.fn(async () => 'games')
    await show(new QueryCache(), load)
    await act(async () => vi.advanceTimersByTime(AWAY_MS))
    const callCount = load.mock.calls.length
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(load).toHaveBeenCalledTimes(callCount + 1)
  })

  it('shows at once what is known when its page comes back, without asking too soon', async () => {
    const load = vi.fn(async () => 'games')
    const cache = new QueryCache<string>()
    const { unmount } = await show(cache, load)
    unmount()
    render(<Part cache={cache} load={load} />)
    expect(shown()).toBe('games fine')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is shown and asked for at once by a page that opens, when news has made it old', async () => {
    const load = vi.fn(async () => `games ${load.mock.calls.length}`)
    const cache = new QueryCache<string>()
    const { unmount } = await show(cache, load)
    unmount()
    cache.expire()
    render(<Part cache={cache} load={load} />)
    expect(shown()).toBe('games 1 fine')
    await act(async () => {})
    expect(shown()).toBe('games 2 fine')
  })

  it('says why it failed and can be asked anew', async () => {
    const load = vi.fn<Loader<string>>(async () => failure)
    await show(new QueryCache(), load)
    expect(shown()).toBe('null Sem conexão')
    load.mockResolvedValue('games')
    fireEvent.click(screen.getByRole('button'))
    await act(async () => {})
    expect(shown()).toBe('games fine')
  })

  it('keeps the last answer when a later attempt fails', async () => {
    const load = vi.fn<Loader<string>>(async () => 'games')
    await show(new QueryCache(), load)
    load.mockResolvedValue(failure)
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(shown()).toBe('games Sem conexão')
  })

  it('is asked once for all the parts that show it', async () => {
    const load = vi.fn(async () => 'games')
    const cache = new QueryCache<string>()
    render(
      <>
        <Part cache={cache} load={load} />
        <Part cache={cache} load={load} />
      </>,
    )
    await act(async () => {})
    expect(load).toHaveBeenCalledOnce()
    expect(screen.getAllByText('games fine')).toHaveLength(2)
  })

  it('stops asking when its page goes', async () => {
    const load = vi.fn(async () => 'games')
    const { unmount } = await show(new QueryCache(), load)
    unmount()
    await vi.advanceTimersByTimeAsync(10 * RENEW_MS)
    expect(load).toHaveBeenCalledOnce()
  })
})
