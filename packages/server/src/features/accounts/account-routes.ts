import {
  activateRequest,
  type BaseAuthReply,
  type BaseUnauthReply,
  loginRequest,
  resendRequest,
} from '@caderneta/contract/accounts'
import type { Language } from '@caderneta/contract/language'
import { SIGN_FORBIDDEN, signRequest } from '@caderneta/contract/sign'
import type { FastifyInstance } from 'fastify'
import { noFields, publicRoute, sessionRoute } from '../../http/route.ts'
import { readWallet } from '../wallet/wallet.ts'
import type { AccountParts } from './account-parts.ts'
import { activate } from './activate.ts'
import { clientSettings } from './client-settings.ts'
import { logIn } from './log-in.ts'
import { hashPassword } from './password-hash.ts'
import { prefsWire, readPlayer, userWire } from './player-view.ts'
import { resendActivation } from './resend-activation.ts'
import { makeSecretToken } from './secret-token.ts'
import { signUp } from './sign-up.ts'

const LOGINS_PER_MINUTE_MAX = 20
const SIGN_UPS_PER_MINUTE_MAX = 10
const CODES_PER_MINUTE_MAX = 20
const IDLE_CHECK_MS = 30_000

/** `sign`, `activate`, `activate/resend`, `login`, `logout` and what a page starts with. */
export async function registerAccountRoutes(
  app: FastifyInstance,
  parts: AccountParts,
): Promise<void> {
  registerSignUp(app, parts)
  await registerLogin(app, parts)
  registerBase(app, parts)
  const timer = setInterval(() => {
    parts.sessions
      .endIdle()
      .catch((fault: unknown) => parts.log.error({ err: fault }, 'idle sessions were not ended'))
  }, IDLE_CHECK_MS)
  timer.unref()
  app.addHook('onListen', async () => parts.outbox.background(() => parts.outbox.sendWaiting()))
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await parts.outbox.settled()
  })
}

function registerSignUp(app: FastifyInstance, parts: AccountParts): void {
  publicRoute(app, '/api/sign', signRequest, (asked, caller) => signUp(parts, asked, caller), {
    forbiddenFields: SIGN_FORBIDDEN,
    requestsPerMinuteMax: SIGN_UPS_PER_MINUTE_MAX,
  })
  publicRoute(app, '/api/activate', activateRequest, ({ code }) => activate(parts, code), {
    requestsPerMinuteMax: CODES_PER_MINUTE_MAX,
  })
  publicRoute(
    app,
    '/api/activate/resend',
    resendRequest,
    ({ email }) => resendActivation(parts, email),
    { requestsPerMinuteMax: SIGN_UPS_PER_MINUTE_MAX },
  )
}

async function registerLogin(app: FastifyInstance, parts: AccountParts): Promise<void> {
  const dummyHash = await hashPassword(makeSecretToken(), parts.config.passwordMemoryKibibytes)
  publicRoute(
    app,
    '/api/login',
    loginRequest,
    (credentials, caller) => logIn(parts, dummyHash, credentials, caller),
    { requestsPerMinuteMax: LOGINS_PER_MINUTE_MAX },
  )
  sessionRoute(app, '/api/logout', noFields, async (_input, caller) => {
    await parts.sessions.end(caller.tokenHash)
    return { done: 'logged_out' }
  })
}

function registerBase(app: FastifyInstance, parts: AccountParts): void {
  const client = clientSettings(parts.config)
  const everybodys = (language: Language): BaseUnauthReply => ({
    menu: parts.publicBase.menu(language),
    markets: parts.publicBase.markets(language),
    dashboard: parts.publicBase.dashboard(language),
    client,
  })
  publicRoute(app, '/api/base_unauth', noFields, (_input, { language }) => ({
    done: 'ok',
    body: everybodys(language),
  }))
  sessionRoute(app, '/api/base_auth', noFields, async (_input, { playerId, language }) => {
    const player = await readPlayer(parts.database.kysely, playerId)
    const body: BaseAuthReply = {
      disconnect: false,
      user: userWire(player),
      prefs: prefsWire(player),
      wallet: await readWallet(parts.database.kysely, playerId),
      ...everybodys(language),
    }
    return { done: 'ok', body }
  })
  sessionRoute(app, '/api/client/getData', noFields, () => ({
    done: 'ok',
    body: { data: { appVersion: 1, client } },
  }))
}
