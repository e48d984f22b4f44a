import { expect, it, test } from 'vitest'
import { databaseHosts, isFailureOfHost, refuseStandby, StandbyServer } from './database-hosts.ts'

test.each([
  ['postgres://one/casa', ['postgres://one/casa']],
  [
    'postgres://u:p@one:5432,two:5433/casa?sslmode=require',
    [
      'postgres://u:p@one:5432/casa?sslmode=require',
      'postgres://u:p@two:5433/casa?sslmode=require',
    ],
  ],
  [
    'postgresql://u:p%2C%40@[::1]:1,10.0.0.7,three',
    [
      'postgresql://u:p%2C%40@[::1]:1',
      'postgresql://u:p%2C%40@10.0.0.7',
      'postgresql://u:p%2C%40@three',
    ],
  ],
  ['socket:/var/run/postgresql?db=casa', ['socket:/var/run/postgresql?db=casa']],
])('%s has an address for each of its hosts', (url, hosts) => {
  expect(databaseHosts(url)).toEqual(hosts)
})

it('a server that follows another one is refused as unavailable', async () => {
  const answer = (isStandby: boolean) => ({
    query: (async () => ({ rows: [{ is_standby: isStandby }] })) as never,
  })
  await expect(refuseStandby(answer(true))).rejects.toMatchObject({ code: '57P03' })
  await expect(refuseStandby(answer(false))).resolves.toBeUndefined()
})

test.each([
  [true, new StandbyServer()],
  [true, Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  [true, Object.assign(new Error('shutting down'), { code: '57P01' })],
  [true, new Error('Connection terminated due to connection timeout')],
  [false, Object.assign(new Error('password'), { code: '28P01' })],
  [false, Object.assign(new Error('too many connections'), { code: '53300' })],
  [false, new Error('timeout exceeded when trying to connect')],
  [false, 'no error'],
])('%s: another host may serve after %s', (isOfHost, error) => {
  expect(isFailureOfHost(error)).toBe(isOfHost)
})
