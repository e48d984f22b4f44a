import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobCount } from '../jobs/job-view.ts'
import { UNKNOWN_FIGURES } from '../metrics/testing/unknown-figures.ts'
import { registerOperatorRoutes } from './operator-routes.ts'
import { route } from './route.ts'
import { ServerMetrics } from './server-metrics.ts'
import { makeTestServer, TEST_CALL } from './test-server.ts'

let app: FastifyInstance
let isReady: () => Promise<boolean>
let jobs: readonly JobCount[] = []
let down: readonly string[] = []

beforeAll(async () => {
  app = await makeTestServer()
  registerOperatorRoutes(app, {
    metrics: new ServerMetrics(),
    isReady: () => isReady(),
    streamConnections: () => 42,
    watchedGames: () => 0,
    countJobs: async () => jobs,
    alerts: () => ({ outcomes_set_aside: 2 }),
    feedFigures: () => [{ name: 'market', label: 'football 45', value: 7 }],
    producersDown: () => down,
    businessFigures: async () => UNKNOWN_FIGURES,
    metricsToken: null,
    isMetricsLocal: true,
  })
  route(app, { ...TEST_CALL, path: 'games/:gameId' }, () => ({ done: 'ok' }))
  isReady = async () => true
})

const get = (url: string) => app.inject({ method: 'GET', url })

describe('registerOperatorRoutes', () => {
  it.each(['/api/health', '/api/ready', '/metrics'])('API-55 returns 200 for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(200)
  })

  it('is not ready while a check fails or throws', async () => {
    isReady = async () => false
    expect((await get('/api/ready')).statusCode).toBe(503)
    isReady = () => Promise.reject(new Error('no database'))
    expect((await get('/api/ready')).json()).toMatchObject({ success: false, code: 'unavailable' })
    expect((await get('/api/health')).statusCode).toBe(200)
    isReady = async () => true
  })

  it('says which producers of a live feed are down, and is ready without them', async () => {
    expect((await get('/api/ready')).json()).not.toHaveProperty('producersDown')
    down = ['1 down: silent']
    const reply = await get('/api/ready')
    expect([reply.statusCode, reply.json().producersDown]).toEqual([200, ['1 down: silent']])
    down = []
  })

  it('counts responses by route, never by address', async () => {
    await app.inject({ method: 'POST', url: '/api/games/123456?code=secret' })
    const { body } = await get('/metrics')
    expect(body).toContain(
      'caderneta_http_replies_total{route="/api/games/:gameId",status="200"} 1',
    )
    expect(body).toContain('caderneta_stream_connections 42')
    expect(body).toContain('caderneta_ready 1')
    expect(body).toContain('caderneta_alerts{kind="outcomes_set_aside"} 2')
    expect(body).toContain('caderneta_feed{figure="market",of="football 45"} 7')
    expect(body).not.toContain('123456')
    expect(body).not.toContain('secret')
  })

  it('shows the current number of jobs by queue and state', async () => {
    const mail = { queue: 'mail', state: 'retry', jobs: 3, retries: 5, oldestSeconds: 61.5 }
    jobs = [mail]
    const labels = '{queue="mail",state="retry"}'
    const { body } = await get('/metrics')
    expect(body).toContain(`caderneta_jobs${labels} 3`)
    expect(body).toContain(`caderneta_job_retries${labels} 5`)
    expect(body).toContain(`caderneta_job_oldest_seconds${labels} 61.5`)
    jobs = []
    expect((await get('/metrics')).body).not.toContain(labels)
  })

  const TOKEN = 'a token of thirty-two characters'
  const LOCAL = '127.0.0.1'

  it.each([
    ['this machine, in a demonstration', 200, null, true, LOCAL, {}],
    ['another machine', 404, null, true, '192.0.2.1', {}],
    ['a proxy on this machine', 404, null, true, LOCAL, { 'x-forwarded-for': '192.0.2.1' }],
    ['this machine, where money is real', 404, null, false, LOCAL, {}],
    ['anyone with the token', 200, TOKEN, false, '192.0.2.1', { authorization: `Bearer ${TOKEN}` }],
    ['this machine without the token', 404, TOKEN, false, LOCAL, {}],
    ['a wrong token', 404, TOKEN, false, LOCAL, { authorization: 'Bearer x' }],
  ])(
    'API-55 /metrics for %s is %i',
    async (_who, status, metricsToken, isMetricsLocal, remoteAddress, headers) => {
      const other = await makeTestServer()
      const deps = {
        metrics: new ServerMetrics(),
        isReady,
        streamConnections: () => 0,
        watchedGames: () => 0,
        countJobs: async () => [],
        alerts: () => ({}),
        feedFigures: () => [],
        producersDown: () => [],
        businessFigures: async () => UNKNOWN_FIGURES,
      }
      registerOperatorRoutes(other, { ...deps, metricsToken, isMetricsLocal })
      const reply = await other.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })
      expect(reply.statusCode).toBe(status)
      expect(reply.body.includes('caderneta_')).toBe(status === 200)
    },
  )

  it('serves several servers of one process', async () => {
    const other = await makeTestServer()
    const deps = {
      metrics: new ServerMetrics(),
      isReady: async () => true,
      streamConnections: () => 0,
      watchedGames: () => 0,
      countJobs: () => Promise.reject(new Error('no database')),
      alerts: () => ({}),
      feedFigures: () => [],
      producersDown: () => [],
      businessFigures: async () => UNKNOWN_FIGURES,
      metricsToken: null,
      isMetricsLocal: true,
    }
    registerOperatorRoutes(other, deps)
    expect((await other.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(200)
  })
})
