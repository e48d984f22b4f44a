import type { KeyOwner, Payout, PayoutProvider, PayoutState, PixKey } from './payout-provider.ts'

/** Somebody else, for keys that name one. */
const STRANGER: KeyOwner = { cpf: '00000000191' }

/** What goes wrong, by the last two digits of the amount: R$ 40,13 is refused. */
const FATE_BY_CENTAVOS: Readonly<Record<number, PayoutState>> = { 13: 'refused', 14: 'returned' }

/**
 * A provider in the process that moves no money. A CPF key belongs to its CPF; an e-mail at
 * `outra-pessoa.com` and a CNPJ belong to somebody else; a random key of zeros does not exist; any
 * other key belongs to who asks. Amounts that end in ,13 are refused and in ,14 returned.
 */
export class SandboxPayouts implements PayoutProvider {
  readonly #stateById = new Map<string, PayoutState>()

  async findKey({ type, key }: PixKey, askerCpf: string): Promise<KeyOwner | null> {
    if (type === 'cpf') return { cpf: key }
    if (type === 'cnpj') return { cpf: null }
    if (type === 'email' && key.endsWith('@outra-pessoa.com')) return STRANGER
    return /^[0-]+$/.test(key) ? null : { cpf: askerCpf }
  }

  async payOut({ payoutId, amount }: Payout): Promise<PayoutState> {
    const known = this.#stateById.get(payoutId)
    if (known) return known
    const fate = FATE_BY_CENTAVOS[amount % 100] ?? 'paid'
    this.#stateById.set(payoutId, fate)
    return fate === 'returned' ? 'paid' : fate
  }

  /** What is returned was paid first: the first look after it tells of the return. */
  async findPayout(payoutId: string): Promise<PayoutState> {
    return this.#stateById.get(payoutId) ?? 'unknown'
  }
}
