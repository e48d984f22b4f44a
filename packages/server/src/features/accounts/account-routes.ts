import * as calls from '@caderneta/contract/accounts/account-calls'
import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import type { Language } from '@caderneta/contract/language'
import type { BaseUnauthReply, ClientWire } from '@caderneta/contract/site'
import type { FastifyInstance } from 'fastify'
import { replyText } from '../../http/call-response.ts'
import { route } from '../../http/route.ts'
import { readWallet } from '../wallet/wallet.ts'
import type { AccountDeps } from './account-deps.ts'
import { clientSettings } from './client-settings.ts'
import { registerPasswordRoutes } from './passwords/password-routes.ts'
import { sessionLimit } from './sessions/inactivity-period.ts'
import { registerSessionRoutes } from './sessions/session-routes.ts'
import { activate } from './signup/activate.ts'
import { prefsWire, readPlayer, userWire } from './signup/player-view.ts'
import { resendActivation } from './signup/resend-activation.ts'
import { signUp } from './signup/sign-up.ts'

const SIGN_UPS_PER_MINUTE_MAX = 10

/**
 * `sign`, `activate`, `activate/resend`, `login`, `logout` and the calls that a page starts with.
 */
export async function registerAccountRoutes(
  app: FastifyInstance,
  deps: AccountDeps,
): Promise<void> {
  registerSignUp(app, deps)
  await registerPasswordRoutes(app, deps)
  registerSessionRoutes(app, deps)
  registerBase(app, deps)
}

function registerSignUp(app: FastifyInstance, deps: AccountDeps): void {
  const limits = { requestsPerMinuteMax: SIGN_UPS_PER_MINUTE_MAX }
  route(app, calls.signUp, (request, caller) => signUp(deps, request, caller), limits)
  route(app, calls.activateAccount, ({ code }, caller) => activate(deps, code, caller))
  route(
    app,
    calls.resendActivation,
    ({ email }, caller) => resendActivation(deps, email, caller),
    limits,
  )
}

function registerBase(app: FastifyInstance, deps: AccountDeps): void {
  const client = () => clientSettings(deps.config, deps.clock.now())
  /** The client settings, and the player to whom its offers apply. */
  const clientOf = async (playerId: number): Promise<ClientWire> => {
    const { offers, ...settings } = client()
    return {
      ...settings,
      offers: { ...offers, awaitsBet: !(await deps.settledPlayers.has(playerId)) },
    }
  }
  const publicBody = (language: Language): BaseUnauthReply => ({
    menu: deps.publicBase.menu(language),
    markets: deps.publicBase.markets(language),
    dashboard: deps.publicBase.dashboard(language),
    competitions: deps.publicBase.competitions(),
    client: client(),
  })
  const visitorsBase = (language: Language) =>
    deps.visitorsBases.read(language, {
      version: deps.publicBase.version(),
      now: deps.clock.now(),
      text: () => replyText({ done: 'ok', body: publicBody(language) }, language),
    })
  route(app, readPublicBase, (_, { language }) => visitorsBase(language))
  route(app, calls.readOwnBase, async (_input, caller) => {
    const { playerId, language, isExcluded } = caller
    const { kysely } = deps.database
    const player = await readPlayer(kysely, playerId)
    const body = {
      disconnect: false as const,
      user: userWire(player),
      prefs: prefsWire(player),
      wallet: await readWallet(kysely, playerId),
      session: sessionLimit(player.inactivity_period, deps.config.sessionLimitSeconds),
      isExcluded,
      ...publicBody(language),
      client: await clientOf(playerId),
    }
    return { done: 'ok', body }
  })
  route(app, calls.readClientSettings, async (_input, { playerId }) => ({
    done: 'ok',
    body: { data: { appVersion: 1 as const, client: await clientOf(playerId) } },
  }))
}
