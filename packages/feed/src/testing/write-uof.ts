import { indexOf } from '@caderneta/domain/markets/game-selection'
import { rateText } from '@caderneta/domain/odds/odds'
import type { MarketOdds, SelectionOutcome } from '../messages.ts'
import type { UofBook } from '../uof/uof-books.ts'

const STATUSES = { open: '1', suspended: '-1', closed: '-3' } as const

/** The markets of a game as an `odds_change` of the feed; what it has no name for is left out. */
export function writeUofOdds(markets: readonly MarketOdds[], books: readonly UofBook[]): string {
  const written = markets.flatMap(({ marketId, specifier, status, selections }) => {
    const book = books.find((one) => one.marketId === marketId && one.specifier === specifier)
    if (book === undefined) return []
    const outcomes = selections.flatMap((selection) =>
      outcomeElement(book, indexOf(selection.selectionId), `odds="${rateText(selection.odds)}"`),
    )
    return [`<market ${names(book)} status="${STATUSES[status]}">${outcomes.join('')}</market>`]
  })
  return `<odds_change product="1"><odds>${written.join('')}</odds></odds_change>`
}

/** Results of a game as a `bet_settlement` of the feed. */
export function writeUofSettlement(
  outcomes: readonly SelectionOutcome[],
  books: readonly UofBook[],
): string {
  const written = books.flatMap((book) => {
    const ofBook = outcomes.flatMap((one) =>
      one.marketId === book.marketId
        ? outcomeElement(book, indexOf(one.selectionId), resultAttributes(one))
        : [],
    )
    return ofBook.length === 0 ? [] : [`<market ${names(book)}>${ofBook.join('')}</market>`]
  })
  return `<bet_settlement certainty="2"><outcomes>${written.join('')}</outcomes></bet_settlement>`
}

function outcomeElement(book: UofBook, index: number, attributes: string): readonly string[] {
  const found = [...book.selectionByOutcome].find(([, selection]) => selection.index === index)
  return found ? [`<outcome id="${found[0]}" ${attributes}/>`] : []
}

function names({ id, specifiers }: UofBook): string {
  const text = [...specifiers].map(([name, value]) => `${name}=${value}`).join('|')
  return text === '' ? `id="${id}"` : `id="${id}" specifiers="${text}"`
}

function resultAttributes({ result, deadHeat }: SelectionOutcome): string {
  const heat = deadHeat ? ` dead_heat_factor="${deadHeat.places / deadHeat.tied}"` : ''
  switch (result) {
    case 'win':
      return `result="1"${heat}`
    case 'lose':
      return 'result="0"'
    case 'void':
      return 'result="0" void_factor="1"'
    case 'half_win':
      return 'result="1" void_factor="0.5"'
    case 'half_lose':
      return 'result="0" void_factor="0.5"'
  }
}
