import { readFileSync } from 'node:fs'
import type { LiveFeed } from '@caderneta/feed/provider'
import type { References } from '@caderneta/feed/references'
import type { FastifyBaseLogger } from 'fastify'
import type { FeedConfig } from './config/config.ts'
import {
  FeedReferences,
  LIVE_GAME_ID_MAX,
  LIVE_GAME_ID_MIN,
} from './features/catalogue/catalogue.ts'
import type { FeedSource } from './feed-source.ts'
import type { FeedFigure } from './http/server-metrics.ts'

type OddsApiConfig = NonNullable<FeedConfig['oddsApi']>

/** What the log says: the source is up, or down and why, or competitions that it does not have. */
type OddsApiEvent = { readonly kind: 'up' | 'down' | 'not_offered' }

interface OddsApiOptions {
  readonly url: string
  readonly key: string
  readonly competitions: readonly string[] | null
  readonly creditsPerMonth: number
  readonly ageMaxMs: number
  readonly references: References
  readonly onEvent: (event: OddsApiEvent) => void
}

interface OddsApiFeed extends LiveFeed {
  down(): string | null
  figures(): readonly FeedFigure[]
}

/** Makes the feed; passed in by main, the only file that imports it. */
export type MakeOddsApi = (options: OddsApiOptions) => OddsApiFeed

const NAME = 'odds-api'

/** Real matches before their start: one run that never ends, under numbers of the database. */
export function oddsApiSource(config: OddsApiConfig, makeFeed: MakeOddsApi): FeedSource {
  let feed: OddsApiFeed | null = null
  return {
    family: null,
    name: NAME,
    gameIds: () => ({ idMin: LIVE_GAME_ID_MIN, idMax: LIVE_GAME_ID_MAX }),
    isExhausted: () => false,
    figures: () => (feed === null ? [] : feed.figures()),
    down: () => {
      const reason = feed === null ? 'start' : feed.down()
      return reason === null ? [] : [`${NAME} down: ${reason}`]
    },
    provider: (_, { database, log }) => {
      feed = makeFeed({
        ...config,
        key: apiKey(config),
        references: new FeedReferences(database, NAME),
        onEvent: (event) => logEvent(log, event),
      })
      return feed
    },
  }
}

function apiKey({ key, keyFile }: OddsApiConfig): string {
  if (key !== null) return key
  if (keyFile === null) throw new Error('there is no key of The Odds API')
  return readFileSync(keyFile, 'utf8').trim()
}

function logEvent(log: FastifyBaseLogger, event: OddsApiEvent): void {
  if (event.kind === 'up') log.info(event, 'feed: The Odds API replies')
  else if (event.kind === 'down') log.warn(event, 'feed: The Odds API does not reply')
  else log.warn(event, 'feed: competitions are not offered')
}
