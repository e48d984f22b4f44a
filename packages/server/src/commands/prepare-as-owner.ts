import type { FastifyBaseLogger } from 'fastify'
import { connectDatabase, openDatabase } from '../database/database.ts'
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

async function roleOf(databaseUrl: string): Promise<string> {
  const database = await connectDatabase({ databaseUrl, dataDir: '' })
  try {
    const { rows } = await database.pool.query<{ role: string }>('select current_user as role')
    return rows[0]?.role ?? ''
  } finally {
    await database.close()
  }
}
