// @vitest-environment jsdom

import type { CancelableWire, WithdrawalWire } from '@caderneta/contract/payments/withdrawals'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { page } from '../../../testing/test-page.ts'
import { asPlayer } from '../../../testing/test-player.ts'
import { done, refused, type SentCall, testServer } from '../../../testing/test-server.ts'
import { readToasts } from '../../../ui/toast/toast-queue.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { TransferPage } from './transfer-page.tsx'

const AT = Date.UTC(2025, 10, 22, 21, 30)
const ON: CancelableWire = { isOn: true, from: null }
const OFF: CancelableWire = { isOn: false, from: null }

const pending: WithdrawalWire = {
  id: 'w-1',
  amount: 40,
  status: 'requested',
  pixKeyType: 'random',
  pixKey: '12•••00',
  reason: null,
  steps: [{ status: 'requested', at: AT }],
  isCancelable: true,
}
const paid: WithdrawalWire = { ...pending, id: 'w-2', status: 'paid', isCancelable: false }

asPlayer()

async function open(
  cancelable: CancelableWire,
  data: readonly WithdrawalWire[] = [],
  responses: Parameters<typeof testServer>[0] = {},
): Promise<SentCall[]> {
  const calls = testServer({
    'withdraw/getAll': done({ data, cancelable, next: null }),
    ...responses,
  })
  await act(async () => render(<TransferPage />))
  return calls
}

const click = async (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const toasts = () => readToasts(page).map(({ text }) => text)

test('TRF-01 TRF-02 TRF-03 TRF-04 explains cancelling, shows that none is pending, and offers Desativar', async () => {
  await open(ON, [paid])
  expect(screen.getByText(/^Você pode cancelar um saque pendente/)).toBeTruthy()
  expect(screen.getByText('Não há saques pendentes.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Cancelar saque está habilitado.')
  expect(screen.getByRole('button', { name: 'Desativar' })).toBeTruthy()
})

test('requests only pending withdrawals, page by page', async () => {
  const calls = testServer({
    'withdraw/getAll': ({ fields }) =>
      fields['cursor'] === 'c-1'
        ? done({ data: [{ ...pending, id: 'w-9', amount: 7 }], cancelable: ON, next: null })
        : done({ data: [pending], cancelable: ON, next: 'c-1' }),
  })
  await act(async () => render(<TransferPage />))
  await click('Mais antigos')
  expect(screen.getByText('R$ 7,00')).toBeTruthy()
  expect(calls.map(({ fields }) => fields['pending'])).toEqual(calls.map(() => 'true'))
})

test('TRF-05 Desativar applies at once', async () => {
  const calls = await open(ON, [], {
    'withdraw/getAll': [ON, OFF].map((cancelable) => done({ data: [], cancelable, next: null })),
    'withdraw/setCancelable': done({ cancelable: OFF }),
  })
  await click('Desativar')
  expect(calls.find(({ path }) => path === 'withdraw/setCancelable')?.fields).toEqual({
    active: 'false',
  })
  expect(screen.getByRole('status').textContent).toMatch(/está desabilitado/)
  expect(screen.getByText(/^Você pode cancelar um saque pendente enquanto .* ativa/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ativar' })).toBeTruthy()
})

test('TRF-06 turning it on shows from when', async () => {
  const later = { isOn: false, from: AT }
  await open(OFF, [], {
    'withdraw/getAll': [OFF, later].map((cancelable) => done({ data: [], cancelable, next: null })),
    'withdraw/setCancelable': done({ cancelable: later }),
  })
  await click('Ativar')
  expect(screen.getByRole('status').textContent).toBe(
    'Cancelar saque está desabilitado e volta a valer em 22/11/2025 18:30.',
  )
  expect(screen.getByRole('button', { name: 'Manter desativado' })).toBeTruthy()
})

test('TRF-08 links to responsible gambling', async () => {
  await open(ON)
  const link = screen.getByRole('link', { name: /Jogo responsável/ })
  expect(link.getAttribute('href')).toBe('/ajuda#jogo-responsavel')
})

test('TRF-09 a pending withdrawal is cancelled by a second click, and the wallet is credited', async () => {
  const calls = await open(ON, [pending], {
    'withdraw/cancel': done({ wallet: { cash: 140, cashback: 0 } }),
  })
  await click('Cancelar saque de R$\u00a040,00')
  expect(calls.some(({ path }) => path === 'withdraw/cancel')).toBe(false)
  await click('Confirmar')
  expect(calls.find(({ path }) => path === 'withdraw/cancel')?.fields).toEqual({
    withdrawalId: 'w-1',
  })
  expect(readWallet(page).cash).toBe(14_000)
})

test('a refused cancellation is reported', async () => {
  await open(ON, [pending], { 'withdraw/cancel': refused('withdrawal_not_cancelable') })
  await click('Cancelar saque de R$\u00a040,00')
  await click('Confirmar')
  expect(toasts()).toEqual(['refused: withdrawal_not_cancelable'])
})
