import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeLog } from '../http/make-log.ts'
import { OtlpTracing } from './otlp-tracing.ts'
import { startCollector, type TestCollector } from './testing/test-collector.ts'

const { log } = fastify({ logger: false })
const SERVER = 2
const INTERNAL = 1

let collector: TestCollector
beforeEach(async () => {
  collector = await startCollector()
})
afterEach(() => collector.close())

const configOf = (share = 1) => ({
  ...{ url: `${collector.endpoint}/v1/traces`, headers: { authorization: 'Bearer x' } },
  ...{ serviceName: 'caderneta-test', share },
})

/** What arrives of the work when the tracing ends. */
async function sentBy(work: (tracing: OtlpTracing) => unknown, share?: number) {
  const tracing = new OtlpTracing(configOf(share), log)
  await work(tracing)
  await tracing.stop()
  return collector.spans()
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('work within other work belongs to its trace, also after a wait', async () => {
  const spans = await sentBy((tracing) =>
    tracing.run('request', { method: 'POST', route: '/api/login' }, async () => {
      await turn()
      await tracing.run('slip', { bets: 2 }, turn)
      tracing.run('settlement', {}, () => {})
    }),
  )
  const [slip, settlement, request] = spans
  expect(request).toMatchObject({ name: 'POST /api/login', kind: SERVER, parentId: '' })
  expect(slip).toMatchObject({ name: 'slip', kind: INTERNAL, attributes: { 'caderneta.bets': 2 } })
  for (const inner of [slip, settlement])
    expect(inner).toMatchObject({ traceId: request?.traceId, parentId: request?.spanId })
  expect(spans).toHaveLength(3)
})

test('two works at the same time keep apart', async () => {
  const spans = await sentBy((tracing) => {
    const work = async () => {
      await turn()
      await tracing.run('slip', {}, turn)
    }
    return Promise.all([1, 2].map((gameId) => tracing.run('feed message', { gameId }, work)))
  })
  const roots = spans.filter(({ name }) => name === 'feed message')
  const inner = spans.filter(({ name }) => name === 'slip')
  expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(2)
  expect(new Set(inner.map(({ parentId }) => parentId))).toEqual(
    new Set(roots.map(({ spanId }) => spanId)),
  )
})

test('a span continues one that is named, and links others', async () => {
  const named: (string | null)[] = []
  const spans = await sentBy((tracing) => {
    expect(tracing.current()).toBeNull()
    for (const gameId of [1, 2])
      tracing.run('feed message', { gameId }, () => named.push(tracing.current()))
    const [parent = null, link = null] = named
    const origin = { parent, links: [link ?? ''] }
    tracing.run('feed message', { gameId: 3 }, () =>
      tracing.run('bus receive', {}, () => {}, origin),
    )
    tracing.run('bus receive', {}, () => {}, { parent: 'nonsense', links: ['nonsense'] })
  })
  const [first, second, continued, , lone] = spans
  expect(continued).toMatchObject({
    ...{ traceId: first?.traceId, parentId: first?.spanId },
    linkedSpanIds: [second?.spanId],
  })
  expect(lone).toMatchObject({ parentId: '', linkedSpanIds: [] })
})

test('an error is the status of its span, without its text, and is thrown on', async () => {
  const secret = Object.assign(new RangeError('of ana@example.com'), { code: '22003' })
  const spans = await sentBy(async (tracing) => {
    const thrown = () => {
      throw secret
    }
    expect(() => tracing.run('settlement', {}, thrown)).toThrow(secret)
    await expect(tracing.run('slip', {}, async () => thrown())).rejects.toThrow(secret)
    tracing.run('slip', {}, (span) => span.note({ refusal: 'limit_reached' }))
  })
  const [settlement, slip, refused] = spans
  for (const failed of [settlement, slip]) {
    expect(failed?.isError).toBe(true)
    expect(failed?.attributes).toMatchObject({
      'error.type': 'RangeError',
      'caderneta.error_code': '22003',
    })
  }
  expect(refused?.isError).toBe(false)
  expect(refused?.attributes).toEqual({ 'caderneta.refusal': 'limit_reached' })
  expect(collector.bytes().includes('example.com')).toBe(false)
})

test('a share of zero sends nothing, and a named span decides for those that continue it', async () => {
  const sampled = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const spans = await sentBy((tracing) => {
    tracing.run('slip', {}, () => tracing.run('settlement', {}, () => {}))
    tracing.run('bus receive', {}, () => {}, { parent: sampled })
  }, 0)
  expect(spans.map(({ parentId }) => parentId)).toEqual(['00f067aa0ba902b7'])
})

test('sends to the path of traces, with the headers and the name of the service', async () => {
  await sentBy((tracing) => tracing.run('slip', {}, () => {}))
  const [request] = collector.requests
  expect(request?.path).toBe('/v1/traces')
  expect(request?.headers.authorization).toBe('Bearer x')
  expect(collector.bytes().includes('caderneta-test')).toBe(true)
})

test('a collector that never responds keeps no server from ending', async () => {
  collector.respondWith(null)
  const tracing = new OtlpTracing(configOf(), log, 50)
  tracing.run('slip', {}, () => {})
  // Without a bound this waits for as long as the collector is silent.
  await tracing.stop()
  expect(collector.requests).toHaveLength(1)
})

test('work goes on without a collector, which is one warning', async () => {
  collector.respondWith(400)
  const lines: string[] = []
  const warned = makeLog('warn', { write: (line) => lines.push(JSON.parse(line).msg) })
  const tracing = new OtlpTracing(configOf(), warned)
  let done = 0
  for (let slips = 0; slips < 2_000; slips += 1)
    tracing.run('slip', { slips }, () => {
      done += 1
    })
  await tracing.stop()
  expect(done).toBe(2_000)
  expect(collector.requests.length).toBeGreaterThan(1)
  expect(lines).toEqual(['tracing: spans not sent'])
})

test('what the queue cannot hold is lost', async () => {
  const spans = await sentBy((tracing) => {
    for (let slips = 0; slips < 20_000; slips += 1) tracing.run('slip', { slips }, () => {})
  })
  expect(spans.length).toBeGreaterThan(1_000)
  expect(spans.length).toBeLessThan(5_000)
})
