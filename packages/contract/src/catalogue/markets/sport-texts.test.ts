import { MARKET_IDS, MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import { SPORT_ROUTES } from '@caderneta/domain/markets/registry/sports'
import { describe, expect, test } from 'vitest'
import { SPORT_TEXTS_EN } from './sport-texts.en.ts'
import { SPORT_TEXTS_PT_BR } from './sport-texts.pt-br.ts'
import { sportText } from './sport-texts.ts'

describe.each([
  ['Portuguese', SPORT_TEXTS_PT_BR],
  ['English', SPORT_TEXTS_EN],
])('the texts of all sports in %s', (_language, texts) => {
  test.each(SPORT_ROUTES)('name and explain each market of %s', (route) => {
    for (const { id, key } of MARKETS_BY_SPORT[route]) {
      const text = sportText(texts, route, id)
      expect([key, text?.help]).toEqual([key, expect.stringMatching(/\.$/)])
    }
  })

  test('name a number alike in every sport that has it', () => {
    for (const id of MARKET_IDS) {
      const names = SPORT_ROUTES.flatMap((route) => sportText(texts, route, id)?.name ?? [])
      expect(new Set(names).size).toBe(1)
    }
  })

  test('have no text of a market that the sport does not have', () => {
    expect(sportText(texts, 'tennis', 1_000_040)).toBeUndefined()
  })
})
