/**
 * The server's messages about refused values, by field: a refused value stays refused, however
 * often the form is validated, until it is edited (ERR-21).
 */
export class RefusedValues {
  readonly #known = new Map<string, { readonly value: unknown; readonly message: string }>()

  remember(name: string, value: unknown, message: string): void {
    this.#known.set(name, { value, message })
  }

  /** The server's message when this very value was refused. */
  messageOf(name: string, value: unknown): string | undefined {
    const known = this.#known.get(name)
    return known?.value === value ? known?.message : undefined
  }
}
