// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { render } from '../../../testing/render.tsx'
import { page } from '../../../testing/test-page.ts'
import { asPlayer } from '../../../testing/test-player.ts'
import { done, refused, type SentCall, testServer } from '../../../testing/test-server.ts'
import { readToasts } from '../../../ui/toast/toast-queue.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { FundsPage } from './funds-page.tsx'
import { HistoryPage } from './history-page.tsx'

const code = { payload: '00020126PIX6304ABCD', qrcode: 'data:image/svg+xml,<svg/>' }
const facts = { depositId: 'd-1', price: 25, expiresAt: Date.now() + 1_800_000 }
const saved = done({ ...facts, ...code })

const statusResponse = (status: string, more: object = {}) =>
  done({ data: { ...facts, status, reason: null, ...more } })
const payable = statusResponse('awaiting', { code })

const METHODS = done({ cnfPaymentMethods: [{ id: 1, name: 'PIX', addFundsFormType: 'default' }] })

asPlayer()
beforeEach(() => page.routing.navigate('/bank/funds', { replace: true }))

async function open(responses: Parameters<typeof testServer>[0]): Promise<SentCall[]> {
  const calls = testServer({ 'deposit/methods': METHODS, ...responses })
  await act(async () => render(<FundsPage />))
  return calls
}

const openCharge = async (responses: Parameters<typeof testServer>[0]) => {
  page.routing.navigate('/bank/funds?charge=d-1', { replace: true })
  return await open(responses)
}

const amount = () => screen.queryByLabelText('Valor do depósito (R$)')
const press = async (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('a created charge is restored after a reload, and no new one is created', async () => {
  const calls = await open({ 'deposit/save': saved, 'deposit/status': payable })
  fireEvent.change(screen.getByLabelText('Valor do depósito (R$)'), { target: { value: '25' } })
  const steps = window.history.length
  await press('DEPOSITAR')
  expect(window.location.search).toBe('?charge=d-1')
  expect(window.history).toHaveLength(steps)
  cleanup()
  await act(async () => render(<FundsPage />))
  expect(screen.getByText(code.payload)).toBeTruthy()
  expect(screen.getByRole('img').getAttribute('src')).toBe(code.qrcode)
  expect(screen.getByText(/^R\$\s25,00$/)).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^(29|30):/)
  expect(calls.filter(({ path }) => path === 'deposit/save')).toHaveLength(1)
  const looked = calls.find(({ path }) => path === 'deposit/status')
  expect(looked?.fields).toEqual({ depositId: 'd-1', withCode: 'true' })
})

test('while the charge is shown its code is not refetched', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const calls = await openCharge({ 'deposit/status': [payable, statusResponse('awaiting')] })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(calls.at(-1)).toMatchObject({ path: 'deposit/status', fields: { depositId: 'd-1' } })
  expect(calls.at(-1)?.fields).not.toHaveProperty('withCode')
  expect(screen.getByText(code.payload)).toBeTruthy()
})

test('the back link leads to the form, whose address restores no charge', async () => {
  await openCharge({ 'deposit/status': payable })
  await press('Voltar')
  expect(window.location.search).toBe('')
  expect(amount()).toBeTruthy()
})

test.each([
  ['credited', null, 'Creditado'],
  ['expired', null, 'Expirado'],
  ['refunded', 'late', 'Devolvido: o pagamento chegou depois do prazo'],
])(
  'a charge that is %s shows its state, without a code and without a toast',
  async (status, reason, text) => {
    await openCharge({ 'deposit/status': statusResponse(status, { reason }) })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(readToasts(page)).toEqual([])
    expect(readWallet(page).cash).toBe(10_000)
  },
)

test('an unknown charge is refused, with a retry button and a link to the form', async () => {
  const unknown = refused('unknown_deposit')
  await openCharge({ 'deposit/status': [unknown, unknown, payable] })
  expect(screen.getByRole('alert').textContent).toContain('refused: unknown_deposit')
  await press('Tentar novamente')
  await press('Tentar novamente')
  expect(screen.getByText(code.payload)).toBeTruthy()
  cleanup()
  await openCharge({ 'deposit/status': unknown })
  await press('Voltar')
  expect(amount()).toBeTruthy()
})

test('a player excluded meanwhile sees a notice in place of the charge', async () => {
  const own = { source: 'own', from: 0, until: null, revocableUntil: null }
  await openCharge({
    'deposit/status': statusResponse('awaiting'),
    'exclusion/getState': done({ data: { standing: own } }),
  })
  expect(screen.getByText('Você está em autoexclusão')).toBeTruthy()
  expect(screen.queryByText(code.payload)).toBeNull()
})

test('a pending row of the history links to its charge, other rows have no link', async () => {
  const row = { betCnfPaymentMethodName: 'PIX', price: 25, data: 0, reason: null }
  const statuses = ['awaiting', 'credited', 'expired', 'refunding', 'refunded']
  const data = statuses.map((status, i) => ({ ...row, id: `d-${i}`, status }))
  testServer({ 'deposit/history': done({ data, next: null }) })
  await act(async () => render(<HistoryPage />))
  const link = screen.getByRole('link', { name: /^Pagar depósito de R\$\s25,00$/ })
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Pagar', '/bank/funds?charge=d-0'])
  expect(screen.getAllByRole('link', { name: /^Pagar/ })).toHaveLength(1)
  act(() => choosePrefs(page, { language: 'en' }))
  expect(screen.getByRole('link', { name: /^Pay the deposit of/ }).textContent).toBe('Pay')
  act(() => choosePrefs(page, { language: 'ptBR' }))
})
