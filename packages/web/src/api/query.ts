import { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type CallFields, call } from './call.ts'
import { type Failure, isFailure } from './failure.ts'

/** How TanStack Query is told of a failure: it knows only thrown errors. */
export class CallFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.msg)
    this.failure = failure
  }
}

/** A query function over `call`: the value, or CallFailed for the query's error state. */
export async function ask<Value>(
  path: string,
  fields: CallFields,
  reply: z.ZodMiniType<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const done = await call(path, fields, reply, signal ? { signal } : {})
  if (isFailure(done)) throw new CallFailed(done)
  return done.value
}

const RETRIES = 2

function isWorthRetry(count: number, error: Error): boolean {
  if (!(error instanceof CallFailed)) return false
  const { failed } = error.failure
  return count < RETRIES && (failed === 'no_connection' || failed === 'unavailable')
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: isWorthRetry, refetchOnWindowFocus: true },
    },
  })
}
