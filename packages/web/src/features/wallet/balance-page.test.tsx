// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { render } from '../../testing/render.tsx'
import { sampleStart } from '../../testing/sample-player.ts'
import { done, refused, testServer } from '../../testing/test-server.ts'
import { startSession } from '../../testing/test-session.ts'
import { BankFrame } from '../bank/bank.ts'
import { BalancePage } from './balance-page.tsx'
import { watchWallet } from './wallet-store.ts'
import { WalletSummary } from './wallet-summary.tsx'
import '../../testing/read-english.ts'
import { openPage, page } from '../../testing/test-page.ts'

const data = {
  credits: {
    items: [],
    bonus: [
      { id: 0, name: 'Sports Bonus', balance: 1 },
      { id: 1, name: 'Casino Bonus', balance: 2 },
      { id: 2, name: 'Games Bonus', balance: 3 },
      { id: 3, name: 'Poker Bonus', balance: 4 },
    ],
    totalBalance: 70,
    paymentMethods: [],
  },
  wallet: { cash: 60, cashback: 20 },
  cashbackToday: { staked: 80, returned: 45, collected: 3.5, percent: 10, dayMax: 200 },
  owed: 0,
  owedFor: [],
}
const reply = done({ data })

beforeEach(() => {
  openPage()
  watchWallet(page)
  choosePrefs(page, { language: 'ptBR' })
  startSession(page, {
    ...sampleStart,
    wallet: { cash: 50, cashback: 20 },
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const debt = {
  owed: 12.5,
  owedFor: [{ reason: 'bet_corrected', amount: 12.5, betId: 7, betReference: 'CAD-7', day: null }],
}

describe('the balance page', () => {
  test('shows a debt with its bet, and no notice without a debt', async () => {
    testServer({ 'balance/getAll': done({ data: { ...data, ...debt } }) })
    await act(async () => render(<BalancePage />))
    const notice = screen.getByRole('status', { name: 'Valor devido' })
    expect(notice.textContent).toContain('Aposta CAD-7: R$\u00a012,50')
    cleanup()
    act(() => startSession(page, { ...sampleStart, token: 'without-debt' }))
    testServer({ 'balance/getAll': reply })
    await act(async () => render(<BalancePage />))
    expect(screen.queryByRole('status', { name: 'Valor devido' })).toBeNull()
  })

  test('SEC-45 shows what has been collected today beside the rule', async () => {
    testServer({ 'balance/getAll': reply })
    await act(async () => render(<BalancePage />))
    const today = screen.getByRole('heading', { name: 'Cashback de hoje' }).parentElement
    expect(today?.textContent).toContain('R$\u00a03,50')
    expect(today?.textContent).toContain('Apostado ao vivo R$\u00a080,00, devolvido R$\u00a045,00')
    expect(today?.textContent).toContain('10% do que você perdeu hoje em apostas ao vivo')
  })

  test('ACC-21 ENT-09 CST-27 shows cash, cashback and the four bonuses in the language', async () => {
    testServer({ 'balance/getAll': reply })
    await act(async () => render(<BalancePage />))
    const terms = screen.getAllByRole('term').map((term) => term.textContent)
    const amounts = screen.getAllByRole('definition').map((amount) => amount.textContent)
    expect(terms.slice(2)).toEqual([
      'Bônus de Esportes',
      'Bônus de Cassino',
      'Bônus de Jogos',
      'Bônus de Poker',
    ])
    expect(amounts.map((amount) => amount?.replace(/\s/, ' '))).toEqual([
      'R$ 60,00',
      'R$ 20,00',
      'R$ 1,00',
      'R$ 2,00',
      'R$ 3,00',
      'R$ 4,00',
    ])
    act(() => choosePrefs(page, { language: 'en' }))
    expect(screen.getByText('Poker Bonus')).toBeTruthy()
  })

  test('ACC-18 ACC-20 is wider than the other pages and links to a withdrawal', async () => {
    testServer({ 'balance/getAll': reply })
    await act(async () => render(<BalancePage />))
    const link = screen.getByRole('link', { name: 'Saque' })
    expect(link.getAttribute('href')).toBe('/bank/withdraw')
    expect(document.querySelector('.max-w-xl')).toBeNull()
    cleanup()
    render(<BankFrame title="Depositar">x</BankFrame>)
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.closest('.max-w-4xl')).toBeTruthy()
    expect(heading.closest('.max-w-xl')).toBeNull()
    expect(screen.getByText('x').className).toContain('max-w-xl')
  })

  test('the bank menu links to its five pages', async () => {
    testServer({ 'balance/getAll': reply })
    await act(async () => render(<BalancePage />))
    const menu = within(screen.getByRole('navigation', { name: 'Banco' }))
    const links = menu
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Saldo', '/bank/balance'],
      ['Depósito', '/bank/funds'],
      ['Histórico', '/bank/history'],
      ['Transferências', '/bank/transfer'],
      ['Gerenciar Saques', '/bank/withdraw'],
    ])
  })

  test('ACC-19 links to a deposit', async () => {
    testServer({ 'balance/getAll': reply })
    await act(async () => render(<BalancePage />))
    const links = screen.getAllByRole('link', { name: 'Depósito' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/bank/funds', '/bank/funds'])
  })

  test('keeps the place of what is loaded: the cashback of today and four bonuses', async () => {
    testServer({ 'balance/getAll': () => new Promise(() => {}) })
    await act(async () => render(<BalancePage />))
    expect(document.querySelectorAll('.shimmer')).toHaveLength(5)
  })

  test('without a response the wallet is still shown, and the page offers a retry', async () => {
    testServer({ 'balance/getAll': refused('unavailable') })
    await act(async () => render(<BalancePage />))
    expect(screen.getByText(/^R\$\s70,00$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
  })
})

test('HDR-04 HDR-08 HDR-09 the top bar shows total and cashback and links to both pages', () => {
  render(<WalletSummary />)
  const [balance, fund] = screen.getAllByRole('link')
  expect(balance?.textContent).toMatch(/R\$\s70,00.*R\$\s20,00/)
  expect(balance?.getAttribute('href')).toBe('/bank/balance')
  expect(fund?.getAttribute('href')).toBe('/bank/funds')
})
