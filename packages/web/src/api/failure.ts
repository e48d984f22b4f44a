import type { RefusalCode } from '@caderneta/contract/refusals'

/** What prevents a response before the server can refuse anything. */
const LOCAL_FAILURES = ['no_connection', 'no_answer', 'strange_answer'] as const
export type FailureCode = RefusalCode | (typeof LOCAL_FAILURES)[number]

/** A call that did not succeed, as a value. `msg` is a message for the bettor. */
export interface Failure {
  readonly failed: FailureCode
  readonly msg: string
  /** Messages by field name, for the form that sent them. */
  readonly fields: Readonly<Record<string, string>>
  /** Names the request of an unexpected failure, by which support finds it; else null. */
  readonly reference: string | null
  /** The whole reply, for details such as the new odds; null when there was none. */
  readonly body: unknown
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'failed' in value
}
