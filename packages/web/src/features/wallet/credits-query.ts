import type { BalanceWire } from '@caderneta/contract/wallet/wallet'
import { readBalance } from '@caderneta/contract/wallet/wallet-calls'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { type QueryCache, type QueryResult, useQuery } from '../../api/query-cache.ts'
import { onPlayerMessage } from '../../live/live.ts'
import { type Page, usePage } from '../../root/page.ts'
import { useSession } from '../session/session.ts'
import { replaceWallet } from './wallet-store.ts'

const RENEWED_MS = 30_000

declare module '../../root/page.ts' {
  interface Page {
    readonly creditsCache: QueryCache<BalanceWire>
  }
}

async function fetchCredits(page: Page): Promise<BalanceWire | Failure> {
  const done = await call(page, readBalance, {})
  if (isFailure(done)) return done
  const { wallet, ...balance } = done.value.data
  replaceWallet(page, wallet)
  return balance
}

/** Bonuses and today's cashback of the player; balances update the wallet, as pushes do. */
export function useCredits(): QueryResult<BalanceWire> {
  const page = usePage()
  const { token } = useSession()
  return useQuery(page.creditsCache, `${token}`, fetchCredits, RENEWED_MS)
}

/**
 * The player's debt and its cause; null without one. A correction and a repayment both move the
 * wallet, so that its push triggers a new request.
 */
export function useDebt(): Pick<BalanceWire, 'owed' | 'owedFor'> | null {
  const page = usePage()
  const { value, retry } = useCredits()
  useEffect(() => onPlayerMessage(page, ({ type }) => type === 'wallet' && retry()), [page, retry])
  return value && value.owed > 0 ? value : null
}

/** Requests the wallet where a push may have been missed. */
export async function refreshWallet(page: Page): Promise<void> {
  await fetchCredits(page)
}
