/** Which round of its tournament a game belongs to; a page names it in its language. */
export type GameRound =
  /** A round of a league or of a phase of groups, from 1; of a phase with groups also which. */
  | { readonly kind: 'matchday'; readonly number?: number; readonly group?: string }
  /** Rounds before the main draw, from 1. */
  | { readonly kind: 'qualifying'; readonly number: number }
  /** So many sides are left, 2 in the final; in a series of games also which, from 1. */
  | { readonly kind: 'knockout'; readonly sides: number; readonly game?: number }
  | { readonly kind: 'third_place' }
  | { readonly kind: 'friendly' }
