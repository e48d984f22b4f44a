import type { FastifyInstance } from 'fastify'
import { type AccountDeps, changePassword, checkPassword } from './features/accounts/accounts.ts'
import { ensureSandboxAgents, registerAgentRoutes } from './features/agents/agents.ts'
import { registerExclusionRoutes } from './features/exclusion/exclusion.ts'
import { choosePostalCodes, registerGeographyRoutes } from './features/geography/geography.ts'
import { scheduleNotifications } from './features/notifications/notifications.ts'
import { registerProfileRoutes } from './features/profile/profile.ts'
import {
  noVerifier,
  registerVerificationRoutes,
  sandboxVerifier,
} from './features/verification/verification.ts'
import { sandboxTexts } from './mail/sandbox-texts.ts'

/** The bettor's data beyond the account itself: contacts, address, preferences, identity, agent. */
export async function registerPersonRoutes(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  const { config, clock, database } = deps
  const texts = config.textMessages === 'sandbox' ? sandboxTexts(deps) : null
  registerAgentRoutes(app, database)
  registerGeographyRoutes(app, { ...deps, postalCodes: choosePostalCodes(config.cepUrl, clock) })
  registerProfileRoutes(app, {
    ...deps,
    texts,
    changePassword: (request, caller) => changePassword(deps, request, caller),
  })
  registerExclusionRoutes(app, {
    ...deps,
    checkPassword: (playerId, password) => checkPassword(deps, playerId, password),
    forgetPlayer: (playerId) => deps.sessions.forgetPlayer(playerId),
  })
  await registerVerificationRoutes(app, {
    ...deps,
    verifier: config.identity === 'sandbox' ? sandboxVerifier(clock) : noVerifier,
  })
  scheduleNotifications(app, { ...deps, texts, publicUrl: config.publicUrl })
  if (config.payment.provider === 'sandbox') await ensureSandboxAgents(database)
}
