/** Results of a side in a table. */
interface Standing {
  readonly points: number
  readonly difference: number
  readonly goals: number
}

interface Standings {
  /** A match without a score counts for neither side. */
  add(
    sides: readonly [home: string, away: string],
    score: readonly [home: number, away: number] | null,
  ): void
  /** Negative when the first one is ahead: points, then goal difference, then goals. */
  compare(one: string, other: string): number
}

const NO_RESULTS: Standing = { points: 0, difference: 0, goals: 0 }

/** The table of sides that have no result yet; another side is a bug. */
export function standingsOf(sides: readonly string[]): Standings {
  const bySide = new Map(sides.map((side) => [side, NO_RESULTS]))
  const standing = (side: string) => {
    const known = bySide.get(side)
    if (known === undefined) throw new RangeError(`${side} is not in the table`)
    return known
  }
  const addResult = (side: string, goals: number, against: number) => {
    const before = standing(side)
    bySide.set(side, {
      points: before.points + pointsOf(goals, against),
      difference: before.difference + goals - against,
      goals: before.goals + goals,
    })
  }
  return {
    add: ([home, away], score) => {
      if (score === null) return
      addResult(home, score[0], score[1])
      addResult(away, score[1], score[0])
    },
    compare: (one, other) => {
      const [first, second] = [standing(one), standing(other)]
      return (
        second.points - first.points ||
        second.difference - first.difference ||
        second.goals - first.goals
      )
    },
  }
}

function pointsOf(goals: number, against: number): number {
  if (goals === against) return 1
  return goals > against ? 3 : 0
}
