import { itemAt } from '@caderneta/feed/item-at'

/** How often something comes in one game, and of how many. */
export type Share = readonly [sum: number, count: number]

/** Of games, how many in a hundred. */
export const percent = (isTrue: boolean): Share => [isTrue ? 100 : 0, 1]

/** Something by which games of a sport are known, and where real ones have it. */
export interface Trait<Game> {
  readonly name: string
  readonly of: (game: Game) => Share
  /** In the unit of the trait; where it is from is in docs/decisions/0134. */
  readonly band: readonly [least: number, most: number]
}

/** What is sampled may be outside of its band by so many standard errors. */
const ERRORS_MAX = 3

interface Sums {
  sum: number
  count: number
  sumSquares: number
  countSquares: number
  products: number
}

/** The mean of a trait over games, with its standard error; those of one game go together. */
export interface Likeness {
  readonly name: string
  readonly value: number
  readonly error: number
  readonly band: readonly [least: number, most: number]
  readonly isAlike: boolean
}

/** Criterion C7: whether so many games of the default calendars are like real ones. */
export function likenessIn<Game>(
  traits: readonly Trait<Game>[],
  games: Iterator<Game, never>,
  count: number,
): readonly Likeness[] {
  const sums = traits.map((): Sums => ({ ...NOTHING }))
  for (let game = 0; game < count; game += 1) {
    const { value } = games.next()
    traits.forEach((trait, i) => {
      add(itemAt(sums, i), trait.of(value))
    })
  }
  return traits.map((trait, i) => likenessOf(trait, itemAt(sums, i)))
}

const NOTHING: Sums = { sum: 0, count: 0, sumSquares: 0, countSquares: 0, products: 0 }

function add(sums: Sums, [sum, count]: Share): void {
  sums.sum += sum
  sums.count += count
  sums.sumSquares += sum ** 2
  sums.countSquares += count ** 2
  sums.products += sum * count
}

function likenessOf<Game>({ name, band }: Trait<Game>, sums: Sums): Likeness {
  const { sum, count, sumSquares, countSquares, products } = sums
  const value = sum / count
  const squares = sumSquares - 2 * value * products + value ** 2 * countSquares
  const error = Math.sqrt(Math.max(0, squares)) / count
  const [least, most] = band
  const [from, to] = [value - ERRORS_MAX * error, value + ERRORS_MAX * error]
  return { name, value, error, band, isAlike: to >= least && from <= most }
}
