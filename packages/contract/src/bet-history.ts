import * as z from 'zod/mini'
import { day, pageNumber } from './listing.ts'
import { betWire } from './wagers.ts'

export const HISTORY_BETS_PER_PAGE = 20

/** `wagers_user/historyCsv`: days on which bets were placed, in the player's zone, both included. */
export const wagersHistoryCsvRequest = z.object({
  from: z.optional(day),
  to: z.optional(day),
})

/** `wagers_user/history`: the same, one page of it; newest first. */
export const wagersHistoryRequest = z.extend(wagersHistoryCsvRequest, {
  page: z.optional(pageNumber),
})

/** `total` counts the bets of all pages; a page beyond the last one is empty. */
export const wagersHistoryReply = z.object({
  data: z.array(betWire),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
})
