// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { choosePrefs, readPrefs } from '../prefs/prefs-store.ts'
import { readToasts, showToast } from '../ui/toast/toast-queue.ts'
import { createPage } from './create-page.ts'

test('two pages share no state', () => {
  const [one, other] = [createPage(), createPage()]
  choosePrefs(one, { oddsFormat: 'Americanas' })
  showToast(one, 'success', 'Feito')
  one.routing.hold(() => {})
  expect(readPrefs(other).oddsFormat).toBe('Decimais')
  expect(readToasts(other)).toEqual([])
  other.routing.navigate('/live')
  expect(window.location.pathname).toBe('/live')
})

test('a page that opens later has the preferences of the one before', () => {
  choosePrefs(createPage(), { theme: 'dark' })
  expect(readPrefs(createPage()).theme).toBe('dark')
})
