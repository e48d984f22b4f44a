// @vitest-environment jsdom

import type { WithdrawalWire } from '@caderneta/contract/payments/withdrawals'
import { COUNTRIES as ALL_COUNTRIES } from '@caderneta/domain/person/countries'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleClient, sampleSite } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { asPlayer } from '../../../testing/test-player.ts'
import { done, refused, type SentCall, testServer } from '../../../testing/test-server.ts'
import { readToasts } from '../../../ui/toast/toast-queue.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { checkAmount, checkKey } from './pix-withdrawal-rules.ts'
import { WithdrawPage } from './withdraw-page.tsx'

const AT = Date.UTC(2025, 10, 22, 21, 30)

const withdrawal = (changes: Partial<WithdrawalWire> = {}): WithdrawalWire => ({
  id: 'w-1',
  amount: 40,
  status: 'requested',
  pixKeyType: 'cpf',
  pixKey: '52•••25',
  reason: null,
  steps: [{ status: 'requested', at: AT }],
  isCancelable: true,
  ...changes,
})

const list = (...data: readonly WithdrawalWire[]) =>
  done({ data, cancelable: { isOn: true, from: null }, next: null })

const saved = done({ withdrawalId: 'w-1', wallet: { cash: 60, cashback: 0 } })

const countries = ALL_COUNTRIES.map(({ id, name, abbr, abbr1, code }) => ({
  ordem: id,
  nome: name,
  sigla2: abbr,
  sigla3: abbr1,
  codigo: code,
}))
const COUNTRIES = done({ data: countries })

asPlayer()

async function open(responses: Parameters<typeof testServer>[0] = {}): Promise<SentCall[]> {
  const calls = testServer({
    'withdraw/getAll': list(),
    'misc/getCountries': COUNTRIES,
    ...responses,
  })
  await act(async () => render(<WithdrawPage />))
  return calls
}

const toasts = () => readToasts(page).map(({ text }) => text)
const sent = (calls: readonly SentCall[]) => calls.filter(({ path }) => path === 'withdraw/save')

/** The bank's menu contains the name of a field. */
const labelled = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select' })

const labelOf = (field: HTMLElement) =>
  document.querySelector(`label[for="${field.id}"]`)?.textContent

function type(label: string, value: string): void {
  const field = labelled(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(Solicitar saque|Enviando)$/ })

function fill(): void {
  type('Tipo de chave PIX', 'cpf')
  type('Chave PIX', '529.982.247-25')
  type('Valor do saque (R$)', '40')
  type('Senha', 'x')
}

const submit = async () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Solicitar saque' })))

describe('the withdrawals page', () => {
  test('WDR-01 WDR-02 is titled Gerenciar Saques and has two methods', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gerenciar Saques')
    const methods = within(screen.getByLabelText('Método')).getAllByRole('option')
    expect(methods.map((each) => each.textContent)).toEqual(['PIX', 'TRANSFERÊNCIA BANCÁRIA'])
  })

  test('WDR-03 WDR-04 WDR-05 the PIX form has its five key types and its fields', async () => {
    await open()
    const kinds = within(screen.getByLabelText('Tipo de chave PIX')).getAllByRole('option')
    expect(kinds.map((each) => each.getAttribute('value')).slice(1)).toEqual([
      'cpf',
      'cnpj',
      'phone',
      'email',
      'random',
    ])
    const labels = [
      'Chave PIX',
      'Nome do titular',
      'CPF do titular',
      'Valor do saque (R$)',
      'Senha',
    ]
    for (const label of labels) expect(screen.getByLabelText(label)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Solicitar saque' })).toBeTruthy()
  })

  test('submitting an empty form focuses the first field, and the focus stays there', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await submit()
    // The library would move the focus again a moment later.
    act(() => vi.runAllTimers())
    vi.useRealTimers()
    expect(document.activeElement).toBe(labelled('Valor do saque (R$)'))
  })

  test('the amount comes first, and the type of the key is that of the known CPF', async () => {
    await open()
    const fields = screen.getAllByRole('textbox').map((field) => labelOf(field))
    expect(fields.slice(0, 2)).toEqual(['Valor do saque (R$)', 'Chave PIX'])
    expect(labelled('Tipo de chave PIX').value).toBe('cpf')
  })

  test('VAL-02 VAL-34 VAL-36 required fields are reported under them; owner and CPF are filled', async () => {
    const calls = await open()
    expect(screen.getByLabelText<HTMLInputElement>('Nome do titular').value).toBe('Ana Souza')
    expect(screen.getByLabelText<HTMLInputElement>('CPF do titular').readOnly).toBe(true)
    type('Tipo de chave PIX', '')
    await submit()
    for (const label of ['Tipo de chave PIX', 'Chave PIX', 'Valor do saque (R$)', 'Senha']) {
      const field = screen.getByLabelText(label)
      const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      expect(note?.textContent).toBe('Esse campo é obrigatório!')
    }
    expect(submitButton().disabled).toBe(true)
    expect(sent(calls)).toEqual([])
  })

  test('VAL-03 while the request runs the button is disabled, a second click sends nothing', async () => {
    const calls = await open({ 'withdraw/save': () => new Promise(() => {}) })
    fill()
    await submit()
    expect(submitButton().disabled).toBe(true)
    await act(async () => fireEvent.click(submitButton()))
    expect(sent(calls)).toHaveLength(1)
  })

  test('WDR-06 a request is confirmed, and the wallet shows the held amount', async () => {
    const calls = await open({ 'withdraw/save': saved })
    fill()
    await submit()
    expect(sent(calls)[0]?.fields).toMatchObject({
      pixKeyType: 'cpf',
      pixKey: '52998224725',
      ownerName: 'Ana Souza',
      cpf: '52998224725',
      amount: '40.00',
      password: 'x',
    })
    expect(toasts()).toEqual(['Saque solicitado com sucesso.'])
    expect(readWallet(page).cash).toBe(6000)
    expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('')
  })

  test('ERR-13 a failed request shows why, keeps the form, and is retried under its key', async () => {
    const failed = refused('invalid_fields', { fields: { password: 'Senha errada' } })
    const calls = await open({ 'withdraw/save': [failed, 'lost'] })
    fill()
    await submit()
    expect(toasts()).toEqual(['refused: invalid_fields'])
    expect(screen.getByLabelText<HTMLInputElement>('Chave PIX').value).toBe('529.982.247-25')
    expect(screen.getByText('Senha errada')).toBeTruthy()
    await act(async () => type('Senha', 'y'))
    await submit()
    const [first, second] = sent(calls).map(({ fields }) => fields['withdrawalId'])
    expect(second).toBe(first)
  })

  test('the limits are shown with the balance, and bind the amount before it is sent', async () => {
    const limits = { ...sampleClient.limits, withdrawalMin: 5.5, withdrawalMax: 80 }
    showSite(page, { ...sampleSite, client: { ...sampleClient, limits } })
    const calls = await open()
    const note = () => {
      const noteId = labelled('Valor do saque (R$)').getAttribute('aria-describedby') ?? ''
      return document.getElementById(noteId)?.textContent?.replaceAll('\u00a0', ' ')
    }
    expect(note()).toBe('De R$ 5,50 a R$ 80,00. Disponível para saque: R$ 100,00')
    fill()
    for (const amount of ['5,49', '80,01']) {
      await act(async () => type('Valor do saque (R$)', amount))
      expect(note()).toBe('De R$ 5,50 a R$ 80,00')
      await act(async () => fireEvent.click(submitButton()))
    }
    expect(sent(calls)).toEqual([])
    for (const amount of ['5,50', '80,00']) {
      await act(async () => type('Valor do saque (R$)', amount))
      expect(submitButton().disabled).toBe(false)
    }
  })

  test('the whole balance can be filled in with one click', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Sacar tudo' }))
    expect(screen.getByLabelText<HTMLInputElement>('Valor do saque (R$)').value).toBe('100,00')
  })
})

describe('a debt', () => {
  const balance = (owed: number) =>
    done({
      data: {
        credits: { items: [], bonus: [], totalBalance: 0, paymentMethods: [] },
        wallet: { cash: 0, cashback: 0 },
        cashbackToday: { staked: 0, returned: 0, collected: 0, percent: 10, dayMax: 200 },
        owed,
        owedFor: [],
      },
    })
  const notice = () => screen.queryByRole('status', { name: 'Valor devido' })

  test('caused by a correction appears with the wallet push, and goes when repaid', async () => {
    await open({ 'balance/getAll': [0, 600, 0].map(balance) })
    expect(notice()).toBeNull()
    const receivePush = () =>
      act(async () => {
        page.live.playerListeners.notify({ type: 'wallet', wallet: { cash: 0, cashback: 0 } })
      })
    await receivePush()
    expect(notice()?.textContent).toContain('Nada pode ser sacado agora: faltam R$\u00a0600,00')
    await receivePush()
    expect(notice()).toBeNull()
  })
})

describe('the rules of the form', () => {
  test('VAL-39 a key is required and matches its type', () => {
    expect(checkKey('', 'email')).toBe('required')
    expect(checkKey('abc', 'email')).toBe('key_invalid')
    expect(checkKey('ana@exemplo.com', 'email')).toBe(true)
  })

  test('VAL-40 an amount is positive and no more than the cash', () => {
    const { cash } = readWallet(page)
    const bounds = { cash, tooMuch: 'too much', limits: null, outside: '' }
    expect(checkAmount('0', bounds)).toBe('not_positive')
    expect(checkAmount('100,01', bounds)).toBe('too much')
    expect(checkAmount('100,00', bounds)).toBe(true)
  })
})

describe('the bank-transfer form', () => {
  const choose = () => type('Método', 'bank')
  const LABELS = ['Banco', 'Endereço', 'Nome completo', 'Código (SWIFT/BIC)', 'Senha']

  test('WDR-07 WDR-08 has its six fields, with 246 countries by three-letter code', async () => {
    await open()
    await act(async () => choose())
    const countries = within(screen.getByLabelText('País do banco')).getAllByRole('option')
    const values = countries.map((each) => each.getAttribute('value') ?? '')
    expect([values.length, new Set(values).size]).toEqual([246, 246])
    expect(values.every((value) => /^[A-Z]{3}$/.test(value))).toBe(true)
    expect(countries.find((each) => each.textContent === 'Brasil')?.getAttribute('value')).toBe(
      'BRA',
    )
    for (const label of LABELS) expect(labelled(label)).toBeTruthy()
  })

  test('WDR-09 WDR-10 makes no call, and typed values are dropped with it', async () => {
    const calls = await open()
    await act(async () => choose())
    for (const label of LABELS) type(label, 'texto')
    const before = calls.length
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Saque' })))
    expect(screen.getByText(/nada foi enviado/)).toBeTruthy()
    expect(calls).toHaveLength(before)
    type('Método', 'pix')
    await act(async () => choose())
    expect(LABELS.map((label) => labelled(label).value)).toEqual(LABELS.map(() => ''))
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('texto')
  })
})

describe('the list', () => {
  test('shows state, reason and the time of each step', async () => {
    const steps = [
      { status: 'requested' as const, at: AT },
      { status: 'returned' as const, at: AT + 60_000 },
    ]
    const returned = withdrawal({ status: 'returned', reason: 'receiver_returned', steps })
    await open({ 'withdraw/getAll': list({ ...returned, isCancelable: false }) })
    const card = document.querySelector('[data-withdrawal="returned"]')
    expect(card?.textContent).toContain('R$\u00a040,00')
    expect(card?.textContent).toContain('Para CPF 52•••25')
    expect(card?.textContent).toContain('devolveu o valor')
    expect(card?.textContent).toContain('22/11/2025 18:31')
  })

  test('a failure shows why and offers a retry', async () => {
    await open({ 'withdraw/getAll': refused('unavailable') })
    expect(screen.getByRole('alert').textContent).toContain('refused: unavailable')
  })
})
