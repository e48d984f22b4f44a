import type { FeedBody, MarketOdds } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/** What makes the feed send: the announcement, time before the start, play, or a score. */
type Cause = 'announced' | 'before' | 'tick' | 'score' | 'opened'

/** What one moment of a game took, from what is known of the game to its messages. */
export interface TimedMoment {
  readonly cause: Cause
  /** Milliseconds UTC, of the simulated game. */
  readonly at: number
  /** To its prices and results. */
  readonly pricedMs: number
  /** To the text of the selections whose odds or status changed. */
  readonly changedMs: number
  readonly markets: number
  readonly selections: number
  readonly changed: number
  /** Results that the moment brought. */
  readonly results: number
}

const clockMs = () => performance.now()

/**
 * Every moment of a game, in order, as the feed computes it. What is computed once for a game, such
 * as its course, is part of the moment that needs it first.
 */
export function* timedPlay(programme: GameProgramme, untilMs = Infinity): Generator<TimedMoment> {
  let [after, previous] = [programme.announcedAt - 1, null as OddsChange | null]
  const shown = new Map<number, string>()
  for (;;) {
    const next = programme.nextAfter(after)
    if (next === null || next > untilMs) return
    const from = clockMs()
    const bodies = programme.between(after, next).map(({ body }) => body)
    const priced = clockMs()
    after = next
    const change = bodies.findLast((body) => body.kind === 'odds_change')
    if (change === undefined) continue
    const changed = changedSelections(change.markets, shown)
    JSON.stringify(changed)
    const done = clockMs()
    yield {
      cause: causeOf(change, previous),
      at: next,
      pricedMs: priced - from,
      changedMs: done - priced,
      markets: openIn(change),
      selections: change.markets.reduce((sum, market) => sum + market.selections.length, 0),
      changed: changed.length,
      results: bodies.reduce((sum, body) => sum + resultsIn(body), 0),
    }
    previous = change
  }
}

/** Of a game from the moment on at which it was last on sale before `atMs`. */
function causeOf(change: OddsChange, previous: OddsChange | null): Cause {
  if (previous === null) return 'announced'
  if (change.clock === null) return 'before'
  if (String(change.score) !== String(previous.score)) return 'score'
  return openIn(change) > 0 && openIn(previous) === 0 ? 'opened' : 'tick'
}

function openIn({ markets }: OddsChange): number {
  return markets.filter(({ status }) => status === 'open').length
}

function resultsIn(body: FeedBody): number {
  return body.kind === 'bet_settlement' ? body.outcomes.length : 0
}

/** Selections that a page has to be sent again; remembers them as shown. */
function changedSelections(markets: readonly MarketOdds[], shown: Map<number, string>) {
  return markets.flatMap(({ status, selections }) =>
    selections.filter(({ selectionId, odds }) => {
      const now = `${odds} ${status}`
      if (shown.get(selectionId) === now) return false
      shown.set(selectionId, now)
      return true
    }),
  )
}
