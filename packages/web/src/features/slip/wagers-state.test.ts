import { centavos } from '@caderneta/domain/money'
import { describe, expect, test } from 'vitest'
import { sampleSum } from './slip-samples.ts'
import { slipStore } from './slip-store.ts'
import { sumSlip } from './slip-sum.ts'
import { isCashbackActive } from './submit-slip.ts'

/** The state of the page's slip under the names of the specification, section 3. */
function wagersState() {
  const { slip, isShortOfCash } = slipStore.getState()
  const { betsCount, stakes, potentialReturns, rows } = sumSlip(slip, [], 1000)
  return {
    hideWager: slip.selections.length === 0,
    selectionIsMinimized: slip.isMinimised,
    cashbackActive: isCashbackActive(slip.cashbackChoice, centavos(1)),
    cardIsExpanded: !slip.isMinimised,
    notEnoughCash: isShortOfCash,
    totalPrize: potentialReturns,
    totalWagers: betsCount,
    pricesSum: stakes,
    odds: slip.selections,
    multiples: { ...rows },
  }
}

describe('the state of the slip', () => {
  test('ENT-21 begins hidden, minimised, with cashback on, without odds or money', () => {
    expect(wagersState()).toEqual({
      hideWager: true,
      selectionIsMinimized: true,
      cashbackActive: true,
      cardIsExpanded: false,
      notEnoughCash: false,
      totalPrize: 0,
      totalWagers: 0,
      pricesSum: 0,
      odds: [],
      multiples: {},
    })
  })

  test('ENT-21 multiples are known by their place', () => {
    const { rows } = sampleSum([{ rate: 1500 }, { rate: 2000 }, { rate: 3000 }])
    expect([...rows.entries()].map(([index, { legs }]) => [index, legs])).toEqual([
      [0, 2],
      [1, 3],
    ])
  })
})
