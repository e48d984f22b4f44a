// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { page } from '../testing/test-page.ts'
import { loadEnglish } from '../texts/first-texts.ts'
import { applyPrefs } from './apply-prefs.ts'
import { choosePrefs } from './prefs-store.ts'

const PUBLIC = join(import.meta.dirname, '../../public')
const manifest = (name: string) => JSON.parse(readFileSync(join(PUBLIC, name), 'utf8'))

test('the page and its manifest are in the chosen language', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  document.head.innerHTML = '<link rel="manifest" href="/site.webmanifest" />'
  await loadEnglish()
  const stop = applyPrefs(page)
  const applied = () => [
    document.documentElement.lang,
    document.querySelector('link')?.getAttribute('href'),
  ]
  expect(applied()).toEqual(['pt-BR', '/site.webmanifest'])
  choosePrefs(page, { language: 'en' })
  expect(applied()).toEqual(['en', '/site.en.webmanifest'])
  choosePrefs(page, { language: 'ptBR' })
  expect(applied()).toEqual(['pt-BR', '/site.webmanifest'])
  stop()
  vi.unstubAllGlobals()
})

test('the document says which height the rows of lists have', () => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  const stop = applyPrefs(page)
  expect(document.documentElement.dataset.rows).toBe('compact')
  choosePrefs(page, { rows: 'comfortable' })
  expect(document.documentElement.dataset.rows).toBe('comfortable')
  stop()
  vi.unstubAllGlobals()
})

test('both manifests describe one app and differ only in their texts', () => {
  const { name, description, lang, shortcuts, ...rest } = manifest('site.webmanifest')
  const english = manifest('site.en.webmanifest')
  expect(english).toMatchObject(rest)
  expect([english.lang, lang]).toEqual(['en', 'pt-BR'])
  expect([english.name, english.description]).not.toContain(name)
  expect(english.description).not.toBe(description)
  const urls = (each: { shortcuts: { url: string }[] }) => each.shortcuts.map(({ url }) => url)
  expect(urls(english)).toEqual(urls({ shortcuts }))
})
