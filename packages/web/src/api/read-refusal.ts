import { REFUSAL_CODES, type RefusalCode } from '@caderneta/contract/refusals'
import * as z from 'zod/mini'

const refusedReply = z.object({
  code: z.optional(z.enum(REFUSAL_CODES)),
  msg: z.optional(z.string()),
  fields: z.optional(z.unknown()),
  disconnect: z.optional(z.boolean()),
})

interface Refusal {
  readonly code: RefusalCode
  /** The server's message, when there is one. */
  readonly msg: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly isDisconnect: boolean
}

/** The server's refusal, null for a reply that is not from our API; loaded with the first one. */
export function readRefusal(body: unknown): Refusal | null {
  const refused = z.safeParse(refusedReply, body)
  if (!refused.success) return null
  const { code = 'fault', msg, fields, disconnect = false } = refused.data
  return { code, msg, fields: sentencesOf(fields), isDisconnect: disconnect }
}

function sentencesOf(fields: unknown): Refusal['fields'] {
  const entries = Object.entries(Object(fields)).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]))
}
