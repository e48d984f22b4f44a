import * as z from 'zod/mini'
import { call, noFields } from '../call.ts'
import {
  activateReply,
  activateRequest,
  baseAuthReply,
  clientDataReply,
  loginReply,
  loginRequest,
  resendRequest,
} from './accounts.ts'
import { agentInfoReply, agentInfoRequest } from './agents.ts'
import { changePasswordRequest } from './passwords.ts'
import { forgotRequest } from './recovery.ts'
import { endSessionRequest, sessionsReply } from './sessions.ts'
import { SIGN_FORBIDDEN, signRequest } from './sign.ts'

export const signUp = call({
  path: 'sign',
  access: 'public',
  summary: 'Creates an account and mails the code that confirms its e-mail address.',
  request: signRequest,
  response: noFields,
  refusals: ['account_exists'],
  forbiddenFields: SIGN_FORBIDDEN,
})

export const activateAccount = call({
  path: 'activate',
  access: 'public',
  summary: 'Confirms the e-mail address of an account by the mailed code, once.',
  request: activateRequest,
  response: activateReply,
  refusals: ['code_invalid'],
})

export const resendActivation = call({
  path: 'activate/resend',
  access: 'public',
  summary: 'Mails another activation code; the response is the same for every address.',
  request: resendRequest,
  response: noFields,
  refusals: [],
})

export const logIn = call({
  path: 'login',
  access: 'public',
  summary: 'Begins a session by e-mail or username and password.',
  request: loginRequest,
  response: loginReply,
  refusals: ['wrong_login'],
})

export const logOut = call({
  path: 'logout',
  access: 'session',
  summary: 'Ends the session.',
  request: noFields,
  response: noFields,
  refusals: [],
})

export const recoverAccount = call({
  path: 'forgot',
  access: 'public',
  summary: 'Mails a recovery code; with the code and a new password it begins a session.',
  request: forgotRequest,
  response: z.union([loginReply, noFields]),
  refusals: ['code_invalid', 'wrong_login'],
})

export const changePassword = call({
  path: 'account/changePassword',
  access: 'session',
  summary: 'Changes the password and ends every other session of the player.',
  request: changePasswordRequest,
  response: noFields,
  refusals: [],
})

export const readOwnBase = call({
  path: 'base_auth',
  access: 'session',
  summary: 'Returns what a page needs at its start, with the player of the session.',
  request: noFields,
  response: baseAuthReply,
  refusals: [],
})

export const readClientSettings = call({
  path: 'client/getData',
  access: 'session',
  summary: 'Returns the settings of the page, with the offers that apply to the player.',
  request: noFields,
  response: clientDataReply,
  refusals: [],
})

export const listSessions = call({
  path: 'sessions/getAll',
  access: 'session',
  summary: 'Returns the open sessions of the player, newest use first.',
  request: noFields,
  response: sessionsReply,
  refusals: [],
})

export const endSession = call({
  path: 'sessions/end',
  access: 'session',
  summary: 'Ends one session of the player.',
  request: endSessionRequest,
  response: noFields,
  refusals: ['unknown_session'],
})

export const endOtherSessions = call({
  path: 'sessions/endOthers',
  access: 'session',
  summary: 'Ends every session of the player but that of the request.',
  request: noFields,
  response: noFields,
  refusals: [],
})

export const findAgent = call({
  path: 'agent/getInfo/:code',
  access: 'public',
  summary: 'Returns the agent of a code; capitals do not matter.',
  request: agentInfoRequest,
  response: agentInfoReply,
  refusals: ['unknown_agent'],
})
