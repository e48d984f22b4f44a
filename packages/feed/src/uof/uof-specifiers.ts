/** Specifiers of the feed and parameters of our markets: 'setnr=1|total=9.5'. */

export type Specifiers = ReadonlyMap<string, string>

/** They choose nothing: which list of a market was meant, and how a price came about. */
const IGNORED: ReadonlySet<string> = new Set(['version', 'type'])

/** Null for a text that is no list of specifiers. */
export function parseSpecifiers(text: string): Specifiers | null {
  if (text === '') return new Map()
  const pairs = text.split('|').map((part) => {
    const at = part.indexOf('=')
    return [part.slice(0, Math.max(0, at)), part.slice(at + 1)] as const
  })
  return pairs.some(([name]) => name === '') ? null : new Map(pairs)
}

/** One text for what means the same: '2.0' is '2', and the order does not count. */
export function specifierKey(specifiers: Specifiers): string {
  return [...specifiers]
    .filter(([name]) => !IGNORED.has(name))
    .map(([name, value]) => `${name}=${plainNumber(value)}`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('|')
}

function plainNumber(value: string): string {
  return /^[+-]?\d+(\.\d+)?$/.test(value) ? String(Number(value)) : value
}
