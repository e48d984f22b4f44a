import type { MatchPlay } from '../football/match-play.ts'
import { footballProgramme } from '../football/play-match.ts'
import { listSchedule } from '../list-schedule.ts'
import type { GameProgramme } from '../programme.ts'
import type { ReplayableFeed } from '../provider.ts'
import { scheduledProvider } from '../run-schedule.ts'
import type { Timers } from '../timers.ts'
import type { Competition } from './competition.ts'
import { type RecordedMatch, scriptCompetition } from './script-competition.ts'

/** What a replay is made of. */
export interface OpenfootballOptions {
  readonly competitions: readonly Competition[]
  /** Match seconds per second, above zero. */
  readonly speed: number
  /** Seconds from the epoch of the run to the first kick-off. */
  readonly leadSeconds: number
  /** Decides what the files leave open: minutes of goals, stoppage times. */
  readonly seed: string
  /** The games of the run are numbered from this plus one, in the order of the files. */
  readonly gameIdBase: number
  readonly producer?: string
  readonly timers?: Timers
}

/** A provider that replays recorded matches and comes to an end. */
export interface OpenfootballProvider extends ReplayableFeed {
  readonly gameCount: number
  /** When the last match of a run that began at `epoch` is over, in milliseconds UTC. */
  lastEndMs(epoch: number): number
}

/** Match time between kick-offs that followed one another, however many days lay between them. */
const SLOT_SECONDS = 6 * 60

/**
 * Replays the matches of openfootball files now. Kick-offs keep their order: those of one moment
 * are one slot, the first slot begins `leadSeconds` after the epoch, each next one six match
 * minutes later, so about twenty slots are under way at a time, none of them a day away.
 */
export function openfootballProvider(options: OpenfootballOptions): OpenfootballProvider {
  const { competitions, seed } = options
  const matches = competitions.flatMap((competition) => scriptCompetition(competition, seed))
  const slotByMoment = numberSlots(matches)
  const playsFrom = (epoch: number): readonly MatchPlay[] =>
    matches.map((match, index) => {
      const slot = slotByMoment.get(match.moment)
      if (slot === undefined) throw new RangeError(`no slot for ${match.moment}`)
      const slotSeconds = (slot * SLOT_SECONDS) / options.speed
      const startsAt = epoch + Math.round((options.leadSeconds + slotSeconds) * 1_000)
      const gameId = options.gameIdBase + index + 1
      const fixture = { ...match.fixture, gameId, startsAt }
      return { script: { ...match.script, fixture }, announcedAt: epoch, speed: options.speed }
    })
  const programmesFrom = (epoch: number): readonly GameProgramme[] =>
    playsFrom(epoch).map(footballProgramme)
  const provider = scheduledProvider({
    producer: options.producer ?? 'openfootball',
    schedule: (epoch) => listSchedule(programmesFrom(epoch)),
    ...(options.timers && { timers: options.timers }),
  })
  return {
    ...provider,
    gameCount: matches.length,
    lastEndMs: (epoch) => Math.max(epoch, ...programmesFrom(epoch).map(({ endsAt }) => endsAt)),
  }
}

function numberSlots(matches: readonly RecordedMatch[]): ReadonlyMap<string, number> {
  const moments = [...new Set(matches.map(({ moment }) => moment))].sort()
  return new Map(moments.map((moment, slot) => [moment, slot]))
}
