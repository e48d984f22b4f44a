import type { IncidentSelection } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import { countsOf } from './law-written-again.ts'
import {
  advantageNow,
  cornerPaces,
  type LiveMoment,
  NO_DISMISSALS,
  playOn,
  refereePaces,
} from './live-moment.ts'
import {
  type Advance,
  addTo,
  attackOf,
  meanIn,
  type Step,
  startingAt,
  yellowIn,
} from './minute-chain.ts'
import { ratesBesideGoals } from './rates-written-again.ts'

type Side = 'home' | 'away'

/** Who has the next ones: chances that an event of a side comes after so many of both. */
interface Order {
  readonly home: Float64Array
  readonly away: Float64Array
}

const ORDER = 40

/** Event by event, each of the home side as often as its share of that moment. */
function orderOf(
  moment: LiveMoment,
  ways: readonly (readonly [weight: number, mean: (side: Side, step: Step) => number])[],
  isAttack: boolean,
): Order {
  const flows = { home: new Float64Array(ORDER ** 2), away: new Float64Array(ORDER ** 2) }
  const { dismissals } = ratesBesideGoals(moment.rates)
  for (const [weight, meanOf] of ways) {
    const advance: Advance = (mass, advantage, step) => {
      const [home, away] = (['home', 'away'] as const).map(
        (side) => meanOf(side, step) * (isAttack ? attackOf(side, advantage) : 1),
      ) as [number, number]
      return inOrder(mass, flows, { home, away, weight })
    }
    const start = startingAt(isAttack ? advantageNow(moment) : 0, 0, ORDER ** 2)
    playOn(start, moment, isAttack ? dismissals : NO_DISMISSALS, advance)
  }
  return flows
}

function inOrder(
  mass: Float64Array,
  flows: Order,
  { home, away, weight }: { readonly home: number; readonly away: number; readonly weight: number },
): Float64Array {
  const next = new Float64Array(mass.length)
  const share = home / (home + away)
  let [before, goesOn] = [mass, 1]
  for (const chance of countsOf(home + away, Math.ceil(5 + 6 * (home + away)))) {
    addTo(next, before, chance)
    goesOn -= chance
    const after = new Float64Array(mass.length)
    before.forEach((each, cell) => {
      if (each < 1e-15 || cell % ORDER === ORDER - 1 || cell >= ORDER * (ORDER - 1)) return
      const [ofHome, ofAway] = [each * share, each * (1 - share)]
      flows.home[cell] = (flows.home[cell] ?? 0) + weight * goesOn * ofHome
      flows.away[cell] = (flows.away[cell] ?? 0) + weight * goesOn * ofAway
      after[cell + ORDER] = (after[cell + ORDER] ?? 0) + ofHome
      after[cell + 1] = (after[cell + 1] ?? 0) + ofAway
    })
    before = after
  }
  return next
}

/** Who has event n, or is the first to have n, given the sides of those so far. */
function orderChance(
  { home, away }: Order,
  sofar: readonly (1 | 2)[],
  { n, name, isRace }: { readonly n: number; readonly name: string; readonly isRace: boolean },
): number {
  const count = (side: 1 | 2) => sofar.filter((each) => each === side).length
  const decided = isRace
    ? sofar.find((side, i) => sofar.slice(0, i + 1).filter((each) => each === side).length === n)
    : sofar[n - 1]
  if (decided !== undefined) return name === String(decided) ? 1 : 0
  let [ofHome, ofAway] = [0, 0]
  home.forEach((chance, cell) => {
    const [ours, theirs] = [count(1) + Math.floor(cell / ORDER), count(2) + (cell % ORDER)]
    if (isRace ? ours === n - 1 && theirs < n : ours + theirs === n - 1) ofHome += chance
    if (isRace ? theirs === n - 1 && ours < n : ours + theirs === n - 1) ofAway += away[cell] ?? 0
  })
  return name === 'None' ? 1 - ofHome - ofAway : name === '1' ? ofHome : ofAway
}

/** Of markets about who has the next corner or card, or wins a race; null of all others. */
export function chanceByOrder(moment: LiveMoment): (selection: IncidentSelection) => number | null {
  const { corners, yellowCards, dismissals } = ratesBesideGoals(moment.rates)
  const cornerWays = cornerPaces(moment).map(
    ([pace, weight]) =>
      [weight, (side: Side, step: Step) => pace * meanIn(corners, side, step)] as const,
  )
  const cardWays = refereePaces(moment).map(
    ([pace, weight]) =>
      [
        weight,
        (side: Side, step: Step) =>
          pace * yellowIn(yellowCards, side, step) + meanIn(dismissals, side, step),
      ] as const,
  )
  const [ofCorners, ofCards] = [orderOf(moment, cornerWays, true), orderOf(moment, cardWays, false)]
  const sidesOf = (kinds: readonly string[]) =>
    moment.incidents.filter(({ kind }) => kinds.includes(kind)).map(({ side }) => side)
  const [cornersSoFar, cardsSoFar] = [
    sidesOf(['corner']),
    sidesOf(['yellow_card', 'second_yellow', 'red_card']),
  ]
  return ({ marketId, name, handicap }) => {
    const n = Number(/(?:corner|booking)nr=(\d+)/.exec(handicap)?.[1])
    if (marketId === 1016006) return orderChance(ofCards, cardsSoFar, { n, name, isRace: false })
    if (marketId !== 1015007 && marketId !== 1015008) return null
    return orderChance(ofCorners, cornersSoFar, { n, name, isRace: marketId === 1015008 })
  }
}
