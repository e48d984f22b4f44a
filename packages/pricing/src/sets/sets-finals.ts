import { certain, type Distribution, sumOf, together } from '../chances/distribution.ts'
import type { Side } from './race.ts'
import { isMatchOver, type SetBranch, type SetsSport, type SetsState } from './sets-sport.ts'

/** Units still to come by final score 'home-away'; each adds up to the chance of its score. */
export type Finals = ReadonlyMap<string, Distribution>

/** The joint distribution of the final score in sets and of the units of the match from here. */
export function setsFinals<Part>(sport: SetsSport<Part>, state: SetsState<Part>): Finals {
  const [home, away] = state.won
  if (isMatchOver(sport, state)) return new Map([[`${home}-${away}`, certain(0)]])
  const known = new Map<string, Finals>()
  const fresh = (wonHome: number, wonAway: number, server: Side): Finals => {
    const key = `${wonHome}-${wonAway}-${server}`
    const kept = known.get(key)
    if (kept) return kept
    const branches = sport.branches(sport.begin(wonHome + wonAway, server))
    const made = follow(wonHome, wonAway, branches)
    known.set(key, made)
    return made
  }
  const follow = (wonHome: number, wonAway: number, branches: readonly SetBranch[]): Finals => {
    const finals = new Map<string, Distribution>()
    for (const { winner, server, units } of branches) {
      const [h, a] = winner === 0 ? [wonHome + 1, wonAway] : [wonHome, wonAway + 1]
      const isOver = Math.max(h, a) === sport.wanted
      const rest: Finals = isOver ? new Map([[`${h}-${a}`, certain(0)]]) : fresh(h, a, server)
      for (const [score, more] of rest) {
        const sum = sumOf(units, more)
        const before = finals.get(score)
        finals.set(score, before ? together(before, sum) : sum)
      }
    }
    return finals
  }
  return follow(home, away, sport.branches(state.part))
}
