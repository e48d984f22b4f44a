import { cellChance as at } from '../item-at.ts'
import {
  certain,
  type Distribution,
  leadOf,
  scaled,
  sumOf,
  together,
  totalChance,
  trimmed,
  without,
} from './distribution.ts'

/** Points of both sides that do not depend on each other. */
export interface Sides {
  readonly home: Distribution
  readonly away: Distribution
}

/** The points of a game or of its overtime. */
export interface Ends extends Sides {
  readonly lead: Distribution
  /** The points of both sides together where the home side leads, none does, the other leads. */
  readonly win: Distribution
  readonly level: Distribution
  readonly lose: Distribution
}

/** The end of a part, as far as its possessions bring it. */
export function endsOf({ home, away }: Sides): Ends {
  const size = home.chances.length + away.chances.length - 1
  const win = new Float64Array(size)
  const level = new Float64Array(size)
  const lose = new Float64Array(size)
  for (let i = 0; i < home.chances.length; i += 1) {
    const chance = get(home.chances, i)
    if (chance === 0) continue
    const equal = i + home.from - away.from
    const below = Math.min(Math.max(equal, 0), away.chances.length)
    addRow(win, i, { chance, chances: away.chances, from: 0, to: below })
    addRow(level, i, { chance, chances: away.chances, from: equal, to: equal + 1 })
    addRow(lose, i, {
      ...{ chance, chances: away.chances },
      ...{ from: Math.max(equal + 1, 0), to: away.chances.length },
    })
  }
  const from = home.from + away.from
  const of = (chances: Float64Array): Distribution => trimmed({ from, chances })
  return { home, away, lead: leadOf(home, away), win: of(win), level: of(level), lose: of(lose) }
}

const get = at

interface Row {
  readonly chance: number
  readonly chances: Float64Array
  readonly from: number
  readonly to: number
}

function addRow(sums: Float64Array, offset: number, { chance, chances, from, to }: Row): void {
  for (let j = from; j < to; j += 1) {
    sums[offset + j] = get(sums, offset + j) + chance * get(chances, j)
  }
}

/** Where the two sides have the same, by the points of one of them. */
function levelPoints({ home, away }: Sides): Distribution {
  const move = home.from - away.from
  const chances = home.chances.map((chance, i) => chance * get(away.chances, i + move))
  return { from: home.from, chances }
}

/** Less likely than this, nothing is played on. */
const NEGLIGIBLE = 1e-10

/** The end of a part, and what a level game gets on top of it. */
export function extended(sides: Sides, extra: () => Ends): Ends {
  const ends = endsOf(sides)
  const chance = totalChance(ends.level)
  if (chance < NEGLIGIBLE) return ends
  const [more, points] = [extra(), levelPoints(sides)]
  const onTop = (of: Distribution) => sumOf(ends.level, of)
  return {
    lead: together(without(ends.lead, 0), scaled(more.lead, chance)),
    win: together(ends.win, onTop(more.win)),
    level: onTop(more.level),
    lose: together(ends.lose, onTop(more.lose)),
    home: together(less(sides.home, points), sumOf(points, more.home)),
    away: together(less(sides.away, points), sumOf(points, more.away)),
  }
}

/** What overtimes add up to that are played until one side leads. */
export function decided(overtime: Sides): Ends {
  const ends = endsOf(overtime)
  const points = levelPoints(overtime)
  const [totals, sides] = [levelBefore(ends.level), levelBefore(points)]
  const [win, lose] = [sumOf(totals, ends.win), sumOf(totals, ends.lose)]
  const share = 1 / (totalChance(win) + totalChance(lose))
  const decision = without(ends.lead, 0)
  return {
    lead: whole(decision),
    win: scaled(win, share),
    level: scaled(ends.level, 0),
    lose: scaled(lose, share),
    home: whole(sumOf(sides, less(overtime.home, points))),
    away: whole(sumOf(sides, less(overtime.away, points))),
  }
}

/** What none, one, two … level overtimes before the last one bring. */
function levelBefore(level: Distribution): Distribution {
  let [sum, before] = [certain(0), level]
  while (totalChance(before) > NEGLIGIBLE) {
    sum = together(sum, before)
    before = sumOf(before, level)
  }
  return sum
}

function less(all: Distribution, part: Distribution): Distribution {
  const rest = together(all, scaled(part, -1))
  return { from: rest.from, chances: rest.chances.map((chance) => Math.max(0, chance)) }
}

/** The same chances in proportion, adding up to one. */
function whole(part: Distribution): Distribution {
  return scaled(part, 1 / totalChance(part))
}
