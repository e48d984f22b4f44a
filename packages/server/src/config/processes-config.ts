import { ALL_ROLES, parseRoles, ROLES, type Roles } from './roles.ts'

/** This server among those of its database. */
export interface ProcessesConfig {
  /** The NATS through which the servers of one database reach each other; null: a single server. */
  readonly natsUrl: string | null
  readonly roles: Roles
}

interface Reader {
  readonly errors: string[]
  readonly maybe: (name: string) => string | null
}

const ADDRESS = /^(nats|tls):\/\/\S+$/

export function readProcesses({ errors, maybe }: Reader): ProcessesConfig {
  const natsUrl = maybe('NATS_URL')
  const named = maybe('ROLE')
  const roles = named === null ? ALL_ROLES : parseRoles(named)
  if (roles === null)
    errors.push(`ROLE must be all, or some of ${ROLES.join(', ')} with commas, not '${named}'.`)
  if (natsUrl !== null && !natsUrl.split(',').every((address) => ADDRESS.test(address)))
    errors.push('NATS_URL must be an address such as nats://127.0.0.1:4222.')
  if (natsUrl === null && roles !== null && roles.size < ROLES.length)
    errors.push('ROLE needs NATS_URL: a server that does a part reaches the others through it.')
  if (natsUrl !== null && maybe('DATABASE_URL') === null)
    errors.push('NATS_URL needs DATABASE_URL: a data folder serves one process.')
  return { natsUrl, roles: roles ?? ALL_ROLES }
}
