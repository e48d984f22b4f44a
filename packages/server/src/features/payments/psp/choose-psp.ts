import { randomBytes } from 'node:crypto'
import { receivePix } from '@caderneta/contract/payments/provider-calls'
import type { Clock } from '../../../clock.ts'
import type { PaymentConfig } from '../../../config/config.ts'
import type { DepositProvider } from '../../../config/psp-config.ts'
import { connectPsp } from './connect-psp.ts'
import type { HttpPix } from './http-pix.ts'
import { SandboxPix } from './sandbox-pix.ts'

interface SharedSecret {
  /** Signs the provider's webhooks, or proves that our proxy has authenticated the caller. */
  readonly secret: string
}

/** The provider that charges players, in the network or in this process. */
export type Psp =
  | (SharedSecret & { readonly kind: 'http'; readonly provider: HttpPix })
  | (SharedSecret & { readonly kind: 'sandbox'; readonly provider: SandboxPix })

const SECRET_BYTES = 32

interface PspSettings {
  readonly payment: PaymentConfig
  readonly clock: Clock
  readonly secret: string
  /** The address at which this process can reach itself, once it listens. */
  readonly ownAddress: () => string
}

/** One row for each choice of `PSP`. */
const CHOICES: Readonly<Record<DepositProvider, (settings: PspSettings) => Psp | null>> = {
  sandbox: ({ clock, secret, ownAddress }) => {
    const webhookUrl = () => `${ownAddress()}/api/${receivePix.path}`
    return { kind: 'sandbox', provider: new SandboxPix({ clock, secret, webhookUrl }), secret }
  },
  http: ({ payment: { http }, clock, secret }) => {
    if (http === null) throw new Error('PSP=http was read without its settings')
    return { kind: 'http', provider: connectPsp(http, clock), secret }
  },
  none: () => null,
}

/** The provider selected by the settings, null without one. Throws PspFileError; makes no call. */
export function choosePsp(
  payment: PaymentConfig,
  clock: Clock,
  ownAddress: () => string,
): Psp | null {
  const secret = payment.secret ?? randomBytes(SECRET_BYTES).toString('hex')
  return CHOICES[payment.provider]({ payment, clock, secret, ownAddress })
}
