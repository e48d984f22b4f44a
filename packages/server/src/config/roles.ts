/** What a server does of everything that there is to do (`ROLE`). */
export const ROLES = ['feed', 'settle', 'api', 'stream', 'jobs'] as const

export type Role = (typeof ROLES)[number]

export type Roles = ReadonlySet<Role>

export const ALL_ROLES: Roles = new Set(ROLES)

/** 'all', or names with commas; null when one of them is unknown or there is none. */
export function parseRoles(text: string): Roles | null {
  if (text === 'all') return ALL_ROLES
  const named = text.split(',').map((name) => name.trim())
  const roles = ROLES.filter((role) => named.includes(role))
  return roles.length === new Set(named).size ? new Set(roles) : null
}
