// @vitest-environment jsdom
import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import { beforeEach, expect, test } from 'vitest'
import { openPage, page } from '../../testing/test-page.ts'
import { dismissToast, readToasts, showToast } from '../../ui/toast/toast-queue.ts'
import { watchNotifications } from './notifications.ts'

beforeEach(() => {
  openPage()
  watchNotifications(page)
})

const push = (message: PlayerMessage) => page.live.playerListeners.notify(message)

test('each notification is shown as one toast', () => {
  push({ type: 'wallet', wallet: { cash: 1, cashback: 0 } })
  expect(readToasts(page)).toEqual([])
  push({ type: 'notification', text: 'Depósito de R$ 30,00 creditado.' })
  expect(readToasts(page).map(({ text, look }) => [text, look])).toEqual([
    ['Depósito de R$ 30,00 creditado.', 'success'],
  ])
})

test('an event that the page announced itself is not shown again, whatever its text', () => {
  const event = 'deposit_credited:6f1c'
  showToast(page, 'success', 'Depósito de R$ 20,00 creditado', { event })
  const shown = readToasts(page).length
  push({ type: 'notification', text: 'Depósito de R$ 20,00 creditado.', event })
  expect(readToasts(page)).toHaveLength(shown)
  for (const toast of readToasts(page)) dismissToast(page, toast.id)
  push({ type: 'notification', text: 'Depósito de R$ 20,00 creditado.', event })
  expect(readToasts(page)).toEqual([])
  push({ type: 'notification', text: 'Outro', event: 'deposit_credited:77' })
  expect(readToasts(page).map(({ text }) => text)).toEqual(['Outro'])
})
