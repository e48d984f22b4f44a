import type { GameStage } from './season-game.ts'

type Pair = readonly [home: string, away: string]

/** How a game ended; the score is null when it was not played. */
export interface PairResult {
  readonly score: readonly [home: number, away: number] | null
  /** Who goes on, both legs included. */
  readonly winner: 'home' | 'away'
}

/** Two sides that meet, and the goals of the first leg when this is the second. */
export interface DrawnPair {
  readonly pair: Pair
  readonly firstLeg: GameStage['firstLeg']
}

/** The rounds before the one that is drawn. */
export interface Earlier {
  readonly pairsOf: (round: number) => readonly DrawnPair[]
  readonly resultsOf: (round: number) => readonly PairResult[]
}
