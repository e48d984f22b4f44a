import { itemAt } from '@caderneta/pricing/chances/item-at'
import type { CompetitionPlan } from './dated-competition.ts'
import type { Earlier } from './drawn-round.ts'

type Pair = readonly [home: string, away: string]
type Tables = readonly (readonly string[])[]

/** Sides of each table that are in the knock-out without a play-in. */
function placesWithout(tables: Tables, { knockout }: CompetitionPlan): number {
  return (knockout === null ? 0 : knockout.sides) / tables.length - 2
}

/** A round of the play-in; the last four of each table are in it. */
export function playInPairs(
  tables: Tables,
  plan: CompetitionPlan,
  round: number,
  earlier: Earlier,
): readonly Pair[] {
  const places = placesWithout(tables, plan)
  if (round === plan.rounds)
    return tables.flatMap((table): readonly Pair[] => {
      const at = (place: number) => itemAt(table, places + place)
      return [
        [at(0), at(1)],
        [at(2), at(3)],
      ]
    })
  return tables.map((_, group): Pair => {
    const [upper, lower] = [2 * group, 2 * group + 1]
    return [sideOf(earlier, round - 1, upper, 'loser'), sideOf(earlier, round - 1, lower, 'winner')]
  })
}

/** Who is in the first round of the knock-out after a play-in, by table. */
export function afterPlayIn(
  tables: Tables,
  plan: CompetitionPlan,
  round: number,
  earlier: Earlier,
): readonly string[] {
  return tables.flatMap((table, group) => [
    ...table.slice(0, placesWithout(tables, plan)),
    sideOf(earlier, round - 2, 2 * group, 'winner'),
    sideOf(earlier, round - 1, group, 'winner'),
  ])
}

function sideOf(earlier: Earlier, round: number, index: number, which: 'winner' | 'loser'): string {
  const { pair } = itemAt(earlier.pairsOf(round), index)
  const isHome = itemAt(earlier.resultsOf(round), index).winner === 'home'
  return isHome === (which === 'winner') ? pair[0] : pair[1]
}
