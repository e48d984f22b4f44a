import {
  INCIDENT_KINDS,
  type IncidentKind,
} from '@caderneta/domain/markets/sports/football/incidents/incident'

export type EventKind = IncidentKind | 'goal'

/** A goal, a corner, a card or a shot of the 90 minutes. */
interface LoggedEvent {
  readonly kind: EventKind
  readonly side: 'home' | 'away'
  readonly period: '1H' | '2H'
  /** As the clock shows it: 45 and 90 have all of stoppage time. */
  readonly minute: number
}

/** The events of the 90 minutes in their order: the first half, then the second. */
export type MatchLog = readonly LoggedEvent[]

/** A match that goes on; half-time is over with the first event after it, if not before. */
export interface MatchState {
  readonly events: MatchLog
  readonly isFirstHalfOver: boolean
  /** That the clock shows: not over. */
  readonly minute: number
}

const events = (count: number, event: LoggedEvent): MatchLog => Array(count).fill(event)

const LAST_MINUTE = { '1H': 45, '2H': 90 } as const
const FIRST_MINUTE = { '1H': 1, '2H': 46 } as const

function event(
  kind: EventKind,
  side: 'home' | 'away',
  period: '1H' | '2H',
  minute: number = LAST_MINUTE[period],
): LoggedEvent {
  return { kind, side, period, minute }
}

/** The same events spread over their halves, in their order. */
export function spreadOverMinutes(log: readonly Omit<LoggedEvent, 'minute'>[]): MatchLog {
  return (['1H', '2H'] as const).flatMap((half) => {
    const ofHalf = log.filter(({ period }) => period === half)
    const minuteOf = (place: number) =>
      FIRST_MINUTE[half] + Math.floor((HALF_MINUTES * place) / ofHalf.length)
    return ofHalf.map((one, place) => ({ ...one, minute: minuteOf(place) }))
  })
}

const HALF_MINUTES = 45

const RARE: Readonly<Record<string, MatchLog>> = {
  'nothing happens': [],
  'twelve goals, all of them away and late': events(12, event('goal', 'away', '2H')),
  'goals in turn': ['1H', '2H'].flatMap((period) =>
    [0, 1, 2].flatMap(() =>
      (['home', 'away'] as const).map((side) => event('goal', side, period === '1H' ? '1H' : '2H')),
    ),
  ),
  'a comeback': [
    ...events(2, event('goal', 'home', '1H')),
    ...events(3, event('goal', 'away', '2H')),
  ],
  'three dismissals': [
    event('yellow_card', 'home', '1H'),
    event('second_yellow', 'home', '1H'),
    event('red_card', 'away', '1H'),
    event('red_card', 'away', '2H'),
  ],
  'every kind once, each side': INCIDENT_KINDS.flatMap((kind) => [
    event(kind, 'home', '1H'),
    event(kind, 'away', '2H'),
  ]),
  'thirty corners of one side': events(30, event('corner', 'home', '1H')),
  'level in corners until the last': [
    ...events(8, event('corner', 'away', '1H')),
    ...events(8, event('corner', 'home', '2H')),
    event('corner', 'home', '2H'),
  ],
}

/** Matches that chance rarely makes and that a rule is most often wrong about. */
export const RARE_LOGS: readonly MatchLog[] = Object.values(RARE).flatMap((log) => [
  log,
  spreadOverMinutes(log),
])

/**
 * The state after so many events, or later, in the minute of the next one; with `isBreak` half-time
 * is over if the rest allows it.
 */
export function stateAfter(log: MatchLog, count: number, isBreak: boolean): MatchState {
  const [soFar, rest] = [log.slice(0, count), log.slice(count)]
  const isOver = isBreak && rest.every(({ period }) => period === '2H')
  const isFirstHalfOver = isOver || soFar.some(({ period }) => period === '2H')
  const half = isFirstHalfOver ? '2H' : '1H'
  const reached = Math.max(FIRST_MINUTE[half], soFar.at(-1)?.minute ?? 1)
  const next = rest.find(({ period }) => period === half)
  return { events: soFar, isFirstHalfOver, minute: isBreak ? (next?.minute ?? reached) : reached }
}

/** How a state may go on. */
export interface Outlook {
  readonly kinds: readonly EventKind[]
  /** Of each side and kind in a half. */
  readonly most: number
  /** True where one rule may be about both halves. */
  readonly arePaired?: boolean
  /** True where rules are about minutes. */
  readonly isByMinute?: boolean
}

/** Neighbours are unlike: what a few of them do not distinguish, few do. Both are prime. */
const STRIDES = [101, 103] as const

/**
 * Ways in which a state may go on, those in which the most happens first. Not all, but every count
 * of each side up to the most, in either order: enough that any two ends which a rule
 * distinguishes are among them.
 */
export function continuations(
  { isFirstHalfOver, minute }: Pick<MatchState, 'isFirstHalfOver' | 'minute'>,
  { kinds, most, arePaired = false, isByMinute = false }: Outlook,
): readonly MatchLog[] {
  const halves = isFirstHalfOver ? (['2H'] as const) : (['1H', '2H'] as const)
  const ofHalf = (count: (most: number) => readonly number[]) =>
    kinds.flatMap((kind) => halves.flatMap((half) => courses(kind, half, count(most))))
  const far = ofHalf(() => [0, most])
  const near = ofHalf((last) => Array.from({ length: last + 1 }, (_, count) => count))
  const paired = arePaired && !isFirstHalfOver ? kinds.flatMap((kind) => pairs(kind, most)) : []
  const timed = isByMinute ? kinds.flatMap((kind) => inOneMinute(kind, minute, most)) : []
  const others = [...near, ...paired, ...timed]
  const [usual, other] = STRIDES
  // A divisor of their number would come back to the first before it has been to all.
  const stride = others.length % usual === 0 ? other : usual
  return [...far, ...others.map((_, i) => others[(i * stride) % others.length] ?? [])]
}

const WINDOW_MINUTES = 5

/** As many as turn the few events so far. */
const FEW = [1, 2, 3, 4, 5, 6]

/** A few events of a side, or the most, in one of the windows of five minutes that are left. */
function inOneMinute(kind: EventKind, earliest: number, most: number): readonly MatchLog[] {
  const windows = Array.from({ length: 18 }, (_, i) => WINDOW_MINUTES * (i + 1))
  return windows
    .filter((last) => last >= earliest)
    .flatMap((last) =>
      (['home', 'away'] as const).flatMap((side) =>
        [...FEW, most].map((count) =>
          events(count, event(kind, side, last > HALF_MINUTES ? '2H' : '1H', last)),
        ),
      ),
    )
}

function pairs(kind: EventKind, most: number): readonly MatchLog[] {
  return oneSided(kind, '1H', most).flatMap((first) =>
    oneSided(kind, '2H', most).map((rest) => [...first, ...rest]),
  )
}

function oneSided(kind: EventKind, period: '1H' | '2H', most: number): readonly MatchLog[] {
  return Array.from({ length: most }, (_, i) => i + 1).flatMap((count) =>
    (['home', 'away'] as const).map((one) => events(count, event(kind, one, period))),
  )
}

function courses(
  kind: EventKind,
  period: '1H' | '2H',
  counts: readonly number[],
): readonly MatchLog[] {
  return counts.flatMap((home) =>
    counts.flatMap((away) => {
      const ours = events(home, event(kind, 'home', period))
      const theirs = events(away, event(kind, 'away', period))
      const isOneWay = home === 0 || away === 0
      return isOneWay
        ? [[...ours, ...theirs]]
        : [
            [...ours, ...theirs],
            [...theirs, ...ours],
          ]
    }),
  )
}
