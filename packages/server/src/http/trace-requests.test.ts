import { expect, test } from 'vitest'
import { OtlpTracing } from '../tracing/otlp-tracing.ts'
import { startCollector } from '../tracing/testing/test-collector.ts'
import { route } from './route.ts'
import { makeTestServer, silentLog, TEST_CALL } from './test-server.ts'

const OUTSIDE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

/** The spans of requests to these addresses of a server that traces. */
async function spansOf(...urls: string[]) {
  const collector = await startCollector()
  const url = `${collector.endpoint}/v1/traces`
  const tracing = new OtlpTracing({ url, headers: {}, serviceName: 'test', share: 1 }, silentLog)
  const app = await makeTestServer({ settings: { tracing } })
  route(app, { ...TEST_CALL, path: 'work' }, async () => {
    await new Promise((resolve) => setImmediate(resolve))
    tracing.run('settlement', {}, () => {})
    return { done: 'ok' }
  })
  route(app, { ...TEST_CALL, path: 'fail' }, async () => {
    throw new Error('a bug of ana@example.com')
  })
  app.get('/api/health', () => 'ok')
  app.get('/assets/*', () => 'a file')
  for (const one of urls) {
    const method = one.startsWith('/api/health') || one.startsWith('/assets') ? 'GET' : 'POST'
    await app.inject({ method, url: one, headers: { traceparent: OUTSIDE }, payload: { a: '1' } })
  }
  await app.close()
  await tracing.stop()
  await collector.close()
  return { spans: collector.spans(), bytes: collector.bytes() }
}

test('work of a request belongs to its span, which begins a trace whatever the caller sends', async () => {
  const { spans, bytes } = await spansOf('/api/work?code=secret')
  const [settlement, request] = spans
  expect(request).toMatchObject({ name: 'POST /api/work', parentId: '' })
  expect(request?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/work',
    'http.response.status_code': 200,
    'caderneta.request_id': 'a-request',
  })
  expect(settlement?.parentId).toBe(request?.spanId)
  expect(request?.traceId).not.toBe(OUTSIDE.split('-')[1])
  expect(bytes.includes('secret')).toBe(false)
})

test('a fault is an error, with its code and without its text', async () => {
  const { spans, bytes } = await spansOf('/api/fail')
  expect(spans).toMatchObject([{ name: 'POST /api/fail', isError: true }])
  expect(spans[0]?.attributes).toMatchObject({
    'http.response.status_code': 500,
    'caderneta.refusal': 'fault',
  })
  expect(bytes.includes('example.com')).toBe(false)
})

test('probes, files and addresses of nothing are not traced', async () => {
  expect((await spansOf('/api/health', '/assets/a.js', '/api/nothing')).spans).toEqual([])
})
