import { describe, expect, it } from 'vitest'
import { FOOTBALL_MARKETS } from '../sports/football/football.ts'
import { MARKETS_BY_SPORT } from './markets-by-sport.ts'
import { isInTab, type MatchTab, matchTabs } from './match-tabs.ts'
import { SPORT_ROUTES, type SportRoute } from './sports.ts'

const shownIn = (tab: MatchTab) =>
  FOOTBALL_MARKETS.filter((market) => isInTab(tab, market)).map(({ id }) => id)

/** The tabs in which a sport has a market. */
const usedTabs = (sport: SportRoute) =>
  matchTabs(sport).filter((tab) => MARKETS_BY_SPORT[sport].some((market) => isInTab(tab, market)))

describe('the tabs of the match page', () => {
  it('CST-25 the tab Gols has 1000003 and 1000016, the half tabs 1000006 and its like', () => {
    expect(shownIn('goals')).toEqual(expect.arrayContaining([1000003, 1000016]))
    expect(shownIn('halves')).toEqual(expect.arrayContaining([1000006, 1012001, 1010023]))
    expect(shownIn('goals')).not.toContain(1000006)
    expect(shownIn('halves')).not.toContain(1000003)
  })

  it('show every market under Todos, and an unknown one only there', () => {
    expect(shownIn('all')).toEqual(FOOTBALL_MARKETS.map(({ id }) => id))
    expect(matchTabs('football').filter((tab) => isInTab(tab, undefined))).toEqual(['all'])
  })

  it('begin with those of the specification in football, with the main markets elsewhere', () => {
    expect(usedTabs('football').slice(0, 4)).toEqual(['all', 'goals', 'halves', 'main'])
    expect(usedTabs('basketball')).toEqual(['all', 'main', 'quarters', 'halves'])
    expect(usedTabs('tennis')).toEqual(['all', 'main', 'sets', 'games'])
    expect(matchTabs(undefined).slice(0, 2)).toEqual(['all', 'main'])
  })

  it.each(SPORT_ROUTES)('list every market of %s once beside Todos', (sport) => {
    expect(new Set(matchTabs(sport))).toEqual(new Set(matchTabs('football')))
    for (const market of MARKETS_BY_SPORT[sport])
      expect(matchTabs(sport).filter((tab) => isInTab(tab, market))).toHaveLength(2)
  })
})
