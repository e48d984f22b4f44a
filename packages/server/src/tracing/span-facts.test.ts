import { expect, test } from 'vitest'
import { attributesOf, errorAttributes, spanName } from './span-facts.ts'

test('a span has the facts of the closed list under the names of OpenTelemetry', () => {
  const facts = { method: 'POST', route: '/api/wagers/save', status: 200, refusal: 'limit_reached' }
  expect(attributesOf({ ...facts, refusal: 'limit_reached' })).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/wagers/save',
    'http.response.status_code': 200,
    'caderneta.refusal': 'limit_reached',
  })
})

test('what is not in the list is not sent, whatever the caller adds', () => {
  const facts = { bets: 3, email: 'ana@example.com' }
  expect(attributesOf(facts)).toEqual({ 'caderneta.bets': 3 })
})

test.each([
  { route: '/api/sport/ana@example.com' },
  { statement: "select 'Ana Souza'" },
  { statement: 'insert account 12345678909' },
  { channel: 'player.17' },
  { requestId: '12345678909' },
  { requestId: 'short' },
  { method: 'Ana' },
])('a text that is no name of the program is left out: %o', (facts) => {
  expect(attributesOf(facts)).toEqual({})
})

test('a request is named by its route, a statement by its name, anything else by its kind', () => {
  expect(spanName('request', { method: 'GET', route: '/api/sport/item' })).toBe(
    'GET /api/sport/item',
  )
  expect(spanName('request', { method: 'GET' })).toBe('GET')
  expect(spanName('statement', { statement: 'place_bets' })).toBe('statement place_bets')
  expect(spanName('bus publish', { channel: 'player.17' })).toBe('bus publish')
  expect(spanName('settlement', { bets: 5 })).toBe('settlement')
})

test('an error says its class and code, and nothing of its text', () => {
  const error = Object.assign(new TypeError('invalid: ana@example.com'), { code: '22P02' })
  expect(errorAttributes(error)).toEqual({
    'error.type': 'TypeError',
    'caderneta.error_code': '22P02',
  })
  expect(errorAttributes('ana@example.com')).toEqual({ 'error.type': 'string' })
  const odd = Object.assign(new Error('x'), { name: 'of Ana Souza', code: 'ana@example.com' })
  expect(errorAttributes(odd)).toEqual({ 'error.type': 'unknown' })
})
