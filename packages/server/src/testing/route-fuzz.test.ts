import { request } from 'node:http'
import { CALLS } from '@caderneta/contract/calls'
import { REFUSAL_STATUS } from '@caderneta/contract/refusals'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DEMO, formOf } from './call-forms-fixtures.ts'
import { anyOddRequest, type OddRequest } from './odd-requests-fixtures.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const RUNS_PER_ROUTE = 25
const TIMEOUT_MS = 600_000
const LOGOUT = `/api/${CALLS.logOut.path}`
/** Of a tree in which the page is built: what is no address of it is answered by a page too. */
const PAGES = 'GET /*'
/** The names of the calls by their addresses. */
const NAMES = new Map(Object.entries(CALLS).map(([name, { path }]) => [`/api/${path}`, name]))

interface Reply {
  readonly status: number
  readonly text: string
}

const STATUS_BY_CODE = new Map<unknown, number>(Object.entries(REFUSAL_STATUS))
const refusal = z.object({ success: z.literal(false), code: z.string(), msg: z.string() })

/** Null for a correct response; else what is wrong with it. */
function problemOf(route: string, { method }: OddRequest, { status, text }: Reply): string | null {
  if (status < 200 || status >= 500) return `${status} ${text}`
  if (status < 400 || method === 'HEAD') return null
  if (route === PAGES && status === 404 && text.startsWith('<!doctype html>')) return null
  const parsed = refusal.safeParse(jsonOf(text))
  return STATUS_BY_CODE.get(parsed.data?.code) === status ? null : `${status} ${text}`
}

/** Each address once, by POST where it accepts that; the call that ends the session comes last. */
function routesOf({ routes }: TestApp): readonly string[] {
  const urls = new Set(routes.map((route) => route.split(' ')[1] ?? ''))
  urls.delete(LOGOUT)
  const methodOf = (url: string) => (routes.includes(`POST ${url}`) ? 'POST' : 'GET')
  return [...urls, LOGOUT].map((url) => `${methodOf(url)} ${url}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

describe('the running product under malformed requests', () => {
  let app: TestApp
  let selections: string[]

  beforeAll(async () => {
    app = await startTestApp()
    const { games } = (await app.callAs('sport/item', null)).body.data
    selections = games.flatMap((game: { odds: { betGamesOddId: number }[] }) =>
      game.odds.map(({ betGamesOddId }) => String(betGamesOddId)),
    )
  })

  afterAll(() => app.close())

  /** As raw bytes: `fetch` would normalise the path and sometimes refuse a body. */
  function send({ method, path, headers, body }: OddRequest): Promise<Reply> {
    const { hostname, port } = new URL(app.url)
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method, path, headers }, (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (chunk: string) => {
          text += chunk
        })
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
      })
      sent.on('error', reject)
      sent.end(body ?? undefined)
    })
  }

  it(
    'API-13 returns a result or a refusal of the closed list on every route',
    async () => {
      const { token } = (await app.callAs('login', null, DEMO)).body
      const routes = routesOf(app)
      expect(routes.length).toBeGreaterThan(45)
      for (const route of routes) {
        const form = formOf(NAMES.get(route.replace(/^\w+ /, '')))
        const odd = anyOddRequest(route, { form, selections, token: String(token) })
        const isAnswered = fc.asyncProperty(odd, async (oddRequest) => {
          expect(problemOf(route, oddRequest, await send(oddRequest))).toBeNull()
        })
        await fc.assert(isAnswered, { numRuns: RUNS_PER_ROUTE })
      }
    },
    TIMEOUT_MS,
  )
})
