import type { GameWire, OddWire } from '@caderneta/contract/catalogue/catalogue'
import type { GameStatus, MatchClock, Score } from '@caderneta/domain/markets/game/game'
import type { MarketStatus } from '@caderneta/domain/markets/market/market'

/** A status as the stream sends it. */
export const STATUS_BY_LETTER = { o: 'open', s: 'suspended', c: 'closed' } as const

/** One selection as currently known to the page. */
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
  /** The direction of the last move; null without one since it was loaded or reopened. */
  readonly direction: 'up' | 'down' | null
  /** How many times the rate has moved, so that two rises in a row can be distinguished. */
  readonly moves: number
}

/** The fixed data of a game while it is shown: sides, location, time. */
export interface GameFact {
  readonly gameId: number
  readonly sportId: number
  readonly tournamentId: number
  readonly tournamentName: string
  readonly location: string
  /** Its round, in Portuguese; null where the source has none. */
  readonly stage: string | null
  /** Milliseconds UTC. */
  readonly startsAt: number
  readonly teams: readonly [home: string, away: string]
  readonly teamIds: readonly [home: number, away: number]
  readonly marketsCount: number
}

/** The state of a game. */
export interface GameState {
  readonly status: GameStatus
  readonly score: Score
  readonly clock: MatchClock | null
  /** Its facts in the order received; known for games shown in full. */
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
    stage: info.stage ?? null,
    startsAt: info.gameStartTimeStamp,
    teams: [teams[0].name, teams[1].name],
    teamIds: [teams[0].id, teams[1].id],
    marketsCount,
  }
}

/** The current state of a game; of its timeline only the new facts are sent. */
export function gameStateOf(info: GameWire['gameInfo'], known: GameState | null): GameState {
  const { gameStatus: status, score, clock, timeline } = info
  if (timeline?.from === 0) return { status, score, clock, timeline: timeline.facts }
  // A timeline that is no longer updated is valid as long as the score is unchanged.
  if (!timeline && String(known?.score) !== String(score)) return { status, score, clock }
  const before = known?.timeline
  const facts = timeline && before && [...before.slice(0, timeline.from), ...timeline.facts]
  return { status, score, clock, timeline: facts ?? before }
}

type Move = Pick<OddFact, 'direction' | 'moves'>

/** A rate that moved points up or down; the same rate in another status clears the arrow. */
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
