import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import { describe, expect, test } from 'vitest'
import { findNats } from '../servers/own-nats.ts'
import type { DecidedSlip } from './decided-slip.ts'
import { compareSlips } from './recorded-slips.ts'
import { type Replaced, RollingUpgrade, type Upgrade } from './rolling-upgrade.ts'

const testServerUrl = process.env.TEST_DATABASE_URL
const isPossible = testServerUrl && findNats() !== null
/**
 * Of a match that starts in an hour nothing changes but its price; it may be called off. That a
 * selection refused as unknown was closed is compared with the books.
 */
const REFUSED_AHEAD = ['odds_changed', 'unknown_selection']
/** Of a live one also whether it is open. */
const REFUSED_LIVE = [...REFUSED_AHEAD, 'market_suspended', 'game_started']
/** What a connection that is closed under a request comes to; no reply may be an error. */
const CLOSED = /^no reply/

describe.skipIf(!isPossible)('servers that are replaced under load', () => {
  const handings = sized({
    test: ['connections'] as const,
    small: ['connections'] as const,
    full: ['requests', 'connections'] as const,
  })

  test.for(handings)('fail no slip when a balancer hands on %s', async (handed) => {
    const upgrading = await RollingUpgrade.start(testServerUrl ?? '', handed)
    try {
      const upgrade = await upgrading.run({
        ...{ handed, bettorsLive: 4, pages: 20, bettorsAhead: 60 },
        perSecond: sized({ test: 50, small: 100, full: 300 }),
        rounds: sized({ test: 1, small: 1, full: 3 }),
      })
      report(upgrade)
      const { load, replaced, away } = upgrade
      const slips = [...load.ahead, ...load.live]
      const wrong = await compareSlips(upgrading.group.databaseUrl, slips)
      const audit = await runAudit({ databaseUrl: upgrading.group.databaseUrl })
      expect(wrong).toEqual({ unknown: [], lost: [], doubled: [], withheld: [] })
      expect(audit.exitCode === 0 ? 'in order' : audit.output).toBe('in order')
      const undisturbed = load.ahead.filter((slip) => !isDuringHandover(slip, replaced))
      expect(refusalsBut(REFUSED_AHEAD, undisturbed)).toEqual({})
      expect(refusalsBut([...REFUSED_AHEAD, 'market_suspended'], load.ahead)).toEqual({})
      expect(refusalsBut(REFUSED_LIVE, load.live)).toEqual({})
      const retries = slips.flatMap((slip) => slip.retries)
      // A request of a balancer goes to a ready server; a connection may be closed under one.
      expect(retries.filter((why) => handed === 'requests' || !CLOSED.test(why))).toEqual([])
      expect(away).toBe(0)
      expect(replaced.flatMap(({ errors }) => errors)).toEqual([])
      expect(replaced.filter(({ exitCode }) => exitCode !== 0)).toEqual([])
    } finally {
      await upgrading.stop()
    }
  })
})

/**
 * Whether it was under way while another server began to lead the feed: from the SIGTERM of the
 * leader until the server that is replaced after it is.
 */
function isDuringHandover(slip: DecidedSlip, replaced: readonly Replaced[]): boolean {
  return replaced.some(({ role, readyAt }, at) => {
    const until = replaced[at + 1]?.readyAt ?? Number.POSITIVE_INFINITY
    return role === 'feed' && slip.decidedAt > readyAt && slip.sentAt < until
  })
}

/** How many slips were refused for another reason than these. */
function refusalsBut(usual: readonly string[], slips: readonly DecidedSlip[]) {
  const others = slips.flatMap(({ refusal }) =>
    refusal === null || usual.includes(refusal) ? [] : [refusal],
  )
  return countsOf(others)
}

function countsOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

function report({ load, replaced, pages, balancer }: Upgrade): void {
  for (const kind of ['ahead', 'live'] as const) {
    const slips = load[kind]
    const name = kind === 'ahead' ? 'matches ahead' : 'live matches'
    const placed = slips.filter(({ reference }) => reference !== null)
    const delays = slips
      .map(({ sentAt, decidedAt }) => decidedAt - sentAt)
      .toSorted((a, b) => a - b)
    const share = (part: number) => Math.round(delays[Math.floor(delays.length * part)] ?? -1)
    reportFigure(`${name}: slips`, slips.length)
    reportFigure(`${name}: decided a second`, (slips.length / load.seconds).toFixed(1))
    reportFigure(`${name}: placed`, placed.length)
    reportFigure(`${name}: refused`, JSON.stringify(refusalsBut([], slips)))
    reportFigure(`${name}: sent again`, JSON.stringify(countsOf(slips.flatMap((s) => s.retries))))
    reportFigure(
      `${name}: decided after ms, p50 / p99 / max`,
      [0.5, 0.99, 0.9999].map(share).join(' / '),
    )
    reportFigure(`${name}: longest without a placed one, ms`, Math.round(longestGap(placed)))
  }
  for (const { role, readyMs, endMs } of replaced)
    reportFigure(
      `${role}: ready after, ended within ms`,
      [readyMs, endMs].map(Math.round).join(', '),
    )
  const away = pages.awayMs.toSorted((a, b) => a - b)
  reportFigure('pages: losses of the stream', away.length)
  reportFigure('pages: without the stream at most, ms', Math.round(away.at(-1) ?? 0))
  reportFigure('requests that met no server or a closed connection', balancer.broken)
}

function longestGap(placed: readonly DecidedSlip[]): number {
  const times = placed.map(({ decidedAt }) => decidedAt).toSorted((a, b) => a - b)
  return Math.max(0, ...times.slice(1).map((time, at) => time - (times[at] ?? time)))
}
