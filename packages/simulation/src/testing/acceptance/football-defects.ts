import type { GoalNode } from '@caderneta/feed/football/chances/goal-chances'
import type { GoalRates, MatchTime } from '@caderneta/feed/football/goals-model'
import { HALF_MINUTES, halfSeconds } from '@caderneta/feed/football/stoppage'

/** An error that is planted in the prices of football alone, not in what is sampled. */
export interface FootballDefect {
  readonly rates?: (rates: GoalRates) => GoalRates
  readonly time?: (time: MatchTime) => MatchTime
  readonly law?: (nodes: readonly GoalNode[], time: MatchTime) => readonly GoalNode[]
}

export const FOOTBALL_DEFECTS = {
  'tempo +3 %': { rates: ({ home, away }) => ({ home: faster(home), away: faster(away) }) },
  'stoppage cut at 90+5': { time: cutStoppage },
  'ρ = 0': { law: withoutLowScores },
} as const satisfies Readonly<Record<string, FootballDefect>>

const faster = ([firstHalf, secondHalf]: GoalRates['home']) =>
  [1.03 * firstHalf, 1.03 * secondHalf] as const

const CUT_SECONDS = (HALF_MINUTES + 5) * 60

/** As if no match were played beyond the fifth minute of stoppage. */
function cutStoppage({ played, outlooks }: MatchTime): MatchTime {
  const whole = halfSeconds('2H')
  const most = Math.max(0, CUT_SECONDS / whole - played[1])
  return {
    played,
    outlooks: outlooks.map(({ chance, left }) => ({
      chance,
      left: [left[0], Math.min(left[1], most)],
    })),
  }
}

/** Tempos of the law: for each, a node for each outlook; those of low scores follow them. */
const TEMPOS = 3

function withoutLowScores(nodes: readonly GoalNode[], { outlooks }: MatchTime) {
  const independent = nodes.slice(0, TEMPOS * outlooks.length)
  const sum = independent.reduce((all, { weight }) => all + weight, 0)
  return independent.map((node) => ({ ...node, weight: node.weight / sum }))
}
