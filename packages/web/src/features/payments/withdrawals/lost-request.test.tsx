// @vitest-environment jsdom

import type { WithdrawalWire } from '@caderneta/contract/payments/withdrawals'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { page } from '../../../testing/test-page.ts'
import { asPlayer } from '../../../testing/test-player.ts'
import {
  done,
  refused,
  type SentCall,
  type TestResponse,
  testServer,
} from '../../../testing/test-server.ts'
import { readToasts } from '../../../ui/toast/toast-queue.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { WithdrawPage } from './withdraw-page.tsx'

const THERE = 'Seu pedido anterior já tinha chegado: ele está em Seus saques.'
const NO_CONNECTION = /conexão|rede|internet/i

const withdrawal = (id: string): WithdrawalWire => ({
  id,
  amount: 40,
  status: 'requested',
  pixKeyType: 'cpf',
  pixKey: '52•••25',
  reason: null,
  steps: [{ status: 'requested', at: 0 }],
  isCancelable: true,
})

const list = (...ids: readonly string[]) =>
  done({ data: ids.map(withdrawal), cancelable: { isOn: true, from: null }, next: null })

const balance = done({
  data: {
    credits: { items: [], bonus: [], totalBalance: 60, paymentMethods: [] },
    wallet: { cash: 60, cashback: 0 },
    cashbackToday: { staked: 0, returned: 0, collected: 0, percent: 10, dayMax: 200 },
    owed: 0,
    owedFor: [],
  },
})

asPlayer()

const idOf = ({ fields }: SentCall) => fields['withdrawalId'] ?? ''

/** A server that holds requested withdrawals, and whose replies may be lost in transit. */
class Bank {
  readonly held: string[] = []
  readonly saves: SentCall[] = []
  calls: SentCall[] = []

  async open(...replies: readonly ('lost' | 'held and lost' | TestResponse)[]): Promise<void> {
    const left = [...replies]
    this.calls = testServer({
      'withdraw/getAll': () => list(...this.held),
      'balance/getAll': balance,
      'withdraw/save': (call) => {
        this.saves.push(call)
        const reply = left.shift() ?? this.hold(idOf(call))
        if (reply === 'held and lost') this.hold(idOf(call))
        return reply === 'held and lost' ? 'lost' : reply
      },
    })
    await act(async () => render(<WithdrawPage />))
  }

  hold(id: string): TestResponse {
    this.held.push(id)
    return done({ withdrawalId: id, wallet: { cash: 60, cashback: 0 } })
  }
}

const labelled = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select' })

async function type(label: string, value: string): Promise<void> {
  await act(async () => {
    fireEvent.change(labelled(label), { target: { value } })
    fireEvent.blur(labelled(label))
  })
}

async function fill(amount = '40'): Promise<void> {
  await type('Tipo de chave PIX', 'cpf')
  await type('Chave PIX', '529.982.247-25')
  await type('Valor do saque (R$)', amount)
  await type('Senha', 'x')
}

const submit = async () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Solicitar saque' })))

const toasts = () => readToasts(page).map(({ text }) => text)
const amount = () => labelled('Valor do saque (R$)').value

describe('a withdrawal whose reply was lost', () => {
  test('that was held is announced and listed, and the form is cleared for another one', async () => {
    const bank = new Bank()
    await bank.open('held and lost')
    await fill()
    await submit()
    expect(toasts().at(-1)).toBe(THERE)
    expect(document.querySelectorAll('[data-withdrawal]')).toHaveLength(1)
    expect([amount(), labelled('Senha').value]).toEqual(['', ''])
    expect(readWallet(page).cash).toBe(6000)
    await fill('10')
    await submit()
    const [first, second] = bank.saves.map(idOf)
    expect(second).not.toBe(first)
    expect(bank.held).toEqual([first, second])
  })

  test('that was not held keeps the form, and edited data keeps its key', async () => {
    const bank = new Bank()
    await bank.open('lost')
    await fill()
    await submit()
    expect(toasts().join()).toMatch(NO_CONNECTION)
    expect([amount(), labelled('Senha').value]).toEqual(['40,00', 'x'])
    await type('Valor do saque (R$)', '30')
    await submit()
    const [first, second] = bank.saves.map(idOf)
    expect(second).toBe(first)
    expect(bank.held).toEqual([first])
    expect(toasts().at(-1)).toBe('Saque solicitado com sucesso.')
  })

  test('that arrives after the list was requested is not created twice', async () => {
    const bank = new Bank()
    await bank.open('lost', refused('slip_reused'))
    await fill()
    await submit()
    bank.hold(idOf(bank.saves[0] ?? expect.unreachable()))
    await type('Valor do saque (R$)', '30')
    await submit()
    expect(toasts().at(-1)).toBe(THERE)
    expect(toasts()).not.toContain('refused: slip_reused')
    expect(document.querySelectorAll('[data-withdrawal]')).toHaveLength(1)
    expect(amount()).toBe('')
    await fill('10')
    await submit()
    expect(new Set(bank.saves.map(idOf)).size).toBe(2)
  })

  test('that is pushed later is announced as soon as the wallet is debited', async () => {
    const bank = new Bank()
    await bank.open('lost')
    await fill()
    await submit()
    bank.hold(idOf(bank.saves[0] ?? expect.unreachable()))
    const wallet = { cash: 0, cashback: 0 }
    await act(async () => {
      page.live.playerListeners.notify({ type: 'wallet', wallet })
    })
    expect(toasts().at(-1)).toBe(THERE)
    expect(amount()).toBe('')
  })

  test.each(['fault', 'unavailable'] as const)('is also looked up after "%s"', async (code) => {
    const bank = new Bank()
    await bank.open(refused(code))
    await fill()
    const before = bank.calls.filter(({ path }) => path === 'withdraw/getAll').length
    await submit()
    const after = bank.calls.filter(({ path }) => path === 'withdraw/getAll').length
    expect(after).toBe(before + 1)
    expect(amount()).toBe('40,00')
  })
})

test('a withdrawal with a response is not treated as lost', async () => {
  const bank = new Bank()
  await bank.open()
  await fill()
  await submit()
  expect(toasts()).toEqual(['Saque solicitado com sucesso.'])
})
