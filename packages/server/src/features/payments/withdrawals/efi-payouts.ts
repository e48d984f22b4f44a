import { parseReais, reaisText } from '@caderneta/domain/money/money'
import type { PspApi } from '../psp/psp-api.ts'
import { PspError } from '../psp/psp-error.ts'
import { idEnvioOf, NOT_OWNER, OWN_ERRORS, type SentPix, sentPix } from './efi-pix.ts'
import type { KeyOwner, Payout, PayoutProvider, PayoutState, PixKey } from './payout-provider.ts'

/** The scopes that a token needs. */
export const EFI_SCOPES = 'pix.send gn.pix.send.read'

const UNKNOWN = 404
const TAKEN = 409
const REFUSED: readonly number[] = [400, 422]

interface EfiSettings {
  /** The base URL before the version of the API, as https://pix.api.efipay.com.br. */
  readonly api: PspApi
  /** The PIX key of our own account; it has a webhook, without which Efí sends nothing. */
  readonly payerKey: string
  /** Called for a payout of which only a part was returned. */
  readonly onPartReturned: (payoutId: string) => void
}

/**
 * Pays out through Efí ('envio de Pix'). The owner of a key cannot be looked up beforehand, but a
 * payment carries the CPF of the account, and Efí refuses it when the key belongs to another one.
 */
export class EfiPayouts implements PayoutProvider {
  readonly #settings: EfiSettings

  constructor(settings: EfiSettings) {
    this.#settings = settings
  }

  async findKey({ type, key }: PixKey): Promise<KeyOwner | 'untold'> {
    if (type === 'cpf') return { cpf: key }
    return type === 'cnpj' ? { cpf: null } : 'untold'
  }

  /**
   * One attempt per request: the caller, which knows the state of the payout, decides about a
   * retry.
   */
  async payOut(payout: Payout): Promise<PayoutState> {
    const { payoutId, amount, to, cpf } = payout
    const request = {
      valor: reaisText(amount),
      pagador: { chave: this.#settings.payerKey },
      favorecido: { chave: to.key, cpf },
    }
    const path = ['v3', 'gn', 'pix', idEnvioOf(payoutId)]
    try {
      return this.#stateOf(await this.#settings.api.putOnce(sentPix, path, request), payout)
    } catch (error) {
      if (error instanceof PspError) return refusalOf(error)
      throw error
    }
  }

  async findPayout(payout: Payout): Promise<PayoutState> {
    const path = ['v2', 'gn', 'pix', 'enviados', 'id-envio', idEnvioOf(payout.payoutId)]
    try {
      return this.#stateOf(await this.#settings.api.get(sentPix, path), payout)
    } catch (error) {
      // A 404 without a name is a wrong URL, and reveals nothing about the payout.
      if (error instanceof PspError && error.status === UNKNOWN && error.kind !== '')
        return 'unknown'
      throw error
    }
  }

  #stateOf(sent: SentPix, { payoutId, amount }: Payout): PayoutState {
    if (sent.idEnvio !== idEnvioOf(payoutId) || parseReais(sent.valor) !== amount)
      throw new PspError('pix: the response is about another payout', 200)
    if (sent.status === 'NAO_REALIZADO') return 'refused'
    if (sent.status !== 'REALIZADO') return 'sending'
    const back = returnedCentavos(sent)
    if (back > 0 && back < amount) this.#settings.onPartReturned(payoutId)
    return back >= amount ? 'returned' : 'paid'
  }
}

function returnedCentavos({ devolucoes = [] }: SentPix): number {
  return devolucoes
    .filter(({ status }) => status === 'DEVOLVIDO')
    .reduce((sum, { valor }) => sum + (parseReais(valor) ?? 0), 0)
}

/** The result of a request that ended in an error; throws when that is inconclusive. */
function refusalOf(error: PspError): PayoutState {
  if (error.status === TAKEN) return 'sending'
  if (!REFUSED.includes(error.status) || error.kind === '' || OWN_ERRORS.has(error.kind))
    throw error
  return error.kind === NOT_OWNER ? 'not_owner' : 'refused'
}
