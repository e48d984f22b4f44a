import * as z from 'zod/mini'
import { changePasswordRequest } from '../accounts/passwords.ts'
import { call, noFields } from '../call.ts'
import { parsedText } from '../outside-text.ts'
import {
  addressRequest,
  confirmContactRequest,
  generalDataReply,
  generalDataRequest,
  pendingReply,
  preferencesReply,
  preferencesRequest,
  userReply,
} from './profile.ts'

export const saveGeneralData = call({
  path: 'account/generalData',
  access: 'session',
  summary: 'Changes the e-mail and the phone, each once its code is confirmed.',
  request: generalDataRequest,
  response: generalDataReply,
  refusals: [],
})

export const listPendingContacts = call({
  path: 'account/getPending',
  access: 'session',
  summary: 'Returns the contacts that wait for their confirmation.',
  request: noFields,
  response: pendingReply,
  refusals: [],
})

export const confirmContact = call({
  path: 'account/confirmContact',
  access: 'session',
  summary: 'Confirms a new e-mail or phone with the code that was sent to it.',
  request: confirmContactRequest,
  response: userReply,
  refusals: ['code_invalid', 'email_taken'],
})

export const saveAddress = call({
  path: 'account/address',
  access: 'session',
  summary: 'Changes the postal address.',
  request: addressRequest,
  response: userReply,
  refusals: [],
})

export const savePreferences = call({
  path: 'account/preferences',
  access: 'session',
  summary: 'Changes the language, the formats, the notifications and the limit of inactivity.',
  request: preferencesRequest,
  response: preferencesReply,
  refusals: [],
})

/** Its fields and its response are those of exactly one of two calls, which parses them. */
export const saveFunds = call({
  path: 'funds/save',
  access: 'session',
  summary:
    'Changes the password or the preferences, like account/changePassword and account/preferences.',
  request: z.object(
    Object.fromEntries(
      Object.keys({ ...changePasswordRequest.shape, ...preferencesRequest.shape }).map((name) => [
        name,
        z.optional(parsedText()),
      ]),
    ),
  ),
  response: z.union([preferencesReply, noFields]),
  refusals: [],
})
