import { formatRate, type OddsFormat } from '@caderneta/domain/odds/odds-format'
import { withMinus } from './minus.ts'

/** Decimal odds of the wire as the page shows them: '1.85', '−118'. */
export function oddsText(rate: number, format: OddsFormat): string {
  return withMinus(formatRate(rate, format))
}
