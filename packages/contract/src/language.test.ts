import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['EN-us', 'en'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'ptBR'],
  ['fr-FR', 'ptBR'],
  ['', 'ptBR'],
  [undefined, 'ptBR'],
  ['*', 'ptBR'],
] as const)('CST-10 Accept-Language %j speaks %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
