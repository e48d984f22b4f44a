import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Applied, checkApplied } from '@caderneta/server/database/check-applied'

const run = promisify(execFile)
const repository = fileURLToPath(new URL('../../', import.meta.url))

const MIGRATIONS = 'packages/server/migrations'
const DATABASE = 'packages/server/src/database'
/** Decides whether a database is too new. */
const START_CHECK = 'check-applied.ts'
/** What a version without it calls instead, which refuses any newer database. */
const FORMER_CHECK = 'checkContinues(applied, wanted)'
const WORKSPACE = '@caderneta'

/** A version of the product in a folder of its own, on the libraries of this one. */
export interface UnpackedVersion {
  readonly commit: string
  readonly migrations: number
  /** It would refuse any newer database by itself, so it checks the migrations as this one does. */
  readonly isCheckReplaced: boolean
  /** Its programs: the server, and the one whose matches wait until they are requested. */
  readonly server: string
  readonly heldFeedServer: string
  remove(): Promise<void>
}

/**
 * The commit of a git ref, or of the newest version that has fewer migrations than this one. Throws
 * when that version may not start, because a migration of this one removed what it uses.
 */
export async function findPreviousVersion(
  ref: string | null,
  known: readonly Applied[],
): Promise<string> {
  if (ref !== null) return await commitOf(ref)
  const commit = await newestWithFewer(known.length)
  checkApplied(known, known.slice(0, await countMigrations(commit)))
  return commit
}

async function newestWithFewer(migrations: number): Promise<string> {
  const beforeChanges = await git('log', '--format=%P', 'HEAD', '--', MIGRATIONS)
  for (const candidate of ['HEAD', ...(beforeChanges.match(/\w+/g) ?? [])])
    if ((await countMigrations(candidate)) < migrations) return await commitOf(candidate)
  throw new Error('no version in the history has fewer migrations')
}

/** This version, as a step prints it. */
export async function currentVersion(): Promise<string> {
  const isChanged = (await git('status', '--porcelain', '--untracked-files=no')) !== ''
  return `${await commitOf('HEAD')}${isChanged ? ', changed' : ''}`
}

export async function unpackVersion(commit: string): Promise<UnpackedVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'caderneta-previous-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const archive = join(folder, 'tree.tar')
    await git('archive', '--output', archive, commit)
    await run('tar', ['-xf', archive, '-C', folder])
    await linkLibraries(folder)
    return {
      commit,
      migrations: await countMigrations(commit),
      isCheckReplaced: await replaceStartCheck(folder),
      server: join(folder, 'packages/server/src/main.ts'),
      heldFeedServer: join(folder, 'packages/testing/src/hosts/held-feed-host.ts'),
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** The libraries of this version, but the packages of the other one. */
async function linkLibraries(folder: string): Promise<void> {
  const installed = join(repository, 'node_modules')
  const linked = join(folder, 'node_modules')
  await mkdir(join(linked, WORKSPACE), { recursive: true })
  for (const name of await readdir(installed))
    if (name !== WORKSPACE && !name.startsWith('.'))
      await symlink(join(installed, name), join(linked, name))
  for (const name of await readdir(join(folder, 'packages')))
    await symlink(`../../packages/${name}`, join(linked, WORKSPACE, name))
}

/** Versions before decision 0085: everything but their check at the start can still be run. */
async function replaceStartCheck(folder: string): Promise<boolean> {
  const check = join(folder, DATABASE, START_CHECK)
  if (existsSync(check)) return false
  const caller = join(folder, DATABASE, 'migrate.ts')
  const text = await readFile(caller, 'utf8')
  if (!text.includes(FORMER_CHECK)) throw new Error(`no check at the start in ${caller}`)
  const replaced = text.replace(FORMER_CHECK, 'checkApplied(applied, wanted)')
  await writeFile(caller, `import { checkApplied } from './${START_CHECK}'\n${replaced}`)
  await copyFile(join(repository, DATABASE, START_CHECK), check)
  return true
}

async function commitOf(ref: string): Promise<string> {
  return await git('rev-parse', '--short', '--verify', `${ref}^{commit}`)
}

async function countMigrations(ref: string): Promise<number> {
  const names = await git('ls-tree', '--name-only', ref, `${MIGRATIONS}/`)
  return names.split('\n').filter((name) => name.endsWith('.sql')).length
}

async function git(...args: readonly string[]): Promise<string> {
  return (await run('git', [...args], { cwd: repository })).stdout.trim()
}
