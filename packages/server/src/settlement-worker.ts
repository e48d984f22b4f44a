import type { ServerMessage } from '@caderneta/contract/live/stream'
import type { SettlementMessage } from '@caderneta/feed/messages'
import {
  type QuoteWatch,
  readDecisionTimes,
  readFactsById,
  readSettlementAlerts,
  recordSettlement,
  type SettlementAlerts,
  settleOutstanding,
  voidUnplayed,
} from './features/bets/bets.ts'
import { readWallet } from './features/wallet/wallet.ts'
import type { ServerDeps } from './server-deps.ts'
import type { Span } from './tracing/tracing.ts'

interface SettlementDeps extends ServerDeps {
  readonly watch: QuoteWatch
  /** True while a player has a page open. */
  readonly isWatching: (playerId: number) => boolean
  /** Shows what was written about the paid bets. */
  readonly showNotices: () => void
  /**
   * Another server pays what this one has recorded, which the feed sent then (epoch milliseconds);
   * without it, this one does.
   */
  readonly payElsewhere?: (sentAt: number) => void
}

const SETTLE_INTERVAL_MS = 30_000

/**
 * Records what the feed decided and pays every bet that it decides. The timer pays what no message
 * triggers: what an earlier server recorded and did not pay, bets that became void by the published
 * rules, bets accepted after a kick-off that was corrected. Settlements of one server run one after
 * the other; several servers pay each bet once.
 */
export class SettlementWorker {
  readonly #deps: SettlementDeps
  #timer: NodeJS.Timeout | null = null
  #work: Promise<void> = Promise.resolve()
  /** Recorded but not paid: a repetition of the message is not news, but still has to be paid. */
  #isOwing = false
  #alerts: SettlementAlerts | null = null

  constructor(deps: SettlementDeps) {
    this.#deps = deps
  }

  /** Settles what is due in the background, now and at each interval. */
  begin(): void {
    this.#timer = setInterval(() => void this.settleDue(), SETTLE_INTERVAL_MS).unref()
    void this.settleDue()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#work
  }

  /**
   * Rejects when it could not be recorded or paid; the caller then repeats the message. Recorded
   * through the connections of the server that leads the feed, if several share a database.
   */
  async take(message: SettlementMessage, database = this.#deps.database): Promise<void> {
    const { config, payElsewhere } = this.#deps
    const { feedLeads } = config.feed
    const isFeedLeading = (marketId: number) => feedLeads === 'all' || feedLeads.has(marketId)
    const recorded = await recordSettlement(database, message, isFeedLeading)
    const { isNews, corrected, outdated, setAside } = recorded
    for (const one of setAside) this.#deps.log.error(one, 'settlement: outcome set aside')
    for (const outcome of corrected)
      this.#deps.log.warn({ outcome }, 'settlement: result corrected')
    for (const outcome of outdated)
      this.#deps.log.warn({ outcome }, 'settlement: older result ignored')
    if (payElsewhere) return isNews ? payElsewhere(message.at) : undefined
    this.#isOwing ||= isNews
    if (!this.#isOwing) return
    await this.#settle()
    this.#isOwing = false
  }

  /** Pays what another server has recorded. */
  async payRecorded(): Promise<void> {
    await this.#settle().catch((error: unknown) =>
      this.#deps.log.error({ err: error }, 'settlement: recorded results not paid'),
    )
  }

  /** Applies the void rules and pays what is due; an error is logged and left to the next run. */
  async settleDue(): Promise<void> {
    const { config, database, log } = this.#deps
    try {
      const voided = await voidUnplayed(database, config.voidAfterHours)
      for (const match of voided) log.warn(match, 'settlement: match voided by rule')
      await this.#settle()
      await this.#alert()
    } catch (error) {
      log.error({ err: error }, 'settlement: outstanding bets not settled')
    }
  }

  /** Counts of the last check by kind; empty until the first one. */
  get alertCounts(): Readonly<Record<string, number>> {
    if (!this.#alerts) return {}
    const { outcomesSetAside, resultsInQuestion, overdueMatches, overdueLegs } = this.#alerts
    return {
      outcomes_set_aside: outcomesSetAside,
      results_in_question: resultsInQuestion,
      overdue_matches: overdueMatches,
      overdue_legs: overdueLegs,
    }
  }

  /** Logs the alerts for an operator when they changed. */
  async #alert(): Promise<void> {
    const alerts = await readSettlementAlerts(this.#deps.database.kysely)
    const { overdueMatches, outcomesSetAside } = alerts
    const hasChanged = overdueMatches !== this.#alerts?.overdueMatches
    this.#alerts = alerts
    if (hasChanged && overdueMatches > 0)
      this.#deps.log.error({ ...alerts }, 'settlement: bets open long after their match')
    else if (outcomesSetAside > 0) this.#deps.log.warn({ ...alerts }, 'settlement: needs attention')
  }

  #settle(): Promise<void> {
    const pay = (span: Span) => payDecided(this.#deps, span)
    const settling = this.#work.then(() => this.#deps.tracing.run('settlement', {}, pay))
    this.#work = settling.catch(() => {})
    return settling
  }
}

async function payDecided(deps: SettlementDeps, span: Span): Promise<void> {
  const settled = await settleOutstanding(deps.database)
  span.note({ bets: settled.length })
  if (settled.length === 0) return
  const paidAt = deps.clock.now()
  await Promise.all([showPaid(deps, settled), countPaid(deps, settled, paidAt)])
}

type SettledBets = Awaited<ReturnType<typeof settleOutstanding>>

/** Each bet once, also one that several batches of a run have changed. */
async function countPaid(
  { database, events, log }: SettlementDeps,
  settled: SettledBets,
  paidAt: number,
): Promise<void> {
  try {
    const betIds = [...new Set(settled.map(({ betId }) => betId))]
    for (const at of await readDecisionTimes(database.kysely, betIds))
      events.betSettled((paidAt - at) / 1000)
  } catch (error) {
    // The bets are paid: the message must not be repeated for the sake of a figure.
    log.error({ err: error }, 'settlement: delays not measured')
  }
}

async function showPaid(deps: SettlementDeps, settled: SettledBets): Promise<void> {
  const betIdsByPlayer = new Map<number, number[]>()
  for (const { playerId, betId } of settled) {
    const betIds = betIdsByPlayer.get(playerId)
    if (betIds) betIds.push(betId)
    else betIdsByPlayer.set(playerId, [betId])
  }
  for (const [playerId, betIds] of betIdsByPlayer)
    if (!deps.isWatching(playerId)) deps.notifyElsewhere(playerId, betIds)
  const watching = [...betIdsByPlayer].filter(([playerId]) => deps.isWatching(playerId))
  for (const [playerId, betIds] of watching) {
    const { bets, wallet } = await readPaidBets(deps, playerId, betIds)
    deps.notifyPlayer(playerId, bets)
    deps.notifyPlayer(playerId, wallet)
  }
  if (watching.length > 0) deps.showNotices()
}

/** Bets and the wallet of their player, as messages to a page of this server. */
export async function readPaidBets(
  { database, watch }: Pick<SettlementDeps, 'database' | 'watch'>,
  playerId: number,
  betIds: readonly number[],
): Promise<{ readonly bets: ServerMessage; readonly wallet: ServerMessage }> {
  const bets = await readFactsById(database.kysely, playerId, betIds)
  const wallet = await readWallet(database.kysely, playerId)
  return {
    bets: { type: 'bets', bets: watch.quoteBets(playerId, bets) },
    wallet: { type: 'wallet', wallet },
  }
}
