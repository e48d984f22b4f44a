/** The code of the slip that is not part of the first visit, each part loaded when it is needed. */
export interface SlipCode {
  /** Keeps the slip over visits; loaded with the first session. */
  readonly storage: () => Promise<typeof import('./slip-storage.ts')>
  /** Adds a clicked selection or removes it. */
  readonly toggle: () => Promise<typeof import('./toggle-selection.ts')>
  /** Explains why a clicked selection was not added. */
  readonly refusals: () => Promise<typeof import('../submit/show-not-taken.ts')>
  /** Shown in place of a slip that fails. */
  readonly failure: () => Promise<unknown>
}

declare module '../../../root/page.ts' {
  interface Page {
    readonly slipCode: SlipCode
  }
}

export const makeSlipCode = (): SlipCode => ({
  storage: () => import('./slip-storage.ts'),
  toggle: () => import('./toggle-selection.ts'),
  refusals: () => import('../submit/show-not-taken.ts'),
  failure: () => import('../submit/slip-failure.tsx'),
})
