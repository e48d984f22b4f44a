import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import type { PlacedBet } from '../state/slip-content.ts'

/** The server's result for a slip; 'lost' when no readable response arrived. */
export type SlipResult =
  | {
      readonly is: 'placed'
      readonly reference: string
      readonly bets: readonly PlacedBet[]
      readonly wallet: WalletWire
    }
  | {
      readonly is: 'refused'
      readonly code: string
      /** The server's message; null where only the code is returned. */
      readonly message: string | null
      readonly facts: unknown
    }
  | { readonly is: 'pending' | 'unknown' | 'lost' }

export type DefiniteResult = Extract<SlipResult, { is: 'placed' | 'refused' }>

export interface SlipResultSource {
  /** Calls `wagers/status`. */
  readonly fetchStatus: () => Promise<SlipResult>
  /** Resends the same slip under the same key. */
  readonly resend: () => Promise<SlipResult>
  /** False when the attempt is too old to be resent without the bettor's click. */
  readonly canResend: () => boolean
  /** Waits; false when the result is no longer needed. */
  readonly pause: (delayMs: number) => Promise<boolean>
}

const DELAYS_MS = [400, 800, 1500, 3000, 5000] as const
const DELAY_MAX_MS = 5000

/** An attempt older than this is not resent automatically: the bettor must submit again. */
export const RESEND_WITHIN_MS = 60_000

function isDefinite(result: SlipResult): result is DefiniteResult {
  return result.is === 'placed' || result.is === 'refused'
}

/**
 * Polls after a lost reply until the result of the slip is known (decision 0003). A slip unknown to
 * the server is resent under its key, which cannot place it twice; when it is too old for that, the
 * result is 'unknown'. Null when the polling was cancelled.
 */
export async function awaitResult(
  source: SlipResultSource,
): Promise<DefiniteResult | 'unknown' | null> {
  for (let attempt = 0; ; attempt += 1) {
    if (!(await source.pause(DELAYS_MS[attempt] ?? DELAY_MAX_MS))) return null
    const status = await source.fetchStatus()
    if (isDefinite(status)) return status
    if (status.is !== 'unknown') continue
    if (!source.canResend()) return 'unknown'
    const resent = await source.resend()
    if (isDefinite(resent)) return resent
  }
}
