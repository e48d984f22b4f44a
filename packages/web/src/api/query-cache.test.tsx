// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { page } from '../testing/test-page.ts'
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

const failure: Failure = {
  failed: 'no_connection',
  msg: 'Sem conexão',
  fields: {},
  reference: null,
  body: null,
}

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

describe('a query', () => {
  it('is sent once and shows its result', async () => {
    const load = vi.fn(async () => 'games')
    await show(new QueryCache(), load)
    expect(shown()).toBe('games fine')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is refetched after a while and keeps the old result meanwhile', async () => {
    const load = vi.fn(async () => `games ${load.mock.calls.length}`)
    await show(new QueryCache(), load)
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(shown()).toBe('games 2 fine')
  })

  it('is not refetched for an absent player until the player is back', async () => {
    watchPresence(page)
    setBearer(page, 'token')
    const load = vi.fn(async () => 'games')
    await show(new QueryCache(), load)
    await act(async () => vi.advanceTimersByTime(AWAY_MS + RENEW_MS))
    const callCount = load.mock.calls.length
    await act(async () => vi.advanceTimersByTime(10 * RENEW_MS))
    expect(load).toHaveBeenCalledTimes(callCount)
    fireEvent.keyDown(window, { key: 'a' })
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(load).toHaveBeenCalledTimes(callCount + 1)
    setBearer(page, null)
  })

  it('is refetched for a visitor, however long the page is unattended', async () => {
    const load = vi.fn(async () => 'games')
    await show(new QueryCache(), load)
    await act(async () => vi.advanceTimersByTime(AWAY_MS))
    const callCount = load.mock.calls.length
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(load).toHaveBeenCalledTimes(callCount + 1)
  })

  it('shows the cached result at once when its page reopens, without refetching too soon', async () => {
    const load = vi.fn(async () => 'games')
    const cache = new QueryCache<string>()
    const { unmount } = await show(cache, load)
    unmount()
    render(<Part cache={cache} load={load} />)
    expect(shown()).toBe('games fine')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is shown and refetched at once by a page that opens after an invalidation', async () => {
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

  it('reports why it failed and can be retried', async () => {
    const load = vi.fn<Loader<string>>(async () => failure)
    await show(new QueryCache(), load)
    expect(shown()).toBe('null Sem conexão')
    load.mockResolvedValue('games')
    fireEvent.click(screen.getByRole('button'))
    await act(async () => {})
    expect(shown()).toBe('games fine')
  })

  it('keeps the last result when a later attempt fails', async () => {
    const load = vi.fn<Loader<string>>(async () => 'games')
    await show(new QueryCache(), load)
    load.mockResolvedValue(failure)
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(shown()).toBe('games Sem conexão')
  })

  it('is sent once for all components that show it', async () => {
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

  it('stops refetching when its page unmounts', async () => {
    const load = vi.fn(async () => 'games')
    const { unmount } = await show(new QueryCache(), load)
    unmount()
    await vi.advanceTimersByTimeAsync(10 * RENEW_MS)
    expect(load).toHaveBeenCalledOnce()
  })
})
