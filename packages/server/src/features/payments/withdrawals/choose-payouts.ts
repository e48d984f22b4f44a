import type { HttpPspConfig, PayoutProviderName } from '../../../config/psp-config.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import { connectApi } from '../psp/connect-psp.ts'
import { EFI_SCOPES, EfiPayouts } from './efi-payouts.ts'
import type { PayoutProvider } from './payout-provider.ts'
import { SandboxPayouts } from './sandbox-payouts.ts'

/** Throws PspFileError; makes no call yet. */
type ConnectPayouts = (deps: ServerDeps, http: HttpPspConfig, timeoutMs?: number) => PayoutProvider

/** One row for each choice of `PAYOUT`. */
const PAYOUTS: Readonly<Record<Exclude<PayoutProviderName, 'none'>, ConnectPayouts>> = {
  efi: connectEfi,
}

/** The payout provider selected by the settings; null without one. Throws PspFileError. */
export function choosePayouts(deps: ServerDeps, timeoutMs?: number): PayoutProvider | null {
  const { provider, http, payout } = deps.config.payment
  if (provider === 'sandbox') return new SandboxPayouts(deps)
  if (http === null || payout === 'none') return null
  return PAYOUTS[payout](deps, http, timeoutMs)
}

/** Its calls that send money are next to the version of its API Pix. */
function connectEfi(
  { clock, log }: ServerDeps,
  http: HttpPspConfig,
  timeoutMs?: number,
): PayoutProvider {
  const baseUrl = http.url.replace(/\/v2$/, '')
  const settings = { config: http, clock, baseUrl, scopes: EFI_SCOPES }
  const api = connectApi({ ...settings, ...(timeoutMs !== undefined && { timeoutMs }) })
  const onPartReturned = (payoutId: string) =>
    log.error({ payoutId }, 'withdrawals: partial return needs manual booking')
  return new EfiPayouts({ api, payerKey: http.key, onPartReturned })
}
