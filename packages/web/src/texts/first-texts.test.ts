import { expect, test } from 'vitest'
import { catalogueTexts } from './catalogue-texts.ts'
import { catalogue } from './en/catalogue.ts'
import { loadEnglish, textsOnTheWay } from './first-texts.ts'

test('I18-02 the English texts of the first page are available once loaded', async () => {
  expect(textsOnTheWay('ptBR')).toBeNull()
  const arrival = textsOnTheWay('en')
  expect(arrival).not.toBeNull()
  await arrival
  expect(textsOnTheWay('en')).toBeNull()
  await loadEnglish()
  expect(catalogueTexts.en).toBe(catalogue)
})
