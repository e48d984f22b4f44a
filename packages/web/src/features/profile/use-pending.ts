import { type PendingWire, pendingReply } from '@caderneta/contract/profile/profile'
import { useEffect, useState } from 'react'
import { callPath } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'

const NO_PENDING: PendingWire = { email: null, phone: null }

interface PendingState {
  readonly pending: PendingWire
  readonly setPending: (pending: PendingWire) => void
}

/**
 * The unconfirmed contacts as the server has them. When it cannot be reached nothing is shown: the
 * field for a code can still be opened manually.
 */
export function usePending(): PendingState {
  const [pending, setPending] = useState<PendingWire | null>(null)
  useEffect(() => {
    void callPath('account/getPending', {}, pendingReply).then((done) => {
      // A contact saved in the meantime is newer.
      if (!isFailure(done)) setPending((known) => known ?? done.value.pending)
    })
  }, [])
  return { pending: pending ?? NO_PENDING, setPending }
}
