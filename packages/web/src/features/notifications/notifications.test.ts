// @vitest-environment jsdom
import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import { expect, test, vi } from 'vitest'
import { readToasts } from '../../ui/toast/toast-queue.ts'
import { watchNotifications } from './notifications.ts'

const { listeners } = vi.hoisted(() => ({
  listeners: new Set<(message: PlayerMessage) => void>(),
}))
vi.mock('../../live/live.ts', () => ({
  onPlayerMessage: (listener: (message: PlayerMessage) => void) => listeners.add(listener),
}))

test('each notification is shown as one toast, however many sessions there were', () => {
  watchNotifications()
  watchNotifications()
  const push = (message: PlayerMessage) => {
    for (const listener of listeners) listener(message)
  }
  push({ type: 'wallet', wallet: { cash: 1, cashback: 0 } })
  expect(readToasts()).toEqual([])
  push({ type: 'notification', text: 'Depósito de R$ 30,00 creditado.' })
  expect(readToasts().map(({ text, look }) => [text, look])).toEqual([
    ['Depósito de R$ 30,00 creditado.', 'success'],
  ])
})
