import * as z from 'zod/mini'
import { gameInfoWire } from '../catalogue/catalogue.ts'

/**
 * Some markets of a game in full, as a snapshot of the stream has them: without what a page that
 * shows them already knows, in a sixth of the bytes of `oddWire`. A file of its own: only pages
 * that show more of a game than a row read it.
 */
const viewOdd = z.tuple([
  /** The selection, as an offset from the first identifier of its game. */
  z.number(),
  /** As `oddName` and `oddHandicap`. */
  z.string(),
  z.string(),
  z.number(),
  z.number(),
  z.enum(['o', 's', 'c']),
])

export const gameView = z.object({
  id: z.number(),
  /** With the timeline if the page shows it. */
  info: gameInfoWire,
  /** The number of each market and all its selections. */
  markets: z.array(z.tuple([z.number(), z.array(viewOdd)])),
})

export type ViewOdd = z.infer<typeof viewOdd>
export type GameView = z.infer<typeof gameView>
