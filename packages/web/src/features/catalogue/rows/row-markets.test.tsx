// @vitest-environment jsdom

import {
  BOTH_TEAMS_TO_SCORE,
  MATCH_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  TOTAL_GOALS,
  TOTAL_POINTS,
} from '@caderneta/domain/markets/market/market'
import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { showSite } from '../../../site/site-store.ts'
import '../../../testing/read-english.ts'
import { render } from '../../../testing/render.tsx'
import { SELECTIONS_BY_SPORT, sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { columnOf } from './row-columns.ts'
import { RowMarkets } from './row-markets.tsx'

afterEach(() => {
  cleanup()
  act(() => choosePrefs(page, { language: 'ptBR', theme: 'light' }))
})

/** The words over the prices of one column whose own market is suspended. */
function wordsIn(
  sport: 'football' | 'basketball',
  column: number,
  open: number,
  widthRem = 10,
): string[] {
  const sportId = SPORT[sport].id
  const selections = SELECTIONS_BY_SPORT[sport].filter(({ marketId }) =>
    [column, open].includes(marketId),
  )
  const game = sampleGame({ id: 42, sportId, selections })
  const odds = game.odds.map((odd) => ({
    ...odd,
    status: odd.market_id === open ? ('open' as const) : ('suspended' as const),
  }))
  act(() => {
    showSite(page, sampleSite)
    seedGames(page, [{ ...game, odds }])
  })
  const columns = [{ ...columnOf(column, sportId), widthRem }]
  render(<RowMarkets gameId={42} sportId={sportId} columns={columns} />)
  return screen.getAllByRole('button').map((button) => button.firstElementChild?.textContent ?? '')
}

describe('a price in the column of another market', () => {
  it.each([
    ['football', BOTH_TEAMS_TO_SCORE, TOTAL_GOALS, [/^Gols \+\d,5$/, /^Gols −\d,5$/]],
    ['football', MATCH_RESULT, BOTH_TEAMS_TO_SCORE, [/^Ambas Sim$/, /^Ambas Não$/]],
    ['basketball', MONEY_LINE, TOTAL_POINTS, [/^Pts \+160,5$/, /^Pts −160,5$/]],
    ['basketball', MONEY_LINE, POINT_SPREAD, [/^Hand\. 1 −3,5$/, /^Hand\. 2 \+3,5$/]],
  ] as const)('says what is sold: %s, %i for %i', (sport, column, open, words) => {
    const shown = wordsIn(sport, column, open)
    expect(shown).toHaveLength(words.length)
    words.forEach((word, at) => {
      expect(shown[at]).toMatch(word)
    })
  })

  it('says it in English', () => {
    act(() => choosePrefs(page, { language: 'en', theme: 'light' }))
    const [over] = wordsIn('football', BOTH_TEAMS_TO_SCORE, TOTAL_GOALS)
    expect(over).toMatch(/^Goals \+\d\.5$/)
  })

  it('is under one line for both prices where each has no room for its words', () => {
    const narrow = 5.5
    const prices = wordsIn('football', BOTH_TEAMS_TO_SCORE, TOTAL_GOALS, narrow)
    expect(prices).toHaveLength(2)
    expect(prices.join()).not.toMatch(/Gols|[+−]/)
    expect(screen.getByText('Gols').parentElement?.textContent).toMatch(/^Gols\+\d,5−\d,5$/)
    const over = screen.getAllByRole('button')[0]
    expect(over?.getAttribute('aria-label')).toMatch(/^Mais de \d,5, /)
  })

  it('is without the sides in that line, which two handicaps would fill', () => {
    wordsIn('basketball', MONEY_LINE, POINT_SPREAD, 6.25)
    expect(screen.getByText('Hand.').parentElement?.textContent).toBe('Hand.−3,5+3,5')
  })

  it('keeps its words whole in a narrow column', () => {
    wordsIn('football', BOTH_TEAMS_TO_SCORE, TOTAL_GOALS)
    for (const button of screen.getAllByRole('button'))
      expect(button.firstElementChild?.className).not.toContain('truncate')
  })
})
