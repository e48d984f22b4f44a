import { type Centavos, centavos, reaisText } from '@caderneta/domain/money'

/** An amount of the wire (reais as a number with at most two decimals) as whole centavos. */
export function centavosOf(reais: number): Centavos {
  return centavos(Math.round(reais * 100))
}

/** 'R$ 1.234,56', with a no-break space after the sign, in both languages (FMT-01, FMT-02). */
export function moneyText(amount: Centavos): string {
  const [whole = '0', fraction = '00'] = reaisText(amount).replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${amount < 0 ? '-' : ''}R$\u00a0${grouped},${fraction}`
}

/** `moneyText` of an amount as it stands on the wire. */
export function reaisMoneyText(reais: number): string {
  return moneyText(centavosOf(reais))
}
