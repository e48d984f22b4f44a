import type { closeBet as closeBetCall } from '@caderneta/contract/bets/bets-calls'
import type { RefusalOf } from '@caderneta/contract/call'
import type { ServerMessage } from '@caderneta/contract/live/stream'
import { isRefusal, type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'
import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import { type ClosingPart, closingPart } from '@caderneta/domain/bet/cash-out'
import {
  type Centavos,
  centavos,
  parseReais,
  reaisNumber,
  ZERO,
} from '@caderneta/domain/money/money'
import type { Wait } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import type { StoredBet } from '../history/bet-wire.ts'
import { readFactsById } from '../history/bets-view.ts'
import { walletOf } from '../placing/slip-result.ts'
import { openLegs } from '../quotes/cash-out-quotes.ts'
import type { QuoteWatch } from '../quotes/quote-watch.ts'
import { type ClosedOutcome, type ClosingOutcome, closeBetRow } from './closing-store.ts'

interface CloseBetDeps {
  readonly database: Database
  readonly watch: QuoteWatch
  readonly limits: { readonly liveDelayMs: number }
  readonly wait: Wait
  readonly notifyPlayer: (playerId: number, message: ServerMessage) => void
}

export interface ClosingRequest {
  readonly playerId: number
  readonly betId: number
  /** What the page showed for the whole bet, in reais as it came. */
  readonly returnOffered: string
  /** The signed quote with which that amount came, if any. */
  readonly quote?: string | undefined
  readonly percent: number
  /** The amount at stake that the page showed, in reais as received; older pages omit it. */
  readonly atStake?: string | undefined
  /** The session after the wait; null when it ended meanwhile. */
  readonly recheckSession: () => Promise<object | null>
}

type ClosingRefusal = RefusalOf<typeof closeBetCall>

interface ClosedBet {
  readonly isCancelled: boolean
  readonly returned: number
  readonly wallet: WalletWire
}

/** How long a quote that was looked up may wait for the wallet. */
const QUOTE_HOLD_MS = 2_000
const NO_PART: ClosingPart = {
  stake: { cash: ZERO, cashback: ZERO },
  returned: { cash: ZERO, cashback: ZERO },
}

/**
 * Closes a bet of the caller, or a part of it, at a live quote (decision 0056). The closing of a
 * live bet waits as the placing of one does, and is priced again afterwards: either the quote is
 * paid or nothing is. The database has the last word on whether the bet is still as it was quoted;
 * it also returns the stored result of a repeat.
 */
export async function closeBet(
  deps: CloseBetDeps,
  request: ClosingRequest,
): Promise<ClosedBet | ClosingRefusal> {
  const amount = parseReais(request.returnOffered)
  if (amount === null) return refuseFields({ returnOffered: 'invalid' })
  const seen = request.atStake === undefined ? undefined : parseReais(request.atStake)
  if (seen === null) return refuseFields({ atStake: 'invalid' })
  const [bet] = await readFactsById(deps.database.kysely, request.playerId, [request.betId])
  if (!bet) return refuse('unknown_bet')
  const closing = { request, amount, seen }
  const { quotes } = deps.watch
  const isSeen = seen === undefined || seen === bet.atStake
  const requested = { playerId: request.playerId, amount, signed: request.quote }
  const isValid = isSeen && quotes.isValid(bet, requested)
  const waits = isValid && deps.limits.liveDelayMs > 0 && quotes.isLive(bet)
  return waits ? closeAfterDelay(deps, closing, bet) : closeNow(deps, closing, bet, isValid)
}

interface RequestedClosing {
  readonly request: ClosingRequest
  readonly amount: Centavos
  readonly seen: Centavos | undefined
}

/** A repeat returns at once; nothing is written before the wait is over. */
async function closeAfterDelay(
  deps: CloseBetDeps,
  closing: RequestedClosing,
  bet: StoredBet,
): Promise<ClosedBet | ClosingRefusal> {
  const { request, amount } = closing
  const { quotes } = deps.watch
  const watched = quotes.watchSituation(openLegs(bet.legs))
  try {
    const before = await storeClosing(deps, closing, bet, NO_PART, false)
    if (before.outcome !== 'changed') return closingResult(deps, bet, before)
    await deps.wait(deps.limits.liveDelayMs)
    if ((await request.recheckSession()) === null) return refuse('no_session')
    const [after] = await readFactsById(deps.database.kysely, request.playerId, [request.betId])
    if (!after) return refuse('unknown_bet')
    const isSame = watched.changed().size === 0 && after.atStake === bet.atStake
    return await closeNow(deps, closing, after, isSame && quotes.current(after) >= amount)
  } finally {
    watched.release()
  }
}

async function closeNow(
  deps: CloseBetDeps,
  closing: RequestedClosing,
  bet: StoredBet,
  isValid: boolean,
): Promise<ClosedBet | ClosingRefusal> {
  const { request, amount } = closing
  const part = isValid ? partOf(bet, amount, request.percent) : NO_PART
  if (isRefusal(part)) return part
  const outcome = await storeClosing(deps, closing, bet, part, isValid)
  if (outcome.outcome === 'closed') await notify(deps, request, outcome)
  return closingResult(deps, bet, outcome)
}

function storeClosing(
  { database, watch: { quotes } }: CloseBetDeps,
  { request, amount: quote, seen }: RequestedClosing,
  bet: StoredBet,
  part: ClosingPart,
  isValid: boolean,
): Promise<ClosingOutcome> {
  const { playerId, percent } = request
  const validMs = isValid ? QUOTE_HOLD_MS : -1
  const freeMs = isValid && quotes.isFree(bet) && quote === bet.atStake ? quotes.freeCancelMs : null
  return closeBetRow(database, { playerId, percent, bet, quote, seen, part, validMs, freeMs })
}

/** A part so small that it would return nothing is not closed. */
function partOf(
  bet: StoredBet,
  quote: Centavos,
  percent: number,
): ClosingPart | Refusal<'invalid_fields'> {
  const atStake = { cash: centavos(bet.atStakeCash), cashback: centavos(bet.atStakeCashback) }
  const part = closingPart(atStake, quote, percent)
  const isNothing = part.returned.cash + part.returned.cashback === 0
  return isNothing ? refuseFields({ part: 'invalid' }) : part
}

function closingResult(
  { watch }: CloseBetDeps,
  bet: StoredBet,
  outcome: ClosingOutcome,
): ClosedBet | ClosingRefusal {
  switch (outcome.outcome) {
    case 'closed':
    case 'repeated':
      return {
        isCancelled: outcome.kind === 'cancel',
        returned: reaisNumber(centavos(outcome.returned)),
        wallet: walletOf(outcome.cash, outcome.cashback),
      }
    case 'unknown':
      return refuse('unknown_bet')
    case 'decided':
      return refuse('bet_closed')
    case 'suspended':
      return refuse('market_suspended')
    case 'changed':
      return changedQuote(watch.quotes.current(bet))
  }
}

function changedQuote(current: Centavos): ClosingRefusal {
  if (current === 0) return refuse('market_suspended')
  return refuse('quote_changed', { returnOffered: reaisNumber(current) })
}

async function notify(
  { database, watch, notifyPlayer }: CloseBetDeps,
  { playerId, betId }: ClosingRequest,
  { cash, cashback }: ClosedOutcome,
): Promise<void> {
  const bets = await readFactsById(database.kysely, playerId, [betId])
  notifyPlayer(playerId, { type: 'wallet', wallet: walletOf(cash, cashback) })
  notifyPlayer(playerId, { type: 'bets', bets: watch.quoteBets(playerId, bets) })
}
