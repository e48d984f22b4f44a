import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, centavos } from '../money/money.ts'
import type { Pockets } from '../money/pockets.ts'
import { shareSplit, splitStake } from './stake-split.ts'

const pockets = (cash: number, cashback: number): Pockets => ({
  cash: centavos(cash),
  cashback: centavos(cashback),
})

const amounts = fc.nat(100_000).map((value) => centavos(value))
const stakes = fc.integer({ min: 1, max: 100_000 }).map((value) => centavos(value))
const wallets = fc.record({ cash: amounts, cashback: amounts })

describe('splitStake', () => {
  const stake = centavos(3000)

  it('DBT-01 takes all from cashback when it is active and enough', () => {
    expect(splitStake(stake, pockets(5000, 4000), true)).toEqual(pockets(0, 3000))
  })

  it('DBT-02 takes cashback to zero and the rest from cash', () => {
    expect(splitStake(stake, pockets(5000, 2000), true)).toEqual(pockets(1000, 2000))
  })

  it('DBT-05 takes all from cash when cashback is not active', () => {
    expect(splitStake(stake, pockets(5000, 2000), false)).toEqual(pockets(3000, 0))
  })

  it('refuses an active cashback that is zero, also when cash is short', () => {
    expect(splitStake(stake, pockets(5000, 0), true)).toBe('cashback_empty')
    expect(splitStake(stake, pockets(0, 0), true)).toBe('cashback_empty')
  })

  it('refuses when the chosen pockets are short, though others are not', () => {
    expect(splitStake(centavos(1000), pockets(500, 2000), false)).toBe('not_enough_cash')
    expect(splitStake(stake, pockets(999, 2000), true)).toBe('not_enough_cash')
  })

  it('takes the last centavo', () => {
    expect(splitStake(stake, pockets(1000, 2000), true)).toEqual(pockets(1000, 2000))
    expect(splitStake(stake, pockets(3000, 0), false)).toEqual(pockets(3000, 0))
  })

  it('takes exactly the stake and leaves no pocket below zero', () => {
    fc.assert(
      fc.property(stakes, wallets, fc.boolean(), (wanted, wallet, isActive) => {
        const split = splitStake(wanted, wallet, isActive)
        if (typeof split === 'string') return
        expect(add(split.cash, split.cashback)).toBe(wanted)
        expect(split.cash >= 0 && split.cash <= wallet.cash).toBe(true)
        expect(split.cashback >= 0 && split.cashback <= wallet.cashback).toBe(true)
        if (!isActive) expect(split.cashback).toBe(0)
        if (split.cash > 0 && isActive) expect(split.cashback).toBe(wallet.cashback)
      }),
    )
  })

  it('refuses only what the chosen pockets cannot pay', () => {
    fc.assert(
      fc.property(stakes, wallets, fc.boolean(), (wanted, wallet, isActive) => {
        const isRefused = splitStake(wanted, wallet, isActive) === 'not_enough_cash'
        const isEmpty = isActive && wallet.cashback === 0
        const held = wallet.cash + (isActive ? wallet.cashback : 0)
        if (!isEmpty) expect(isRefused).toBe(held < wanted)
      }),
    )
  })
})

describe('shareSplit', () => {
  it('spends cashback on the first bets', () => {
    const shared = shareSplit(pockets(500, 1000), [centavos(700), centavos(500), centavos(300)])
    expect(shared).toEqual([pockets(0, 700), pockets(200, 300), pockets(300, 0)])
  })

  it('hands out every centavo of both pockets and gives each bet its stake', () => {
    fc.assert(
      fc.property(fc.array(stakes, { minLength: 1, maxLength: 20 }), fc.nat(100), (bets, part) => {
        const sum = add(...bets)
        const cashback = Math.floor((sum * part) / 100)
        const shared = shareSplit(pockets(sum - cashback, cashback), bets)
        expect(shared.map((each) => add(each.cash, each.cashback))).toEqual(bets)
        expect(add(...shared.map((each) => each.cashback))).toBe(cashback)
        expect(shared.every((each) => each.cash >= 0 && each.cashback >= 0)).toBe(true)
      }),
    )
  })
})
