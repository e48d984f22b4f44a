import { expect, it } from 'vitest'
import { firstOffer } from './first-offer.ts'

const GAMES = 300

it('offers the first matches of a feed before the rest of its season is priced', async () => {
  const { listed, priced, paths } = await firstOffer(GAMES)
  expect(listed).toBeGreaterThan(GAMES / 2)
  expect(priced).toBeLessThan(5)
  // One list of matches for each day, and none of them looked up by itself.
  const lists = paths.filter((path) => path.includes('/schedules/'))
  expect(lists.length).toBeLessThan(12)
  expect(paths.length - lists.length).toBeLessThan(5)
})
