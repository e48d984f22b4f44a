import type { Language } from '@caderneta/contract/language'
import { type DoneCode, doneText } from '@caderneta/contract/messages/done-texts'
import { fieldText } from '@caderneta/contract/messages/field-texts'
import { refusalText, waitText } from '@caderneta/contract/messages/refusal-texts'
import { isRefusal, REFUSAL_STATUS, type Refusal } from '@caderneta/contract/refusals'
import type { FastifyReply } from 'fastify'

interface Success {
  readonly done: DoneCode
  /** Language of `msg`, when the call itself changed the language of the caller. */
  readonly language?: Language
  readonly headers?: Readonly<Record<string, string>>
}

/** A call that did what was requested, with the fields of its contract. */
export type Done<Body extends object = object> = Success &
  (Body extends Readonly<Record<string, never>> ? unknown : { readonly body: Body })

/** The result of a route: done, with the fields of the call, or a refusal from the closed list. */
export type CallResponse = (Success & { readonly body?: object }) | Refusal

/** The response of a call: one JSON object with `success` and `msg` (decision 0017). */
export function replyBody(response: CallResponse, language: Language): Record<string, unknown> {
  if (!isRefusal(response))
    return {
      success: true,
      msg: doneText(response.done, response.language ?? language),
      ...response.body,
    }
  const code = response.refused
  return {
    ...response.facts,
    ...(response.fields && { fields: fieldSentences(response.fields, language) }),
    // Makes the page forget its token and show what a visitor sees.
    ...(code === 'no_session' && { disconnect: true }),
    success: false,
    code,
    msg: refusalSentence(response, language),
  }
}

function refusalSentence(refusal: Refusal, language: Language): string {
  const sentence = newsOf(refusal, language) ?? refusalText(refusal.refused, language)
  const seconds = retryAfterSeconds(refusal)
  return seconds === undefined ? sentence : `${sentence} ${waitText(seconds, language)}`
}

/** A form that is whole but for its password was filled in well: the password alone is the news. */
function newsOf({ fields = {} }: Refusal, language: Language): string | null {
  const errors = Object.values(fields)
  const isNews = errors.length > 0 && errors.every((error) => error === 'wrong_password')
  return isNews ? fieldText('wrong_password', language) : null
}

function retryAfterSeconds(refusal: Refusal): number | undefined {
  return refusal.refused === 'too_many_requests' ? refusal.facts?.retryAfterSeconds : undefined
}

/** The response as it is sent, for what is encoded once and sent to many. */
export function replyText(response: CallResponse, language: Language): string {
  return JSON.stringify(replyBody(response, language))
}

function responseStatus(response: CallResponse): number {
  return isRefusal(response) ? REFUSAL_STATUS[response.refused] : 200
}

/** A refusal names its request, by which an operator finds it in the log. */
export function sendResponse(
  reply: FastifyReply,
  response: CallResponse,
  language: Language,
): FastifyReply {
  const body = replyBody(response, language)
  reply
    .status(responseStatus(response))
    .headers({ 'cache-control': 'no-store', ...responseHeaders(response) })
  if (!isRefusal(response)) return reply.send(body)
  const { id } = reply.request
  return reply.header('x-request-id', id).send({ ...body, requestId: id })
}

function responseHeaders(response: CallResponse): Readonly<Record<string, string>> {
  if (!isRefusal(response)) return response.headers ?? {}
  const seconds = retryAfterSeconds(response)
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}

function fieldSentences(
  fields: NonNullable<Refusal['fields']>,
  language: Language,
): Record<string, string> {
  const sentences = Object.entries(fields).map(([name, error]) => [
    name,
    fieldText(error, language),
  ])
  return Object.fromEntries(sentences)
}
