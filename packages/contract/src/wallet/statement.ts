import * as z from 'zod/mini'
import { day, pageNumber } from '../catalogue/listing.ts'
import { codedText } from '../outside-text.ts'

/** The statement of the account: `funds/getAll` and `funds/history` (decisions, calls). */

export const STATEMENT_ENTRIES_PER_PAGE = 20

/** Pages that `page` reaches; older entries are reached by `cursor`, which costs the same anywhere. */
export const STATEMENT_PAGES_NUMBERED = 3

export const STATEMENT_POCKETS = ['cash', 'cashback', 'withdrawal_hold'] as const

/** What moved the money; the page has a sentence for each. */
export const STATEMENT_KINDS = [
  'stake',
  'settle',
  'unsettle',
  'cancel',
  'cash_out',
  'cash_out_part',
  'cashback',
  'uncashback',
  'cashback_day',
  'uncashback_day',
  'deposit',
  'withdrawal_hold',
  'withdrawal_paid',
  'withdrawal_returned',
  'demo_grant',
  'debt_repaid',
] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** Days in the player's zone, both included. `pocket` and `kind` narrow the list. */
export const statementFileRequest = z.object({
  from: z.optional(day),
  to: z.optional(day),
  pocket: z.optional(z.enum(STATEMENT_POCKETS, 'invalid')),
  kind: z.optional(z.enum(STATEMENT_KINDS, 'invalid')),
})

export const statementRequest = z.extend(statementFileRequest, {
  page: z.optional(pageNumber),
  /** `next` of the page before, under the same filter. */
  cursor: z.optional(codedText(/^\d{1,15}(\.\d{1,15}){2}$/)),
})

const statementEntryWire = z.object({
  id: z.string(),
  kind: z.enum(STATEMENT_KINDS),
  pocket: z.enum(STATEMENT_POCKETS),
  /** Reais; negative when money left the pocket. */
  amount: z.number(),
  /** What the pocket held afterwards. */
  balance: z.number(),
  /** Milliseconds UTC. */
  at: z.number(),
  betId: z.nullable(z.number()),
  /** What the bettor knows the bet by: the reference of its slip. Absent: no bet moved it. */
  betReference: z.optional(z.string()),
  depositId: z.nullable(z.string()),
  withdrawalId: z.nullable(z.string()),
})

/** Newest first. */
export const statementReply = z.object({
  data: z.array(statementEntryWire),
  /** All entries; null under a filter by day or kind, where they are not counted. */
  total: z.nullable(z.number()),
  /** The cursor of the older entries; null when there are none. */
  next: z.nullable(z.string()),
})

export type StatementEntryWire = z.infer<typeof statementEntryWire>
