import * as z from 'zod/mini'
import { typedText } from '../outside-text.ts'

/** How long the session of this reply may idle: the player's choice or the deployment's limit. */
export const sessionLimitWire = z.object({ inactivitySeconds: z.number() })

/** A place where the player is logged in. */
const openSessionWire = z.object({
  /** Names the session; neither its token nor anything the token could be derived from. */
  sessionId: z.string(),
  /** The User-Agent at the login. */
  device: z.string(),
  address: z.string(),
  /** Milliseconds UTC, as `lastUsedAt`. */
  createdAt: z.number(),
  lastUsedAt: z.number(),
  /** The session of the request. */
  isCurrent: z.boolean(),
})

/** `sessions/getAll`: newest use first. */
export const sessionsReply = z.object({ data: z.array(openSessionWire) })

/** `sessions/end`: 404 `unknown_session` when it is over or another player's. */
export const endSessionRequest = z.object({
  sessionId: typedText().check(z.minLength(1, 'required'), z.maxLength(64, 'too_long')),
})

export type SessionLimitWire = z.infer<typeof sessionLimitWire>
export type OpenSessionWire = z.infer<typeof openSessionWire>
