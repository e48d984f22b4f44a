import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import type { RequestIds } from './request-ids.ts'

/**
 * Eleven digits, plain or under any mask: a CPF, or a mobile number, which is as private. Both are
 * text everywhere: a number of a field is the identifier of a game, and so is that of a match in a
 * feed ('sr:match:…').
 */
const CPF =
  /(?<!\d|":|sr:match:)(\d{3})[.· ]?(\d{3})[.· ]?(\d{3})[-\u2010-\u2015\u2212/ ]?(\d{2})(?!\d)/g
/** In E.164, and under the mask of Brazil. */
const PHONE = /\+\d{10,15}(?!\d)|\(\d{2}\) ?\d{4,5}[-\u2010-\u2015 ]?\d{4}(?!\d)/g
/** An address within a URL has its '@' so. */
const ENCODED_AT = /%40/g
const ADDRESS_CHARACTER = /[^\s@"'()<>=,:;/\\]/
const BEARER = /\bBearer +[\w-]+/gi
/** Query texts of a page or a driver may carry a mailed code. */
const CODE = /\b(code|token|password)=[^&\s"']+/gi

/** Removes from a text what no log may contain (ASVS 16.2.5): CPF, phone, e-mail, tokens, codes. */
export function withoutSecrets(text: string): string {
  return withoutEmails(text.replace(ENCODED_AT, '@'))
    .replace(BEARER, 'Bearer ***')
    .replace(CODE, '$1=***')
    .replace(PHONE, '+***')
    .replace(CPF, '***.$2.$3-**')
}

/**
 * Visits each character at most twice, outwards from each '@': a pattern would read the rest of a
 * long text again from each of its characters.
 */
export function withoutEmails(
  text: string,
  isPart = (character: string) => ADDRESS_CHARACTER.test(character),
): string {
  let clean = ''
  let from = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', Math.max(from, at + 1))) {
    let begin = at
    while (begin > from && isPart(text.charAt(begin - 1))) begin -= 1
    let end = at + 1
    while (end < text.length && isPart(text.charAt(end))) end += 1
    if (begin === at || end === at + 1) continue
    clean += `${text.slice(from, begin)}***@***`
    from = end
  }
  return clean + text.slice(from)
}

/** `detail` of a database error is omitted: it quotes the row. */
function errorFacts(error: Error): object {
  const { type, message, stack } = stdSerializers.err(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type, message, stack, code }
}

/**
 * The log of the server: JSON lines in UTC without bodies, tokens, e-mails, phones or CPFs; those
 * of a request have its identifier.
 */
export function makeLog(
  level: string,
  output: DestinationStream = pino.destination(1),
  requestIds: Pick<RequestIds, 'current'> | null = null,
): Logger {
  const options = {
    level,
    base: null,
    mixin: () => {
      const requestId = requestIds === null ? null : requestIds.current()
      return requestId === null ? {} : { requestId }
    },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorFacts },
    redact: ['req', 'res', '*.password', '*.token', '*.cpf', 'password', 'token', 'cpf'],
  }
  return pino(options, { write: (line) => output.write(withoutSecrets(line)) })
}
