import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import type { Environment } from './config-types.ts'

function oddsApiOf(environment: Environment) {
  const result = readConfig({ FEED: 'odds-api', ODDS_API_KEY: 'key', ...environment })
  return 'errors' in result ? result.errors : result.config.feed.oddsApi
}

describe('the settings of The Odds API', () => {
  it('are a key and what fits into the free plan', () => {
    expect(oddsApiOf({})).toEqual({
      url: 'https://api.the-odds-api.com',
      key: 'key',
      keyFile: null,
      competitions: null,
      creditsPerMonth: 500,
      ageMaxMs: 12 * 3_600_000,
    })
  })

  it('name competitions, a budget and a limit of age', () => {
    const environment = {
      ODDS_API_KEY: '',
      ODDS_API_KEY_FILE: '/run/secrets/odds-api',
      ODDS_API_COMPETITIONS: 'soccer_epl,basketball_nba',
      ODDS_API_CREDITS: '20000',
      ODDS_API_AGE_MIN: '10',
    }
    expect(oddsApiOf(environment)).toMatchObject({
      key: null,
      keyFile: '/run/secrets/odds-api',
      competitions: ['soccer_epl', 'basketball_nba'],
      creditsPerMonth: 20_000,
      ageMaxMs: 600_000,
    })
  })

  it('are nothing to another feed', () => {
    expect(oddsApiOf({ FEED: 'none', ODDS_API_KEY_FILE: '/x' })).toBeNull()
  })

  it.each([
    [{ ODDS_API_KEY: '' }, 'needs ODDS_API_KEY or ODDS_API_KEY_FILE'],
    [{ ODDS_API_KEY_FILE: '/x' }, 'exclude each other'],
    [{ ODDS_API_URL: 'odds' }, 'ODDS_API_URL'],
    [{ ODDS_API_COMPETITIONS: 'EPL, NBA' }, 'ODDS_API_COMPETITIONS'],
    [{ ODDS_API_CREDITS: '0' }, 'ODDS_API_CREDITS'],
    [{ ODDS_API_AGE_MIN: 'x' }, 'ODDS_API_AGE_MIN'],
  ])('%o is refused by name', (environment, sentence) => {
    expect(oddsApiOf(environment)).toEqual([expect.stringContaining(sentence)])
  })
})
