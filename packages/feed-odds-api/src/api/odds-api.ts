/** A call of The Odds API v4: the path after '/v4', and its parameters without the key. */
export interface OddsApiCall {
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

/** What the headers of a reply say about the credits of the key; null where they say nothing. */
export interface Quota {
  readonly remaining: number | null
}

interface OddsApiReply {
  readonly body: unknown
  readonly quota: Quota
}

/** The interface. Throws an `OddsApiError` when there is no usable reply. */
export interface OddsApi {
  get(call: OddsApiCall): Promise<OddsApiReply>
}

/**
 * Why there is no usable reply: the key is not accepted, its credits are used up, a parameter or
 * a competition is unknown, there were too many calls, the provider failed, nothing came in time,
 * or what came is not JSON, or too large.
 */
export type OddsApiFailure =
  | 'key'
  | 'credits'
  | 'parameters'
  | 'unknown'
  | 'too_many'
  | 'failed'
  | 'timeout'
  | 'unreachable'
  | 'malformed'
  | 'too_large'

/** Its message never contains the address, which has the key in it. */
export class OddsApiError extends Error {
  override readonly name = 'OddsApiError'
  readonly failure: OddsApiFailure
  /** How long the provider asks to wait, in milliseconds; null when it does not say. */
  readonly waitMs: number | null

  constructor(
    failure: OddsApiFailure,
    options: { readonly detail?: string; readonly waitMs?: number | null } = {},
  ) {
    const { detail = '', waitMs = null } = options
    super(detail === '' ? failure : `${failure}: ${detail}`)
    this.failure = failure
    this.waitMs = waitMs
  }
}
