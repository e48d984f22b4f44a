import { seedOf } from '@caderneta/pricing/random'
import type { Team } from '../messages.ts'
import { portugueseSide } from './portuguese-side.ts'

/** Words that only describe the kind of club; sources write them or leave them out. */
const CLUB_WORDS = new Set([
  ...['ac', 'afc', 'ca', 'car', 'cd', 'cdc', 'cf', 'club', 'clube', 'cr', 'cs', 'cscyd', 'csd'],
  ...['ec', 'fbc', 'fbpa', 'fc', 'fr', 'rb', 'sc', 'se'],
])

const COUNTRY = /\s*\(([A-Z]{3})\)$/

/**
 * The same team under all of its spellings: accents, case, club words ('EC Bahia', 'Bahia') and a
 * country behind the name ('EC Bahia (BRA)') make no difference, but the country keeps clubs of
 * one name apart. `country` is that of a national league, whose files do not write it. A nation is
 * known by its name in the file and called by its Portuguese one.
 */
export function identifyTeam(name: string, country: string): Team {
  const shown = name.replace(COUNTRY, '')
  const from = COUNTRY.exec(name)?.[1] ?? country
  return {
    id: 1 + (seedOf(`${plainName(shown)}/${from}`) % ID_SPAN),
    name: portugueseSide(shown),
  }
}

/** Identifiers fit a signed 32-bit integer. */
const ID_SPAN = 2_000_000_000

function plainName(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const distinctive = words.filter((word) => !CLUB_WORDS.has(word))
  return (distinctive.length > 0 ? distinctive : words).join(' ')
}
