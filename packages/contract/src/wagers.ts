import { GAME_STATUSES } from '@caderneta/domain/game'
import * as z from 'zod/mini'
import { walletWire } from './wallet.ts'

/** Bets on the wire. Amounts and rates in requests are decimal text or numbers, with a dot. */

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

export const slipId = z.string('required').check(z.regex(uuid, 'invalid'))

/** One line of `wagers`: the selections it combines, its stake in reais, the rate that was seen. */
export const wagerLine = z.object({
  betGamesOddId: z
    .array(z.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)))
    .check(z.minLength(1), z.maxLength(100)),
  price: z.union([z.string(), z.number()]),
  rate: z.union([z.string(), z.number()]),
})

/** `wagers/save` as it arrives: text fields. `wagers` and `cashbackActive` are JSON text. */
export const wagersSaveRequest = z.object({
  wagers: z.string('required').check(z.minLength(1, 'required')),
  cashbackActive: z.enum(['true', 'false'], 'invalid'),
  slipId,
})

export const placedBetWire = z.object({
  betId: z.number(),
  betGamesOddId: z.array(z.number()),
  price: z.number(),
  rate: z.number(),
  potencialReturns: z.number(),
})

export const wagersSaveReply = z.object({
  data: z.object({ reference: z.string(), bets: z.array(placedBetWire) }),
  wallet: walletWire,
})

export const wagersStatusRequest = z.object({ slipId })

/** What became of a slip. `pending`: still being decided; `unknown`: never seen by the server. */
export const wagersStatusReply = z.object({
  data: z.object({
    status: z.enum(['placed', 'refused', 'pending', 'unknown']),
    reference: z.optional(z.string()),
    bets: z.optional(z.array(placedBetWire)),
    code: z.optional(z.string()),
  }),
  wallet: walletWire,
})

/** Facts of an `odds_changed` refusal: the odds as they stand now. */
export const oddsChangedFacts = z.object({
  odds: z.array(z.object({ betGamesOddId: z.number(), rate: z.number(), version: z.number() })),
})

export const BET_STATUSES = ['pending', 'win', 'lose', 'void', 'cancelled', 'cashed_out'] as const
export const betStatusWire = z.enum(BET_STATUSES)

export const BET_TABS = ['finish', 'live', 'pending', 'finished', 'all'] as const
export const wagersUserRequest = z.object({ tab: z.optional(z.enum(BET_TABS, 'invalid')) })

export const betWire = z.object({
  betInfo: z.object({
    betId: z.number(),
    reference: z.string(),
    betStatus: betStatusWire,
    price: z.number(),
    potencialReturns: z.number(),
    returnOffered: z.number(),
    ableToFinish: z.boolean(),
    rate: z.number(),
    bonus: z.number(),
    /** Milliseconds UTC. */
    placedAt: z.number(),
    settledAt: z.nullable(z.number()),
    /** What was paid, in reais; 0 while pending. */
    paid: z.number(),
    cashback: z.number(),
  }),
  odds: z.array(
    z.object({
      oddInfo: z.object({
        betGamesOddId: z.number(),
        name: z.string(),
        specifier_value: z.string(),
        rate: z.number(),
        /** success = won, error = lost, open = no result yet, void = stake back for this leg. */
        status: z.enum(['success', 'error', 'open', 'void']),
        market_id: z.number(),
      }),
      gameInfo: z.object({
        betGameId: z.number(),
        teams: z.tuple([z.string(), z.string()]),
        gameStatus: z.enum(GAME_STATUSES),
        score: z.tuple([z.number(), z.number()]),
        gameStartTimeStamp: z.number(),
      }),
    }),
  ),
})

export const wagersUserReply = z.object({ data: z.array(betWire) })

export type WagerLine = z.infer<typeof wagerLine>
export type PlacedBetWire = z.infer<typeof placedBetWire>
export type BetWire = z.infer<typeof betWire>
export type BetTab = (typeof BET_TABS)[number]
