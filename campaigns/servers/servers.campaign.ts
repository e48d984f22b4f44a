import { setTimeout as pause } from 'node:timers/promises'
import { centavos, reaisNumber } from '@caderneta/domain/money/money'
import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import { makeProxy } from '@caderneta/server/database/test-proxy'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { depositFor, newBettor } from '@caderneta/testing/client/new-bettor'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkKeptPromises } from '../kill/kept-promises.ts'
import type { SentSlip } from '../kill/sent-slip.ts'
import { betWhile } from './bet-while.ts'
import { type IsPush, OpenPage } from './open-page.ts'
import { findNats } from './own-nats.ts'
import { type Pushed, pushChanges } from './pushed-changes.ts'
import { ServerGroup } from './server-group.ts'
import { startSettlementPages } from './start-settlement-pages.ts'

const testServerUrl = process.env.TEST_DATABASE_URL
const DEPOSIT = centavos(1_000_000)
const BETTORS = 4
const ROLES = ['all', 'all', 'api,stream,settle,jobs']
const ALL = [0, 1, 2]
const RIGHT_MS_MAX = 5_000
/** What a change needs to reach a page at another server, of 99 in a hundred. */
const PUSHED_MS_MAX = 300
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

/** So fast that matches end and bets are settled all the time. */
const FAST = { FEED_SPEED: '10' }

test.skipIf(!isPossible)(
  'prices are stored once, and each settlement is pushed to a page at every server',
  async () => {
    const group = await ServerGroup.start(testServerUrl ?? '', ROLES, FAST)
    for (const at of ALL) await group.untilOpen(at, 'live')
    const { url } = group.server(2)
    const clients = [await newBettor(url, 1), await newBettor(url, 2)]
    for (const client of clients) await depositFor(client, DEPOSIT)
    const urls = ALL.map((at) => group.server(at).url)
    const tokens = clients.map(({ token }) => token)
    const pages = await startSettlementPages(urls, tokens)
    const bettors = { group, clients, servers: ALL, sent: [] }
    await betWhile(bettors, async () => {
      await pause(sized({ test: 10_000, small: 60_000, full: 600_000 }))
      await group.untilSettled(sized({ test: 1, small: 20, full: 200 }))
    })
    const settled = await group.settledBets()
    await pause(PUSHED_MS_MAX)
    const delays = await pages.end()
    const pushed = settled.flatMap((id) => delays.flatMap((ofPage) => ofPage.get(id) ?? []))
    const storedTwice = await group.count(STORED_TWICE)
    const prices = await group.count('select sum(cardinality(indexes)) as count from game_odds')
    const audit = await runAudit({ databaseUrl: group.databaseUrl })
    await group.stop()
    reportFigure('prices stored', prices)
    reportFigure('settlements pushed', pushed.length)
    const middle = pushed.toSorted((a, b) => a - b)[Math.floor(pushed.length / 2)]
    reportFigure('settlement: median to a page, ms', Math.round(middle ?? Number.NaN))
    reportFigure('settlement: p99 to a page, ms', Math.round(p99Of(pushed)))
    expect(storedTwice).toBe(0)
    expect(audit.exitCode === 0 ? 'in order' : audit.output).toBe('in order')
    expect(pushed.length).toBe(settled.length * ALL.length)
    expect(p99Of(pushed)).toBeLessThanOrEqual(PUSHED_MS_MAX)
  },
)

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
    for (const kind of new Set(pushed.map((each) => each.kind))) {
      const delays = pushed.filter((each) => each.kind === kind).map(({ delayMs }) => delayMs)
      reportFigure(`${kind}: p99 after the reply, ms`, Math.round(p99Of(delays)))
    }
    expect(p99Of(pushed.map(({ delayMs }) => delayMs))).toBeLessThanOrEqual(PUSHED_MS_MAX)
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

  test('are right again soon after one of them was cut from NATS', async () => {
    const cut = 2
    const proxy = await makeProxy(group.nats.url)
    await group.server(cut).stop()
    await group.start(cut, { NATS_URL: proxy.url })
    await group.untilOpen(cut, 'live')
    const client = await newBettor(group.server(0).url, BETTORS + 2)
    const page = await OpenPage.open(group.server(cut).url, client.token)
    await betWhile(bettors(0, 1), async () => {
      proxy.cut()
      await depositFor(client, DEPOSIT)
      await pause(sized({ test: 4_000, small: 8_000, full: 20_000 }))
      expect(await group.selections(cut, 'live')).toEqual([])
      proxy.restore()
      const restoredAt = performance.now()
      const balance = reaisNumber(DEPOSIT)
      const isShown: IsPush = (shown) => shown.type === 'wallet' && shown.wallet.cash === balance
      const shownMs = (await page.next('wallet', isShown)) - restoredAt
      await group.untilOpen(cut, 'live')
      await group.untilSame(cut, 0)
      const sameMs = performance.now() - restoredAt
      page.close()
      reportFigure('cut from NATS: missed deposit shown after ms', Math.round(shownMs))
      reportFigure('cut from NATS: the same prices after ms', Math.round(sameMs))
      const right = Math.max(shownMs, sameMs)
      expect(right).toBeLessThan(RIGHT_MS_MAX)
    })
    await group.server(cut).stop()
    await proxy.close()
    await group.start(cut)
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

function p99Of(delays: readonly number[]): number {
  return delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.99)] ?? Number.NaN
}
