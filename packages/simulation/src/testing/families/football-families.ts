import type { Score } from '@caderneta/domain/markets/game/game'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { MarketTab } from '@caderneta/domain/markets/registry/match-tabs'
import { resultOf } from '@caderneta/domain/markets/rule/rule'
import {
  FOOTBALL_MARKETS,
  FOOTBALL_SELECTIONS,
} from '@caderneta/domain/markets/sports/football/football'
import {
  goalBounds,
  goalOrderIn,
  type MatchProgress,
} from '@caderneta/domain/markets/sports/football/football-goals'
import { outcomesIn } from '@caderneta/domain/markets/sports/football/football-outcome'
import type { IncidentFamily } from '@caderneta/domain/markets/sports/football/incidents/incident'
import {
  type IncidentProgress,
  incidentBounds,
} from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import { incidentResults } from '@caderneta/domain/markets/sports/football/incidents/incident-outcomes'
import { INCIDENT_SELECTIONS } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { decidedIn } from '@caderneta/pricing/goals/match-progress'
import { expectedFromGoals } from '../independent-football.ts'
import { expectedFromIncidents } from '../independent-incidents.ts'
import type { LegResult } from '../leg-result.ts'
import type { MatchLog, MatchState, Outlook } from './match-log.ts'

/** A selection as a proof needs it. */
export interface ProvedSelection {
  /** In its match. */
  readonly index: number
  /** Its market, name and line: unique in a match. */
  readonly title: string
  /** Its market and what distinguishes the book in it. */
  readonly book: string
  readonly winners: number | null
}

/** What is known of a selection in a state of play. */
interface Known {
  /** It takes no more bets and is settled. */
  readonly isKnown: boolean
  /** What its rule alone says, if it says anything. */
  readonly result: SelectionResult | null
}

/** The markets of one tab, as the product settles them and as the second opinion does. */
export interface FootballFamily {
  readonly name: MarketTab
  readonly outlook: Outlook
  readonly selections: readonly ProvedSelection[]
  /** Of a whole match, by position in the selections. */
  readonly settle: (log: MatchLog) => (at: number) => SelectionResult
  readonly expected: (log: MatchLog) => (at: number) => LegResult
  readonly knownIn: (state: MatchState) => (at: number) => Known
  /** True of a selection that may have been on sale. */
  readonly hasOpened: (events: MatchLog) => (at: number) => boolean
}

const GOAL_TABS = ['main', 'goals', 'halves', 'handicaps', 'combined', 'minutes'] as const
const OF_SCORES: Outlook = { kinds: ['goal'], most: 12, arePaired: true }
const OF_MINUTES: Outlook = { kinds: ['goal'], most: 12, isByMinute: true }
const INCIDENTS: readonly (readonly [tab: IncidentFamily, outlook: Outlook])[] = [
  ['corners', { kinds: ['corner'], most: 17, isByMinute: true }],
  ['cards', { kinds: ['yellow_card', 'second_yellow', 'red_card'], most: 11 }],
  ['shots', { kinds: ['goal', 'shot_saved', 'shot_off'], most: 22 }],
]

const MARKETS = new Map<number, (typeof FOOTBALL_MARKETS)[number]>(
  FOOTBALL_MARKETS.map((market) => [market.id, market]),
)

function marketOf(marketId: number) {
  const market = MARKETS.get(marketId)
  if (!market) throw new RangeError(`no market ${marketId}`)
  return market
}

interface Named {
  readonly index: number
  readonly marketId: number
  readonly name: string
  readonly handicap: string
  readonly specifier: string
}

function proved({ index, marketId, name, handicap, specifier }: Named): ProvedSelection {
  return {
    index,
    title: `${marketId} ${name} ${handicap}`,
    book: `${marketId} ${specifier}`,
    winners: marketOf(marketId).winners,
  }
}

const counted = (log: MatchLog) =>
  log.map(({ kind, side, period, minute }) => ({
    kind,
    minute,
    side: side === 'home' ? (1 as const) : (2 as const),
    half: period === '1H' ? (1 as const) : (2 as const),
  }))

function scoreOf(log: MatchLog): Score {
  const goals = log.filter(({ kind }) => kind === 'goal')
  const home = goals.filter(({ side }) => side === 'home').length
  return [home, goals.length - home]
}

const halfOf = (log: MatchLog) => log.filter(({ period }) => period === '1H')
const goalsIn = (log: MatchLog) => log.filter(({ kind }) => kind === 'goal')

function goalFamily(tab: (typeof GOAL_TABS)[number]): FootballFamily {
  const positions = [...FOOTBALL_SELECTIONS.keys()].filter(
    (position) => marketOf(itemAt(FOOTBALL_SELECTIONS, position).marketId).tab === tab,
  )
  const selections = positions.map((position) => itemAt(FOOTBALL_SELECTIONS, position))
  return {
    name: tab,
    outlook: tab === 'minutes' ? OF_MINUTES : OF_SCORES,
    selections: selections.map(proved),
    settle: (log) => {
      const [halfTime, fullTime] = [scoreOf(halfOf(log)), scoreOf(log)]
      const outcomeOf = outcomesIn({
        ...({ status: 'finished', halfTime, fullTime } as const),
        goals: goalsIn(log),
      })
      return (at) => outcomeOf(itemAt(selections, at))
    },
    expected: (log) => {
      const goals = counted(goalsIn(log))
      return (at) => expectedFromGoals(goals, itemAt(selections, at))
    },
    knownIn: (state) => {
      const progress = progressOf(state)
      const [bounds, order] = [goalBounds(progress), goalOrderIn(progress)]
      const isDecided = decidedIn(progress)
      return (at) => ({
        isKnown: isDecided(itemAt(positions, at)),
        result: resultOf(itemAt(selections, at).rule, bounds, order),
      })
    },
    hasOpened: (events) => (at) => hasGoalOpened(itemAt(selections, at), events),
  }
}

function hasGoalOpened(
  { opens, marketId }: (typeof FOOTBALL_SELECTIONS)[number],
  events: MatchLog,
): boolean {
  if (opens === undefined) return true
  const goals = goalsIn(marketOf(marketId).span === 'firstHalf' ? halfOf(events) : events)
  if ('goals' in opens) return goals.length >= opens.goals
  // On sale before anything decides them.
  if ('minute' in opens) return true
  if (!('score' in opens)) return false
  const [home, away] = opens.score
  const [ours, theirs] = scoreOf(goals.slice(0, home + away))
  return ours === home && theirs === away
}

function progressOf({ events, isFirstHalfOver, minute }: MatchState): MatchProgress {
  return {
    score: scoreOf(events),
    halfTime: isFirstHalfOver ? scoreOf(halfOf(events)) : null,
    isNinetyOver: false,
    log: { goals: goalsIn(events), minute },
  }
}

function incidentFamily(tab: IncidentFamily, outlook: Outlook): FootballFamily {
  const selections = INCIDENT_SELECTIONS.filter(({ marketId }) => marketOf(marketId).tab === tab)
  return {
    name: tab,
    outlook,
    selections: selections.map(proved),
    settle: (log) => {
      const resultIn = incidentResults(incidentsOf(log))
      return (at) => resultIn(itemAt(selections, at))
    },
    expected: (log) => {
      const events = counted(log)
      return (at) => expectedFromIncidents(events, itemAt(selections, at))
    },
    knownIn: ({ events, isFirstHalfOver, minute }) => {
      const bounds = incidentBounds({
        ...incidentsOf(events),
        ...{ isFirstHalfOver, minute },
        isNinetyOver: false,
      })
      return (at) => {
        const result = resultOf(itemAt(selections, at).rule, bounds)
        return { isKnown: result !== null, result }
      }
    },
    hasOpened: (events) => (at) => {
      const { opens } = itemAt(selections, at)
      const sofar = events.filter(({ kind }) => outlook.kinds.includes(kind)).length
      return opens === undefined || !('incidents' in opens) || sofar >= opens.incidents
    },
  }
}

function incidentsOf(log: MatchLog): Pick<IncidentProgress, 'incidents' | 'score'> {
  const incidents = log.flatMap((one) => (one.kind === 'goal' ? [] : [{ ...one, kind: one.kind }]))
  return { incidents, score: scoreOf(log) }
}

/** Every family of football: a market is in the proofs as soon as it has a tab. */
export const FOOTBALL_FAMILIES: readonly FootballFamily[] = [
  ...GOAL_TABS.map(goalFamily),
  ...INCIDENTS.map(([tab, outlook]) => incidentFamily(tab, outlook)),
]
