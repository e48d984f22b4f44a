import { setTimeout as pause } from 'node:timers/promises'
import {
  ApiClient,
  type ApiReply,
  type SentCall,
  type TextFields,
} from '@caderneta/testing/client/api-client'

/** What one attempt came to: a result, or the reason to try again. */
export type Attempt<Result> = { readonly result: Result } | { readonly reason: string }

export interface Patience {
  /** No attempt starts after this many milliseconds. */
  readonly withinMs: number
  /** The wait after the first attempt; it doubles up to 5 s. */
  readonly firstWaitMs: number
}

const REPLAY_PATIENCE: Patience = { withinMs: 180_000, firstWaitMs: 50 }
const WAIT_MAX_MS = 5_000
const REPLY_WITHIN_MS = 60_000
/** Replies that leave open whether the call had an effect, or that ask to retry later. */
const UNDECIDED_STATUSES = [408, 429, 502, 503, 504]

/** Repeats an attempt with growing waits; an error contains which step failed, how long and why. */
export async function retried<Result>(
  step: string,
  { withinMs, firstWaitMs }: Patience,
  attempt: () => Promise<Attempt<Result>>,
): Promise<Result> {
  const startedAt = Date.now()
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, WAIT_MAX_MS)) {
    const outcome = await attempt()
    if ('result' in outcome) return outcome.result
    const elapsedMs = Date.now() - startedAt
    if (elapsedMs + waitMs > withinMs)
      throw new Error(`${step} failed for ${(elapsedMs / 1000).toFixed(1)} s: ${outcome.reason}`)
    await pause(waitMs)
  }
}

/** A client that repeats a call until a reply decides it; for calls that can be repeated. */
export class PatientClient extends ApiClient {
  readonly patience: Patience

  constructor(url: string, patience: Patience = REPLAY_PATIENCE) {
    super(url)
    this.patience = patience
  }

  override call<Fields>(
    call: SentCall<Fields>,
    fields: TextFields<NoInfer<Fields>>,
  ): Promise<ApiReply> {
    return retried(`the call ${call.path}`, this.patience, () => this.attempt(call, fields))
  }

  /** One call. A lost reply and 'come later' are reasons to try again. */
  async attempt<Fields>(
    call: SentCall<Fields>,
    fields: TextFields<NoInfer<Fields>>,
  ): Promise<Attempt<ApiReply>> {
    try {
      const result = await super.call(call, fields, AbortSignal.timeout(REPLY_WITHIN_MS))
      if (!UNDECIDED_STATUSES.includes(result.status)) return { result }
      return { reason: `the reply was ${result.status} ${result.code}` }
    } catch (error) {
      return { reason: `no reply arrived (${error instanceof Error ? error.message : error})` }
    }
  }
}
