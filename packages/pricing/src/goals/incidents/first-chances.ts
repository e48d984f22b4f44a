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
    const ofHome = cellChance(way.ofHome, n - sides.length)
    return [ofHome, atLeast(way, n - sides.length) - ofHome]
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
  return overAll(ways, (way) => winsRace(ours, theirs, way))
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

/**
 * Event by event, while neither side has as many as it needs. Both together win as often as not
 * both have too few in the end, which follows from what is expected of each.
 */
function winsRace(ours: number, theirs: number, way: SequenceWay): readonly [number, number] {
  let [home, away] = [0, 0]
  const byHome = new Float64Array(ours)
  byHome[0] = 1
  for (let count = 1; count < ours + theirs; count += 1) {
    const comes = atLeast(way, count)
    if (comes < RARE) break
    const share = cellChance(way.ofHome, count) / comes
    for (let ofHome = Math.min(count, ours) - 1; ofHome >= 0; ofHome -= 1) {
      const chance = cellChance(byHome, ofHome)
      const stays = chance * (1 - share)
      if (ofHome + 1 === ours) home += chance * share * comes
      else byHome[ofHome + 1] = cellChance(byHome, ofHome + 1) + chance * share
      const isWonByAway = count - ofHome === theirs
      if (isWonByAway) away += stays * comes
      byHome[ofHome] = isWonByAway ? 0 : stays
    }
  }
  const isWon = 1 - fewerThan(ours, way.expected[0]) * fewerThan(theirs, way.expected[1])
  const factor = home + away > 0 ? isWon / (home + away) : 0
  return [home * factor, away * factor]
}

function fewerThan(count: number, expected: number): number {
  let [chance, sum] = [Math.exp(-expected), 0]
  for (let less = 1; less <= count; less += 1) {
    sum += chance
    chance *= expected / less
  }
  return sum
}

/** What comes less often decides no race. */
const RARE = 1e-12
