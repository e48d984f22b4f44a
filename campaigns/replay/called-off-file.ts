import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomFrom } from '@caderneta/pricing/random'
import * as z from 'zod/mini'
import { isCalledOff } from './season-file.ts'

const fileShape = z.looseObject({
  matches: z.array(z.looseObject({ status: z.optional(z.string()) })),
})

/** Of a file in which every match was played, beside the one that is always postponed. */
const POSTPONED_SHARE = 0.06

/**
 * A file with void legs to be had: the file itself when it has matches that were called off, else a
 * copy in the folder in which the seed postpones some. The original is never written.
 */
export async function withCalledOffMatches(
  path: string,
  folder: string,
  seed: string,
): Promise<string> {
  const file = fileShape.parse(JSON.parse(await readFile(path, 'utf8')))
  if (file.matches.some(({ status }) => isCalledOff(status))) return path
  const random = randomFrom(`${seed}/called-off`)
  const certain = random.integer(0, file.matches.length - 1)
  const matches = file.matches.map((match, index) => {
    const isPostponed = random.next() < POSTPONED_SHARE || index === certain
    if (!isPostponed) return match
    const { score: _score, goals1: _home, goals2: _away, ...fixture } = match
    return { ...fixture, status: 'postponed' }
  })
  const copy = join(folder, 'replayed-matches.json')
  await writeFile(copy, JSON.stringify({ ...file, matches }))
  return copy
}
