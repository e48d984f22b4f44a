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
