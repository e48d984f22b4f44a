/**
 * The rows of a CSV file as an RFC 4180 parser sees them, without the byte order mark. Throws where
 * the rules are broken.
 */
export function readCsv(file: string, separator: string): string[][] {
  const text = file.replace(/^\uFEFF/, '')
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r\\n)`,
    'y',
  )
  const rows: string[][] = []
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) throw new Error('no cell of RFC 4180')
    const [, quoted, plain = '', end] = found
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  return rows
}
