import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Competition } from './competition.ts'
import { FileError } from './json-reader.ts'
import { parseCompetition } from './parse-competition.ts'

/** All that was read, and a sentence for each match that was not. */
interface LoadedFiles {
  readonly competitions: readonly Competition[]
  readonly skipped: readonly string[]
}

/**
 * Reads an openfootball file, or every `.json` file of a folder and of those within it, in order of
 * their paths; a match that cannot be read is skipped. Throws a `FileError` with one sentence when
 * there is no file or one is no file of matches.
 */
export function loadOpenfootball(path: string): LoadedFiles {
  const files = jsonFiles(path)
  if (files.length === 0) throw new FileError(`${path}: holds no .json file`)
  const read = files.map((file) => parseCompetition(basename(file), readFileSync(file, 'utf8')))
  return {
    competitions: read.map(({ competition }) => competition),
    skipped: read.flatMap(({ skipped }) => skipped),
  }
}

function jsonFiles(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new FileError(`${path}: no such file or folder`)
  if (!found.isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name))
}
