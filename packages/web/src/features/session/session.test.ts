// @vitest-environment jsdom

import { readBalance } from '@caderneta/contract/wallet/wallet-calls'
import { eventually } from '@caderneta/testing/eventually'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readBearer, setBearer } from '../../api/bearer.ts'
import { call } from '../../api/call.ts'
import { choosePrefs, readPrefs } from '../../prefs/prefs-store.ts'
import { readSite } from '../../site/site-store.ts'
import { openPreloaded } from '../../testing/preloaded-page.ts'
import {
  sampleBase,
  sampleClient,
  samplePrefs,
  sampleSite,
  sampleStart,
  sampleUser,
} from '../../testing/sample-player.ts'
import { openPage, page } from '../../testing/test-page.ts'
import { disconnected, done, refused, testServer } from '../../testing/test-server.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { logIn } from './enter-session.ts'
import { logOut } from './log-out.ts'
import {
  checkSession,
  onSession,
  readSession,
  replacePrefs,
  replaceUser,
  watchDisconnect,
} from './session.ts'
import { readStep } from './session-dialog-store.ts'
import { storeToken } from './session-storage.ts'

const paths = (calls: readonly { path: string }[]) => calls.map((each) => each.path)

beforeEach(() => {
  localStorage.clear()
  openPage()
})
afterEach(() => void vi.unstubAllGlobals())

describe('the app start', () => {
  test('SES-11 without a token loads base_unauth and no base_auth', async () => {
    const calls = testServer({ base_unauth: done(sampleSite) })
    await checkSession(page)
    expect(paths(calls)).toEqual(['base_unauth'])
    expect(readSession(page).status).toBe('visitor')
    expect(readSite(page)).toEqual(sampleSite)
  })

  test('SES-09 with a stored token calls base_auth with it', async () => {
    testServer({ login: done(sampleStart), 'client/getData': refused('fault') })
    await logIn(page, 'ana', 'segredo1')
    setBearer(page, null)
    const calls = testServer({ base_auth: done(sampleBase) })
    await checkSession(page)
    expect(calls).toEqual([{ path: 'base_auth', fields: {}, bearer: 'Bearer token-of-ana' }])
    expect(readSession(page)).toMatchObject({ status: 'player', user: sampleUser })
  })

  test('SES-10 a session that the server ended leaves a visitor with the public data', async () => {
    testServer({ login: done(sampleStart), 'client/getData': refused('fault') })
    await logIn(page, 'ana', 'segredo1')
    const calls = testServer({ base_auth: disconnected(), base_unauth: done(sampleSite) })
    await checkSession(page)
    expect(paths(calls)).toEqual(['base_auth', 'base_unauth'])
    expect(readSession(page).status).toBe('visitor')
    expect(localStorage.getItem('caderneta.token')).toBeNull()
  })

  test('I18-03 the language chosen in this browser stays after a reload', async () => {
    testServer({ login: done(sampleStart), 'client/getData': refused('fault') })
    await logIn(page, 'ana', 'segredo1')
    choosePrefs(page, { language: 'en' })
    const calls = testServer({ base_auth: done(sampleBase), base_unauth: done(sampleSite) })
    await checkSession(page)
    expect(readPrefs(page).language).toBe('en')
    await eventually(() =>
      expect(calls.map(({ path, bearer }) => [path, bearer])).toEqual([
        ['base_auth', 'Bearer token-of-ana'],
        ['base_unauth', null],
      ]),
    )
  })

  describe('with the public data in the page', () => {
    beforeEach(() => {
      vi.spyOn(performance, 'now').mockReturnValue(1_000)
      const base_unauth = { success: true, ...sampleSite }
      openPreloaded({ language: 'pt-BR', replies: { base_unauth } })
    })
    afterEach(() => {
      document.getElementById('given')?.remove()
      vi.restoreAllMocks()
    })

    test('it is there for the first rendering, and a visitor requests nothing', () => {
      const calls = testServer({})
      void checkSession(page)
      expect(readSession(page).status).toBe('visitor')
      expect(readSite(page)).toEqual(sampleSite)
      expect(calls).toEqual([])
    })

    test('a player has it until the session is checked', async () => {
      storeToken('token-of-ana')
      const client = { ...sampleClient, isWagerLived: false }
      testServer({ base_auth: done({ ...sampleBase, client }) })
      const checked = checkSession(page)
      expect(readSite(page)).toEqual(sampleSite)
      expect(readSession(page).status).toBe('checking')
      await checked
      expect(readSite(page)?.client).toEqual(client)
    })

    test('a player without a connection gets a way to retry', async () => {
      storeToken('token-of-ana')
      testServer({ base_auth: 'lost' })
      await checkSession(page)
      expect(page.site.read().status).toBe('failed')
    })
  })

  test('a start without a response does not log the player out', async () => {
    testServer({ login: done(sampleStart), 'client/getData': refused('fault') })
    await logIn(page, 'ana', 'segredo1')
    testServer({ base_auth: 'lost' })
    await checkSession(page)
    expect(localStorage.getItem('caderneta.token')).toBe('token-of-ana')
  })
})

describe('a login', () => {
  test('SES-01 stores prefs, token and the logged-in flag, and SEC-25 nothing else', async () => {
    testServer({ login: done(sampleStart), 'client/getData': refused('fault') })
    await logIn(page, 'ana', 'segredo1')
    const keys = new Set(Object.keys({ ...localStorage }))
    expect(keys).toEqual(new Set(['caderneta.token', 'caderneta.logged', 'caderneta.prefs']))
    const stored = Object.values({ ...localStorage }).join()
    expect(stored).not.toContain(sampleUser.info.cpf)
    expect(stored).not.toContain('segredo1')
  })

  test('SES-02 SES-03 sets token, info and address in the state', async () => {
    testServer({ login: done(sampleStart), 'client/getData': refused('fault') })
    await logIn(page, 'ana', 'segredo1')
    expect(readSession(page)).toMatchObject({
      status: 'player',
      token: 'token-of-ana',
      user: { info: { name: 'Ana Souza' }, address: sampleUser.address },
    })
  })

  test('SES-03 a response without an address keeps the known one', () => {
    startSession(page, sampleStart)
    startSession(page, { ...sampleStart, user: { info: sampleUser.info } })
    expect(readSession(page).user?.address).toEqual(sampleUser.address)
    endSession(page)
    startSession(page, { ...sampleStart, user: { info: sampleUser.info } })
    expect(readSession(page).user?.address.streetName).toBe('')
  })

  test('ROL-01 the state knows visitors and players, and the check before either', async () => {
    expect(readSession(page)).toMatchObject({ status: 'checking', token: null, user: null })
    testServer({ login: done(sampleStart), 'client/getData': refused('fault') })
    await logIn(page, 'ana', 'segredo1')
    expect(readSession(page).status).toBe('player')
    endSession(page)
    expect(readSession(page).status).toBe('visitor')
  })

  test("SES-04 switches to the player's preferred language", async () => {
    const prefs = { ...samplePrefs, language: 'en' }
    testServer({ login: done({ ...sampleStart, prefs }), 'client/getData': refused('fault') })
    await logIn(page, 'ana', 'segredo1')
    expect(readPrefs(page).language).toBe('en')
  })

  test('SES-13 requests client/getData and applies its settings', async () => {
    const client = { ...sampleClient, isWagerLived: false }
    testServer({
      base_unauth: done(sampleSite),
      login: done(sampleStart),
      'client/getData': done({ data: { appVersion: 1, client } }),
    })
    await checkSession(page)
    await logIn(page, 'ana', 'segredo1')
    await eventually(() => expect(readSite(page)?.client.isWagerLived).toBe(false))
  })

  test('account changes replace the data of the session', async () => {
    testServer({ login: done(sampleStart), 'client/getData': refused('fault') })
    await logIn(page, 'ana', 'segredo1')
    const info = { ...sampleUser.info, phone: '21987654321' }
    replaceUser(page, { ...sampleUser, info })
    replacePrefs(page, { ...samplePrefs, oddsFormat: 'Fracionais' })
    expect(readSession(page)).toMatchObject({ user: { info }, prefs: { oddsFormat: 'Fracionais' } })
    expect(readPrefs(page).oddsFormat).toBe('Fracionais')
  })

  test('a late response does not restore the player after logout', () => {
    endSession(page)
    replaceUser(page, sampleUser)
    expect(readSession(page)).toMatchObject({ status: 'visitor', user: null })
  })

  test('ENT-01 a visitor has no token and is not logged in', () => {
    endSession(page)
    expect(readSession(page)).toMatchObject({ status: 'visitor', token: null })
    expect(localStorage.getItem('caderneta.logged')).toBeNull()
  })

  test('notifies the other features, and of its end too', async () => {
    const tokens: (string | null)[] = []
    const stop = onSession(page, (start) => tokens.push(start?.token ?? null))
    testServer({ login: done(sampleStart), logout: done() })
    await logIn(page, 'ana', 'segredo1')
    await logOut(page)
    stop()
    expect(tokens).toEqual(['token-of-ana', null])
  })
})

describe('the end of a session', () => {
  beforeEach(async () => {
    testServer({ login: done(sampleStart), 'client/getData': refused('fault') })
    await logIn(page, 'ana', 'segredo1')
    localStorage.setItem('caderneta.slip.ana@exemplo.com', '{}')
  })

  test.each([
    ['succeeds', done()],
    ['fails', refused('fault')],
    ['is lost', 'lost'],
  ] as const)(
    'SES-06 SES-07 a logout empties storage and token when the call %s',
    async (_, response) => {
      const calls = testServer({ logout: response })
      await logOut(page)
      expect(calls).toEqual([{ path: 'logout', fields: {}, bearer: 'Bearer token-of-ana' }])
      expect(localStorage.length).toBe(0)
      expect(readBearer(page)).toBeNull()
      expect(readSession(page)).toEqual({
        status: 'visitor',
        isExcluded: false,
        token: null,
        user: null,
        prefs: null,
        inactivitySeconds: null,
      })
    },
  )

  test('a disconnect of any call logs the player out and keeps an undecided slip', async () => {
    const stop = watchDisconnect(page)
    testServer({ 'balance/getAll': disconnected() })
    await call(page, readBalance, {})
    stop()
    expect(readStep(page)).toBe('expired')
    expect(readSession(page).status).toBe('visitor')
    expect(localStorage.getItem('caderneta.token')).toBeNull()
    expect(localStorage.getItem('caderneta.slip.ana@exemplo.com')).toBe('{}')
  })
})

describe('a reload', () => {
  test('SES-05 a reload restores token, info and state, though the info is not stored', async () => {
    testServer({ login: done(sampleStart), 'client/getData': refused('fault') })
    await logIn(page, 'ana', 'segredo1')
    expect(JSON.stringify({ ...localStorage })).not.toContain(sampleUser.info.cpf)
    openPage()
    expect(readSession(page)).toMatchObject({ status: 'checking', token: null })
    testServer({ base_auth: done(sampleBase) })
    await checkSession(page)
    expect(readSession(page)).toMatchObject({
      status: 'player',
      token: 'token-of-ana',
      user: { info: sampleUser.info },
    })
  })
})
