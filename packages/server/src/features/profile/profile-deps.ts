import type { ChangePasswordRequest } from '@caderneta/contract/accounts/passwords'
import type { CallResponse } from '../../http/call-response.ts'
import type { SessionCaller } from '../../http/caller.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { TextMessenger } from '../../mail/text-messenger.ts'
import type { ServerDeps } from '../../server-deps.ts'
import type { Sessions } from '../accounts/accounts.ts'

export interface ProfileDeps extends ServerDeps {
  readonly sessions: Sessions
  readonly outbox: Outbox
  /** Null: no text reaches a phone, so that a new number counts at once (decision 0022). */
  readonly texts: TextMessenger | null
  readonly changePassword: (
    request: ChangePasswordRequest,
    caller: SessionCaller,
  ) => Promise<CallResponse>
}
