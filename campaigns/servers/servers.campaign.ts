import { setTimeout as pause } from 'node:timers/promises'
import { centavos } from '@caderneta/domain/money/money'
import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { depositFor, newBettor } from '@caderneta/testing/client/new-bettor'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkKeptPromises } from '../kill/kept-promises.ts'
import type { SentSlip } from '../kill/sent-slip.ts'
import { betWhile } from './bet-while.ts'
import { findNats } from './own-nats.ts'
import { type Pushed, pushChanges } from './pushed-changes.ts'
import { ServerGroup } from './server-group.ts'

const testServerUrl = process.env.TEST_DATABASE_URL
const DEPOSIT = centavos(1_000_000)
const BETTORS = 4
const ROLES = ['all', 'all', 'api,stream,settle,jobs']
const ALL = [0, 1, 2]
/**
 * Prices that were written as news though the row before has them: a second server wrote them. The
 * rows of a whole game, which have labels, repeat by design.
 */
const STORED_TWICE = `
  select count(*) from (
    select labels is null as is_news, (version, status, price) = lag((version, status, price))
      over (partition by game_id, index order by id) as is_repeated
    from game_odds cross join lateral unnest(indexes, odds) as prices(index, price)
  ) each where is_news and is_repeated`

const isPossible = testServerUrl && findNats() !== null

test.skipIf(!isPossible)('eight servers start at once on an empty database', async () => {
  const count = sized({ test: 3, small: 8, full: 8 })
  const roles = Array.from({ length: count }, () => 'all')
  const group = await ServerGroup.start(testServerUrl ?? '', roles)
  for (let at = 0; at < count; at += 1) await group.untilOpen(at, 'live')
  const offers = await Promise.all(roles.map((_, at) => group.selections(at, 'any')))
  const { term } = await group.feed()
  const audit = await runAudit({ databaseUrl: group.databaseUrl })
  await group.stop()
  reportFigure('servers started at once', count)
  expect(term).toBe(1)
  expect(offers.filter((offer) => offer.length === 0)).toEqual([])
  expect(audit.exitCode === 0 ? 'in order' : audit.output).toBe('in order')
})

describe.skipIf(!isPossible)('several servers', () => {
  let group: ServerGroup
  let clients: readonly ApiClient[]
  const sent: SentSlip[] = []
  const bettors = (...servers: readonly number[]) => ({ group, clients, servers, sent })

  beforeAll(async () => {
    group = await ServerGroup.start(testServerUrl ?? '', ROLES)
    await group.untilOpen(2, 'live')
    const numbers = Array.from({ length: BETTORS }, (_, at) => at + 1)
    const { url } = group.server(2)
    clients = await mapBounded(numbers, 2, (number) => newBettor(url, number))
    for (const client of clients) await depositFor(client, DEPOSIT)
  }, 600_000)

  afterAll(async () => {
    const kept = await checkKeptPromises(clients, sent, DEPOSIT)
    for (const [what, count] of Object.entries({ sent: sent.length, placed: kept.placed }))
      reportFigure(`slips ${what}`, count)
    const { lost, doubled, indefinite } = kept
    const audit = await runAudit({ databaseUrl: group.databaseUrl })
    await group.stop()
    expect({ lost, doubled, indefinite }).toEqual({ lost: [], doubled: [], indefinite: [] })
    expect(audit.exitCode === 0 ? 'in order' : audit.output).toBe('in order')
  }, 600_000)

  test('push what one of them does to the page at another', async () => {
    // A bettor of its own: deposits and early closings are no part of what is counted at the end.
    const number = BETTORS + 1
    const client = await newBettor(group.server(2).url, number)
    await depositFor(client, DEPOSIT)
    const sent: SentSlip[] = []
    const pairs = ALL.flatMap((at) => ALL.filter((page) => page !== at).map((page) => [at, page]))
    const rounds = sized({ test: 1, small: 2, full: 42 })
    const pushed: Pushed[] = []
    for (let round = 0; round < rounds; round += 1)
      for (const [at = 0, page = 1] of pairs) {
        const pair = { group, number, client, at, page, sent }
        pushed.push(...(await pushChanges(pair)))
      }
    reportFigure('pushed to another server', pushed.length)
    for (const kind of new Set(pushed.map((each) => each.kind)))
      reportFigure(`${kind}: p99 after the reply, ms`, Math.round(p99Of(kind, pushed)))
    expect(pushed.length).toBe(4 * rounds * pairs.length)
    expect(await group.count(STORED_TWICE)).toBe(0)
  })

  test('lead on when the leader is killed under load', async () => {
    const kills = sized({ test: 1, small: 3, full: 50 })
    for (let kill = 0; kill < kills; kill += 1) {
      const leader = await group.leader()
      const { term } = await group.feed()
      const others = ALL.filter((at) => at !== leader)
      const ms = await betWhile(bettors(...others), async () => {
        await group.server(leader).kill()
        const next = await group.nextTerm(term)
        const open = await group.untilOpen(2, 'live')
        reportFigure(`kill ${kill + 1}: led again after ms`, Math.round(next))
        reportFigure(`kill ${kill + 1}: live bets again after ms more`, Math.round(open))
        return next
      })
      expect(ms).toBeLessThan(3_500)
      await group.start(leader)
    }
  })

  test('refuse what a leader writes that was stopped and wakes', async () => {
    const leader = await group.leader()
    const { term } = await group.feed()
    const { child } = group.server(leader)
    await betWhile(bettors(...ALL.filter((at) => at !== leader)), async () => {
      child.kill('SIGSTOP')
      reportFigure('stopped: led again after ms', Math.round(await group.nextTerm(term)))
      await group.untilOpen(2, 'live')
      child.kill('SIGCONT')
      await pause(sized({ test: 500, small: 3_000, full: 10_000 }))
    })
    await group.untilLogged(leader, 'feed: another server leads')
    expect((await group.feed()).term).toBe(term + 1)
    await betWhile(bettors(leader), () => group.untilOpen(leader, 'live'))
  })

  test('lose no slip while NATS is away, and go on by themselves', async () => {
    const before = await group.leader()
    await betWhile(bettors(...ALL), async () => {
      await group.nats.kill()
      await pause(sized({ test: 4_000, small: 8_000, full: 60_000 }))
      expect(await group.selections(2, 'live')).toEqual([])
      await group.nats.start()
      for (const at of ALL)
        reportFigure(
          `server ${at}: live bets after ms with NATS again`,
          Math.round(await group.untilOpen(at, 'live')),
        )
    })
    expect(await group.leader()).toBe(before)
  })
})

function p99Of(kind: string, pushed: readonly Pushed[]): number {
  const delays = pushed.filter((each) => each.kind === kind).map(({ delayMs }) => delayMs)
  return delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.99)] ?? Number.NaN
}
