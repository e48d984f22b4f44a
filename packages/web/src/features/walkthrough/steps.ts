/** In the order of a first bet, each with its targets: the first visible one is used. */
export const STEPS = [
  { id: 'menu', target: '[data-tour="menu"], header button[aria-haspopup="dialog"]' },
  { id: 'odds', target: 'main button[aria-pressed][aria-disabled]' },
  // The bar of a phone, its entry in the bar below or in the header while the slip is empty, or the
  // panel of a wide screen without the offers under it.
  { id: 'slip', target: '[data-slip-bar], [data-tour="slip"], main + aside > * > :first-child' },
  { id: 'live', target: 'a[href="/live"]' },
  { id: 'account', target: 'header a[href="/signup"], header a[href="/bank/balance"]' },
] as const

export type Step = (typeof STEPS)[number]
