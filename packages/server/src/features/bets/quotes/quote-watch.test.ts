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
const OTHER = { selectionId: selectionId(GAME, 2) }

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

  /** The signed quote of the bet as it is published now. */
  const quoted = (watch: ReturnType<typeof open>) => watch.quoteBets(ANA, [bet()])[0]?.betInfo.quote

  /** Whether an amount is paid for this quote. */
  const validity =
    (watch: ReturnType<typeof open>, signed: string | undefined) =>
    (amount: number, one = bet()) =>
      watch.quotes.isValid(one, { playerId: ANA, amount: centavos(amount), signed })

  it('publishes an open bet with its quote', () => {
    const [shown] = open().quoteBets(ANA, [bet()])
    expect(shown?.betInfo).toMatchObject({ returnOffered: 9.5, ableToFinish: true })
    expect(shown?.betInfo.quote).toMatch(/^[\w.-]{1,400}$/)
  })

  it('publishes no quote of a decided bet, nor when closing is switched off', () => {
    const infoOf = (watch: ReturnType<typeof open>, one: BetFacts) =>
      watch.quoteBets(ANA, [one])[0]?.betInfo
    const lost = bet({ status: 'lose', settledAt: 1, legs: [] })
    for (const info of [infoOf(open(), lost), infoOf(open({ isOn: false }), bet())]) {
      expect(info?.ableToFinish).toBe(false)
      expect(info).not.toHaveProperty('quote')
    }
  })

  it('notifies the owner once when the quote has moved, and not when it has not', () => {
    const watch = open()
    watch.quoteBets(ANA, [bet()])
    watch.push()
    watch.markMoved(book.change(GAME))
    watch.push()
    expect(pushed).toEqual([])
    for (const odds of [1800, 1600, 2500]) {
      book.price(GAME, odds)
      watch.markMoved(book.change(GAME))
    }
    watch.push()
    watch.push()
    expect(pushed).toEqual([[7.6]])
  })

  it('publishes nothing for games in which nothing has moved', () => {
    const watch = open()
    watch.quoteBets(ANA, [bet()])
    book.price(GAME, 2500)
    watch.markMoved(book.change(GAME + 1))
    watch.push()
    expect(pushed).toEqual([])
  })

  it('publishes 0 while the market is suspended', () => {
    const watch = open()
    watch.quoteBets(ANA, [bet()])
    book.price(GAME, 2000, { status: 'suspended' })
    watch.markMoved(book.change(GAME))
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
    watch.markMoved(book.change(GAME))
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
    watch.markMoved(book.change(GAME))
    watch.push()
    expect(pushed).toEqual([[15.2]])
  })

  it('holds a published quote for its time and stake, while the value is not lower', () => {
    const watch = open()
    const quote = quoted(watch)
    book.price(GAME, 1900)
    const isValid = validity(watch, quote)
    expect([isValid(950), isValid(1000), isValid(900)]).toEqual([true, true, false])
    expect(isValid(950, bet({ atStake: 500 }))).toBe(false)
    now = 4999
    expect(isValid(950)).toBe(true)
    now = 5000
    expect([isValid(950), isValid(1000)]).toEqual([false, true])
  })

  it('pays no lower amount than the value without the quote that came with it', () => {
    const watch = open()
    watch.quoteBets(ANA, [bet()])
    book.price(GAME, 1900)
    const isValid = validity(watch, undefined)
    expect([isValid(950), isValid(1000)]).toEqual([false, true])
  })

  it('holds a quote for the shorter of the two times where servers differ', () => {
    const short = open({ quoteMs: 1000 })
    const long = open()
    const quotes = [quoted(short), quoted(long)]
    book.price(GAME, 1900)
    now = 999
    for (const quote of quotes) expect(validity(short, quote)(950)).toBe(true)
    now = 1000
    const isHeld = [short, long].map((watch) => quotes.map((quote) => validity(watch, quote)(950)))
    expect(isHeld).toEqual([
      [false, false],
      [false, true],
    ])
  })

  it('holds no quote from the future, beyond what the clocks of servers may differ', () => {
    const watch = open()
    now = 1000
    const quote = quoted(watch)
    book.price(GAME, 1900)
    now = 0
    expect(validity(watch, quote)(950)).toBe(true)
    now = -1
    expect(validity(watch, quote)(950)).toBe(false)
  })

  it('holds no quote of a bet of which a leg was decided meanwhile', () => {
    const watch = open()
    const [leg] = bet().legs
    if (!leg) throw new Error('a bet without a leg')
    const double = (result: 'win' | null) =>
      bet({ legs: [leg, { ...leg, selectionId: book.price(GAME, 2000, OTHER), result }] })
    const [shown] = watch.quoteBets(ANA, [double(null)])
    const amount = 100 * (shown?.betInfo.returnOffered ?? 0)
    const isValid = validity(watch, shown?.betInfo.quote)
    book.price(GAME, 1900)
    expect([isValid(amount, double(null)), isValid(amount, double('win'))]).toEqual([true, false])
  })

  it('pays no held quote while the market is suspended', () => {
    const watch = open()
    const quote = quoted(watch)
    book.price(GAME, 2000, { status: 'suspended' })
    expect(validity(watch, quote)(950)).toBe(false)
  })
})
