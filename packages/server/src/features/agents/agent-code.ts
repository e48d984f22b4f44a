const CODE = /^[a-z0-9][a-z0-9._-]{0,63}$/

/** A code in the form in which it is stored (lower case, trimmed); null when it is invalid. */
export function agentCode(text: string): string | null {
  const lower = text.trim().toLowerCase()
  return CODE.test(lower) ? lower : null
}
