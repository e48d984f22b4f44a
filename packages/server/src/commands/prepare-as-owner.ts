import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { connectDatabase, openDatabase } from '../database/open-database.ts'
import { oneRow } from '../database/rows.ts'
import { JobRunner } from '../jobs/job-runner.ts'

interface OwnerSettings {
  /** How the server connects: the role that receives the privileges. */
  readonly databaseUrl: string
  /** How the owner of the tables connects. */
  readonly ownerUrl: string
  readonly log: FastifyBaseLogger
}

/**
 * As the owner: migrates our tables and those of the jobs, and grants the role of the server the
 * privileges that it needs (migration 0035, `grant_server_role`).
 */
export async function prepareAsOwner({ databaseUrl, ownerUrl, log }: OwnerSettings): Promise<void> {
  const role = await roleOf(databaseUrl)
  const owner = await openDatabase({ databaseUrl: ownerUrl, dataDir: '' })
  try {
    const jobs = new JobRunner({ database: owner, log })
    await jobs.prepare()
    await jobs.stop()
    await owner.pool.query('select grant_server_role($1)', [role])
  } finally {
    await owner.close()
  }
}

const roleRow = z.object({ role: z.string() })

async function roleOf(databaseUrl: string): Promise<string> {
  const database = await connectDatabase({ databaseUrl, dataDir: '' })
  try {
    const query = sql`select current_user as role`
    const { role } = await oneRow(database.kysely, roleRow, query)
    return role
  } finally {
    await database.close()
  }
}
