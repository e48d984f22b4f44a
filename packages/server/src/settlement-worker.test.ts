import type { ServerMessage } from '@caderneta/contract/live/stream'
import type { FeedBody, SettlementMessage } from '@caderneta/feed/messages'
import { eventually } from '@caderneta/testing/eventually'
import { sql } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Database } from './database/database.ts'
import { describeOnDatabases } from './database/test-database.ts'
import { addPlayer } from './database/test-rows.ts'
import { openTable } from './features/bets/testing/table-fixtures.ts'
import { readWallet } from './features/wallet/wallet.ts'
import { SettlementWorker } from './settlement-worker.ts'
import { NO_EVENTS, testDeps } from './testing/test-deps.ts'

describeOnDatabases('what the feed decides', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  async function play(isWatching: boolean, stakes: readonly number[] = [10]) {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    for (const stake of stakes) await table.one(player, stake)
    const messages: ServerMessage[] = []
    const shown: unknown[] = []
    const notifyPlayer = (_: number, message: ServerMessage) => void messages.push(message)
    const delays: number[] = []
    const clock = { now: () => 2_500 }
    const events = { ...NO_EVENTS, betSettled: (seconds: number) => void delays.push(seconds) }
    const deps = {
      ...testDeps({ database, clock, events }),
      watch: table.watch,
      notifyPlayer,
      showNotices: () => void shown.push('notices'),
      isWatching: () => isWatching,
    }
    const worker = new SettlementWorker(deps)
    const publish = async (body: Extract<FeedBody, { kind: SettlementMessage['kind'] }>) => {
      await worker.take({ producer: 'test', sequence: 1, at: 0, ...body })
      return readWallet(database.kysely, player)
    }
    const gameId = table.games[0] ?? 0
    const won: Extract<FeedBody, { kind: 'bet_settlement' }> = {
      kind: 'bet_settlement',
      gameId,
      certainty: 'confirmed',
      outcomes: [{ selectionId: table.ids[0] ?? 0, marketId: 1000002, result: 'win' }],
    }
    return { gameId, player, say: publish, messages, shown, won, table, worker, delays, deps }
  }

  it('is paid, rolled back, cancelled and restored', async () => {
    const { gameId, say: publish, won } = await play(false)
    expect((await publish(won)).cash).toBe(20)
    expect(
      (await publish({ kind: 'rollback_bet_settlement', gameId, marketIds: 'all' })).cash,
    ).toBe(0)
    expect((await publish(won)).cash).toBe(20)
    const cancel = { kind: 'bet_cancel', gameId, marketIds: 'all', from: null, to: null } as const
    expect((await publish(cancel)).cash).toBe(10)
    expect((await publish({ kind: 'rollback_bet_cancel', gameId, marketIds: 'all' })).cash).toBe(20)
  })

  it('is timed from its sending to the payment, once', async () => {
    const { say: publish, won, delays } = await play(false)
    await publish(won)
    await publish(won)
    expect(delays).toEqual([2.5])
  })

  it('is recorded here and paid by a server that has that role', async () => {
    const { player, table, won, worker: paying, delays } = await play(false)
    const requests: number[] = []
    const recording = new SettlementWorker({
      ...testDeps({ database }),
      ...{ watch: table.watch, showNotices: () => {}, isWatching: () => false },
      payElsewhere: (sentAt) => void requests.push(sentAt),
    })
    const cash = async () => (await readWallet(database.kysely, player)).cash
    for (const sequence of [1, 2])
      await recording.take({ producer: 'test', sequence, at: 1_000, ...won })
    expect([requests, await cash()]).toEqual([[1_000], 0])
    await paying.payRecorded()
    expect([await cash(), delays]).toEqual([20, [1.5]])
  })

  it('is timed once by the one of two paying servers that settles the bet', async () => {
    const { won, worker, delays, deps } = await play(false)
    const other = new SettlementWorker(deps)
    const recording = new SettlementWorker({ ...deps, payElsewhere: () => {} })
    await recording.take({ producer: 'test', sequence: 1, at: 1_000, ...won })
    await Promise.all([worker.payRecorded(), other.payRecorded()])
    expect(delays).toEqual([1.5])
  })

  it('is timed when the timer pays it, and not when there is nothing to pay', async () => {
    const { won, worker, delays, deps } = await play(false)
    const recording = new SettlementWorker({ ...deps, payElsewhere: () => {} })
    await recording.take({ producer: 'test', sequence: 1, at: 2_000, ...won })
    await worker.settleDue()
    await worker.settleDue()
    expect(delays).toEqual([0.5])
  })

  it('is timed for each of its bets, again when they are settled otherwise, never opened', async () => {
    const { gameId, say: publish, won, delays } = await play(false, [5, 5])
    await publish(won)
    expect(delays).toEqual([2.5, 2.5])
    await publish({ kind: 'rollback_bet_settlement', gameId, marketIds: 'all' })
    expect(delays).toHaveLength(2)
    await publish(won)
    expect(delays).toHaveLength(4)
  })

  it('is paid and shown when its delay cannot be measured', async () => {
    const { won, worker, messages, delays, deps } = await play(true)
    const recording = new SettlementWorker({ ...deps, payElsewhere: () => {} })
    await recording.take({ producer: 'test', sequence: 1, at: 1_000, ...won })
    await database.pool.query('alter table kick_off_change rename to kick_off_change_gone')
    await worker.payRecorded()
    await database.pool.query('alter table kick_off_change_gone rename to kick_off_change')
    expect(messages).toMatchObject([{ type: 'bets' }, { type: 'wallet', wallet: { cash: 20 } }])
    expect(delays).toEqual([])
  })

  it('is paid at the start when an earlier server had recorded it, without a message', async () => {
    const { player, table, worker } = await play(false)
    await table.recordResult(0, 'win')
    worker.begin()
    await eventually(async () => expect((await readWallet(database.kysely, player)).cash).toBe(20))
    await worker.stop()
  })

  it('is paid by the repeated message when the first attempt recorded it and failed', async () => {
    const { player, say: publish, won } = await play(false)
    const settle = 'settle_bets(integer, integer, integer)'
    await database.pool.query(`alter function ${settle} rename to settle_bets_gone`)
    await expect(publish(won)).rejects.toThrow('settle_bets')
    expect((await readWallet(database.kysely, player)).cash).toBe(0)
    const gone = settle.replace('settle_bets', 'settle_bets_gone')
    await database.pool.query(`alter function ${gone} rename to settle_bets`)
    expect((await publish(won)).cash).toBe(20)
  })

  it('is paid by the timer when no message triggers it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const { player, table, worker } = await play(false)
      const due = vi.spyOn(worker, 'settleDue')
      worker.begin()
      await due.mock.results[0]?.value
      await table.recordResult(0, 'win')
      vi.advanceTimersByTime(60_000)
      for (const { value } of due.mock.results) await value
      expect((await readWallet(database.kysely, player)).cash).toBe(20)
      await worker.stop()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is void by rule without a message when the match is cancelled', async () => {
    const { gameId, player, worker } = await play(false)
    await sql`update game set status = 'cancelled' where id = ${gameId}`.execute(database.kysely)
    await sql`update game set unplayed_since = now() - interval '1 hour'
      where id = ${gameId}`.execute(database.kysely)
    await worker.settleDue()
    expect((await readWallet(database.kysely, player)).cash).toBe(10)
  })

  it('is not settled again when it contains nothing new', async () => {
    const { say: publish, won, table } = await play(false)
    await publish(won)
    await table.recordResult(0, 'lose')
    const [outcome] = won.outcomes
    const lost = outcome ? { ...won, outcomes: [{ ...outcome, result: 'lose' as const }] } : won
    expect((await publish(lost)).cash).toBe(20)
    expect((await publish(won)).cash).toBe(20)
  })

  it('is sent to watching players, the bet before the wallet, and to no others', async () => {
    const seen = await play(true)
    await seen.say(seen.won)
    expect(seen.messages).toMatchObject([
      { type: 'bets', bets: [{ betInfo: { betStatus: 'win', paid: 20, returnOffered: 0 } }] },
      { type: 'wallet', wallet: { cash: 20, cashback: 0 } },
    ])
    expect(seen.shown).toHaveLength(1)
    const unseen = await play(false)
    await unseen.say(unseen.won)
    expect([unseen.messages, unseen.shown]).toEqual([[], []])
  })
})
