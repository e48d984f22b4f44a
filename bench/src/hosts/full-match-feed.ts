import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { ROW_MARKETS_BY_SPORT, TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import { odds } from '@caderneta/domain/odds/odds'
import type { FeedBody } from '@caderneta/feed/messages'
import type { FeedProvider } from '@caderneta/feed/provider'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { fixtureOf } from './busy-feed.ts'

/** A football match under way with every market type, each with lines up to 260 markets. */
export const FULL_MATCH = 10
/** The last match of the list is the full one; the others have their main market. */
export const LISTED_GAMES = 40

const MARKETS = 260
/** 900 selections in all, as a top match of the catalogue has. */
const SELECTIONS = 900
const MARGIN = 1.06
const NAMES = ['1', 'Draw', '2', 'Over', 'Under', 'Yes', 'No'] as const

interface FullMatchOptions {
  /** Between two goals, each of which moves every price. */
  readonly goalEveryMs: number
}

/** A feed of one full match, in which a goal falls now and then, and of a list beside it. */
export function fullMatchFeed({ goalEveryMs }: FullMatchOptions): FeedProvider {
  return {
    producer: 'full-match',
    start: ({ epoch, listener }) => {
      let sequence = 0
      let goals = 0
      const send = (body: FeedBody): void => {
        sequence += 1
        listener({ producer: 'full-match', sequence, at: Date.now(), ...body })
      }
      const sendAll = (request?: number): void => {
        for (let id = 1; id <= LISTED_GAMES; id += 1) {
          send({ kind: 'fixture', fixture: fixtureOf(id, epoch) })
          send(id === FULL_MATCH ? fullMatch(goals) : listedMatch(id))
        }
        send({ kind: 'snapshot_complete', ...(request === undefined ? {} : { request }) })
      }
      sendAll()
      const scoring = setInterval(() => {
        goals += 1
        send(fullMatch(goals))
      }, goalEveryMs)
      const living = setInterval(() => send({ kind: 'alive' }), 1000)
      return {
        requestSnapshot: sendAll,
        stop: () => {
          clearInterval(scoring)
          clearInterval(living)
        },
      }
    },
  }
}

const isLive = (gameId: number) => gameId % 10 === 0

function listedMatch(gameId: number): FeedBody {
  const [main] = marketsOf(gameId, 0)
  const status = isLive(gameId) ? 'live' : 'scheduled'
  return {
    kind: 'odds_change',
    gameId,
    status,
    clock: isLive(gameId) ? { period: '1H', minute: 12, stoppage: 0 } : null,
    score: [0, 0],
    markets: main ? [main] : [],
  }
}

function fullMatch(goals: number): FeedBody {
  return {
    kind: 'odds_change',
    gameId: FULL_MATCH,
    status: 'live',
    clock: { period: '1H', minute: 12, stoppage: 0 },
    score: [goals, 0],
    markets: marketsOf(FULL_MATCH, goals),
  }
}

/** The markets of rows once, those of goals with six lines, the others with as many as it takes. */
function linesOf(types: typeof MARKETS_BY_SPORT.football) {
  const linesMax = (id: number) => {
    if (id === TOTAL_GOALS) return 6
    return ROW_MARKETS_BY_SPORT.football.includes(id) ? 1 : MARKETS
  }
  const rounds = Array.from({ length: MARKETS }, (_, line) =>
    types.filter(({ id }) => line < linesMax(id)).map((type) => ({ ...type, line })),
  )
  return rounds.flat().slice(0, MARKETS)
}

function marketsOf(gameId: number, goals: number): readonly MarketOdds[] {
  let index = 0
  return linesOf(MARKETS_BY_SPORT.football).map(({ id, winners, line }, i): MarketOdds => {
    const count = Math.round(((i + 1) * SELECTIONS) / MARKETS) - index
    const handicap = String(line + 0.5)
    const selections = Array.from({ length: count }, (_, place) => {
      index += 1
      return {
        selectionId: selectionId(gameId, index),
        oddId: index,
        name: NAMES[(i + place) % NAMES.length] ?? '1',
        header: '',
        handicap,
        odds: odds(Math.floor(fairOdds(count, winners ?? 1) * (1 - movement(index, goals)))),
        version: Date.now(),
      }
    })
    return { marketId: id, specifier: handicap, status: 'open', selections }
  })
}

const fairOdds = (count: number, winners: number) => (1000 * count) / (winners * MARGIN)

/** Up to 2 % less, another for each selection and goal: prices that do not compress well. */
const movement = (index: number, goals: number) => ((index * 7919 + goals * 104_729) % 997) / 50_000
