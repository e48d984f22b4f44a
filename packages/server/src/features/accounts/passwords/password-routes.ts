import * as calls from '@caderneta/contract/accounts/account-calls'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
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
  route(app, calls.logIn, (credentials, caller) => logIn(deps, dummyHash, credentials, caller))
  route(app, calls.recoverAccount, (request, caller) => forgot(deps, request, caller))
  route(app, calls.changePassword, (request, caller) => changePassword(deps, request, caller))
}
