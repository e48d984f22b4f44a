import { type Refusal, refuseFields } from '@caderneta/contract/refusals'
import {
  STATEMENT_ENTRIES_PER_PAGE,
  STATEMENT_KINDS,
  STATEMENT_PAGES_NUMBERED,
  STATEMENT_POCKETS,
  type StatementEntryWire,
  type StatementKind,
} from '@caderneta/contract/wallet/statement'
import { centavos, reaisNumber } from '@caderneta/domain/money/money'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { type PlayerDays, playerDayEnds, wrongDays } from '../../database/player-days.ts'
import { oneRow, rows, timeColumn } from '../../database/rows.ts'
import type { Reader } from '../../database/transaction.ts'

/** Which entries of a player's pockets are requested. */
export interface StatementFilter extends PlayerDays {
  readonly pocket?: string | undefined
  readonly kind?: string | undefined
}

/** A page by the cursor of the previous one, or by its number for the first few pages. */
interface StatementPosition {
  readonly cursor?: string | undefined
  readonly page?: number | undefined
}

interface StatementPage {
  readonly data: StatementEntryWire[]
  /** All entries of the requested pockets; null under a filter by day or kind. */
  readonly total: number | null
  /** The start of older entries; null at the end. */
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
): Promise<StatementPage | Refusal<'invalid_fields'>> {
  const wrong = wrongDays(filter)
  if (wrong) return wrong
  if (page > STATEMENT_PAGES_NUMBERED) return refuseFields({ page: 'invalid' })
  const limit = STATEMENT_ENTRIES_PER_PAGE
  const pockets = await readRanges(reader, filter)
  const isWhole = filter.from === undefined && filter.to === undefined && !filter.kind
  const total = isWhole ? pockets.reduce((sum, { latest }) => sum + latest, 0) : null
  let from = continueAt(pockets, cursor)
  // Page after page: one query for all of them would read more, the higher the number.
  for (let number = 1; number < page; number += 1)
    from = continueAt(from, cursorAfter(from, await readEntries(reader, from, filter.kind, limit)))
  const found = await readEntries(reader, from, filter.kind, limit + 1)
  const shown = found.slice(0, limit)
  const data = await withCauses(reader, shown)
  const next = found.length > limit ? cursorAfter(from, shown) : null
  return { data, total, next }
}

const ENTRIES_PER_LOT = 500

/** The newest entries, at most `limit`, for a file that is drawn as a whole. */
export async function readStatementAtOnce(
  reader: Reader,
  filter: StatementFilter,
  limit: number,
): Promise<StatementEntryWire[] | Refusal<'invalid_fields'>> {
  const wrong = wrongDays(filter)
  if (wrong) return wrong
  const entries: StatementEntryWire[] = []
  for await (const lot of statementLots(reader, filter)) {
    entries.push(...lot)
    if (entries.length >= limit) break
  }
  return entries.slice(0, limit)
}

/** Every entry of existing days, newest first, in batches: no query or list is long. */
export async function* statementLots(
  reader: Reader,
  filter: StatementFilter,
): AsyncGenerator<StatementEntryWire[]> {
  let pockets = await readRanges(reader, filter)
  for (;;) {
    const found = await readEntries(reader, pockets, filter.kind, ENTRIES_PER_LOT)
    yield await withCauses(reader, found)
    if (found.length < ENTRIES_PER_LOT) return
    pockets = continueAt(pockets, cursorAfter(pockets, found))
  }
}

/** The versions of a pocket that are requested: from `first` until before `end`. */
export interface PocketRange {
  readonly accountId: number
  readonly pocket: StatementEntryWire['pocket']
  /** The version of the newest entry, which is also the number of entries. */
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

const versionRow = z.object({ version: z.number() })

async function firstFrom(
  reader: Reader,
  accountId: number,
  latest: number,
  moment: RawBuilder<unknown>,
): Promise<number> {
  const query = sql`select first_version_from(${accountId}, ${latest}, ${moment}) as version`
  const { version } = await oneRow(reader, versionRow, query)
  return version
}

const entryRow = z.object({
  transfer_id: z.number(),
  account_id: z.number(),
  version: z.number(),
  amount: z.number(),
  balance: z.number(),
})

interface PocketEntry extends z.infer<typeof entryRow> {
  readonly pocket: StatementEntryWire['pocket']
}

/**
 * The newest entries of these pockets together: each is read separately, so that no query is long.
 */
async function readEntries(
  reader: Reader,
  pockets: readonly PocketRange[],
  kind: string | undefined,
  limit: number,
): Promise<PocketEntry[]> {
  const found: PocketEntry[] = []
  for (const range of pockets) {
    const newest = kind === undefined ? newestEntries(range, limit) : entriesOfKind(range, kind)
    const entries = await rows(reader, entryRow, sql`${newest} limit ${limit}`)
    found.push(...entries.map((entry) => ({ ...entry, pocket: range.pocket })))
  }
  return found
    .sort((a, b) => b.transfer_id - a.transfer_id || a.account_id - b.account_id)
    .slice(0, limit)
}

const COLUMNS = sql`
  entry.transfer_id, entry.account_id, entry.version, entry.amount, entry.balance_after as balance
`

/**
 * The newest entries of one pocket. Its versions have no gap (I4), so that the range itself
 * contains at most `count` rows: whatever the plan, no other entry is read.
 */
function newestEntries(range: PocketRange, limit: number): RawBuilder<unknown> {
  return sql`
    select ${COLUMNS} from entry
    where entry.account_id = ${range.accountId} and entry.version is not null
      and entry.version >= ${Math.max(range.first, range.end - limit)}
      and entry.version < ${range.end}
    order by entry.version desc
  `
}

/** The same of one kind, in the order of entry_kind. */
function entriesOfKind(range: PocketRange, kind: string): RawBuilder<unknown> {
  return sql`
    select of_kind.* from entry_kind
    cross join lateral (
      select ${COLUMNS} from entry
      where entry.account_id = entry_kind.account_id and entry.version = entry_kind.version
      offset 0
    ) of_kind
    where entry_kind.account_id = ${range.accountId} and entry_kind.kind = ${kind}
      and entry_kind.version >= ${range.first} and entry_kind.version < ${range.end}
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

/** The version down to which each pocket was shown, in the order of the pockets: '120.3.7'. */
function cursorAfter(pockets: readonly PocketRange[], shown: readonly PocketEntry[]): string {
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

const causeRow = z.object({
  id: z.number(),
  kind: z.enum(STATEMENT_KINDS),
  reference: z.string(),
  at: timeColumn,
})

type CauseRow = z.infer<typeof causeRow>

/** The entries with their causes: one query by key for each table. */
async function withCauses(
  reader: Reader,
  entries: readonly PocketEntry[],
): Promise<StatementEntryWire[]> {
  const ids = [...new Set(entries.map(({ transfer_id }) => transfer_id))]
  const query = sql`
    select wanted.id, transfer.kind, transfer.reference, transfer.created_at as at
    from unnest(${`{${ids.join(',')}}`}::bigint[]) as wanted(id)
    cross join lateral (
      select * from transfer where transfer.id = wanted.id offset 0
    ) transfer
  `
  const found = await rows(reader, causeRow, query)
  const causes = new Map(found.map((cause) => [cause.id, cause]))
  const slips = await readSlipReferences(reader, found)
  const deposits = await readDepositIds(reader, found)
  return entries.flatMap((entry) => {
    const cause = causes.get(entry.transfer_id)
    if (!cause) return []
    const depositId = cause.kind === 'deposit' ? (deposits.get(cause.reference) ?? null) : null
    return [entryWire(entry, cause, depositId, slips)]
  })
}

function betOf({ kind, reference }: CauseRow): number | null {
  return BET_KINDS.includes(kind) ? Number(reference.split('#')[0]) : null
}

const slipOfBet = z.object({ id: z.number(), reference: z.string() })

/** By bet, the references of the slips that the bets belong to. */
async function readSlipReferences(
  reader: Reader,
  causes: readonly CauseRow[],
): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(causes.map(betOf).filter((id) => id !== null))
  if (ids.size === 0) return new Map()
  const query = sql`
    select wanted.id, slip.reference
    from unnest(${`{${[...ids].join(',')}}`}::bigint[]) as wanted(id)
    cross join lateral (
      select player_id, slip_id from bet where bet.id = wanted.id offset 0
    ) bet
    cross join lateral (
      select reference from slip
      where slip.player_id = bet.player_id and slip.slip_id = bet.slip_id offset 0
    ) slip
  `
  const slips = await rows(reader, slipOfBet, query)
  return new Map(slips.map(({ id, reference }) => [id, reference]))
}

const chargeOfPayment = z.object({
  end_to_end_id: z.string(),
  deposit_id: z.nullable(z.string()),
})

/** By payment, the charges that it paid. */
async function readDepositIds(
  reader: Reader,
  causes: readonly CauseRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const payments = causes.filter(({ kind }) => kind === 'deposit')
  if (payments.length === 0) return new Map()
  const query = sql`
    select payment.*
    from unnest(${payments.map(({ reference }) => reference)}::text[]) as wanted(id)
    cross join lateral (
      select end_to_end_id, deposit_id from pix_payment
      where pix_payment.end_to_end_id = wanted.id offset 0
    ) payment
  `
  const charges = await rows(reader, chargeOfPayment, query)
  return new Map(charges.map((charge) => [charge.end_to_end_id, charge.deposit_id]))
}

function entryWire(
  row: PocketEntry,
  cause: CauseRow,
  depositId: string | null,
  slips: ReadonlyMap<number, string>,
): StatementEntryWire {
  const betId = betOf(cause)
  const betReference = betId === null ? undefined : slips.get(betId)
  return {
    id: `${row.transfer_id}-${row.account_id}`,
    kind: cause.kind,
    pocket: row.pocket,
    amount: reaisNumber(centavos(row.amount)),
    balance: reaisNumber(centavos(row.balance)),
    at: cause.at.getTime(),
    betId,
    ...(betReference !== undefined && { betReference }),
    depositId,
    withdrawalId: cause.kind.startsWith('withdrawal') ? cause.reference : null,
  }
}
