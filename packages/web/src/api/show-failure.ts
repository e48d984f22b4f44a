import type { Page } from '../root/page.ts'
import { showToast } from '../ui/toast/toast-queue.ts'
import type { Failure } from './failure.ts'

/** Shows why a call failed; one that support can look up stays until it is closed. */
export function showFailure(page: Pick<Page, 'toasts'>, { msg, reference }: Failure): void {
  showToast(page, 'error', msg, { reference })
}
