// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showSite } from '../../site/site-store.ts'
import { render } from '../../testing/render.tsx'
import { sampleBet } from '../../testing/sample-bets.ts'
import { sampleSite, sampleStart } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import {
  done,
  fileReply,
  refused,
  stubSaving,
  type TestResponse,
  testServer,
} from '../../testing/test-server.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { readToasts } from '../../ui/toast/toast-queue.ts'
import { BetsPage } from './bets-page.tsx'
import { HistoryPage } from './history-page.tsx'

let sessions = 0

async function open(response: TestResponse, path = '/mybets/historico') {
  sessions += 1
  act(() => {
    startSession(page, { ...sampleStart, token: `history-${sessions}` })
    page.routing.navigate(path, { replace: true })
  })
  const calls = testServer({ 'wagers_user/history': response })
  await act(async () => render(<HistoryPage />))
  return calls
}

const pageOf = (next: string | null) =>
  done({ data: [sampleBet(1, { betStatus: 'win', paid: 18.5 })], next })

beforeEach(() => showSite(page, sampleSite))

afterEach(() => {
  cleanup()
  act(() => endSession(page))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('BET-20 my bets links to the full history', async () => {
  act(() => startSession(page, { ...sampleStart, token: 'bets' }))
  testServer({ 'wagers_user/getAll': done({ data: [], total: 0, next: null }) })
  await act(async () => render(<BetsPage />))
  const link = screen.getByRole('link', { name: 'Histórico completo de apostas' })
  expect(link.getAttribute('href')).toBe('/mybets/historico')
})

test('BET-20 shows every bet of a range, page by page, and keeps both in the address', async () => {
  const calls = await open(pageOf('1'))
  expect(document.querySelector('[data-bet="1"]')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mais antigas' })))
  await act(async () =>
    fireEvent.input(screen.getByLabelText('De'), { target: { value: '01/10/2025' } }),
  )
  expect(calls.map(({ fields }) => fields)).toEqual([{}, { cursor: '1' }, { from: '2025-10-01' }])
  expect(window.location.search).toBe('?from=2025-10-01')
})

test('newer bets are reachable, also from an address opened directly', async () => {
  const calls = await open(pageOf('1'), '/mybets/historico?cursor=9')
  const click = async (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await click('Mais antigas')
  expect(window.location.search).toBe('?cursor=1')
  await click('Mais recentes')
  expect(window.location.search).toBe('')
  expect(calls.map(({ fields }) => fields['cursor'])).toEqual(['9', '1', undefined])
})

test('shows an empty range and the reason of a failure', async () => {
  await open(done({ data: [], next: null }), '/mybets/historico?from=2025-10-01')
  expect(screen.getByText('Nenhuma aposta neste período')).toBeTruthy()
  cleanup()
  await open(done({ data: [], next: null }))
  expect(screen.getByText('Você ainda não fez apostas.')).toBeTruthy()
  cleanup()
  await open(refused('unavailable'))
  expect(screen.getByRole('alert').textContent).toContain('refused: unavailable')
})

test('BET-20 downloads the bets of the range as a table, named after it', async () => {
  await open(pageOf(null), '/mybets/historico?from=2025-10-01')
  const name = 'caderneta-apostas-2025-10-01-ate-2025-11-22.csv'
  const calls = testServer({ 'wagers_user/historyCsv': fileReply(name) })
  const saved = stubSaving()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Baixar CSV' })))
  expect(calls).toMatchObject([{ path: 'wagers_user/historyCsv', fields: { from: '2025-10-01' } }])
  expect(calls[0]?.bearer).toMatch(/^Bearer history-/)
  expect(saved).toEqual([name])
})

test('reports a refused CSV download', async () => {
  await open(pageOf(null))
  testServer({ 'wagers_user/historyCsv': refused('too_many_requests') })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Baixar CSV' })))
  expect(readToasts(page).map((toast) => toast.text)).toContain('refused: too_many_requests')
})
