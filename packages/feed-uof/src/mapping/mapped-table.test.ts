import { expect, it } from 'vitest'
import { mappedShares, mappedTable } from './mapped-table.ts'

const PAGE = '../../../../docs/uof-markets.md'

it('the page of mapped markets is what the command prints', async () => {
  await expect(mappedTable()).toMatchFileSnapshot(PAGE)
})

it('nearly every market of football is read from the feed, and every one of the other sports', () => {
  for (const { sport, mapped, all, missing } of mappedShares()) {
    expect(mapped + missing.length).toBe(all)
    // Of football the feed's descriptions have no shots, and four other markets.
    expect([sport, mapped / all]).toEqual([
      sport,
      sport === 'football' ? expect.closeTo(0.9, 1) : 1,
    ])
  }
})
