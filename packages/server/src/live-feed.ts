import { readFileSync } from 'node:fs'
import { UofCounts } from '@caderneta/feed-uof/adapter/uof-counts'
import { type UofEvent, type UofFeedOptions, uofFeed } from '@caderneta/feed-uof/adapter/uof-feed'
import { amqpTransport } from '@caderneta/feed-uof/transport/amqp-transport'
import { httpRest } from '@caderneta/feed-uof/transport/http-rest'
import type { FastifyBaseLogger } from 'fastify'
import type { FeedConfig } from './config/config.ts'
import {
  FeedReferences,
  LIVE_GAME_ID_MAX,
  LIVE_GAME_ID_MIN,
} from './features/catalogue/catalogue.ts'
import type { FeedSource } from './feed-source.ts'

type UofConfig = NonNullable<FeedConfig['uof']>

const NAME = 'uof'

/** Real matches: one run that never ends, under numbers that the database keeps. */
export function liveFeed(uof: UofConfig, connect = overNetwork): FeedSource {
  const counts = new UofCounts()
  const upByProduct = new Map<number, boolean>()
  return {
    family: null,
    name: NAME,
    gameIds: () => ({ idMin: LIVE_GAME_ID_MIN, idMax: LIVE_GAME_ID_MAX }),
    isExhausted: () => false,
    figures: () => [
      ...counts.all(),
      ...[...upByProduct].map(([product, isUp]) => ({
        name: 'producer_up',
        label: `${product}`,
        value: isUp ? 1 : 0,
      })),
    ],
    provider: (_, { database, log }) =>
      uofFeed({
        ...connect(uof),
        references: new FeedReferences(database, NAME),
        nodeId: uof.nodeId,
        producers: uof.producers,
        counts,
        onEvent: (event) => {
          if (event.kind === 'producer') upByProduct.set(event.product, event.state === 'up')
          logEvent(log, event)
        },
      }),
  }
}

function overNetwork(uof: UofConfig): Pick<UofFeedOptions, 'rest' | 'transport'> {
  const token = accessToken(uof)
  const { credentials, ...broker } = uof.broker
  const login = credentials ?? { username: token, password: '' }
  return {
    rest: httpRest({ url: uof.apiUrl, token }),
    transport: amqpTransport({ ...broker, ...login }),
  }
}

function accessToken({ token, tokenFile }: UofConfig): string {
  if (token !== null) return token
  if (tokenFile === null) throw new Error('there is no access token of the feed')
  return readFileSync(tokenFile, 'utf8').trim()
}

function logEvent(log: FastifyBaseLogger, event: UofEvent): void {
  if (event.kind === 'connected') log.info(event, 'feed: connected')
  else if (event.kind !== 'producer') log.warn(event, 'feed: not available')
  else if (event.state === 'down') log.warn(event, 'feed: producer down, its markets suspended')
  else log.info(event, `feed: producer ${event.state}`)
}
