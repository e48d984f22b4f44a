import * as z from 'zod/mini'
import { call } from '../call.ts'
import { codedText } from '../outside-text.ts'
import { sportGameReply } from './catalogue.ts'

export const readGame = call({
  path: 'sport/game/:gameId',
  access: 'public',
  summary: 'Returns a game with all of its markets.',
  request: z.object({ gameId: codedText(/^\d{1,15}$/) }),
  response: sportGameReply,
  refusals: ['unknown_game'],
  isReadByGet: true,
})
