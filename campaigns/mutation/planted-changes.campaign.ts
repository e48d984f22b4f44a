import { rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyChange } from './planted/apply-change.ts'
import { copyRepository } from './planted/copy-repository.ts'
import type { PlantedChange } from './planted/planted-change.ts'
import { PLANTED_GROUPS } from './planted/planted-changes.ts'
import { runTests } from './planted/run-tests.ts'

/** What no product of a change may be: the tests would fail of anything, or are slow today. */
const BROKEN = new RegExp(
  [
    ...['SyntaxError', 'ReferenceError', 'Transform failed', 'syntax error at', 'timed out in'],
    '(column|function) .* does not exist',
  ].join('|'),
)
/** Each so many-th change is made. */
const EVERY = sized({ test: 100, small: 12, full: 1 })

let copy = ''
beforeAll(async () => {
  copy = await copyRepository()
})
afterAll(() => rm(copy, { recursive: true, force: true }))

const nameOf = ({ file, from, to }: PlantedChange) => `${file}: ${from} → ${to || 'nothing'}`

describe.each(Object.entries(PLANTED_GROUPS))('of a change in %s', (name, { tests, changes }) => {
  const chosen = changes.filter((_, at) => at % EVERY === 0)
  reportFigure(`changes of ${name}`, `${chosen.length} of ${changes.length}`)

  test('nothing fails without one', async () => {
    expect(await runTests(copy, tests)).toEqual([])
  })

  test.each(chosen.map((change) => [nameOf(change), change] as const))('%s', async (_, change) => {
    const restore = await applyChange(copy, change)
    try {
      const failures = await runTests(copy, tests)
      expect(failures.filter((failure) => BROKEN.test(failure))).toEqual([])
      expect(failures.length, 'tests that see it').toBeGreaterThan(0)
      reportFigure('seen by', relative(copy, String(failures[0]?.split(':')[0])))
    } finally {
      await restore()
    }
  })
})
