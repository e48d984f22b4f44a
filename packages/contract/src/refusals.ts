/**
 * The closed list of refusals. A code is stable and English; its HTTP status follows decisions,
 * "Calls"; its sentence in both languages stands in `refusal-texts.ts`.
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
  too_many_lines: 422,
  stake_too_small: 422,
  stake_too_large: 422,
  payout_too_large: 422,
  limit_reached: 422,
  same_match: 422,
  unknown_selection: 422,
  market_suspended: 422,
  game_started: 422,
  bet_closed: 422,
  cashback_empty: 422,
  not_enough_cash: 422,
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
} as const

export type RefusalCode = keyof typeof REFUSAL_STATUS
export const REFUSAL_CODES = Object.keys(REFUSAL_STATUS) as readonly RefusalCode[]

/** What may be wrong with one field of a form; sentences in `field-texts.ts`. */
export const FIELD_FAULTS = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'password_short',
  'password_long',
  'passwords_differ',
  'password_guessable',
  'password_characters',
  'password_common',
  'username_format',
  'email_format',
  'cpf_short',
  'cpf_invalid',
  'cpf_fixed',
  'cep_short',
  'cep_invalid',
  'phone_short',
  'phone_invalid',
  'under_age',
  'date_invalid',
  'secret_code_length',
  'secret_codes_differ',
  'terms_required',
  'not_a_number',
  'not_positive',
  'taken',
  'agent_unknown',
  'file_type',
  'file_large',
  'wrong_password',
  'key_invalid',
] as const

export type FieldFault = (typeof FIELD_FAULTS)[number]

/** A refusal as a value: what a use case returns instead of its result. */
export interface Refusal {
  readonly refused: RefusalCode
  readonly fields?: Readonly<Record<string, FieldFault>>
  /** Further facts that the reply carries beside `code` and `msg`. */
  readonly facts?: Readonly<Record<string, unknown>>
}

export function refuse(refused: RefusalCode, facts?: Readonly<Record<string, unknown>>): Refusal {
  return facts ? { refused, facts } : { refused }
}

export function refuseFields(fields: Readonly<Record<string, FieldFault>>): Refusal {
  return { refused: 'invalid_fields', fields }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}
