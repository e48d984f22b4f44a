import type { FastifyBaseLogger } from 'fastify'
import { connectDatabase, openDatabase } from '../database/open-database.ts'
import { currentRole, grantServerRole } from '../database/server/server-role.ts'
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
    await grantServerRole(owner.pool, role)
  } finally {
    await owner.close()
  }
}

async function roleOf(databaseUrl: string): Promise<string> {
  const database = await connectDatabase({ databaseUrl, dataDir: '' })
  try {
    return await currentRole(database.pool)
  } finally {
    await database.close()
  }
}
