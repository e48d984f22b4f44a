import * as z from 'zod/mini'
import { readPrefs } from '../prefs/prefs-store.ts'
import type { Page } from '../root/page.ts'
import { apiTexts } from '../texts/api-texts.ts'
import { notifyBearerUse, notifyDisconnect, readBearer } from './bearer.ts'
import type { Failure, FailureCode } from './failure.ts'
import { takePreloaded } from './preloaded-responses.ts'
import { takeSentAhead } from './sent-ahead.ts'

/** Lists and booleans are sent as JSON text inside a field (decision 0017). */
type FieldValue = string | number | boolean | File
type CallFields = Readonly<Record<string, FieldValue | undefined>>

/** The fields of a request, as the page has them before they become texts. */
export type FieldsOf<Fields> = string extends keyof Fields
  ? Readonly<Record<string, never>>
  : {
      readonly [Name in keyof Fields]: undefined extends Fields[Name]
        ? FieldValue | undefined
        : FieldValue
    }

/** A call of the contract as the page knows it: its build drops the rest (docs/decisions/0072). */
export interface PageCall<Fields, Value> {
  readonly path: string
  readonly request?: z.ZodMiniType<unknown, Fields>
  readonly response: z.ZodMiniType<Value>
}

/** No path with parameters left in it: `fillPath` fills them. */
type FilledPath<Path extends string> = Path extends `${string}:${string}` ? never : Path

export interface Done<Value> {
  readonly value: Value
  /** The server's message about what was done. */
  readonly msg: string
}

interface CallOptions {
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
  /** Sends no token: the response is in the language of the page, not the account's. */
  readonly isAnonymous?: boolean
}

const CALL_TIMEOUT_MS = 15_000

const doneReply = z.object({ success: z.literal(true), msg: z.optional(z.string()) })

/** The page's own messages for a call that got no response. */
export function failureOf(
  page: Pick<Page, 'prefs'>,
  failed: FailureCode,
  body: unknown = null,
): Failure {
  const texts = apiTexts[readPrefs(page).language]
  const local: Partial<Record<FailureCode, string>> = texts
  const msg = local[failed] ?? texts.strange_answer
  return { failed, msg, fields: {}, reference: null, body }
}

function textFields(fields: CallFields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
}

function formOf(fields: CallFields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

/** Sent with every call: the page language and, when there is a session, its token. */
export function headersOf(
  page: Pick<Page, 'bearer' | 'prefs'>,
  { isAnonymous = false }: CallOptions = {},
): Headers {
  const headers = new Headers({
    'accept-language': readPrefs(page).language === 'en' ? 'en' : 'pt-BR',
  })
  const bearer = readBearer(page)
  if (bearer && !isAnonymous) headers.set('authorization', `Bearer ${bearer}`)
  return headers
}

async function send(
  page: Page,
  path: string,
  fields: CallFields,
  options: CallOptions,
): Promise<unknown> {
  const preloaded = takePreloaded(page, path, textFields(fields))
  return preloaded ?? responseOf(page, path, fields, options, (reply) => reply.json())
}

/** One POST, parsed by `read`; a failure when it does not succeed. */
export async function responseOf<Value>(
  page: Page,
  path: string,
  fields: CallFields,
  options: CallOptions,
  read: (reply: Response) => Promise<Value>,
): Promise<Value | Failure> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), options.timeoutMs ?? CALL_TIMEOUT_MS)
  const stop = () => giveUp.abort()
  const sentAt = Date.now()
  options.signal?.addEventListener('abort', stop)
  try {
    const headers = headersOf(page, options)
    const reply = await (takeSentAhead(page, path, textFields(fields), headers) ??
      fetch(`/api/${path}`, {
        method: 'POST',
        headers,
        body: formOf(fields),
        signal: giveUp.signal,
      }))
    page.clock.noteResponse(reply.headers.get('date'))
    if (reply.status !== 401 && readBearer(page) && !options.isAnonymous)
      notifyBearerUse(page, sentAt)
    return await read(reply)
  } catch (error) {
    if (error instanceof SyntaxError) return failureOf(page, 'strange_answer')
    return failureOf(page, giveUp.signal.aborted ? 'no_answer' : 'no_connection')
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', stop)
  }
}

/** The failure that an unsuccessful response represents. */
export async function refusalOf(
  page: Pick<Page, 'bearer' | 'prefs'>,
  body: unknown,
): Promise<Failure> {
  const refusal = await import('./read-refusal.ts').then(
    ({ readRefusal }) => readRefusal(body),
    () => null,
  )
  if (!refusal) return failureOf(page, 'strange_answer', body)
  const { code, msg, isDisconnect, ...rest } = refusal
  if (isDisconnect) notifyDisconnect(page)
  return { failed: code, msg: msg ?? failureOf(page, code).msg, ...rest, body }
}

/**
 * One POST of the contract. Never throws: returns the parsed reply with the server's message, or a
 * failure. Anything but `success: true` in the agreed shape is a failure.
 */
export async function call<Path extends string, Fields, Value>(
  page: Page,
  { path, response }: PageCall<Fields, Value> & { readonly path: Path & FilledPath<Path> },
  fields: FieldsOf<NoInfer<Fields>>,
  options: CallOptions = {},
): Promise<Done<Value> | Failure> {
  const body = await send(page, path, fields, options)
  if (isLocalFailure(body)) return body
  const done = z.safeParse(doneReply, body)
  if (!done.success) return refusalOf(page, body)
  const value = z.safeParse(response, body)
  if (!value.success) return failureOf(page, 'strange_answer', body)
  return { value: value.data, msg: done.data.msg ?? '' }
}

/** Only `send` creates objects with `failed`; a server reply has `success` instead. */
function isLocalFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'failed' in body && !('success' in body)
}
