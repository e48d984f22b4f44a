import type * as z from 'zod/mini'
import type { FieldError } from './field-errors.ts'
import type { REFUSAL_FACTS } from './refusal-facts.ts'

/**
 * The closed list of refusals. A code is stable and English; its HTTP status follows decisions,
 * "Calls"; its sentence in both languages is in `refusal-texts.ts`.
 */
export const REFUSAL_STATUS = {
  malformed: 400,
  invalid_fields: 400,
  unknown_field: 400,
  no_session: 401,
  wrong_login: 401,
  forbidden: 403,
  not_activated: 403,
  self_excluded: 403,
  unknown_call: 404,
  unknown_game: 404,
  unknown_deposit: 404,
  unknown_slip: 404,
  unknown_agent: 404,
  unknown_selfie: 404,
  unknown_bet: 404,
  unknown_session: 404,
  unknown_withdrawal: 404,
  method_not_allowed: 405,
  too_slow: 408,
  slip_reused: 409,
  verification_sent: 409,
  odds_changed: 409,
  quote_changed: 409,
  too_large: 413,
  unsupported_body: 415,
  code_invalid: 422,
  account_exists: 422,
  email_taken: 422,
  slip_empty: 422,
  too_many_selections: 422,
  too_many_favourites: 422,
  too_many_lines: 422,
  stake_too_small: 422,
  stake_too_large: 422,
  payout_too_large: 422,
  limit_reached: 422,
  combination_limit_reached: 422,
  day_limit_reached: 422,
  same_match: 422,
  unknown_selection: 422,
  market_suspended: 422,
  game_started: 422,
  bet_closed: 422,
  cashback_empty: 422,
  not_enough_cash: 422,
  debt_owed: 422,
  deposit_too_small: 422,
  deposit_too_large: 422,
  method_unavailable: 422,
  withdrawal_too_small: 422,
  withdrawal_too_large: 422,
  withdrawal_held: 422,
  withdrawal_not_cancelable: 422,
  exclusion_stands: 422,
  key_unknown: 422,
  key_of_another: 422,
  bad_signature: 401,
  too_many_requests: 429,
  fault: 500,
  unavailable: 503,
  overloaded: 503,
} as const

export type RefusalCode = keyof typeof REFUSAL_STATUS
export const REFUSAL_CODES = Object.keys(REFUSAL_STATUS) as readonly RefusalCode[]

/** What a refusal with this code carries beside its code; `never` for most codes. */
type FactsOf<Code extends RefusalCode> = Code extends keyof typeof REFUSAL_FACTS
  ? z.infer<(typeof REFUSAL_FACTS)[Code]>
  : never

type FieldErrors = Readonly<Record<string, FieldError>>

/**
 * A refusal with one code. The private member is a brand: only `refuse` and `refuseFields` create
 * it, so that no object built from input, whatever names its fields have, is ever taken for one.
 */
class CodedRefusal<Code extends RefusalCode> {
  readonly #brand = true
  readonly refused: Code
  /** What is wrong with which field of the form. */
  declare readonly fields?: FieldErrors
  /** What the response carries beside `code` and `msg`. */
  declare readonly facts?: FactsOf<Code>

  constructor(refused: Code, facts?: FactsOf<Code>, fields?: FieldErrors) {
    this.refused = refused
    if (fields) this.fields = fields
    if (facts) this.facts = facts
  }

  static isBranded(value: unknown): value is Refusal {
    return typeof value === 'object' && value !== null && #brand in value
  }
}

/** A refusal as a value: what a use case returns instead of its result, one type per code. */
export type Refusal<Code extends RefusalCode = RefusalCode> = Code extends RefusalCode
  ? CodedRefusal<Code>
  : never

export function refuse<Code extends RefusalCode>(
  refused: Code,
  facts?: FactsOf<Code>,
): Refusal<Code>
export function refuse(
  refused: RefusalCode,
  facts?: FactsOf<RefusalCode>,
): CodedRefusal<RefusalCode> {
  return new CodedRefusal(refused, facts)
}

/** `refused` is `invalid_fields` unless the fields explain another refusal. */
export function refuseFields(fields: FieldErrors): Refusal<'invalid_fields'>
export function refuseFields<Code extends RefusalCode>(
  fields: FieldErrors,
  refused: Code,
): Refusal<Code>
export function refuseFields(
  fields: FieldErrors,
  refused: RefusalCode = 'invalid_fields',
): CodedRefusal<RefusalCode> {
  return new CodedRefusal(refused, undefined, fields)
}

export function isRefusal(value: unknown): value is Refusal {
  return CodedRefusal.isBranded(value)
}
