import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DataKeys, makeDataKey } from './data-keys.ts'

interface DataKeySettings {
  readonly dataDir: string
  /** `DATA_KEY`: the keys themselves. */
  readonly dataKey: string | null
  /** `DATA_KEY_FILE`: the path of the file with the keys. */
  readonly dataKeyFile: string | null
}

/** The keys cannot be read; the message is a sentence for the operator. */
export class DataKeyError extends Error {}

const MADE_KEY_FILE = 'data.key'
const ONLY_OWNER = 0o600

/**
 * The data keys of `DATA_KEY` or `DATA_KEY_FILE`. With neither, the key in the data folder, which
 * the first start generates: a copy of the folder has both, so it protects copies of the
 * database alone, and production requires a setting (config).
 */
export async function loadDataKeys(settings: DataKeySettings): Promise<DataKeys> {
  const { dataDir, dataKey, dataKeyFile } = settings
  if (dataKey === null && dataKeyFile === null) {
    await mkdir(dataDir, { recursive: true })
    await createOnce(join(dataDir, MADE_KEY_FILE))
  }
  return await readDataKeys(settings)
}

/**
 * The same for a command beside the server: text encrypted with a key of its own could not be read.
 */
export async function readDataKeys(settings: DataKeySettings): Promise<DataKeys> {
  const { dataDir, dataKey, dataKeyFile } = settings
  if (dataKey !== null) return parsed(dataKey, 'DATA_KEY')
  if (dataKeyFile !== null) return parsed(await textOf(dataKeyFile), 'DATA_KEY_FILE')
  const path = join(dataDir, MADE_KEY_FILE)
  return parsed(await textOf(path), path)
}

function parsed(text: string, name: string): DataKeys {
  const keys = DataKeys.parse(text)
  if (keys) return keys
  throw new DataKeyError(`${name} must hold keys of 32 bytes in base64, the newest first.`)
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new DataKeyError(`The data key in ${path} cannot be read (${reason}).`)
  }
}

/** Linked, so that a file of this name always holds a whole key, and the first one remains. */
async function createOnce(path: string): Promise<void> {
  const own = `${path}.${randomUUID()}`
  await writeFile(own, `${makeDataKey()}\n`, { mode: ONLY_OWNER })
  try {
    await link(own, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(own, { force: true })
  }
}
