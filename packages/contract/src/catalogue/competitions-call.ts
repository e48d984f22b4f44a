import * as z from 'zod/mini'
import { call } from '../call.ts'

/** A competition with matches that can still be followed. */
const competitionWire = z.object({
  sportId: z.number(),
  tournamentId: z.number(),
  /** In Portuguese; empty when the source does not name it. */
  name: z.string(),
  location: z.string(),
  /** Of its matches. */
  count: z.number(),
  /** One of those that most bettors in Brazil look for. */
  isTop: z.boolean(),
})

export type CompetitionWire = z.infer<typeof competitionWire>

export const listCompetitions = call({
  path: 'sport/competitions',
  access: 'public',
  summary: 'Returns the competitions with matches to come or under way, the most followed first.',
  request: z.object({}),
  response: z.object({ data: z.array(competitionWire) }),
  refusals: [],
  isReadByGet: true,
})
