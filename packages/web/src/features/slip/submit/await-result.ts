import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import type { PlacedBet } from '../state/slip-state.ts'

/** What the server says about a slip; 'lost' when nothing came back that can be read. */
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
      /** The server's sentence; null where only the code is told. */
      readonly message: string | null
      readonly facts: unknown
    }
  | { readonly is: 'pending' | 'unknown' | 'lost' }

export type DefiniteResult = Extract<SlipResult, { is: 'placed' | 'refused' }>

export interface SlipResultSource {
  /** Asks `wagers/status`. */
  readonly fetchStatus: () => Promise<SlipResult>
  /** Sends the same slip under the same key again. */
  readonly resend: () => Promise<SlipResult>
  /** False when the attempt is too old to be sent again without being asked for. */
  readonly canResend: () => boolean
  /** Waits; false when nobody needs the answer any more. */
  readonly pause: (delayMs: number) => Promise<boolean>
}

const DELAYS_MS = [400, 800, 1500, 3000, 5000] as const
const DELAY_MAX_MS = 5000

/** An attempt older than this is not sent again on its own: the bettor has to want it anew. */
export const RESEND_WITHIN_MS = 60_000

function isDefinite(result: SlipResult): result is DefiniteResult {
  return result.is === 'placed' || result.is === 'refused'
}

/**
 * Asks after a lost reply until it is known what became of the slip (decisions, 3). A slip that
 * the server never saw is sent again under its key, which cannot place it twice; when it is too
 * old for that, the answer is 'unknown'. Null when the asking was called off.
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
