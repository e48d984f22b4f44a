// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { openPage, page } from '../testing/test-page.ts'
import { strange, testServer } from '../testing/test-server.ts'
import { setBearer } from './bearer.ts'
import { call } from './call.ts'

const source = readFileSync(join(import.meta.dirname, '../../public/ahead.js'), 'utf8')
const response = z.object({ of: z.string() })
const readBets = (fields = { tab: 'all' }) =>
  call(page, { path: 'wagers_user/getAll', response }, fields)
const readBase = () => call(page, { path: 'base_auth', response }, {})

const CALLS = {
  base_auth: strange({ success: true, of: 'base' }),
  'wagers_user/getAll': strange({ success: true, of: 'bets' }),
}

function logIn(prefs: object = {}): void {
  localStorage.setItem('caderneta.logged', 'true')
  localStorage.setItem('caderneta.token', 'token-of-ana')
  localStorage.setItem('caderneta.prefs', JSON.stringify(prefs))
}

/** The browser runs the file, then the script of the page. */
function openAt(path: string): void {
  window.history.replaceState(null, '', path)
  new Function(source)()
  openPage()
  setBearer(page, 'token-of-ana')
}

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000))
afterEach(() => {
  Reflect.deleteProperty(window, 'sentAhead')
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the first calls of my bets', () => {
  it('are sent before the script of the page, with the token, and once', async () => {
    const sent = testServer(CALLS)
    logIn()
    openAt('/mybets')
    const ahead = [
      { path: 'base_auth', fields: {}, bearer: 'Bearer token-of-ana' },
      { path: 'wagers_user/getAll', fields: { tab: 'all' }, bearer: 'Bearer token-of-ana' },
    ]
    expect(sent).toEqual(ahead)
    expect(await readBase()).toMatchObject({ value: { of: 'base' } })
    expect(await readBets()).toMatchObject({ value: { of: 'bets' } })
    expect(sent).toHaveLength(2)
    await readBets()
    expect(sent).toHaveLength(3)
  })

  it('are of the tab in the address', async () => {
    const sent = testServer(CALLS)
    logIn()
    openAt('/mybets?tab=live')
    await readBets({ tab: 'live' })
    expect(sent.map(({ fields }) => fields)).toEqual([{}, { tab: 'live' }])
  })

  it.each([
    ['another session', () => setBearer(page, 'token-of-bia')],
    ['a visitor', () => setBearer(page, null)],
    ['another language', () => choosePrefs(page, { language: 'ptBR' })],
    ['a page that took long', () => vi.spyOn(performance, 'now').mockReturnValue(10_001)],
  ])('are not used for %s', async (_what, change) => {
    const sent = testServer(CALLS)
    logIn({ language: 'en' })
    openAt('/mybets')
    change()
    await readBets()
    expect(sent).toHaveLength(3)
  })

  it.each(['/', '/mybets/historico', '/live'])('are not sent at %s', (path) => {
    const sent = testServer(CALLS)
    logIn()
    openAt(path)
    expect(sent).toEqual([])
  })

  it('are not sent for a visitor', () => {
    const sent = testServer(CALLS)
    localStorage.setItem('caderneta.token', 'token-of-ana')
    openAt('/mybets')
    expect(sent).toEqual([])
  })
})
