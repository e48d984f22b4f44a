// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { page } from '../testing/test-page.ts'
import { readToasts } from '../ui/toast/toast-queue.ts'
import { watchPlayer } from './other-pages.tsx'

test('each notification is shown as one toast, however many sessions there were', () => {
  watchPlayer(page)
  watchPlayer(page)
  page.live.playerListeners.notify({ type: 'notification', text: 'Creditado' })
  expect(readToasts(page)).toHaveLength(1)
  expect(page.toasts.lastId).toBe(1)
})
