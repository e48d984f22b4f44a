import type { BetWire } from '@caderneta/contract/bets/wagers'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { CORRECT_SCORE, MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { centavos } from '@caderneta/domain/money/money'
import { describe, expect, test } from 'vitest'
import { checkBettor, type SettledBettor } from './check-bettor.ts'
import type { ReplayClosing, ReplaySelection, ReplaySlip } from './replay-slip.ts'
import type { SeasonMatch } from './season-file.ts'

/** Level after 90 minutes, decided afterwards: the draw wins. */
const level: SeasonMatch = {
  teams: ['Croatia', 'Brazil'],
  record: { score: { ft: [0, 0], ht: [0, 0] } },
  finalScore: [1, 1],
}
/** Called off: every leg is void. */
const calledOff: SeasonMatch = { ...level, record: { status: 'postponed' }, finalScore: null }
const findMatch = (gameId: number) => (gameId < 90 ? level : calledOff)

const draw = (gameId: number): ReplaySelection => ({
  gameId,
  selectionId: selectionId(gameId, 2),
  marketId: MATCH_RESULT,
  name: 'Draw',
  handicap: '',
  isLive: false,
})

interface Placed {
  readonly selections: readonly ReplaySelection[]
  readonly stake: string
  readonly seenRate: string
}

function slipOf(
  combinations: readonly Placed[],
  kind: ReplaySlip['kind'] = 'single',
  firstId = 5,
): ReplaySlip {
  const bets = combinations.map(({ selections, stake, seenRate }, index) => ({
    betId: firstId + index,
    betGamesOddId: selections.map(({ selectionId }) => selectionId),
    price: Number(stake),
    rate: Number(seenRate),
    potencialReturns: 0,
  }))
  const body = { data: { reference: 'AB12', bets }, wallet: { cash: 0, cashback: 0 } }
  return { bettor: 7, kind, combinations, reply: { status: 200, success: true, code: null, body } }
}

const single = { selections: [draw(12)], stake: '3.33', seenRate: '3.33' }
const slip = slipOf([single])

type Leg = BetWire['odds'][number]

function leg({ gameId, selectionId, marketId, name }: ReplaySelection, rate: number): Leg {
  return {
    oddInfo: {
      betGamesOddId: selectionId,
      name,
      specifier_value: '',
      rate,
      status: gameId < 90 ? ('success' as const) : ('void' as const),
      market_id: marketId,
    },
    gameInfo: {
      betGameId: gameId,
      betCnfSportId: 1,
      betCnfTournamentId: 7,
      teams: ['Croatia', 'Brazil'] as [string, string],
      gameStatus: 'ended' as const,
      score: [1, 1] as [number, number],
      gameStartTimeStamp: 0,
    },
  }
}

function bet(changes: Partial<BetWire['betInfo']> = {}, odds = [leg(draw(12), 3.33)]): BetWire {
  return {
    betInfo: {
      betId: 5,
      reference: 'AB12',
      betStatus: 'win',
      price: 3.33,
      potencialReturns: 11.08,
      returnOffered: 0,
      ableToFinish: false,
      rate: 3.33,
      bonus: 0,
      placedAt: 1,
      settledAt: 2,
      paid: 11.08,
      cashback: 0,
      ...changes,
    },
    odds,
  }
}

/** Paid 3.33 × 3.33 = 11.0889 cut to 11.08, of a deposit of 100.00. */
function problemsOf(changes: Partial<SettledBettor> = {}): readonly string[] {
  const bettor = {
    number: 7,
    deposit: centavos(10_000),
    slips: [slip],
    closings: [],
    bets: [bet()],
    wallet: { cash: 107.75, cashback: 0 },
    ...changes,
  }
  return checkBettor(bettor, findMatch).mismatches
}

describe('the check of a bettor after a replay', () => {
  test('finds nothing when bet and wallet match the file', () => {
    expect(problemsOf()).toEqual([])
  })

  test('finds a payout that is off by one centavo', () => {
    expect(problemsOf({ bets: [bet({ paid: 11.09 })] })).toEqual([
      'bettor 7: bet 5: payout 1109, expected 1108',
    ])
  })

  test('finds a wallet that is off by one centavo', () => {
    expect(problemsOf({ wallet: { cash: 107.76, cashback: 0 } })).toEqual([
      'bettor 7: wallet 10776, expected 10775 centavos',
    ])
  })

  test('finds cashback, for a replay runs without it', () => {
    expect(problemsOf({ wallet: { cash: 107.75, cashback: 0.33 } })).toEqual([
      'bettor 7: cashback 33, expected 0',
    ])
  })

  test('finds a bet that was settled with another result', () => {
    expect(problemsOf({ bets: [bet({ betStatus: 'lose', paid: 0 })] })).toContain(
      'bettor 7: bet 5: status lose, expected win',
    )
  })

  test('finds a bet that is still pending', () => {
    const problems = problemsOf({ bets: [bet({ betStatus: 'pending', settledAt: null, paid: 0 })] })
    expect(problems).toContain('bettor 7: bet 5: status pending, expected win')
  })

  test('finds an accepted bet that is gone, and a bet that was never placed', () => {
    expect(problemsOf({ bets: [] })).toContain('bettor 7: bet 5 was accepted and is not listed')
    expect(problemsOf({ bets: [bet(), bet({ betId: 6 })] })).toEqual([
      'bettor 7: 1 bets were accepted, 2 are listed',
    ])
  })

  test('finds a rate that is worse than the one that the bettor saw', () => {
    const better = { ...slip, combinations: [{ ...single, seenRate: '3.34' }] }
    expect(problemsOf({ slips: [better] })).toEqual([
      'bettor 7: bet 5: rate no worse than seen false, expected true',
    ])
  })

  test('counts no bet for a refused slip', () => {
    const refused = { ...slip, reply: { ...slip.reply, success: false, code: 'odds_changed' } }
    expect(problemsOf({ slips: [slip, refused] })).toEqual([])
  })
})

describe('the check of multiples and systems', () => {
  const selections = [draw(12), draw(13), draw(91)]
  const multiple = slipOf([{ selections, stake: '10.00', seenRate: '12.00' }], 'multiple')
  /** A bet that was settled long before: from the second one on the bonus counts. */
  const first = bet({ betId: 4, settledAt: -60_000 })
  const firstSlip = slipOf([single], 'single', 4)
  const legs = [leg(draw(12), 2), leg(draw(13), 3), leg(draw(91), 2)]
  /** Two legs count, 1 % of the winnings of 50.00: 60.50. */
  const settled = (paid: number) => ({
    slips: [firstSlip, multiple],
    bets: [first, bet({ price: 10, rate: 12, paid }, legs)],
    wallet: { cash: 97.75 + paid, cashback: 0 },
  })

  test('finds the bonus of three legs paid though one is void', () => {
    expect(problemsOf(settled(60.5))).toEqual([])
    expect(problemsOf(settled(61.5))).toEqual([
      'bettor 7: bet 5: payout 6150, expected 6050',
      'bettor 7: wallet 15925, expected 15825 centavos',
    ])
  })

  test('finds a bonus that was paid before a first bet was settled', () => {
    const bets = [bet({ price: 10, rate: 12, paid: 60.5 }, legs)]
    const wallet = { cash: 150.5, cashback: 0 }
    expect(problemsOf({ slips: [multiple], bets, wallet })).toEqual([
      'bettor 7: bet 5: payout 6050, expected 6000',
      'bettor 7: wallet 15050, expected 15000 centavos',
    ])
  })

  test('finds a leg that is void in the file and shown as won', () => {
    const odds = legs.map((one) => ({
      ...one,
      oddInfo: { ...one.oddInfo, status: 'success' as const },
    }))
    const bets = [first, bet({ price: 10, rate: 12, paid: 60.5 }, odds)]
    expect(problemsOf({ ...settled(60.5), bets })).toEqual([
      'bettor 7: bet 5: leg success, expected void',
    ])
  })

  test('expects one bet with the sum of the stakes for a combination that is sent twice', () => {
    const row = { selections: [draw(12), draw(13)], stake: '1.00', seenRate: '6.00' }
    const sent = slipOf([{ ...row, stake: '2.00' }], 'system')
    const system = { ...sent, combinations: [row, row] }
    const odds = [leg(draw(12), 2), leg(draw(13), 3)]
    const bets = (price: number) => [first, bet({ price, rate: 6, paid: 12.1 }, odds)]
    const wallet = { cash: 117.85, cashback: 0 }
    const slips = [firstSlip, system]
    expect(problemsOf({ slips, bets: bets(2), wallet })).toEqual([])
    expect(problemsOf({ slips, bets: bets(1), wallet })).toEqual([
      'bettor 7: bet 5: stake 100, expected 200',
    ])
  })

  test('finds a row of a system that the reply lacks', () => {
    const row = { selections: [draw(12), draw(13)], stake: '1.00', seenRate: '6.00' }
    const other = { ...row, selections: [draw(13), draw(14)] }
    const sent = { ...slipOf([row], 'system'), combinations: [row, other] }
    expect(problemsOf({ slips: [sent] })).toContain(
      'bettor 7: slip AB12: the reply lacks a combination that was sent',
    )
  })

  test('expects no result of the other legs of a bet that is lost', () => {
    const lost = { ...draw(12), marketId: CORRECT_SCORE, name: '1-0', selectionId: 12_900 }
    const sent = slipOf(
      [{ selections: [lost, draw(13)], stake: '1.00', seenRate: '6.00' }],
      'multiple',
    )
    const [home, away] = [leg(lost, 2), leg(draw(13), 3)]
    const odds = [
      { ...home, oddInfo: { ...home.oddInfo, status: 'error' as const } },
      { ...away, oddInfo: { ...away.oddInfo, status: 'open' as const } },
    ]
    const bets = [bet({ betStatus: 'lose', price: 1, rate: 6, paid: 0 }, odds)]
    expect(problemsOf({ slips: [sent], bets, wallet: { cash: 99, cashback: 0 } })).toEqual([])
  })
})

describe('the check of early closings', () => {
  /** 25 % of 3.33 at stake is 0.83, which returns 0.83 / 3.33 of the quote 3.16: 0.78. */
  const closing: ReplayClosing = {
    bettor: 7,
    betId: 5,
    quote: centavos(316),
    atStake: centavos(333),
    percent: 25,
    reply: reply(0.78),
  }
  /** The rest of 2.50 pays 8.32 at 3.33. */
  const closedEarly = { stake: 0.83, returned: 0.78 }
  const part = {
    closings: [closing],
    bets: [bet({ paid: 9.1, closedEarly })],
    wallet: { cash: 105.77, cashback: 0 },
  }

  function reply(returned: number) {
    const body = { data: { returned }, wallet: { cash: 0, cashback: 0 } }
    return { status: 200, success: true, code: null, body }
  }

  test('finds nothing when the part and the rest are paid', () => {
    expect(problemsOf(part)).toEqual([])
  })

  test('finds a part that is missing from what the bet paid', () => {
    const bets = [bet({ paid: 8.32 })]
    const problems = problemsOf({ ...part, bets, wallet: { cash: 104.99, cashback: 0 } })
    expect(problems).toEqual([
      'bettor 7: bet 5: payout 832, expected 910',
      'bettor 7: bet 5: stake closed early 0, expected 83',
      'bettor 7: bet 5: returned early 0, expected 78',
      'bettor 7: wallet 10499, expected 10577 centavos',
    ])
  })

  test('finds a cash-out that was paid twice', () => {
    const whole = { ...closing, percent: 100, reply: reply(3.16) }
    const early = { stake: 3.33, returned: 3.16 }
    const once = bet({ betStatus: 'cashed_out', paid: 3.16, closedEarly: early })
    const wallet = { cash: 99.83, cashback: 0 }
    expect(problemsOf({ closings: [whole], bets: [once], wallet })).toEqual([])
    expect(
      problemsOf({ closings: [whole], bets: [once], wallet: { cash: 102.99, cashback: 0 } }),
    ).toEqual(['bettor 7: wallet 10299, expected 9983 centavos'])
  })

  test('finds a cash-out after which the bet was settled as well', () => {
    const whole = { ...closing, percent: 100, reply: reply(3.16) }
    const problems = problemsOf({ closings: [whole], bets: [bet({ paid: 14.24 })] })
    expect(problems).toContain('bettor 7: bet 5: status win, expected cashed_out')
    expect(problems).toContain('bettor 7: bet 5: payout 1424, expected 316')
  })

  test('finds a reply that returned another share of the quote', () => {
    expect(problemsOf({ ...part, closings: [{ ...closing, reply: reply(0.79) }] })).toEqual([
      'bettor 7: bet 5: closing returned 79, expected 78',
    ])
  })

  test('counts no closing that was refused', () => {
    const refused = { ...closing, reply: { ...reply(0), success: false, code: 'quote_changed' } }
    expect(problemsOf({ closings: [refused] })).toEqual([])
  })
})
