import { SPORT_TEXTS_EN } from '@caderneta/contract/catalogue/markets/sport-texts.en'
import { SPORT_TEXTS_PT_BR } from '@caderneta/contract/catalogue/markets/sport-texts.pt-br'
import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import { SPORT_ROUTES } from '@caderneta/domain/markets/registry/sports'
import { settlementNotes } from '@caderneta/domain/markets/rule/settlement-notes'
import { describe, expect, test } from 'vitest'
import { listedRules } from './listed-rules.ts'
import { rulesTexts } from './rules-texts.ts'

const LANGUAGES = [
  ['ptBR', SPORT_TEXTS_PT_BR, /devolv/g, /linhas de quarto/gi],
  ['en', SPORT_TEXTS_EN, /returns the stake|stake is returned/g, /quarter line/gi],
] as const

describe.each(LANGUAGES)('the rules of every market in %s', (language, names, level, halves) => {
  test.each(SPORT_ROUTES)('of %s say once what a level result and a quarter line do', (route) => {
    const noted = settlementNotes(route)
    const idByKey = new Map(MARKETS_BY_SPORT[route].map(({ key, id }) => [key, id] as const))
    const rules = listedRules(route, names, rulesTexts[language]).flatMap(({ markets }) => markets)
    expect(rules).not.toEqual([])
    for (const { key, name, sentences } of rules) {
      const text = sentences.join(' ')
      const notes = noted.get(idByKey.get(key) ?? Number.NaN)
      const times = [level, halves].map((said) => [...text.matchAll(said)].length)
      const wanted = [notes?.isLevelReturned, notes?.hasHalves].map(Number)
      expect([name, ...times]).toEqual([name, ...wanted])
    }
  })
})
