// @vitest-environment jsdom

import { selectionTitle } from '@caderneta/contract/catalogue/markets/market-title'
import { MARKET_WORDS_EN } from '@caderneta/contract/catalogue/markets/market-words.en'
import { MARKET_WORDS_PT_BR } from '@caderneta/contract/catalogue/markets/market-words.pt-br'
import { LANGUAGES, type Language } from '@caderneta/contract/language'
import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import { CORRECT_SCORE, REST_OF_MATCH } from '@caderneta/domain/markets/market/market'
import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { RouteParams } from '../../routing/router.tsx'
import { showSite } from '../../site/site-store.ts'
import { render } from '../../testing/render.tsx'
import { SELECTIONS_BY_SPORT, sampleGame } from '../../testing/sample-games.ts'
import { sampleSite } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { done, testServer } from '../../testing/test-server.ts'
import { MatchPage } from './match/match-page.tsx'
import '../../testing/read-english.ts'
import '../../testing/read-market-names.ts'

const TEAMS = ['Croácia', 'Nova York'] as const
/** The page writes the minus of a handicap as figures have it. */
const withSign = (name: string) => name.replace(/ -(?=\d)/, ' −')
const WORDS = { ptBR: MARKET_WORDS_PT_BR, en: MARKET_WORDS_EN }
/** Wire names, which no page shows unchanged, and the other decimal mark. */
const FOREIGN = {
  ptBR: /\b(Draw|or|Yes|No|To Win|Money Line|Spread|Over|Under|Other|WIN|LOSE)\b|\d\.\d/,
  en: /Croácia|Nova York|Empate|Sim|Não|Mais de|Menos de|Outro|\d,\d/,
}

afterEach(() => {
  cleanup()
  act(() => choosePrefs(page, { language: 'ptBR' }))
  vi.unstubAllGlobals()
})

/** Markets beyond the first are collapsed. By role, several hundred buttons take half a minute. */
function expandAll() {
  const collapsed = document.querySelectorAll<HTMLButtonElement>('h2 button[aria-expanded="false"]')
  act(() => {
    for (const button of collapsed) button.click()
  })
}

let gameId = 900

async function show(sport: (typeof SPORTS)[number], language: Language) {
  gameId += 1
  const selections = SELECTIONS_BY_SPORT[sport.route]
  const markets = [...new Set(selections.map(({ marketId }) => marketId))].map((id) => ({
    id,
    name: `M${id}`,
  }))
  showSite(page, { ...sampleSite, markets })
  const game = sampleGame({ id: gameId, sportId: sport.id, selections, teams: TEAMS })
  testServer({ [`sport/game/${gameId}`]: done({ data: { ...game, markets } }) })
  const params = { sportRoute: sport.route, championshipId: '1', gameId: String(gameId) }
  act(() => choosePrefs(page, { language }))
  render(
    <RouteParams params={params}>
      <MatchPage />
    </RouteParams>,
  )
  await screen.findByRole('heading', { level: 1 })
  // The names of all markets come with a file of their own.
  await waitFor(() => expect(page.lateNames.read().names?.language).toBe(language))
  expandAll()
  return { selections, markets }
}

/** Of the many scores only one is shown, beside 'any other', and only the rest from the present. */
const isShown = ({ marketId, name, handicap }: GameSelection) => {
  if (marketId === REST_OF_MATCH) return handicap === 'score=0:0'
  return marketId !== CORRECT_SCORE || name === 'Other'
}

/** The accessible name of a selection's button, and the price shown in it. */
const nameAndPrice = (name: string | null, price: string | null) => `${name} | ${price}`

/** The last price of a button: the earlier one is that of before a change. */
function priceOf(button: Element): string | null {
  const texts = [...button.querySelectorAll('*')].map(({ textContent }) => textContent)
  return texts.findLast((text) => /^\d+\.\d\d$/.test(text ?? '')) ?? null
}

function spoken({ marketId, index: place, ...selection }: GameSelection, language: Language) {
  const price = (2 + place / 100).toFixed(2)
  const odds = language === 'en' ? 'odds' : 'odd'
  const name = `${withSign(selectionTitle(selection, TEAMS, WORDS[language]))}, M${marketId}, ${odds} ${price}`
  return nameAndPrice(name, price)
}

const cases = SPORTS.flatMap((sport) =>
  LANGUAGES.map((language) => [sport.route, language, sport] as const),
)

describe('the match page', () => {
  test.each(cases)(
    'of %s in %s shows every market with its selections and prices',
    async (...of) => {
      const [, language, sport] = of
      const { selections, markets } = await show(sport, language)
      const headings = [...document.querySelectorAll('h2')].map((one) => one.textContent)
      expect(headings).toEqual(expect.arrayContaining(markets.map(({ name }) => name)))
      const buttons = [...document.querySelectorAll('button')].filter((button) =>
        /, M\d+, /.test(button.getAttribute('aria-label') ?? ''),
      )
      const shown = buttons.map((button) =>
        nameAndPrice(button.getAttribute('aria-label'), priceOf(button)),
      )
      const expected = selections.filter(isShown).map((each) => spoken(each, language))
      // As sets: `arrayContaining` compares each with each, a second for every hundred.
      const isThere = new Set(shown)
      expect(expected.filter((each) => !isThere.has(each))).toEqual([])
      expect(shown.filter((name) => !name.includes(`, M${CORRECT_SCORE}, `))).toHaveLength(
        expected.length - (sport.route === 'football' ? 1 : 0),
      )
      for (const button of buttons) {
        const name = button.getAttribute('aria-label')?.split(', M')[0] ?? ''
        expect(name).not.toMatch(FOREIGN[language])
        expect(name).not.toMatch(/undefined|^$/)
      }
    },
  )
})
