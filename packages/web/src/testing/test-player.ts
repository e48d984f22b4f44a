import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { watchWallet } from '../features/wallet/wallet.ts'
import { showSite } from '../site/site-store.ts'
import { dismissToast, readToasts } from '../ui/toast/toast-queue.ts'
import { sampleSite, sampleStart } from './sample-player.ts'
import { endSession, startSession } from './test-session.ts'

/** A new session before each test of a file, so that no result is cached for the next. */
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
