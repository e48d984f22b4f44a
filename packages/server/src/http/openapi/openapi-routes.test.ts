import { randomUUID } from 'node:crypto'
import type { Call } from '@caderneta/contract/call'
import { CALLS } from '@caderneta/contract/calls'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO, formOf } from '../../testing/call-forms-fixtures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { templateOf } from './operations.ts'

const ADDRESS = '/api/openapi.json'
/** The members of a document around its schemas. */
const VOCABULARY = ['openapi', 'info', 'servers', 'paths', 'components']

const calls = Object.entries<Call>(CALLS)
/** Last what changes the account that the others use. */
const ENDING = new Set(['beginExclusion', 'changePassword'])
const inOrder = [
  ...calls.filter(([name]) => !ENDING.has(name)),
  ...calls.filter(([name]) => ENDING.has(name)),
]

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const pointer = (parts: readonly string[]) => `#/${parts.map(escaped).join('/')}`

describe('GET /api/openapi.json', () => {
  let app: TestApp
  let ajv: Ajv2020
  let document: ReturnType<typeof JSON.parse>

  beforeAll(async () => {
    app = await startTestApp()
    document = await (await app.fetch(ADDRESS, {})).json()
    ajv = new Ajv2020({ strict: true, allErrors: true, validateFormats: false })
    ajv.addVocabulary(VOCABULARY)
    ajv.addSchema(document, 'api')
  })

  afterAll(() => app.close())

  const logIn = async () => `Bearer ${(await app.callAs('login', null, DEMO)).body.token}`

  /** What is wrong with a response by the document; null for nothing. */
  function errorsOf(call: Call, { status, body }: { status: number; body: unknown }) {
    const response = ['paths', templateOf(call), 'post', 'responses', String(status)]
    const described = document.paths[templateOf(call)].post.responses[status]
    if (described === undefined) return `${call.path}: ${status} is not described`
    const at = '$ref' in described ? described.$ref.slice(2).split('/') : response
    if (status === 200 && 'mediaTypes' in call.response) return null
    const schema = pointer([...at, 'content', 'application/json', 'schema'])
    const validate = ajv.compile({ $ref: `api${schema}` })
    return validate(body) ? null : `${call.path}: ${ajv.errorsText(validate.errors)}`
  }

  it('is public, and known by its tag', async () => {
    const first = await app.fetch(ADDRESS, {})
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8')
    await first.text()
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await app.fetch(ADDRESS, { headers })).status).toBe(304)
  })

  it('describes what a visitor receives from each call', async () => {
    for (const [, call] of calls) {
      const result = await app.callAs(call.path.replace(/:\w+/g, '1'), null)
      expect(errorsOf(call, result)).toBeNull()
    }
  })

  it('describes a placed slip, and one at odds that have changed', async () => {
    const { games } = (await app.callAs('sport/item', null)).body.data
    const { betGamesOddId, rate } = games[0].odds[0]
    const place = async (shown: number) => {
      const wagers = JSON.stringify([
        { betGamesOddId: [betGamesOddId], price: '5.00', rate: shown },
      ])
      const form = { wagers, cashbackActive: 'false', slipId: randomUUID() }
      const result = await app.callAs(CALLS.placeSlip.path, await logIn(), form)
      expect(errorsOf(CALLS.placeSlip, result)).toBeNull()
      return result.body
    }
    expect(await place(rate + 1)).toMatchObject({ code: 'odds_changed' })
    expect(await place(rate)).toMatchObject({ success: true })
  })

  it('describes what a player receives from each call', async () => {
    const successes = []
    for (const [name, call] of inOrder) {
      const address = call.path.replace(/:\w+/g, '1')
      const result = await app.callAs(address, await logIn(), formOf(name))
      expect(errorsOf(call, result)).toBeNull()
      if (result.status === 200) successes.push(name)
    }
    expect(successes.length).toBeGreaterThan(25)
  })

  it('has no call that the deployment does not have', async () => {
    const operator = await startTestApp({ PSP: 'none' })
    const { paths } = await (await operator.fetch(ADDRESS, {})).json()
    expect(Object.keys(document.paths)).toContain('/sandbox/pix/pay')
    expect(Object.keys(paths)).not.toContain('/sandbox/pix/pay')
    await operator.close()
  })

  it('finds a response that differs from its schema', () => {
    const body = { success: true, msg: '', data: { reference: 'a', bets: [] } }
    expect(errorsOf(CALLS.placeSlip, { status: 200, body })).toMatch(/wallet/)
    const refusal = { success: false, code: 'bet_closed', msg: '', requestId: 'x' }
    expect(errorsOf(CALLS.placeSlip, { status: 422, body: refusal })).not.toBeNull()
  })
})
