import * as z from 'zod/mini'
import { playerMessage } from './player-stream.ts'
import { gamesMessage } from './stream.ts'

/** Anything that the stream says; the page reads its two halves apart. */
export const serverMessage = z.union([gamesMessage, playerMessage])
