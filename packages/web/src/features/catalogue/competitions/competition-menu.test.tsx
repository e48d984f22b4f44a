// @vitest-environment jsdom
import type { CompetitionWire } from '@caderneta/contract/catalogue/catalogue'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showSite, showSiteFailure } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleSite } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { CompetitionMenu } from './competition-menu.tsx'
import { competitionTree } from './competition-tree.ts'
import { flagOf } from './flags.ts'

function competition(given: Partial<CompetitionWire>): CompetitionWire {
  return {
    ...{ sportId: 1, tournamentId: 1, name: 'Liga', location: 'Croácia', count: 1, isTop: false },
    ...given,
  }
}

const SERIE_A = competition({
  ...{ tournamentId: 7, name: 'Brasileirão Série A', location: 'Brasil', count: 10, isTop: true },
})
const SERIE_B = competition({
  ...{ tournamentId: 8, name: 'Brasileirão Série B', location: 'Brasil', count: 9 },
})
const CROATIAN = competition({ tournamentId: 9, name: '', count: 4 })
const TENNIS = competition({ sportId: 5, tournamentId: 20, name: 'Aberto do Rio', isTop: true })
const ALL = [SERIE_A, SERIE_B, CROATIAN, TENNIS]

const follow = vi.fn()

beforeEach(() => {
  openPage()
  follow.mockReset()
  history.replaceState(null, '', '/')
})
afterEach(() => {
  cleanup()
})

function show(): void {
  act(() => showSite(page, { ...sampleSite, competitions: ALL }))
  render(<CompetitionMenu onFollow={follow} />)
}

describe('the tree of competitions', () => {
  it('has those of one sport, by place, with the number of matches', () => {
    const { top, places } = competitionTree(ALL, 1)
    expect(top).toEqual([SERIE_A])
    expect(places.map(({ location, count }) => [location, count])).toEqual([
      ['Brasil', 19],
      ['Croácia', 4],
    ])
  })

  it('shows eight of the best known at most', () => {
    const known = Array.from({ length: 12 }, (_, i) =>
      competition({ tournamentId: i, isTop: true }),
    )
    expect(competitionTree(known, 1).top).toEqual(known.slice(0, 8))
  })
})

describe('the menu of competitions', () => {
  it('links to a competition from its place, and closes the menu around it', () => {
    show()
    const menu = within(screen.getByRole('navigation', { name: 'Campeonatos' }))
    const place = menu.getByText('Croácia').closest('details')
    expect(place?.open).toBe(false)
    const link = within(place ?? document.body)
      .getByText('Não disponível')
      .closest('a')
    expect(link?.getAttribute('href')).toBe('/games/sport/football/9')
    fireEvent.click(link ?? document.body)
    expect(follow).toHaveBeenCalledOnce()
  })

  it('shows the competitions of the sport whose page is open', () => {
    history.replaceState(null, '', '/games/sport/tennis')
    show()
    const top = screen.getByRole('region', { name: 'Principais' })
    expect(within(top).getByRole('link').textContent).toContain('Aberto do Rio1')
  })

  it('has the flag of a country, and a sign of its own for a region', () => {
    expect(flagOf('Brasil')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect(flagOf('Escócia')).not.toBe(flagOf('Inglaterra'))
    expect([flagOf('Europa'), flagOf('Um lugar novo')]).toEqual([undefined, undefined])
  })

  it('is not there before the start, and when the start fails', () => {
    const { container } = render(<CompetitionMenu onFollow={follow} />)
    expect(screen.queryByRole('navigation')).toBeNull()
    const failure = {
      failed: 'no_connection',
      msg: 'Sem conexão',
      fields: {},
      reference: null,
      body: null,
    } as const
    act(() => showSiteFailure(page, failure, () => {}))
    expect(container.firstChild).toBeNull()
  })
})
