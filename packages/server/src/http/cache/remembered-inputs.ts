import type { Fields } from '../body/field-set.ts'

/** Most callers request the same few lists; other requests pay for the parsing. */
const INPUTS_MAX = 256
const KEY_LENGTH_MAX = 256

/**
 * Inputs by the fields from which they were parsed, for calls that many callers make alike. Parsing
 * a form into an input takes longer than finding its response. Only valid inputs are kept.
 */
export class RememberedInputs<Input> {
  readonly #inputs = new Map<string, Input>()

  /** The fields as one text; null when it is too long to be a shared request. */
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
