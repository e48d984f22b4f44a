import { expect, test } from 'vitest'
import { readableUrl } from './readable-url.ts'

test.each([
  ['/a/%E0%A4%A', '/a/%25E0%25A4%25A'],
  ['/50%?q=%', '/50%25?q=%'],
  ['/ca%C3%A7a?q=%E0%A4%A', '/ca%C3%A7a?q=%E0%A4%A'],
  ['/mybets?q=%', '/mybets?q=%'],
  ['/api/agent/getInfo/%E0%A4%A', '/api/agent/getInfo/%E0%A4%A'],
])('%s is read as %s', (url, read) => {
  expect(readableUrl(url)).toBe(read)
})
