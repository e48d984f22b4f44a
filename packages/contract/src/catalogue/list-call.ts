import { call } from '../call.ts'
import { sportItemReply } from './catalogue.ts'
import { sportItemRequest } from './list-request.ts'

export const listGames = call({
  path: 'sport/item',
  access: 'public',
  summary:
    'Returns the games of a sport, a championship, a team or a list, the most relevant for Brazil first.',
  request: sportItemRequest,
  response: sportItemReply,
  refusals: [],
  isReadByGet: true,
})
