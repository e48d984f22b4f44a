import { beforeEach, describe, expect, it } from 'vitest'
import { openRoot } from '../../root/root.ts'
import { dismissToast, readToastState, showToast } from './toast-queue.ts'

beforeEach(openRoot)

describe('the toast state', () => {
  it('ENT-32 CST-05 begins closed and empty, with 2,500 ms to display and 1,800 ms to reload', () => {
    expect(readToastState()).toEqual({
      toastOpen: false,
      toastLabel: '',
      toastType: 'info',
      isReload: false,
      durations: { display: 2500, reload: 1800 },
      toasts: [],
    })
  })

  it('ENT-32 exposes the newest toast, and whether any is open', () => {
    showToast('warn', 'Sem saldo')
    showToast('success', 'Atualizando', { isReload: true })
    expect(readToastState()).toMatchObject({
      toastOpen: true,
      toastLabel: 'Atualizando',
      toastType: 'success',
      isReload: true,
    })
    for (const { id } of readToastState().toasts) dismissToast(id)
    expect(readToastState().toastOpen).toBe(false)
  })
})
