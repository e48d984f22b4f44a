const NO_BREAK_SPACE = '\u00a0'

/** An exact ratio of the wire formatted like odds: '2.2' → '2.20', '1.855'; '5/3' stays. */
export function exactFactorText(exact: string): string {
  if (exact.includes('/')) return exact
  const [whole = '0', decimals = ''] = exact.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}

/** Exact reais of the wire formatted like money: '1234.5' → 'R$ 1.234,50', '9.275' → 'R$ 9,275'. */
export function exactReaisText(exact: string): string {
  if (exact.includes('/')) return `R$${NO_BREAK_SPACE}${exact}`
  const [whole = '0', decimals = ''] = exactFactorText(exact).split('.')
  return `R$${NO_BREAK_SPACE}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`
}
