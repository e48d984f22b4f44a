import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlantedChange } from './planted-change.ts'

/** The text of a file with a change; throws where the change does not fit exactly one place. */
export function changedText({ file, from, to }: PlantedChange, text: string): string {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`)
  return parts.join(to)
}

/**
 * Makes a change in a copy of the repository, and returns what takes it back. The text of an SQL
 * function is the newest migration of the copy: the frozen ones stay as they are.
 */
export async function applyChange(
  copy: string,
  change: PlantedChange,
): Promise<() => Promise<void>> {
  const path = join(copy, 'packages/server', change.file)
  const text = await readFile(path, 'utf8')
  const changed = changedText(change, text)
  if (!change.file.endsWith('.sql')) {
    await writeFile(path, changed)
    return () => writeFile(path, text)
  }
  const migrations = join(copy, 'packages/server/migrations')
  const number = String((await readdir(migrations)).length + 1).padStart(4, '0')
  const added = join(migrations, `${number}-planted.sql`)
  await writeFile(added, changed)
  return () => rm(added)
}
