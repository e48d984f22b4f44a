import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Settings that are secret, or an address that contains a password. Each may be in the file that
 * `NAME_FILE` names, as container platforms hand secrets over. `DATA_KEY`, `UOF_TOKEN` and
 * `ODDS_API_KEY` have files of their own, which are read where they are used.
 */
export const SECRETS_BY_FILE = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URL',
  'METRICS_TOKEN',
  'NATS_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PSP_CLIENT_SECRET',
  'PSP_SECRET',
  'REDIS_URL',
  'SMTP_URL',
  'UOF_AMQP_URL',
] as const

interface ReadSecrets {
  /** With each secret under its own name. */
  readonly environment: Environment
  /** Sentences that name settings and files, never a content. */
  readonly errors: readonly string[]
}

/** Puts the secrets that are in files into the environment. */
export function readSecretFiles(given: Environment): ReadSecrets {
  const errors: string[] = []
  const found: Record<string, string> = {}
  for (const name of SECRETS_BY_FILE) {
    const path = given[`${name}_FILE`]?.trim()
    if (!path) continue
    if (given[name]?.trim()) {
      errors.push(`${name} and ${name}_FILE exclude each other: set one of them.`)
      continue
    }
    const secret = contentOf(path)
    if (secret) found[name] = secret
    else errors.push(`${name}_FILE: ${path} ${secret === null ? 'cannot be read' : 'is empty'}.`)
  }
  const isFound = Object.keys(found).length > 0
  return { environment: isFound ? { ...given, ...found } : given, errors }
}

/** The environment with its secrets, for a command, which does nothing without them. */
export function withSecrets(given: Environment): Environment {
  const { environment, errors } = readSecretFiles(given)
  if (errors.length > 0) throw new Error(errors.join(' '))
  return environment
}

/** Without the line end that an editor adds; null when the file cannot be read. */
function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}
