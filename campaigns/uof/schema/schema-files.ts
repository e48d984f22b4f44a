import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'

interface SchemaFile {
  readonly fileName: string
  readonly contents: string
}

/** A schema with the files that it includes, as the validator takes them. */
export interface Schema {
  readonly schema: SchemaFile
  readonly preload: readonly SchemaFile[]
}

const LOCATION = /(?<=schemaLocation=")[^"]+/g

/** The validator has one folder: a file in it is named by its whole path. */
const flat = (path: string) => path.replaceAll('/', '-')

/**
 * Reads a schema of a folder and what it includes; `entry` is its path in the folder. Rejects when
 * a file is not there. `corrected` returns the contents of a file without its known faults.
 */
export async function readSchema(
  folder: string,
  entry: string,
  corrected: (contents: string) => string = (contents) => contents,
): Promise<Schema> {
  const files = new Map<string, SchemaFile>()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue
    const beside = posix.dirname(path)
    const contents = corrected(await readFile(posix.join(folder, path), 'utf8')).replace(
      LOCATION,
      (location) => {
        const included = posix.join(beside, location)
        waiting.push(included)
        return flat(included)
      },
    )
    files.set(path, { fileName: flat(path), contents })
  }
  const [schema, ...preload] = files.values()
  if (schema === undefined) throw new Error(`${entry} is no schema`)
  return { schema, preload }
}
