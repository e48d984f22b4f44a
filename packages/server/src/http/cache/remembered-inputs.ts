import type { Fields } from '../body/field-set.ts'

/** Everybody asks for the same few lists; who asks for others pays for the reading. */
const INPUTS_MAX = 256
const KEY_LENGTH_MAX = 256

/**
 * Inputs by the fields that they were read from, for calls that everybody makes alike. Reading a
 * form into an input takes longer than to find its answer. Only what was in order is kept.
 */
export class RememberedInputs<Input> {
  readonly #inputs = new Map<string, Input>()

  /** The fields as one text; null for what is too long to be anybody else's question. */
  keyOf(fields: Fields, parameters: object): string | null {
    const key = JSON.stringify([...fields, parameters])
    return key.length > KEY_LENGTH_MAX ? null : key
  }

  find(key: string | null): Input | undefined {
    return key === null ? undefined : this.#inputs.get(key)
  }

  keep(key: string | null, input: Input): void {
    if (key === null) return
    if (this.#inputs.size >= INPUTS_MAX) this.#inputs.clear()
    this.#inputs.set(key, input)
  }
}
