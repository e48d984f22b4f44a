import type { OrderRule } from '@caderneta/domain/markets/event-order'

/** A goal, with the score of its half after it and the goals before the half. */
interface OrderedGoal {
  readonly half: 'half1' | 'half2'
  readonly side: 'home' | 'away'
  readonly home: number
  readonly away: number
  readonly before: { readonly home: number; readonly away: number }
}

/** What a goal does to the marks, as bits by rule. */
export interface MarkChange {
  readonly set: number
  readonly clear: number
}

/** Goals of both sides in each half at the end. */
export interface FinalGoals {
  readonly half1: { readonly home: number; readonly away: number }
  readonly half2: { readonly home: number; readonly away: number }
}

/**
 * Each rule about the order of goals leaves one mark as the goals come: that the goal of a number
 * was by a side, that the last goal was, that a side has been behind.
 */
export function markChange(rules: readonly OrderRule[], goal: OrderedGoal): MarkChange {
  let [set, clear] = [0, 0]
  for (let i = 0; i < rules.length; i += 1) {
    const rule = rules[i]
    const mark = rule && markOf(rule, goal)
    if (mark === true) set |= 1 << i
    else if (mark === false) clear |= 1 << i
  }
  return { set, clear }
}

/** Null where the goal leaves the mark as it is. */
function markOf(rule: OrderRule, { half, side, home, away, before }: OrderedGoal): boolean | null {
  if (rule.op === 'comeback') {
    const lead = home - away + before.home - before.away
    return (rule.side === 'home' ? lead < 0 : lead > 0) ? true : null
  }
  if (rule.span !== 'match' && rule.span !== half) return null
  if (rule.op === 'last') return side === rule.by
  const earlier = rule.span === 'match' ? before.home + before.away : 0
  return home + away + earlier === rule.n && side === rule.by ? true : null
}

/** Whether a rule holds at the end; null where its mark decides. */
export function truthAtEnd(rule: OrderRule, { half1, half2 }: FinalGoals): boolean | null {
  if (rule.op === 'comeback') {
    const lead = half1.home + half2.home - half1.away - half2.away
    return (rule.side === 'home' ? lead > 0 : lead < 0) ? null : false
  }
  if (rule.by !== 'none') return null
  const [first, second] = [half1.home + half1.away, half2.home + half2.away]
  const scored = { half1: first, half2: second, match: first + second }[rule.span]
  return scored < (rule.op === 'nth' ? rule.n : 1)
}
