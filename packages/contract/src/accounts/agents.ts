import * as z from 'zod/mini'
import { soughtText } from '../outside-text.ts'

/** `agent/getInfo/{code}`: capitals do not matter; unknown or no longer active: `unknown_agent`. */
export const agentInfoRequest = z.object({
  code: soughtText().check(z.minLength(1, 'required'), z.maxLength(64, 'too_long')),
})

/** `id` is what `sign` sends back as `idx`, beside `code` in lower case. */
export const agentInfoReply = z.object({ id: z.number(), name: z.string() })
