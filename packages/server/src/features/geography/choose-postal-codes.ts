import type { Clock } from '../../clock.ts'
import { guardedPostalCodes } from './guarded-postal-codes.ts'
import { httpPostalCodes } from './http-postal-codes.ts'
import { listedPostalCodes } from './listed-postal-codes.ts'
import type { PostalCodes } from './postal-codes.ts'
import { rememberedPostalCodes } from './remembered-postal-codes.ts'

/** The service at `CEP_URL`, or the built-in short list without one. */
export function choosePostalCodes(cepUrl: string | null, clock: Clock): PostalCodes {
  if (cepUrl === null) return listedPostalCodes
  return rememberedPostalCodes(guardedPostalCodes(httpPostalCodes(cepUrl), clock), clock)
}
