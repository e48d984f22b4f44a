import type { MatchFact } from '@caderneta/domain/markets/game/match-fact'
import { indexOf } from '@caderneta/domain/markets/market/game-selection'
import { isIncident } from '@caderneta/domain/markets/sports/football/incidents/incident'
import type { FeedBody } from '@caderneta/feed/messages'
import type { TimedBody } from '@caderneta/feed/programme'
import { FOOTBALL_FAMILIES, type FootballFamily } from './football-families.ts'
import type { MatchLog, MatchState } from './match-log.ts'

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/** What a bettor has seen of a match at a moment. */
interface Seen {
  /** Indexes of the selections that have been on sale. */
  readonly offered: Set<number>
  /** Result by index. */
  readonly settled: Map<number, string>
}

/**
 * Compares the settlements of the messages of one match, moment by moment, with what is known of
 * each selection from the timeline of the same moment; up to the end of the 90 minutes.
 */
export function misplacedSettlements(messages: readonly TimedBody[]): readonly string[] {
  const seen: Seen = { offered: new Set(), settled: new Map() }
  const breaches: string[] = []
  for (const bodies of byMoment(messages)) {
    const change = bodies.findLast((body): body is OddsChange => body.kind === 'odds_change')
    if (change && isNinetyOver(change)) break
    for (const body of bodies) breaches.push(...note(seen, body))
    if (change?.clock) breaches.push(...misplaced(seen, stateOf(change)))
  }
  return [...new Set(breaches)]
}

function byMoment(messages: readonly TimedBody[]): readonly (readonly FeedBody[])[] {
  const moments = new Map<number, FeedBody[]>()
  for (const { at, body } of messages.toSorted((one, other) => one.at - other.at)) {
    const bodies = moments.get(at) ?? []
    bodies.push(body)
    moments.set(at, bodies)
  }
  return [...moments.values()]
}

/** A result that changes is a breach of its own. */
function note({ offered, settled }: Seen, body: FeedBody): readonly string[] {
  if (body.kind === 'odds_change') {
    for (const { selections, status } of body.markets)
      if (status !== 'closed') for (const { oddId } of selections) offered.add(oddId)
    return []
  }
  if (body.kind !== 'bet_settlement') return []
  return body.outcomes.flatMap(({ selectionId, result }) => {
    const index = indexOf(selectionId)
    const before = settled.get(index) ?? result
    settled.set(index, result)
    return before === result ? [] : [`${index}: ${before}, then ${result}`]
  })
}

function misplaced({ offered, settled }: Seen, state: MatchState): readonly string[] {
  return FOOTBALL_FAMILIES.flatMap((family) => {
    const [knownAt, hasOpened] = [family.knownIn(state), family.hasOpened(state.events)]
    return [...family.selections.entries()].flatMap(([at, { index, title }]) => {
      const [isKnown, isSettled] = [knownAt(at).isKnown, settled.has(index)]
      if (isSettled && !isKnown) return [`${title}: too early`]
      const isDue = isKnown && offered.has(index) && hasOpened(at)
      return isDue && !isSettled ? [`${title}: too late`] : []
    })
  })
}

function stateOf({ status, clock, timeline }: OddsChange): MatchState {
  const events = (timeline ?? []).flatMap(eventOf)
  const isFirstHalfOver = status === 'halftime' || clock?.period === '2H'
  return { events, isFirstHalfOver, minute: clock?.minute ?? 1 }
}

function eventOf(fact: MatchFact): MatchLog {
  const { side, period, minute, isAnnulled } = fact
  if (isAnnulled || side === null || (period !== '1H' && period !== '2H')) return []
  if (fact.kind === 'goal') return [{ kind: 'goal', side, period, minute }]
  return isIncident(fact) ? [{ kind: fact.kind, side, period, minute }] : []
}

function isNinetyOver({ status, clock }: OddsChange): boolean {
  return status === 'ended' || (clock !== null && !['1H', 'HT', '2H'].includes(clock.period))
}

/** Family names with early settlements: what a sample of matches has to contain. */
export function settledEarly(messages: readonly TimedBody[]): ReadonlySet<FootballFamily['name']> {
  const early = messages.flatMap(({ body }) =>
    body.kind === 'bet_settlement' && body.certainty === 'live' ? body.outcomes : [],
  )
  const indexes = new Set(early.map(({ selectionId }) => indexOf(selectionId)))
  const isEarly = ({ selections }: FootballFamily) =>
    selections.some(({ index }) => indexes.has(index))
  return new Set(FOOTBALL_FAMILIES.filter(isEarly).map(({ name }) => name))
}
