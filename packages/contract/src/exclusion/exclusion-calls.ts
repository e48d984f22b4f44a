import { call, noFields } from '../call.ts'
import { exclusionBeginRequest, exclusionReply, exclusionRevokeRequest } from './exclusion.ts'

export const readExclusion = call({
  path: 'exclusion/getState',
  access: 'session',
  summary: 'Returns the exclusion in force, if there is one.',
  request: noFields,
  response: exclusionReply,
  refusals: [],
})

export const beginExclusion = call({
  path: 'exclusion/begin',
  access: 'session',
  summary: 'Excludes the player from bets and deposits for a period.',
  request: exclusionBeginRequest,
  response: exclusionReply,
  refusals: [],
})

export const revokeExclusion = call({
  path: 'exclusion/revoke',
  access: 'session',
  summary: 'Revokes an exclusion without an end, in its first month.',
  request: exclusionRevokeRequest,
  response: exclusionReply,
  refusals: ['exclusion_stands'],
})
