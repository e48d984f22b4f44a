import * as favourites from '@caderneta/contract/profile/favourites-call'
import { readFirstSteps as firstStepsCall } from '@caderneta/contract/profile/first-steps-call'
import { saveLanguage as languageCall } from '@caderneta/contract/profile/language-call'
import * as calls from '@caderneta/contract/profile/profile-calls'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { confirmContact } from './confirm-contact.ts'
import { readFirstSteps } from './first-steps-view.ts'
import { keepFavourites } from './keep-favourites.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { readPending } from './read-pending.ts'
import { saveAddress } from './save-address.ts'
import { saveFunds } from './save-funds.ts'
import { saveGeneralData } from './save-general-data.ts'
import { saveLanguage } from './save-language.ts'
import { savePreferences } from './save-preferences.ts'

/**
 * The changes of a player to the own account. A session is enough: some of them help to activate.
 */
export function registerProfileRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  route(app, calls.saveGeneralData, (request, caller) => saveGeneralData(deps, request, caller))
  route(app, calls.listPendingContacts, async (_input, { playerId }) => {
    const pending = await readPending(deps, playerId)
    return { done: 'ok', body: { pending } }
  })
  route(app, firstStepsCall, async (_input, { playerId }) => {
    const steps = await readFirstSteps(deps.database.kysely, playerId)
    return { done: 'ok', body: { data: { steps } } }
  })
  route(app, calls.confirmContact, (request, caller) => confirmContact(deps, request, caller))
  route(app, calls.saveAddress, (request, caller) => saveAddress(deps, request, caller))
  route(app, calls.savePreferences, (request, caller) => savePreferences(deps, request, caller))
  route(app, languageCall, (request, caller) => saveLanguage(deps, request, caller))
  route(app, favourites.keepFavourites, (request, caller) => keepFavourites(deps, request, caller))
  route(app, calls.saveFunds, (fields, caller) => saveFunds(deps, fields, caller))
}
