import type { Score } from '../markets/game.ts'
import type { SetRecord, SetRules } from '../markets/sets/set-ranges.ts'
import { type SetsProgress, setsWon } from '../markets/sets/sets-progress.ts'
import type { SetsFormat } from '../markets/sets/sets-specs.ts'

/** The rules of a set by sport. */
export const SET_RULES = {
  tennis: { target: () => 6, hasTieBreak: true },
  volleyball: { target: (number: number) => (number === 5 ? 15 : 25), hasTieBreak: false },
  'e-sports': { target: () => 13, hasTieBreak: false, overtimeUnits: 3 },
} as const satisfies Readonly<Record<string, SetRules>>

/** A match with so many lines of every count about a number. */
export function setsFormat(
  wanted: number,
  handicaps: readonly string[],
  middle: SetsFormat['lines'] = (count, rungs) => linesAbout(MIDDLES[kindOf(count)], rungs),
): SetsFormat {
  return { wanted, handicaps, lines: middle }
}

const MIDDLES = { total: 9.5, lead: 2.5, home: 12.5, away: 11.5 } as const

function kindOf(count: string): keyof typeof MIDDLES {
  const kind = count.slice(count.indexOf('.') + 1)
  return kind === 'total' || kind === 'lead' || kind === 'home' ? kind : 'away'
}

function linesAbout(middle: number, rungs: number): readonly number[] {
  return Array.from({ length: rungs }, (_, i) => middle + i)
}

/** A match after sets that ended so, and in the middle of the next one unless it is over. */
export function matchOfSets(
  sport: keyof typeof SET_RULES,
  wanted: number,
  scores: readonly Score[],
  running: Score = [0, 0],
): SetsProgress {
  const over = scores.map(recordOf)
  const isOver = Math.max(...setsWon(over)) === wanted
  return { rules: SET_RULES[sport], wanted, over, running: isOver ? null : recordOf(running) }
}

/** The first side wins its games first, as far as the set is played so. */
function recordOf(score: Score): SetRecord {
  const [home, away] = score
  const ofSide = (side: 0 | 1, count: number) => Array.from({ length: count }, () => side)
  return { score, winners: [...ofSide(0, home), ...ofSide(1, away)] }
}
