import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { makeQueryClient } from './query.ts'

const client = makeQueryClient()

interface QueryProviderProps {
  readonly children: ReactNode
}

/**
 * For the pages of players, which change what they ask for. It is loaded with the first of them:
 * the public pages keep to `answers.ts`, because the home page has 110 kB of script in all.
 */
export function QueryProvider({ children }: QueryProviderProps) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
