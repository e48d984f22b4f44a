import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorOf, OddsApiServer } from '../testing/odds-api-server.ts'
import { httpOddsApi } from './http-api.ts'

let server = new OddsApiServer()
let url = ''

beforeEach(async () => {
  server = new OddsApiServer()
  url = await server.start()
})
afterEach(() => server.stop())

const call = { path: '/sports', parameters: {} }
const api = (key = server.key) => httpOddsApi({ url, key })

it('reads the reply and what is left of the credits', async () => {
  server.set('/sports', { json: [1], headers: { 'x-requests-remaining': '498.0' } })
  expect(await api().get(call)).toEqual({ body: [1], quota: { remaining: 498 } })
})

it.each([
  [errorOf(401, 'OUT_OF_USAGE_CREDITS'), { failure: 'credits' }],
  [errorOf(401, 'DEACTIVATED_KEY'), { failure: 'key' }],
  [errorOf(404, 'UNKNOWN_SPORT'), { failure: 'unknown' }],
  [errorOf(422, 'INVALID_MARKET'), { failure: 'parameters' }],
  [
    errorOf(429, 'EXCEEDED_FREQ_LIMIT', { 'retry-after': '7' }),
    { failure: 'too_many', waitMs: 7_000 },
  ],
  [errorOf(502, ''), { failure: 'failed' }],
  [{ text: '<html>' }, { failure: 'malformed' }],
  [{ text: `"${'x'.repeat(9 * 1024 * 1024)}"` }, { failure: 'too_large' }],
] as const)('says why there is no usable reply (%#)', async (answer, expected) => {
  server.set('/sports', answer)
  await expect(api().get(call)).rejects.toMatchObject(expected)
})

it('waits for a reply no longer than it may', async () => {
  server.set('/sports', 'silence')
  const impatient = httpOddsApi({ url, key: server.key, timeoutMs: 20 })
  await expect(impatient.get(call)).rejects.toMatchObject({ failure: 'timeout' })
})

it('never says the key', async () => {
  const wrong = api('secret-key')
  await expect(wrong.get(call)).rejects.not.toThrow('secret-key')
  await server.stop()
  await expect(wrong.get(call)).rejects.toMatchObject({ message: 'unreachable' })
  await server.start()
})
