// @vitest-environment jsdom
import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import { expect, test, vi } from 'vitest'
import { dismissToast, readToasts, showToast } from '../../ui/toast/toast-queue.ts'
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

test('an event that the page announced itself is not shown again, whatever its text', () => {
  watchNotifications()
  const event = 'deposit_credited:6f1c'
  showToast('success', 'Depósito de R$ 20,00 creditado', { event })
  const shown = readToasts().length
  for (const listener of listeners)
    listener({ type: 'notification', text: 'Depósito de R$ 20,00 creditado.', event })
  expect(readToasts()).toHaveLength(shown)
  for (const toast of readToasts()) dismissToast(toast.id)
  for (const listener of listeners)
    listener({ type: 'notification', text: 'Depósito de R$ 20,00 creditado.', event })
  expect(readToasts()).toEqual([])
  const other = { type: 'notification', text: 'Outro', event: 'deposit_credited:77' } as const
  for (const listener of listeners) listener(other)
  expect(readToasts().map(({ text }) => text)).toEqual(['Outro'])
})
