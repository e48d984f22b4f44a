import { type Fraction, fraction, reduced, roundOf } from '../money/fraction.ts'

/** How a bettor reads odds (specification, 9); the stored odds never change. */
export const ODDS_FORMATS = [
  'Fracionais',
  'Decimais',
  'Americanas',
  'Americanas/Fracionais',
] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

export const ODDS_FORMAT_DEFAULT: OddsFormat = 'Decimais'

/** The format of that name; the default for an unknown one. */
export function oddsFormatOf(name: string): OddsFormat {
  return ODDS_FORMATS.find((format) => format === name) ?? ODDS_FORMAT_DEFAULT
}

/**
 * A rate of the wire (1.85) in a format, of a selection or of a whole bet beyond `ODDS_MAX`:
 * Decimais '1.85' (cut to two decimals), Fracionais '17/20' (exact, in lowest terms), Americanas
 * '+150' or '-118' (to the nearest whole), both '+150 (3/2)'.
 */
export function formatRate(rate: number, format: OddsFormat): string {
  return formatRatio(fraction(Math.round(rate * 1000), 1000), format)
}

function formatRatio(ratio: Fraction, format: OddsFormat): string {
  switch (format) {
    case 'Decimais':
      return decimal(ratio)
    case 'Fracionais':
      return fractional(ratio)
    case 'Americanas':
      return american(ratio)
    case 'Americanas/Fracionais':
      return `${american(ratio)} (${fractional(ratio)})`
  }
}

function decimal({ numerator, denominator }: Fraction): string {
  const digits = ((numerator * 100n) / denominator).toString()
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Profit to stake. */
function profitOf({ numerator, denominator }: Fraction): Fraction {
  return reduced({ numerator: numerator - denominator, denominator })
}

function fractional(ratio: Fraction): string {
  const { numerator, denominator } = profitOf(ratio)
  return `${numerator}/${denominator}`
}

/** From evens up the profit on 100, below evens the stake that wins 100. */
function american(ratio: Fraction): string {
  const { numerator, denominator } = profitOf(ratio)
  if (numerator === 0n) return '0'
  return numerator >= denominator
    ? `+${roundOf({ numerator: 100n * numerator, denominator })}`
    : `-${roundOf({ numerator: 100n * denominator, denominator: numerator })}`
}
