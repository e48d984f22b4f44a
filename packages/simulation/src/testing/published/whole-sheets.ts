import { countersOf, orderRulesOf } from '@caderneta/domain/markets/rule/rule'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import type { IncidentKind } from '@caderneta/domain/markets/sports/football/incidents/incident'
import { INCIDENT_SELECTIONS } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import { type MatchCourse, matchCourse } from '@caderneta/feed/football/match-course'
import type { MatchScript } from '@caderneta/feed/football/match-script'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import type { SelectionOdds } from '@caderneta/pricing/chances/market-odds'
import { randomFrom } from '@caderneta/pricing/random'
import { matchScript } from '../../football/football-game-programme.ts'
import { seasonTime } from '../../season/season-time.ts'
import { footballDay } from '../football-day.ts'
import { expectedFromGoals } from '../independent-football.ts'
import { type CountedEvent, expectedFromIncidents } from '../independent-incidents.ts'
import type { LegResult } from '../leg-result.ts'
import { endsOf, type MatchUpTo } from './match-ends.ts'
import { returned } from './published-sheet.ts'

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/** A football match of the season that runs its course, as the default feed publishes it. */
interface PublishedMatch {
  readonly script: MatchScript
  readonly course: MatchCourse
  readonly programme: GameProgramme
  /** At which prices are published, in their order. */
  readonly moments: readonly number[]
}

const ANNOUNCED_MS_BEFORE = 600_000
const FIRST_DAY = 20_778

/** Matches of a season from a seed, endless. */
export function* publishedMatches(seed: string): Generator<PublishedMatch> {
  for (let day = FIRST_DAY; ; day += 1) {
    for (const game of footballDay(seed, day)) {
      const announcedAt = game.startMs - ANNOUNCED_MS_BEFORE
      const cast = { seed, time: seasonTime(0, 1), isHighlight: false, announcedAt }
      const script = matchScript(game, cast, { kind: 'none' })
      const programme = footballProgramme({ script, announcedAt, speed: 1 })
      const moments = momentsOf(programme)
      yield { script, course: matchCourse(script), programme, moments }
    }
  }
}

function momentsOf(programme: GameProgramme): readonly number[] {
  const moments: number[] = []
  let next = programme.nextAfter(programme.announcedAt - 1)
  while (next !== null) {
    moments.push(next)
    next = programme.nextAfter(next)
  }
  return moments
}

/** A selection with the market that it is of. */
export interface OpenSelection extends SelectionOdds {
  readonly marketId: number
}

/** All that is open in a match at a moment. */
export interface OpenSheet {
  readonly upTo: MatchUpTo
  readonly selections: readonly OpenSelection[]
  readonly isLive: boolean
}

/** Null where betting rests. */
export function openSheet({ script, course, programme }: PublishedMatch, at: number) {
  const change = programme
    .snapshot(at, at)
    .findLast((body): body is OddsChange => body.kind === 'odds_change')
  if (change === undefined) return null
  const selections = change.markets
    .filter(({ status }) => status === 'open')
    .flatMap(({ marketId, selections: all }) => all.map((one) => ({ ...one, marketId })))
  if (selections.length === 0) return null
  const second = (at - script.fixture.startsAt) / 1000
  const sheet: OpenSheet = {
    selections,
    isLive: change.clock !== null,
    upTo: {
      rates: script.rates,
      events: eventsUpTo(course, second),
      hasIncidents: course.hasIncidents,
      isFirstHalfOver: second >= course.halfTimeSecond,
      minute: change.clock?.minute ?? 1,
    },
  }
  return sheet
}

function eventsUpTo(course: MatchCourse, second: number): readonly CountedEvent[] {
  const goals = course.goals.map((goal) => ({ ...goal, kind: 'goal' as const }))
  return [...goals, ...course.incidents]
    .filter((event) => event.second <= second && !event.period.startsWith('ET'))
    .sort((one, other) => one.second - other.second)
    .map(({ kind, side, period, minute }) => ({
      kind,
      minute,
      side: side === 'home' ? 1 : 2,
      half: period === '1H' ? 1 : 2,
    }))
}

/**
 * What the markets of a match are about, so that any end of one part can come with any of another:
 * chances for each part are chances for all of them together.
 */
const PARTS = {
  goals: ['goal', 'shot_saved', 'shot_off'],
  corners: ['corner'],
  cards: ['yellow_card', 'second_yellow', 'red_card'],
} as const satisfies Readonly<Record<string, readonly (IncidentKind | 'goal')[]>>

/** Bets on one part of a match, and what a unit on each returns at each end. */
interface SheetPart {
  readonly name: keyof typeof PARTS
  readonly selections: readonly OpenSelection[]
  readonly returns: readonly Float64Array[]
}

/** Every bet on a sheet at so many ends that the match can have, by the second opinion. */
export function partsOf({ selections, upTo }: OpenSheet, ends: number, seed: string) {
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((name): readonly SheetPart[] => {
    const own = selections.filter(({ oddId }) => selectionAt(oddId).part === name)
    if (own.length === 0) return []
    const logs = endsOf(upTo, PARTS[name], ends, randomFrom(`${seed}/${name}`)).map(endOf)
    const returns = own.map(({ oddId, odds }) => {
      const { settle } = selectionAt(oddId)
      return Float64Array.from(logs, (log) => returned(settle(log), odds))
    })
    return [{ name, selections: own, returns }]
  })
}

/** The events of an end, and what rules without minutes see of its goals. */
interface End {
  readonly events: readonly CountedEvent[]
  readonly goals: readonly CountedEvent[]
  readonly score: string
  readonly order: string
}

function endOf(events: readonly CountedEvent[]): End {
  const goals = events.filter(({ kind }) => kind === 'goal')
  const order = goals.map(({ side, half }) => `${half}${side}`)
  return { events, goals, order: order.join(), score: order.toSorted().join() }
}

interface SettledSelection {
  readonly part: keyof typeof PARTS
  readonly settle: (end: End) => LegResult
}

function selectionAt(index: number): SettledSelection {
  const selection = BY_INDEX.get(index)
  if (selection === undefined) throw new RangeError(`no selection ${index}`)
  return selection
}

/** Of all that happens, a rule sees the goals by score, in their order, or with their minutes. */
function goalSelection(selection: (typeof FOOTBALL_SELECTIONS)[number]): SettledSelection {
  const { rule } = selection
  const settle = ({ goals }: End) => expectedFromGoals(goals, selection)
  if (countersOf(rule).some((counter) => counter.startsWith('goals.from')))
    return { part: 'goals', settle }
  const key = orderRulesOf(rule).length > 0 ? 'order' : 'score'
  const known = new Map<string, LegResult>()
  return {
    part: 'goals',
    settle: (end) => {
      const result = known.get(end[key]) ?? settle(end)
      known.set(end[key], result)
      return result
    },
  }
}

const PART_BY_FAMILY = { 15: 'corners', 16: 'cards', 17: 'goals' } as const

function incidentSelection(selection: (typeof INCIDENT_SELECTIONS)[number]): SettledSelection {
  const family = Math.floor(selection.marketId / 1000) % 100
  const part = family === 15 || family === 16 || family === 17 ? PART_BY_FAMILY[family] : null
  if (part === null) throw new RangeError(`a market of no family: ${selection.marketId}`)
  return { part, settle: ({ events }) => expectedFromIncidents(events, selection) }
}

const BY_INDEX: ReadonlyMap<number, SettledSelection> = new Map([
  ...FOOTBALL_SELECTIONS.map((one) => [one.index, goalSelection(one)] as const),
  ...INCIDENT_SELECTIONS.map((one) => [one.index, incidentSelection(one)] as const),
])
