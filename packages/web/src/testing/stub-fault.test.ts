import { expect, it } from 'vitest'
import { stubFault } from './stub-fault.ts'

const fault = (path: string, body: object, status = 200) => stubFault({ path, status, body })

it('accepts what the server could reply', () => {
  expect(fault('logout', { success: true, msg: 'Ok' })).toBeNull()
  expect(fault('logout', { success: false, code: 'unavailable' }, 503)).toBeNull()
  expect(fault('deposits/report', {})).toBe('no call of the contract has the path deposits/report')
})

it.each([
  [
    'a field of another type',
    fault('balance/getAll', { success: true, data: 'all' }),
    /^the server cannot reply so to balance\/getAll: data: /,
  ],
  [
    'a refusal of another call',
    fault('balance/getAll', { success: false, code: 'wrong_login' }, 401),
    /it never refuses with wrong_login$/,
  ],
  [
    'another status than that of the refusal',
    fault('balance/getAll', { success: false, code: 'unavailable' }, 500),
    /unavailable has the status 503$/,
  ],
  [
    'a refusal without its facts',
    fault('wagers/save', { success: false, code: 'odds_changed' }, 409),
    /: odds: /,
  ],
  ['a refusal that is not in the list', fault('logout', { success: false, code: 'no' }), /neither/],
  [
    'another status of what is done',
    fault('logout', { success: true }, 201),
    /status 200, not 201/,
  ],
])('names %s', (_, found, sentence) => {
  expect(found).toMatch(sentence)
})
