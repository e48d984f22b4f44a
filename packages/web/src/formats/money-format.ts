import { centavosOfReais } from '@caderneta/domain/money/money'
import { formatReais } from '@caderneta/domain/person/format'
import { withMinus } from './minus.ts'

/** 'R$ 1.234,56' or '−R$ 10,50' of an amount as sent on the wire. */
export function reaisMoneyText(reais: number): string {
  return withMinus(formatReais(centavosOfReais(reais)))
}
