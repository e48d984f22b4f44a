import type { api as source } from '../ptBR/api.ts'

export const api: typeof source = {
  no_connection: 'No connection. Check your internet and try again.',
  no_answer: 'The server took too long to answer. Try again.',
  strange_answer: 'Something went wrong. Try again.',
  reference: 'Reference:',
  copyReference: 'Copy reference',
  referenceCopied: 'Reference copied',
  referenceNotCopied: 'Could not copy',
}
