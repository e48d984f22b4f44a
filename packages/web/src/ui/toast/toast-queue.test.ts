import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A fresh copy of the module: its state is that of a page just opened. */
async function freshQueue() {
  vi.resetModules()
  return await import('./toast-queue.ts')
}

let queue: Awaited<ReturnType<typeof freshQueue>>
beforeEach(async () => {
  queue = await freshQueue()
})

describe('the toast state', () => {
  it('ENT-32 CST-05 begins closed and empty, with 2,500 ms to display and 1,800 ms to reload', () => {
    expect(queue.readToastState()).toEqual({
      toastOpen: false,
      toastLabel: '',
      toastType: 'info',
      isReload: false,
      durations: { display: 2500, reload: 1800 },
      toasts: [],
    })
  })

  it('ENT-32 exposes the newest toast, and whether any is open', () => {
    queue.showToast('warn', 'Sem saldo')
    queue.showToast('success', 'Atualizando', { isReload: true })
    expect(queue.readToastState()).toMatchObject({
      toastOpen: true,
      toastLabel: 'Atualizando',
      toastType: 'success',
      isReload: true,
    })
    for (const { id } of queue.readToastState().toasts) queue.dismissToast(id)
    expect(queue.readToastState().toastOpen).toBe(false)
  })
})
