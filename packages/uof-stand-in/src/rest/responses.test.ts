import { expect, it } from 'vitest'
import { accepted, refusal } from './responses.ts'

const NOW = Date.UTC(2026, 10, 21, 18, 0)

it('refuses a call about sports in the form of the sports', () => {
  const call = { method: 'GET', path: '/v1/sports/pt/schedules/x/schedule.xml', now: NOW }
  expect(refusal(404, call)).toEqual({
    status: 404,
    body:
      '<response xmlns="http://schemas.sportradar.com/sportsapi/v1/unified" ' +
      'response_code="NOT_FOUND" generated_at="2026-11-21T18:00:00.000Z">' +
      '<message>There is no such resource.</message></response>',
  })
})

it('names the call in a reply to any other, without its query', () => {
  const path = '/v1/pre/recovery/a&b/initiate_request?request_id=1&node_id=7'
  expect(accepted({ method: 'POST', path, now: NOW }).body).toBe(
    '<response response_code="ACCEPTED">' +
      '<action>POST /v1/pre/recovery/a&amp;b/initiate_request</action>' +
      '<message>The request is accepted.</message></response>',
  )
})
