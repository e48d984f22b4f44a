import { BUILDER_BOOKS } from '@caderneta/domain/markets/football/builder-books'
import { indexOf } from '@caderneta/domain/markets/game-selection'
import { BUILDER_LEGS_MAX, builderPrice } from '@caderneta/domain/slip/builder-price'
import { builderChances } from '@caderneta/feed/football/builder-chances'
import type { FeedBody, SelectionOdds } from '@caderneta/feed/messages'
import { type Random, randomFrom } from '@caderneta/feed/random'
import { GAMES_BY_SPORT } from '@caderneta/simulation/testing/published/sport-games'
import { type Figure, quantile } from '../figure.ts'

const SEED = 'builder'
const MATCHES = 20
const QUOTES_OF_MATCH = 10

/** P5: what the price of a combination takes, on the first and on later requests of a law. */
export function builderSpeed(): readonly Figure[] {
  const random = randomFrom(SEED)
  const games = GAMES_BY_SPORT.football(SEED)
  const [cold, warm]: number[][] = [[], []]
  for (let played = 0; played < MATCHES; played += 1) {
    const { value: game } = games.next()
    const body = game.snapshot(game.announcedAt, game.announcedAt).find(isOddsChange)
    if (body?.law === undefined) continue
    const { law } = body
    const books = booksIn(body)
    for (let quote = 0; quote < QUOTES_OF_MATCH; quote += 1) {
      const legs = sampledBooks(books, random).map(random.pick)
      const indexes = legs.map(({ selectionId }) => indexOf(selectionId))
      // The rules of legs are laid over the scores when they are first needed, by any match.
      builderChances({ ...law }, indexes)
      const unseen = { ...law }
      cold?.push(timeOf(() => quoted(unseen, indexes, legs)))
      warm?.push(timeOf(() => quoted(unseen, indexes, legs)))
    }
  }
  const name = `P5 quote of ${BUILDER_LEGS_MAX} legs`
  return [
    { name: `${name}, law new, median`, value: quantile(cold ?? [], 0.5), unit: 'ms' },
    { name: '  p99', value: quantile(cold ?? [], 0.99), unit: 'ms' },
    { name: `${name}, law known, median`, value: quantile(warm ?? [], 0.5), unit: 'ms' },
    { name: '  p99', value: quantile(warm ?? [], 0.99), unit: 'ms' },
  ]
}

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>
type Law = NonNullable<OddsChange['law']>

const isOddsChange = (body: FeedBody): body is OddsChange => body.kind === 'odds_change'

function booksIn({ markets }: OddsChange): readonly (readonly SelectionOdds[])[] {
  const byBook = new Map<string, SelectionOdds[]>()
  for (const selection of markets.flatMap(({ selections }) => selections)) {
    const book = BUILDER_BOOKS.get(indexOf(selection.selectionId))
    if (book !== undefined) byBook.set(book, [...(byBook.get(book) ?? []), selection])
  }
  return [...byBook.values()]
}

function sampledBooks<Book>(books: readonly Book[], random: Random): readonly Book[] {
  const left = [...books]
  return Array.from({ length: BUILDER_LEGS_MAX }, () =>
    left.splice(random.integer(0, left.length - 1), 1),
  ).flat()
}

function quoted(law: Law, indexes: readonly number[], legs: readonly SelectionOdds[]): void {
  const chanceOf = builderChances(law, indexes)
  if (chanceOf)
    builderPrice(
      chanceOf,
      legs.map(({ odds }) => odds),
    )
}

function timeOf(work: () => void): number {
  const from = performance.now()
  work()
  return performance.now() - from
}
