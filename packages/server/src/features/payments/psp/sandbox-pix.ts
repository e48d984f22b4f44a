import { randomBytes } from 'node:crypto'
import { type Centavos, reaisText } from '@caderneta/domain/money/money'
import { endToEndId } from '@caderneta/domain/payments/pix-txid'
import type { Clock } from '../../../clock.ts'
import { SIGNATURE_HEADER, signBody } from '../webhook/webhook-signature.ts'
import type { PixNotice, PixProvider, Refund, TimeSpan } from './pix-provider.ts'

interface SandboxPixSettings {
  readonly clock: Clock
  readonly secret: string
  /** The URL of our own webhook, once the server listens. */
  readonly webhookUrl: () => string
}

/** A payment that a visitor wants to simulate. */
export interface SandboxPayment {
  readonly txid: string
  readonly amount: Centavos
  readonly payerCpf: string
  readonly payerName: string
}

/** The sandbox is not a bank: an ISPB that no bank has. */
const ISPB = '99999999'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'
const UNIQUE_LENGTH = 11
const PAGE_LENGTH = 100
const WEBHOOK_TIMEOUT_MS = 5_000

/**
 * A payment provider inside the process that moves no money. It pays as instructed, correctly or
 * not, and calls our webhook over real HTTP as a bank would.
 */
export class SandboxPix implements PixProvider {
  readonly listedSince: number
  readonly #settings: SandboxPixSettings
  readonly #payments: PixNotice[] = []

  constructor(settings: SandboxPixSettings) {
    this.#settings = settings
    this.listedSince = settings.clock.now()
  }

  async createCharge({ txid }: { readonly txid: string }) {
    return { location: `pix.caderneta.example/qr/v2/${txid}` }
  }

  async *findPayments({ since, until }: TimeSpan): AsyncGenerator<readonly PixNotice[]> {
    const [from, to] = [new Date(since).toISOString(), new Date(until).toISOString()]
    const made = this.#payments.filter(({ horario }) => from <= horario && horario <= to)
    for (let at = 0; at < made.length; at += PAGE_LENGTH) yield made.slice(at, at + PAGE_LENGTH)
  }

  /** Its signed word is all there is: it remembers nothing over a restart. */
  async confirmPayment(received: PixNotice): Promise<PixNotice> {
    return received
  }

  async refund(_refund: Refund): Promise<boolean> {
    return true
  }

  /** The payment happens, whether or not the notice is received. */
  pay({ txid, amount, payerCpf, payerName }: SandboxPayment): PixNotice {
    const now = new Date(this.#settings.clock.now())
    const minute = now.toISOString().replace(/\D/g, '').slice(0, 12)
    const notice: PixNotice = {
      endToEndId: endToEndId(ISPB, minute, uniqueText()),
      txid,
      valor: reaisText(amount),
      horario: now.toISOString(),
      pagador: { cpf: payerCpf, nome: payerName },
    }
    this.#payments.push(notice)
    return notice
  }

  /** Notifies the webhook; returns the HTTP status. */
  async notify(notices: readonly PixNotice[]): Promise<number> {
    const body = JSON.stringify({ pix: notices })
    const reply = await fetch(this.#settings.webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signBody(body, this.#settings.secret),
      },
      body,
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    })
    await reply.arrayBuffer()
    return reply.status
  }
}

function uniqueText(): string {
  return [...randomBytes(UNIQUE_LENGTH)].map((byte) => ALPHABET[byte % 32]).join('')
}
