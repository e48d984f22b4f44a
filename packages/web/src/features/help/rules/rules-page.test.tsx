// @vitest-environment jsdom

import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import { eventually } from '@caderneta/testing/eventually'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleSite } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { RulesPage } from './rules-page.tsx'
import '../../../testing/read-english.ts'

const PATH = '/regras-de-apostas'
const MARKETS = Object.values(MARKETS_BY_SPORT).flat().length

beforeEach(() => {
  page.routing.navigate(PATH, { replace: true })
  choosePrefs(page, { language: 'ptBR' })
  showSite(page, sampleSite)
})

afterEach(cleanup)

/** Names of the markets on the page: queries by role would look at each of a thousand elements. */
const marketNames = () =>
  [...document.querySelectorAll('h4')].map((heading) => heading.textContent ?? '')

/** The sentences below the name of a market, in the section of a sport. */
function rulesOf(route: string, market: string) {
  const section = document.getElementById(route)
  const titles = [...(section?.querySelectorAll('h4') ?? [])]
  return titles.find(({ textContent }) => textContent === market)?.nextElementSibling?.textContent
}

describe('the page of rules', () => {
  test('has every market of every sport with what decides it, in both languages', async () => {
    render(<RulesPage />)
    await eventually(() => expect(marketNames()).toHaveLength(MARKETS))
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(marketNames().filter((name) => /[{}]/.test(name))).toEqual([])
    expect(rulesOf('football', 'Dupla Chance')).toMatch(
      /Duas das opções ganham\. Antes e durante a partida\.$/,
    )
    expect(rulesOf('football', 'Empate Anula Aposta')).toBe(
      'Quem vence a partida. Com empate, o valor apostado é devolvido. Antes e durante a partida.',
    )
    expect(rulesOf('boxing', 'Luta Vai Até o Fim')).toMatch(/^Sim ganha quando todos os rounds/)
    act(() => choosePrefs(page, { language: 'en' }))
    await eventually(() => expect(marketNames()).toContain('Double Chance'))
    expect(rulesOf('basketball', 'Point Spread')).toContain('level, the stake is returned.')
  })

  test('lists the sports in its contents, and names the page', async () => {
    render(<RulesPage />)
    const contents = within(await screen.findByRole('navigation', { name: 'Conteúdo' }))
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      Object.keys(MARKETS_BY_SPORT).map((route) => `#${route}`),
    )
    expect(document.title).toContain('Regras de apostas')
  })

  test('an address with an anchor leads to its market', async () => {
    page.routing.navigate(`${PATH}#football-double-chance`, { replace: true })
    render(<RulesPage />)
    await eventually(() => expect(document.activeElement?.id).toBe('football-double-chance'))
  })
})
