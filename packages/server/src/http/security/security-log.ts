import type { FastifyBaseLogger } from 'fastify'

/** Security events of accounts and money; each is listed in docs/security.md. */
type SecurityEvent =
  | 'login succeeded'
  | 'login refused'
  | 'login throttled'
  | 'logout'
  | 'session ended'
  | 'session expired'
  | 'other sessions ended'
  | 'authorization refused'
  | 'password changed'
  | 'contact changed'
  | 'exclusion begun'
  | 'exclusion revoked'
  | 'withdrawal requested'
  | 'withdrawal cancelled'
  | 'withdrawal sent'
  | 'document read'
  | 'document exported'
  | 'data exported'

/** Internal identifiers and network addresses; never an e-mail, a CPF, a name or a token. */
interface SecurityFields {
  readonly playerId?: number | null
  readonly address?: string
  readonly withdrawalId?: string
  readonly verificationId?: number
  readonly reviewer?: string
  readonly kind?: string
  readonly route?: string
  readonly code?: string
}

/** Writes one line `security: <event>` with its fields. */
export function logSecurity(
  log: FastifyBaseLogger,
  event: SecurityEvent,
  fields: SecurityFields,
): void {
  log.info(fields, `security: ${event}`)
}
