import { STATEMENT_POCKETS, type StatementEntryWire } from '@caderneta/contract/wallet/statement'
import { type Centavos, centavos, ZERO } from '@caderneta/domain/money/money'
import type { PlayerDays } from '../../database/player-days.ts'
import type { Reader } from '../../database/transaction.ts'
import { type PocketRange, readRanges } from './statement-view.ts'

/** The balance of a pocket before the first of the days and after the last. */
interface PocketBalance {
  readonly pocket: StatementEntryWire['pocket']
  readonly opening: Centavos
  readonly closing: Centavos
}

/** The holder of the statement, and the opening and closing balances. */
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

/** The balance after the last entry before the days, and after the last of them. */
async function readBalances(reader: Reader, days: PlayerDays): Promise<PocketBalance[]> {
  const { playerId, from, to } = days
  const ranges = await readRanges(reader, { playerId, from, to })
  const balances: PocketBalance[] = []
  for (const pocket of STATEMENT_POCKETS) {
    const range = ranges.find((one) => one.pocket === pocket)
    const [opening, closing] = range
      ? [
          await balanceAt(reader, range, range.first - 1),
          await balanceAt(reader, range, range.end - 1),
        ]
      : [ZERO, ZERO]
    balances.push({ pocket, opening, closing })
  }
  return balances
}

async function balanceAt(
  reader: Reader,
  { accountId }: PocketRange,
  version: number,
): Promise<Centavos> {
  const row = await reader
    .selectFrom('entry')
    .select('balance_after')
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst()
  return centavos(row?.balance_after ?? 0)
}
