import { INCIDENT_KINDS } from '@caderneta/domain/markets/sports/football/incidents/incident'
import * as z from 'zod/mini'

const gameId = z.number()
const oddsByMarket = z.record(z.string(), z.array(z.number()))

/** What a story commands the scripted feed to do; it comes as a message between processes. */
const feedCommand = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('announce'),
    teams: z.tuple([z.string(), z.string()]),
    tournament: z.enum([
      'serieA',
      'libertadores',
      'copaDoBrasil',
      'premierLeague',
      'championsLeague',
      'worldCup',
      'bundesliga',
    ]),
    startsInMs: z.number(),
    odds: oddsByMarket,
    /** Whether corners, cards and shots are recorded, and bet on. */
    hasIncidents: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('kick_off'), gameId }),
  z.object({ kind: z.literal('play'), gameId, minutes: z.number() }),
  z.object({ kind: z.literal('goal'), gameId, side: z.enum(['home', 'away']) }),
  z.object({
    kind: z.literal('incident'),
    gameId,
    side: z.enum(['home', 'away']),
    incident: z.enum(INCIDENT_KINDS),
  }),
  z.object({ kind: z.literal('stop_betting'), gameId }),
  z.object({ kind: z.literal('resume_betting'), gameId }),
  z.object({ kind: z.literal('price'), gameId, marketId: z.number(), odds: z.array(z.number()) }),
  z.object({ kind: z.literal('finish'), gameId }),
  z.object({ kind: z.literal('call_off'), gameId }),
  z.object({ kind: z.literal('cut') }),
  z.object({ kind: z.literal('restore') }),
])

export type FeedCommand = z.infer<typeof feedCommand>

/** A command with its number, which its reply repeats. */
export const numberedCommand = z.object({ number: z.number(), command: feedCommand })

/** The game that the command was about, 0 for none; or why it could not be carried out. */
export const commandReply = z.object({
  number: z.number(),
  gameId: z.number(),
  error: z.nullable(z.string()),
})
