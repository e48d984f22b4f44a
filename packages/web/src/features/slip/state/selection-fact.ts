import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { isOdds, type Odds } from '@caderneta/domain/odds/odds'
import type { GameState, OddFact } from '../../../live/live.ts'
import type { SlipAttempt, SlipSelection } from './slip-content.ts'
import type { SelectionFact } from './slip-picks.ts'
import { isSent } from './slip-state.ts'
import type { SelectionUpdate } from './slip-store.ts'

/** Odds of the wire as thousandths; null when there are none, as for a closed market. */
export function oddsOfRate(rate: number): Odds | null {
  const thousandths = Math.round(rate * 1000)
  return isOdds(thousandths) ? thousandths : null
}

/** What the page knows of one selection of the slip, by source. */
export interface SelectionSources {
  readonly live: OddFact | null
  readonly game: GameState | null
  readonly update: SelectionUpdate | undefined
  /** False while the stream cannot be trusted: nothing counts as open then. */
  readonly isFresh: boolean
}

/** The newer of the stream and the last refusal; null when nothing is known. */
export function selectionFact(agreed: Odds, sources: SelectionSources): SelectionFact | null {
  const { live, update, game, isFresh } = sources
  const isLive = game !== null && isUnderWay(game.status)
  const isUpdateNewer = update !== undefined && update.version >= (live?.version ?? 0)
  if (isUpdateNewer) {
    const odds = update.odds ?? oddsOfRate(live?.rate ?? 0) ?? agreed
    return { odds, status: update.status, isLive }
  }
  if (live === null) return null
  const odds = oddsOfRate(live.rate)
  const status = isFresh || live.status !== 'open' ? live.status : 'offline'
  // A market without odds cannot be open, whatever its status.
  return { odds: odds ?? agreed, status: odds === null ? 'closed' : status, isLive }
}

/** A selection while the response is pending: as it was sent, whatever the stream sends since. */
export function sentFact(
  { selectionId, agreedOdds }: SlipSelection,
  attempt: SlipAttempt,
  fact: SelectionFact | null,
): SelectionFact {
  const isLive = fact?.isLive ?? false
  if (isSent(attempt, selectionId)) return { odds: agreedOdds, status: 'open', isLive }
  const isBlocked = fact?.status === 'suspended' || fact?.status === 'closed'
  return { odds: fact?.odds ?? agreedOdds, status: isBlocked ? fact.status : 'left_out', isLive }
}
