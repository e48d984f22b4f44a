import { listBets } from '@caderneta/contract/bets/bets-calls'
import { listStatement, readBalance } from '@caderneta/contract/wallet/wallet-calls'
import { type Centavos, centavos, ZERO } from '@caderneta/domain/money/money'
import type { ApiClient } from '@caderneta/testing/client/api-client'

interface SeenBet {
  readonly id: number
  readonly status: string
  readonly stake: number
  readonly paid: Centavos
}

interface SeenEntry {
  readonly id: string
  readonly kind: string
  readonly amount: number
}

/** What a player sees of the account, without what changes by itself; the newest entry first. */
export interface SeenAccount {
  readonly cash: Centavos
  readonly bets: readonly SeenBet[]
  readonly entries: readonly SeenEntry[]
}

export const UNUSED_ACCOUNT: SeenAccount = { cash: ZERO, bets: [], entries: [] }

export async function readAccount(client: ApiClient): Promise<SeenAccount> {
  const { data } = await client.expect(readBalance, {})
  const bets = await client.expect(listBets, { tab: 'all' })
  const statement = await client.expect(listStatement, {})
  return {
    cash: inCentavos(data.wallet.cash),
    bets: bets.data.map(({ betInfo }) => ({
      id: betInfo.betId,
      status: betInfo.betStatus,
      stake: betInfo.price,
      paid: inCentavos(betInfo.paid),
    })),
    entries: statement.data.map(({ id, kind, amount }) => ({ id, kind, amount })),
  }
}

export function inCentavos(reais: number): Centavos {
  return centavos(Math.round(reais * 100))
}
