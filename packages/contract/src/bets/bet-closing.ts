import * as z from 'zod/mini'
import { codedText, figuresText } from '../outside-text.ts'
import { walletWire } from '../wallet/wallet.ts'

/** Shares of a bet that the page offers to close, in percent. */
export const CLOSING_PARTS = [25, 50, 75, 100] as const

/** 0 is no bet: unknown like any other that is not the player's own. */
const wholeId = /^(0|[1-9]\d{0,14})$/
/** Of at most twenty open legs. */
const signedQuote = /^[\w.-]{1,400}$/
const percent = /^([1-9]\d?|100)$/

/**
 * `wagers_actions/cancel`: closes a bet, or `part` percent (1 to 100, default 100) of what is still
 * at stake, at the quote that the bet carried: `returnOffered` is always that of the whole. With
 * `atStake`, the `price` that the bet carried, another part may be closed at the same quote; without
 * it the same quote and part are the same closing, requested again. With `quote`, as the bet carried
 * it, that amount is paid for some seconds while the bet is worth no less, by any server.
 */
export const wagersCancelRequest = z.object({
  bet_wager_id: codedText(wholeId),
  returnOffered: figuresText().check(z.minLength(1, 'required')),
  part: z.optional(codedText(percent)),
  atStake: z.optional(figuresText()),
  quote: z.optional(codedText(signedQuote)),
})

/** `returned`: what went to the wallet, in reais. */
export const wagersCancelReply = z.object({
  data: z.object({ returned: z.number() }),
  wallet: walletWire,
})
