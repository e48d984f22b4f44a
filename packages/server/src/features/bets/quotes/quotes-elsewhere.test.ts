import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { centavos } from '@caderneta/domain/money/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TestClock } from '../../../testing/test-clock.ts'
import type { BetFacts, LegFacts } from '../history/bet-wire.ts'
import { TEST_CASH_OUT, TestBook, testWatch } from '../testing/bets-fixtures.ts'

const ANA = 1
const GAMES = [501, 502] as const

const LEG: Omit<LegFacts, 'gameId' | 'selectionId'> = {
  ...{ name: '1', handicap: '', marketId: 1000002, odds: 2000, oddsVersion: 1, result: null },
  ...{ deadHeatPlaces: 1, deadHeatTied: 1, sportId: 1, tournamentId: 7, home: 'A', away: 'B' },
  ...{ gameStatus: 'live', scoreHome: 0, scoreAway: 0, startsAt: 0 },
}

const BET: BetFacts = {
  ...{ betId: 7, reference: 'CAD-1', status: 'pending', stake: 1000, atStake: 1000 },
  ...{ returnedEarly: 0, potentialReturn: 4000, bonusPercent: 0, bonusTable: 1, cashback: 0 },
  ...{ acceptedAt: 0, settledAt: null, payout: 0 },
  legs: GAMES.map((gameId) => ({ ...LEG, gameId, selectionId: selectionId(gameId, 1) })),
}

/** Everything that reaches both servers: they follow the same feed. */
const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('price'),
      odds: fc.integer({ min: 1500, max: 2600 }),
    }),
  },
  fc.record({ kind: fc.constantFrom('suspended', 'silent', 'resumed', 'goal', 'no goal') }),
  fc.record({ kind: fc.constant('time'), ms: fc.integer({ min: 1, max: 3000 }) }),
)
const step = fc.record({
  event,
  game: fc.constantFrom(...GAMES),
  quotedBy: fc.constantFrom(0, 1),
})

type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never

interface Collected {
  readonly amount: number
  readonly text: string
  readonly givenAt: number
  /** How often the situation had changed. */
  readonly changes: number
}

/** Two servers with the same key, and a player who keeps every quote of both. */
function openServers() {
  const clock = new TestClock()
  const books = [new TestBook(), new TestBook()] as const
  for (const book of books) {
    for (const game of GAMES) {
      book.addGame(game, 'live')
      book.price(game, 2000)
    }
  }
  const watches = books.map((book) => testWatch(book, { clock }))
  const collected: Collected[] = []
  let changes = 0

  /** Status and score of the games and status of the markets, by the first server. */
  const situation = () =>
    GAMES.map((game) => {
      const [book] = books
      return [book.selection(selectionId(game, 1))?.status, book.games.get(game)?.score]
    })

  const happen = ({ event, game }: Step) => {
    const before = JSON.stringify(situation())
    for (const book of books) apply(book, game, event)
    if ('ms' in event) clock.pass(event.ms)
    for (const [index, watch] of watches.entries()) {
      const isOfGame = event.kind === 'silent' || event.kind === 'resumed'
      const change = books[index]?.change(game) ?? { gameId: game, selectionIds: [] }
      watch.markMoved(isOfGame ? { gameId: game, selectionIds: 'all' } : change)
    }
    if (JSON.stringify(situation()) !== before) changes += 1
    clock.pass(1)
  }

  const collect = (server: number) => {
    const quoted = watches[server]?.quoteBets(ANA, [BET])[0]?.betInfo
    if (quoted?.quote === undefined) return
    const amount = Math.round(quoted.returnOffered * 100)
    collected.push({ amount, text: quoted.quote, givenAt: clock.now(), changes })
  }

  /** As decision 0056 has it. */
  const isDue = ({ amount, givenAt, changes: then }: Collected, current: number) => {
    if (current === 0 || amount > current) return false
    const isYoung = clock.now() < givenAt + TEST_CASH_OUT.quoteMs
    return amount === current || (isYoung && then === changes)
  }
  return { clock, watches, collected, happen, collect, isDue }
}

function apply(book: TestBook, game: number, event: Step['event']): void {
  const known = book.games.get(game)
  const selection = book.selections.get(selectionId(game, 1))
  if ('odds' in event) book.price(game, event.odds)
  if (event.kind === 'suspended') book.price(game, selection?.odds ?? 2000, { status: 'suspended' })
  if (event.kind === 'silent') book.silent.add(game)
  if (event.kind === 'resumed') book.silent.delete(game)
  const isGoal = event.kind === 'goal'
  if (known && (isGoal || event.kind === 'no goal'))
    book.games.set(game, { ...known, score: [isGoal ? 1 : 0, 0] })
}

describe('a quote of another server', () => {
  it('is paid whenever one that a server remembers would be, and at no other time', () => {
    let paid = 0
    let refused = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
        const servers = openServers()
        for (const one of steps) {
          servers.collect(one.quotedBy)
          servers.happen(one)
          for (const { quotes } of servers.watches) {
            const current = quotes.current(BET)
            for (const quote of servers.collected) {
              const requested = {
                playerId: ANA,
                amount: centavos(quote.amount),
                signed: quote.text,
              }
              const isPaid = quotes.isValid(BET, requested)
              expect(isPaid).toBe(servers.isDue(quote, current))
              if (isPaid && quote.amount < current) paid += 1
              if (!isPaid && quote.amount < current) refused += 1
            }
          }
        }
      }),
      { numRuns: 300 },
    )
    expect(Math.min(paid, refused), 'both happen').toBeGreaterThan(100)
  })

  it('never pays more than the bet is worth, however many quotes were collected', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
        const servers = openServers()
        for (const one of steps) {
          servers.collect(one.quotedBy)
          servers.happen(one)
        }
        for (const { quotes } of servers.watches) {
          const accepted = servers.collected.filter(({ amount, text }) =>
            quotes.isValid(BET, { playerId: ANA, amount: centavos(amount), signed: text }),
          )
          const best = Math.max(0, ...accepted.map(({ amount }) => amount))
          expect(best).toBeLessThanOrEqual(quotes.current(BET))
        }
      }),
    )
  })
})
