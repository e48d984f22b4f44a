import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import type { Database } from '../../../database/database.ts'
import { isDataError } from '../../../database/transaction.ts'
import { compareOutcomes } from './contradictory-outcomes.ts'
import {
  type CorrectedOutcome,
  type Recorded,
  type ReportedOutcomes,
  recordAll,
} from './outcome-store.ts'
import { type IsFeedLeading, outcomesAgainstRule } from './outcomes-against-rule.ts'
import { type OutcomeSetAside, setAside } from './set-aside-store.ts'

type Outcome = ReportedOutcomes['outcomes'][number]

export interface RecordedNews {
  /** False when all of it was known, as after a start, when the feed sends its results again. */
  readonly isNews: boolean
  /** Results that replaced a different one. */
  readonly corrected: readonly CorrectedOutcome[]
  /** Results older than the recorded ones, which stay as they are. */
  readonly outdated: readonly CorrectedOutcome[]
  /** Outcomes that could not be recorded and were kept for an operator. */
  readonly setAside: readonly OutcomeSetAside[]
}

/**
 * Records the outcomes of the selections, before any bet is touched, so that settlement can always
 * resume. A repeated result changes nothing. A different one replaces it, and the former one is
 * kept; only a confirmed result is never replaced by one that is published during the match, and no
 * result by one that the feed had sent before it, because results are repeated when a connection
 * recovers. Outcomes that contradict each other or our own rule, and one that the database refuses,
 * are set aside with the reason, and the others are recorded.
 */
export async function recordOutcomes(
  database: Database,
  message: ReportedOutcomes,
  isFeedLeading: IsFeedLeading = () => false,
): Promise<RecordedNews> {
  const { consistent, contradictory } = await compareOutcomes(database.kysely, message)
  const doubtful = await outcomesAgainstRule(database.kysely, consistent, isFeedLeading)
  const refused: OutcomeSetAside[] = []
  for (const { outcome, reason } of [...contradictory, ...doubtful])
    refused.push(await setOneAside(database, message, outcome, reason))
  const outcomes = consistent.filter((one) => !doubtful.some(({ outcome }) => outcome === one))
  const recorded = await recordConsistent(database, { ...message, outcomes })
  return { ...recorded, setAside: [...refused, ...recorded.setAside] }
}

async function recordConsistent(
  database: Database,
  message: ReportedOutcomes,
): Promise<RecordedNews> {
  const isOfGame = ({ selectionId }: Outcome) => gameOf(selectionId) === message.gameId
  try {
    if (message.outcomes.every(isOfGame))
      return { ...(await recordAll(database.kysely, message)), setAside: [] }
  } catch (error) {
    if (!isDataError(error)) throw error
  }
  return await recordEach(database, message, isOfGame)
}

async function setOneAside(
  database: Database,
  { gameId, certainty }: ReportedOutcomes,
  outcome: Outcome,
  reason: string,
): Promise<OutcomeSetAside> {
  const one = { outcome: { gameId, certainty, ...outcome }, reason }
  await setAside(database, one, outcome.selectionId)
  return one
}

/** One outcome at a time, so that the refusal of one keeps out no other. */
async function recordEach(
  database: Database,
  message: ReportedOutcomes,
  isOfGame: (outcome: Outcome) => boolean,
): Promise<RecordedNews> {
  const recorded: Recorded[] = []
  const refused: OutcomeSetAside[] = []
  for (const outcome of message.outcomes) {
    try {
      if (!isOfGame(outcome)) throw new RangeError('the selection belongs to another game')
      recorded.push(await recordAll(database.kysely, { ...message, outcomes: [outcome] }))
    } catch (error) {
      if (!(error instanceof RangeError) && !isDataError(error)) throw error
      const reason = error instanceof Error ? error.message : String(error)
      refused.push(await setOneAside(database, message, outcome, reason))
    }
  }
  return {
    isNews: recorded.some(({ isNews }) => isNews),
    corrected: recorded.flatMap(({ corrected }) => corrected),
    outdated: recorded.flatMap(({ outdated }) => outdated),
    setAside: refused,
  }
}
