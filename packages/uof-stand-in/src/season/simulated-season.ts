import type { FinishedGame } from '@caderneta/feed/programme'
import type { FeedProvider } from '@caderneta/feed/provider'
import { scheduledProvider } from '@caderneta/feed/run-schedule'
import type { Timers } from '@caderneta/feed/timers'
import { simulationSchedule } from '@caderneta/simulation/simulation-provider'
import { SeasonPast } from './season-past.ts'

interface SeasonOptions {
  readonly seed: string
  readonly speed: number
  readonly gamesTarget: number
  /** So many days before the start have their results. */
  readonly pastDays: number
  /** Other timers than those of the machine, for tests. */
  readonly timers?: Timers
}

interface SimulatedSeason {
  readonly provider: FeedProvider
  /** What was over when the provider was started. */
  readonly past: SeasonPast
}

const NONE: readonly FinishedGame[] = []

/** The season of the default feed and its past, by one calendar: to make another takes a second. */
export function simulatedSeason({ timers, ...options }: SeasonOptions): SimulatedSeason {
  const scheduleOf = simulationSchedule(options)
  let finished: () => Iterable<FinishedGame | null> = () => NONE
  const provider = scheduledProvider({
    producer: 'simulation',
    schedule: (epoch, keptGames) => {
      const schedule = scheduleOf(epoch, keptGames)
      const finishedAt = schedule.finished
      if (finishedAt !== undefined) finished = () => finishedAt(epoch, epoch)
      return schedule
    },
    areFixturesFirst: true,
    ...(timers && { timers }),
  })
  return { provider, past: new SeasonPast(() => finished()) }
}
