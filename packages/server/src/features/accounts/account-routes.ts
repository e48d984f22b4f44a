import {
  activateRequest,
  type BaseAuthReply,
  resendRequest,
} from '@caderneta/contract/accounts/accounts'
import { SIGN_FORBIDDEN, signRequest } from '@caderneta/contract/accounts/sign'
import type { Language } from '@caderneta/contract/language'
import type { BaseUnauthReply, ClientWire } from '@caderneta/contract/site'
import type { FastifyInstance } from 'fastify'
import type { EncodedBody } from '../../http/body/encoded-body.ts'
import { replyText } from '../../http/call-response.ts'
import { noFields, publicRoute, sessionRoute } from '../../http/route.ts'
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
  publicRoute(app, '/api/sign', signRequest, (request, caller) => signUp(deps, request, caller), {
    forbiddenFields: SIGN_FORBIDDEN,
    requestsPerMinuteMax: SIGN_UPS_PER_MINUTE_MAX,
  })
  publicRoute(app, '/api/activate', activateRequest, ({ code }, caller) =>
    activate(deps, code, caller),
  )
  publicRoute(
    app,
    '/api/activate/resend',
    resendRequest,
    ({ email }, caller) => resendActivation(deps, email, caller),
    { requestsPerMinuteMax: SIGN_UPS_PER_MINUTE_MAX },
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
    client: client(),
  })
  const visitorsBase = (language: Language): EncodedBody =>
    deps.visitorsBases.read(language, {
      version: deps.publicBase.version(),
      now: deps.clock.now(),
      text: () => replyText({ done: 'ok', body: publicBody(language) }, language),
    })
  publicRoute(app, '/api/base_unauth', noFields, (_, { language }) => visitorsBase(language), {
    isReadByGet: true,
  })
  sessionRoute(app, '/api/base_auth', noFields, async (_input, caller) => {
    const { playerId, language, isExcluded } = caller
    const { kysely } = deps.database
    const player = await readPlayer(kysely, playerId)
    const body: BaseAuthReply = {
      disconnect: false,
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
  sessionRoute(app, '/api/client/getData', noFields, async (_input, { playerId }) => ({
    done: 'ok',
    body: { data: { appVersion: 1, client: await clientOf(playerId) } },
  }))
}
