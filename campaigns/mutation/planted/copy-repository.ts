import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))
const COPIED = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'packages', 'tools', 'docs']
const OWN_SCOPE = '@caderneta'
const OWN_PACKAGES = [
  'contract',
  'domain',
  'feed',
  'pricing',
  'server',
  'simulation',
  'testing',
  'web',
]

/** A folder with the packages and their tests, whose packages import each other and not ours. */
export async function copyRepository(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'caderneta-planted-'))
  for (const name of COPIED)
    await cp(join(REPOSITORY, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/[/\\](node_modules|dist)$/.test(path),
    })
  const modules = join(copy, 'node_modules')
  await mkdir(join(modules, OWN_SCOPE), { recursive: true })
  for (const name of await readdir(join(REPOSITORY, 'node_modules')))
    if (name !== OWN_SCOPE && name !== '.cache')
      await symlink(join(REPOSITORY, 'node_modules', name), join(modules, name))
  for (const name of OWN_PACKAGES)
    await symlink(join(copy, 'packages', name), join(modules, OWN_SCOPE, name))
  return copy
}
