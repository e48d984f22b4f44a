import type { Language } from '@caderneta/contract/language'
import { type DoneCode, doneText } from '@caderneta/contract/messages/done-texts'
import { fieldText } from '@caderneta/contract/messages/field-texts'
import { refusalText, waitText } from '@caderneta/contract/messages/refusal-texts'
import { isRefusal, REFUSAL_STATUS, type Refusal } from '@caderneta/contract/refusals'
import type { FastifyReply } from 'fastify'

/** The result of a route: done, with the fields of the call, or a refusal from the closed list. */
export type CallResponse =
  | {
      readonly done: DoneCode
      readonly body?: object
      /** Language of `msg`, when the call itself changed the language of the caller. */
      readonly language?: Language
      readonly headers?: Readonly<Record<string, string>>
    }
  | Refusal

/** The response of a call: one JSON object with `success` and `msg` (decisions, "Calls"). */
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

function refusalSentence({ refused, facts }: Refusal, language: Language): string {
  const sentence = refusalText(refused, language)
  const seconds = facts?.retryAfterSeconds
  return typeof seconds === 'number' ? `${sentence} ${waitText(seconds, language)}` : sentence
}

/** The response as it is sent, for what is encoded once and sent to many. */
export function replyText(response: CallResponse, language: Language): string {
  return JSON.stringify(replyBody(response, language))
}

function responseStatus(response: CallResponse): number {
  return isRefusal(response) ? REFUSAL_STATUS[response.refused] : 200
}

export function sendResponse(
  reply: FastifyReply,
  response: CallResponse,
  language: Language,
): FastifyReply {
  return reply
    .status(responseStatus(response))
    .headers({ 'cache-control': 'no-store', ...responseHeaders(response) })
    .send(replyBody(response, language))
}

function responseHeaders(response: CallResponse): Readonly<Record<string, string>> {
  if (!isRefusal(response)) return response.headers ?? {}
  const seconds = response.facts?.retryAfterSeconds
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {}
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
