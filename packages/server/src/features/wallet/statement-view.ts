import type { Refusal } from '@caderneta/contract/refusals'
import {
  STATEMENT_ENTRIES_PER_PAGE,
  type StatementEntryWire,
  type StatementKind,
} from '@caderneta/contract/statement'
import { centavos, reaisNumber } from '@caderneta/domain/money'
import { type RawBuilder, sql } from 'kysely'
import { type PlayerDays, withinDays, wrongDays } from '../../database/player-days.ts'
import type { Reader } from '../../database/transaction.ts'

/** Which entries of a player's pockets are wanted. */
export interface StatementFilter extends PlayerDays {
  readonly pocket?: string | undefined
  readonly kind?: string | undefined
}

export interface StatementPage {
  readonly data: StatementEntryWire[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** One page of the statement, newest first: every entry of the wallet with its cause. */
export async function readStatement(
  reader: Reader,
  filter: StatementFilter,
  page: number,
): Promise<StatementPage | Refusal> {
  const wrong = wrongDays(filter)
  if (wrong) return wrong
  const limit = STATEMENT_ENTRIES_PER_PAGE
  const data = await readEntries(reader, filter, { limit, offset: (page - 1) * limit })
  const total = await countEntries(reader, filter)
  return { data, total, page, pages: Math.ceil(total / limit) }
}

/** The newest entries, at most `limit`, for a file. */
export async function readStatementAtOnce(
  reader: Reader,
  filter: StatementFilter,
  limit: number,
): Promise<StatementEntryWire[] | Refusal> {
  return wrongDays(filter) ?? readEntries(reader, filter, { limit, offset: 0 })
}

interface EntryRow {
  readonly id: string
  readonly kind: StatementKind
  readonly pocket: StatementEntryWire['pocket']
  readonly amount: number
  readonly balance: number
  readonly at: Date
  readonly bet_id: number | null
  readonly bet_reference: string | null
  readonly deposit_id: string | null
  readonly withdrawal_id: string | null
}

interface Window {
  readonly limit: number
  readonly offset: number
}

async function readEntries(
  reader: Reader,
  filter: StatementFilter,
  { limit, offset }: Window,
): Promise<StatementEntryWire[]> {
  const found = await sql<EntryRow>`
    select entry.transfer_id || '-' || entry.account_id as id, transfer.kind,
      account.kind as pocket, entry.amount, entry.balance_after as balance,
      transfer.created_at as at,
      case when transfer.kind in (${sql.join(BET_KINDS)}) then ${BET_ID} end as bet_id,
      case when transfer.kind in (${sql.join(BET_KINDS)}) then (
        select slip.reference from bet
        join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
        where bet.id = ${BET_ID}
      ) end as bet_reference,
      pix_payment.deposit_id,
      case when transfer.kind like 'withdrawal%' then transfer.reference end as withdrawal_id
    ${matching(filter)}
    order by transfer.created_at desc, transfer.id desc, account.id
    limit ${limit} offset ${offset}
  `.execute(reader)
  return found.rows.map(entryWire)
}

const BET_ID = sql`split_part(transfer.reference, '#', 1)::bigint`

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

function matching({ pocket, kind, ...days }: StatementFilter): RawBuilder<unknown> {
  return sql`
    from account
    join entry on entry.account_id = account.id
    join transfer on transfer.id = entry.transfer_id
    left join pix_payment
      on transfer.kind = 'deposit' and pix_payment.end_to_end_id = transfer.reference
    where account.player_id = ${days.playerId}
      and account.kind in ('cash', 'cashback', 'withdrawal_hold')
      and (${pocket ?? null}::text is null or account.kind = ${pocket ?? null})
      and (${kind ?? null}::text is null or transfer.kind = ${kind ?? null})
      and ${withinDays(sql`transfer.created_at`, days)}
  `
}

async function countEntries(reader: Reader, filter: StatementFilter): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::integer as total ${matching(filter)}
  `.execute(reader)
  return found.rows[0]?.total ?? 0
}

function entryWire(row: EntryRow): StatementEntryWire {
  return {
    id: row.id,
    kind: row.kind,
    pocket: row.pocket,
    amount: reaisNumber(centavos(row.amount)),
    balance: reaisNumber(centavos(row.balance)),
    at: row.at.getTime(),
    betId: row.bet_id,
    ...(row.bet_reference !== null && { betReference: row.bet_reference }),
    depositId: row.deposit_id,
    withdrawalId: row.withdrawal_id,
  }
}
