import type { ServerMessage } from '@caderneta/contract/live/stream'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { centavos } from '@caderneta/domain/money/money'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BetFacts } from '../history/bet-wire.ts'
import { TEST_CASH_OUT, TestBook, testWatch } from '../testing/bets-fixtures.ts'
import type { QuoteDeps } from './cash-out-quotes.ts'

const ANA = 1
const GAME = 500
const SELECTION = selectionId(GAME, 1)

const bet = (changes: Partial<BetFacts> = {}): BetFacts => ({
  betId: 7,
  reference: 'CAD-1',
  status: 'pending',
  stake: 1000,
  atStake: 1000,
  returnedEarly: 0,
  potentialReturn: 2000,
  bonusPercent: 0,
  bonusTable: 1,
  cashback: 0,
  acceptedAt: 0,
  settledAt: null,
  payout: 0,
  legs: [
    {
      ...{ selectionId: SELECTION, name: '1', handicap: '', marketId: 1000002, odds: 2000 },
      oddsVersion: 1,
      ...{
        result: null,
        deadHeatPlaces: 1,
        deadHeatTied: 1,
        gameId: GAME,
        sportId: 1,
        tournamentId: 7,
        home: 'A',
        away: 'B',
      },
      ...{ gameStatus: 'scheduled', scoreHome: 0, scoreAway: 0, startsAt: 0 },
    },
  ],
  ...changes,
})

describe('QuoteWatch', () => {
  let book: TestBook
  let now: number
  let isWatching: boolean
  let pushed: number[][]

  beforeEach(() => {
    book = new TestBook()
    book.addGame(GAME)
    book.price(GAME, 2000)
    now = 0
    isWatching = true
    pushed = []
  })

  const open = (cashOut: Partial<QuoteDeps['cashOut']> = {}) =>
    testWatch(book, {
      clock: { now: () => now },
      cashOut: { ...TEST_CASH_OUT, ...cashOut },
      isWatching: () => isWatching,
      notifyPlayer: (_: number, message: ServerMessage) => {
        if (message.type === 'bets')
          pushed.push(message.bets.map(({ betInfo }) => betInfo.returnOffered))
      },
    })

  it('publishes an open bet with its quote', () => {
    const [shown] = open().quoteBets(ANA, [bet()])
    expect(shown?.betInfo).toMatchObject({ returnOffered: 9.5, ableToFinish: true })
  })

  it('publishes no quote of a decided bet, nor when closing is switched off', () => {
    const quoteOf = (watch: ReturnType<typeof open>, one: BetFacts) =>
      watch.quoteBets(ANA, [one])[0]?.betInfo.ableToFinish
    expect(quoteOf(open(), bet({ status: 'lose', settledAt: 1, legs: [] }))).toBe(false)
    expect(quoteOf(open({ isOn: false }), bet())).toBe(false)
  })

  it('notifies the owner once when the quote has moved, and not when it has not', () => {
    const watch = open()
    watch.quoteBets(ANA, [bet()])
    watch.push()
    watch.markMoved(GAME)
    watch.push()
    expect(pushed).toEqual([])
    for (const odds of [1800, 1600, 2500]) {
      book.price(GAME, odds)
      watch.markMoved(GAME)
    }
    watch.push()
    watch.push()
    expect(pushed).toEqual([[7.6]])
  })

  it('publishes nothing for games in which nothing has moved', () => {
    const watch = open()
    watch.quoteBets(ANA, [bet()])
    book.price(GAME, 2500)
    watch.markMoved(GAME + 1)
    watch.push()
    expect(pushed).toEqual([])
  })

  it('publishes 0 while the market is suspended', () => {
    const watch = open()
    watch.quoteBets(ANA, [bet()])
    book.price(GAME, 2000, { status: 'suspended' })
    watch.markMoved(GAME)
    watch.push()
    expect(pushed).toEqual([[0]])
  })

  it('drops players without an open page, and closed bets', () => {
    const watch = open()
    watch.quoteBets(ANA, [bet()])
    watch.quoteBets(ANA, [bet({ status: 'cashed_out', settledAt: 1, atStake: 0 })])
    watch.quoteBets(2, [bet()])
    isWatching = false
    watch.push()
    isWatching = true
    book.price(GAME, 2500)
    watch.markMoved(GAME)
    watch.push()
    expect(pushed).toEqual([])
  })

  it('publishes the current score with the new quote', () => {
    const watch = open()
    watch.quoteBets(ANA, [bet()])
    book.addGame(GAME, 'live')
    book.price(GAME, 1500)
    const [fresh] = watch.quoteBets(ANA, [bet()])
    expect(fresh?.odds[0]?.gameInfo.gameStatus).toBe('scheduled')
    book.price(GAME, 1250)
    watch.markMoved(GAME)
    watch.push()
    expect(pushed).toEqual([[15.2]])
  })

  it('holds a published quote for its time and stake, while the value is not lower', () => {
    const watch = open()
    watch.quoteBets(ANA, [bet()])
    book.price(GAME, 1900)
    const isValid = (amount: number, one = bet()) => watch.quotes.isValid(one, centavos(amount))
    expect([isValid(950), isValid(1000), isValid(900)]).toEqual([true, true, false])
    expect(isValid(950, bet({ atStake: 500 }))).toBe(false)
    now = 4999
    expect(isValid(950)).toBe(true)
    now = 5000
    expect([isValid(950), isValid(1000)]).toEqual([false, true])
    watch.push()
    expect(watch.quotes.heldBets).toBe(0)
  })

  it('pays no held quote while the market is suspended', () => {
    const watch = open()
    watch.quoteBets(ANA, [bet()])
    book.price(GAME, 2000, { status: 'suspended' })
    expect(watch.quotes.isValid(bet(), centavos(950))).toBe(false)
  })
})
