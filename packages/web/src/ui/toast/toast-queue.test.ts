import { beforeEach, describe, expect, it } from 'vitest'
import { openPage, page } from '../../testing/test-page.ts'
import { dismissToast, readToastState, showToast } from './toast-queue.ts'

beforeEach(openPage)

describe('the toast state', () => {
  it('ENT-32 CST-05 begins closed and empty, with 2,500 ms to display and 1,800 ms to reload', () => {
    expect(readToastState(page)).toEqual({
      toastOpen: false,
      toastLabel: '',
      toastType: 'info',
      isReload: false,
      durations: { display: 2500, reload: 1800 },
      toasts: [],
    })
  })

  it('ENT-32 exposes the newest toast, and whether any is open', () => {
    showToast(page, 'warn', 'Sem saldo')
    showToast(page, 'success', 'Atualizando', { isReload: true })
    expect(readToastState(page)).toMatchObject({
      toastOpen: true,
      toastLabel: 'Atualizando',
      toastType: 'success',
      isReload: true,
    })
    for (const { id } of readToastState(page).toasts) dismissToast(page, id)
    expect(readToastState(page).toastOpen).toBe(false)
  })
})
