import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PRODUCTION } from '../testing/test-environments.ts'
import { readConfig } from './config.ts'
import type { Environment } from './config-types.ts'

function uofOf(environment: Environment) {
  const result = readConfig({ FEED: 'uof', ...environment })
  return 'errors' in result ? result.errors : result.config.feed.uof
}

const REAL = {
  ...PRODUCTION,
  FEED: 'uof',
  UOF_API_URL: 'https://api.betradar.com/v1/',
  UOF_AMQP_URL: 'amqps://mq.betradar.com',
  UOF_TOKEN_FILE: '/run/secrets/uof',
}

describe('the settings of the Unified Odds Feed', () => {
  it('are those of the stand-in without any', () => {
    expect(uofOf({})).toEqual({
      apiUrl: 'http://127.0.0.1:8780',
      isStandIn: true,
      broker: {
        host: '127.0.0.1',
        port: 5672,
        isTls: false,
        heartbeatSeconds: 15,
        credentials: { username: 'guest', password: 'guest' },
      },
      token: 'stand-in',
      tokenFile: null,
      nodeId: 1,
      producers: [1, 3],
      kept: { folder: join('.data', 'feed'), days: 30, megabytesMax: 20_000 },
    })
  })

  it('are nothing to another feed', () => {
    expect(uofOf({ FEED: 'none', UOF_AMQP_URL: 'nonsense' })).toBeNull()
  })

  it('are those of the provider where money is real, with the token as the user of the broker', () => {
    expect(uofOf(REAL)).toMatchObject({
      apiUrl: 'https://api.betradar.com',
      broker: { host: 'mq.betradar.com', port: 5671, isTls: true, heartbeatSeconds: 3 },
      token: null,
      tokenFile: '/run/secrets/uof',
    })
  })

  it.each([
    [{ UOF_API_URL: '' }, 'UOF_API_URL with https://'],
    [{ UOF_API_URL: 'http://api.betradar.com' }, 'UOF_API_URL with https://'],
    [{ UOF_AMQP_URL: '' }, 'UOF_AMQP_URL with amqps://'],
    [{ UOF_AMQP_URL: 'amqp://mq.betradar.com' }, 'UOF_AMQP_URL with amqps://'],
    [{ UOF_TOKEN_FILE: '' }, 'UOF_TOKEN or UOF_TOKEN_FILE'],
  ])('%o is refused where money is real', (environment, sentence) => {
    expect(uofOf({ ...REAL, ...environment })).toEqual([expect.stringContaining(sentence)])
  })

  it.each([
    [{ UOF_API_URL: 'betradar' }, 'UOF_API_URL'],
    [{ UOF_AMQP_URL: 'https://mq.betradar.com' }, 'UOF_AMQP_URL'],
    [{ UOF_PRODUCERS: 'live' }, 'UOF_PRODUCERS'],
    [{ UOF_NODE_ID: '0' }, 'UOF_NODE_ID'],
    [{ UOF_TOKEN: 'a', UOF_TOKEN_FILE: 'b' }, 'UOF_TOKEN_FILE'],
  ])('%o is refused by name', (environment, name) => {
    expect(uofOf(environment)).toEqual([expect.stringContaining(name)])
  })
})

it('keeps what the feed sends in a folder of its own, for some days, or not at all', () => {
  const kept = { FEED_KEPT_DIR: '/var/feed', FEED_KEPT_DAYS: '7', FEED_KEPT_MB: '100' }
  expect(uofOf(kept)).toMatchObject({ kept: { folder: '/var/feed', days: 7, megabytesMax: 100 } })
  expect(uofOf({ FEED_KEPT_DAYS: '0' })).toMatchObject({ kept: null })
  expect(uofOf({ FEED_KEPT_DAYS: 'x' })).toEqual([expect.stringContaining('FEED_KEPT_DAYS')])
})
