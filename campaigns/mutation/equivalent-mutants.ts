/** A mutant that no test can see, because the rule is the same with it. */
export interface EquivalentMutant {
  /** Below `packages/domain/src/`. */
  readonly file: string
  /** What the file has, and what the mutant has in its place. */
  readonly from: string
  readonly to: string
  readonly why: string
}

const SUBSETS = 'the search is only longer: there are no such subsets'

export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [
  {
    file: 'bet/cash-out.ts',
    from: 'leg.current !== null',
    to: 'true',
    why: 'a bet with an open leg without a price has returned zero before',
  },
  ...['Number.isSafeInteger(whole)', 'true'].map((to) => ({
    file: 'money/money.ts',
    from: '!Number.isSafeInteger(whole)',
    to,
    why: 'the module itself cannot be loaded then, and no test of it is run',
  })),
  {
    file: 'money/money.ts',
    from: 'value > BigInt(CENTAVOS_MAX)',
    to: 'value >= BigInt(CENTAVOS_MAX)',
    why: 'the largest amount is itself either way',
  },
  {
    file: 'money/money.ts',
    from: "'0'",
    to: '""',
    why: 'the group always matches; the compiler does not know it',
  },
  {
    file: 'slip/combinations.ts',
    from: 'size > count',
    to: 'false',
    why: 'one of the factors is zero then',
  },
  ...['false', 'size <= 0 && size > items.length'].map((to) => ({
    file: 'slip/combinations.ts',
    from: 'size <= 0 || size > items.length',
    to,
    why: SUBSETS,
  })),
  { file: 'slip/combinations.ts', from: 'size <= 0', to: 'false', why: SUBSETS },
  { file: 'slip/combinations.ts', from: 'size <= 0', to: 'size < 0', why: SUBSETS },
  { file: 'slip/combinations.ts', from: 'size > items.length', to: 'false', why: SUBSETS },
  {
    file: 'slip/combinations.ts',
    from: 'size === 0 || first === undefined',
    to: 'size === 0 && first === undefined',
    why: 'of size 0 each item is left out, until none is left',
  },
  {
    file: 'slip/combinations.ts',
    from: 'size === 0',
    to: 'false',
    why: 'of size 0 each item is left out, until none is left',
  },
  {
    file: 'slip/combinations.ts',
    from: 'first === undefined',
    to: 'false',
    why: 'no items have no subset but that of size 0, which was returned before',
  },
]
