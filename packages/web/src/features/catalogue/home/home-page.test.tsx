// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { KICK_OFF, sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { stubBrowser } from '../../../testing/test-browser.ts'
import { page } from '../../../testing/test-page.ts'
import { done, testServer } from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { markExcluded } from '../../session/session.ts'
import { watchSlip } from '../../slip/slip.ts'
import { HomePage } from './home-page.tsx'

const DAY_MS = 86_400_000
const today = sampleGame({ id: 31, teams: ['Bahia', 'Vitória'], tournament: 'Baiano' })
const tomorrow = sampleGame({ id: 32, teams: ['Sport', 'Ceará'], startsAt: KICK_OFF + DAY_MS })
const listed = sampleGame({ id: 33, teams: ['Juventude', 'Mirassol'] })

beforeEach(() => {
  vi.useFakeTimers({ now: KICK_OFF - 3_600_000, toFake: ['Date'] })
  stubBrowser()
  testServer({ 'sport/item': done({ data: { games: [listed] } }) })
  showSite(page, { ...sampleSite, dashboard: { slideshow: [], highlight: [today, tomorrow] } })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function cards() {
  render(<HomePage />)
  await screen.findAllByText('Juventude')
  return within(screen.getByRole('region', { name: 'Jogos em destaque' })).getAllByRole('listitem')
}

describe('the home page', () => {
  it('HOM-05 shows the matches of the dashboard, HOM-07 their tournaments, HOM-11 their teams', async () => {
    const [first, second, ...more] = await cards()
    expect(more).toEqual([])
    expect(first?.textContent).toContain('BaianoHoje 18:30BahiaVitória')
    expect(second?.textContent).toContain('SportCeará')
  })

  it("HOM-08 dates a match of today 'Hoje', HOM-09 another by its date, HOM-10 with the time", async () => {
    const [first, second] = await cards()
    expect(first?.textContent).toContain('Hoje 18:30')
    expect(second?.textContent).not.toContain('Hoje')
    expect(second?.textContent).toContain('Amanhã 23/11 18:30')
  })

  it('HOM-05 shows the highlights that replaced those of before', async () => {
    await cards()
    const dashboard = { slideshow: [], highlight: [tomorrow] }
    act(() => showSite(page, { ...sampleSite, dashboard }))
    await waitFor(() => expect(screen.queryByText('Bahia')).toBeNull())
  })

  it('shows no slides, which advertise, to an excluded player', async () => {
    const slide = { text: 'Deposite por PIX', img: '/art/a.svg', img_large: '/art/b.svg' }
    showSite(page, { ...sampleSite, dashboard: { slideshow: [slide], highlight: [today] } })
    act(() => startSession(page, { ...sampleStart, isExcluded: true }))
    await cards()
    expect(screen.queryByText('Deposite por PIX')).toBeNull()
    act(() => markExcluded(page, false))
    expect(screen.getByText('Deposite por PIX')).toBeTruthy()
    act(() => endSession(page))
  })

  it('HOM-12 has the odds of the result on each card', async () => {
    const [first] = await cards()
    const names = within(first ?? document.body)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')?.split(',')[0])
    expect(names).toEqual(['Bahia', 'Empate', 'Vitória'])
  })

  it('HOM-12 a click on a card selects its odd', async () => {
    const stop = watchSlip(page)
    startSession(page, sampleStart)
    const [first] = await cards()
    const odd = within(first ?? document.body).getByRole('button', { name: /^Bahia,/ })
    expect(odd.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(odd)
    await waitFor(() => expect(odd.getAttribute('aria-pressed')).toBe('true'))
    act(() => endSession(page))
    stop()
  })

  it('HOM-06 scrolls the strip both ways by its arrows', async () => {
    await cards()
    const list = screen.getAllByRole('list')[0]
    const scrolled: number[] = []
    if (list) {
      Object.defineProperty(list, 'clientWidth', { value: 500 })
      list.scrollBy = (to) => scrolled.push(typeof to === 'object' ? (to.left ?? 0) : 0)
    }
    fireEvent.click(screen.getByRole('button', { name: 'Ver próximos' }))
    fireEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }))
    expect(scrolled).toEqual([400, -400])
  })

  it('HOM-13 lists football below, with a link to the full day', async () => {
    await cards()
    const football = screen.getByRole('region', { name: 'Futebol' })
    expect(within(football).getAllByText('Mirassol')).toBeTruthy()
    const link = within(football).getByRole('link', { name: 'Ver próximas 24 h' })
    expect(link.getAttribute('href')).toBe('/games/sport/football/lists/24')
  })
})
