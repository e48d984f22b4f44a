import { handicapResult, type LegResult } from './leg-result.ts'

/**
 * The second opinion on the markets about corners, cards and shots, written from the published
 * rules: it counts what happened one by one and shares nothing with the rules that it checks.
 */

/** A goal, a corner, a card or a shot of the 90 minutes, as the timeline names it. */
export interface CountedEvent {
  readonly kind: string
  readonly side: 1 | 2
  readonly half: 1 | 2
  /** As the clock shows it: 45 and 90 have all of stoppage time. */
  readonly minute: number
}

interface WireSelection {
  readonly marketId: number
  readonly name: string
  readonly handicap: string
}

type Events = readonly CountedEvent[]
type Judge = (events: Events, selection: WireSelection) => LegResult

/** True of a market that is about incidents. */
export function isAboutIncidents(marketId: number): boolean {
  return marketId in JUDGES
}

/** Result of a selection from all that happened in a match, in order. */
export function expectedFromIncidents(events: Events, selection: WireSelection): LegResult {
  const judge = JUDGES[selection.marketId]
  if (!judge) throw new RangeError(`no rule for market ${selection.marketId}`)
  return judge(events, selection)
}

const won = (isWon: boolean): LegResult => (isWon ? 'win' : 'lose')
const yes = (isTrue: boolean, { name }: WireSelection) => won(isTrue === (name === 'Yes'))

function param({ handicap }: WireSelection, key: string): string {
  const found = handicap.split('|').find((part) => part.startsWith(`${key}=`))
  return found ? found.slice(key.length + 1) : handicap
}

const sideOf = (selection: WireSelection) => (param(selection, 'side') === '1' ? 1 : 2)
const half = (events: Events, number: 1 | 2) => events.filter((event) => event.half === number)

/** How much of something one side has, or both. */
type Count = (events: Events, side?: 1 | 2) => number

const counting =
  (worth: Readonly<Record<string, number>>): Count =>
  (events, side) => {
    let sum = 0
    for (const event of events) {
      if (side === undefined || event.side === side) sum += worth[event.kind] ?? 0
    }
    return sum
  }

const corners = counting({ corner: 1 })
const cards = counting({ yellow_card: 1, second_yellow: 2, red_card: 2 })
const points = counting({ yellow_card: 10, second_yellow: 25, red_card: 25 })
const reds = counting({ second_yellow: 1, red_card: 1 })
const onTarget = counting({ goal: 1, shot_saved: 1 })
const shots = counting({ goal: 1, shot_saved: 1, shot_off: 1 })

function againstLine(count: number, selection: WireSelection): LegResult {
  const ahead = Math.round(100 * (count - Number(param(selection, 'total'))))
  return handicapResult(selection.name === 'Over' ? ahead : -ahead)
}

const total =
  (count: Count): Judge =>
  (events, one) =>
    againstLine(count(events), one)

const teamTotal =
  (count: Count): Judge =>
  (events, one) =>
    againstLine(count(events, sideOf(one)), one)

const most =
  (count: Count): Judge =>
  (events, { name }) => {
    const lead = count(events, 1) - count(events, 2)
    return won(name === (lead > 0 ? '1' : lead < 0 ? '2' : 'Draw'))
  }

const withHandicap =
  (count: Count): Judge =>
  (events, { name, handicap }) => {
    const lead = count(events, 1) - count(events, 2)
    return handicapResult(Math.round(100 * ((name === '1' ? lead : -lead) + Number(handicap))))
  }

const inFirstHalf =
  (judge: Judge): Judge =>
  (events, one) =>
    judge(half(events, 1), one)

const inMinutes =
  (judge: Judge): Judge =>
  (events, one) => {
    const [from, to] = [Number(param(one, 'from')), Number(param(one, 'to'))]
    return judge(
      events.filter(({ minute }) => minute >= from && minute <= to),
      one,
    )
  }

/** Who has the event of a number, of all that count anything. */
const numbered =
  (count: Count, key: string): Judge =>
  (events, one) => {
    const counted = events.filter((event) => count([event]) > 0)
    const event = counted[Number(param(one, key)) - 1]
    return won(one.name === (event ? String(event.side) : 'None'))
  }

const race: Judge = (events, one) => {
  const goal = Number(param(one, 'cornernr'))
  const [first] = events
    .map((event, i) => ({ side: event.side, sofar: events.slice(0, i + 1) }))
    .filter(({ side, sofar }) => corners(sofar, side) >= goal)
  return won(one.name === (first ? String(first.side) : 'None'))
}

const range: Judge = (events, { name }) => {
  const count = corners(events)
  return won(name === (count < 9 ? '0-8' : count < 12 ? '9-11' : '12+'))
}

/** By market number on the wire. */
const JUDGES: Readonly<Record<number, Judge>> = {
  1015001: total(corners),
  1015002: most(corners),
  1015003: withHandicap(corners),
  1015004: teamTotal(corners),
  1015005: range,
  1015006: (events, { name }) => won(name === (corners(events) % 2 === 0 ? 'Even' : 'Odd')),
  1015007: numbered(corners, 'cornernr'),
  1015008: race,
  1015009: inFirstHalf(total(corners)),
  1015010: inFirstHalf(most(corners)),
  1015011: inFirstHalf(teamTotal(corners)),
  1015012: inMinutes(total(corners)),
  1016001: total(cards),
  1016002: most(cards),
  1016003: withHandicap(cards),
  1016004: teamTotal(cards),
  1016005: total(points),
  1016006: numbered(cards, 'bookingnr'),
  1016007: inFirstHalf(total(cards)),
  1016008: (events, one) => yes(reds(events) > 0, one),
  1016009: (events, one) => yes(reds(events, sideOf(one)) > 0, one),
  1016010: (events, one) => yes(cards(events, 1) > 0 && cards(events, 2) > 0, one),
  1017001: total(onTarget),
  1017002: teamTotal(onTarget),
  1017003: most(onTarget),
  1017004: total(shots),
  1017005: teamTotal(shots),
}
