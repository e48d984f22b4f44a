import * as z from 'zod/mini'
import { call } from '../call.ts'
import { sportItemReply, sportItemRequest } from './catalogue.ts'

const { route, championshipId } = sportItemRequest.shape

export const listOutrights = call({
  path: 'sport/outrights',
  access: 'public',
  summary: 'Returns the seasons of a sport or a championship, with the odds of their winners.',
  request: z.object({ route, championshipId }),
  response: sportItemReply,
  refusals: [],
  isReadByGet: true,
})

export type SportOutrightsRequest = z.infer<typeof listOutrights.request>
