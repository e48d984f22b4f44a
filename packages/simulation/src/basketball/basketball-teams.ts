import * as z from 'zod/mini'
import data from '../../data/basketball-teams.json' with { type: 'json' }

const league = z.array(z.object({ name: z.string(), rating: z.number() }))
const teams = z.object({
  /** Divisions of both conferences; a rating is in points. */
  nba: z.array(z.array(league)),
  nbb: league,
  euroleague: league,
})

const { nba, nbb, euroleague } = teams.parse(data)

/** Three of one conference, then three of the other. */
export const NBA_DIVISIONS = nba.flat()
export const NBA_TEAMS = NBA_DIVISIONS.flat()
export const NBB_TEAMS = nbb
export const EUROLEAGUE_TEAMS = euroleague
