import type { OfferTerm } from '@caderneta/domain/bet/offer'
import type { Centavos } from '@caderneta/domain/money/money'
import { isCivilDate } from '@caderneta/domain/person/age'

/** The operator's offers, which can be switched off or ended (decision 0011). */
export interface OffersConfig {
  readonly cashback: OfferTerm
  /** The most that one player is credited for one calendar day. */
  readonly cashbackDayMax: Centavos
  readonly multipleBonus: OfferTerm
}

interface OffersReader {
  readonly errors: string[]
  readonly maybe: (name: string) => string | null
  readonly choice: <T extends string>(name: string, choices: readonly T[], fallback: T) => T
  readonly reais: (name: string, fallback: string) => Centavos
}

export function readOffers(read: OffersReader): OffersConfig {
  return {
    cashback: readTerm(read, 'CASHBACK'),
    cashbackDayMax: read.reais('CASHBACK_DAY_MAX', '200.00'),
    multipleBonus: readTerm(read, 'MULTIPLE_BONUS'),
  }
}

function readTerm({ choice, maybe, errors }: OffersReader, name: string): OfferTerm {
  const lastDay = maybe(`${name}_LAST_DAY`)
  if (lastDay !== null && !isCivilDate(lastDay))
    errors.push(`${name}_LAST_DAY must be a date such as 2026-12-31, not '${lastDay}'.`)
  return { isOn: choice(name, ['on', 'off'], 'on') === 'on', lastDay }
}
