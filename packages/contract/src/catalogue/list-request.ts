import * as z from 'zod/mini'
import { codedText, typedText } from '../outside-text.ts'
import { favouriteList } from './favourite-list.ts'

const LISTS = ['12', 'bl', '24', 'live', 'results'] as const

/**
 * `sport/item`: every field optional; `limit` 1 to 3000, default 3000; `market` names the market
 * whose odds the games carry, by default the main one. `results` are the finished games of a
 * championship, the last first, without odds. With `favourites` the answer is the next game of each.
 * `part=first` leaves out the competitions that a first screen does not show: what is listed is a
 * beginning of the whole list, to which the rest is only appended.
 */
export const sportItemRequest = z.object({
  route: z.optional(typedText().check(z.maxLength(64, 'too_long'))),
  championshipId: z.optional(codedText(/^\d{1,15}$/)),
  teamId: z.optional(codedText(/^\d{1,15}$/)),
  list: z.optional(z.enum(LISTS, 'invalid')),
  limit: z.optional(codedText(/^\d{1,6}$/)),
  part: z.optional(z.enum(['first'], 'invalid')),
  market: z.optional(codedText(/^\d{1,9}$/)),
  favourites: z.optional(favouriteList),
})

export type SportItemRequest = z.infer<typeof sportItemRequest>
