import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadPaint } from './load-paint.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caderneta-paint-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is prepared before it is used', async () => {
  const file = join(folder, 'paint-page.mjs')
  writeFileSync(
    file,
    `let prepared = 'unprepared'
    export const preparePaint = async () => { prepared = 'prepared' }
    export const paintPage = ({ path }) => path + ' ' + prepared`,
  )
  const paint = await loadPaint(file)
  expect(paint?.({ path: '/live', language: 'en', replies: new Map(), now: 0 })).toBe(
    '/live prepared',
  )
})

it('is none without a build', async () => {
  expect(await loadPaint(join(folder, 'nowhere.mjs'))).toBeNull()
})
