import * as z from 'zod/mini'
import { competitionWire, dashboardWire, marketWire, sportWire } from './catalogue/catalogue.ts'

/** Sent to every page at its start; one with a session also gets `base_auth`. */

/** Who runs the site; all null in a demonstration, and the page then labels itself as one. */
const operatorWire = z.object({
  name: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  licence: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

export const clientWire = z.object({
  name: z.string(),
  isWagerCloseBefore: z.boolean(),
  isWagerLived: z.boolean(),
  /** Percent of a bet's value that the operator keeps when it is closed early. */
  cashOutMargin: z.optional(z.number()),
  /** Seconds after its acceptance in which an unchanged bet returns its whole stake. */
  cancelFreeSeconds: z.optional(z.number()),
  /** Limits that the slip shows before a click; amounts in reais. */
  limits: z.object({
    stakeMin: z.number(),
    stakeMax: z.number(),
    payoutMax: z.number(),
    /** What the bets of one player may return together: on the same selections, and in a day. */
    playerCombinationMax: z.number(),
    playerDayMax: z.number(),
    selectionsMax: z.number(),
    linesMax: z.number(),
    depositMin: z.number(),
    depositMax: z.number(),
    withdrawalMin: z.number(),
    withdrawalMax: z.number(),
    /** Seconds that a live bet waits before it is decided. */
    liveDelay: z.number(),
    /** Bets are void on a match that is not played for this many hours. */
    voidAfterHours: z.number(),
  }),
  /** The offers that count for bets placed now; both are the operator's to end. */
  offers: z.object({
    cashback: z.boolean(),
    multiples: z.boolean(),
    /** The most that is credited for one civil day, in reais. */
    cashbackDayMax: z.number(),
    /** Whether the player has no settled bet yet, so that no bonus counts; absent for visitors. */
    awaitsBet: z.optional(z.boolean()),
  }),
  /** Seconds without a call after which this deployment ends any session (decision 0008). */
  inactivityLimit: z.number(),
  operator: operatorWire,
  /** True while the sandbox payment provider runs: the page offers 'Simular pagamento'. */
  isSandbox: z.boolean(),
  /**
   * What the matches are; every page says so unless they are real. 'illustrated' ones are real, with
   * odds that only illustrate what bookmakers quote.
   */
  matches: z.enum(['simulated', 'replayed', 'illustrated', 'real', 'none']),
})

export const baseUnauthReply = z.object({
  menu: z.array(sportWire),
  markets: z.array(marketWire),
  dashboard: dashboardWire,
  /** The most followed first. */
  competitions: z.array(competitionWire),
  client: clientWire,
})

export type OperatorWire = z.infer<typeof operatorWire>
export type ClientWire = z.infer<typeof clientWire>
export type BaseUnauthReply = z.infer<typeof baseUnauthReply>
