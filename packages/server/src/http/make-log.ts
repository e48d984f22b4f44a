import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/**
 * Eleven digits, plain or masked: a CPF, or a mobile number, which is as private. Both are text
 * everywhere: a number of a field is the identifier of a game.
 */
const CPF = /(?<!\d|":)(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})(?!\d)/g
const EMAIL = /[^\s@"'()<>=,:;/\\]+@[^\s@"'()<>=,:;/\\]+/g
const BEARER = /\bBearer +[\w-]+/gi
/** Query texts of a page or a driver may carry a mailed code. */
const CODE = /\b(code|token|password)=[^&\s"']+/gi

/** Takes out of a text what no log may hold (ASVS 16.2.5): CPF, e-mail, tokens, codes. */
export function withoutSecrets(text: string): string {
  return text
    .replace(BEARER, 'Bearer ***')
    .replace(CODE, '$1=***')
    .replace(EMAIL, '***@***')
    .replace(CPF, '***.$2.$3-**')
}

/** `detail` of a database error is left out: it quotes the row. */
function errorFacts(error: Error): object {
  const { type, message, stack } = stdSerializers.err(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type, message, stack, code }
}

/** The log of the server: JSON lines in UTC that hold no body, token, e-mail or CPF. */
export function makeLog(level: string, output: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorFacts },
    redact: ['req', 'res', '*.password', '*.token', '*.cpf', 'password', 'token', 'cpf'],
  }
  return pino(options, { write: (line) => output.write(withoutSecrets(line)) })
}
