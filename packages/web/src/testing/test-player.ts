import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { watchWallet } from '../features/wallet/wallet.ts'
import { showSite } from '../site/site-store.ts'
import { sampleSite, sampleStart } from './sample-player.ts'
import { openPage, page } from './test-page.ts'
import { startSession } from './test-session.ts'

/** A page just opened by a player, before each test of a file. */
export function asPlayer(): void {
  beforeEach(() => {
    openPage()
    watchWallet(page)
    showSite(page, sampleSite)
    startSession(page, sampleStart)
  })

  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
