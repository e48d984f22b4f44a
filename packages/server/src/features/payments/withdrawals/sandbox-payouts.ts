import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import type { KeyOwner, Payout, PayoutProvider, PayoutState, PixKey } from './payout-provider.ts'
import { readSandboxFate, type SandboxFate, writeSandboxFate } from './sandbox-payout-store.ts'

/** Another person, for keys that belong to one. */
const STRANGER: KeyOwner = { cpf: '00000000191' }

/** The kinds of failure, by the last two digits of the amount: R$ 40,13 is refused. */
const FATE_BY_CENTAVOS: Readonly<Record<number, SandboxFate>> = { 13: 'refused', 14: 'returned' }

/**
 * A provider in the process that moves no money. A CPF key belongs to its CPF; an e-mail at
 * `outra-pessoa.com` and a CNPJ belong to another person; a random key of zeros does not exist; any
 * other key belongs to the caller. Amounts that end in ,13 are refused and in ,14 returned. It
 * keeps its payouts in a table of its own, so that it knows them after a restart.
 */
export class SandboxPayouts implements PayoutProvider {
  readonly #database: Database
  readonly #clock: Clock

  constructor({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
    this.#database = database
    this.#clock = clock
  }

  async findKey({ type, key }: PixKey, requesterCpf: string): Promise<KeyOwner | null> {
    if (type === 'cpf') return { cpf: key }
    if (type === 'cnpj') return { cpf: null }
    if (type === 'email' && key.endsWith('@outra-pessoa.com')) return STRANGER
    return /^[0-]+$/.test(key) ? null : { cpf: requesterCpf }
  }

  async payOut({ payoutId, amount }: Payout): Promise<PayoutState> {
    const fate = FATE_BY_CENTAVOS[amount % 100] ?? 'paid'
    await writeSandboxFate(this.#database, payoutId, fate, new Date(this.#clock.now()))
    return fate === 'returned' ? 'paid' : fate
  }

  /** A returned payout was paid first: the first query after that reports the return. */
  async findPayout({ payoutId }: Payout): Promise<PayoutState> {
    return (await readSandboxFate(this.#database, payoutId)) ?? 'unknown'
  }
}
