import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

function leadsOf(value?: string) {
  const result = readConfig(value === undefined ? {} : { FEED_LEADS: value })
  return 'errors' in result ? result.errors : result.config.feed.feedLeads
}

it('the feed leads in no market, in all, or in those that are named', () => {
  expect(leadsOf()).toEqual(new Set())
  expect(leadsOf('all')).toBe('all')
  expect(leadsOf('1000002,1000003')).toEqual(new Set([1000002, 1000003]))
})

it('anything else is an error that names the setting', () => {
  expect(leadsOf('goals')).toEqual([expect.stringContaining('FEED_LEADS must be')])
})
