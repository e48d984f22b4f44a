import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withSecrets } from '../keys/secret-files.ts'

/**
 * The database that a command works on, by `DATABASE_URL` (or its file) and `DATA_DIR`. Throws when
 * the embedded one is selected and does not exist: a command never creates a database.
 */
export function existingDatabase(given: NodeJS.ProcessEnv) {
  const { DATABASE_URL, DATA_DIR } = withSecrets(given)
  const databaseUrl = DATABASE_URL || null
  const dataDir = DATA_DIR || '.data'
  if (databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new Error(`there is no database in the folder ${dataDir}.`)
  return { databaseUrl, dataDir }
}
