import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/sports'
import { type Figure, quantile } from '../figure.ts'
import { catalogueCounts } from './catalogue-counts.ts'

/** How many books a match page has at least before the start. */
export const BOOKS_BEFORE: Readonly<Record<SportRoute, number>> = {
  football: 150,
  tennis: 45,
  basketball: 70,
  volleyball: 35,
  'american-football': 60,
  'e-sports': 25,
  boxing: 12,
}
export const BOOKS_AT_30 = 90
export const BOOKS_AT_80 = 40

/** Books on match pages over HTTP beside what is required, and how often rows are open. */
export async function benchCatalogueCounts(games: number): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  const add = (name: string, books: readonly number[], limit: number) => {
    const beside = { name: 'required', value: limit }
    figures.push({ name: `${name}, fewest`, value: Math.min(...books), unit: 'books', beside })
    figures.push({ name: `${name}, median`, value: quantile(books, 0.5), unit: 'books' })
  }
  for (const route of SPORT_ROUTES) {
    const { books, openByRowMarket } = await catalogueCounts(route, games)
    add(`${route} before the start`, books, BOOKS_BEFORE[route])
    for (const [market, share] of openByRowMarket)
      figures.push({ name: `${route}: row ${market} open`, value: 100 * share, unit: '% of games' })
  }
  add('football at 30 minutes', (await catalogueCounts('football', games, 30)).books, BOOKS_AT_30)
  add('football at 80 minutes', (await catalogueCounts('football', games, 80)).books, BOOKS_AT_80)
  return figures
}
