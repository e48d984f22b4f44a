// @vitest-environment jsdom

import { favourite } from '@caderneta/contract/catalogue/favourites'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { showSite } from '../../../site/site-store.ts'
import '../../../testing/read-english.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { showFavourites } from '../favourites/favourites-store.ts'
import { TournamentGroups } from './tournament-groups.tsx'

const ROW_PX = 100
const ROWS = 40
const TOURNAMENTS = [71, 72, 73]
const games = TOURNAMENTS.flatMap((tournamentId) =>
  Array.from({ length: ROWS }, (_, i) =>
    sampleGame({
      id: tournamentId * 1000 + i,
      tournamentId,
      tournament: `Copa ${tournamentId}`,
      teams: [`Casa ${tournamentId}-${i}`, `Fora ${tournamentId}-${i}`],
    }),
  ),
)

/** jsdom has no layout: the lists are one below the other, in their order in the document. */
function layOut(this: Element): DOMRect {
  if (this.tagName === 'LI') return new DOMRect(0, 0, 800, ROW_PX)
  const before = [...document.querySelectorAll('ul')].indexOf(this as HTMLUListElement)
  return new DOMRect(0, Math.max(before, 0) * ROWS * ROW_PX, 800, ROWS * ROW_PX)
}

beforeEach(() => {
  openPage()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(layOut)
  showSite(page, sampleSite)
  seedGames(page, games)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rowsOf = (list: Element | undefined) => list?.querySelectorAll('li').length
const firstList = () => screen.getAllByRole('list')[0]

describe('the groups of a list', () => {
  it.each([
    ['ptBR', 'México - Liga MX', 'México', 'México - Liga MX'],
    ['ptBR', 'Premier League de Hong Kong', 'Hong Kong', 'Premier League de Hong Kong'],
    ['ptBR', 'Brasileirão Série A', 'Brasil', 'Brasileirão Série ABrasil'],
    ['ptBR', 'Superliga', '', 'Superliga'],
    ['en', 'México - Liga MX', 'México', 'Liga MXMexico'],
    ['en', 'Premier League de Hong Kong', 'Hong Kong', 'Hong Kong Premier League'],
    ['en', 'Ekstraklasa', 'Polônia', 'EkstraklasaPoland'],
  ] as const)('%s: name the place beside %s once', (language, tournament, location, text) => {
    act(() => choosePrefs(page, { language, theme: 'light' }))
    render(<TournamentGroups games={[sampleGame({ tournament, location })]} />)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(`${text}1`)
    act(() => choosePrefs(page, { language: 'ptBR', theme: 'light' }))
  })

  it('show the rows of a group that favourites put first after the list was rendered', () => {
    render(<TournamentGroups games={games} />)
    expect(screen.queryByText('Casa 73-0')).toBeNull()
    const atFirst = rowsOf(firstList())
    act(() => showFavourites(page, [favourite('competition', 73)]))
    expect(screen.getAllByText('Casa 73-0').length).toBeGreaterThan(0)
    expect(rowsOf(firstList())).toBe(atFirst)
  })

  it('show the rows of a group that a new order of the games puts first', () => {
    const { rerender } = render(<TournamentGroups games={games} />)
    rerender(<TournamentGroups games={[...games.slice(-ROWS), ...games.slice(0, -ROWS)]} />)
    expect(screen.getAllByText('Casa 73-0').length).toBeGreaterThan(0)
  })
})
