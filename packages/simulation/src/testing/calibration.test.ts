import { randomFrom } from '@caderneta/pricing/random'
import { expect, test } from 'vitest'
import { Calibration } from './calibration.ts'

const MARKETS = 40
const BETS = 400

/** Bets on ten chances of each market; `error` is added to what one of them really is. */
function calibrated(seed: string, error = 0): Calibration {
  const random = randomFrom(seed)
  const calibration = new Calibration()
  for (let market = 0; market < MARKETS; market += 1)
    for (let tenth = 0; tenth < 10; tenth += 1)
      for (let bet = 0; bet < BETS; bet += 1) {
        const chance = (tenth + 0.5) / 10
        const real = market === 7 && tenth === 3 ? chance + error : chance
        calibration.add(`${market}`, chance, random.next() < real ? 'win' : 'lose')
      }
  return calibration
}

test('a sound model has no unsound band, however many bands are looked at', () => {
  const unsound = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => {
    const calibration = calibrated(seed)
    expect(calibration.bands).toBe(MARKETS * 10)
    return calibration.unsound
  })
  expect(unsound).toEqual([])
})

test('one wrong chance among four hundred bands is seen', () => {
  expect(calibrated('a', 0.13).unsound.map(({ band }) => band)).toEqual(['7 3'])
  expect(calibrated('a', -0.13).unsound.map(({ band }) => band)).toEqual(['7 3'])
})
