import type { GameSchedule } from '@caderneta/feed/programme'
import type { FeedProvider } from '@caderneta/feed/provider'
import { scheduledProvider } from '@caderneta/feed/run-schedule'
import type { Timers } from '@caderneta/feed/timers'
import { footballSeason } from './football/season-schedule.ts'
import type { SeasonSettings } from './season/season-settings.ts'
import { seasonTime } from './season/season-time.ts'

export interface SimulationOptions {
  /** The same seed gives the same season. */
  readonly seed: string
  /** Seconds of the season per second; 1 keeps the hours of the real calendar. */
  readonly speed: number
  readonly producer?: string
  /** Days of the season before the kick-off at which the bigger games are announced. */
  readonly daysAhead?: number
  /** Other timers than those of the machine, for tests. */
  readonly timers?: Timers
}

/** One day more than a page lists, so that the cup that comes every eight days is always there. */
const DAYS_AHEAD = 8

/** The default feed: an endless season of every sport, made up from a seed. */
export function simulationProvider(options: SimulationOptions): FeedProvider {
  const { seed, speed, producer = 'simulation', daysAhead = DAYS_AHEAD, timers } = options
  return scheduledProvider({
    producer,
    schedule: (epoch) => season({ seed, time: seasonTime(epoch, speed), daysAhead }),
    ...(timers ? { timers } : {}),
  })
}

const SPORTS: readonly ((settings: SeasonSettings) => GameSchedule)[] = [footballSeason]

function season(settings: SeasonSettings): GameSchedule {
  const schedules = SPORTS.map((sport) => sport(settings))
  return {
    *standing(atMs, sinceMs) {
      for (const schedule of schedules) yield* schedule.standing(atMs, sinceMs)
    },
    *announced(afterMs, untilMs) {
      for (const schedule of schedules) yield* schedule.announced(afterMs, untilMs)
    },
  }
}
