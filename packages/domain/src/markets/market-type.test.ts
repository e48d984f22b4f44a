import { describe, expect, it } from 'vitest'
import { FOOTBALL_MARKETS } from './football.ts'
import { isInTab, MATCH_TABS } from './market-type.ts'

const shownIn = (tab: (typeof MATCH_TABS)[number]) =>
  FOOTBALL_MARKETS.filter((market) => isInTab(tab, market)).map(({ id }) => id)

describe('the tabs of the match page', () => {
  it('CST-25 the tab Gols is 1000003 and 1000016, the half tabs 1000006 and its like', () => {
    expect(shownIn('goals')).toEqual([1000003, 1000016])
    expect(shownIn('halves')).toEqual([1000006, 1012001, 1010023])
  })

  it('show every market under Todos, and an unknown one only there', () => {
    expect(shownIn('all')).toEqual(FOOTBALL_MARKETS.map(({ id }) => id))
    expect(MATCH_TABS.filter((tab) => isInTab(tab, undefined))).toEqual(['all'])
  })
})
