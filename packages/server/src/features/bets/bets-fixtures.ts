import { randomUUID } from 'node:crypto'
import type { GameStatus } from '@caderneta/domain/game'
import { MATCH_RESULT } from '@caderneta/domain/market'
import { centavos } from '@caderneta/domain/money'
import { odds } from '@caderneta/domain/odds'
import { systemClock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { AskedSlip, PlaceSlipParts } from './place-slip.ts'
import type { PricedGame, PricedSelection } from './price-book.ts'

/** A market book that a test fills by hand. */
export class TestBook {
  readonly selections = new Map<number, PricedSelection>()
  readonly games = new Map<number, PricedGame>()

  selection(id: number): PricedSelection | undefined {
    return this.selections.get(id)
  }

  game(id: number): PricedGame | undefined {
    return this.games.get(id)
  }

  addGame(gameId: number, status: GameStatus = 'scheduled', startsInMs = 3_600_000): void {
    this.games.set(gameId, {
      fixture: {
        gameId,
        startsAt: Date.now() + startsInMs,
        teams: [{ name: 'Grêmio' }, { name: 'Santos' }],
      },
      status,
      score: [0, 0],
    })
  }

  /** Puts the first selection of the game at these odds; returns its identifier. */
  price(gameId: number, thousandths: number, changes: Partial<PricedSelection> = {}): number {
    const selectionId = changes.selectionId ?? gameId * 1000 + 1
    const version = (this.selections.get(selectionId)?.version ?? 0) + 1
    this.selections.set(selectionId, {
      selectionId,
      gameId,
      marketId: MATCH_RESULT,
      name: '1',
      handicap: '',
      odds: odds(thousandths),
      version,
      status: 'open',
      ...changes,
    })
    return selectionId
  }
}

export const TEST_LIMITS = {
  stakeMin: centavos(100),
  stakeMax: centavos(1_000_000),
  payoutMax: centavos(50_000_000),
  selectionsMax: 20,
  linesMax: 1000,
  liveDelayMs: 0,
}

export function placerParts(
  database: Database,
  book: TestBook,
  changes: Partial<PlaceSlipParts> = {},
): PlaceSlipParts {
  return {
    database,
    book,
    clock: systemClock,
    limits: TEST_LIMITS,
    tellPlayer: () => {},
    ...changes,
  }
}

export interface TestLine {
  readonly ids: readonly number[]
  readonly price: string | number
  readonly rate: string | number
}

/** What a page would send for these lines, under a key of its own. */
export function askedSlip(
  playerId: number,
  lines: readonly TestLine[],
  changes: Partial<AskedSlip> = {},
): AskedSlip {
  const wagers = lines.map(({ ids, price, rate }) => ({ betGamesOddId: ids, price, rate }))
  return {
    playerId,
    slipId: randomUUID(),
    wagers: JSON.stringify(wagers),
    usesCashback: false,
    oddsChange: 'higher',
    ...changes,
  }
}
