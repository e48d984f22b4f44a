import { bookOf } from '@caderneta/domain/markets/consistency/market-books'
import { marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

interface Selection {
  readonly marketId: number
  /** Its index in the match. */
  readonly oddId: number
}

/**
 * Markets of a football match as catalogues count them: a line, a side, a number of a market each
 * count as one; selections that overlap, such as ranges of goals, are one market together.
 */
export function marketsCounted(selections: readonly Selection[]): number {
  const books = selections.map(({ marketId, oddId }) => {
    const market = marketOf(FOOTBALL, marketId)
    if (market === undefined) throw new RangeError(`no market ${marketId}`)
    return `${marketId} ${bookOf(FOOTBALL, market, oddId)}`
  })
  return new Set(books).size
}

const MINUTE_MS = 60_000
const STEP_MS = 20_000
/** Betting rests for a while after a goal. */
const REST_MS_MAX = 10 * MINUTE_MS

/** What is on sale at the announcement of a match. */
export function offerBefore(game: GameProgramme): readonly Selection[] {
  return onSale(changeAt(game, game.announcedAt))
}

/** The same at a minute of the clock, or as soon as betting goes on. */
export function offerAt(game: GameProgramme, minute: number): readonly Selection[] {
  const momentMs = momentOf(game, minute)
  for (let at = momentMs; at < momentMs + REST_MS_MAX; at += STEP_MS) {
    const selections = onSale(changeAt(game, at))
    if (selections.length > 0) return selections
  }
  return []
}

/** When the clock of a match first shows a minute. */
export function momentOf(game: GameProgramme, minute: number): number {
  const breakMinutes = minute > 45 ? 15 : 0
  const earliest = game.startsAt + (minute - 1 + breakMinutes) * MINUTE_MS
  for (let at = earliest; at < game.endsAt; at += STEP_MS) {
    const { clock, status } = changeAt(game, at)
    if (status === 'live' && clock !== null && clock.minute >= minute) return at
  }
  throw new RangeError(`a match without minute ${minute}`)
}

function changeAt(game: GameProgramme, at: number): OddsChange {
  const change = game.snapshot(at, at).findLast((body) => body.kind === 'odds_change')
  if (change?.kind !== 'odds_change') throw new Error('no prices')
  return change
}

function onSale({ markets }: OddsChange): readonly Selection[] {
  return markets
    .filter(({ status }) => status === 'open')
    .flatMap(({ marketId, selections }) => selections.map(({ oddId }) => ({ marketId, oddId })))
}
