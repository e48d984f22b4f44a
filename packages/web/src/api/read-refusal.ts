import { REFUSAL_CODES, REFUSAL_STATUS, type RefusalCode } from '@caderneta/contract/refusals'
import * as z from 'zod/mini'

const refusedReply = z.object({
  code: z.optional(z.enum(REFUSAL_CODES)),
  msg: z.optional(z.string()),
  fields: z.optional(z.unknown()),
  disconnect: z.optional(z.boolean()),
  requestId: z.optional(z.string()),
})

interface Refusal {
  readonly code: RefusalCode
  /** The server's message, when there is one. */
  readonly msg: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly isDisconnect: boolean
  /** Of a refusal that no bettor can do anything about. */
  readonly reference: string | null
}

/** The server's refusal, null for a reply that is not from our API; loaded with the first one. */
export function readRefusal(body: unknown): Refusal | null {
  const refused = z.safeParse(refusedReply, body)
  if (!refused.success) return null
  const { code = 'fault', msg, fields, disconnect = false, requestId = null } = refused.data
  const reference = REFUSAL_STATUS[code] >= 500 ? requestId : null
  return { code, msg, fields: sentencesOf(fields), isDisconnect: disconnect, reference }
}

function sentencesOf(fields: unknown): Refusal['fields'] {
  const entries = Object.entries(Object(fields)).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]))
}
