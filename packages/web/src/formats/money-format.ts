import { centavosOfReais } from '@caderneta/domain/money/money'
import { formatReais } from '@caderneta/domain/person/format'

/** 'R$ 1.234,56' of an amount as sent on the wire. */
export function reaisMoneyText(reais: number): string {
  return formatReais(centavosOfReais(reais))
}
