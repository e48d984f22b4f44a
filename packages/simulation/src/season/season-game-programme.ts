import type { GameFixture } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import type { SeasonGame } from '../schedule/season-game.ts'
import { changeFixture } from './change-fixture.ts'
import type { Disturbance } from './disturbance.ts'
import { entrantId } from './entrant-strength.ts'
import { interruptGame } from './interrupt-game.ts'
import { postponeGame } from './postpone-game.ts'
import type { SeasonCast } from './season-schedule.ts'

const MINUTE_MS = 60_000
/** A big game comes to the home page this long before its start, in time of the season. */
const HIGHLIGHT_MS = 30 * 60 * MINUTE_MS

/** A game of the season without disturbances: the play alone. */
interface PlainGame {
  readonly game: SeasonGame
  readonly cast: SeasonCast
  readonly disturbance: Disturbance
  /** As it is in the end. */
  readonly fixture: GameFixture
  readonly programme: GameProgramme
}

/** The fixture of a game with the start that it has in the end. `kind` names its competitors. */
export function seasonFixture(
  { sportId, kind }: { readonly sportId: number; readonly kind: string },
  game: SeasonGame,
  { time, isHighlight }: SeasonCast,
  disturbance: Disturbance,
): GameFixture {
  const { gameId, tournament, home, away, stage } = game
  return {
    gameId,
    sportId,
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    location: tournament.location,
    startsAt: time.realMs(game.startMs + lateMinutes(disturbance) * MINUTE_MS),
    teams: [
      { id: entrantId(kind, home), name: home },
      { id: entrantId(kind, away), name: away },
    ],
    isHighlight,
    ...(stage && { stage: stage.name }),
  }
}

/** All feed messages about one game of the season, with its disturbances. */
export function seasonGameProgramme(plain: PlainGame): GameProgramme {
  return late(highlighted(interrupted(plain), plain), plain)
}

function lateMinutes(disturbance: Disturbance): number {
  const isLate = disturbance.kind === 'delayed' || disturbance.kind === 'postponed'
  return isLate ? disturbance.minutes : 0
}

function interrupted({ programme, disturbance, game, cast: { time } }: PlainGame): GameProgramme {
  if (disturbance.kind !== 'interrupted') return programme
  const stopsMs = game.startMs + disturbance.atMinute * MINUTE_MS
  const at = time.realMs(stopsMs)
  const resumesAt = time.realMs(stopsMs + disturbance.minutes * MINUTE_MS)
  return at < programme.endsAt ? interruptGame(programme, { at, forMs: resumesAt - at }) : programme
}

function highlighted(programme: GameProgramme, { fixture, game, cast }: PlainGame): GameProgramme {
  if (!cast.isHighlight) return programme
  const at = cast.time.realMs(game.startMs - HIGHLIGHT_MS)
  const body = { kind: 'fixture', fixture } as const
  return changeFixture(programme, { at, earlier: { isHighlight: false }, body })
}

/** A later start, announced before the first one: delayed by minutes, or postponed by hours. */
function late(
  programme: GameProgramme,
  { disturbance, fixture, game, cast }: PlainGame,
): GameProgramme {
  if (disturbance.kind !== 'delayed' && disturbance.kind !== 'postponed') return programme
  const { time } = cast
  const at = time.realMs(game.startMs - disturbance.announcedMinutesBefore * MINUTE_MS)
  const earlier = { startsAt: time.realMs(game.startMs) }
  const { gameId, startsAt } = fixture
  const status = disturbance.kind === 'postponed' ? { status: 'postponed' as const } : {}
  const body = { kind: 'fixture_change', gameId, startsAt, ...status } as const
  const changed = changeFixture(programme, { at, earlier, body })
  if (disturbance.kind === 'delayed') return changed
  const reopensAt = time.realMs(game.startMs + disturbance.reopensMinutesAfter * MINUTE_MS)
  return postponeGame(changed, { at, reopensAt })
}
