import { selectionId } from '@caderneta/domain/markets/game-selection'
import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/sports'
import { itemAt } from '@caderneta/feed/item-at'
import { expect, it } from 'vitest'
import { CalibrationProof } from './calibration-proof.ts'
import { PriceProof } from './price-proof.ts'
import { firstGames, type LawBook, type ProvenGame } from './proven-game.ts'
import { PLANTED_DEFECTS, PROVEN_GAMES } from './proven-games.ts'
import { StrategyProof } from './strategy-proof.ts'

const SEED = 'proven games'
/** In so many fights the planted errors exceed the bound. */
const [BENT_FIGHTS, RAISED_FIGHTS] = [600, 200]
const MAPS = 60
/** In the raising of a price, in thousandths. */
const RAISED = 1.12

const first = (sport: SportRoute, games: number) => firstGames(PROVEN_GAMES[sport], games, SEED)

function resultsOf({ programme }: ProvenGame): ReadonlyMap<number, string> {
  const outcomes = programme
    .snapshot(programme.endsAt, 0)
    .flatMap((body) => (body.kind === 'bet_settlement' ? body.outcomes : []))
  return new Map(outcomes.map((one) => [one.selectionId, one.result]))
}

it.each(SPORT_ROUTES)(
  'the books of a game of %s are all that it publishes and settles',
  (sport) => {
    const games = [...first(sport, 2)]
    for (const game of games) {
      const published = resultsOf(game)
      const known = new Map(
        game.books.flatMap(({ sheet, resultAtEnd }) =>
          sheet.selections.map(
            ({ index }, position) =>
              [selectionId(game.gameId, index), resultAtEnd(position)] as const,
          ),
        ),
      )
      expect(published.size).toBeGreaterThan(0)
      for (const [id, result] of published) expect([id, known.get(id)]).toEqual([id, result])
      const seconds = game.points.map(({ second }) => second ?? Number.NEGATIVE_INFINITY)
      expect(seconds).toEqual([...new Set(seconds)].sort((one, other) => one - other))
      expect(game.points[0]?.name).toBe('before')
    }
    // A fight may be stopped in its first round.
    expect(Math.max(...games.map(({ points }) => points.length))).toBeGreaterThan(5)
  },
)

it('no price of a fight or of a match of sets is better than its chance, no book is short', () => {
  const proof = new PriceProof()
  for (const sport of ['boxing', 'e-sports', 'tennis', 'volleyball'] as const) {
    for (const game of first(sport, 2)) proof.add(game)
  }
  expect(proof.report.breaches).toBe(0)
  expect(proof.report.prices).toBeGreaterThan(10_000)
})

it.each([
  ['boxing', 1000047],
  ['tennis', 1054004],
  ['volleyball', 1234001],
  ['e-sports', 1904002],
] as const)('a price of %s that is raised is refused at once', (sport, raised) => {
  const proof = new PriceProof((marketId, odds) => (marketId === raised ? odds * RAISED : odds))
  for (const game of first(sport, 2)) proof.add(game)
  expect(proof.report.examples.every((example) => example.includes(String(raised)))).toBe(true)
  expect(proof.report.breaches).toBeGreaterThan(10)
})

it('a price without a law behind it is refused', () => {
  const proof = new PriceProof()
  for (const game of first('e-sports', 1)) proof.add({ ...game, books: game.books.slice(0, 1) })
  expect(proof.report.examples.every((example) => example.includes('no law of'))).toBe(true)
  expect(proof.report.breaches).toBeGreaterThan(10)
})

it('strategies profit where one market pays too much, and nowhere else', () => {
  const bend = (marketId: number, odds: number) => (marketId === 1100007 ? odds * 1.4 : odds)
  const [sound, bent] = [new StrategyProof(), new StrategyProof(bend)]
  for (const game of first('boxing', 80)) sound.add(game)
  for (const game of first('boxing', RAISED_FIGHTS)) bent.add(game)
  expect(sound.report.profits.breaches).toEqual([])
  expect(sound.report.wins.breaches).toEqual([])
  expect(bent.report.profits.breaches.some(({ name }) => name.startsWith('1100007'))).toBe(true)
})

it('chances of fights come true, and those of prices that believe too much do not', () => {
  const [sound, bent] = [new CalibrationProof(), new CalibrationProof()]
  for (const game of first('boxing', 120)) sound.add(game)
  const defect = itemAt(
    PLANTED_DEFECTS.filter(({ sport }) => sport === 'boxing'),
    0,
  )
  for (const game of firstGames(defect.games, BENT_FIGHTS, SEED)) bent.add(game)
  expect(sound.report.calibration.breaches).toEqual([])
  expect(sound.report.martingale.breaches).toEqual([])
  expect(bent.report.calibration.breaches.length).toBeGreaterThan(0)
})

it('chances of running rounds come true, and those that favour a side do not', () => {
  const [sound, bent] = [new CalibrationProof(), new CalibrationProof()]
  for (const game of first('e-sports', MAPS)) {
    sound.add(game)
    bent.add({ ...game, books: game.books.map((book) => (book.isRolling ? favoured(book) : book)) })
  }
  expect(sound.report.calibration.breaches).toEqual([])
  expect(sound.report.martingale.breaches).toEqual([])
  const names = bent.report.calibration.breaches.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.every((name) => name.startsWith('1904002'))).toBe(true)
})

/** A quarter more for the first side. */
function favoured(book: LawBook): LawBook {
  const { selections } = book.sheet
  return {
    ...book,
    chancesAt: (...args) => {
      const shift = (position: number) => (selections[position]?.name === '1' ? 0.25 : -0.25)
      return Array.from(book.chancesAt(...args), (chance, position) => chance + shift(position))
    },
  }
}
