import type { JobDeps } from '../../jobs/jobs.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { ServerDeps } from '../../server-deps.ts'
import type { PublicBase } from '../catalogue/catalogue.ts'
import type { Sessions } from './sessions/sessions.ts'

export interface AccountDeps extends ServerDeps, JobDeps {
  readonly sessions: Sessions
  readonly outbox: Outbox
  /** The menu, markets and dashboard of `base_auth` and `base_unauth`. */
  readonly publicBase: PublicBase
}
