/**
 * How one of our markets is written in Sportradar's Unified Odds Feed: numbers of markets and
 * outcomes as in its public market descriptions (up to 1191).
 */
export interface UofMarket {
  /** Its number; or one for each value of the parameters that choose it. */
  readonly ids: number | { readonly by: readonly string[]; readonly idByValues: IdByValues }
  /** Specifiers that the market always has. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Specifiers that are written where we name none: the first set has no number here. */
  readonly defaults?: Readonly<Record<string, string>>
  /** The name of a line that has none here, such as '2.5'. */
  readonly line?: 'total' | 'hcp'
  readonly outcomes: OutcomeTable | readonly UofVariant[]
}

/** Numbers by the values of the parameters, joined with a space: '1 over'. */
type IdByValues = Readonly<Record<string, number>>

/** Outcomes by the names of our selections. */
export type OutcomeTable = Readonly<Record<string, string>>

/** A list of selections that the specifier `variant` names; its outcomes begin with that name. */
interface UofVariant {
  readonly variant: string
  readonly outcomes: OutcomeTable
}

type More = Pick<UofMarket, 'fixed' | 'defaults' | 'line'>

export function single(ids: number, outcomes: UofMarket['outcomes'], more: More = {}): UofMarket {
  return { ids, outcomes, ...more }
}

/** One number for each side. */
export function ofSides(home: number, away: number, outcomes: UofMarket['outcomes']): UofMarket {
  return { ids: { by: ['side'], idByValues: { '1': home, '2': away } }, outcomes }
}

/** A variant with its outcomes in the order of the names. */
export function variantOf(
  variant: string,
  names: readonly string[],
  numbers: readonly number[],
): UofVariant {
  return { variant, outcomes: tableOf(names, numbers) }
}

/** Outcomes by names, in the same order. */
export function tableOf(names: readonly string[], numbers: readonly number[]): OutcomeTable {
  return Object.fromEntries(names.map((name, at) => [name, `${numbers[at]}`]))
}

/** Outcomes with consecutive numbers. */
export function consecutive(first: number, names: readonly string[], step = 1): OutcomeTable {
  return Object.fromEntries(names.map((name, at) => [name, `${first + step * at}`]))
}
