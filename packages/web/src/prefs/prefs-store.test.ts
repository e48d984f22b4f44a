// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { choosePrefs, PREFS_DEFAULT, PREFS_KEY, readPrefs, rereadPrefs } from './prefs-store.ts'

beforeEach(() => {
  localStorage.clear()
  rereadPrefs()
})

describe('preferences', () => {
  it('I18-01 starts in Brazilian Portuguese', () => {
    expect(readPrefs().language).toBe('ptBR')
    expect(readPrefs()).toEqual(PREFS_DEFAULT)
  })

  it('I18-03 keeps a change of language in local storage', () => {
    choosePrefs({ language: 'en' })
    expect(JSON.parse(localStorage.getItem(PREFS_KEY) ?? '')).toMatchObject({ language: 'en' })
    rereadPrefs()
    expect(readPrefs().language).toBe('en')
  })

  it('falls back to the defaults when the entry is not what it should be', () => {
    for (const broken of ['{', 'null', '{"language":"xx"}', '[]']) {
      localStorage.setItem(PREFS_KEY, broken)
      rereadPrefs()
      expect(readPrefs()).toEqual(PREFS_DEFAULT)
    }
  })

  it('fills what an older entry did not know', () => {
    localStorage.setItem(PREFS_KEY, '{"theme":"dark"}')
    rereadPrefs()
    expect(readPrefs()).toEqual({ ...PREFS_DEFAULT, theme: 'dark' })
  })
})
