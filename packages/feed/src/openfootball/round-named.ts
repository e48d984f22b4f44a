import type { GameRound } from '@caderneta/domain/markets/game-round'

/** Sides that are left in rounds that the files write in words. */
const SIDES_BY_NAME = new Map([
  ['final', 2],
  ['semifinal', 4],
  ['quarterfinal', 8],
])

/** The phase before the name of a round: 'Finals, Round of 16', 'Group, Matchday 3'. */
const PHASE = /^(?:finals?|group|group stage|league|playoffs),\s*/
const QUALIFYING = /^qualifying(?:,\s*|\s+)(?:round|stage) (\d+)$/

/**
 * The round of a match by the words of its file, with its group when it has one; null when they
 * are not known. With groups a file counts the days of play as matchdays, which are no rounds.
 */
export function roundNamed(round: string, group: string): GameRound | null {
  const text = round.trim().toLowerCase()
  const qualifying = QUALIFYING.exec(text)?.[1]
  if (qualifying !== undefined) return { kind: 'qualifying', number: Number(qualifying) }
  const letter = /^group (\w{1,3})$/i.exec(group.trim())?.[1]
  if (letter !== undefined) return { kind: 'matchday', group: letter.toUpperCase() }
  const name = text.replace(PHASE, '')
  const matchday = /^(?:matchday|round) (\d+)$/.exec(name)?.[1]
  if (matchday !== undefined) return { kind: 'matchday', number: Number(matchday) }
  if (/^(?:match for )?third[- ]place(?: play-?off)?$/.test(name)) return { kind: 'third_place' }
  const sides = sidesLeft(name)
  return sides === undefined ? null : { kind: 'knockout', sides }
}

function sidesLeft(name: string): number | undefined {
  const written = /^round of (\d+)$/.exec(name)?.[1]
  if (written !== undefined) return Number(written)
  return SIDES_BY_NAME.get(name.replaceAll('-', '').replace(/s$/, ''))
}
