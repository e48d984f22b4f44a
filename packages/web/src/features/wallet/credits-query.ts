import type { BalanceWire } from '@caderneta/contract/wallet/wallet'
import { readBalance } from '@caderneta/contract/wallet/wallet-calls'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { isLeftAlone } from '../../api/presence.ts'
import { QueryCache, type QueryResult, useQuery } from '../../api/query-cache.ts'
import { onPlayerMessage, onStreamReturn } from '../../live/live.ts'
import { kept } from '../../root/root.ts'
import { readSession, useSession } from '../session/session.ts'
import { replaceWallet } from './wallet-store.ts'

const RENEWED_MS = 30_000

const creditsCache = kept(() => new QueryCache<BalanceWire>())

async function fetchCredits(): Promise<BalanceWire | Failure> {
  const done = await call(readBalance, {})
  if (isFailure(done)) return done
  const { wallet, ...balance } = done.value.data
  replaceWallet(wallet)
  return balance
}

/** Bonuses and today's cashback of the player; balances update the wallet, as pushes do. */
export function useCredits(): QueryResult<BalanceWire> {
  const { token } = useSession()
  return useQuery(creditsCache(), `${token}`, fetchCredits, RENEWED_MS)
}

/**
 * The player's debt and its cause; null without one. A correction and a repayment both move the
 * wallet, so that its push triggers a new request.
 */
export function useDebt(): Pick<BalanceWire, 'owed' | 'owedFor'> | null {
  const { value, retry } = useCredits()
  useEffect(() => onPlayerMessage(({ type }) => type === 'wallet' && retry()), [retry])
  return value && value.owed > 0 ? value : null
}

/** Requests the wallet where a push may have been missed. */
export async function refreshWallet(): Promise<void> {
  await fetchCredits()
}

function renewWallet(): void {
  if (readSession().status === 'player' && !isLeftAlone()) void refreshWallet()
}

/**
 * A balance that was pushed while the stream was away is requested when it is back, unless the page
 * is unattended: a call would keep an unused session open.
 */
export function watchLostPushes(): void {
  onStreamReturn(renewWallet)
}
