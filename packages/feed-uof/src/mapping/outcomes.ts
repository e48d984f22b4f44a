import type { Outcomes } from './market-row.ts'

// Outcomes that many markets share. Numbers are strings here: those of variants have letters.

export const THREE_WAY: Outcomes = { '1': '1', '2': 'Draw', '3': '2' }
export const TWO_WAY: Outcomes = { '4': '1', '5': '2' }
export const OVER_UNDER: Outcomes = { '12': 'Over', '13': 'Under' }
export const YES_NO: Outcomes = { '74': 'Yes', '76': 'No' }
export const ODD_EVEN: Outcomes = { '70': 'Odd', '72': 'Even' }
export const NEXT: Outcomes = { '6': '1', '7': 'None', '8': '2' }
export const DOUBLE_CHANCE: Outcomes = { '9': '1 or Draw', '10': '1 or 2', '11': 'Draw or 2' }
export const HANDICAP: Outcomes = { '1714': '1', '1715': '2' }
export const EUROPEAN_HANDICAP: Outcomes = { '1711': '1', '1712': 'Draw', '1713': '2' }
export const RESULT_AND_BOTH_SCORE: Outcomes = {
  '78': '1 & Yes',
  '80': '1 & No',
  '82': 'Draw & Yes',
  '84': 'Draw & No',
  '86': '2 & Yes',
  '88': '2 & No',
}
export const RESULT_AND_TOTAL: Outcomes = {
  '794': '1 & Under',
  '796': '1 & Over',
  '798': 'Draw & Under',
  '800': 'Draw & Over',
  '802': '2 & Under',
  '804': '2 & Over',
}
export const HALF_TIME_FULL_TIME: Outcomes = {
  '418': '1/1',
  '420': '1/Draw',
  '422': '1/2',
  '424': 'Draw/1',
  '426': 'Draw/Draw',
  '428': 'Draw/2',
  '430': '2/1',
  '432': '2/Draw',
  '434': '2/2',
}

/** Outcomes of a variant, numbered from the first one: 'sr:exact_goals:6+:68', … */
export function ofVariant(variant: string, first: number, names: readonly string[]): Outcomes {
  return Object.fromEntries(names.map((name, i) => [`${variant}:${first + i}`, name]))
}

/** Outcomes with numbers at equal distances. */
export function numbered(first: number, step: number, names: readonly string[]): Outcomes {
  return Object.fromEntries(names.map((name, i) => [`${first + step * i}`, name]))
}
