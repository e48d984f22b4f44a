import { STATEMENT_POCKETS, type StatementEntryWire } from '@caderneta/contract/statement'
import { type Centavos, centavos } from '@caderneta/domain/money'
import { sql } from 'kysely'
import { type PlayerDays, playerDayEnds } from '../../database/player-days.ts'
import type { Reader } from '../../database/transaction.ts'

/** What a pocket held before the first of the days and after the last. */
export interface PocketBalance {
  readonly pocket: StatementEntryWire['pocket']
  readonly opening: Centavos
  readonly closing: Centavos
}

/** Whose statement it is, and what the pockets held at its ends. */
export interface StatementFrame {
  readonly holder: { readonly name: string; readonly cpf: string; readonly timeZone: string }
  readonly balances: readonly PocketBalance[]
}

export async function readStatementFrame(
  reader: Reader,
  days: PlayerDays,
): Promise<StatementFrame> {
  const player = await reader
    .selectFrom('player')
    .select(['first_name', 'last_name', 'cpf', 'timezone'])
    .where('id', '=', days.playerId)
    .executeTakeFirstOrThrow()
  return {
    holder: {
      name: `${player.first_name} ${player.last_name}`,
      cpf: player.cpf,
      timeZone: player.timezone,
    },
    balances: await readBalances(reader, days),
  }
}

async function readBalances(reader: Reader, days: PlayerDays): Promise<PocketBalance[]> {
  const { begin, end } = playerDayEnds(days)
  const { rows } = await sql<{ kind: string; opening: number; closing: number }>`
    select account.kind,
      coalesce(sum(entry.amount) filter (where transfer.created_at < ${begin}), 0)::bigint
        as opening,
      coalesce(sum(entry.amount) filter (where transfer.created_at < ${end}), 0)::bigint
        as closing
    from account
    join entry on entry.account_id = account.id
    join transfer on transfer.id = entry.transfer_id
    where account.player_id = ${days.playerId}
    group by account.kind
  `.execute(reader)
  return STATEMENT_POCKETS.map((pocket) => {
    const row = rows.find(({ kind }) => kind === pocket)
    return { pocket, opening: centavos(row?.opening ?? 0), closing: centavos(row?.closing ?? 0) }
  })
}
