import { bookOf } from '@caderneta/domain/markets/consistency/market-books'
import { hasTooManyWinners, isWin } from '@caderneta/domain/markets/consistency/market-winners'
import { indexOf } from '@caderneta/domain/markets/market/game-selection'
import { type ListedMarket, marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import type { FeedMessage, SelectionOutcome } from '@caderneta/feed/messages'
import type { Reader } from '../../../database/transaction.ts'
import { type RecordedRow, readRecordedOutcomes } from './outcome-view.ts'

type Settlement = Extract<FeedMessage, { kind: 'bet_settlement' }>
type Reported = Pick<Settlement, 'gameId' | 'outcomes'> &
  Partial<Pick<Settlement, 'certainty' | 'at'>>

export interface Contradiction {
  readonly outcome: SelectionOutcome
  readonly reason: string
}

interface ComparedOutcomes {
  readonly consistent: readonly SelectionOutcome[]
  readonly contradictory: readonly Contradiction[]
}

/**
 * Finds the outcomes that contradict each other or what was recorded before: two results of one
 * selection, and more winners in a book of a market than it has, unless they share a prize. Only
 * the feed knows which one is right, so that none of the book is recorded.
 */
export async function compareOutcomes(
  reader: Reader,
  message: Reported,
): Promise<ComparedOutcomes> {
  const reasons = new Map<SelectionOutcome, string>()
  for (const outcome of twofold(message.outcomes))
    reasons.set(outcome, 'the selection has two results')
  for (const [book, reason] of await crowdedBooks(reader, message))
    for (const outcome of book) reasons.set(outcome, reason)
  return {
    consistent: message.outcomes.filter((outcome) => !reasons.has(outcome)),
    contradictory: [...reasons].map(([outcome, reason]) => ({ outcome, reason })),
  }
}

/** The outcomes whose selection has another result in the same message. */
function twofold(outcomes: readonly SelectionOutcome[]): readonly SelectionOutcome[] {
  const resultsById = groupedBy(outcomes, ({ selectionId }) => selectionId)
  const textOf = ({ result, deadHeat }: SelectionOutcome) =>
    [result, deadHeat?.places ?? 1, deadHeat?.tied ?? 1].join()
  return [...resultsById.values()].flatMap((ofOne) =>
    new Set(ofOne.map(textOf)).size > 1 ? ofOne : [],
  )
}

/** The reported outcomes of a book with too many winners, with the reason. */
type CrowdedBook = readonly [outcomes: readonly SelectionOutcome[], reason: string]

async function crowdedBooks(reader: Reader, message: Reported): Promise<CrowdedBook[]> {
  const wins = message.outcomes.filter(({ result }) => isWin(result))
  if (wins.length === 0 || !Number.isSafeInteger(message.gameId)) return []
  const marketIds = [...new Set(wins.map(({ marketId }) => marketId))].filter(Number.isSafeInteger)
  const recorded = await readRecordedOutcomes(reader, message.gameId, marketIds)
  const sportId = recorded[0]?.sportId
  if (sportId === undefined) return []
  const kept = recorded.filter((row) => !isReplaced(row, message))
  return marketIds.flatMap((marketId) => {
    const market = marketOf(sportId, marketId)
    return market ? crowdedBooksOf(sportId, market, message.outcomes, kept) : []
  })
}

/** Of selections that overlap, any number wins. */
function crowdedBooksOf(
  sportId: number,
  market: ListedMarket,
  reported: readonly SelectionOutcome[],
  recorded: readonly RecordedRow[],
): CrowdedBook[] {
  const { id, winners } = market
  if (winners === null) return []
  const keyOf = ({ selectionId }: Pick<SelectionOutcome, 'selectionId'>) =>
    bookOf(sportId, market, indexOf(selectionId))
  const ofMarket = reported.filter(({ marketId }) => marketId === id)
  const reason = `of each line of market ${id} only ${winners} can win`
  return [...groupedBy(ofMarket, keyOf)].flatMap(([key, book]) => {
    const resultsById = new Map<number, Pick<SelectionOutcome, 'result' | 'deadHeat'>>()
    for (const outcome of book) resultsById.set(outcome.selectionId, outcome)
    for (const { outcome } of recorded) {
      if (outcome?.marketId === id && keyOf(outcome) === key)
        resultsById.set(outcome.selectionId, outcome)
    }
    const results = [...resultsById.values()].filter(isShareKnown)
    return hasTooManyWinners(results, winners) ? [[book, reason] as const] : []
  })
}

/** Others are refused by the database. */
function isShareKnown({ deadHeat }: Pick<SelectionOutcome, 'deadHeat'>): boolean {
  if (!deadHeat) return true
  const { places, tied } = deadHeat
  return Number.isSafeInteger(places) && Number.isSafeInteger(tied) && places > 0 && tied > 0
}

function groupedBy<Key>(
  outcomes: readonly SelectionOutcome[],
  keyOf: (outcome: SelectionOutcome) => Key,
): Map<Key, SelectionOutcome[]> {
  const groups = new Map<Key, SelectionOutcome[]>()
  for (const outcome of outcomes) {
    const group = groups.get(keyOf(outcome))
    if (group) group.push(outcome)
    else groups.set(keyOf(outcome), [outcome])
  }
  return groups
}

/** The message has another word on the selection, and a later one (`recordOutcomes`). */
function isReplaced(
  { outcome, feedAt }: RecordedRow,
  { outcomes, certainty, at }: Reported,
): boolean {
  if (!outcomes.some(({ selectionId }) => selectionId === outcome?.selectionId)) return false
  const isOutdated = at !== undefined && feedAt !== null && feedAt.getTime() > at
  return !isOutdated && (certainty !== 'live' || outcome?.isConfirmed !== true)
}
