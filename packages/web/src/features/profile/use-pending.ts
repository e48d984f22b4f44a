import type { PendingWire } from '@caderneta/contract/profile/profile'
import { listPendingContacts } from '@caderneta/contract/profile/profile-calls'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { usePage } from '../../root/page.ts'

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
  const page = usePage()
  const [pending, setPending] = useState<PendingWire | null>(null)
  useEffect(() => {
    void call(page, listPendingContacts, {}).then((done) => {
      // A contact saved in the meantime is newer.
      if (!isFailure(done)) setPending((known) => known ?? done.value.pending)
    })
  }, [page])
  return { pending: pending ?? NO_PENDING, setPending }
}
