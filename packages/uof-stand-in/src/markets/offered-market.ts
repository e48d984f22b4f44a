/** A market of the season as the stand-in writes it. */
export interface OfferedMarket {
  /** One number, or one for each value of a part of our specifier: 'side=1', 'result=Draw'. */
  readonly uof: number | Readonly<Record<string, number>>
  /** Parameters that every message has. */
  readonly fixed?: string
  /** The parameter that a value without a name belongs to: our line '2.5' is 'total=2.5'. */
  readonly bare?: 'total' | 'hcp'
  /** Outcome by the name of our selection, with its side where the name has none. */
  readonly outcomes: Readonly<Record<string, string>>
  readonly groups: string
}

export const SCORE = 'all|score|regular_play'
export const COMBINED = 'all|regular_play|combo'

/** Outcome numbers at equal distances. */
export function outcomeIds(
  first: number,
  names: readonly string[],
  { step = 1, variant = '' }: { readonly step?: number; readonly variant?: string } = {},
): Readonly<Record<string, string>> {
  const prefix = variant === '' ? '' : `${variant}:`
  return Object.fromEntries(names.map((name, i) => [name, `${prefix}${first + step * i}`]))
}

export const sides = (home: number, away: number) => ({ 'side=1': home, 'side=2': away })

export const RESULT = { '1': '1', Draw: '2', '2': '3' }
export const WINNER = { '1': '4', '2': '5' }
export const TOTAL = { Over: '12', Under: '13' }
export const ANSWER = { Yes: '74', No: '76' }
export const PARITY = { Odd: '70', Even: '72' }
export const SCORER = { '1': '6', None: '7', '2': '8' }
export const CHANCE = { '1 or Draw': '9', '1 or 2': '10', 'Draw or 2': '11' }
export const SPREAD = { '1': '1714', '2': '1715' }
