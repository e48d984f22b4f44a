import type { GameWire, OddWire } from '@caderneta/contract/catalogue/catalogue'
import type { GameStatus, MatchClock, Score } from '@caderneta/domain/markets/game'
import type { MarketStatus } from '@caderneta/domain/markets/market'

/** One selection as the page knows it now. */
export interface OddFact {
  readonly selectionId: number
  readonly gameId: number
  readonly marketId: number
  /** Name on the wire: '1', 'Draw', 'Over', '2-1'. */
  readonly name: string
  readonly handicap: string
  /** Decimal odds. */
  readonly rate: number
  readonly version: number
  readonly status: MarketStatus
  /** Which way the rate moved last, null when it has not moved since it was loaded or reopened. */
  readonly direction: 'up' | 'down' | null
  /** How many times the rate has moved, so that two rises in a row can be told apart. */
  readonly moves: number
}

/** What does not change while a game is shown: who plays, where, when. */
export interface GameFact {
  readonly gameId: number
  readonly sportId: number
  readonly tournamentId: number
  readonly tournamentName: string
  readonly location: string
  /** Milliseconds UTC. */
  readonly startsAt: number
  readonly teams: readonly [home: string, away: string]
  readonly marketsCount: number
}

/** Where a game stands. */
export interface GameState {
  readonly status: GameStatus
  readonly score: Score
  readonly clock: MatchClock | null
  /** What has happened, as it came and in order; known of games that are shown whole. */
  readonly timeline?: readonly unknown[] | undefined
}

export function gameFactOf(wire: GameWire): GameFact {
  const { info, teams, marketsCount } = wire
  return {
    gameId: info.betGameId,
    sportId: info.betCnfSportId,
    tournamentId: info.betCnfTournamentId,
    tournamentName: info.betCnfTournamentName,
    location: info.location,
    startsAt: info.gameStartTimeStamp,
    teams: [teams[0].name, teams[1].name],
    marketsCount,
  }
}

/** Where a game stands now; of its timeline only the news is told. */
export function gameStateOf(info: GameWire['gameInfo'], known: GameState | null): GameState {
  const { gameStatus: status, score, clock, timeline } = info
  if (timeline?.from === 0) return { status, score, clock, timeline: timeline.facts }
  // A timeline that nobody goes on telling holds as long as the score does.
  if (!timeline && String(known?.score) !== String(score)) return { status, score, clock }
  const before = known?.timeline
  const facts = timeline && before && [...before.slice(0, timeline.from), ...timeline.facts]
  return { status, score, clock, timeline: facts ?? before }
}

type Move = Pick<OddFact, 'direction' | 'moves'>

/** A rate that moved points up or down; the same rate in another status forgets the arrow. */
export function moveOf(known: OddFact | undefined, rate: number, status: MarketStatus): Move {
  if (!known) return { direction: null, moves: 0 }
  if (rate !== known.rate) {
    return { direction: rate > known.rate ? 'up' : 'down', moves: known.moves + 1 }
  }
  const direction = status === known.status ? known.direction : null
  return { direction, moves: known.moves }
}

export function oddFactOf(wire: OddWire, known: OddFact | undefined): OddFact {
  return {
    selectionId: wire.betGamesOddId,
    gameId: wire.betGameId,
    marketId: wire.market_id,
    name: wire.oddName,
    handicap: wire.oddHandicap,
    rate: wire.rate,
    version: wire.version,
    status: wire.status,
    ...moveOf(known, wire.rate, wire.status),
  }
}
