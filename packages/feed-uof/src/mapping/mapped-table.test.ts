import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mappedShares, mappedTable } from './mapped-table.ts'

const PAGE = new URL('../../../../docs/uof-markets.md', import.meta.url)

it('the page of mapped markets is what the command prints', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(mappedTable())
})

it('of each sport nearly every market that we have is read from the feed', () => {
  for (const { sport, mapped, all, missing } of mappedShares()) {
    expect(mapped + missing.length).toBe(all)
    // Of football the feed's descriptions have no shots, and four other markets.
    expect([sport, missing.length]).toEqual([sport, sport === 'football' ? 9 : 0])
  }
})
