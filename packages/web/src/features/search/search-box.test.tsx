// @vitest-environment jsdom
import { eventually } from '@caderneta/testing/eventually'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { showSite } from '../../site/site-store.ts'
import { render } from '../../testing/render.tsx'
import { KICK_OFF, sampleGame } from '../../testing/sample-games.ts'
import { sampleSite } from '../../testing/sample-player.ts'
import { openPage, page } from '../../testing/test-page.ts'
import {
  done,
  refused,
  type SentCall,
  type TestResponse,
  testServer,
} from '../../testing/test-server.ts'
import { SearchBox } from './search-box.tsx'

const GAMES = [sampleGame({ id: 7 }), sampleGame({ id: 8, teams: ['Grêmio Prudente', 'Vasco'] })]
const found = done({ data: GAMES })

let closed = 0

beforeEach(() => {
  openPage()
  closed = 0
  localStorage.clear()
  vi.useFakeTimers({ now: KICK_OFF - 3_600_000 })
  choosePrefs(page, { language: 'ptBR', theme: 'light' })
  history.replaceState(null, '', '/')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(response: TestResponse = found, isFocused = true): SentCall[] {
  const calls = testServer({ search: response })
  render(
    <SearchBox
      isFocused={isFocused}
      onClose={() => {
        closed += 1
      }}
    />,
  )
  return calls
}

const field = () => screen.getByRole('combobox')
const options = () => screen.queryAllByRole('option')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

async function find(text: string): Promise<void> {
  type(text)
  await pass(500)
}

describe('the search box', () => {
  test('SRC-01 has its placeholder and the focus', () => {
    open()
    expect(field().getAttribute('placeholder')).toBe('Buscar partidas')
    expect(document.activeElement).toBe(field())
  })

  test('SRC-02 Fechar closes it', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(closed).toBe(1)
  })

  test('SRC-07 CST-03 sends one request, 500 ms after the last letter', async () => {
    const calls = open()
    for (const text of ['g', 'gr', 'gre', 'grem', 'gremi']) {
      type(text)
      await pass(100)
    }
    await pass(399)
    expect(calls).toEqual([])
    await pass(1)
    expect(calls.map(({ path, fields }) => [path, fields])).toEqual([['search', { q: 'gremi' }]])
  })

  test('an empty field sends no request', async () => {
    const calls = open()
    await find('   ')
    expect(calls).toEqual([])
    expect(options()).toEqual([])
  })
})

describe('results', () => {
  test('SRC-03 SRC-04 SRC-05 show location, tournament, teams and start', async () => {
    open()
    await find('gremio')
    const text = options()[0]?.textContent
    expect(text).toContain('Brasil · Brasileirão Série A')
    expect(text).toContain('Grêmio X Santos')
    expect(text).toContain('Hoje18:30')
  })

  test.each([
    ['ptBR', 'ter 25/11'],
    ['en', 'Tue 25/11'],
  ] as const)('SRC-05 name a later day as lists do: %s', async (language, day) => {
    choosePrefs(page, { language, theme: 'light' })
    open(done({ data: [sampleGame({ id: 7, startsAt: KICK_OFF + 3 * 86_400_000 })] }))
    await find('gremio')
    expect(options()[0]?.textContent).toContain(`${day}18:30`)
  })

  test('leave out a missing location', async () => {
    const game = sampleGame({ id: 9 })
    open(done({ data: [{ ...game, info: { ...game.info, location: '' } }] }))
    await find('gremio')
    expect(options()[0]?.textContent).toMatch(/^Brasileirão Série A/)
  })

  test('SRC-06 link to their match page', async () => {
    open()
    await find('gremio')
    expect(options()[0]?.getAttribute('href')).toBe('/games/sport/football/10037440/7')
  })

  test('SRC-08 close 500 ms after the focus has left', async () => {
    open()
    await find('gremio')
    fireEvent.blur(field())
    await pass(300)
    expect(options()).toHaveLength(2)
    await pass(400)
    expect(options()).toEqual([])
  })

  test('SRC-08 a click on a result works while it is still shown', async () => {
    open()
    await find('gremio')
    fireEvent.blur(field())
    await pass(300)
    const [result] = options()
    if (result) fireEvent.click(result)
    expect(window.location.pathname).toBe('/games/sport/football/10037440/7')
  })

  test('SRC-08 reappear with the focus: the typed text is not lost', async () => {
    open()
    await find('gremio')
    fireEvent.blur(field())
    await pass(700)
    expect(field().getAttribute('value')).toBe('gremio')
    fireEvent.focus(field())
    await pass(500)
    expect(options()).toHaveLength(2)
  })

  test('SRC-05 a match under way shows its score, and its start too', async () => {
    const { gameInfo } = sampleGame({ id: 7 })
    const under = { ...gameInfo, gameStatus: 'live', score: [2, 1] }
    const live = { ...sampleGame({ id: 7 }), gameInfo: under }
    open(done({ data: [live] }))
    await find('gremio')
    expect(options()[0]?.textContent).toContain('Ao vivo2–1Início 18:30')
  })

  test('are chosen by arrows and opened by Enter', async () => {
    open()
    await find('gremio')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(options().map((each) => each.getAttribute('aria-selected'))).toEqual(['false', 'true'])
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id)
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(window.location.pathname).toBe('/games/sport/football/10037440/8')
    expect(closed).toBe(1)
  })

  test('are not tab stops themselves', async () => {
    open()
    await find('gremio')
    expect(screen.getByRole('listbox').tabIndex).toBe(-1)
  })

  test('Escape closes', async () => {
    open()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(closed).toBe(1)
  })

  test('none shows a message', async () => {
    open(done({ data: [] }))
    await find('zzz')
    expect(screen.getByRole('status').textContent).toMatch(/^Nenhuma partida encontrada/)
  })

  test('ERR-04 SEC-15 a failure shows an empty list and one message, and is logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    open(refused('unavailable'))
    await find('gremio')
    const expectRefusal = () =>
      expect(screen.getByRole('status').textContent).toBe('refused: unavailable')
    await eventually(expectRefusal)
    expect(options()).toEqual([])
    expect(logged).toHaveBeenCalledWith('search: request failed', 'unavailable')
  })
})

const SERIE_A = { sportId: 1, tournamentId: 10037440, name: 'Brasileirão Série A' }
const LIGA = { sportId: 1, tournamentId: 20, name: 'Liga Portugal' }
const COMPETITIONS = [
  { ...SERIE_A, location: 'Brasil', count: 10, isTop: true },
  { ...LIGA, location: 'Portugal', count: 9, isTop: false },
]

const texts = () => options().map(({ textContent }) => textContent)

describe('beside matches', () => {
  test('the prices of the main market are shown while it takes bets', async () => {
    open()
    await find('gremio')
    expect(texts()[0]).toMatch(/1 2\.\d\d.*X 2\.\d\d.*2 2\.\d\d/)
  })

  test('competitions are found by name and place, at once, without a request', () => {
    showSite(page, { ...sampleSite, competitions: COMPETITIONS })
    const calls = open()
    type('portug')
    expect(texts()).toEqual(['Liga PortugalPortugal9 partidas'])
    expect(options()[0]?.getAttribute('href')).toBe('/games/sport/football/20')
    expect(calls).toEqual([])
  })

  test('the best-known competitions are offered before anything is typed', () => {
    showSite(page, { ...sampleSite, competitions: COMPETITIONS })
    open()
    expect(screen.getByRole('group', { name: 'Principais campeonatos' })).toBeTruthy()
    expect(texts()).toEqual(['Brasileirão Série ABrasil10 partidas'])
  })
})

test('the box of the menu offers nothing until it has the focus', () => {
  showSite(page, { ...sampleSite, competitions: COMPETITIONS })
  open(found, false)
  expect(options()).toEqual([])
  fireEvent.focus(field())
  expect(options()).toHaveLength(1)
})

describe('earlier searches', () => {
  test('that led somewhere are offered next time, typed again by a press, and can be cleared', async () => {
    open()
    await find('gremio')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'Enter' })
    cleanup()
    open()
    expect(texts()).toEqual(['gremio'])
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field()).toHaveProperty('value', 'gremio')
    expect(closed).toBe(1)
    type('')
    fireEvent.click(screen.getByRole('button', { name: 'Limpar buscas recentes' }))
    expect(options()).toEqual([])
    expect(localStorage.getItem('caderneta.searches')).toBeNull()
  })
})
