import * as z from 'zod/mini'
import { day, pageNumber } from '../catalogue/listing.ts'
import { codedText } from '../outside-text.ts'
import { betWire } from './wagers.ts'

export const HISTORY_BETS_PER_PAGE = 20

/** Pages that `page` reaches; older bets are reached by `cursor`, which costs the same anywhere. */
export const HISTORY_PAGES_NUMBERED = 5

/** `wagers_user/historyCsv`: days on which bets were placed, in the player's zone, both included. */
export const wagersHistoryCsvRequest = z.object({
  from: z.optional(day),
  to: z.optional(day),
})

/** `wagers_user/history`: the same, one page of it; newest first. */
export const wagersHistoryRequest = z.extend(wagersHistoryCsvRequest, {
  page: z.optional(pageNumber),
  /** `next` of the page before, under the same filter. */
  cursor: z.optional(codedText(/^\d{1,15}$/)),
})

/** `next` is the cursor of the older bets; null when there are none. */
export const wagersHistoryReply = z.object({
  data: z.array(betWire),
  next: z.nullable(z.string()),
})
