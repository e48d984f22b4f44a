import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repository } from './web-build.mjs'

const folder = join(repository, 'docs/decisions')
const read = (name) => readFileSync(join(folder, name), 'utf8')
const pages = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name))
const DEPARTURES = Array.from({ length: 22 }, (_, index) => String(index + 1))

/** Departure → page, as the table of the index has it. */
const pageByDeparture = new Map(
  [...read('README.md').matchAll(/^\| (\d+) \| [^|]+ \| \[\d{4}\]\(([^)]+)\) \|$/gm)].map(
    ([, departure, page]) => [departure, page],
  ),
)

test('SEC-54 each departure from the specification is on a page of the decisions', () => {
  expect([...pageByDeparture.keys()]).toEqual(DEPARTURES)
  for (const [departure, page] of pageByDeparture) {
    expect(read(page), `departure ${departure}`).toContain(`(departure ${departure})`)
  }
})

// Not without a gap: work side by side takes numbers from ranges of its own.
test('each page has a number of its own and is in the index', () => {
  const numbers = pages.map((name) => name.slice(0, 4))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  for (const page of pages) expect(read('README.md')).toContain(`(${page})`)
})

const headOf = (page) => read(page).split('## Context')[0]
const linksOf = (text) => [...text.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, page]) => page)

describe.each(pages)('%s', (page) => {
  test('is linked from the older pages that it changes or continues', () => {
    const older = linksOf(headOf(page)).filter((one) => one < page)
    expect(older.filter((one) => !linksOf(headOf(one)).includes(page))).toEqual([])
  })

  test('contains context, decision and consequence on one page', () => {
    const headings = [...read(page).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Context', 'Decision', 'Consequence'])
    expect(read(page).split('\n').length).toBeLessThan(60)
  })

  test('points to files that exist', () => {
    const paths = [...read(page).matchAll(/`((?:packages|tools|docs)\/[\w./-]+)`/g)]
    for (const [, path] of paths) expect(existsSync(join(repository, path)), path).toBe(true)
  })
})
