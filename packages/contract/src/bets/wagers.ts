import { GAME_STATUSES } from '@caderneta/domain/markets/game/game'
import { SELECTION_RESULTS } from '@caderneta/domain/markets/market/market'
import * as z from 'zod/mini'
import { codedText, exactText, parsedText } from '../outside-text.ts'
import { UUID } from '../uuid.ts'
import { walletWire } from '../wallet/wallet.ts'
import { combinationWire } from './bet-limits.ts'

/** Bets on the wire. Amounts and rates in requests are decimal text or numbers, with a dot. */

export const slipId = codedText(UUID)

/** One entry of `wagers`: the selections it combines, its stake in reais, the rate shown. */
export const wagerWire = z.object({
  betGamesOddId: combinationWire,
  price: z.union([exactText(), z.number()]),
  rate: z.union([exactText(), z.number()]),
})

/** `wagers/save` as it arrives: text fields. `wagers` and `cashbackActive` are JSON text. */
export const wagersSaveRequest = z.object({
  wagers: parsedText(),
  cashbackActive: z.enum(['true', 'false'], 'invalid'),
  slipId,
})

const placedBetWire = z.object({
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

/** The decision on a slip. `pending`: still being decided; `unknown`: never seen by the server. */
export const wagersStatusReply = z.object({
  data: z.object({
    status: z.enum(['placed', 'refused', 'pending', 'unknown']),
    reference: z.optional(z.string()),
    bets: z.optional(z.array(placedBetWire)),
    code: z.optional(z.string()),
  }),
  wallet: walletWire,
})

/** Facts of an `odds_changed` refusal: the current odds. */
export const oddsChangedFacts = z.object({
  odds: z.array(z.object({ betGamesOddId: z.number(), rate: z.number(), version: z.number() })),
})

export const BET_STATUSES = ['pending', 'win', 'lose', 'void', 'cancelled', 'cashed_out'] as const
const betStatusWire = z.enum(BET_STATUSES)

export const BET_TABS = ['finish', 'live', 'pending', 'finished', 'all'] as const
export const BETS_PER_PAGE = 20
/** `total` counts up to here. */
export const BETS_COUNTED_MAX = 10_000

/** One page of a tab; `cursor` is `next` of the page before. */
export const wagersUserRequest = z.object({
  tab: z.optional(z.enum(BET_TABS, 'invalid')),
  cursor: z.optional(codedText(/^\d{1,15}(\.\d{1,16})?$/)),
})

/**
 * How a settled bet came to its payout, so that a card can explain it: each leg's factor, their
 * product and what the stake became by it are exact texts ('1.855', '5/3'), rounded down once in
 * `payout`, the bonus included. Amounts otherwise in reais.
 */
const settlementWire = z.object({
  /** What was still at stake when the bet was settled. */
  stake: z.number(),
  legs: z.array(
    z.object({
      betGamesOddId: z.number(),
      /** Null: not known yet when another leg had lost the bet. */
      result: z.nullable(z.enum(SELECTION_RESULTS)),
      /** Null with the result. */
      factor: z.nullable(z.string()),
    }),
  ),
  /** Product of the factors; '0' when a leg is lost. */
  product: z.string(),
  /** Stake × product in reais, before rounding and without the bonus. */
  returned: z.string(),
  bonusPercent: z.number(),
  /** What the bonus added to the payout. */
  bonus: z.number(),
  payout: z.number(),
  /** Live cashback that was credited beside the payout. */
  cashback: z.number(),
})

export const betWire = z.object({
  betInfo: z.object({
    betId: z.number(),
    reference: z.string(),
    betStatus: betStatusWire,
    /** The stake; while a bet is pending, what is still at stake. */
    price: z.number(),
    potencialReturns: z.number(),
    /** What closing all that is still at stake would return now; 0 when it cannot be closed. */
    returnOffered: z.number(),
    /** Signed by the server, for `wagers_actions/cancel`; absent when it cannot be closed. */
    quote: z.optional(z.string()),
    ableToFinish: z.boolean(),
    rate: z.number(),
    /** Percent that the multiple bonus adds to winnings, frozen at placement; 0: none. */
    bonus: z.number(),
    /** Milliseconds UTC. */
    placedAt: z.number(),
    settledAt: z.nullable(z.number()),
    /** What was paid, in reais; 0 while pending. Parts that were closed early are in it. */
    paid: z.number(),
    /** Live cashback: what was credited, or while pending what will be when it is won or lost. */
    cashback: z.number(),
    /** What was closed before the end: of the stake, and what it returned. Absent: nothing. */
    closedEarly: z.optional(z.object({ stake: z.number(), returned: z.number() })),
    /** Present when the bet was settled by its legs. */
    settlement: z.optional(settlementWire),
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
        betCnfSportId: z.number(),
        betCnfTournamentId: z.number(),
        teams: z.tuple([z.string(), z.string()]),
        gameStatus: z.enum(GAME_STATUSES),
        score: z.tuple([z.number(), z.number()]),
        gameStartTimeStamp: z.number(),
      }),
    }),
  ),
})

/**
 * Open bets, newest first, then settled ones, the latest first. `total` counts the bets of the tab
 * up to BETS_COUNTED_MAX; of `finish` all open ones, of which each page holds those that can be
 * closed now.
 */
export const wagersUserReply = z.object({
  data: z.array(betWire),
  total: z.number(),
  /** Null at the end. */
  next: z.nullable(z.string()),
})

export type WagerWire = z.infer<typeof wagerWire>
export type PlacedBetWire = z.infer<typeof placedBetWire>
export type BetWire = z.infer<typeof betWire>
export type SettlementWire = z.infer<typeof settlementWire>
export type BetTab = (typeof BET_TABS)[number]
