import {
  activateRequest,
  type BaseAuthReply,
  resendRequest,
} from '@caderneta/contract/accounts/accounts'
import { SIGN_FORBIDDEN, signRequest } from '@caderneta/contract/accounts/sign'
import { LANGUAGES, type Language } from '@caderneta/contract/language'
import type { BaseUnauthReply, ClientWire } from '@caderneta/contract/site'
import type { FastifyInstance } from 'fastify'
import { replyText } from '../../http/answer.ts'
import type { EncodedBody } from '../../http/body/encoded-body.ts'
import { BodyCache } from '../../http/cache/body-cache.ts'
import { noFields, publicRoute, sessionRoute } from '../../http/route.ts'
import { SettledPlayers } from '../offers/offers.ts'
import { readWallet } from '../wallet/wallet.ts'
import type { AccountParts } from './account-parts.ts'
import { keepAccounts } from './chores.ts'
import { clientSettings } from './client-settings.ts'
import { registerPasswordRoutes } from './passwords/password-routes.ts'
import { sessionLimit } from './sessions/inactivity-period.ts'
import { registerSessionRoutes } from './sessions/session-routes.ts'
import { activate } from './signup/activate.ts'
import { prefsWire, readPlayer, userWire } from './signup/player-view.ts'
import { resendActivation } from './signup/resend-activation.ts'
import { signUp } from './signup/sign-up.ts'

const SIGN_UPS_PER_MINUTE_MAX = 10

/** `sign`, `activate`, `activate/resend`, `login`, `logout` and what a page starts with. */
export async function registerAccountRoutes(
  app: FastifyInstance,
  parts: AccountParts,
): Promise<void> {
  registerSignUp(app, parts)
  await registerPasswordRoutes(app, parts)
  registerSessionRoutes(app, parts)
  registerBase(app, parts)
  keepAccounts(app, parts)
}

function registerSignUp(app: FastifyInstance, parts: AccountParts): void {
  publicRoute(app, '/api/sign', signRequest, (asked, caller) => signUp(parts, asked, caller), {
    forbiddenFields: SIGN_FORBIDDEN,
    requestsPerMinuteMax: SIGN_UPS_PER_MINUTE_MAX,
  })
  publicRoute(app, '/api/activate', activateRequest, ({ code }, caller) =>
    activate(parts, code, caller),
  )
  publicRoute(
    app,
    '/api/activate/resend',
    resendRequest,
    ({ email }, caller) => resendActivation(parts, email, caller),
    { requestsPerMinuteMax: SIGN_UPS_PER_MINUTE_MAX },
  )
}

function registerBase(app: FastifyInstance, parts: AccountParts): void {
  const client = () => clientSettings(parts.config, parts.clock.now())
  const settled = new SettledPlayers(parts.database)
  /** The settings, and for whom its offers count. */
  const clientOf = async (playerId: number): Promise<ClientWire> => {
    const { offers, ...settings } = client()
    return { ...settings, offers: { ...offers, awaitsBet: !(await settled.has(playerId)) } }
  }
  const everybodys = (language: Language): BaseUnauthReply => ({
    menu: parts.publicBase.menu(language),
    markets: parts.publicBase.markets(language),
    dashboard: parts.publicBase.dashboard(language),
    client: client(),
  })
  const visitorsBases = new BodyCache(LANGUAGES.length)
  const visitorsBase = (language: Language): EncodedBody =>
    visitorsBases.read(language, {
      version: parts.publicBase.version(),
      now: parts.clock.now(),
      text: () => replyText({ done: 'ok', body: everybodys(language) }, language),
    })
  publicRoute(app, '/api/base_unauth', noFields, (_, { language }) => visitorsBase(language), {
    isReadByGet: true,
  })
  sessionRoute(app, '/api/base_auth', noFields, async (_input, caller) => {
    const { playerId, language, isExcluded } = caller
    const { kysely } = parts.database
    const player = await readPlayer(kysely, playerId)
    const body: BaseAuthReply = {
      disconnect: false,
      user: userWire(player),
      prefs: prefsWire(player),
      wallet: await readWallet(kysely, playerId),
      session: sessionLimit(player.inactivity_period, parts.config.sessionLimitSeconds),
      isExcluded,
      ...everybodys(language),
      client: await clientOf(playerId),
    }
    return { done: 'ok', body }
  })
  sessionRoute(app, '/api/client/getData', noFields, async (_input, { playerId }) => ({
    done: 'ok',
    body: { data: { appVersion: 1, client: await clientOf(playerId) } },
  }))
}
