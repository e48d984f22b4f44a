import type { RefusalCode } from '@caderneta/contract/refusals'
import type { FeedMessage } from '@caderneta/feed/messages'

/** What is traced: a closed list. */
export type SpanKind =
  | 'request'
  | 'slip'
  | 'live delay'
  | 'slip commit'
  | 'place bets'
  | 'transaction'
  | 'statement'
  | 'feed message'
  | 'settlement'
  | 'bus publish'
  | 'bus receive'

/**
 * Everything that a span may say: a closed list without anything about a person. Amounts, names,
 * addresses, tokens, texts that somebody typed and the parameters of a statement are not in it.
 */
export interface SpanFacts {
  readonly method?: string
  /** The pattern of the route, never the address of the request. */
  readonly route?: string
  readonly status?: number
  /** As in the refusal and in the log. */
  readonly requestId?: string
  readonly refusal?: RefusalCode
  /** The name of an SQL statement, made of names of functions and tables. */
  readonly statement?: string
  readonly isRolledBack?: boolean
  readonly message?: FeedMessage['kind']
  readonly gameId?: number
  /** The subject of a message between servers, without the numbers in it. */
  readonly channel?: string
  readonly slips?: number
  readonly bets?: number
  readonly delayMs?: number
}

interface Attribute {
  /** The convention of OpenTelemetry where it has one. */
  readonly key: string
  /** Other text is left out: it would be no name of the program. */
  readonly pattern?: RegExp
}

const WORDS = /^[a-z_]{1,60}(?:[ .][a-z_]{1,60}){0,3}$/
/** Eleven digits might be a CPF, which a proxy has let through. */
const REQUEST_ID = /^(?!.*\d{11})[\w.-]{8,64}$/

const ATTRIBUTES: { readonly [Fact in keyof Required<SpanFacts>]: Attribute } = {
  method: { key: 'http.request.method', pattern: /^[A-Z]{1,10}$/ },
  route: { key: 'http.route', pattern: /^\/[\w/:.*-]{0,100}$/ },
  status: { key: 'http.response.status_code' },
  requestId: { key: 'caderneta.request_id', pattern: REQUEST_ID },
  refusal: { key: 'caderneta.refusal', pattern: WORDS },
  statement: { key: 'db.operation.name', pattern: WORDS },
  isRolledBack: { key: 'caderneta.rolled_back' },
  message: { key: 'caderneta.feed_message', pattern: WORDS },
  gameId: { key: 'caderneta.game_id' },
  channel: { key: 'messaging.destination.name', pattern: WORDS },
  slips: { key: 'caderneta.slips' },
  bets: { key: 'caderneta.bets' },
  delayMs: { key: 'caderneta.delay_ms' },
}

const FACTS = Object.keys(ATTRIBUTES).filter((name) => isFact(name))

/** What is sent of the facts; a type is checked by the compiler, a text again where it leaves. */
export function attributesOf(facts: SpanFacts): Record<string, string | number | boolean> {
  const attributes: Record<string, string | number | boolean> = {}
  for (const fact of FACTS) {
    const value = facts[fact]
    const { key, pattern } = ATTRIBUTES[fact]
    if (value === undefined) continue
    if (typeof value !== 'string' || pattern?.test(value)) attributes[key] = value
  }
  return attributes
}

function isFact(name: string): name is keyof SpanFacts {
  return Object.hasOwn(ATTRIBUTES, name)
}

/** How a span is named in lists: by what there are few of. */
export function spanName(kind: SpanKind, { method, route, statement, channel }: SpanFacts): string {
  if (kind === 'request') return route === undefined ? `${method}` : `${method} ${route}`
  const detail = statement ?? channel
  return detail !== undefined && WORDS.test(detail) ? `${kind} ${detail}` : kind
}

/** What is sent of an error: neither its text, which may quote a value, nor its stack. */
export function errorAttributes(error: unknown): Record<string, string> {
  const { name, code } = errorNames(error)
  return {
    'error.type': /^\w{1,60}$/.test(name) ? name : 'unknown',
    ...(/^\w{1,40}$/.test(code) && { 'caderneta.error_code': code }),
  }
}

function errorNames(error: unknown): { readonly name: string; readonly code: string } {
  if (!(error instanceof Error)) return { name: typeof error, code: '' }
  return { name: error.name, code: 'code' in error ? String(error.code) : '' }
}
