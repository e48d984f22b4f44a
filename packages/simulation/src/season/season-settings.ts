import type { SeasonTime } from './season-time.ts'

/** How the season of a sport is told. */
export interface SeasonSettings {
  readonly seed: string
  readonly time: SeasonTime
  /** Days of the season before the start at which the bigger games are announced. */
  readonly daysAhead: number
  /** The same for games that few people look for; at most as early as the bigger ones. */
  readonly minorDaysAhead: number
}
