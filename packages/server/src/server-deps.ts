import type { ServerMessage } from '@caderneta/contract/live/stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { DataKeys } from './keys/data-keys.ts'
import type { BusinessEvents } from './metrics/business-events.ts'
import type { Tracing } from './tracing/tracing.ts'

/**
 * The dependencies of every feature. A feature that needs the entry file of another extends them
 * (`interface BetsDeps extends ServerDeps { book: … }`), so that nothing here knows a feature.
 */
export interface ServerDeps {
  readonly config: Config
  readonly clock: Clock
  readonly database: Database
  readonly log: FastifyBaseLogger
  /** Encrypts what the database must not store in readable form. */
  readonly dataKeys: DataKeys
  /** Counts what happens to bets and money, for the metrics. */
  readonly events: BusinessEvents
  readonly tracing: Tracing
  /** Pushes a message to every page on which this player is logged in; never throws. */
  readonly notifyPlayer: (playerId: number, message: ServerMessage) => void
  /** Shows these bets and the wallet on the pages that the player has at other servers. */
  readonly notifyElsewhere: (playerId: number, betIds: readonly number[]) => void
}
