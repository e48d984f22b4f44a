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
import type { ProfileParts } from './profile-parts.ts'
import { readPending } from './read-pending.ts'
import { saveAddress } from './save-address.ts'
import { fundsSaveRequest, saveFunds } from './save-funds.ts'
import { saveGeneralData } from './save-general-data.ts'
import { saveLanguage } from './save-language.ts'
import { savePreferences } from './save-preferences.ts'

/** What a bettor changes of the own account. A session is enough: some of it helps to activate. */
export function registerProfileRoutes(app: FastifyInstance, parts: ProfileParts): void {
  sessionRoute(app, '/api/account/generalData', generalDataRequest, (asked, caller) =>
    saveGeneralData(parts, asked, caller),
  )
  sessionRoute(app, '/api/account/getPending', noFields, async (_input, { playerId }) => {
    const body: PendingReply = { pending: await readPending(parts, playerId) }
    return { done: 'ok', body }
  })
  sessionRoute(app, '/api/account/confirmContact', confirmContactRequest, (asked, caller) =>
    confirmContact(parts, asked, caller),
  )
  sessionRoute(app, '/api/account/address', addressRequest, (asked, caller) =>
    saveAddress(parts, asked, caller),
  )
  sessionRoute(app, '/api/account/preferences', preferencesRequest, (asked, caller) =>
    savePreferences(parts, asked, caller),
  )
  sessionRoute(app, '/api/account/language', languageRequest, (asked, caller) =>
    saveLanguage(parts, asked, caller),
  )
  sessionRoute(app, '/api/funds/save', fundsSaveRequest, (fields, caller) =>
    saveFunds(parts, fields, caller),
  )
}
