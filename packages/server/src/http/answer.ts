import type { Language } from '@caderneta/contract/language'
import { type DoneCode, doneText } from '@caderneta/contract/messages/done-texts'
import { fieldText } from '@caderneta/contract/messages/field-texts'
import { refusalText, waitText } from '@caderneta/contract/messages/refusal-texts'
import { isRefusal, REFUSAL_STATUS, type Refusal } from '@caderneta/contract/refusals'
import type { FastifyReply } from 'fastify'

/** What a route comes to: done, with the fields of the call, or a refusal from the closed list. */
export type Answer =
  | {
      readonly done: DoneCode
      readonly body?: object
      /** Of `msg`, when the call itself changed the language of the caller. */
      readonly language?: Language
      readonly headers?: Readonly<Record<string, string>>
    }
  | Refusal

/** The reply to an answer: one JSON object with `success` and `msg` (decisions, "Calls"). */
export function replyBody(answer: Answer, language: Language): Record<string, unknown> {
  if (!isRefusal(answer))
    return {
      success: true,
      msg: doneText(answer.done, answer.language ?? language),
      ...answer.body,
    }
  const code = answer.refused
  return {
    ...answer.facts,
    ...(answer.fields && { fields: fieldSentences(answer.fields, language) }),
    // Tells the page to forget its token and show what a visitor sees.
    ...(code === 'no_session' && { disconnect: true }),
    success: false,
    code,
    msg: refusalSentence(answer, language),
  }
}

function refusalSentence({ refused, facts }: Refusal, language: Language): string {
  const sentence = refusalText(refused, language)
  const seconds = facts?.retryAfterSeconds
  return typeof seconds === 'number' ? `${sentence} ${waitText(seconds, language)}` : sentence
}

/** The reply as it goes over the wire, for what is encoded once and sent to many. */
export function replyText(answer: Answer, language: Language): string {
  return JSON.stringify(replyBody(answer, language))
}

export function answerStatus(answer: Answer): number {
  return isRefusal(answer) ? REFUSAL_STATUS[answer.refused] : 200
}

export function sendAnswer(reply: FastifyReply, answer: Answer, language: Language): FastifyReply {
  return reply
    .status(answerStatus(answer))
    .headers({ 'cache-control': 'no-store', ...answerHeaders(answer) })
    .send(replyBody(answer, language))
}

function answerHeaders(answer: Answer): Readonly<Record<string, string>> {
  if (!isRefusal(answer)) return answer.headers ?? {}
  const seconds = answer.facts?.retryAfterSeconds
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {}
}

function fieldSentences(
  fields: NonNullable<Refusal['fields']>,
  language: Language,
): Record<string, string> {
  const sentences = Object.entries(fields).map(([name, fault]) => [
    name,
    fieldText(fault, language),
  ])
  return Object.fromEntries(sentences)
}
