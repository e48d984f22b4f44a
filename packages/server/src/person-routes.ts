import type { FastifyInstance } from 'fastify'
import { type AccountParts, changePassword, checkPassword } from './features/accounts/accounts.ts'
import { ensureSandboxAgents, registerAgentRoutes } from './features/agents/agents.ts'
import { registerExclusionRoutes } from './features/exclusion/exclusion.ts'
import { choosePostalCodes, registerPlacesRoutes } from './features/geography/geography.ts'
import { scheduleNotifications } from './features/notifications/notifications.ts'
import { registerProfileRoutes } from './features/profile/profile.ts'
import {
  noVerifier,
  registerVerificationRoutes,
  sandboxVerifier,
} from './features/verification/verification.ts'
import { sandboxTexts } from './mail/sandbox-texts.ts'

/** Who the bettor is beside the account itself: contacts, address, preferences, identity, agent. */
export async function registerPersonRoutes(
  app: FastifyInstance,
  parts: AccountParts,
): Promise<void> {
  const { config, clock, database } = parts
  const texts = config.textMessages === 'sandbox' ? sandboxTexts(parts) : null
  registerAgentRoutes(app, database)
  registerPlacesRoutes(app, { ...parts, postalCodes: choosePostalCodes(config.cepUrl, clock) })
  registerProfileRoutes(app, {
    ...parts,
    texts,
    changePassword: (asked, caller) => changePassword(parts, asked, caller),
  })
  registerExclusionRoutes(app, {
    ...parts,
    checkPassword: (playerId, password) => checkPassword(parts, playerId, password),
    forgetPlayer: (playerId) => parts.sessions.forgetPlayer(playerId),
  })
  await registerVerificationRoutes(app, {
    ...parts,
    verifier: config.identity === 'sandbox' ? sandboxVerifier(clock) : noVerifier,
  })
  scheduleNotifications(app, { ...parts, texts, publicUrl: config.publicUrl })
  if (config.payment.provider === 'sandbox') await ensureSandboxAgents(database)
}
