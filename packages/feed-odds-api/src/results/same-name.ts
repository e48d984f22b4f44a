/** The same name in other letters: 'Grêmio' and 'GREMIO'. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other)
}

/** Lower case without accents; signs and spaces become single hyphens. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
