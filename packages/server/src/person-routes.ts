import type { FastifyInstance } from 'fastify'
import { type AccountDeps, changePassword, checkPassword } from './features/accounts/accounts.ts'
import { ensureSandboxAgents, registerAgentRoutes } from './features/agents/agents.ts'
import { registerExclusionRoutes } from './features/exclusion/exclusion.ts'
import { registerGeographyRoutes } from './features/geography/geography.ts'
import { scheduleNotifications } from './features/notifications/notifications.ts'
import { registerProfileRoutes } from './features/profile/profile.ts'
import { registerVerificationRoutes } from './features/verification/verification.ts'
import type { PersonServices } from './person-services.ts'

/** The bettor's data beyond the account itself: contacts, address, preferences, identity, agent. */
export async function registerPersonRoutes(
  app: FastifyInstance,
  deps: AccountDeps & PersonServices,
): Promise<void> {
  const { config, database } = deps
  registerAgentRoutes(app, database)
  registerGeographyRoutes(app, deps)
  registerProfileRoutes(app, {
    ...deps,
    changePassword: (request, caller) => changePassword(deps, request, caller),
  })
  registerExclusionRoutes(app, {
    ...deps,
    checkPassword: (playerId, password) => checkPassword(deps, playerId, password),
    forgetPlayer: (playerId) => deps.sessions.forgetPlayer(playerId),
  })
  await registerVerificationRoutes(app, deps)
  scheduleNotifications(app, { ...deps, publicUrl: config.publicUrl })
  if (config.payment.provider === 'sandbox') await ensureSandboxAgents(database)
}
