import type { MatchClock, Score } from '@caderneta/domain/markets/game/game'
import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import type { MarketOdds, SelectionOdds } from '@caderneta/pricing/chances/market-odds'
import type { Returns } from './returns.ts'

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/** One selection at the odds of one moment; whole thousandths, as they leave the feed. */
interface PublishedPrice {
  readonly marketId: number
  readonly odds: number
  readonly name: string
}

/** Names the classes of all bets on a market. */
export const IN_ALL = 'in all'

/** How a game is backed. */
export interface Backing {
  /** Distorts a published price, to check that an error is detected. */
  readonly bend?: (price: PublishedPrice) => number
  /** Takes one of this many moments at which prices are published, another one in each game. */
  readonly everyMoments?: number
}

/**
 * Backs every open selection of a game at every price that is published, from the announcement to
 * the last whistle, and counts what it returns: by market, moment of the match and what the
 * selection needs; by market and odds; by market and name; and by market over all.
 */
export function backEverything(
  sport: SportRoute,
  game: GameProgramme,
  returns: Returns,
  { bend = ({ odds }) => odds, everyMoments = 1 }: Backing = {},
): void {
  const resultById = resultsOf(game.snapshot(game.endsAt, 0))
  for (const body of published(game, everyMoments)) {
    if (body.kind !== 'odds_change') continue
    for (const market of body.markets) {
      if (market.status !== 'open') continue
      for (const selection of market.selections) {
        const result = resultById.get(selection.selectionId)
        if (result !== 'win' && result !== 'lose') continue
        const odds = bend({ ...selection, marketId: market.marketId })
        for (const name of classesOf(sport, body, market, selection)) {
          returns.bet(name, game.gameId, odds, result === 'win')
        }
      }
    }
  }
}

/** What is published at some of the moments of a game. */
function* published(game: GameProgramme, everyMoments: number): Generator<FeedBody> {
  let [from, index] = [game.announcedAt - 1, game.gameId]
  for (let at = game.nextAfter(from); at !== null; at = game.nextAfter(from)) {
    if (index % everyMoments === 0) {
      for (const { body } of game.between(at - 1, at)) yield body
    }
    from = at
    index += 1
  }
}

function resultsOf(messages: readonly FeedBody[]): ReadonlyMap<number, string> {
  return new Map(
    messages.flatMap((body) =>
      body.kind === 'bet_settlement'
        ? body.outcomes.map(({ selectionId, result }) => [selectionId, result] as const)
        : [],
    ),
  )
}

function classesOf(
  sport: SportRoute,
  change: OddsChange,
  { marketId }: MarketOdds,
  selection: SelectionOdds,
): readonly string[] {
  const market = `${sport} ${marketId}`
  return [
    `${market} ${momentOf(sport, change)} ${needOf(selection, change.score)}`,
    `${market} at ${bandOf(selection.odds)}${change.clock ? ' live' : ''}`,
    `${market} ${selection.name}${change.clock ? ' live' : ''}`,
    `${market} ${IN_ALL}${change.clock ? ' live' : ''}`,
  ]
}

/** Each minute of the clock of a match with a clock; the set or map of one without. */
function momentOf(sport: SportRoute, { clock, status }: OddsChange): string {
  if (clock === null) return 'before'
  if (status === 'halftime') return 'half-time'
  return `${clock.period}${hasClock(sport) ? ` ${minuteOf(clock)}` : ''}`
}

function hasClock(sport: SportRoute): boolean {
  return !['tennis', 'volleyball', 'e-sports'].includes(sport)
}

function minuteOf({ minute, stoppage }: MatchClock): string {
  return stoppage > 0 ? `${minute}+${stoppage}` : `${minute}`
}

/** What a selection still needs to win: nothing, because the score holds it, or something. */
function needOf({ name, handicap, header }: SelectionOdds, [home, away]: Score): string {
  const current = home === away ? 'Draw' : home > away ? '1' : '2'
  const side = header === '' ? name : handicap
  const results = side.split(/ or |\//)
  if (!results.every((one) => ['1', 'Draw', '2'].includes(one))) {
    return name === `${home}-${away}` ? 'holds' : /^\d/.test(name) ? 'score' : name
  }
  const isPair = side.includes('/')
  const holds = isPair ? results.at(-1) === current : results.includes(current)
  return `${holds ? 'holds' : 'needs'}${current === 'Draw' ? ' level' : ''}`
}

const BANDS = [1.1, 1.25, 1.5, 2, 3, 5, 10, 30, 100]

function bandOf(odds: number): string {
  const band = BANDS.find((most) => odds <= most * 1000)
  return band ? `up to ${band}` : 'above'
}
