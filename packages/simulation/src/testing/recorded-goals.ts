import type { CountedGoal } from './independent-football.ts'

/** A goal of a file: minute 90 with offset 4, or '90+4', is in the stoppage of the second half. */
interface ListedGoal {
  readonly minute: number | string
  readonly offset?: number | undefined
}

/** A match as the openfootball files have it; of everything else it carries nothing is read. */
export interface OpenfootballMatch {
  readonly status?: string | undefined
  readonly score?:
    | {
        readonly ft?: readonly number[] | undefined
        readonly ht?: readonly number[] | undefined
        readonly et?: readonly number[] | undefined
      }
    | undefined
  readonly goals1?: readonly ListedGoal[] | undefined
  readonly goals2?: readonly ListedGoal[] | undefined
}

/** The goals of the 90 minutes, and what of them the file really knows. */
export interface RecordedGoals {
  readonly goals: readonly CountedGoal[]
  readonly isHalfKnown: boolean
  /** Of the match, and of its first half. */
  readonly isOrderKnown: boolean
  readonly isFirstOrderKnown: boolean
  readonly areMinutesKnown: boolean
}

const NOT_PLAYED = ['postponed', 'cancelled', 'awarded']

/** Null for a match without a result. */
export function recordedGoals(match: OpenfootballMatch): RecordedGoals | null {
  const { ft, ht } = match.score ?? {}
  if (ft === undefined || NOT_PLAYED.includes(match.status ?? '')) return null
  const listed = listedGoals(match)
  if (listed && addUp(listed, ft, ht)) {
    return {
      goals: listed,
      isHalfKnown: true,
      isOrderKnown: true,
      isFirstOrderKnown: true,
      areMinutesKnown: true,
    }
  }
  const first = ht ?? (isGoalless(ft) ? ft : null)
  const atBreak = first ?? [0, 0]
  const rest = ft.map((goals, side) => goals - (atBreak[side] ?? 0))
  return {
    goals: [...inAnyOrder(atBreak, 1), ...inAnyOrder(rest, 2)],
    isHalfKnown: first !== null,
    isOrderKnown: isOfOneSide(ft),
    isFirstOrderKnown: first !== null && isOfOneSide(first),
    areMinutesKnown: false,
  }
}

const isOfOneSide = ([home = 0, away = 0]: readonly number[]) => home === 0 || away === 0

const isGoalless = (goals: readonly number[]) => goals.every((count) => count === 0)

/** At no minute that anything may be read from. */
function inAnyOrder(goals: readonly number[], half: 1 | 2): readonly CountedGoal[] {
  return ([1, 2] as const).flatMap((side) =>
    Array.from({ length: goals[side - 1] ?? 0 }, () => ({ side, half, minute: 45 * half })),
  )
}

/** Without those of extra time, in their order; null without a list. */
function listedGoals({ goals1, goals2, score }: OpenfootballMatch): readonly CountedGoal[] | null {
  if (goals1 === undefined && goals2 === undefined) return null
  const hasExtraTime = score?.et !== undefined
  return [...placed(goals1 ?? [], 1), ...placed(goals2 ?? [], 2)]
    .filter(({ minute }) => minute <= 90 || !hasExtraTime)
    .sort((one, other) => one.minute - other.minute || one.offset - other.offset)
    .map(({ side, minute }) => ({ side, half: minute <= 45 ? 1 : 2, minute: Math.min(minute, 90) }))
}

function placed(goals: readonly ListedGoal[], side: 1 | 2) {
  return goals.map(({ minute, offset }) => {
    const [regular = '0', stoppage = '0'] = String(minute).replace("'", '').split('+')
    return { side, minute: Number(regular), offset: offset ?? Number(stoppage) }
  })
}

function addUp(
  goals: readonly CountedGoal[],
  ft: readonly number[],
  ht: readonly number[] | undefined,
): boolean {
  const count = (side: number, halves: readonly number[]) =>
    goals.filter((goal) => goal.side === side && halves.includes(goal.half)).length
  return [1, 2].every(
    (side) =>
      count(side, [1, 2]) === ft[side - 1] &&
      (ht === undefined || count(side, [1]) === ht[side - 1]),
  )
}
