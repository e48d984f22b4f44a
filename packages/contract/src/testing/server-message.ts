import * as z from 'zod/mini'
import { playerMessage } from '../live/player-stream.ts'
import { gamesMessage } from '../live/stream.ts'

/** Any message of the stream; the page parses its two halves separately. */
export const serverMessage = z.union([gamesMessage, playerMessage])
