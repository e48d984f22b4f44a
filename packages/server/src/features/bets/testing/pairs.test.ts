import { sized } from '@caderneta/pricing/testing/campaign-size'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnServer } from '../../../database/test-database.ts'
import { addPlayer, meetingOf } from '../../../database/test-rows.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { rollbackOutcomes } from '../settling/market-correction-store.ts'
import { settleOutstanding } from '../settling/settlement-store.ts'
import { shownBets } from './bets-fixtures.ts'
import { openTable, type TestTable } from './table-fixtures.ts'

// npm test plays each pair a few times, the campaign 'races' as often as the design requires.
const ROUNDS = sized({ test: 3, small: 40, full: 500 })
const ROUNDS_AT_ONCE = 8
const TIMEOUT_MS = 60_000 + ROUNDS * 2000

/** A player of R$ 20,00 with one bet of R$ 10,00 at 2.00, and the acts that may concern it. */
interface Round {
  readonly database: Database
  readonly table: TestTable
  readonly player: number
  readonly bet: number
}

const settleAs = (result: 'win' | 'lose') => async (round: Round) => {
  await round.table.end(0, result)
  return null
}

/** Results of an act that the bettor requested; null for acts without a winner. */
const ACTS = {
  place: ({ table, player }) =>
    table.bet(player, [{ ids: [table.ids[1] ?? 0], price: 10, rate: 1 }]),
  'cash-out': ({ table, player, bet }) => table.close(player, bet, '9.50'),
  'partial cash-out': ({ table, player, bet }) => table.close(player, bet, '9.50', 50),
  cancel: ({ table, player, bet }) => table.close(player, bet, '9.50'),
  settle: settleAs('win'),
  're-settle': settleAs('lose'),
  rollback: async ({ database, table }) => {
    await rollbackOutcomes(database, { gameId: table.games[0] ?? 0, marketIds: 'all' })
    await settleOutstanding(database)
    return null
  },
} satisfies Record<string, (round: Round) => Promise<object | null>>

type Act = keyof typeof ACTS
const NAMES: readonly Act[] = [
  'place',
  'cash-out',
  'partial cash-out',
  'cancel',
  'settle',
  're-settle',
  'rollback',
]
const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at).map((other) => [one, other] as const))

const isClosing = (act: Act) => ['cash-out', 'partial cash-out', 'cancel'].includes(act)
const isCorrecting = (act: Act) => ['re-settle', 'rollback'].includes(act)
const isSettling = (act: Act) => ['settle', 're-settle'].includes(act)

async function openRound(database: Database, one: Act, other: Act): Promise<Round> {
  const player = await addPlayer(database, { cash: 2000 })
  const isLive = one === 'cash-out' || other === 'cash-out'
  const table = await openTable(database, [2000, 2000], { isLive, liveDelayMs: isLive ? 1 : 0 })
  const bet = await table.one(player, 10)
  const round = { database, table, player, bet }
  // A correction needs something to correct.
  if (isCorrecting(one) || isCorrecting(other)) await table.end(0, 'win')
  return round
}

describeOnServer(`two things at once, ${ROUNDS} times`, (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it.each(PAIRS)(
    'SEC-22 %s and %s: one wins where only one may, and the books stay consistent',
    async (one, other) => {
      for (let played = 0; played < ROUNDS; played += ROUNDS_AT_ONCE) {
        const count = Math.min(ROUNDS_AT_ONCE, ROUNDS - played)
        await Promise.all(Array.from({ length: count }, () => playRound(database, one, other)))
      }
      expect(await auditBooks(database)).toEqual([])
      await forgetOutcomes(database)
    },
    TIMEOUT_MS,
  )
})

/** Every settlement reviews the outcomes of the last minutes: not those of earlier rounds. */
async function forgetOutcomes(database: Database): Promise<void> {
  await sql`update selection_outcome set closed_at = clock_timestamp() where closed_at is null`.execute(
    database.kysely,
  )
}

async function playRound(database: Database, one: Act, other: Act): Promise<void> {
  const round = await openRound(database, one, other)
  const results = await Promise.all([ACTS[one](round), ACTS[other](round)])
  await settleOutstanding(database)
  const [result, second] = results
  const accepted = results.filter((each) => each !== null && !('refused' in each))
  if (one === 'place' && other === 'place') expect(accepted).toHaveLength(1)
  else if (one === 'place') expect(accepted).toContain(result)
  else if (isClosing(one) && isClosing(other)) await checkClosings(round, result, second, accepted)
  else if (isClosing(one) && isSettling(other)) await checkSettled(round, one, accepted.length)
  else if (isClosing(one)) await checkRolledBack(round, one, accepted.length === 1)
  else await checkLastResult(round, one, other)
}

/** The final state of the bet when this is the last message of the feed about it. */
const STATUS_AFTER: Partial<Record<Act, string>> = {
  settle: 'win',
  're-settle': 'lose',
  rollback: 'pending',
}

/** One of the two came last, and the wallet holds what that one pays: once. */
async function checkLastResult({ database, player }: Round, one: Act, other: Act): Promise<void> {
  const [shown] = await shownBets(database, player)
  const status = shown?.betInfo.betStatus
  expect([STATUS_AFTER[one], STATUS_AFTER[other]]).toContain(status)
  const { cash } = await readWallet(database.kysely, player)
  expect(cash).toBe(status === 'win' ? 30 : 10)
}

/** The same closing twice has one result; of two others one is refused. It is paid once. */
async function checkClosings(
  { database, player }: Round,
  result: object | null,
  second: object | null,
  accepted: readonly (object | null)[],
): Promise<void> {
  if (accepted.length === 2) expect(result).toEqual(second)
  else expect(accepted).toHaveLength(1)
  const { cash } = await readWallet(database.kysely, player)
  expect([14.75, 19.5]).toContain(cash)
}

/** Before the rollback the bet is settled and cannot be closed, afterwards it can: once, or not. */
async function checkRolledBack({ database, player }: Round, act: Act, isClosed: boolean) {
  const isPart = act === 'partial cash-out'
  const [shown] = await shownBets(database, player)
  expect(shown?.betInfo.betStatus === 'pending').toBe(isPart || !isClosed)
  const { cash } = await readWallet(database.kysely, player)
  expect(cash).toBe(isClosed ? (isPart ? 14.75 : 19.5) : 10)
}

/** A bet closed whole is not settled, and a settled one was not closed. */
async function checkSettled({ database, player, bet }: Round, act: Act, closed: number) {
  const shown = (await shownBets(database, player)).find(({ betInfo }) => betInfo.betId === bet)
  const isSettled = ['win', 'lose'].includes(shown?.betInfo.betStatus ?? '')
  if (act === 'partial cash-out') expect(isSettled).toBe(true)
  else expect(isSettled).toBe(closed === 0)
}

describeOnServer('the naive way to close a bet', (makeDatabase) => {
  it('pays again what was settled in between, and the audit detects it', async () => {
    const database = await makeDatabase()
    const round = await openRound(database, 'cash-out', 'settle')
    const allHaveRead = meetingOf(2)
    const naive = closeNaively(round, allHaveRead)
    const settle = allHaveRead().then(() => round.table.end(0, 'win'))
    await Promise.all([naive, settle])
    const violated = (await auditBooks(database)).map(({ invariant }) => invariant.split(' ')[0])
    expect(violated).toEqual(expect.arrayContaining(['I8', 'I10', 'I11']))
  })
})

/** Checks whether the bet is open, and pays when everyone has checked. */
async function closeNaively({ database, player, bet }: Round, wait: () => Promise<void>) {
  const found = await sql<{ status: string }>`
    select status from bet where id = ${bet}
  `.execute(database.kysely)
  await wait()
  if (found.rows[0]?.status !== 'pending') return
  await sql`
    with moved as (
      insert into transfer (kind, reference) values ('cash_out', ${`${bet}#1`}) returning id
    ),
    paid as (
      update account set balance = balance + 950, version = version + 1
      where player_id = ${player} and kind = 'cash' returning id, balance, version
    )
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select moved.id, paid.id, true, 950::bigint, paid.balance, paid.version from moved, paid
    union all
    select moved.id, account.id, false, side.amount, null, null
    from moved, account
    join (values ('open_stakes', -1000), ('house', 50)) side(name, amount)
      on account.kind = side.name and account.player_id is null
  `.execute(database.kysely)
}
