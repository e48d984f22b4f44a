import pg from 'pg'

const { builtins } = pg.types

function readSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`)
  return value
}

function readCivilDate(text: string): string {
  return text
}

/** How column values are read, the same on both engines: see `Tables`. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => {
    if (type === builtins.INT8) return readSafeInteger
    if (type === builtins.DATE) return readCivilDate
    return pg.types.getTypeParser(type, format)
  },
}
