import * as z from 'zod/mini'
import { call, noFields } from '../call.ts'
import { LANGUAGES } from '../language.ts'

/** The switch of languages of the page; without the password. */
const languageRequest = z.object({ language: z.enum(LANGUAGES, 'invalid') })

export type LanguageRequest = z.infer<typeof languageRequest>

export const saveLanguage = call({
  path: 'account/language',
  access: 'session',
  summary: 'Sets the language of the account, which is that of the page.',
  request: languageRequest,
  response: noFields,
  refusals: [],
})
