import { cellChance } from '../../chances/item-at.ts'
import type { IncidentLaw, Sequence, SequenceWay } from './incident-law.ts'

/** 'corners.nth3', 'corners.race5'. */
const FIRST = /^(corners|cards)\.(nth|race)(\d+)$/

/** Chances that the home side, no side and the away side has the corner or the race of a number. */
export function firstChances(counter: string, law: IncidentLaw): Float64Array {
  const parts = FIRST.exec(counter)
  if (parts === null) throw new RangeError(`no counter of who is first: ${counter}`)
  const [, family, kind, number] = parts
  const sequence = law.sequenceOf(family === 'cards' ? 'cards' : 'corners')
  const n = Number(number)
  return kind === 'race' ? raceChances(n, sequence) : nthChances(n, sequence)
}

function atLeast({ more }: SequenceWay, count: number): number {
  return cellChance(more, count)
}

function decided(side: 'home' | 'away'): Float64Array {
  return side === 'home' ? Float64Array.of(1, 0, 0) : Float64Array.of(0, 0, 1)
}

function nthChances(n: number, { sides, ways }: Sequence): Float64Array {
  const known = sides[n - 1]
  if (known !== undefined) return decided(known)
  return overAll(ways, (way) => {
    const comes = atLeast(way, n - sides.length)
    return [comes * way.homeShare, comes * (1 - way.homeShare)]
  })
}

/** A side wins a race with its last missing one, before which the other side has had too few. */
function raceChances(n: number, { sides, ways }: Sequence): Float64Array {
  const count = { home: 0, away: 0 }
  for (const side of sides) {
    count[side] += 1
    if (count[side] === n) return decided(side)
  }
  const [ours, theirs] = [n - count.home, n - count.away]
  return overAll(ways, (way) => [
    winsRace(ours, theirs, way.homeShare, way),
    winsRace(theirs, ours, 1 - way.homeShare, way),
  ])
}

/** Chances of the home side, of none and of the away side over all ways. */
function overAll(
  ways: readonly SequenceWay[],
  chancesIn: (way: SequenceWay) => readonly [home: number, away: number],
): Float64Array {
  let [home, away] = [0, 0]
  for (const way of ways) {
    const [ofHome, ofAway] = chancesIn(way)
    home += way.weight * ofHome
    away += way.weight * ofAway
  }
  return Float64Array.of(home, 1 - home - away, away)
}

function winsRace(own: number, others: number, share: number, way: SequenceWay): number {
  let ways = share ** own
  let chance = 0
  for (let lost = 0; lost < others; lost += 1) {
    chance += ways * atLeast(way, own + lost)
    ways *= ((own + lost) / (lost + 1)) * (1 - share)
  }
  return chance
}
