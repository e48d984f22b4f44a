import { loginRequest } from '@caderneta/contract/accounts/accounts'
import { changePasswordRequest } from '@caderneta/contract/accounts/passwords'
import { forgotRequest } from '@caderneta/contract/accounts/recovery'
import type { FastifyInstance } from 'fastify'
import { publicRoute, sessionRoute } from '../../../http/route.ts'
import type { AccountDeps } from '../account-deps.ts'
import { logIn } from '../sessions/log-in.ts'
import { makeSecretToken } from '../sessions/secret-token.ts'
import { changePassword } from './change-password.ts'
import { forgot } from './forgot.ts'
import { hashPassword } from './password-hash.ts'

/** The calls that take a password: `login`, `forgot`, `account/changePassword`. */
export async function registerPasswordRoutes(
  app: FastifyInstance,
  deps: AccountDeps,
): Promise<void> {
  const dummyHash = await hashPassword(makeSecretToken(), deps.config.passwordMemoryKibibytes)
  publicRoute(app, '/api/login', loginRequest, (credentials, caller) =>
    logIn(deps, dummyHash, credentials, caller),
  )
  publicRoute(app, '/api/forgot', forgotRequest, (request, caller) => forgot(deps, request, caller))
  sessionRoute(app, '/api/account/changePassword', changePasswordRequest, (request, caller) =>
    changePassword(deps, request, caller),
  )
}
