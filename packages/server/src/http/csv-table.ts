/** A table for a spreadsheet: RFC 4180, UTF-8 with its mark. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

/** An amount that was taken from a pocket is no formula, although it begins like one. */
const AMOUNT = /^-\d+\.\d{2}$/

/**
 * One cell. A text that a spreadsheet would take for a formula is led by an apostrophe, which shows
 * it as text: names of teams come from outside.
 */
export function csvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !AMOUNT.test(text)
  const harmless = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A moment (milliseconds UTC) as spreadsheets read it: '2026-11-21 15:00:00'. */
export function csvMoment(at: number): string {
  return new Date(at).toISOString().replace('T', ' ').slice(0, 19)
}
