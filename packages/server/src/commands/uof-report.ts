import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { INCIDENT_SELECTIONS } from '@caderneta/domain/markets/football/incidents/incident-selections'
import { rateText } from '@caderneta/domain/odds/odds'
import type { MarketOdds, SelectionOutcome } from '@caderneta/feed/messages'
import { readUofOdds, readUofSettlement, type UofProblem } from '@caderneta/feed/uof/read-uof'
import { uofBooks } from '@caderneta/feed/uof/uof-books'

interface UofReport {
  /** One for each market that is open or not, each result, and each problem. */
  readonly lines: readonly string[]
  readonly hasProblems: boolean
}

const SELECTIONS = [...FOOTBALL_SELECTIONS, ...INCIDENT_SELECTIONS]
const BOOKS = uofBooks('football', SELECTIONS)
const NAME_BY_INDEX = new Map(SELECTIONS.map(({ index, name }) => [index, name]))

/** What a recorded message about a match of football would open and decide. */
export function uofReport(xml: string): UofReport {
  const game = { gameId: 0, books: BOOKS, lastOdds: () => undefined }
  if (xml.includes('<bet_settlement')) {
    const { items, problems } = readUofSettlement(xml, game)
    return reportOf(items.map(resultLine), problems)
  }
  const { items, problems } = readUofOdds(xml, game, 1)
  return reportOf(items.map(marketLine), problems)
}

function reportOf(read: readonly string[], problems: readonly UofProblem[]): UofReport {
  return { lines: [...read, ...problems.map(problemLine)], hasProblems: problems.length > 0 }
}

function resultLine({ selectionId, marketId, result }: SelectionOutcome): string {
  return [marketId, NAME_BY_INDEX.get(selectionId), result].join('  ')
}

function marketLine({ marketId, specifier, status, selections }: MarketOdds): string {
  const prices = selections.map(({ name, odds }) => `${name} ${rateText(odds)}`)
  return [marketId, specifier, status, prices.join(', ')].join('  ')
}

function problemLine({ cause, market, specifiers, outcome }: UofProblem): string {
  return [cause, market, specifiers, outcome].filter((part) => part).join('  ')
}
