import type { GameStatus, Score } from '@caderneta/domain/markets/game/game'
import type { UofEventStatus } from '../messages/uof-message.ts'

/** The score of a match and of its parts, as the feed has sent them so far. */
export interface KnownScore {
  readonly status: GameStatus
  /** Code of the part that is played, or of how the match ended; null when it was never sent. */
  readonly matchStatus: number | null
  readonly score: Score
  /** By the code of each part, as the last status had them: its own goals, points, or games. */
  readonly parts: ReadonlyMap<number, Score>
  /** The score when the first half was over. */
  readonly halfTime: Score | null
  /** Extra time was played, whose goals no market of football counts. */
  readonly hadExtraTime: boolean
}

export const NO_SCORE: KnownScore = {
  status: 'scheduled',
  matchStatus: null,
  score: [0, 0],
  parts: new Map(),
  halfTime: null,
  hadExtraTime: false,
}

/** Match statuses of the feed: the same in every sport. */
const HALF_TIME = 31
const EXTRA_TIME: ReadonlySet<number> = new Set([32, 33, 41, 42, 50, 110, 120])

/** What is known after one more status; `status` and `score` are those of our own state. */
export function knownAfter(
  before: KnownScore,
  sent: UofEventStatus | null,
  { status, score }: { readonly status: GameStatus; readonly score: Score },
): KnownScore {
  if (sent === null) return { ...before, status, score }
  const matchStatus = sent.matchStatus ?? before.matchStatus
  return {
    status,
    matchStatus,
    score,
    // Of an earlier status, a part that was still played then may have gone on.
    parts: new Map(sent.periodScores.map((part) => [part.matchStatus, part.score])),
    halfTime: matchStatus === HALF_TIME ? score : before.halfTime,
    hadExtraTime: before.hadExtraTime || (matchStatus !== null && EXTRA_TIME.has(matchStatus)),
  }
}
