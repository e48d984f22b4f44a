import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  FILE_LINES_MAX,
  FOLDER_FILES_MAX,
  FUNCTION_LINES_MAX,
  LINE_COLUMNS_MAX,
} from './rules/sizes.mjs'
import { repository } from './web-build.mjs'

const read = (path) => readFileSync(join(repository, path), 'utf8')
const documents = [
  'STYLE.md',
  'ARCHITECTURE.md',
  'README.md',
  'CONTRIBUTING.md',
  'docs/settings.md',
  'docs/metrics.md',
  'docs/performance.md',
  'docs/language.md',
  'docs/remarks.md',
  'docs/design.md',
].filter((path) => existsSync(join(repository, path)))

describe.each(documents)('%s', (document) => {
  const text = read(document)

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, to]) => to)
    const missing = links.filter((link) => !existsSync(join(repository, dirname(document), link)))
    expect(missing).toEqual([])
  })

  test('points to files that exist', () => {
    const paths = [...text.matchAll(/`((?:packages|tools|docs)\/[\w./-]+)`/g)].map(([, to]) => to)
    expect(paths.filter((path) => !existsSync(join(repository, path)))).toEqual([])
  })
})

test('STYLE.md states the limits that are checked', () => {
  const style = read('STYLE.md')
  expect(style).toContain(`| lines of a file | ${FILE_LINES_MAX},`)
  expect(style).toContain(`| lines of a function | ${FUNCTION_LINES_MAX},`)
  expect(style).toContain(`| columns of a line | ${LINE_COLUMNS_MAX} |`)
  expect(style).toContain(
    `| files of code directly in a folder, without tests | ${FOLDER_FILES_MAX} |`,
  )
})
