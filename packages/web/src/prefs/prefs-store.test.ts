// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage, page } from '../testing/test-page.ts'
import {
  awaitBeforeLanguage,
  choosePrefs,
  languageArrival,
  PREFS_DEFAULT,
  PREFS_KEY,
  readPrefs,
} from './prefs-store.ts'

beforeEach(() => {
  localStorage.clear()
  openPage()
})

describe('preferences', () => {
  it('I18-01 starts in Brazilian Portuguese', () => {
    expect(readPrefs(page).language).toBe('ptBR')
    expect(readPrefs(page)).toEqual(PREFS_DEFAULT)
  })

  it('I18-03 keeps a change of language in local storage', () => {
    choosePrefs(page, { language: 'en' })
    expect(JSON.parse(localStorage.getItem(PREFS_KEY) ?? '')).toMatchObject({ language: 'en' })
    openPage()
    expect(readPrefs(page).language).toBe('en')
  })

  it('falls back to the defaults when the entry is invalid', () => {
    for (const broken of ['{', 'null', '{"language":"xx"}', '[]']) {
      localStorage.setItem(PREFS_KEY, broken)
      openPage()
      expect(readPrefs(page)).toEqual(PREFS_DEFAULT)
    }
  })

  it('keeps the height of rows, which are compact at first', () => {
    expect(readPrefs(page).rows).toBe('compact')
    choosePrefs(page, { rows: 'comfortable' })
    openPage()
    expect(readPrefs(page).rows).toBe('comfortable')
  })

  it('fills in fields missing in an older entry', () => {
    localStorage.setItem(PREFS_KEY, '{"theme":"dark"}')
    openPage()
    expect(readPrefs(page)).toEqual({ ...PREFS_DEFAULT, theme: 'dark' })
  })
})

describe('a language whose texts are loading', () => {
  let arrive = (): void => {}
  let lose = (): void => {}
  beforeEach(() => {
    const missing = new Promise<void>((resolve, reject) => {
      arrive = resolve
      lose = () => reject(new Error('lost'))
    })
    awaitBeforeLanguage(page, (language) => (language === 'en' ? missing : null))
  })

  it('I18-04 applies once they are loaded, not before', async () => {
    choosePrefs(page, { language: 'en', theme: 'dark' })
    expect(readPrefs(page)).toMatchObject({ language: 'ptBR', theme: 'dark' })
    arrive()
    await languageArrival(page)
    expect(readPrefs(page).language).toBe('en')
  })

  it('is superseded by a later choice', async () => {
    choosePrefs(page, { language: 'en' })
    const arrival = languageArrival(page)
    choosePrefs(page, { language: 'ptBR' })
    arrive()
    await arrival
    expect(readPrefs(page).language).toBe('ptBR')
  })

  it('is not applied when they fail to load', async () => {
    choosePrefs(page, { language: 'en' })
    lose()
    await languageArrival(page)
    expect(readPrefs(page).language).toBe('ptBR')
  })
})
