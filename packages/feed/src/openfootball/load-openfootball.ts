import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Competition } from './competition.ts'
import { FileError } from './json-reader.ts'
import { parseCompetition } from './parse-competition.ts'

/**
 * Reads an openfootball file, or every `.json` file of a folder and of those within it, in order of
 * their paths. Throws a `FileError` with one sentence when there is none or one is invalid.
 */
export function loadOpenfootball(path: string): readonly Competition[] {
  const files = jsonFiles(path)
  if (files.length === 0) throw new FileError(`${path}: holds no .json file`)
  return files.map((file) => parseCompetition(basename(file), readFileSync(file, 'utf8')))
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
