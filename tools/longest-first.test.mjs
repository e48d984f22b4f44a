import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONGEST, LongestFirst } from './longest-first.mjs'
import { repository } from './web-build.mjs'

const [longest, second] = LONGEST

function fileOf(projectName, path) {
  const config = { isolate: false, sequence: { groupOrder: 0 } }
  return { moduleId: join(repository, path), project: { name: projectName, config } }
}

test('the longest files of a project are started first, one project after the other', async () => {
  const files = [
    fileOf('page', 'packages/web/src/page.test.ts'),
    fileOf('core', 'packages/domain/src/short.test.ts'),
    fileOf('core', second),
    fileOf('core', longest),
  ]
  const cache = { getFileTestResults: () => undefined, getFileStats: () => undefined }
  const sequencer = new LongestFirst({ cache, config: { root: repository } })
  expect(await sequencer.sort(files)).toEqual([files[3], files[2], files[1], files[0]])
})

test.each(LONGEST)('%s is there', (path) => {
  expect(existsSync(join(repository, path))).toBe(true)
})
