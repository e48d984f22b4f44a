import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../web-build.mjs'

/** The texts between quotes that follow the name of a constant of the server, up to a bracket. */
function textsOf(path, name) {
  const source = readFileSync(join(repository, 'packages/server/src', path), 'utf8')
  const [, rest] = source.split(`const ${name} = `)
  return [...rest.split(/[\]}]|\n\n/)[0].matchAll(/'([^']+)'/g)].map(([, text]) => text)
}

export const ROLES = textsOf('config/roles.ts', 'ROLES')
export const SECRETS_BY_FILE = textsOf('keys/secret-files.ts', 'SECRETS_BY_FILE')
export const [STREAM_PATH] = textsOf('http/refuse-calls.ts', 'STREAM_PATH')
export const [HEALTH_PATH, READY_PATH, METRICS_PATH] = textsOf(
  'http/operator-routes.ts',
  'OPERATOR_PATHS',
)
