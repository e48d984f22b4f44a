import { call } from '@caderneta/contract/call'
import { refuse, refuseFields } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { replyBody } from './call-response.ts'
import { route } from './route.ts'
import { makeTestServer, TEST_CALL, testSession } from './test-server.ts'

const greeting = z.object({
  name: z.string('required').check(z.minLength(1, 'required'), z.maxLength(9, 'too_long')),
  age: z.optional(z.string().check(z.regex(/^\d+$/))),
})

const greet = {
  ...TEST_CALL,
  path: 'greet',
  request: greeting,
  response: z.object({ input: greeting }),
  forbiddenFields: ['amount'],
}

const gameOf = z.object({ gameId: z.string() })
const readGame = call({
  ...TEST_CALL,
  path: 'games/:gameId',
  request: gameOf,
  response: gameOf,
  refusals: ['unknown_game'],
})

const readMine = {
  ...TEST_CALL,
  path: 'mine',
  access: 'session',
  response: z.object({
    caller: z.object({ playerId: z.number(), tokenHash: z.string(), language: z.string() }),
  }),
} as const

let app: FastifyInstance

beforeAll(async () => {
  app = await makeTestServer({
    sessions: { good: testSession(), fresh: testSession({ isActivated: false }) },
  })
  route(app, greet, (input) => ({ done: 'ok', body: { input } }))
  route(app, readGame, ({ gameId }) =>
    gameId === '1' ? { done: 'ok', body: { gameId } } : refuse('unknown_game'),
  )
  route(app, { ...TEST_CALL, path: 'refused', refusals: ['deposit_too_small'] }, () =>
    refuse('deposit_too_small', { depositMin: 1 }),
  )
  route(app, { ...TEST_CALL, path: 'taken' }, () => refuseFields({ cpf: 'taken' }))
  route(app, { ...TEST_CALL, path: 'broken' }, () => {
    throw new Error('secret detail of the database')
  })
  route(app, { ...TEST_CALL, path: 'unreachable' }, () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  })
  route(app, readMine, (_input, caller) => ({ done: 'ok', body: { caller } }))
  route(app, { ...TEST_CALL, path: 'bet', access: 'activated' }, () => ({ done: 'bets_placed' }))
})

afterAll(() => app.close())

function post(url: string, fields: object = {}, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload: fields, headers })
}

describe('a public call', () => {
  it('API-05 returns one JSON object with success and a sentence', async () => {
    const reply = await post('/api/greet', { name: 'Ana' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      success: true,
      msg: 'Tudo certo.',
      input: { name: 'Ana' },
    })
  })

  it('API-05 uses the language that the browser requests', async () => {
    const reply = await post('/api/greet', { name: 'Ana' }, { 'accept-language': 'en-GB,en' })
    expect(reply.json().msg).toBe('All set.')
  })

  it('drops the fields that the schema does not name', async () => {
    const reply = await post('/api/greet', { name: 'Ana', role: 'admin' })
    expect(reply.json().input).toEqual({ name: 'Ana' })
  })

  it('refuses a forbidden field before it validates the others', async () => {
    const reply = await post('/api/greet', { amount: '5' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ success: false, code: 'unknown_field' })
  })

  it('API-07 API-08 names each invalid field with its sentence', async () => {
    const reply = await post('/api/greet', { name: 'a name that is too long', age: 'x' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({
      success: false,
      code: 'invalid_fields',
      msg: 'Confira os campos destacados.',
      fields: { name: 'Muito longo', age: 'Valor inválido' },
      requestId: 'a-request',
    })
  })

  it('says that the password is wrong when nothing else is', () => {
    const wrong = refuseFields({ password: 'wrong_password' })
    expect(replyBody(wrong, 'ptBR')['msg']).toBe('Senha incorreta')
    const more = refuseFields({ password: 'wrong_password', email: 'required' })
    expect(replyBody(more, 'ptBR')['msg']).toBe('Confira os campos destacados.')
  })

  it('names a missing field', async () => {
    const reply = await post('/api/greet')
    expect(reply.json().fields).toEqual({ name: 'Esse campo é obrigatório!' })
  })

  it('accepts the parameters of the path as input', async () => {
    expect((await post('/api/games/1')).json().gameId).toBe('1')
  })

  it('does not let a field of the body replace a parameter of the path', async () => {
    expect((await post('/api/games/1', { gameId: '2' })).json().gameId).toBe('1')
  })

  it('API-10 returns 404 for unknown resources', async () => {
    const reply = await post('/api/games/0')
    expect(reply.statusCode).toBe(404)
    expect(reply.json().code).toBe('unknown_game')
  })

  it('API-06 sends the code of a refusal with its facts', async () => {
    const reply = await post('/api/refused')
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ success: false, code: 'deposit_too_small', depositMin: 1 })
  })

  it('ERR-21 sends the field errors that a use case found', async () => {
    expect((await post('/api/taken')).json().fields).toEqual({ cpf: 'Já está em uso' })
  })

  it('reveals no internals when the server has an error', async () => {
    const reply = await post('/api/broken')
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toMatchObject({ success: false, code: 'fault' })
    expect(reply.body).not.toContain('secret')
  })

  it('returns 503 while the database is unavailable', async () => {
    const reply = await post('/api/unreachable')
    expect(reply.statusCode).toBe(503)
    expect(reply.json().code).toBe('unavailable')
  })

  it('forbids storing the response', async () => {
    const reply = await post('/api/greet', { name: 'Ana' })
    expect(reply.headers['cache-control']).toBe('no-store')
  })
})

describe('a call with a session', () => {
  it('API-09 returns 401 with disconnect to a caller without a token', async () => {
    const reply = await post('/api/mine')
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({ code: 'no_session', disconnect: true })
  })

  it.each(['Bearer other', 'Bearer ', 'good', 'Basic good', `Bearer ${'x'.repeat(200)}`])(
    'returns 401 for the authorization "%s"',
    async (authorization) => {
      expect((await post('/api/mine', {}, { authorization })).statusCode).toBe(401)
    },
  )

  it('ROL-08 identifies the caller by the bearer token', async () => {
    const reply = await post('/api/mine', {}, { authorization: 'Bearer good' })
    expect(reply.json().caller).toMatchObject({ playerId: 7, tokenHash: 'aa', language: 'en' })
  })

  it('uses the language of the player, whatever the browser requests', async () => {
    const headers = { authorization: 'Bearer good', 'accept-language': 'pt-BR' }
    expect((await post('/api/mine', {}, headers)).json().msg).toBe('All set.')
  })
})

describe('a call of activated players', () => {
  it('API-10 ACT-07 returns 401 without a session and 403 before the activation', async () => {
    expect((await post('/api/bet')).statusCode).toBe(401)
    const reply = await post('/api/bet', {}, { authorization: 'Bearer fresh' })
    expect(reply.statusCode).toBe(403)
    expect(reply.json().code).toBe('not_activated')
  })

  it('admits an activated player', async () => {
    const reply = await post('/api/bet', {}, { authorization: 'Bearer good' })
    expect(reply.json()).toMatchObject({ success: true, msg: 'Your bet is placed.' })
  })
})

describe('other methods and paths', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'API-01 refuses %s on a call',
    async (method) => {
      const reply = await app.inject({ method, url: '/api/greet' })
      expect(reply.statusCode).toBe(405)
      expect(reply.headers.allow).toBe('POST')
      expect(reply.json().code).toBe('method_not_allowed')
    },
  )

  it('returns 405 without a body for HEAD on a call', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/api/greet' })
    expect(reply.statusCode).toBe(405)
  })

  it.each(['/api', '/api/', '/api/nothing', '/api/greet/more', '/api/__proto__'])(
    'returns 404 in JSON for %s',
    async (url) => {
      const reply = await post(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ success: false, code: 'unknown_call' })
    },
  )

  it('returns 400 for a path that cannot be decoded', async () => {
    const reply = await post('/api/games/%ff')
    expect(reply.statusCode).toBe(400)
    expect(reply.json().code).toBe('malformed')
  })
})
