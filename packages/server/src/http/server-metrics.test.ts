import { readFileSync } from 'node:fs'
import { placeSlip } from '@caderneta/contract/bets/bets-calls'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_FIGURES } from '../metrics/testing/unknown-figures.ts'
import { ServerMetrics } from './server-metrics.ts'

const PAGE = new URL('../../../../docs/metrics.md', import.meta.url)

const QUIET = {
  isReady: true,
  streamConnections: 0,
  watchedGames: 0,
  jobs: [],
  alerts: {},
  feed: [],
  business: UNKNOWN_FIGURES,
}

const samplesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('caderneta_'))

describe('ServerMetrics', () => {
  it('prints the metrics that docs/metrics.md lists, each with its type', async () => {
    const text = await new ServerMetrics().read(QUIET)
    const printed = [...text.matchAll(/^# TYPE (caderneta_\w+) (\w+)$/gm)].map(
      ([, name, type]) => `${name} ${type}`,
    )
    const rows = [...readFileSync(PAGE, 'utf8').matchAll(/^\| `(caderneta_\w+)` \| (\w+) \|/gm)]
    const listed = rows.map(([, name, type]) => `${name} ${type}`)
    expect(new Set(printed)).toEqual(new Set(listed))
  })

  it('prints those of the process that docs/metrics.md names', async () => {
    const text = await new ServerMetrics().read(QUIET)
    const page = readFileSync(PAGE, 'utf8')
    const named = [...page.matchAll(/`((?:process|nodejs)_\w*[a-z])`/g)].map(([, name]) => name)
    expect(named).toHaveLength(3)
    expect(named.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([])
  })

  it('counts refusals from zero, by the codes of the closed list alone', async () => {
    const metrics = new ServerMetrics()
    metrics.events.slipRefused('market_suspended')
    const text = await metrics.read(QUIET)
    const counted = [...text.matchAll(/^caderneta_slips_refused_total\{code="(\w+)"\} (\d+)$/gm)]
    expect(new Set(counted.map(([, code]) => code))).toEqual(new Set(placeSlip.refusals))
    expect(counted).toHaveLength(placeSlip.refusals.length)
    const refused = counted.filter(([, , count]) => count !== '0').map(([, code]) => code)
    expect(refused).toEqual(['market_suspended'])
  })

  it('counts reads by the server that took them, each reason from zero', async () => {
    const metrics = new ServerMetrics()
    metrics.reads.note('reached')
    metrics.reads.note('behind')
    metrics.reads.note('behind')
    const samples = samplesOf(await metrics.read(QUIET))
    const counted = samples.filter((line) => line.startsWith('caderneta_database_reads_total'))
    const name = 'caderneta_database_reads_total'
    expect(counted.toSorted()).toEqual([
      `${name}{from="replica",reason="reached"} 1`,
      `${name}{from="writer",reason="behind"} 2`,
      `${name}{from="writer",reason="failed"} 0`,
      `${name}{from="writer",reason="no_position"} 0`,
      `${name}{from="writer",reason="other_database"} 0`,
      `${name}{from="writer",reason="unreachable"} 0`,
    ])
  })

  it('counts slips, bets and stakes as whole centavos, however many', async () => {
    const metrics = new ServerMetrics()
    metrics.events.slipPlaced(1, 900_719_925_474_099)
    metrics.events.slipPlaced(3, 1)
    const samples = samplesOf(await metrics.read(QUIET))
    expect(samples).toContain('caderneta_slips_placed_total 2')
    expect(samples).toContain('caderneta_bets_placed_total 4')
    expect(samples).toContain('caderneta_stakes_placed_centavos_total 900719925474100')
  })

  it('measures settlements and credits in seconds, never below zero', async () => {
    const metrics = new ServerMetrics()
    metrics.events.betSettled(0.4)
    metrics.events.betSettled(-3)
    metrics.events.depositCredited(45, 2)
    const samples = samplesOf(await metrics.read(QUIET))
    expect(samples).toContain('caderneta_settlement_seconds_bucket{le="0.1"} 1')
    expect(samples).toContain('caderneta_settlement_seconds_bucket{le="0.5"} 2')
    expect(samples).toContain('caderneta_settlement_seconds_sum 0.4')
    expect(samples).toContain('caderneta_deposit_credit_seconds_sum{since="request"} 45')
    expect(samples).toContain('caderneta_deposit_credit_seconds_sum{since="payment"} 2')
  })

  it('shows what is known, and no sample of what is not', async () => {
    const metrics = new ServerMetrics()
    const business = {
      isLeading: true,
      trust: 'not_live',
      feedAgeSeconds: 4.5,
      oldestWithdrawals: [{ status: 'in_review', ageSeconds: 7200 }],
      oldestOpenResultSeconds: 12,
      exposure: { value: { bets: 3, stakes: 4500, payouts: 123_456_789_012_345 }, ageSeconds: 30 },
      audit: { violations: 2, unchecked: 1, ageSeconds: 3600 },
    } as const
    const known = [
      'caderneta_ready 0',
      'caderneta_feed_age_seconds 4.5',
      'caderneta_feed_trust{trust="all"} 0',
      'caderneta_feed_trust{trust="not_live"} 1',
      'caderneta_feed_trust{trust="none"} 0',
      'caderneta_feed_led 1',
      'caderneta_withdrawal_oldest_seconds{status="in_review"} 7200',
      'caderneta_result_open_oldest_seconds 12',
      'caderneta_exposure_open_bets 3',
      'caderneta_exposure_open_stakes_centavos 4500',
      'caderneta_exposure_possible_payouts_centavos 123456789012345',
      'caderneta_exposure_age_seconds 30',
      'caderneta_audit_violations 2',
      'caderneta_audit_unchecked 1',
      'caderneta_audit_age_seconds 3600',
    ]
    const samples = samplesOf(await metrics.read({ ...QUIET, isReady: false, business }))
    expect(samples).toEqual(expect.arrayContaining(known))
    const later = samplesOf(await metrics.read(QUIET))
    const left = /^caderneta_(feed_age|withdrawal|result_open|exposure|audit)/
    expect(later.filter((line) => left.test(line))).toEqual([])
    expect(later).toContain('caderneta_feed_trust{trust="none"} 1')
  })
})
