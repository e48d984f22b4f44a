const QUOTED = /'(?:[^']|'')*'/g
const NAME = '"?([a-z_][a-z0-9_]*)"?'
const VERB = /^\s*(?:--[^\n]*\n\s*)*([a-z]+)/i
const WRITTEN = new RegExp(`\\b(insert\\s+into|update|delete\\s+from)\\s+${NAME}`, 'i')
const READ = new RegExp(`\\bfrom\\s+${NAME}\\s*(?:\\(|\\b)`, 'i')
const CALLED = new RegExp(`^\\s*select\\s+${NAME}\\s*\\(`, 'i')

/**
 * Names an SQL statement by its verb and by the table or the function that it is about. Only names
 * of the program are in it: parameters are no part of the text, and literals are left out.
 */
export function statementName(text: string): string {
  const plain = text.replace(QUOTED, '')
  const verb = VERB.exec(plain)?.[1]?.toLowerCase()
  if (verb === undefined) return 'unknown'
  if (/^\s*rollback\s+to\b/i.test(plain)) return 'rollback to'
  const written = WRITTEN.exec(plain)
  if (written && (verb === 'with' || written.index === plain.search(/\S/))) {
    const [, action = verb, table] = written
    return `${action.split(/\s/, 1)[0]?.toLowerCase()} ${table?.toLowerCase()}`
  }
  const read = (CALLED.exec(plain) ?? READ.exec(plain))?.[1]
  return read === undefined ? verb : `${verb} ${read.toLowerCase()}`
}
