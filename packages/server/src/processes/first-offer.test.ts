import { expect, test } from 'vitest'
import { FIRST_OFFER_MS_MAX, FirstOffer } from './first-offer.ts'

function starting() {
  const clock = {
    at: 0,
    now: () => clock.at,
  }
  const book = { isWhole: false }
  return { clock, book, offer: new FirstOffer({ clock, isWhole: () => book.isWhole }) }
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
  clock.at = FIRST_OFFER_MS_MAX - 1
  expect(offer.isHere).toBe(false)
  clock.at = FIRST_OFFER_MS_MAX
  expect(offer.isHere).toBe(true)
})
