import { readFileSync } from 'node:fs'
import { UofCounts } from '@caderneta/feed-uof/adapter/uof-counts'
import { uofFeed } from '@caderneta/feed-uof/adapter/uof-feed'
import type {
  RecoveryTarget,
  UofEvent,
  UofFeedOptions,
} from '@caderneta/feed-uof/adapter/uof-options'
import { keptFeed, MessageKeeper } from '@caderneta/feed-uof/kept/message-keeper'
import { amqpTransport } from '@caderneta/feed-uof/transport/amqp-transport'
import { httpRest } from '@caderneta/feed-uof/transport/http-rest'
import type { FastifyBaseLogger } from 'fastify'
import { type Clock, systemClock } from './clock.ts'
import type { FeedConfig } from './config/config.ts'
import {
  FeedReferences,
  LIVE_GAME_ID_MAX,
  LIVE_GAME_ID_MIN,
} from './features/catalogue/catalogue.ts'
import type { FeedSource } from './feed-source.ts'
import { LiveFigures } from './live-figures.ts'

type UofConfig = NonNullable<FeedConfig['uof']>
/** With how many days before a first start have results. */
type LiveOptions = UofConfig & Pick<FeedConfig, 'pastDays'>
type Connection = Pick<UofFeedOptions, 'rest' | 'transport'>

const NAME = 'uof'

/** Real matches: one run that never ends, under numbers that the database keeps. */
export function liveFeed(uof: LiveOptions, connect = overNetwork): FeedSource {
  const counts = new UofCounts()
  const figures = new LiveFigures(uof.producers, counts)
  let clock: Clock = systemClock
  let keeper: MessageKeeper | null = null
  let feed: ReturnType<typeof uofFeed> | null = null
  return {
    family: null,
    name: NAME,
    gameIds: () => ({ idMin: LIVE_GAME_ID_MIN, idMax: LIVE_GAME_ID_MAX }),
    isExhausted: () => false,
    figures: () => figures.read({ now: clock.now(), lost: keeper === null ? 0 : keeper.lost }),
    down: () => figures.down(),
    recover: (target) => {
      const wanted = recoveryTarget(target)
      return wanted !== null && feed?.recover(wanted) === true
    },
    provider: (_, { database, log, ...deps }) => {
      clock = deps.clock
      keeper = makeKeeper(uof, clock, log)
      const connection = connect(uof)
      feed = uofFeed({
        ...kept(connection, keeper, clock),
        past: { days: uof.pastDays, rest: connection.rest },
        references: new FeedReferences(database, NAME),
        nodeId: uof.nodeId,
        producers: uof.producers,
        counts,
        onEvent: (event) => {
          figures.note(event)
          logEvent(log, event)
        },
      })
      return feed
    },
    stopped: async () => keeper?.stop(),
  }
}

/** '3' is a producer, 'sr:match:1' a match; null for anything else. */
export function recoveryTarget(text: string): RecoveryTarget | null {
  if (/^\d{1,4}$/.test(text)) return { product: Number(text) }
  return /^[a-z]{1,10}:match:\d{1,15}$/.test(text) ? { urn: text } : null
}

function makeKeeper(uof: UofConfig, clock: Clock, log: FastifyBaseLogger): MessageKeeper | null {
  if (uof.kept === null) return null
  const { folder, days, megabytesMax } = uof.kept
  return new MessageKeeper({
    folder,
    keptDays: days,
    bytesMax: megabytesMax * 1024 * 1024,
    now: () => clock.now(),
    onFailed: (error) => log.error({ err: error, folder }, 'feed: messages could not be kept'),
  })
}

function kept(connection: Connection, keeper: MessageKeeper | null, clock: Clock): Connection {
  return keeper === null ? connection : keptFeed(connection, { keeper, now: () => clock.now() })
}

function overNetwork(uof: UofConfig): Connection {
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
  else if (event.kind === 'past_read') log.info(event, 'feed: results before the start read')
  else if (event.kind !== 'producer') log.warn(event, 'feed: not available')
  else if (event.state === 'down') log.warn(event, 'feed: producer down, its markets suspended')
  else log.info(event, `feed: producer ${event.state}`)
}
