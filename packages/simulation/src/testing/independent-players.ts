import { handicapResult, type LegResult } from './leg-result.ts'

/**
 * The second opinion on the markets about players, written from the published rules: it reads
 * the events of a match one by one, by the names of the players, and shares nothing with the rules
 * that it checks.
 */

/** An event of the 90 minutes, as the timeline names it. */
export interface NamedEvent {
  readonly kind: string
  readonly side: 1 | 2
  readonly player?: string | undefined
  /** Of a goal who assisted, of a substitution who left. */
  readonly partner?: string | undefined
  readonly isOwnGoal?: true | undefined
}

/** A match with its players: those who start are on the field from the kick-off, unless absent. */
export interface NamedMatch {
  readonly starters: readonly [home: readonly string[], away: readonly string[]]
  readonly events: readonly NamedEvent[]
}

interface WireSelection {
  readonly marketId: number
  readonly name: string
  readonly handicap: string
}

/** True of a market that is about players. */
export function isAboutPlayers(marketId: number): boolean {
  return marketId in JUDGES
}

/** Result of a selection from all that happened in a match, in order. */
export function expectedFromPlayers(match: NamedMatch, selection: WireSelection): LegResult {
  const judge = JUDGES[selection.marketId]
  if (!judge) throw new RangeError(`no rule for market ${selection.marketId}`)
  return judge(match, selection)
}

type Judge = (match: NamedMatch, selection: WireSelection) => LegResult

const won = (isWon: boolean): LegResult => (isWon ? 'win' : 'lose')
const param = ({ handicap }: WireSelection, key: string): string =>
  handicap
    .split('|')
    .find((part) => part.startsWith(`${key}=`))
    ?.slice(key.length + 1) ?? ''

const isGoal = ({ kind, isOwnGoal }: NamedEvent) => kind === 'goal' && !isOwnGoal
const goalsOf = ({ events }: NamedMatch) => events.filter(isGoal)
const isBefore = (match: NamedMatch, name: string, event: NamedEvent | undefined): boolean => {
  const { starters, events } = match
  const isAbsent = events.some(({ kind, player }) => kind === 'absence' && player === name)
  if (starters.flat().includes(name)) return !isAbsent
  const until = event === undefined ? events : events.slice(0, events.indexOf(event))
  return until.some(({ kind, player }) => kind === 'substitution' && player === name)
}
const hasPlayed = (match: NamedMatch, name: string) => isBefore(match, name, undefined)

/** Void of a player who never plays. */
const ofPlayer =
  (isWon: (match: NamedMatch, name: string, selection: WireSelection) => boolean): Judge =>
  (match, selection) => {
    const [name = ''] = selection.name.split(' & ')
    return hasPlayed(match, name) ? won(isWon(match, name, selection)) : 'void'
  }

/** Or 'None', which wins where no player scores. */
const orNone =
  (judge: Judge): Judge =>
  (match, selection) =>
    selection.name === 'None' ? won(goalsOf(match).length === 0) : judge(match, selection)

/** Who scores a goal; void of who comes on after it. */
const scorerOf =
  (goalIn: (match: NamedMatch, selection: WireSelection) => NamedEvent | undefined): Judge =>
  (match, selection) => {
    const goal = goalIn(match, selection)
    if (selection.name === 'None') return won(goal === undefined)
    if (!isBefore(match, selection.name, goal)) return 'void'
    return won(goal?.player === selection.name)
  }

const goals = (match: NamedMatch, name: string) =>
  goalsOf(match).filter(({ player }) => player === name).length
const assists = (match: NamedMatch, name: string) =>
  goalsOf(match).filter(({ partner }) => partner === name).length
const events = ({ events: all }: NamedMatch, name: string, kinds: readonly string[]) =>
  all.filter(({ kind, player }) => kinds.includes(kind) && player === name).length
const onTarget = (match: NamedMatch, name: string) =>
  goals(match, name) + events(match, name, ['shot_saved'])

function endsWith({ events: all }: NamedMatch, result: string): boolean {
  const scored = (side: 1 | 2) =>
    all.filter(({ kind, side: of }) => kind === 'goal' && of === side).length
  const lead = scored(1) - scored(2)
  return result === (lead > 0 ? '1' : lead < 0 ? '2' : 'Draw')
}

const total =
  (countOf: (match: NamedMatch, name: string) => number): Judge =>
  (match, selection) => {
    const name = param(selection, 'player')
    if (!hasPlayed(match, name)) return 'void'
    const ahead = Math.round(100 * (countOf(match, name) - Number(param(selection, 'total'))))
    return handicapResult(selection.name === 'Over' ? ahead : -ahead)
  }

/** Saved shots of the other side; keepers are not replaced in the matches that are checked. */
function saves(match: NamedMatch, name: string): number {
  const side = match.starters[0].includes(name) ? 1 : 2
  return match.events.filter((one) => one.kind === 'shot_saved' && one.side !== side).length
}

/** By market number on the wire. */
const JUDGES: Readonly<Record<number, Judge>> = {
  1018001: orNone(ofPlayer((match, name) => goals(match, name) > 0)),
  1018002: scorerOf((match) => goalsOf(match)[0]),
  1018003: orNone(ofPlayer((match, name) => goalsOf(match).at(-1)?.player === name)),
  1018004: scorerOf((match, one) => goalsOf(match)[Number(param(one, 'goalnr')) - 1]),
  1018005: ofPlayer((match, name) => goals(match, name) >= 2),
  1018006: ofPlayer((match, name) => goals(match, name) >= 3),
  1018007: scorerOf((match, one) =>
    goalsOf(match).find(({ side }) => String(side) === param(one, 'side')),
  ),
  1018008: ofPlayer((match, name, one) => {
    const [, result = ''] = one.name.split(' & ')
    return goals(match, name) > 0 && endsWith(match, result)
  }),
  1018009: total(onTarget),
  1018010: total((match, name) => onTarget(match, name) + events(match, name, ['shot_off'])),
  1018011: ofPlayer((match, name) => assists(match, name) > 0),
  1018012: ofPlayer((match, name) => goals(match, name) + assists(match, name) > 0),
  1018013: ofPlayer(
    (match, name) => events(match, name, ['yellow_card', 'second_yellow', 'red_card']) > 0,
  ),
  1018014: total(saves),
}
