// @vitest-environment jsdom
import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeLogin } from '../features/session/session.ts'
import { closeMenus, openMenu } from '../menus/menu-store.ts'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { showSite, showSiteFailure } from '../site/site-store.ts'
import { render } from '../testing/render.tsx'
import { sampleBase, sampleSite, sampleStart } from '../testing/sample-player.ts'
import { stubBrowser } from '../testing/test-browser.ts'
import { openPage, page } from '../testing/test-page.ts'
import { done, testServer } from '../testing/test-server.ts'
import { endSession, startSession } from '../testing/test-session.ts'
import { WIDE } from '../ui/use-media.ts'
import { App } from './app.tsx'
import '../testing/read-english.ts'

beforeEach(() => {
  stubBrowser([WIDE])
  testServer({
    'sport/item': done({ data: { games: [] } }),
    base_unauth: done(sampleBase),
    'wagers_user/getAll': done({ data: [], total: 0, next: null }),
  })
  act(() => {
    page.routing.navigate('/', { replace: true })
    choosePrefs(page, { language: 'ptBR', theme: 'light' })
    showSite(page, sampleSite)
    endSession(page)
  })
})
afterEach(() => {
  cleanup()
  closeLogin(page)
  closeMenus(page)
  vi.unstubAllGlobals()
})

const header = () => within(screen.getByRole('banner'))
const link = (name: string) => header().getByRole('link', { name }).getAttribute('href')

describe('the frame of the page', () => {
  it('has landmarks and a skip link past the menus', async () => {
    render(<App />)
    expect(screen.getByRole('main').id).toBe('content')
    expect(await screen.findByRole('contentinfo')).toBeTruthy()
    expect(screen.getByText('Ir para o conteúdo').getAttribute('href')).toBe('#content')
    const toSlip = screen.getByText('Ir para a caderneta').getAttribute('href')
    expect(screen.getByRole('complementary', { name: 'Caderneta de aposta' }).id).toBe('slip')
    expect(toSlip).toBe('#slip')
    await screen.findByText('Não há partidas para mostrar agora')
  })

  it('keeps the slip pane beside every page, with first steps while the slip is empty', async () => {
    render(<App />)
    const pane = () => within(screen.getByRole('complementary', { name: 'Caderneta de aposta' }))
    expect(await pane().findByRole('heading', { name: 'Escolha uma odd' })).toBeTruthy()
    expect(pane().getAllByRole('listitem')[0]?.textContent).toContain('Toque em uma odd')
    expect(pane().getByRole('region', { name: 'Ofertas' })).toBeTruthy()
    act(() => page.routing.navigate('/signup'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Crie sua conta' })).toBeTruthy()
    expect(pane().getByRole('heading', { name: 'Escolha uma odd' })).toBeTruthy()
  })

  it('links to the matches of a day from the tree', async () => {
    stubBrowser([WIDE, '(min-width: 1100px)'])
    render(<App />)
    const days = within(await screen.findByRole('navigation', { name: 'Partidas por dia' }))
    const [today, tomorrow] = days.getAllByRole('link')
    expect(today?.textContent).toMatch(/^Hoje \d\d\/\d\d$/)
    expect(tomorrow?.textContent).toMatch(/^Amanhã/)
    fireEvent.click(today ?? document.body)
    expect(window.location.pathname).toBe('/games/sport/football')
    expect(window.location.search).toMatch(/^\?day=\d{4}-\d\d-\d\d$/)
    expect(today?.getAttribute('aria-current')).toBe('page')
  })

  it('opens the empty slip from the bottom bar of a phone', async () => {
    stubBrowser()
    render(<App />)
    const bar = within(screen.getByRole('navigation', { name: 'Atalhos' }))
    fireEvent.click(bar.getByRole('button', { name: 'Caderneta' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Caderneta de aposta' }))
    expect(await sheet.findByRole('heading', { name: 'Escolha uma odd' })).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: 'Fechar caderneta' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('HDR-03 the search toggle opens and closes the search box, and so does a slash', async () => {
    render(<App />)
    const field = () => screen.queryByRole('combobox', { name: 'Buscar partidas' })
    expect(field()).toBeNull()
    fireEvent.click(header().getByRole('button', { name: 'Buscar' }))
    await screen.findByRole('combobox', { name: 'Buscar partidas' })
    fireEvent.click(header().getByRole('button', { name: 'Fechar a busca' }))
    expect(field()).toBeNull()
    fireEvent.keyDown(document.body, { key: '/' })
    expect(field()).toBeTruthy()
  })

  it.each(['Escape', 'Fechar'])('returns the focus from the search by %s', async (way) => {
    render(<App />)
    fireEvent.click(header().getByRole('button', { name: 'Buscar' }))
    const field = await screen.findByRole('combobox', { name: 'Buscar partidas' })
    expect(document.activeElement).toBe(field)
    if (way === 'Escape') fireEvent.keyDown(field, { key: 'Escape' })
    else fireEvent.click(header().getByRole('button', { name: 'Fechar' }))
    expect(document.activeElement).toBe(header().getByRole('button', { name: 'Buscar' }))
  })

  it('MNU-04 the menu of small screens holds a search box', async () => {
    stubBrowser()
    render(<App />)
    fireEvent.click(header().getByRole('button', { name: 'Abrir menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(await menu.findByPlaceholderText('Buscar partidas')).toBeTruthy()
  })

  it('HDR-05 and HDR-06 a visitor can register and log in', async () => {
    render(<App />)
    expect(link('Registre-se')).toBe('/signup')
    fireEvent.click(header().getByRole('button', { name: 'Login' }))
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
  })

  it('HDR-07 a player has the wallet in place of the two buttons, and HDR-13 my bets', () => {
    render(<App />)
    expect(header().queryByRole('link', { name: 'Minhas apostas' })).toBeNull()
    act(() => startSession(page, sampleStart))
    expect(header().queryByRole('link', { name: 'Registre-se' })).toBeNull()
    expect(header().queryByRole('button', { name: 'Login' })).toBeNull()
    expect(link('Minhas apostas')).toBe('/mybets')
  })

  it('HDR-02 the logo links home, HDR-11 and HDR-12 the tabs to sports and live', () => {
    render(<App />)
    expect(link('Esportes')).toBe('/')
    expect(link('Ao vivo')).toBe('/live')
    expect(link('Caderneta, página inicial')).toBe('/')
  })

  it('MNU-01, MNU-02, MNU-03 and HOM-01 the left menu has the highlights and each sport with its icon', () => {
    const menuOfSite = SPORTS.map(({ id, route, icon }) => ({ id, route, icon, name: route }))
    showSite(page, { ...sampleSite, menu: menuOfSite })
    render(<App />)
    const [menu] = screen.getAllByRole('navigation', { name: 'Esportes' }).slice(-1)
    const links = within(menu ?? document.body).getAllByRole('link')
    expect(links[0]?.textContent).toBe('Destaques')
    const sports = SPORTS.map(({ route }) => `/games/sport/${route}`)
    expect(links.map((each) => each.getAttribute('href'))).toEqual(['/', ...sports])
    expect(links.every((each) => each.querySelector('svg') !== null)).toBe(true)
  })

  it('HDR-01 the menu button opens the left menu', async () => {
    render(<App />)
    fireEvent.click(screen.getByRole('button', { name: 'Abrir menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(menu.getByRole('link', { name: 'Futebol' })).toBeTruthy()
  })

  it('opens the left menu with the competitions of now, not of when the page was loaded', async () => {
    const begun = {
      ...{ sportId: 1, tournamentId: 9, name: 'Bundesliga', location: 'Germany' },
      ...{ count: 1, isTop: false },
    }
    testServer({ base_unauth: done({ ...sampleSite, competitions: [begun] }) })
    render(<App />)
    fireEvent.click(screen.getByRole('button', { name: 'Abrir menu' }))
    const opened = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(await opened.findByRole('link', { name: /^Bundesliga/, hidden: true })).toBeTruthy()
  })

  it('HOM-05 requests highlights and competitions again after a while, on any page', async () => {
    const intervals = vi.spyOn(globalThis, 'setInterval')
    stubBrowser([WIDE, '(min-width: 1100px)'])
    page.routing.navigate('/signup', { replace: true })
    render(<App />)
    const begun = {
      ...{ sportId: 1, tournamentId: 9, name: 'Bundesliga', location: 'Germany' },
      ...{ count: 1, isTop: false },
    }
    testServer({ base_unauth: done({ ...sampleSite, competitions: [begun] }) })
    const renewals = intervals.mock.calls.filter(([, ms]) => ms === 300_000)
    await act(async () => renewals[0]?.[0]())
    expect(await screen.findByRole('link', { name: /^Bundesliga/, hidden: true })).toBeTruthy()
    act(() => page.routing.navigate('/'))
    await screen.findByText('Não há partidas para mostrar agora')
    expect(intervals.mock.calls.filter(([, ms]) => ms === 300_000)).toHaveLength(renewals.length)
  })

  it('I18-04 a change of language applies at once, including names from the server', async () => {
    render(<App />)
    expect(header().getByText('Ao vivo')).toBeTruthy()
    fireEvent.click(header().getByRole('button', { name: 'English' }))
    expect(header().getByText('Live')).toBeTruthy()
    await screen.findByText('There are no matches to show now')
  })

  it('keeps the chosen theme', () => {
    render(<App />)
    fireEvent.click(header().getByRole('button', { name: 'Usar tema escuro' }))
    expect(header().getByRole('button', { name: 'Usar tema claro' })).toBeTruthy()
    expect(localStorage.getItem('caderneta.prefs')).toContain('"theme":"dark"')
  })

  it('keeps the chosen height of the rows of lists', () => {
    render(<App />)
    const footer = within(screen.getByRole('contentinfo'))
    fireEvent.click(footer.getByRole('button', { name: 'Usar linhas confortáveis nas listas' }))
    expect(footer.getByRole('button', { name: 'Usar linhas compactas nas listas' })).toBeTruthy()
    expect(localStorage.getItem('caderneta.prefs')).toContain('"rows":"comfortable"')
  })

  it('RTE-32 an unknown path shows a link home', async () => {
    act(() => page.routing.navigate('/nada'))
    render(<App />)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toBe('Página não encontrada')
    fireEvent.click(screen.getByRole('link', { name: 'Voltar para a página inicial' }))
    expect(window.location.pathname).toBe('/')
  })

  it('RTE-28 and RTE-31 a visitor on a player page is redirected home and prompted to log in', async () => {
    act(() => page.routing.navigate('/bank/funds'))
    render(<App />)
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
    cleanup()
    closeLogin(page)
    act(() => page.routing.navigate('/mybets'))
    render(<App />)
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })

  it('RTE-02 a player on the sign-up page is redirected home', async () => {
    act(() => {
      startSession(page, sampleStart)
      page.routing.navigate('/signup')
    })
    render(<App />)
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })

  it('UIX-01 and UIX-02 the left menu and the right menu close each other', async () => {
    render(<App />)
    act(() => startSession(page, sampleStart))
    const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null
    const userButton = () => document.querySelector('header [aria-expanded]')
    act(() => openMenu(page, 'left'))
    await screen.findByRole('dialog', { name: 'Menu' })
    act(() => openMenu(page, 'right'))
    expect(await screen.findByText('Ana Souza')).toBeTruthy()
    expect(isOpen('Menu')).toBe(false)
    act(() => openMenu(page, 'left'))
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy()
    expect(userButton()?.getAttribute('aria-expanded')).toBe('false')
  })

  it('UIX-08 an overlay covers the page while the app start waits', () => {
    openPage()
    render(<App />)
    expect(screen.getAllByText('Carregando').length).toBeGreaterThan(0)
    act(() => showSite(page, sampleSite))
    expect(screen.queryByText('Carregando')).toBeNull()
  })

  it('explains why the start failed and retries', () => {
    const retry = vi.fn()
    const failure = {
      failed: 'no_connection',
      msg: 'Sem conexão',
      fields: {},
      reference: null,
      body: null,
    } as const
    openPage()
    showSiteFailure(page, failure, retry)
    render(<App />)
    expect(screen.getByRole('alert').textContent).toContain('Sem conexão')
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    const menus = screen.getAllByRole('navigation', { name: 'Esportes' })
    expect(menus.some((menu) => menu.querySelector('.shimmer'))).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
