import * as z from 'zod/mini'

const text = z.catch(z.string(), '')

/** The error body of the API Pix in `application/problem+json` (RFC 7807). */
const problem = z.object({
  type: text,
  title: text,
  detail: text,
  /** Efí's own errors have these two instead. */
  nome: text,
  mensagem: text,
  violacoes: z.catch(z.array(z.object({ razao: text, propriedade: text })), []),
})

/** A call that the provider refused, or could not process now. */
export class PspError extends Error {
  /** HTTP status; 0 when no response was received. */
  readonly status: number
  /** Last part of the problem's type, or its name: 'CobOperacaoInvalida'; '' without any. */
  readonly kind: string

  constructor(message: string, status: number, kind = '', cause?: unknown) {
    super(message, { cause })
    this.name = 'PspError'
    this.status = status
    this.kind = kind
  }

  /** The same call may succeed later; otherwise the call itself is wrong. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** The error of a reply, in one line, without personal data. */
export function errorOfReply(what: string, status: number, body: string): PspError {
  const parsed = problem.safeParse(jsonOf(body))
  if (!parsed.success) return new PspError(`${what}: the provider returned ${status}`, status)
  const { type, title, detail, nome, mensagem, violacoes } = parsed.data
  const violations = violacoes.map(({ propriedade, razao }) => `${propriedade}: ${razao}`)
  const reasons = [title, detail, nome, mensagem, ...violations]
    .filter((reason) => reason !== '')
    .join('; ')
  const explanation = reasons === '' ? '' : ` (${reasons})`
  const kind = type.split('/').at(-1) || nome
  return new PspError(`${what}: the provider returned ${status}${explanation}`, status, kind)
}

/** Undefined for invalid JSON. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
