import { type Refusal, refuseFields } from '@caderneta/contract/refusals'
import {
  STATEMENT_ENTRIES_PER_PAGE,
  STATEMENT_PAGES_NUMBERED,
  STATEMENT_POCKETS,
  type StatementEntryWire,
  type StatementKind,
} from '@caderneta/contract/statement'
import { centavos, reaisNumber } from '@caderneta/domain/money'
import { type RawBuilder, sql } from 'kysely'
import { type PlayerDays, playerDayEnds, wrongDays } from '../../database/player-days.ts'
import type { Reader } from '../../database/transaction.ts'

/** Which entries of a player's pockets are requested. */
export interface StatementFilter extends PlayerDays {
  readonly pocket?: string | undefined
  readonly kind?: string | undefined
}

/** A page by the cursor of the one before, or by its number for the first few pages. */
export interface StatementPosition {
  readonly cursor?: string | undefined
  readonly page?: number | undefined
}

export interface StatementPage {
  readonly data: StatementEntryWire[]
  /** All entries of the requested pockets; null under a filter by day or kind. */
  readonly total: number | null
  /** Where older entries continue; null at the end. */
  readonly next: string | null
}

/**
 * One page of the statement, newest first: every entry of the wallet with its cause. Each pocket is
 * read downwards by its versions and the pockets are merged, so that a page costs the same at any
 * length of the history.
 */
export async function readStatement(
  reader: Reader,
  filter: StatementFilter,
  { cursor, page = 1 }: StatementPosition,
): Promise<StatementPage | Refusal> {
  const wrong = wrongDays(filter)
  if (wrong) return wrong
  if (page > STATEMENT_PAGES_NUMBERED) return refuseFields({ page: 'invalid' })
  const limit = STATEMENT_ENTRIES_PER_PAGE
  const pockets = await readRanges(reader, filter)
  const isWhole = filter.from === undefined && filter.to === undefined && !filter.kind
  const total = isWhole ? pockets.reduce((sum, { latest }) => sum + latest, 0) : null
  const from = continueAt(pockets, cursor)
  const skipped = limit * (page - 1)
  const found = await readEntries(reader, from, filter.kind, { limit: limit + 1, skipped })
  const shown = found.slice(0, limit)
  const data = await withReferences(reader, shown)
  const next = found.length > limit ? cursorAfter(from, shown) : null
  return { data, total, next }
}

const ENTRIES_PER_LOT = 500

/** The newest entries, at most `limit`, for a file that is drawn as a whole. */
export async function readStatementAtOnce(
  reader: Reader,
  filter: StatementFilter,
  limit: number,
): Promise<StatementEntryWire[] | Refusal> {
  const wrong = wrongDays(filter)
  if (wrong) return wrong
  const entries: StatementEntryWire[] = []
  for await (const lot of statementLots(reader, filter)) {
    entries.push(...lot)
    if (entries.length >= limit) break
  }
  return entries.slice(0, limit)
}

/** Every entry of days that exist, newest first, in lots: no query or list is long. */
export async function* statementLots(
  reader: Reader,
  filter: StatementFilter,
): AsyncGenerator<StatementEntryWire[]> {
  const window = { limit: ENTRIES_PER_LOT, skipped: 0 }
  let pockets = await readRanges(reader, filter)
  for (;;) {
    const found = await readEntries(reader, pockets, filter.kind, window)
    yield await withReferences(reader, found)
    if (found.length < ENTRIES_PER_LOT) return
    pockets = continueAt(pockets, cursorAfter(pockets, found))
  }
}

/** The versions of a pocket that are requested: from `first` until before `end`. */
export interface PocketRange {
  readonly accountId: number
  readonly pocket: StatementEntryWire['pocket']
  /** The version of the newest entry: how many there are. */
  readonly latest: number
  readonly first: number
  readonly end: number
}

/** The pockets of a player with the versions of the days that are requested. */
export async function readRanges(
  reader: Reader,
  filter: Omit<StatementFilter, 'kind'>,
): Promise<PocketRange[]> {
  const accounts = await reader
    .selectFrom('account')
    .select(['id', 'kind', 'version'])
    .where('player_id', '=', filter.playerId)
    .orderBy('id')
    .execute()
  const { begin, end } = playerDayEnds(filter)
  const ranges: PocketRange[] = []
  for (const pocket of STATEMENT_POCKETS) {
    const account = accounts.find(({ kind }) => kind === pocket)
    if (!account || (filter.pocket ?? pocket) !== pocket) continue
    const { id: accountId, version: latest } = account
    const at = (moment: RawBuilder<unknown>) => firstFrom(reader, accountId, latest, moment)
    const first = filter.from === undefined ? 1 : await at(begin)
    const after = filter.to === undefined ? latest + 1 : await at(end)
    ranges.push({ accountId, pocket, latest, first, end: after })
  }
  return ranges
}

async function firstFrom(
  reader: Reader,
  accountId: number,
  latest: number,
  moment: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select first_version_from(${accountId}, ${latest}, ${moment}) as version
  `.execute(reader)
  return rows[0]?.version ?? latest + 1
}

interface EntryRow {
  readonly id: string
  readonly kind: StatementKind
  readonly pocket: StatementEntryWire['pocket']
  readonly account_id: number
  readonly version: number
  readonly amount: number
  readonly balance: number
  readonly at: Date
  readonly bet_id: number | null
  readonly deposit_id: string | null
  readonly withdrawal_id: string | null
}

interface Window {
  readonly limit: number
  readonly skipped: number
}

async function readEntries(
  reader: Reader,
  pockets: readonly PocketRange[],
  kind: string | undefined,
  { limit, skipped }: Window,
): Promise<EntryRow[]> {
  const column = (key: 'accountId' | 'first' | 'end') =>
    sql`${`{${pockets.map((pocket) => pocket[key]).join(',')}}`}::bigint[]`
  const newest = kind === undefined ? newestEntries(limit + skipped) : entryOfKind(kind)
  const found = await sql<EntryRow>`
    select entry.transfer_id || '-' || entry.account_id as id, transfer.kind, entry.account_id,
      entry.version, entry.amount, entry.balance_after as balance, transfer.created_at as at,
      (select account.kind from account where account.id = entry.account_id) as pocket,
      case when transfer.kind in (${sql.join(BET_KINDS)})
        then split_part(transfer.reference, '#', 1)::bigint end as bet_id,
      case when transfer.kind = 'deposit' then (
        select deposit_id from pix_payment where end_to_end_id = transfer.reference
      ) end as deposit_id,
      case when transfer.kind like 'withdrawal%' then transfer.reference end as withdrawal_id
    from (
      select entry.*
      from unnest(${column('accountId')}, ${column('first')}, ${column('end')})
        as pocket(account_id, first, after)
      cross join lateral (${newest} limit ${limit + skipped}) entry
      order by entry.transfer_id desc, entry.account_id
      limit ${limit} offset ${skipped}
    ) entry
    cross join lateral (
      select * from transfer where transfer.id = entry.transfer_id offset 0
    ) transfer
    order by entry.transfer_id desc, entry.account_id
  `.execute(reader)
  return found.rows
}

/**
 * The newest entries of one pocket. Its versions have no gap (I4), so that the range itself holds
 * at most `count` rows: whatever plan is chosen, no other entry is read.
 */
function newestEntries(count: number): RawBuilder<unknown> {
  return sql`
    select * from entry
    where entry.account_id = pocket.account_id and entry.version is not null
      and entry.version >= greatest(pocket.first, pocket.after - ${count}::bigint)
      and entry.version < pocket.after
    order by entry.version desc
  `
}

/** The same of one kind, in the order of entry_kind. */
function entryOfKind(kind: string): RawBuilder<unknown> {
  return sql`
    select of_kind.* from entry_kind
    cross join lateral (
      select * from entry
      where entry.account_id = entry_kind.account_id and entry.version = entry_kind.version
      offset 0
    ) of_kind
    where entry_kind.account_id = pocket.account_id and entry_kind.kind = ${kind}
      and entry_kind.version >= pocket.first and entry_kind.version < pocket.after
    order by entry_kind.version desc
  `
}

const BET_KINDS: readonly StatementKind[] = [
  'stake',
  'settle',
  'unsettle',
  'cancel',
  'cash_out',
  'cash_out_part',
  'cashback',
  'uncashback',
]

/** The versions until which each pocket was shown, in the order of the pockets: '120.3.7'. */
function cursorAfter(pockets: readonly PocketRange[], shown: readonly EntryRow[]): string {
  const ends = STATEMENT_POCKETS.map((pocket) => {
    const range = pockets.find((one) => one.pocket === pocket)
    const versions = shown.filter((row) => row.pocket === pocket).map(({ version }) => version)
    return Math.min(range?.end ?? 0, ...versions)
  })
  return ends.join('.')
}

function continueAt(pockets: readonly PocketRange[], cursor: string | undefined): PocketRange[] {
  if (cursor === undefined) return [...pockets]
  const ends = cursor.split('.').map(Number)
  return pockets.map((range) => {
    const end = ends[STATEMENT_POCKETS.indexOf(range.pocket)] ?? range.end
    return { ...range, end: Math.min(range.end, end) }
  })
}

/** The entries with the references of the slips that their bets belong to. */
async function withReferences(
  reader: Reader,
  rows: readonly EntryRow[],
): Promise<StatementEntryWire[]> {
  const ids = [...new Set(rows.flatMap(({ bet_id }) => (bet_id === null ? [] : [bet_id])))]
  const found = await sql<{ id: number; reference: string }>`
    select wanted.id, slip.reference
    from unnest(${`{${ids.join(',')}}`}::bigint[]) as wanted(id)
    cross join lateral (
      select player_id, slip_id from bet where bet.id = wanted.id offset 0
    ) bet
    cross join lateral (
      select reference from slip
      where slip.player_id = bet.player_id and slip.slip_id = bet.slip_id offset 0
    ) slip
  `.execute(reader)
  const references = new Map(found.rows.map(({ id, reference }) => [id, reference]))
  return rows.map((row) => entryWire(row, references.get(row.bet_id ?? 0)))
}

function entryWire(row: EntryRow, betReference: string | undefined): StatementEntryWire {
  return {
    id: row.id,
    kind: row.kind,
    pocket: row.pocket,
    amount: reaisNumber(centavos(row.amount)),
    balance: reaisNumber(centavos(row.balance)),
    at: row.at.getTime(),
    betId: row.bet_id,
    ...(betReference !== undefined && { betReference }),
    depositId: row.deposit_id,
    withdrawalId: row.withdrawal_id,
  }
}
