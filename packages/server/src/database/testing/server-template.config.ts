import { randomUUID } from 'node:crypto'
import { openDatabase } from '../open-database.ts'
import { administer } from './administer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database on the server of TEST_DATABASE_URL, which tests copy. */
    readonly serverTemplate?: string
  }
}

interface TestRun {
  readonly provide: (key: 'serverTemplate', name: string) => void
}

/**
 * Before all tests of a run: a database is migrated once, and each test takes a copy of it, which
 * needs a fraction of the time. Vitest calls what this returns after all tests.
 */
export default async function makeTemplate({
  provide,
}: TestRun): Promise<(() => Promise<void>) | undefined> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return undefined
  const name = `caderneta_template_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openDatabase({ databaseUrl: own.href, dataDir: '' })
  await database.close()
  provide('serverTemplate', name)
  return () => administer(url, `drop database ${name} with (force)`)
}
