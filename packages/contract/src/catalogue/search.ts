import * as z from 'zod/mini'
import { typedText } from '../outside-text.ts'
import { gameWire } from './catalogue.ts'

export const SEARCH_LENGTH_MAX = 64
/** A word is found anywhere in the catalogue; more results than these are not shown. */
export const SEARCH_RESULTS_MAX = 50

/** `search`: 1 to 64 characters, of which one at least is no space. */
export const searchRequest = z.object({
  q: typedText().check(
    z.regex(/\S/, 'required'),
    z.refine((q) => [...q].length <= SEARCH_LENGTH_MAX, 'too_long'),
  ),
})

/** Games with the odds of their main market, the best match first. */
export const searchReply = z.object({ data: z.array(gameWire) })
