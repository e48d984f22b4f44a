import { breach } from './syntax.mjs'

const MIGRATION = /^packages\/server\/migrations\/(.+)$/

/** 0001, 0002, …: a gap or a number twice would run in another order somewhere else. */
function numberedMigrations(files) {
  const migrations = files
    .filter(({ path }) => MIGRATION.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return migrations.flatMap((file, index) => {
    const name = MIGRATION.exec(file.path)[1]
    const expected = String(index + 1).padStart(4, '0')
    if (new RegExp(`^${expected}-[a-z0-9-]+\\.sql$`).test(name)) return []
    return [breach(file, 1, `${expected}-….sql is due here: numbers have no gap and come once`)]
  })
}

const MACHINE_PATH = /(?<![\w/.:-])(\/(home|root|Users|work|workspace)\/[\w.-]+|[A-Z]:\\Users\\)/

function machinePaths(files) {
  return files
    .filter(({ path }) => !path.startsWith('docs/spec/') && !path.startsWith('node_modules/'))
    .flatMap((file) => {
      if (!MACHINE_PATH.test(file.text)) return []
      return file.text.split('\n').flatMap((line, index) => {
        const found = MACHINE_PATH.exec(line)
        return found ? [breach(file, index + 1, `${found[0]} exists on one machine only`)] : []
      })
    })
}

/** A lock file that names a host installs from there alone; without, from whatever is at hand. */
function lockWithoutHosts(files) {
  return files
    .filter(({ path }) => path === 'package-lock.json' || path.endsWith('.npmrc'))
    .flatMap((file) =>
      file.text.split('\n').flatMap((line, index) => {
        const isHost = /"resolved":\s*"(https?|git)|^\s*registry\s*=/.test(line)
        return isHost ? [breach(file, index + 1, 'names the host of a registry')] : []
      }),
    )
}

export const repositoryRules = [
  { name: 'numbered migrations', check: numberedMigrations },
  { name: 'no path of one machine', check: machinePaths },
  { name: 'lock file without hosts', check: lockWithoutHosts },
]
