// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Answers, type Ask, useAsked } from './answers.ts'
import { setBearer } from './bearer.ts'
import type { Failure } from './failure.ts'
import { AWAY_MS, watchPresence } from './presence.ts'

const RENEW_MS = 30_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const failure: Failure = { failed: 'no_connection', msg: 'Sem conexão', fields: {}, body: null }

function Part({ answers, ask }: { readonly answers: Answers<string>; readonly ask: Ask<string> }) {
  const { value, failure: failed, retry } = useAsked(answers, 'list', ask, RENEW_MS)
  return (
    <button type="button" onClick={retry}>
      {`${value} ${failed?.msg ?? 'fine'}`}
    </button>
  )
}

const shown = () => screen.getByRole('button').textContent

async function show(answers: Answers<string>, ask: Ask<string>) {
  const rendered = render(<Part answers={answers} ask={ask} />)
  await act(async () => {})
  return rendered
}

describe('a question of a part of the page', () => {
  it('is asked once and shows its answer', async () => {
    const ask = vi.fn(async () => 'games')
    await show(new Answers(), ask)
    expect(shown()).toBe('games fine')
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is asked again after a while and keeps the old answer meanwhile', async () => {
    const ask = vi.fn(async () => `games ${ask.mock.calls.length}`)
    await show(new Answers(), ask)
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(shown()).toBe('games 2 fine')
  })

  it('is not asked again for a player who left the page alone, until somebody is there', async () => {
    watchPresence()
    setBearer('token')
    const ask = vi.fn(async () => 'games')
    await show(new Answers(), ask)
    await act(async () => vi.advanceTimersByTime(AWAY_MS + RENEW_MS))
    const asked = ask.mock.calls.length
    await act(async () => vi.advanceTimersByTime(10 * RENEW_MS))
    expect(ask).toHaveBeenCalledTimes(asked)
    fireEvent.keyDown(window, { key: 'a' })
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(ask).toHaveBeenCalledTimes(asked + 1)
    setBearer(null)
  })

  it('is asked again for a visitor, however long nobody touches the page', async () => {
    const ask = vi.fn(async () => 'games')
    await show(new Answers(), ask)
    await act(async () => vi.advanceTimersByTime(AWAY_MS))
    const asked = ask.mock.calls.length
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(ask).toHaveBeenCalledTimes(asked + 1)
  })

  it('shows at once what is known when its page comes back, without asking too soon', async () => {
    const ask = vi.fn(async () => 'games')
    const answers = new Answers<string>()
    const { unmount } = await show(answers, ask)
    unmount()
    render(<Part answers={answers} ask={ask} />)
    expect(shown()).toBe('games fine')
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is shown and asked for at once by a page that opens, when news has made it old', async () => {
    const ask = vi.fn(async () => `games ${ask.mock.calls.length}`)
    const answers = new Answers<string>()
    const { unmount } = await show(answers, ask)
    unmount()
    answers.expire()
    render(<Part answers={answers} ask={ask} />)
    expect(shown()).toBe('games 1 fine')
    await act(async () => {})
    expect(shown()).toBe('games 2 fine')
  })

  it('says why it failed and can be asked anew', async () => {
    const ask = vi.fn<Ask<string>>(async () => failure)
    await show(new Answers(), ask)
    expect(shown()).toBe('null Sem conexão')
    ask.mockResolvedValue('games')
    fireEvent.click(screen.getByRole('button'))
    await act(async () => {})
    expect(shown()).toBe('games fine')
  })

  it('keeps the last answer when a later attempt fails', async () => {
    const ask = vi.fn<Ask<string>>(async () => 'games')
    await show(new Answers(), ask)
    ask.mockResolvedValue(failure)
    await act(async () => vi.advanceTimersByTime(RENEW_MS))
    expect(shown()).toBe('games Sem conexão')
  })

  it('is asked once for all the parts that show it', async () => {
    const ask = vi.fn(async () => 'games')
    const answers = new Answers<string>()
    render(
      <>
        <Part answers={answers} ask={ask} />
        <Part answers={answers} ask={ask} />
      </>,
    )
    await act(async () => {})
    expect(ask).toHaveBeenCalledOnce()
    expect(screen.getAllByText('games fine')).toHaveLength(2)
  })

  it('stops asking when its page goes', async () => {
    const ask = vi.fn(async () => 'games')
    const { unmount } = await show(new Answers(), ask)
    unmount()
    await vi.advanceTimersByTimeAsync(10 * RENEW_MS)
    expect(ask).toHaveBeenCalledOnce()
  })
})
