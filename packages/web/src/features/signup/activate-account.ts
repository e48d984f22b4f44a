import { activateAccount as activateCall } from '@caderneta/contract/accounts/account-calls'
import { call, type Done } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { kept } from '../../root/root.ts'

type Activation = Done<{ readonly status: string }> | Failure

const activations = kept(() => new Map<string, Promise<Activation>>())

/**
 * Uses an activation code by POST, once per code and page: the code is single-use, so a second call
 * by a component that mounts twice would turn success into an error.
 */
export function activateAccount(code: string): Promise<Activation> {
  const requests = activations()
  const known = requests.get(code)
  if (known !== undefined) return known
  const activation = call(activateCall, { code })
  requests.set(code, activation)
  void activation.then((result) => {
    // Without a response the code may still be valid: another visit may retry.
    if (isFailure(result) && result.failed !== 'code_invalid') requests.delete(code)
  })
  return activation
}
