import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('pages point to files that exist', () => {
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:packages|campaigns|tools|docs)\/[\w./-]+)`/g)]
      .filter(([, path]) => !existsSync(join(repository, path)))
      .map(([, path]) => `${page}: ${path}`),
  )
  expect(missing).toEqual([])
})
