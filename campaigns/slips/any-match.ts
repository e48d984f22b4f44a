import { INCIDENT_KINDS } from '@caderneta/domain/markets/sports/football/incidents/incident'
import type { Random } from '@caderneta/pricing/random'
import { shuffled } from '@caderneta/simulation/schedule/shuffled'
import {
  type EventKind,
  type MatchLog,
  spreadOverMinutes,
} from '@caderneta/simulation/testing/families/match-log'

/** Most events of a kind by one side in one half: likely ones, and now and then a flood. */
const MOST: Readonly<Record<'goal' | 'other', readonly number[]>> = {
  goal: [0, 1, 1, 2, 2, 3, 7],
  other: [0, 1, 2, 3, 5, 9],
}

/** Any match that the rules can settle, likely or not, with its events in some order. */
export function anyMatch(random: Random): MatchLog {
  return (['1H', '2H'] as const).flatMap((period) => {
    const kinds: readonly EventKind[] = ['goal', ...INCIDENT_KINDS]
    const events = kinds.flatMap((kind) =>
      (['home', 'away'] as const).flatMap((side) => {
        const most = random.pick(MOST[kind === 'goal' ? 'goal' : 'other'])
        return Array.from({ length: random.integer(0, most) }, () => ({ kind, side, period }))
      }),
    )
    return spreadOverMinutes(shuffled(events, random))
  })
}

/** The match as it is corrected: an event was another side's, was none, or was missed. */
export function correctedMatch(log: MatchLog, random: Random): MatchLog {
  const at = random.integer(0, Math.max(0, log.length - 1))
  const event = log[at]
  if (event === undefined) return [{ kind: 'goal', side: 'home', period: '1H', minute: 12 }]
  const other = event.side === 'home' ? ('away' as const) : ('home' as const)
  const replaced = random.pick([[], [event, event], [{ ...event, side: other }]])
  return [...log.slice(0, at), ...replaced, ...log.slice(at + 1)]
}
