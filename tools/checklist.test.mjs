import { expect, test } from 'vitest'
import { readChecklist, reportOf } from './checklist-report.mjs'

const CHECKLIST = `
## SLP: bet slip (spec 2)

| id | what must be so | how it shows |
| --- | --- | --- |
| SLP-01 | a count badge | browser |
| SLP-02 | the balance | browser |
| SLP-10 | the keypad | browser |

## I18: languages

| id | what must be so | how it shows |
| --- | --- | --- |
| I18-01 | two languages | browser |

## Counts

| group | rows |
| --- | --- |
`

function covered(text, path = 'a.test.ts') {
  const { groups } = reportOf(CHECKLIST, [{ path, text }])
  return groups.flatMap((group) => group.covered.map(({ id }) => id))
}

test('groups and rows are read in the order of the checklist', () => {
  const groups = readChecklist(CHECKLIST)
  expect(groups.map(({ name }) => name)).toEqual(['SLP', 'I18'])
  expect(groups[0].rows).toContainEqual({ id: 'SLP-02', fact: 'the balance' })
})

test.each([
  ['the title of a test', `test('SLP-01 a badge', () => {})`, ['SLP-01']],
  ['the title of a case', `it("I18-01 texts", () => {})`, ['I18-01']],
  ['the title of a group', `describe('SLP-02', () => { it('shows', () => {}) })`, ['SLP-02']],
  ['a group of our own', `describeOnDatabases('SLP-02 balance', () => {})`, ['SLP-02']],
  ['a group of Playwright', `test.describe('SLP-02', () => {})`, ['SLP-02']],
  ['a table of tests', `test.each([[1]])('SLP-01 of %s', () => {})`, ['SLP-01']],
  ['a title made of parts', 'test(`SLP-01 ${size} px`, () => {})', ['SLP-01']],
  ['several in one title', `test('SLP-01, SLP-10: both', () => {})`, ['SLP-01', 'SLP-10']],
])('an id counts in %s', (_place, text, ids) => {
  expect(covered(text)).toEqual(ids)
})

test.each([
  ['a comment', `// SLP-01\ntest('badge', () => {})`],
  ['a text inside the test', `test('badge', () => { expect(id).toBe('SLP-01') })`],
  ['a second argument', `test('badge', { tag: 'SLP-01' }, () => {})`],
  ['a call that is no test', `log('SLP-01')`],
  ['a longer id', `test('SLP-011 x', () => {})`],
  ['a test that is commented out', `// test('SLP-01', () => {})`],
])('an id does not count in %s', (_place, text) => {
  expect(covered(text)).toEqual([])
})

test('an id that the checklist lacks is reported with its file and line', () => {
  const { unknown } = reportOf(CHECKLIST, [{ path: 'b.test.ts', text: `\ntest('SLP-99', f)` }])
  expect(unknown).toEqual([['SLP-99', ['b.test.ts:2']]])
})
