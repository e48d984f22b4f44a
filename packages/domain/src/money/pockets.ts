import type { Centavos } from './money.ts'

/** Amounts by pocket: what a wallet holds, or what a stake takes from it. */
export interface Pockets {
  readonly cash: Centavos
  readonly cashback: Centavos
}
