import { OFFER_CHANGES, PRICE_CHANGES, RECORD_CHANGES, RESULT_CHANGES } from './catalogue.ts'
import { CLOSING_CHANGES } from './closing.ts'
import { LEDGER_CHANGES } from './ledger.ts'
import { PAYMENT_CHANGES } from './payments.ts'
import { PLACING_CHANGES } from './placing.ts'
import type { PlantedGroup } from './planted-change.ts'
import { SETTLING_CHANGES } from './settling.ts'

export const PLANTED_GROUPS: Readonly<Record<string, PlantedGroup>> = {
  placing: PLACING_CHANGES,
  closing: CLOSING_CHANGES,
  settling: SETTLING_CHANGES,
  payments: PAYMENT_CHANGES,
  ledger: LEDGER_CHANGES,
  records: RECORD_CHANGES,
  offer: OFFER_CHANGES,
  results: RESULT_CHANGES,
  prices: PRICE_CHANGES,
}
