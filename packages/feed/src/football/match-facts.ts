import { sideOfSlot } from '@caderneta/domain/markets/football/players/player-slot'
import type { MatchClock, Period } from '@caderneta/domain/markets/game'
import { type FactDraft, factAt, plainFact, type TimedFact } from '../contest/contest-timeline.ts'
import { type MatchCourse, matchStateAt } from './match-course.ts'
import type { MatchScript } from './match-script.ts'
import { playerName } from './players/line-up.ts'

/** Parts of a match that are played: the breaks between them are the ends of these. */
const PLAYED: ReadonlySet<Period> = new Set(['1H', '2H', 'ET1', 'ET2', 'PEN'])

/** Everything that happens in a match, in order: whistles, goals, incidents, the end. */
export function matchFacts(script: MatchScript, course: MatchCourse): readonly TimedFact[] {
  const named = (player: number | null | undefined, partner?: number | null) =>
    factPlayers(script.players, player, partner)
  const goals = course.goals.map(({ second, side, scorer, assist, isOwn }) => ({
    second,
    fact: factAt(clockAt(course, second), {
      ...{ kind: 'goal', side, points: 1, ...named(scorer, assist) },
      ...(isOwn && { isOwnGoal: isOwn }),
    }),
  }))
  const incidents = course.incidents.map(({ second, kind, side, player }) => ({
    second,
    fact: factAt(clockAt(course, second), { kind, side, points: 0, ...named(player) }),
  }))
  const substitutions = course.substitutions.map(({ second, side, player, partner }) => ({
    second,
    fact: factAt(clockAt(course, second), {
      ...{ kind: 'substitution', side, points: 0, ...named(player, partner) },
    }),
  }))
  return [
    ...absences(script, course),
    ...whistles(course),
    ...substitutions,
    ...goals,
    ...incidents,
    ...endOf(script, course),
  ].sort((one, other) => one.second - other.second)
}

/** Who is not in the squad is known with the kick-off. */
function absences({ players }: MatchScript, course: MatchCourse): readonly TimedFact[] {
  if (players === undefined) return []
  return [...players.out].map((slot) => ({
    second: 0,
    fact: factAt(clockAt(course, 0), {
      ...{ kind: 'absence', side: sideOfSlot(slot), points: 0 },
      player: playerName(players.lineUps, slot),
    }),
  }))
}

/** The names of who did something; none of those who are not listed. */
function factPlayers(
  players: MatchScript['players'],
  player: number | null | undefined,
  partner: number | null | undefined,
): Pick<FactDraft, 'player' | 'partner'> {
  const nameOf = (slot: number | null | undefined) =>
    players === undefined || typeof slot !== 'number' ? null : playerName(players.lineUps, slot)
  const [one, other] = [nameOf(player), nameOf(partner)]
  return { ...(one !== null && { player: one }), ...(other !== null && { partner: other }) }
}

function whistles(course: MatchCourse): readonly TimedFact[] {
  return course.spans
    .filter(({ period }) => PLAYED.has(period))
    .flatMap(({ period, startSecond, endSecond }) => {
      const whistleFact = (
        kind: 'period_start' | 'period_end',
        second: number,
        clock: MatchClock,
      ) => ({
        second,
        fact: factAt(clock, plainFact(kind, { period })),
      })
      const start = whistleFact('period_start', startSecond, clockAt(course, startSecond))
      if (period === 'PEN') return [start]
      return [start, whistleFact('period_end', endSecond, clockAt(course, endSecond - 1))]
    })
}

function endOf({ penalties }: MatchScript, course: MatchCourse): readonly TimedFact[] {
  const second = course.finalSecond
  const clock = clockAt(course, second - 1)
  const shootOut = penalties ? [plainFact('penalties', { partScore: penalties })] : []
  return [...shootOut, plainFact('ended')].map((draft) => ({ second, fact: factAt(clock, draft) }))
}

function clockAt(course: MatchCourse, second: number): MatchClock {
  return matchStateAt(course, second).clock
}
