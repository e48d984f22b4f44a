import { call, noFields, signedBytes } from '../call.ts'

/** The calls of the payment provider; their bodies are the provider's, checked by its signature. */

export const greetWebhook = call({
  path: 'psp',
  access: 'provider',
  summary: 'Accepts the empty notice with which some providers test the address.',
  request: signedBytes,
  response: noFields,
  refusals: [],
})

export const receivePix = call({
  path: 'psp/pix',
  access: 'provider',
  summary: 'Stores a notice of received or sent payments, then processes it.',
  request: signedBytes,
  response: noFields,
  refusals: [],
})
