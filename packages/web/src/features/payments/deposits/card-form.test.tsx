// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { done, testServer } from '../../../testing/test-server.ts'
import { startSession } from '../../../testing/test-session.ts'
import { LeavingQuestion } from '../../leaving/leaving.ts'
import { FundsPage } from './funds-page.tsx'
import '../../../testing/read-english.ts'
import { openPage, page } from '../../../testing/test-page.ts'

const METHODS = done({
  cnfPaymentMethods: [
    { id: 2, name: 'Cartão', addFundsFormType: 'card' },
    { id: 1, name: 'PIX', addFundsFormType: 'default' },
  ],
})

beforeEach(() => {
  openPage()
  showSite(page, sampleSite)
  startSession(page, sampleStart)
})

afterEach(() => {
  cleanup()
  choosePrefs(page, { language: 'ptBR' })
  vi.unstubAllGlobals()
})

async function open() {
  history.replaceState(null, '', '/bank/funds')
  const calls = testServer({ 'deposit/methods': METHODS })
  await act(async () => render(<FundsPage />))
  fireEvent.click(screen.getByRole('button', { name: 'Cartão' }))
  return calls
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const typed = [
  'Número do cartão',
  'Nome no cartão',
  'Número de emissão',
  'Código de segurança',
  'Valor do depósito (R$)',
]

test('DEP-02 DEP-04 the methods are those of the server, and PIX is selected whatever its position', async () => {
  testServer({ 'deposit/methods': METHODS })
  await act(async () => render(<FundsPage />))
  const choice = within(screen.getByRole('group', { name: 'Forma de pagamento' }))
  const buttons = choice.getAllByRole('button').map((each) => each.textContent)
  expect(buttons).toEqual(['Cartão', 'PIX'])
  expect(choice.getByRole('button', { pressed: true }).textContent).toBe('PIX')
  expect(field('Nome do titular')).toBeTruthy()
})

test('in English the card is called Card', async () => {
  choosePrefs(page, { language: 'en' })
  testServer({ 'deposit/methods': METHODS })
  await act(async () => render(<FundsPage />))
  expect(screen.getByRole('button', { name: 'Card' })).toBeTruthy()
})

test('DEP-03 DEP-07 the form follows the method type; none unlocks the owner', async () => {
  await open()
  expect(field('Número do cartão')).toBeTruthy()
  expect(screen.queryByLabelText('Nome do titular')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'PIX' }))
  expect(field('Nome do titular').readOnly).toBe(true)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('says first that no card is accepted, and leads to PIX', async () => {
  await open()
  const note = screen.getByRole('note')
  expect(note.textContent).toContain('Não aceitamos cartões.')
  const [first] = document.querySelectorAll('input')
  expect(first && note.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(within(note).getByRole('button', { name: 'Depositar por PIX' }))
  expect(field('Nome do titular').readOnly).toBe(true)
})

test('DEP-18 CST-15 the card number is grouped in four groups of four and accepts no more', async () => {
  await open()
  await userEvent.type(field('Número do cartão'), '41111111111111112')
  expect(field('Número do cartão').value).toBe('4111 1111 1111 1111')
})

test('DEP-19 has holder, month, year from now on, emission, security and amount', async () => {
  await open()
  for (const label of typed) expect(field(label)).toBeTruthy()
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .slice(1)
      .map((each) => each.textContent)
  expect(options('Mês de validade')).toHaveLength(12)
  const year = new Date().getFullYear()
  const years = options('Ano de validade')
  expect([years[0], years.at(-1)]).toEqual([String(year), String(year + 20)])
})

test('UIX-06 leaving a half-typed card asks for confirmation', async () => {
  await open()
  await userEvent.type(field('Nome no cartão'), 'ANA')
  act(() => page.routing.navigate('/'))
  render(<LeavingQuestion />)
  const question = await screen.findByRole('dialog', { name: 'Sair sem salvar?' })
  expect(window.location.pathname).toBe('/bank/funds')
  fireEvent.click(within(question).getByRole('button', { name: 'Continuar preenchendo' }))
  expect(field('Nome no cartão').value).toBe('ANA')
})

test('DEP-20 DEP-21 makes no call, and typed values are dropped on leaving', async () => {
  const calls = await open()
  const before = calls.length
  await userEvent.type(field('Número do cartão'), '4111111111111111')
  await userEvent.type(field('Nome no cartão'), 'ANA SOUZA')
  fireEvent.change(screen.getByLabelText('Mês de validade'), { target: { value: '05' } })
  const year = String(new Date().getFullYear() + 1)
  fireEvent.change(screen.getByLabelText('Ano de validade'), { target: { value: year } })
  await userEvent.type(field('Número de emissão'), '1')
  await userEvent.type(field('Código de segurança'), '123')
  await userEvent.type(field('Valor do depósito (R$)'), '25')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /com cartão/ })))
  expect(screen.getByText(/nada foi enviado/)).toBeTruthy()
  expect(calls).toHaveLength(before)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('4111')
  fireEvent.click(screen.getByRole('button', { name: 'PIX' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cartão' }))
  const fields = [...typed, 'Mês de validade', 'Ano de validade']
  expect(fields.map((label) => field(label).value)).toEqual(fields.map(() => ''))
})
