import * as z from 'zod/mini'
import { call } from '../call.ts'
import { sportGameReply } from './catalogue.ts'

export const readGame = call({
  path: 'sport/game/:gameId',
  access: 'public',
  summary: 'Returns a game with all of its markets.',
  request: z.object({ gameId: z.string().check(z.regex(/^\d{1,15}$/, 'invalid')) }),
  response: sportGameReply,
  refusals: ['unknown_game'],
  isReadByGet: true,
})
