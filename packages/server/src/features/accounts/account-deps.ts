import type { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import type { BodyCache } from '../../http/cache/body-cache.ts'
import type { ReplyOf } from '../../http/route.ts'
import type { JobDeps } from '../../jobs/jobs.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { ServerDeps } from '../../server-deps.ts'
import type { PublicBase } from '../catalogue/catalogue.ts'
import type { SettledPlayers } from '../offers/offers.ts'
import type { Sessions } from './sessions/sessions.ts'

export interface AccountDeps extends ServerDeps, JobDeps {
  readonly sessions: Sessions
  readonly outbox: Outbox
  /** The menu, markets and dashboard of `base_auth` and `base_unauth`. */
  readonly publicBase: PublicBase
  /** The base of a visitor in each language, encoded. */
  readonly visitorsBases: BodyCache<ReplyOf<typeof readPublicBase>>
  readonly settledPlayers: SettledPlayers
}
