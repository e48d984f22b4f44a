import type { GamesOffer } from './games-offer.ts'
import type { SeasonTime } from './season-time.ts'

/** Settings of the season of a sport. */
export interface SeasonSettings {
  readonly seed: string
  readonly time: SeasonTime
  readonly offer: GamesOffer
  /** Finished games of so many days before the run are sent too; 0 = none. */
  readonly pastDays?: number
  /** Games that stay although the offer leaves them out, because they were published before. */
  readonly keptGames?: ReadonlySet<number>
}
