/** In the order of a first bet, each with its targets: the first visible one is used. */
export const STEPS = [
  { id: 'menu', target: '[data-tour="menu"], header button[aria-haspopup="dialog"]' },
  { id: 'odds', target: 'main button[aria-pressed][aria-disabled]' },
  // The bar of a phone, or the panel of a wide screen: only one of them is visible.
  { id: 'slip', target: '[data-slip-bar], main + aside > *' },
  { id: 'live', target: 'a[href="/live"]' },
  { id: 'account', target: 'header a[href="/signup"], header a[href="/bank/balance"]' },
] as const

export type Step = (typeof STEPS)[number]
