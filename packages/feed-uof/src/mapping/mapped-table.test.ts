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
    // Of football the feed has no shots, and a few books with other outcomes.
    expect([sport, mapped / all >= (sport === 'football' ? 0.8 : 1)]).toEqual([sport, true])
  }
})
