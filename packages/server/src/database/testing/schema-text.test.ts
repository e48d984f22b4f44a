import { expect, it } from 'vitest'
import { describeOnDatabases } from '../test-database.ts'
import { readSchemaFile, schemaText } from './schema-text.ts'

describeOnDatabases('sql/schema.sql', (makeDatabase) => {
  it('is the schema of a migrated database (npm run schema writes it)', async () => {
    const { pool } = await makeDatabase()
    expect(await schemaText(pool)).toBe(await readSchemaFile())
  })

  it('differs from a database with another column, constraint or index', async () => {
    const { pool } = await makeDatabase()
    const known = await schemaText(pool)
    for (const change of [
      'alter table agent add column planted text',
      'alter table agent add constraint planted check (true)',
      'create index planted_index on agent (name)',
    ]) {
      await pool.query(change)
      expect(await schemaText(pool)).toContain('planted')
      expect(await schemaText(pool)).not.toBe(known)
    }
  })
})
