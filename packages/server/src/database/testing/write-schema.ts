import { pglitePool } from '../embedded/pglite-pool.ts'
import { migratedPglite } from './migrated-pglite.ts'
import { schemaText, writeSchemaFile } from './schema-text.ts'

// npm run schema: after a migration that changes tables.

const pglite = await migratedPglite()
const pool = pglitePool(pglite)
await writeSchemaFile(await schemaText(pool))
await pool.end()
// A closed database of tests is kept for the next test, and keeps the process alive.
process.exit()
