import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = new URL('./', import.meta.url)

// With such a selector whatever is rendered anywhere restyles all of the page: 3,500 elements of a
// list, 30 ms of the main thread of a fast machine at the first press on a price.
test('no style of the root depends on what the page contains', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.css'))
  const texts = files.map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  expect(files.length).toBeGreaterThan(3)
  expect(texts.join('\n').match(/(html|body|:root):has\(/g)).toBeNull()
})
