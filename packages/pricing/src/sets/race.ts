import type { Distribution } from '../chances/distribution.ts'
import { chanceAt } from '../chances/item-at.ts'

/** The first side, or the second. */
export type Side = 0 | 1

/** More pairs of points from level on happen once in a million races: they count as so many. */
const EXTRA_ROUNDS_MAX = 20

/**
 * A race of two sides to `target` points, two ahead: who wins it and how many points are played in
 * all, each point won by the first side with the same chance. Each distribution adds up to the
 * chance that its side wins.
 */
export function raceFrom(
  [home, away]: readonly [number, number],
  target: number,
  chance: number,
): readonly [home: Distribution, away: Distribution] {
  const level = Math.max(target - 1, home, away)
  const length = 2 * (level + EXTRA_ROUNDS_MAX) + 2
  const wins = [new Float64Array(length), new Float64Array(length)] as const
  const win = (side: Side, points: number, share: number) => {
    wins[side][points] = chanceAt(wins[side], points) + share
  }
  const width = level + 2
  const reached = new Float64Array(width * width)
  reached[home * width + away] = 1
  for (let mine = home; mine <= level + 1; mine += 1) {
    for (let theirs = away; theirs <= level + 1; theirs += 1) {
      const share = chanceAt(reached, mine * width + theirs)
      if (share === 0) continue
      const winner = raceWinner([mine, theirs], target)
      if (winner !== null) win(winner, mine + theirs, share)
      else if (mine === level && theirs === level) endless(level, chance, share, win)
      else {
        add(reached, (mine + 1) * width + theirs, share * chance)
        add(reached, mine * width + theirs + 1, share * (1 - chance))
      }
    }
  }
  return [
    { from: 0, chances: wins[0] },
    { from: 0, chances: wins[1] },
  ]
}

/** Who has won a race; null while it goes on. */
export function raceWinner([home, away]: readonly [number, number], target: number): Side | null {
  if (Math.max(home, away) < target || Math.abs(home - away) < 2) return null
  return home > away ? 0 : 1
}

/** From level on, pairs of points are shared until one side takes both. */
function endless(
  level: number,
  chance: number,
  share: number,
  win: (side: Side, points: number, share: number) => void,
): void {
  const again = 2 * chance * (1 - chance)
  let rest = share
  for (let round = 1; round <= EXTRA_ROUNDS_MAX; round += 1) {
    const scale = round === EXTRA_ROUNDS_MAX ? rest / (1 - again) : rest
    win(0, 2 * (level + round), scale * chance * chance)
    win(1, 2 * (level + round), scale * (1 - chance) * (1 - chance))
    rest *= again
  }
}

function add(chances: Float64Array, index: number, share: number): void {
  chances[index] = chanceAt(chances, index) + share
}
