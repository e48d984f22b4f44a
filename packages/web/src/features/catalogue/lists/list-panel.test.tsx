// @vitest-environment jsdom

import {
  BOTH_TEAMS_TO_SCORE,
  MATCH_RESULT,
  ROW_MARKETS_BY_SPORT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { FOOTBALL, SPORT } from '@caderneta/domain/markets/registry/sports'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { showSite } from '../../../site/site-store.ts'
import '../../../testing/read-english.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { stubBrowser } from '../../../testing/test-browser.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { CompetitionMatches } from '../competitions/competition-matches.tsx'
import { chooseMarket } from '../rows/chosen-market.ts'
import { TournamentGroups } from './tournament-groups.tsx'

const game = sampleGame({ marketIds: ROW_MARKETS_BY_SPORT.football })
const markets = ROW_MARKETS_BY_SPORT.football.map((id) => ({ id, name: `Mercado ${id}` }))

/** A window wider than a phone's, as `useRoom` queries it. */
const WIDE = '(min-width: 768px)'

beforeEach(() => {
  openPage()
  stubBrowser()
  showSite(page, { ...sampleSite, markets })
  seedGames(page, [game])
})
afterEach(() => {
  cleanup()
  act(() => choosePrefs(page, { language: 'ptBR' }))
  vi.unstubAllGlobals()
})

const selector = () => screen.queryByRole('combobox', { name: 'Mercado das listas de Futebol' })
const pricesOf = (marketId: number) =>
  screen.queryAllByRole('button', { name: new RegExp(`, Mercado ${marketId}, odd`) }).length

function choose(marketId: number): void {
  fireEvent.change(selector() ?? document.body, { target: { value: String(marketId) } })
}

describe('a list with room for one market', () => {
  it('has the markets of its sport over the prices and shows the chosen one', () => {
    render(<TournamentGroups games={[game]} />)
    const options = screen.getAllByRole('option').map((one) => Number(one.getAttribute('value')))
    expect(options).toEqual(ROW_MARKETS_BY_SPORT.football)
    expect(selector()).toHaveProperty('value', String(MATCH_RESULT))
    expect(screen.getByTitle(`Mercado ${MATCH_RESULT}`).className).not.toContain('hidden')
    choose(TOTAL_GOALS)
    expect(screen.getByTitle(`Mercado ${TOTAL_GOALS}`)).toBeTruthy()
    expect([pricesOf(MATCH_RESULT), pricesOf(TOTAL_GOALS)]).toEqual([0, 2])
  })

  it('keeps the choice in the other lists of the sport, by competition and by day', () => {
    render(<TournamentGroups games={[game]} />)
    choose(BOTH_TEAMS_TO_SCORE)
    cleanup()
    render(<CompetitionMatches games={[game]} />)
    expect(selector()).toHaveProperty('value', String(BOTH_TEAMS_TO_SCORE))
    expect(pricesOf(BOTH_TEAMS_TO_SCORE)).toBe(2)
  })

  it('leaves other sports as they are', () => {
    const tennis = sampleGame({ id: 8, sportId: SPORT.tennis.id })
    render(<TournamentGroups games={[game]} />)
    choose(TOTAL_GOALS)
    cleanup()
    render(<TournamentGroups games={[tennis]} />)
    expect(selector()).toBeNull()
    expect(screen.queryByTitle(`Mercado ${TOTAL_GOALS}`)).toBeNull()
  })

  it('is named in English', () => {
    act(() => choosePrefs(page, { language: 'en' }))
    render(<TournamentGroups games={[game]} />)
    expect(screen.getByRole('combobox', { name: 'Market of the Football lists' })).toBeTruthy()
  })

  it('has no second selector where the list has one of its own', () => {
    render(<TournamentGroups games={[game]} marketId={TOTAL_GOALS} />)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByTitle(`Mercado ${TOTAL_GOALS}`).className).toContain('hidden')
  })
})

describe('a list with room for more', () => {
  it('shows the usual markets without a selector, whatever a narrow one chose', () => {
    chooseMarket(page, FOOTBALL, BOTH_TEAMS_TO_SCORE)
    stubBrowser([WIDE])
    render(<TournamentGroups games={[game]} />)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect([MATCH_RESULT, TOTAL_GOALS, BOTH_TEAMS_TO_SCORE].map(pricesOf)).toEqual([3, 2, 0])
  })
})
