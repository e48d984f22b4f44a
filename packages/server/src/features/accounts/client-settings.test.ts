import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { clientSettings } from './client-settings.ts'

function settingsOf(environment: Record<string, string>, now = Date.now()) {
  const result = readConfig(environment)
  if ('errors' in result) throw new Error(result.errors.join(' '))
  return clientSettings(result.config, now)
}

test('states the operator', () => {
  const { operator } = settingsOf({ OPERATOR_NAME: 'Casa Exemplo Ltda.', OPERATOR_CNPJ: '1' })
  expect(operator).toEqual({
    name: 'Casa Exemplo Ltda.',
    cnpj: '1',
    licence: null,
    email: null,
    phone: null,
  })
})

test('states after how much inactivity any session ends, 30 minutes by default', () => {
  expect(settingsOf({}).inactivityLimit).toBe(1800)
  expect(settingsOf({ SESSION_LIMIT_S: '600' }).inactivityLimit).toBe(600)
})

test('amounts of limits are in reais, the live delay in seconds', () => {
  const { limits } = settingsOf({ STAKE_MIN: '0.50', LIVE_DELAY_MS: '2500' })
  expect(limits.stakeMin).toBe(0.5)
  expect(limits.liveDelay).toBe(2.5)
})

test('states the limit on the total return of one player’s bets', () => {
  const { limits } = settingsOf({ PAYOUT_MAX_PLAYER_DAY: '750000.00' })
  expect([limits.playerCombinationMax, limits.playerDayMax]).toEqual([500_000, 750_000])
})

test('states the minimum and maximum of a withdrawal', () => {
  const { limits } = settingsOf({ WITHDRAWAL_MIN: '5.50', WITHDRAWAL_MAX: '2000.00' })
  expect([limits.withdrawalMin, limits.withdrawalMax]).toEqual([5.5, 2000])
})

test('states whether bets can be closed early', () => {
  expect(settingsOf({}).isWagerCloseBefore).toBe(true)
  expect(settingsOf({ CASH_OUT: 'off' }).isWagerCloseBefore).toBe(false)
})

test('names the offers that count, until the operator ends them', () => {
  expect(settingsOf({}).offers).toEqual({ cashback: true, multiples: true, cashbackDayMax: 200 })
  expect(settingsOf({ CASHBACK: 'off', CASHBACK_DAY_MAX: '50.00' }).offers).toEqual({
    ...{ cashback: false, multiples: true, cashbackDayMax: 50 },
  })
  const ended = { MULTIPLE_BONUS_LAST_DAY: '2026-11-30' }
  expect(settingsOf(ended, Date.UTC(2026, 11, 1, 2)).offers.multiples).toBe(true)
  expect(settingsOf(ended, Date.UTC(2026, 11, 1, 3)).offers.multiples).toBe(false)
})

test.each([
  [{}, 'simulated'],
  [{ FEED: 'uof' }, 'simulated'],
  [{ FEED: 'uof', UOF_API_URL: 'https://api.betradar.com' }, 'real'],
  [{ FEED: 'openfootball', FEED_PATH: 'x.json' }, 'replayed'],
  [{ FEED: 'odds-api', ODDS_API_KEY: 'key' }, 'illustrated'],
  [{ FEED: 'none' }, 'none'],
])('with %o matches are %s', (environment, matches) => {
  expect(settingsOf(environment).matches).toBe(matches)
})
