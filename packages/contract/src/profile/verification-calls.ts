import * as z from 'zod/mini'
import { call, noFields } from '../call.ts'
import { VERIFICATION_FILE_TYPES, verificationReply } from './verification.ts'

export const readVerification = call({
  path: 'verification/getStatus',
  access: 'session',
  summary: 'Returns the status of the newest proof of identity.',
  request: noFields,
  response: verificationReply,
  refusals: [],
})

export const readSelfie = call({
  path: 'verification/getSelfie',
  access: 'session',
  summary: 'Returns the selfie of the newest proof, to its owner only.',
  request: noFields,
  response: { mediaTypes: VERIFICATION_FILE_TYPES.selfie },
  refusals: ['unknown_selfie'],
})

export const sendVerification = call({
  path: 'verification/send',
  access: 'session',
  summary: 'Sends the photos that prove the identity of the player.',
  request: z.object({ document: z.file(), selfie: z.file() }),
  response: verificationReply,
  refusals: ['verification_sent'],
  isUpload: true,
})
