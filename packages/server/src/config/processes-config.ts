import { ALL_ROLES, parseRoles, ROLES, type Roles } from './roles.ts'

/** This server among those of its database. */
export interface ProcessesConfig {
  /** The NATS through which the servers of one database reach each other; null: a single server. */
  readonly natsUrl: string | null
  readonly roles: Roles
  /** The Redis that counts the requests of an address at all servers; null: each counts its own. */
  readonly redisUrl: string | null
}

interface Reader {
  readonly errors: string[]
  readonly maybe: (name: string) => string | null
}

const ADDRESS = /^(nats|tls):\/\/\S+$/

export function readProcesses({ errors, maybe }: Reader): ProcessesConfig {
  const natsUrl = maybe('NATS_URL')
  const redisUrl = maybe('REDIS_URL')
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
  if (redisUrl !== null && !/^rediss?:\/\/\S+$/.test(redisUrl))
    errors.push('REDIS_URL must be an address such as redis://127.0.0.1:6379.')
  if (redisUrl !== null && natsUrl === null)
    errors.push('REDIS_URL needs NATS_URL: a single server counts requests by itself.')
  return { natsUrl, redisUrl, roles: roles ?? ALL_ROLES }
}
