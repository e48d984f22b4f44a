import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from './rules/all.mjs'
import { repository } from './web-build.mjs'

const RULE = /^rule '(.+)'$/
const TEST = /^`([\w./-]+)`$/
const ruleNames = new Set(rules.map(({ name }) => name))

/** The rows of a page of remarks: what was found, and what holds it. */
function rowsOf(text) {
  const rows = [...text.matchAll(/^\| (.+) \| (.+) \|$/gm)].map(([, remark, held]) => [
    remark,
    held,
  ])
  return rows.filter(([remark]) => remark !== 'remark' && remark !== '---')
}

function isThere(holder) {
  const rule = RULE.exec(holder)
  if (rule) return ruleNames.has(rule[1])
  const path = TEST.exec(holder)?.[1]
  return path !== undefined && existsSync(join(repository, path))
}

/** Rows that name a check or a test that does not exist, or none at all. */
function unheld(text) {
  return rowsOf(text).flatMap(([remark, held]) =>
    held.split(' · ').flatMap((holder) => (isThere(holder) ? [] : [`${remark}: ${holder}`])),
  )
}

test('every remark of docs/remarks.md is held by a check or a test that exists', () => {
  const text = readFileSync(join(repository, 'docs/remarks.md'), 'utf8')
  expect(rowsOf(text).length).toBeGreaterThan(50)
  expect(unheld(text)).toEqual([])
})

test.each([
  ['a rule that is gone', "rule 'no more'"],
  ['a test file that is gone', '`tools/gone.test.mjs`'],
  ['no check at all', 'everybody'],
  ['one that exists and one that does not', "rule 'casts' · rule 'no more'"],
])('a remark held by %s is refused', (_what, held) => {
  expect(unheld(`| remark | held by |\n| --- | --- |\n| slow | ${held} |\n`)).toHaveLength(1)
})
