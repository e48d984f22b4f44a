import { activateAccount as activateCall } from '@caderneta/contract/accounts/account-calls'
import { call, type Done } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import type { Page } from '../../root/page.ts'

type Activation = Done<{ readonly status: string }> | Failure

declare module '../../root/page.ts' {
  interface Page {
    readonly activations: Map<string, Promise<Activation>>
  }
}

/**
 * Uses an activation code by POST, once per code and page: the code is single-use, so a second call
 * by a component that mounts twice would turn success into an error.
 */
export function activateAccount(page: Page, code: string): Promise<Activation> {
  const requests = page.activations
  const known = requests.get(code)
  if (known !== undefined) return known
  const activation = call(page, activateCall, { code })
  requests.set(code, activation)
  void activation.then((result) => {
    // Without a response the code may still be valid: another visit may retry.
    if (isFailure(result) && result.failed !== 'code_invalid') requests.delete(code)
  })
  return activation
}
