// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { openRoot } from '../root/root.ts'
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
  openRoot()
})

describe('preferences', () => {
  it('I18-01 starts in Brazilian Portuguese', () => {
    expect(readPrefs().language).toBe('ptBR')
    expect(readPrefs()).toEqual(PREFS_DEFAULT)
  })

  it('I18-03 keeps a change of language in local storage', () => {
    choosePrefs({ language: 'en' })
    expect(JSON.parse(localStorage.getItem(PREFS_KEY) ?? '')).toMatchObject({ language: 'en' })
    openRoot()
    expect(readPrefs().language).toBe('en')
  })

  it('falls back to the defaults when the entry is invalid', () => {
    for (const broken of ['{', 'null', '{"language":"xx"}', '[]']) {
      localStorage.setItem(PREFS_KEY, broken)
      openRoot()
      expect(readPrefs()).toEqual(PREFS_DEFAULT)
    }
  })

  it('fills in fields missing in an older entry', () => {
    localStorage.setItem(PREFS_KEY, '{"theme":"dark"}')
    openRoot()
    expect(readPrefs()).toEqual({ ...PREFS_DEFAULT, theme: 'dark' })
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
    awaitBeforeLanguage((language) => (language === 'en' ? missing : null))
  })

  it('I18-04 applies once they are loaded, not before', async () => {
    choosePrefs({ language: 'en', theme: 'dark' })
    expect(readPrefs()).toMatchObject({ language: 'ptBR', theme: 'dark' })
    arrive()
    await languageArrival()
    expect(readPrefs().language).toBe('en')
  })

  it('is superseded by a later choice', async () => {
    choosePrefs({ language: 'en' })
    const arrival = languageArrival()
    choosePrefs({ language: 'ptBR' })
    arrive()
    await arrival
    expect(readPrefs().language).toBe('ptBR')
  })

  it('is not applied when they fail to load', async () => {
    choosePrefs({ language: 'en' })
    lose()
    await languageArrival()
    expect(readPrefs().language).toBe('ptBR')
  })
})
