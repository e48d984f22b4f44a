import { expect, test } from 'vitest'
import { FirstOffer, MORE_OFFER_MS_MAX, WHOLE_OFFER_MS_MAX } from './first-offer.ts'

function starting() {
  const clock = {
    at: 0,
    now: () => clock.at,
  }
  const book = { isWhole: false, gamesCount: 0 }
  const offer = new FirstOffer({
    clock,
    isWhole: () => book.isWhole,
    gamesCount: () => book.gamesCount,
  })
  return { clock, book, offer }
}

test('the offer of a new server is here with the first whole snapshot, whatever is lost later', () => {
  const { book, offer } = starting()
  expect(offer.isHere).toBe(false)
  book.isWhole = true
  expect(offer.isHere).toBe(true)
  book.isWhole = false
  expect(offer.isHere).toBe(true)
})

test('without the feed a new server waits for half a minute and no longer', () => {
  const { clock, offer } = starting()
  clock.at = MORE_OFFER_MS_MAX - 1
  expect(offer.isHere).toBe(false)
  clock.at = MORE_OFFER_MS_MAX
  expect(offer.isHere).toBe(true)
})

test('an offer that still grows is waited for, also after its making has stopped the process', () => {
  const { book, clock, offer } = starting()
  expect(offer.isHere).toBe(false)
  clock.at = 2 * MORE_OFFER_MS_MAX
  book.gamesCount = 700
  expect(offer.isHere).toBe(false)
  clock.at = 3 * MORE_OFFER_MS_MAX - 1
  book.gamesCount = 800
  expect(offer.isHere).toBe(false)
  clock.at = 4 * MORE_OFFER_MS_MAX - 1
  expect(offer.isHere).toBe(true)
})

test('an offer that grows without an end is waited for ten minutes', () => {
  const { book, clock, offer } = starting()
  for (clock.at = 0; clock.at < WHOLE_OFFER_MS_MAX; clock.at += MORE_OFFER_MS_MAX - 1) {
    book.gamesCount += 1
    expect(offer.isHere).toBe(false)
  }
  clock.at = WHOLE_OFFER_MS_MAX
  book.gamesCount += 1
  expect(offer.isHere).toBe(true)
})
