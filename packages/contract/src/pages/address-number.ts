const NUMBER = /^\d{1,15}$/

/** The number in a path segment, in the server's numbering; null for anything else. */
export function addressNumber(part: string | undefined): number | null {
  return part !== undefined && NUMBER.test(part) ? Number(part) : null
}
