import { call } from '../call.ts'
import { searchReply, searchRequest } from './search.ts'

export const searchGames = call({
  path: 'search',
  access: 'public',
  summary: 'Finds games by the words of their teams, tournament or place.',
  request: searchRequest,
  response: searchReply,
  refusals: [],
})
