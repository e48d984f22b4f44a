import { retryFacts } from '@caderneta/contract/refusal-facts'
import * as z from 'zod/mini'
import type { Failure } from './failure.ts'

/** How long to wait until a failed call is sent again: as its reply says, or so long. */
export function retryDelayMs({ body }: Failure, delayMs: number): number {
  const seconds = z.safeParse(retryFacts, body).data?.retryAfterSeconds
  return seconds === undefined ? delayMs : seconds * 1000
}
