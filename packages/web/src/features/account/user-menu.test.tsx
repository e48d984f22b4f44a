// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeMenus } from '../../menus/menu-store.ts'
import { choosePrefs, readPrefs } from '../../prefs/prefs-store.ts'
import { sampleSite, sampleStart } from '../../testing/sample-player.ts'
import { done, testServer } from '../../testing/test-server.ts'
import { endSession, startSession } from '../session/session.ts'
import { watchWallet } from '../wallet/wallet.ts'
import { UserMenuButton } from './user-menu-button.tsx'

let stop = () => {}

beforeAll(() => import('./user-menu.tsx'))

beforeEach(async () => {
  stop = watchWallet()
  choosePrefs({ language: 'ptBR' })
  startSession({ ...sampleStart, wallet: { cash: 50, cashback: 20 } })
  render(<UserMenuButton label="Menu da conta" />)
  await act(async () => fireEvent.click(icon()))
})

afterEach(() => {
  closeMenus()
  cleanup()
  endSession()
  stop()
  vi.unstubAllGlobals()
})

const icon = () => screen.getByRole('button', { name: 'Menu da conta', hidden: true })
const menu = () => screen.getByRole('dialog')
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('USR-01 USR-02 USR-04 USR-05 shows the name and every balance', () => {
  expect(screen.getByRole('heading', { name: 'Ana Souza' })).toBeTruthy()
  expect(menu().textContent).toMatch(/Saldo total\s*R\$\s70,00/)
  expect(menu().textContent).toMatch(/Disponível\s*R\$\s50,00/)
  expect(menu().textContent).toMatch(/Cashback\s*R\$\s20,00/)
})

test('USR-03 USR-07 USR-15 leads to deposit, bank and out', () => {
  expect([linkTo('Depositar'), linkTo('Banco'), linkTo('Sair')]).toEqual([
    '/bank/funds',
    '/bank/balance',
    '/logout',
  ])
})

test('USR-13 I18-04 a choice of English turns the texts at once', async () => {
  testServer({ base_unauth: done(sampleSite) })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'English' })))
  expect(readPrefs().language).toBe('en')
  expect(screen.getByRole('link', { name: 'Log out' })).toBeTruthy()
})

test('HDR-10 the icon says whether the menu is open, and closes it', async () => {
  expect(icon().getAttribute('aria-expanded')).toBe('true')
  await act(async () => fireEvent.click(icon()))
  expect(screen.queryByRole('dialog')).toBeNull()
})
