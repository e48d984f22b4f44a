import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import type { PlacedBet } from '../state/slip-state.ts'

/** What the server says about a slip; 'lost' when nothing came back that can be read. */
export type SlipAnswer =
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

export type DefiniteAnswer = Extract<SlipAnswer, { is: 'placed' | 'refused' }>

export interface AnswerSource {
  /** Asks `wagers/status`. */
  readonly ask: () => Promise<SlipAnswer>
  /** Sends the same slip under the same key again. */
  readonly resend: () => Promise<SlipAnswer>
  /** False when the attempt is too old to be sent again without being asked for. */
  readonly canResend: () => boolean
  /** Waits; false when nobody needs the answer any more. */
  readonly pause: (delayMs: number) => Promise<boolean>
}

const DELAYS_MS = [400, 800, 1500, 3000, 5000] as const
const DELAY_MAX_MS = 5000

/** An attempt older than this is not sent again on its own: the bettor has to want it anew. */
export const RESEND_WITHIN_MS = 60_000

function isDefinite(answer: SlipAnswer): answer is DefiniteAnswer {
  return answer.is === 'placed' || answer.is === 'refused'
}

/**
 * Asks after a lost reply until it is known what became of the slip (decisions, 3). A slip that
 * the server never saw is sent again under its key, which cannot place it twice; when it is too
 * old for that, the answer is 'unknown'. Null when the asking was called off.
 */
export async function awaitAnswer(
  source: AnswerSource,
): Promise<DefiniteAnswer | 'unknown' | null> {
  for (let turn = 0; ; turn += 1) {
    if (!(await source.pause(DELAYS_MS[turn] ?? DELAY_MAX_MS))) return null
    const told = await source.ask()
    if (isDefinite(told)) return told
    if (told.is !== 'unknown') continue
    if (!source.canResend()) return 'unknown'
    const resent = await source.resend()
    if (isDefinite(resent)) return resent
  }
}
