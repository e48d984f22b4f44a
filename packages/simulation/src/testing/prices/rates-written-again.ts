import type { GoalRates } from '@caderneta/pricing/goals/rates'

/** What is expected of a side beside its goals, written a second time: decisions 0105 and 0153. */

const USUAL_GOALS = 1.33

type Kind = readonly [mean: number, power: number, firstHalf: number]

const CORNERS: Kind = [5, 0.35, 0.47]
const SAVED: Kind = [2.95, 0.5, 0.46]
const OFF: Kind = [8, 0.4, 0.46]
const YELLOW_CARDS: Kind = [1.98, 0.12, 0.36]
const DISMISSALS: Kind = [0.12, 0.12, 0.22]

const halves = ([mean, power, first]: Kind, ratio: number) => {
  const all = mean * ratio ** power
  return [all * first, all * (1 - first)] as const
}

/** Who attacks more has more corners and shots, who defends more has more cards. */
export function ratesBesideGoals({ home, away }: GoalRates) {
  const [ours, theirs] = [home[0] + home[1], away[0] + away[1]]
  const ofAttack = (kind: Kind): GoalRates => ({
    home: halves(kind, ours / USUAL_GOALS),
    away: halves(kind, theirs / USUAL_GOALS),
  })
  const ofDefence = (kind: Kind): GoalRates => ({
    home: halves(kind, theirs / ours),
    away: halves(kind, ours / theirs),
  })
  return {
    corners: ofAttack(CORNERS),
    saved: ofAttack(SAVED),
    off: ofAttack(OFF),
    yellowCards: ofDefence(YELLOW_CARDS),
    dismissals: ofDefence(DISMISSALS),
  }
}
