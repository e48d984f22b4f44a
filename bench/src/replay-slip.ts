import type { Centavos } from '@caderneta/domain/money'
import type { ApiClient, ApiReply } from './api-client.ts'

/** Somebody who signed up for a replay. */
export interface ReplayBettor {
  readonly number: number
  readonly client: ApiClient
  readonly deposit: Centavos
}

/** A single that a bettor asked for, what the bettor saw, and the reply word by word. */
export interface ReplaySlip {
  readonly bettor: number
  readonly gameId: number
  readonly selectionId: number
  readonly marketId: number
  readonly selectionName: string
  readonly handicap: string
  /** Decimal texts as they were sent. */
  readonly stake: string
  readonly seenRate: string
  /** Whether the match was under way when the bettor looked. */
  readonly isLive: boolean
  readonly reply: ApiReply
}
