import { isRefusal, type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'
import type { ServerMessage } from '@caderneta/contract/stream'
import type { WalletWire } from '@caderneta/contract/wallet'
import { type ClosingPart, closingPart } from '@caderneta/domain/cash-out'
import { type Centavos, centavos, parseReais, reaisNumber, ZERO } from '@caderneta/domain/money'
import type { Database } from '../../database/database.ts'
import type { StoredBet } from './bet-wire.ts'
import { readFactsById } from './bets-view.ts'
import { type ClosingOutcome, closeBetRow } from './closing-store.ts'
import type { QuoteWatch } from './quote-watch.ts'
import { walletOf } from './slip-answer.ts'

export interface CloseBetParts {
  readonly database: Database
  readonly watch: QuoteWatch
  readonly tellPlayer: (playerId: number, message: ServerMessage) => void
}

export interface AskedClosing {
  readonly playerId: number
  readonly betId: number
  /** The quote for the whole bet that the page showed, in reais as it came. */
  readonly returnOffered: string
  readonly percent: number
  /** What the page saw at stake, in reais as it came; older pages do not say. */
  readonly atStake?: string | undefined
}

export interface ClosedBet {
  readonly isCancelled: boolean
  readonly returned: number
  readonly wallet: WalletWire
}

/** How long a quote that was looked up may wait for the wallet. */
const QUOTE_HOLD_MS = 5_000
const NO_PART: ClosingPart = {
  stake: { cash: ZERO, cashback: ZERO },
  returned: { cash: ZERO, cashback: ZERO },
}

/**
 * Closes a bet of the caller, or a part of it, at a live quote (decisions, 8). The database has the
 * last word on whether the bet is still as it was quoted; it also knows the answer to a repeat.
 */
export async function closeBet(
  parts: CloseBetParts,
  asked: AskedClosing,
): Promise<ClosedBet | Refusal> {
  const quote = parseReais(asked.returnOffered)
  if (quote === null) return refuseFields({ returnOffered: 'invalid' })
  const seen = asked.atStake === undefined ? undefined : parseReais(asked.atStake)
  if (seen === null) return refuseFields({ atStake: 'invalid' })
  const [bet] = await readFactsById(parts.database.kysely, asked.playerId, [asked.betId])
  if (!bet) return refuse('unknown_bet')
  const isSeen = seen === undefined || seen === bet.atStake
  const isValid = isSeen && parts.watch.quotes.isValid(bet, quote)
  const part = isValid ? partOf(bet, quote, asked.percent) : NO_PART
  if (isRefusal(part)) return part
  const { playerId, percent } = asked
  const validMs = isValid ? QUOTE_HOLD_MS : -1
  const outcome = await closeBetRow(parts.database, {
    playerId,
    percent,
    bet,
    quote,
    seen,
    part,
    validMs,
  })
  if (outcome.outcome === 'closed') await tell(parts, asked, outcome)
  return answerOf(parts, bet, outcome)
}

/** A part of so little that nothing would come back is not closed. */
function partOf(bet: StoredBet, quote: Centavos, percent: number): ClosingPart | Refusal {
  const atStake = { cash: centavos(bet.atStakeCash), cashback: centavos(bet.atStakeCashback) }
  const part = closingPart(atStake, quote, percent)
  const isNothing = part.returned.cash + part.returned.cashback === 0
  return isNothing ? refuseFields({ part: 'invalid' }) : part
}

function answerOf(
  { watch }: CloseBetParts,
  bet: StoredBet,
  { outcome, kind, returned, cash, cashback }: ClosingOutcome,
): ClosedBet | Refusal {
  switch (outcome) {
    case 'closed':
    case 'repeated':
      return {
        isCancelled: kind === 'cancel',
        returned: reaisNumber(centavos(returned ?? 0)),
        wallet: walletOf(cash, cashback),
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

function changedQuote(current: Centavos): Refusal {
  if (current === 0) return refuse('market_suspended')
  return refuse('quote_changed', { returnOffered: reaisNumber(current) })
}

async function tell(
  { database, watch, tellPlayer }: CloseBetParts,
  { playerId, betId }: AskedClosing,
  { cash, cashback }: ClosingOutcome,
): Promise<void> {
  const bets = await readFactsById(database.kysely, playerId, [betId])
  tellPlayer(playerId, { type: 'wallet', wallet: walletOf(cash, cashback) })
  tellPlayer(playerId, { type: 'bets', bets: watch.tellBets(playerId, bets) })
}
