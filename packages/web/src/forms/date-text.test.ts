import { expect, test } from 'vitest'
import { dateTextOf, isoOfDateText } from './date-text.ts'

test.each([
  ['17/05/1990', '1990-05-17'],
  [' 01/12/2001 ', '2001-12-01'],
])('%s is %s', (text, iso) => expect(isoOfDateText(text)).toBe(iso))

test.each(['', '17/05/90', '1990-05-17', '17/05', '1/5/1990', '17/05/19901'])(
  '%s is not a typed date',
  (text) => expect(isoOfDateText(text)).toBeNull(),
)

test('a day is written day first, and what is no day is empty', () => {
  expect(['1990-05-17', '', 'x'].map(dateTextOf)).toEqual(['17/05/1990', '', ''])
})
