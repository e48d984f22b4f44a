// @vitest-environment jsdom
import { eventually } from '@caderneta/testing/eventually'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteParams } from '../../../routing/router.tsx'
import { showSite } from '../../../site/site-store.ts'
import { chooseTab } from '../../../testing/choose-tab.ts'
import { openPreloaded } from '../../../testing/preloaded-page.ts'
import { render } from '../../../testing/render.tsx'
import { KICK_OFF, sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { done, refused, type TestResponse, testServer } from '../../../testing/test-server.ts'
import { LivePage } from './live-page.tsx'
import { SportPage } from './sport-page.tsx'
import { TournamentPage } from './tournament-page.tsx'
import { seedPreloadedGames } from './use-games.ts'

const TENNIS = { id: 5, route: 'tennis', name: 'Tênis', icon: 'tennis' }
const BOXING = { id: 10, route: 'boxing', name: 'Boxe', icon: 'boxing' }

function show(sportRoute: string, ...responses: TestResponse[]) {
  const calls = testServer({ 'sport/item': responses })
  render(
    <RouteParams params={{ sportRoute }}>
      <SportPage />
    </RouteParams>,
  )
  return calls
}

const found = (games: object[]) => done({ data: { games } })

beforeEach(() => {
  openPage()
  showSite(page, { ...sampleSite, menu: [...sampleSite.menu, TENNIS, BOXING] })
})
afterEach(() => {
  cleanup()
  document.getElementById('given')?.remove()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The page of football as it comes with the first part of its list; what delivers the whole. */
async function showFirstPart(games: object[], address: string) {
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const part = { success: true, data: { games } }
  const replies = { 'sport/item?part=first&route=football': part }
  openPreloaded({ language: 'pt-BR', replies })
  seedPreloadedGames(page)
  showSite(page, sampleSite)
  page.routing.navigate(address, { replace: true })
  let deliver = (_: TestResponse) => {}
  const whole = new Promise<TestResponse>((resolve) => {
    deliver = resolve
  })
  testServer({ 'sport/item': () => whole })
  await act(async () =>
    render(
      <RouteParams params={{ sportRoute: 'football' }}>
        <SportPage />
      </RouteParams>,
    ),
  )
  return (all: object[]) => deliver(found(all))
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent

describe('the sport page', () => {
  it.each([
    ['volleyball', 'Vôlei'],
    ['nothing', 'Carregando partidas'],
  ])('is named before the data of the site is there: %s', (route, name) => {
    page.site.set({ status: 'loading' })
    show(route, found([]))
    expect(title()).toBe(name)
  })

  it('names the lists of football alike', () => {
    show('football', found([]))
    const links = within(screen.getByRole('navigation', { name: 'Listas' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      ...['Próximas 12 horas', 'Próximas 24 horas', 'Melhores Ligas'],
    ])
  })

  it('SPT-01 shows the name of the sport and requests its games', async () => {
    const calls = show('tennis', found([]))
    expect(title()).toBe('Tênis')
    await screen.findByText('Não há partidas de Tênis agora')
    expect(calls[0]).toMatchObject({ path: 'sport/item', fields: { route: 'tennis' } })
  })

  it('shows its name over the list on a phone, where the title is only read out', async () => {
    show('tennis', found([sampleGame({ id: 23, sportId: TENNIS.id })]))
    await screen.findByRole('heading', { level: 2 })
    const [inTitle, overList] = screen.getAllByText('Tênis')
    expect(inTitle?.closest('h1')?.className).toContain('max-md:sr-only')
    expect(overList?.className).toContain('md:hidden')
  })

  it('SPT-02, SPT-03, SPT-04 has two list links on football, ERR-18 and a name for no name', async () => {
    const unnamed = sampleGame({ id: 21, tournamentId: 70, tournament: '' })
    show('football', found([unnamed, sampleGame({ id: 22 })]))
    expect(screen.getByRole('link', { name: 'Próximas 12 horas' }).getAttribute('href')).toBe(
      '/games/sport/football/lists/12',
    )
    expect(screen.getByRole('link', { name: 'Melhores Ligas' }).getAttribute('href')).toBe(
      '/games/sport/football/lists/bl',
    )
    expect(await screen.findByText('Não disponível')).toBeTruthy()
    cleanup()
    show('tennis', found([]))
    expect(screen.queryByRole('link', { name: 'Melhores Ligas' })).toBeNull()
  })

  it('SPT-06 ERR-17 shows not found for an unknown sport', () => {
    show('xyz', found([]))
    expect(title()).toBe('Esporte não encontrado')
    expect(document.title).toBe('Esporte não encontrado · Caderneta')
  })

  it('shows the matches of one day, and of all days again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: KICK_OFF - 3_600_000 })
    const tomorrow = KICK_OFF + 86_400_000
    const later = sampleGame({ id: 26, teams: ['Bahia', 'Remo'], startsAt: tomorrow })
    show('football', found([later, sampleGame({ id: 25 })]))
    const day = await screen.findByRole('button', { name: 'Amanhã' })
    const days = within(screen.getByRole('group', { name: 'Dias com partidas' }))
    expect(days.getAllByRole('button').map((one) => one.textContent)).toEqual(['Hoje', 'Amanhã'])
    fireEvent.click(day)
    expect(window.location.search).toBe('?day=2025-11-23')
    expect(screen.getByText('Bahia')).toBeTruthy()
    expect(screen.queryByText('Grêmio')).toBeNull()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Amanhã')
    expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('Brasileirão')
    expect(screen.getByText('18:30').parentElement?.textContent?.trim()).toBe('18:30')
    fireEvent.click(day)
    expect(window.location.search).toBe('')
    expect(screen.getByText('Grêmio')).toBeTruthy()
    const times = screen.getAllByText('18:30').map((one) => one.parentElement?.textContent)
    expect(times).toEqual(['Hoje 18:30', 'Amanhã 18:30'])
  })

  it('shows the matches of the next hours, of each span that has others than the one before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: KICK_OFF - 3_600_000 })
    const at = (hours: number) => KICK_OFF + hours * 3_600_000
    const third = sampleGame({ id: 32, teams: ['Bahia', 'Remo'], startsAt: at(2) })
    const ninth = sampleGame({ id: 33, teams: ['Vasco', 'Ceará'], startsAt: at(8) })
    const live = sampleGame({ id: 34, teams: ['Goiás', 'Avaí'], startsAt: at(-2) })
    show('football', found([ninth, third, live, sampleGame({ id: 31 })]))
    const group = await screen.findByRole('group', { name: 'Próximas horas com partidas' })
    const chips = within(group).getAllByRole('button')
    expect(chips.map((one) => one.textContent)).toEqual(['Até 1 h', 'Até 3 h'])
    fireEvent.click(screen.getByRole('button', { name: 'Até 3 h' }))
    expect(window.location.search).toBe('?within=3')
    for (const team of ['Bahia', 'Goiás', 'Grêmio']) expect(screen.getByText(team)).toBeTruthy()
    expect(screen.queryByText('Vasco')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Até 1 h' }))
    expect(window.location.search).toBe('?within=1')
    expect(screen.queryByText('Bahia')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Até 1 h' }))
    expect(window.location.search).toBe('')
    expect(screen.getByText('Vasco')).toBeTruthy()
  })

  it('waits for the matches of the day in the address, and shows no other day meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: KICK_OFF - 3_600_000 })
    const today = sampleGame({ id: 28 })
    const tomorrow = KICK_OFF + 86_400_000
    const later = sampleGame({ id: 29, teams: ['Bahia', 'Remo'], startsAt: tomorrow })
    const deliver = await showFirstPart([today], '/games/sport/football?day=2025-11-23')
    expect(screen.getByText('Carregando partidas')).toBeTruthy()
    expect(screen.queryByText('Grêmio')).toBeNull()
    await act(async () => deliver([today, later]))
    expect(screen.getByText('Bahia')).toBeTruthy()
    expect(screen.queryByText('Grêmio')).toBeNull()
    page.routing.navigate('/', { replace: true })
  })

  it('has the chips of the next hours already with the first part of a list', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: KICK_OFF - 3_600_000 })
    const [soon, much] = [sampleGame({ id: 35 }), KICK_OFF + 86_400_000]
    const deliver = await showFirstPart([soon], '/games/sport/football')
    const hours = () =>
      within(screen.getByRole('group', { name: 'Próximas horas com partidas' }))
        .getAllByRole('button')
        .map((one) => one.textContent)
    expect(hours()).toEqual(['Até 1 h', 'Até 3 h', 'Até 6 h'])
    await act(async () => deliver([soon, sampleGame({ id: 36, startsAt: much })]))
    expect(hours()).toEqual(['Até 1 h'])
    page.routing.navigate('/', { replace: true })
  })

  it('shows why the games could not be loaded and retries', async () => {
    show('boxing', refused('unavailable'), found([]))
    expect(await screen.findByText('refused: unavailable')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Não há partidas de Boxe agora')).toBeTruthy()
  })
})

describe('the tournament page', () => {
  const open = (games: object[], sportRoute = 'football', championshipId = '70') => {
    const calls = testServer({ 'sport/item': found(games) })
    render(
      <RouteParams params={{ sportRoute, championshipId }}>
        <TournamentPage />
      </RouteParams>,
    )
    return calls
  }

  const steps = () =>
    within(screen.getByRole('navigation', { name: 'Você está em' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent)

  it('RTE-16 requests only the games of that tournament and SPT-07 names it', async () => {
    const calls = open([sampleGame({ id: 23, tournamentId: 70, tournament: '' })])
    await screen.findAllByText('Grêmio')
    expect(calls.map(({ fields }) => fields)).toContainEqual({ championshipId: '70' })
    for (const { fields } of calls) expect(fields.championshipId).toBe('70')
    expect(title()).toBe('Não disponível')
  })

  it('names the tournament in its title alone, and its country before', async () => {
    open([sampleGame({ id: 24, tournamentId: 73, tournament: 'Copa' })], 'football', '73')
    expect(await screen.findAllByText('Copa')).toHaveLength(1)
    expect(steps()).toEqual(['Futebol', 'Brasil'])
  })

  it('shows not found for a tournament of no match and no result, with links onwards', async () => {
    open([], 'football', '74')
    await eventually(() => expect(title()).toBe('Campeonato não encontrado'))
    expect(document.title).toBe('Campeonato não encontrado · Caderneta')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/games/sport/football', '/live', '/'],
    ])
  })

  it('names a tournament between two seasons by its results, and does not declare it missing', async () => {
    const last = sampleGame({ id: 28, tournamentId: 76, tournament: 'Copa' })
    testServer({
      'sport/item': ({ fields }) => found(fields['list'] === 'results' ? [last] : []),
    })
    render(
      <RouteParams params={{ sportRoute: 'football', championshipId: '76' }}>
        <TournamentPage />
      </RouteParams>,
    )
    await eventually(() => expect(title()).toBe('Copa'))
    expect(screen.getByText('Não há partidas para mostrar agora')).toBeTruthy()
  })

  it('has no separator after the last step', async () => {
    const game = sampleGame({ id: 27, tournamentId: 75 })
    open([{ ...game, info: { ...game.info, location: '' } }], 'football', '75')
    await screen.findAllByText('Grêmio')
    expect(steps()).toEqual(['Futebol'])
  })

  it.each(['tennis', 'xyz'])('redirects from the address under %s to its own', async (route) => {
    const tournamentId = route === 'xyz' ? 71 : 72
    open([sampleGame({ id: tournamentId, tournamentId })], route, String(tournamentId))
    const own = `/games/sport/football/${tournamentId}`
    await eventually(() => expect(window.location.pathname).toBe(own))
  })

  it('shows not found for an invalid address without a request', () => {
    const calls = open([], 'tennis', 'abc')
    expect(title()).toBe('Campeonato não encontrado')
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/games/sport/tennis')
    expect(calls).toEqual([])
  })
})

describe('the live page', () => {
  it('SPT-08 lists live games by sport and tournament, with a tab for each sport', async () => {
    const calls = testServer({
      'sport/item': found([
        sampleGame({ id: 24 }),
        sampleGame({ id: 25, teams: ['Alfa', 'Beta'], tournamentId: 71, tournament: 'Copa' }),
        sampleGame({
          id: 26,
          sportId: 5,
          teams: ['Ana', 'Bia'],
          tournamentId: 72,
          tournament: 'Aberto',
        }),
      ]),
    })
    render(<LivePage />)
    expect(title()).toBe('Ao vivo')
    expect(await screen.findByRole('heading', { level: 2, name: 'Futebol' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: /Brasileirão/ })).toBeTruthy()
    expect(calls[0]?.fields).toEqual({ list: 'live' })
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
    expect(tabs).toEqual(['Todos (3)', 'Futebol (2)', 'Tênis (1)'])
    await chooseTab('Tênis (1)')
    expect(screen.getByText('Ana')).toBeTruthy()
    expect(screen.queryByText('Alfa')).toBeNull()
  })
})
