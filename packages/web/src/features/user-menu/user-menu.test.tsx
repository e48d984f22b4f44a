// @vitest-environment jsdom

import { eventually } from '@caderneta/testing/eventually'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeMenus } from '../../menus/menu-store.ts'
import { choosePrefs, readPrefs } from '../../prefs/prefs-store.ts'
import { showSite } from '../../site/site-store.ts'
import { chooseTab } from '../../testing/choose-tab.ts'
import { render } from '../../testing/render.tsx'
import { sampleSite, sampleStart } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { done, testServer } from '../../testing/test-server.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { markExcluded } from '../session/session.ts'
import { watchWallet } from '../wallet/wallet.ts'
import { OffersTab } from './offers-tab.tsx'
import { UserMenuButton } from './user-menu-button.tsx'

let stop = () => {}

beforeAll(() => import('./user-menu-panel.tsx'))

beforeEach(async () => {
  stop = watchWallet(page)
  choosePrefs(page, { language: 'ptBR' })
  showSite(page, sampleSite)
  startSession(page, { ...sampleStart, wallet: { cash: 50, cashback: 20 } })
  render(<UserMenuButton label="Menu da conta" />)
  await act(async () => fireEvent.click(icon()))
})

afterEach(() => {
  closeMenus(page)
  cleanup()
  endSession(page)
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

const tab = (name: string) => screen.getByRole('tab', { name })
const panel = () => screen.getByRole('tabpanel')

test('USR-03 USR-07 USR-08 USR-14 USR-15 links to deposit, bank, account, help and logout', () => {
  const links = ['Depositar', 'Banco', 'Minha conta', 'Minhas apostas', 'Ajuda', 'Sair']
  expect(links.map(linkTo)).toEqual([
    '/bank/funds',
    '/bank/balance',
    '/account/personal',
    '/mybets',
    '/ajuda',
    '/logout',
  ])
})

test('USR-06 has three tabs in order, and each switches the panel', async () => {
  const names = ['Conta', 'Ofertas', 'Preferências']
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(names)
  const shown = new Set<string | null>()
  for (const name of names) {
    await chooseTab(name)
    expect(tab(name).getAttribute('aria-selected')).toBe('true')
    expect(panel().getAttribute('aria-labelledby')).toBe(tab(name).id)
    expect(panel().hasAttribute('tabindex')).toBe(false)
    shown.add(panel().textContent)
  }
  expect(shown.size).toBe(3)
})

/** The focus follows a key in a task of its own. */
const expectFocusOn = (name: string) =>
  eventually(() => expect(document.activeElement).toBe(tab(name)))

test('USR-06 the tabs are one tab stop, arrows choose among them', async () => {
  tab('Conta').focus()
  const press = (key: string) =>
    act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key }))
  const stops = () => screen.getAllByRole('tab').map((each) => each.tabIndex)
  await press('ArrowRight')
  await expectFocusOn('Ofertas')
  expect(stops()).toEqual([-1, 0, -1])
  await press('End')
  await expectFocusOn('Preferências')
  await press('ArrowRight')
  await expectFocusOn('Conta')
})

test('USR-09 USR-10 USR-11 Ofertas shows both offers and links to the others', async () => {
  await chooseTab('Ofertas')
  const [cashback, multiples] = screen.getAllByRole('listitem').map((each) => each.textContent)
  expect(cashback).toMatch(/10%.*depois que a partida começa/)
  expect(multiples).toMatch(/20%.*múltiplas/)
  expect(linkTo('Ver as regras das ofertas')).toBe('/ajuda#bonus')
})

test('USR-12 an excluded player is shown no offers, with a note', () => {
  cleanup()
  markExcluded(page, true)
  render(<OffersTab onFollow={() => {}} />)
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.getByText('No momento não existe ofertas disponíveis')).toBeTruthy()
})

test('USR-13 I18-04 a choice of English applies at once and is saved', async () => {
  testServer({ base_unauth: done(sampleSite) })
  await chooseTab('Preferências')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'English' })))
  expect(readPrefs(page).language).toBe('en')
  expect(localStorage.getItem('caderneta.prefs')).toContain('"language":"en"')
  expect(screen.getByRole('link', { name: 'Log out' })).toBeTruthy()
  expect(tab('Preferences').getAttribute('aria-selected')).toBe('true')
})

test('I18-02 the account follows, so that server texts are English too', async () => {
  const calls = testServer({ base_unauth: done(sampleSite), 'account/language': done() })
  await chooseTab('Preferências')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'English' })))
  const saved = calls.filter(({ path }) => path === 'account/language')
  expect(saved).toMatchObject([{ fields: { language: 'en' }, bearer: expect.any(String) }])
})

test('a followed link closes the menu', async () => {
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Banco' })))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('HDR-10 the icon shows whether the menu is open, and closes it', async () => {
  expect(icon().getAttribute('aria-expanded')).toBe('true')
  await act(async () => fireEvent.click(icon()))
  expect(screen.queryByRole('dialog')).toBeNull()
})
