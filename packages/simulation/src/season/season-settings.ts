import type { GamesOffer } from './games-offer.ts'
import type { SeasonTime } from './season-time.ts'

/** How the season of a sport is told. */
export interface SeasonSettings {
  readonly seed: string
  readonly time: SeasonTime
  readonly offer: GamesOffer
  /** Games that stay although the offer leaves them out, because they were published before. */
  readonly keptGames?: ReadonlySet<number>
}
