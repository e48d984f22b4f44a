import * as z from 'zod/mini'
import { betWire } from '../bets/wagers.ts'
import { walletWire } from '../wallet/wallet.ts'

/**
 * What the stream sends to one player alone: no number, no game. A file of its own, so that a page
 * without a session need not know how a bet looks.
 */
export const playerMessage = z.union([
  z.object({ type: z.literal('wallet'), wallet: walletWire }),
  z.object({ type: z.literal('bets'), bets: z.array(betWire) }),
  z.object({ type: z.literal('deposit'), depositId: z.string(), status: z.string() }),
  z.object({ type: z.literal('withdrawal'), withdrawalId: z.string(), status: z.string() }),
  // A finished sentence in the player's language, shown as it is, unless the page has announced its
  // `event` itself: 'deposit_credited:' and the deposit.
  z.object({
    type: z.literal('notification'),
    text: z.string(),
    event: z.optional(z.string()),
  }),
  z.object({ type: z.literal('disconnect') }),
])

export type PlayerMessage = z.infer<typeof playerMessage>
