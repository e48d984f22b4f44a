import type { FeedCommand } from '@caderneta/testing/hosts/feed-command'
import type { ScriptedServer } from '@caderneta/testing/hosts/scripted-server'
import { STORY_TOURNAMENTS } from '@caderneta/testing/hosts/story-tournaments'

type Announcement = Extract<FeedCommand, { kind: 'announce' }>

/** What a story needs to say of a match; it starts in an hour unless it says otherwise. */
interface MatchPlan
  extends Partial<Pick<Announcement, 'tournament' | 'startsInMs' | 'odds' | 'hasIncidents'>> {
  /** As the files of results name them, in English; pages show nations in Portuguese. */
  readonly teams: Announcement['teams']
}

/** A match of football that does nothing by itself. */
export interface StoryMatch {
  /** Path of its page. */
  readonly path: string
  kickOff(): Promise<unknown>
  /** So many minutes more; after a kick-off or a goal betting goes on. */
  play(minutes: number): Promise<unknown>
  goal(side: 'home' | 'away'): Promise<unknown>
  /** In the next second; betting goes on. */
  corner(side: 'home' | 'away'): Promise<unknown>
  /** Odds of a market in thousandths, in the order of its selections. */
  price(marketId: number, odds: readonly number[]): Promise<unknown>
  finish(): Promise<unknown>
  callOff(): Promise<unknown>
}

const HOUR_MS = 3_600_000

/** A match of the World Cup on the server of a story, which no other story knows. */
export async function announceMatch(server: ScriptedServer, plan: MatchPlan): Promise<StoryMatch> {
  const { tournament = 'worldCup', startsInMs = HOUR_MS, odds = {}, ...others } = plan
  const announcement = { kind: 'announce', tournament, startsInMs, odds, ...others } as const
  const gameId = await server.command(announcement)
  return {
    path: `/games/sport/football/${STORY_TOURNAMENTS[tournament].id}/${gameId}`,
    kickOff: () => server.command({ kind: 'kick_off', gameId }),
    play: (minutes) => server.command({ kind: 'play', gameId, minutes }),
    goal: (side) => server.command({ kind: 'goal', gameId, side }),
    corner: (side) => server.command({ kind: 'incident', gameId, side, incident: 'corner' }),
    price: (marketId, odds) => server.command({ kind: 'price', gameId, marketId, odds: [...odds] }),
    finish: () => server.command({ kind: 'finish', gameId }),
    callOff: () => server.command({ kind: 'call_off', gameId }),
  }
}
