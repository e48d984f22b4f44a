import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const AUDIT = fileURLToPath(new URL('../../../server/dist/audit.mjs', import.meta.url))

export interface AuditResult {
  /** 0 healthy, 1 violations, 2 could not check. */
  readonly exitCode: number
  readonly output: string
}

/** Runs `npm run audit` on a database, as an operator would. */
export function runAudit(
  database: { readonly databaseUrl: string } | { readonly dataDir: string },
): Promise<AuditResult> {
  const environment =
    'databaseUrl' in database
      ? { DATABASE_URL: database.databaseUrl }
      : { DATABASE_URL: '', DATA_DIR: database.dataDir }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [AUDIT],
      { env: { ...process.env, ...environment } },
      (error, stdout, stderr) => {
        const exitCode = error === null ? 0 : typeof error.code === 'number' ? error.code : 2
        resolve({ exitCode, output: `${stdout}${stderr}` })
      },
    )
  })
}
