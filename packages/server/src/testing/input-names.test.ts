import { CALLS } from '@caderneta/contract/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO } from './call-forms-fixtures.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** Names of internal values of the server, and names that every object has. */
const INTERNAL_NAMES = ['refused', 'facts', 'fields', 'done', 'body', 'success', 'code'] as const
const OBJECT_NAMES = ['constructor', '__proto__', 'prototype', 'toString'] as const
const NAMES = [...INTERNAL_NAMES, ...OBJECT_NAMES]
/** A code that no empty call produces by itself, and names that every object has. */
const FORGED_CODE = 'exclusion_stands'
const VALUES = [FORGED_CODE, 'x', ...OBJECT_NAMES]
const TIMEOUT_MS = 600_000
const LOGOUT = `/api/${CALLS.logOut.path}`

describe('input fields named like internal keys', () => {
  let app: TestApp
  let authorization: string

  beforeAll(async () => {
    app = await startTestApp()
    authorization = `Bearer ${(await app.callAs('login', null, DEMO)).body.token}`
  })

  afterAll(() => app.close())

  /** Of all calls; the one that ends the session last. */
  function paths(): readonly string[] {
    const urls = Object.values(CALLS).map(({ path }) => `/api/${path}`)
    return [...urls.filter((url) => url !== LOGOUT), LOGOUT]
  }

  async function post(path: string, type: string, body: string) {
    const headers = { authorization, 'content-type': type }
    const response = await app.fetch(path, { method: 'POST', headers, body })
    const text = await response.text()
    const code = /"code":"(\w+)"/.exec(text)?.[1]
    return { path, body, status: response.status, code }
  }

  function requests(path: string) {
    const pairs = NAMES.map((name) => [name, FORGED_CODE] as const)
    const together = VALUES.map((value) => NAMES.map((name) => [name, value] as const))
    const forms = [...pairs.map((pair) => [pair]), ...together].map((fields) =>
      post(path, 'application/x-www-form-urlencoded', fields.map((f) => f.join('=')).join('&')),
    )
    // Written as text: an object literal would set its prototype instead of a member.
    const texts = VALUES.map((value) => NAMES.map((name) => `"${name}":"${value}"`).join(','))
    const json = texts.map((text) => post(path, 'application/json', `{${text}}`))
    const nested = texts.map((text) => {
      const fields = ['wagers', 'accept', 'q'].map((name) => `"${name}":[{${text}}]`)
      return post(path, 'application/json', `{${fields.join(',')}}`)
    })
    return Promise.all([...forms, ...json, ...nested])
  }

  it(
    'never become a refusal or an error of the server, on any route',
    async () => {
      expect(paths().length).toBeGreaterThan(45)
      for (const path of paths()) {
        const replies = await requests(path)
        const wrong = replies.filter(({ status, code }) => status >= 500 || code === FORGED_CODE)
        expect(wrong).toEqual([])
      }
    },
    TIMEOUT_MS,
  )

  it('are unknown fields to funds/save', async () => {
    authorization = `Bearer ${(await app.callAs('login', null, DEMO)).body.token}`
    const reply = await app.callAs('funds/save', authorization, { refused: 'account_exists' })
    expect(reply).toMatchObject({ status: 400, body: { code: 'unknown_field' } })
  })
})
