import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { FeedMessage, SelectionOutcome } from '@caderneta/feed/messages'

type Settlement = Extract<FeedMessage, { kind: 'bet_settlement' }>

const CORRECTED_EVERY = 3
/** Of the corrected results, one in so many was right at first. */
const RIGHT_EVERY = 2

const OPPOSITE: Readonly<Record<SelectionResult, SelectionResult>> = {
  win: 'lose',
  lose: 'win',
  half_win: 'half_lose',
  half_lose: 'half_win',
  void: 'void',
}

/** Takes back some results of a season and reports them again; some of them are wrong at first. */
export class Corrections {
  readonly #reported = new Map<number, Map<number, SelectionOutcome>>()
  #due: FeedMessage[] = []
  #results = 0
  takenBack = 0
  /** Results that were taken back and came out otherwise. */
  changed = 0

  /** What is sent in place of a message. */
  first(message: FeedMessage): FeedMessage {
    if (message.kind !== 'bet_settlement') return message
    this.#note(message)
    this.#results += 1
    if (this.#results % CORRECTED_EVERY !== 0) return message
    this.#due.push(...this.#correction(message))
    this.takenBack += 1
    if (this.takenBack % RIGHT_EVERY === 0) return message
    this.changed += 1
    return { ...message, outcomes: message.outcomes.map(opposite) }
  }

  /** What is sent a step later. */
  due(): readonly FeedMessage[] {
    return this.#due.splice(0)
  }

  /** A market is taken back whole, so all that was reported of it is reported again. */
  #correction(message: Settlement): readonly FeedMessage[] {
    const { gameId, outcomes, at, producer, sequence } = message
    const markets = new Set(outcomes.map(({ marketId }) => marketId))
    const envelope = { producer, sequence, at, gameId }
    const reported = [...this.#of(gameId).values()].filter(({ marketId }) => markets.has(marketId))
    return [
      { ...envelope, kind: 'rollback_bet_settlement', marketIds: [...markets] },
      { ...message, outcomes: reported },
    ]
  }

  #note({ gameId, outcomes }: Settlement): void {
    const ofGame = this.#of(gameId)
    for (const outcome of outcomes) ofGame.set(outcome.selectionId, outcome)
  }

  #of(gameId: number): Map<number, SelectionOutcome> {
    const known = this.#reported.get(gameId)
    if (known) return known
    const fresh = new Map<number, SelectionOutcome>()
    this.#reported.set(gameId, fresh)
    return fresh
  }
}

function opposite({ selectionId, marketId, result }: SelectionOutcome): SelectionOutcome {
  return { selectionId, marketId, result: OPPOSITE[result] }
}
