import { FeedCounts } from '@caderneta/feed/feed-counts'
import type { LiveFeed } from '@caderneta/feed/provider'
import type { References } from '@caderneta/feed/references'
import { oddsApiFeed } from './adapter/odds-api-feed.ts'
import type { OddsApiCount, OddsApiEvent } from './adapter/odds-api-options.ts'
import { httpOddsApi } from './api/http-api.ts'
import { DEFAULT_COMPETITIONS } from './competitions.ts'

interface ConfiguredOptions {
  /** Without a trailing slash, and without '/v4'. */
  readonly url: string
  readonly key: string
  /** Keys of competitions; null = those of the default. */
  readonly competitions: readonly string[] | null
  readonly creditsPerMonth: number
  readonly ageMaxMs: number
  readonly references: References
  readonly onEvent: (event: OddsApiEvent) => void
}

interface Figure {
  readonly name: string
  readonly label: string
  readonly value: number
}

interface ConfiguredOddsApi extends LiveFeed {
  /** Why what is offered is not renewed; null while calls succeed. */
  down(): string | null
  /** Counts since the start, whether the source is up, and the credits that are left. */
  figures(): readonly Figure[]
}

const NAME = 'odds-api'

/** The Odds API as a deployment configures it. */
export function configuredOddsApi({ url, key, ...rest }: ConfiguredOptions): ConfiguredOddsApi {
  const counts = new FeedCounts<OddsApiCount>()
  const feed = oddsApiFeed({
    ...rest,
    api: httpOddsApi({ url, key }),
    competitions: rest.competitions === null ? DEFAULT_COMPETITIONS : rest.competitions,
    counts,
  })
  return {
    ...feed,
    figures: () => {
      const left = feed.creditsLeft()
      return [
        ...counts.all(),
        { name: 'producer_up', label: NAME, value: feed.down() === null ? 1 : 0 },
        ...(left === null ? [] : [{ name: 'credits', label: NAME, value: left }]),
      ]
    },
  }
}
