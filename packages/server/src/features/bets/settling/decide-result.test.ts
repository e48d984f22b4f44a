import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { openTable, outcomes } from '../testing/table-fixtures.ts'
import { decideResult } from './decide-result.ts'
import { recordOutcomes } from './record-outcomes.ts'
import { readSetAside } from './set-aside-view.ts'
import { readSettlementAlerts } from './settlement-alerts-view.ts'
import { settleOutstanding } from './settlement-store.ts'

const NO_LEAD = () => false

describeOnDatabases('a result that our own rule contradicts', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
    await sql`update outcome_set_aside set resolved_at = now()`.execute(database.kysely)
  })

  /** A bet of 10 at 2.00 on the first selection, which the feed calls won. */
  async function openBet() {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    const [gameId = 0, selectionId = 0] = [table.games[0], table.ids[0]]
    await table.one(player, 10)
    const send = async (
      result: SelectionResult,
      byRule: SelectionResult | undefined,
      isFeedLeading = NO_LEAD,
    ) => {
      const checked = byRule === undefined ? {} : { byRule }
      const sent = [{ selectionId, marketId: 1000002, result, ...checked }]
      await recordOutcomes(database, { gameId, outcomes: sent, at: Date.now() }, isFeedLeading)
      await settleOutstanding(database)
    }
    const decide = async (decision: 'approved' | 'refused', id: number) => {
      const reason = decision === 'refused' ? 'the match ended 0-1' : null
      const by = { decision, reason, reviewer: 'Rita', at: new Date() }
      const decided = await decideResult(database, id, by)
      await settleOutstanding(database)
      return decided
    }
    const open = async () => (await readSetAside(database.kysely))[0]
    return { player, send, decide, open, bets: () => outcomes(database, player) }
  }

  it('is set aside and counted, and no bet is paid', async () => {
    const { send, open, bets } = await openBet()
    await send('win', 'lose')
    expect(await bets()).toEqual([['pending', 0, 0]])
    expect(await open()).toMatchObject({
      outcome: { result: 'win', byRule: 'lose' },
      reason: 'the rule of market 1000002 gives lose, not win',
    })
    expect(await readSettlementAlerts(database.kysely)).toMatchObject({ resultsInQuestion: 1 })
  })

  it.each([
    ['approved', 'win', 20],
    ['refused', 'lose', 0],
  ] as const)('is paid once it is %s, and not set aside again', async (decision, state, paid) => {
    const { send, decide, open, bets } = await openBet()
    await send('win', 'lose')
    const id = (await open())?.id ?? 0
    expect(await decide(decision, id)).toBe('decided')
    expect(await bets()).toEqual([[state, paid, 0]])
    expect(await decide(decision, id)).toBe('repeated')
    expect(await decide(decision === 'approved' ? 'refused' : 'approved', id)).toBe('contrary')
    await send('win', 'lose')
    expect(await open()).toBeUndefined()
    expect(await bets()).toEqual([[state, paid, 0]])
  })

  it('is paid without a decision when the feed corrects it', async () => {
    const { send, decide, open, bets } = await openBet()
    await send('win', 'lose')
    const id = (await open())?.id ?? 0
    await send('lose', 'lose')
    expect(await open()).toBeUndefined()
    expect(await bets()).toEqual([['lose', 0, 0]])
    expect(await decide('approved', id)).toBe('not_in_review')
  })

  it('is paid at once where the feed leads, or the score decides nothing', async () => {
    const led = await openBet()
    await led.send('win', 'lose', () => true)
    expect(await led.bets()).toEqual([['win', 20, 0]])
    const unknown = await openBet()
    await unknown.send('win', undefined)
    expect(await unknown.bets()).toEqual([['win', 20, 0]])
  })

  it('is no decision about an outcome that was refused for another reason', async () => {
    const { send, decide, open } = await openBet()
    await send(JSON.parse('"push"'), undefined)
    expect(await decide('approved', (await open())?.id ?? 0)).toBe('not_in_review')
    expect(await decide('approved', 999_999)).toBe('unknown')
  })
})
