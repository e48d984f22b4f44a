// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleClient, sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { asPlayer } from '../../../testing/test-player.ts'
import { done, refused, type SentCall, testServer } from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { readToasts } from '../../../ui/toast/toast-queue.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { depositTexts } from './deposit-texts.ts'
import { FundsPage } from './funds-page.tsx'
import { HistoryPage } from './history-page.tsx'
import { checkAmount } from './pix-form.tsx'
import { timeLeftText } from './use-time-left.ts'

const METHODS = done({ cnfPaymentMethods: [{ id: 1, name: 'PIX', addFundsFormType: 'default' }] })

const charge = done({
  depositId: 'd-1',
  price: 25,
  payload: '00020126PIX6304ABCD',
  qrcode: 'data:image/svg+xml,<svg/>',
  expiresAt: Date.now() + 1_800_000,
})

const status = (state: string, reason: string | null = null) =>
  done({ data: { depositId: 'd-1', status: state, price: 25, expiresAt: 0, reason } })

const account = {
  credits: { items: [], bonus: [], totalBalance: 125, paymentMethods: [] },
  wallet: { cash: 125, cashback: 0 },
  cashbackToday: { staked: 0, returned: 0, collected: 0, percent: 10, dayMax: 200 },
  owed: 0,
  owedFor: [],
}
const balance = done({ data: account })

asPlayer()
// A charge that a test creates is named in the address.
beforeEach(() => page.routing.navigate('/bank/funds', { replace: true }))

const amount = () => screen.getByLabelText<HTMLInputElement>('Valor do depósito (R$)')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /DEPOSITAR|Enviando/ })
const toasts = () => readToasts(page).map(({ text }) => text)

async function open(responses: Parameters<typeof testServer>[0]): Promise<SentCall[]> {
  const calls = testServer({ 'deposit/methods': METHODS, ...responses })
  await act(async () => render(<FundsPage />))
  return calls
}

async function deposit(text: string): Promise<void> {
  await act(async () => fireEvent.change(amount(), { target: { value: text } }))
  await act(async () => fireEvent.click(submit()))
}

describe('the form', () => {
  test('DEP-01 DEP-02 DEP-04 titled Depositar, with the methods of the server, PIX chosen', async () => {
    await open({})
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Depositar')
    const method = screen.getByRole('button', { name: 'PIX' })
    expect(method.getAttribute('aria-pressed')).toBe('true')
  })

  test('states that a deposit first repays a debt', async () => {
    await open({ 'balance/getAll': done({ data: { ...account, owed: 12.5 } }) })
    const notice = screen.getByRole('status', { name: 'Valor devido' })
    expect(notice.textContent).toContain('Um depósito paga primeiro os R$\u00a012,50 devidos')
  })

  test('DEP-05 DEP-06 owner and CPF are the account holder and locked, the amount is in R$', async () => {
    await open({})
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent)
    expect(labels).toEqual(['Valor do depósito (R$)', 'Nome do titular', 'CPF do titular'])
    const owner = screen.getByLabelText<HTMLInputElement>('Nome do titular')
    const cpf = screen.getByLabelText<HTMLInputElement>('CPF do titular')
    expect([owner.value, cpf.value]).toEqual(['Ana Souza', '529.982.247-25'])
    expect([owner.readOnly, cpf.readOnly]).toEqual([true, true])
  })

  test('before the e-mail is confirmed the page shows a notice and resends the link', async () => {
    const { user } = sampleStart
    act(() => endSession(page))
    const info = { ...user.info, isActivated: false }
    startSession(page, { ...sampleStart, token: 'new', user: { ...user, info } })
    const calls = await open({ 'activate/resend': done({ msg: 'Enviado' }) })
    expect(screen.getByText(/^Confirme seu e-mail.*ana@exemplo\.com/)).toBeTruthy()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Reenviar/ })))
    expect(calls.at(-1)).toMatchObject({ fields: { email: 'ana@exemplo.com' } })
    expect(toasts()).toEqual(['Enviado'])
  })

  test('once confirmed the notice is gone', async () => {
    await open({})
    expect(screen.queryByText(/Confirme seu e-mail/)).toBeNull()
  })

  test('VAL-29 a missing CPF is reported on its field, and nothing is sent', async () => {
    const { user } = sampleStart
    act(() => endSession(page))
    const info = { ...user.info, cpf: '' }
    startSession(page, { ...sampleStart, token: 'no-cpf', user: { ...user, info } })
    const calls = await open({ 'deposit/save': charge })
    await deposit('25')
    const cpf = screen.getByLabelText<HTMLInputElement>('CPF do titular')
    expect(document.getElementById(cpf.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Esse campo é obrigatório!',
    )
    expect(cpf.getAttribute('aria-invalid')).toBe('true')
    expect(calls.map(({ path }) => path)).not.toContain('deposit/save')
  })

  test('a CPF refused by the server is reported on its field', async () => {
    await open({
      'deposit/save': refused('invalid_fields', { fields: { cpf: 'CPF inválido' } }),
    })
    await deposit('25')
    expect(screen.getByText('CPF inválido')).toBeTruthy()
  })

  test('the amount is formatted, and sent as plain decimal text', async () => {
    const calls = await open({ 'deposit/save': refused('fault') })
    await act(async () => {
      fireEvent.change(amount(), { target: { value: '1234,5' } })
      fireEvent.blur(amount())
    })
    expect(amount().value).toBe('1.234,50')
    await act(async () => fireEvent.click(submit()))
    expect(calls.at(-1)?.fields).toEqual({
      betCnfPaymentMethodId: '1',
      depositAmount: '1234.50',
      ownerName: 'Ana Souza',
      cpf: '52998224725',
    })
  })

  test.each([
    ['', 'Esse campo é obrigatório!', 'This field is required!'],
    ['abc', 'O valor ter que ser um número', 'The amount must be a number'],
    ['0', 'O valor deve ser maior que zero', 'The amount must be greater than zero'],
    ['-1', 'O valor deve ser maior que zero', 'The amount must be greater than zero'],
  ])(
    'VAL-31 VAL-32 VAL-33 the amount "%s" is reported under its field, not sent',
    async (text, pt, en) => {
      const calls = await open({ 'deposit/save': charge })
      await deposit(text)
      const noteId = amount().getAttribute('aria-describedby') ?? ''
      const note = () => document.getElementById(noteId)?.textContent
      expect(note()).toBe(pt)
      act(() => choosePrefs(page, { language: 'en' }))
      expect(note()).toBe(en)
      act(() => choosePrefs(page, { language: 'ptBR' }))
      expect(submit().disabled).toBe(true)
      expect(calls.map(({ path }) => path)).not.toContain('deposit/save')
    },
  )

  test('DEP-08 while the request runs the button is disabled and labelled so', async () => {
    await open({ 'deposit/save': () => new Promise(() => {}) })
    await deposit('25')
    expect(submit().disabled).toBe(true)
    expect(submit().textContent).toBe('Enviando')
  })

  test('DEP-16 ERR-11 a failed deposit shows why and re-enables the button', async () => {
    await open({ 'deposit/save': refused('method_unavailable') })
    await deposit('25')
    expect(toasts()).toEqual(['refused: method_unavailable'])
    expect(submit().disabled).toBe(false)
    expect(amount().value).toBe('25')
  })

  test("the amount is bound by the server's limits", () => {
    const { limits } = sampleClient
    const check = (text: string) => checkAmount(text, limits, depositTexts.ptBR.limits)
    expect(check('0,99')).toMatch(/^De R\$\s1,00 a R\$\s50\.000,00$/)
    expect([check('1'), check('50.000,00')]).toEqual([true, true])
    expect(check('50.000,01')).toMatch(/^De/)
  })
})

describe('the charge', () => {
  test('DEP-09 DEP-13 DEP-14 DEP-15 SEC-25 shows amount, code, image and a link back', async () => {
    await open({ 'deposit/save': charge })
    await deposit('25')
    expect(screen.getByText(/^R\$\s25,00$/)).toBeTruthy()
    expect(screen.getByText('00020126PIX6304ABCD')).toBeTruthy()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/529\.?982/)
    expect(screen.getByRole('img').getAttribute('src')).toBe('data:image/svg+xml,<svg/>')
    expect(screen.getByText('Aguardando pagamento')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }))
    expect(amount()).toBeTruthy()
  })

  test('DEP-10 DEP-11 the button copies the code and confirms it', async () => {
    const copied: string[] = []
    const writeText = async (text: string) => void copied.push(text)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await open({ 'deposit/save': charge })
    await deposit('25')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Copia e Cola/ })))
    expect(copied).toEqual(['00020126PIX6304ABCD'])
    expect(toasts()).toEqual(['Copiado com sucesso'])
  })

  test.each([
    ['a refused clipboard', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
    ['a browser without one', {}],
  ])('DEP-12 ERR-15 %s shows an error', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    await open({ 'deposit/save': charge })
    await deposit('25')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Copia e Cola/ })))
    expect(toasts()).toEqual(['Não foi possível copiar'])
  })

  test('DEP-17 a credited deposit appears in status, toast and wallet without a reload', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const states = [status('awaiting'), status('credited')]
    const before = done({ data: { ...account, wallet: { cash: 100, cashback: 0 } } })
    const balances = [before, balance]
    await open({ 'deposit/save': charge, 'deposit/status': states, 'balance/getAll': balances })
    await deposit('25')
    expect(readWallet(page).cash).toBe(10_000)
    for (let i = 0; i < 2; i += 1) await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.getByText('Creditado')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Depósito por PIX')
    expect(readWallet(page).cash).toBe(12_500)
    expect(toasts().join()).toMatch(/Depósito de R\$\s25,00 creditado/)
  })

  test('a refunded deposit shows its reason', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await open({ 'deposit/save': charge, 'deposit/status': status('refunded', 'payer_mismatch') })
    await deposit('25')
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.getByText('Devolvido: o pagamento veio de outro CPF')).toBeTruthy()
  })

  test('only the sandbox offers to simulate the payment', async () => {
    showSite(page, { ...sampleSite, client: { ...sampleClient, isSandbox: false } })
    await open({ 'deposit/save': charge })
    await deposit('25')
    expect(screen.queryByRole('button', { name: 'Simular pagamento' })).toBeNull()
    act(() => showSite(page, sampleSite))
    expect(screen.getByRole('button', { name: 'Simular pagamento' })).toBeTruthy()
  })

  test('the time left is shown in whole minutes and seconds, never above the whole or below zero', () => {
    expect([1_800_400, 59_500, 0, -5].map(timeLeftText)).toEqual([
      '30:00',
      '00:59',
      '00:00',
      '00:00',
    ])
  })
})

describe('the history', () => {
  const row = {
    id: 'd-1',
    betCnfPaymentMethodName: 'PIX',
    price: 1234.56,
    data: Date.UTC(2025, 10, 22, 2),
    status: 'credited',
    reason: null,
  }

  test('HIS-01 HIS-02 HIS-03 HIS-04 a row has its method, amount and date', async () => {
    testServer({ 'deposit/history': done({ data: [row], next: null }) })
    await act(async () => render(<HistoryPage />))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Histórico')
    expect(screen.getByText('Seus depósitos')).toBeTruthy()
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['Método', 'Valor da transação', 'Data'])
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells).toEqual(['PIXCreditado', 'R$\u00a01.234,56', '21/11/2025 23:00'])
  })

  test('a refunded payment shows why', async () => {
    const back = { ...row, status: 'refunded', reason: 'payer_mismatch' }
    const late = { ...row, id: 'd-2', status: 'refunding', reason: 'late' }
    testServer({ 'deposit/history': done({ data: [back, late], next: null }) })
    await act(async () => render(<HistoryPage />))
    const [first, , , second] = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(first).toBe('PIXDevolvidoo pagamento veio de outro CPF')
    expect(second).toBe('PIXDevolvidoo pagamento chegou depois do prazo')
  })

  test('older deposits are on the next page, newer ones on the previous', async () => {
    const older = { ...row, id: 'd-9', price: 7 }
    const calls = testServer({
      'deposit/history': ({ fields }) =>
        fields['cursor'] === 'c-1'
          ? done({ data: [older], next: null })
          : done({ data: [row], next: 'c-1' }),
    })
    await act(async () => render(<HistoryPage />))
    const press = (name: string) =>
      act(async () => fireEvent.click(screen.getByRole('button', { name })))
    await press('Mais antigos')
    expect(screen.getByRole('table').textContent).toContain('R$\u00a07,00')
    expect(calls.at(-1)?.fields).toMatchObject({ cursor: 'c-1' })
    await press('Mais recentes')
    expect(screen.getByRole('table').textContent).toContain('R$\u00a01.234,56')
  })

  test('HIS-05 an empty history shows a message', async () => {
    testServer({ 'deposit/history': done({ data: [], next: null }) })
    await act(async () => render(<HistoryPage />))
    expect(screen.getByText('Você ainda não fez depósitos.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Depositar' })
    expect(link.getAttribute('href')).toBe('/bank/funds')
    expect(screen.queryByRole('table')).toBeNull()
  })
})
