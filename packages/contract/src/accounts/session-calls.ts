import { call, noFields } from '../call.ts'
import { baseUnauthReply } from '../site.ts'

/** Requested by every first page: in a file of its own, so that it loads no other call. */
export const readPublicBase = call({
  path: 'base_unauth',
  access: 'public',
  summary: 'Returns what every page needs at its start: sports, markets, dashboard and settings.',
  request: noFields,
  response: baseUnauthReply,
  refusals: [],
  isReadByGet: true,
})
