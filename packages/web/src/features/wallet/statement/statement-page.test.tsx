// @vitest-environment jsdom
import type { StatementEntryWire } from '@caderneta/contract/wallet/statement'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { sampleStart } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import {
  done,
  fileReply,
  refused,
  stubSaving,
  type TestResponse,
  testServer,
} from '../../../testing/test-server.ts'
import { startSession } from '../../../testing/test-session.ts'
import { StatementPage } from './statement-page.tsx'

const AT = Date.UTC(2025, 10, 22, 21, 30)

const entry = (changes: Partial<StatementEntryWire> = {}): StatementEntryWire => ({
  id: '1-1',
  kind: 'stake',
  pocket: 'cash',
  amount: -10,
  balance: 90,
  at: AT,
  betId: 7,
  betReference: 'CAD-7',
  depositId: null,
  withdrawalId: null,
  ...changes,
})

const deposit = entry({
  id: '2-1',
  kind: 'deposit',
  amount: 100,
  betId: null,
  betReference: undefined,
  depositId: 'd-1',
})

const pageOf = (next: string | null, ...data: readonly StatementEntryWire[]) =>
  done({ data, total: data.length, next })

beforeEach(() => {
  openPage()
  startSession(page, sampleStart)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(response: TestResponse) {
  const calls = testServer({ 'funds/getAll': response })
  await act(async () => render(<StatementPage />))
  return calls
}

test('the bank menu marks the balance, whose statement this is', async () => {
  page.routing.navigate('/bank/statement', { replace: true })
  await open(pageOf(null, entry()))
  const menu = within(screen.getByRole('navigation', { name: 'Banco' }))
  const marked = menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Saldo', 'true'],
  ])
})

test('the filtered entries can be downloaded as PDF or CSV', async () => {
  await open(pageOf(null, entry()))
  const calls = testServer({
    'funds/historyPdf': fileReply('caderneta-extrato-ate-2026-11-22.pdf'),
    'funds/historyCsv': fileReply('caderneta-extrato-ate-2026-11-22.csv'),
  })
  const saved = stubSaving()
  for (const name of ['Baixar PDF', 'Baixar CSV'])
    await act(async () => fireEvent.click(screen.getByRole('button', { name })))
  expect(calls.map(({ path }) => path)).toEqual(['funds/historyPdf', 'funds/historyCsv'])
  expect(calls.every(({ bearer }) => bearer === `Bearer ${sampleStart.token}`)).toBe(true)
  expect(saved).toEqual(['pdf', 'csv'].map((end) => `caderneta-extrato-ate-2026-11-22.${end}`))
})

test('an entry shows its time, its cause with a link, the amount and the balance', async () => {
  await open(pageOf(null, entry(), deposit))
  const [, first, second] = screen.getAllByRole('row')
  const text = (row: HTMLElement | undefined) =>
    row ? [...row.querySelectorAll('td')].map((cell) => cell.textContent) : []
  expect(text(first)).toEqual([
    '22/11/2025 18:30',
    'Aposta 7Dinheiro · CAD-7',
    // The balance is below the amount on a phone, else in the last column.
    '−R$\u00a010,00Saldo R$\u00a090,00',
    'R$\u00a090,00',
  ])
  expect(text(second)[2]).toMatch(/^\+R\$\u00a0100,00/)
  const links = screen.getAllByRole('table').flatMap((table) => within(table).getAllByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mybets/historico',
    '/bank/history',
  ])
})

test('is filtered by day and cause, page by page', async () => {
  const calls = await open(pageOf('7.0.0', entry()))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mais antigos' })))
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Movimento'), { target: { value: 'deposit' } }),
  )
  await act(async () =>
    fireEvent.input(screen.getByLabelText('De'), { target: { value: '01/11/2025' } }),
  )
  expect(calls.map(({ fields }) => fields)).toEqual([
    {},
    { cursor: '7.0.0' },
    { kind: 'deposit' },
    { kind: 'deposit', from: '2025-11-01' },
  ])
})

test('pages lead to older and to newer entries, as far as there are any', async () => {
  const calls = testServer({
    'funds/getAll': ({ fields }) =>
      fields['cursor'] === undefined ? pageOf('7.0.0', entry()) : pageOf(null, deposit),
  })
  await act(async () => render(<StatementPage />))
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(button('Mais recentes').disabled).toBe(true)
  await act(async () => fireEvent.click(button('Mais antigos')))
  expect(button('Mais antigos').disabled).toBe(true)
  await act(async () => fireEvent.click(button('Mais recentes')))
  expect(button('Mais recentes').disabled).toBe(true)
  expect(calls.map(({ fields }) => fields['cursor'])).toEqual([undefined, '7.0.0'])
})

test('shows an empty statement, and the reason of a failure', async () => {
  await open(pageOf(null))
  expect(screen.getByText('Nenhum movimento neste período')).toBeTruthy()
  cleanup()
  act(() => startSession(page, { ...sampleStart, token: 'failing-statement' }))
  await open(refused('unavailable'))
  expect(screen.getByRole('alert').textContent).toContain('refused: unavailable')
})
