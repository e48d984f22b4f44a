import {
  addressRequest,
  confirmContactRequest,
  generalDataRequest,
  languageRequest,
  type PendingReply,
  preferencesRequest,
} from '@caderneta/contract/profile/profile'
import type { FastifyInstance } from 'fastify'
import { noFields, sessionRoute } from '../../http/route.ts'
import { confirmContact } from './confirm-contact.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { readPending } from './read-pending.ts'
import { saveAddress } from './save-address.ts'
import { fundsSaveRequest, saveFunds } from './save-funds.ts'
import { saveGeneralData } from './save-general-data.ts'
import { saveLanguage } from './save-language.ts'
import { savePreferences } from './save-preferences.ts'

/**
 * The changes of a player to the own account. A session is enough: some of them help to activate.
 */
export function registerProfileRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  sessionRoute(app, '/api/account/generalData', generalDataRequest, (request, caller) =>
    saveGeneralData(deps, request, caller),
  )
  sessionRoute(app, '/api/account/getPending', noFields, async (_input, { playerId }) => {
    const body: PendingReply = { pending: await readPending(deps, playerId) }
    return { done: 'ok', body }
  })
  sessionRoute(app, '/api/account/confirmContact', confirmContactRequest, (request, caller) =>
    confirmContact(deps, request, caller),
  )
  sessionRoute(app, '/api/account/address', addressRequest, (request, caller) =>
    saveAddress(deps, request, caller),
  )
  sessionRoute(app, '/api/account/preferences', preferencesRequest, (request, caller) =>
    savePreferences(deps, request, caller),
  )
  sessionRoute(app, '/api/account/language', languageRequest, (request, caller) =>
    saveLanguage(deps, request, caller),
  )
  sessionRoute(app, '/api/funds/save', fundsSaveRequest, (fields, caller) =>
    saveFunds(deps, fields, caller),
  )
}
