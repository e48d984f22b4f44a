import type * as calls from '@caderneta/contract/accounts/account-calls'
import type { ChangePasswordRequest } from '@caderneta/contract/accounts/passwords'
import type { SessionCaller } from '../../http/caller.ts'
import type { ResultOf } from '../../http/route.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { TextMessenger } from '../../mail/text-messenger.ts'
import type { ServerDeps } from '../../server-deps.ts'
import type { Sessions } from '../accounts/accounts.ts'

export interface ProfileDeps extends ServerDeps {
  readonly sessions: Sessions
  readonly outbox: Outbox
  /** Null: there is no provider for texts, so a new number takes effect at once (decision 0022). */
  readonly texts: TextMessenger | null
  readonly changePassword: (
    request: ChangePasswordRequest,
    caller: SessionCaller,
  ) => Promise<ResultOf<typeof calls.changePassword>>
}
