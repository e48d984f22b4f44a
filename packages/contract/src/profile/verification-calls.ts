import * as z from 'zod/mini'
import { call } from '../call.ts'
import { verificationReply } from './verification.ts'

export const sendVerification = call({
  path: 'verification/send',
  access: 'session',
  summary: 'Sends the photos that prove the identity of the player.',
  request: z.object({}),
  response: verificationReply,
  refusals: ['verification_sent'],
  isUpload: true,
})
