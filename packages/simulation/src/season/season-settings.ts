import type { GamesOffer } from './games-offer.ts'
import type { SeasonTime } from './season-time.ts'

/** Settings of the season of a sport. */
export interface SeasonSettings {
  readonly seed: string
  readonly time: SeasonTime
  readonly offer: GamesOffer
  /** Games that stay although the offer leaves them out, because they were published before. */
  readonly keptGames?: ReadonlySet<number>
}
