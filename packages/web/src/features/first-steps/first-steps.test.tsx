// @vitest-environment jsdom

import { eventually } from '@caderneta/testing/eventually'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { render } from '../../testing/render.tsx'
import { sampleStart } from '../../testing/sample-player.ts'
import { stubBrowser } from '../../testing/test-browser.ts'
import { page } from '../../testing/test-page.ts'
import { done, type TestResponse, testServer } from '../../testing/test-server.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { WIDE } from '../../ui/use-media.ts'
import { FirstSteps, renewFirstSteps } from './first-steps.ts'

type State = 'open' | 'waiting' | 'done'

const ALL = ['email', 'limit', 'identity', 'deposit', 'bet'] as const

const reply = (...states: State[]): TestResponse =>
  done({ data: { steps: ALL.map((step, at) => ({ step, state: states[at] ?? 'open' })) } })

let lastToken = 0

const FINISHED = reply('done', 'done', 'done', 'done', 'done')

function show(media: readonly string[], ...responses: TestResponse[]) {
  stubBrowser([...media])
  const calls = testServer({ 'account/getFirstSteps': responses })
  // Each test is another player: what is known of one is kept.
  lastToken += 1
  act(() => startSession(page, { ...sampleStart, token: `first-steps-${lastToken}` }))
  render(<FirstSteps />)
  return calls
}

beforeEach(() => choosePrefs(page, { language: 'ptBR' }))
afterEach(() => {
  act(() => endSession(page))
  cleanup()
  vi.unstubAllGlobals()
})

const toggle = () => screen.findByRole('button', { name: /^Primeiros passos/ })

describe('the first steps', () => {
  it('are listed with their state in words, each with a link to its place', async () => {
    show([WIDE], reply('done', 'open', 'waiting'))
    expect((await toggle()).textContent).toContain('1 de 5 concluído')
    expect(screen.getByRole('status').textContent).toBe('Primeiros passos: 1 de 5 concluído')
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => within(item).queryByRole('link')?.getAttribute('href'))).toEqual([
      ...[undefined, '/account/preferences', '/account/verification'],
      ...['/bank/funds', '/games/sport/football'],
    ])
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Confirme o e-mail: concluído'),
      expect.stringContaining('Limite de tempo: a fazer'),
      expect.stringContaining('Sua identidade: em análise'),
      expect.stringContaining('Primeiro depósito: a fazer'),
      expect.stringContaining('Primeira aposta: a fazer'),
    ])
  })

  it('are one line on a phone, with the next step that is not in review', async () => {
    show([], reply('done', 'done', 'waiting'))
    expect((await toggle()).getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryAllByRole('listitem')).toEqual([])
    expect(screen.getByRole('link').textContent).toBe('Pôr saldo: Primeiro depósito')
    fireEvent.click(await toggle())
    await eventually(() => expect(screen.getAllByRole('listitem')).toHaveLength(5))
  })

  it('end with a note that can be closed, when the last is taken while they are shown', async () => {
    show([WIDE], reply('done', 'done', 'done', 'done'), FINISHED)
    await toggle()
    renewFirstSteps(page)
    await eventually(() => expect(screen.getByText(/^Tudo pronto/)).toBeTruthy())
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(screen.queryByText(/^Tudo pronto/)).toBeNull()
  })

  it('are not shown to a player who has finished, and not requested again', async () => {
    const calls = show([WIDE], FINISHED)
    await eventually(() => expect(calls).toHaveLength(1))
    await act(async () => renewFirstSteps(page))
    expect(screen.queryByRole('button')).toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('are in English too', async () => {
    choosePrefs(page, { language: 'en' })
    show([WIDE], reply('done', 'done'))
    act(() => choosePrefs(page, { language: 'en' }))
    expect(await screen.findByRole('button', { name: 'First steps 2 of 5 done' })).toBeTruthy()
  })

  it('are for players who may bet', async () => {
    const calls = testServer({ 'account/getFirstSteps': FINISHED })
    const { rerender } = render(<FirstSteps />)
    act(() => startSession(page, { ...sampleStart, isExcluded: true }))
    rerender(<FirstSteps />)
    expect([document.body.textContent, calls]).toEqual(['', []])
  })
})
