// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showSite } from '../../site/site-store.ts'
import { render } from '../../testing/render.tsx'
import { sampleGame } from '../../testing/sample-games.ts'
import { sampleSite } from '../../testing/sample-player.ts'
import { stubBrowser } from '../../testing/test-browser.ts'
import { page } from '../../testing/test-page.ts'
import { done, testServer } from '../../testing/test-server.ts'
import { endSession } from '../../testing/test-session.ts'
import { WIDE } from '../../ui/use-media.ts'
import { App } from '../app.tsx'
import { ROOM_FOR_BOTH } from './use-shown-pages.ts'

const LIST = '/games/sport/football'
const [FIRST, SECOND] = [`${LIST}/70/41`, `${LIST}/70/42`]
const first = sampleGame({ id: 41, tournamentId: 70, teams: ['Grêmio', 'Santos'] })
const second = sampleGame({ id: 42, tournamentId: 70, teams: ['Bahia', 'Vasco'] })

beforeEach(() => {
  const { markets } = sampleSite
  testServer({
    'sport/item': done({ data: { games: [first, second] } }),
    'sport/game/41': done({ data: { ...first, markets } }),
    'sport/game/42': done({ data: { ...second, markets } }),
  })
  act(() => {
    showSite(page, sampleSite)
    endSession(page)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openList(
  matching: readonly string[],
  path = LIST,
  name = 'Futebol',
): Promise<HTMLElement> {
  stubBrowser(matching)
  act(() => page.routing.navigate(path))
  render(<App />)
  return screen.findByRole('heading', { level: 1, name })
}

const rowOf = (path: string) => {
  const row = document.querySelector<HTMLElement>(`[data-game] a[href="${path}"]`)
  if (row === null) throw new Error(`no row of ${path}`)
  return row
}

/** The match that a press on its row shows. The title of a list is there before its rows. */
async function press(path: string, name: string): Promise<HTMLElement> {
  fireEvent.click(await waitFor(() => rowOf(path)))
  expect(window.location.pathname).toBe(path)
  return screen.findByRole('heading', { level: 1, name })
}

/** Until the browser's own step back, which navigates asynchronously. */
async function afterStepBack(step: () => void): Promise<void> {
  const moved = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  await act(async () => {
    step()
    await moved
  })
}

describe('a match in a window with room for both', () => {
  it('opens beside its list at its own address, and has the focus', async () => {
    const list = await openList([WIDE, ROOM_FOR_BOTH])
    const match = await press(FIRST, 'Grêmio X Santos')
    expect(list.isConnected).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(match))
    expect(document.title).toBe('Grêmio X Santos · Caderneta')
    const current = screen.getAllByRole('link', { current: 'page' })
    expect(current.filter((link) => link.closest('[data-game]'))).toEqual([rowOf(FIRST)])
  })

  it('gives way to the next one, and Escape returns to the row of the last', async () => {
    const list = await openList([WIDE, ROOM_FOR_BOTH])
    await press(FIRST, 'Grêmio X Santos')
    const entries = window.history.length
    const match = await press(SECOND, 'Bahia X Vasco')
    expect(window.history).toHaveLength(entries)
    expect(screen.queryByRole('heading', { name: 'Grêmio X Santos' })).toBeNull()
    await afterStepBack(() => fireEvent.keyDown(match, { key: 'Escape' }))
    expect(window.location.pathname).toBe(LIST)
    expect(screen.queryByRole('heading', { name: 'Bahia X Vasco' })).toBeNull()
    expect(list.isConnected).toBe(true)
    expect(document.activeElement).toBe(rowOf(SECOND))
    expect(document.title).toBe('Futebol · Caderneta')
  })

  it('keeps the day of the list, and is closed by its button', async () => {
    await openList([WIDE, ROOM_FOR_BOTH], `${LIST}?day=2025-11-22`)
    await press(FIRST, 'Grêmio X Santos')
    expect(window.location.search).toBe('')
    await afterStepBack(() =>
      fireEvent.click(screen.getByRole('button', { name: 'Fechar partida' })),
    )
    expect(window.location.search).toBe('?day=2025-11-22')
  })

  it('is beside its list again when the page is reloaded', async () => {
    await openList([WIDE, ROOM_FOR_BOTH])
    await press(FIRST, 'Grêmio X Santos')
    cleanup()
    render(<App />)
    const pane = await screen.findByRole('region', { name: 'Partida ao lado da lista' })
    expect(await within(pane).findByRole('heading', { level: 1 })).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'Futebol' })).toBeTruthy()
  })

  it.each([
    ['Ao vivo', '/live', 'Ao vivo'],
    ['Futebol', LIST, 'Esportes'],
  ])('leaves the tab of its list marked in the header: %s', async (title, list, marked) => {
    await openList([WIDE, ROOM_FOR_BOTH], list, title)
    await press(FIRST, 'Grêmio X Santos')
    const tabs = within(screen.getByRole('navigation', { name: 'Principal' }))
    const current = tabs.getAllByRole('link').filter((tab) => tab.hasAttribute('aria-current'))
    expect(current.map((tab) => tab.textContent)).toEqual([marked])
  })

  it('is alone at an address that was opened from elsewhere', async () => {
    stubBrowser([WIDE, ROOM_FOR_BOTH])
    act(() => page.routing.navigate(FIRST))
    render(<App />)
    await screen.findByRole('heading', { level: 1, name: 'Grêmio X Santos' })
    expect(screen.queryByRole('heading', { level: 1, name: 'Futebol' })).toBeNull()
  })
})

it('a match takes the place of its list in a narrower window', async () => {
  const list = await openList([WIDE])
  await press(FIRST, 'Grêmio X Santos')
  expect(list.isConnected).toBe(false)
  expect(screen.queryByRole('button', { name: 'Fechar partida' })).toBeNull()
})
