// @vitest-environment jsdom
import { favourite } from '@caderneta/contract/catalogue/favourites'
import { eventually } from '@caderneta/testing/eventually'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { stubBrowser } from '../../../testing/test-browser.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { done, refused, testServer } from '../../../testing/test-server.ts'
import { dropSession, startSession } from '../../../testing/test-session.ts'
import { apiTexts } from '../../../texts/api-texts.ts'
import { ToastHost } from '../../../ui/toast/toast-host.tsx'
import { TournamentGroups } from '../lists/tournament-groups.tsx'
import { watchFavourites } from './change-favourites.ts'
import { FavouriteGames } from './favourite-games.tsx'
import { FavouriteStar } from './favourite-star.tsx'
import { withoutGame } from './followed.ts'

const TEAM = favourite('team', 1)
const GAME = sampleGame({ id: 41, tournamentId: 70, tournament: 'Copa Local' })
const KEY = 'caderneta.favourites'

beforeEach(() => {
  stubBrowser()
  localStorage.clear()
  openPage()
  act(() => showSite(page, sampleSite))
  watchFavourites(page)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function visitWith(stored: string): void {
  localStorage.setItem(KEY, stored)
  dropSession(page)
}

const star = () => screen.getByRole('button', { name: 'Favoritar Grêmio' })
const isOn = () => star().getAttribute('aria-pressed') === 'true'
const press = () => act(async () => void fireEvent.click(star()))

function showStar(): void {
  render(<FavouriteStar one={TEAM} name="Grêmio" look="row" />)
}

describe('a star', () => {
  it('of a visitor is kept in the browser', async () => {
    visitWith('')
    showStar()
    await press()
    expect([isOn(), localStorage.getItem(KEY)]).toEqual([true, TEAM])
    await press()
    expect([isOn(), localStorage.getItem(KEY)]).toEqual([false, null])
  })

  it('of a visitor with two hundred is refused, and nothing changes', async () => {
    const full = Array.from({ length: 200 }, (_, i) => favourite('match', i)).join()
    visitWith(full)
    showStar()
    render(<ToastHost label="Avisos" closeLabel="Fechar" referenceTexts={apiTexts.ptBR} />)
    await press()
    expect(await screen.findByText(/até 200 favoritos/)).toBeTruthy()
    expect([isOn(), localStorage.getItem(KEY)]).toEqual([false, full])
  })

  it('of a player is kept by the server, with what the browser had before the login', async () => {
    localStorage.setItem(KEY, 'c70')
    const kept: Record<string, string>[] = []
    testServer({
      'account/favourites': ({ fields }) => {
        kept.push({ ...fields })
        return done({ favourites: ['c70', 'm5'] })
      },
    })
    act(() => startSession(page, sampleStart))
    showStar()
    await eventually(() => expect(localStorage.getItem(KEY)).toBeNull())
    await press()
    expect(isOn()).toBe(true)
    await eventually(() => expect(kept).toHaveLength(2))
    expect(kept).toEqual([{ added: 'c70' }, { added: TEAM, removed: '' }])
  })

  it('that the server refuses goes out again', async () => {
    testServer({
      'account/favourites': ({ fields }) =>
        fields.added ? refused('too_many_favourites') : done({ favourites: [] }),
    })
    act(() => startSession(page, sampleStart))
    showStar()
    await press()
    await eventually(() => expect(isOn()).toBe(false))
  })
})

describe('the favourites of a pane', () => {
  it('are their next matches, one press away, and how many have none', async () => {
    const calls = testServer({ 'sport/item': done({ data: { games: [GAME] } }) })
    visitWith(`${TEAM},m99`)
    render(<FavouriteGames look="pane" />)
    const pane = within(await screen.findByRole('navigation', { name: 'Favoritos' }))
    expect(pane.getByRole('link').getAttribute('href')).toBe('/games/sport/football/70/41')
    expect(calls[0]?.fields).toEqual({ favourites: `m99,${TEAM}` })
    expect(pane.getByText('1 sem partida marcada')).toBeTruthy()
    fireEvent.click(pane.getByRole('button', { name: 'Limpar encerradas' }))
    expect(localStorage.getItem(KEY)).toBe(TEAM)
  })

  it('count those without a match', () => {
    expect(withoutGame([TEAM, 'm99', 'c70', 'c71'], [GAME])).toEqual(['m99', 'c71'])
  })
})

it('favourites lead a list, from when they are loaded and not from the press', () => {
  const first = sampleGame({ id: 42, tournamentId: 80, tournament: 'Outra', teams: ['A', 'B'] })
  const other = {
    ...first,
    teams: [
      { id: 8, name: 'A' },
      { id: 9, name: 'B' },
    ],
  } as const
  render(<TournamentGroups games={[{ ...other, teams: [...other.teams] }, GAME]} />)
  const heads = () =>
    screen.getAllByRole('heading', { level: 2 }).map((one) => within(one).getByTitle(/./).title)
  fireEvent.click(screen.getByRole('button', { name: 'Favoritar Copa Local' }))
  expect(heads()).toEqual(['Outra', 'Copa Local'])
  act(() => visitWith('c70'))
  expect(heads()).toEqual(['Copa Local', 'Outra'])
})
