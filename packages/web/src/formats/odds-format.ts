/** The four formats of the specification, section 9. The stored odds never change. */
export const ODDS_FORMATS = [
  'Decimais',
  'Fracionais',
  'Americanas',
  'Americanas/Fracionais',
] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

function fractional(thousandths: number): string {
  const profit = thousandths - 1000
  const divisor = commonDivisor(profit, 1000)
  return `${profit / divisor}/${1000 / divisor}`
}

function american(thousandths: number): string {
  const profit = thousandths - 1000
  if (profit <= 0) return '0'
  if (profit >= 1000) return `+${Math.round(profit / 10)}`
  return `-${Math.round(100_000 / profit)}`
}

/** Two decimals, cut and not rounded: what is shown never promises more than what is paid. */
function decimal(thousandths: number): string {
  const hundredths = Math.floor(thousandths / 10)
    .toString()
    .padStart(3, '0')
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`
}

/** Decimal odds of the wire in the format that the bettor chose; any other reads Decimais. */
export function oddsText(rate: number, format: string): string {
  const thousandths = Math.round(rate * 1000)
  if (format === 'Fracionais') return fractional(thousandths)
  if (format === 'Americanas') return american(thousandths)
  if (format === 'Americanas/Fracionais') {
    return `${american(thousandths)} (${fractional(thousandths)})`
  }
  return decimal(thousandths)
}
