/** A field of a BR Code: identifier of two digits and its value. */
export type BrCodeField = readonly [id: string, value: string]

const LENGTH_MAX = 99

/** Writes fields as EMV has them: identifier, length in two digits, value. Throws on over 99. */
export function writeFields(fields: readonly BrCodeField[]): string {
  return fields.map(writeField).join('')
}

function writeField([id, value]: BrCodeField): string {
  if (value.length > LENGTH_MAX) throw new RangeError(`field ${id} has ${value.length} characters`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

/**
 * Reads fields by identifier; null when the text is cut, has a length that is no number, goes on
 * after the last field, or names a field twice.
 */
export function readFields(text: string): ReadonlyMap<string, string> | null {
  const valueById = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4))
    const [, id = '', length = ''] = head ?? []
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (!head || value.length !== Number(length) || valueById.has(id)) return null
    valueById.set(id, value)
    at += 4 + value.length
  }
  return valueById
}
