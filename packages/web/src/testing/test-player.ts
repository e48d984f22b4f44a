import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { endSession, startSession } from '../features/session/session.ts'
import { watchWallet } from '../features/wallet/wallet.ts'
import { showSite } from '../site/site-store.ts'
import { dismissToast, readToasts } from '../ui/toast/toast-queue.ts'
import { sampleSite, sampleStart } from './sample-player.ts'

/** Before each test of a file a session of its own, so that no answer is kept for the next. */
export function asPlayer(): void {
  let stop = () => {}
  let sessions = 0

  beforeEach(() => {
    stop = watchWallet()
    showSite(sampleSite)
    sessions += 1
    startSession({ ...sampleStart, token: `session-${sessions}` })
  })

  afterEach(() => {
    cleanup()
    act(endSession)
    stop()
    for (const toast of readToasts()) dismissToast(toast.id)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
