import { searchReply } from '@caderneta/contract/catalogue/search'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestServer, testSession } from '../../http/test-server.ts'
import { fixture, oddsChange, TestClock, TestFeed, testBook } from '../catalogue/book-fixtures.ts'
import { GameSearch } from './search-games.ts'
import { registerSearchRoute } from './search-route.ts'

describe('the call search', () => {
  let app: FastifyInstance

  beforeEach(async () => {
    const clock = new TestClock()
    const book = testBook(clock)
    const feed = new TestFeed(clock)
    for (let gameId = 501; gameId <= 560; gameId += 1)
      book.apply(feed.message({ kind: 'fixture', fixture: fixture(gameId) }))
    book.apply(feed.message(oddsChange(501)))
    app = await makeTestServer({ sessions: { known: testSession() } })
    registerSearchRoute(app, { book, search: new GameSearch(clock) })
  })

  afterEach(() => app.close())

  const search = async (q: string, headers: Record<string, string> = {}) => {
    const reply = await app.inject({ method: 'POST', url: '/api/search', payload: { q }, headers })
    return { status: reply.statusCode, body: reply.json() }
  }

  test('API-26 SRC-09 returns a list of games and the odds of their main market', async () => {
    const { status, body } = await search('GREMIO')
    expect(status).toBe(200)
    const { data } = searchReply.parse(body)
    expect(data).toHaveLength(50)
    expect(data[0]?.teams.map(({ name }) => name)).toEqual(['Grêmio', 'Santos'])
    expect(data[0]?.odds).toHaveLength(3)
  })

  test('API-26 accepts 64 characters, refuses none and 65', async () => {
    expect((await search('a'.repeat(64))).status).toBe(200)
    expect(await search('')).toMatchObject({ status: 400, body: { code: 'invalid_fields' } })
    expect((await search('a'.repeat(65))).status).toBe(400)
  })

  test.each([
    ['no token', {}],
    ['an empty token', { authorization: 'Bearer ' }],
    ['an empty header', { authorization: '' }],
    ['an expired token', { authorization: 'Bearer expired' }],
    ['a token', { authorization: 'Bearer known' }],
  ])('SRC-10 responds with %s', async (_name, headers) => {
    const { status, body } = await search('santos', headers)
    expect([status, body.success]).toEqual([200, true])
    expect(body.disconnect).toBeUndefined()
    expect(body.data).toHaveLength(50)
  })

  test('a word that matches no game returns an empty list', async () => {
    expect((await search('curling')).body.data).toEqual([])
  })
})
