import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataDirectoryTaken, lockDataDirectory } from './data-directory-lock.ts'
import { processIdentity } from './process-identity.ts'

const lockModule = new URL('./data-directory-lock.ts', import.meta.url).href

/** Takes the lock, prints the result in one word, and keeps running until it is killed. */
const HOLDER = `
  import(process.argv[1]).then(({ lockDataDirectory }) => lockDataDirectory(process.argv[2]))
    .then(() => 'held', (error) => error.name)
    .then((word) => { console.log(word); setInterval(() => {}, 1000) })
`

describe('lockDataDirectory', () => {
  let directory = ''
  let children: ChildProcess[] = []

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lock-'))
    children = []
  })
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    await rm(directory, { recursive: true })
  })

  async function holder(): Promise<{ word: string; kill: () => Promise<void> }> {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--eval', HOLDER, lockModule, directory],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    children.push(child)
    const [chunk] = await once(child.stdout, 'data')
    const kill = async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    return { word: String(chunk).trim(), kill }
  }

  it('refuses a second process with one sentence', async () => {
    expect((await holder()).word).toBe('held')
    const failure = await lockDataDirectory(directory).catch((error) => error)
    expect(failure).toBeInstanceOf(DataDirectoryTaken)
    expect(failure.message).toMatch(/^The data folder .* is in use by process \d+: stop .*\.$/)
  })

  it('refuses the same process a second time and frees the directory on release', async () => {
    const release = await lockDataDirectory(directory)
    await expect(lockDataDirectory(directory)).rejects.toThrow('in use')
    release()
    expect(await readdir(directory)).toEqual([])
    const again = await lockDataDirectory(directory)
    again()
  })

  it('takes over from a process that was killed', async () => {
    const killed = await holder()
    await killed.kill()
    expect(await readdir(directory)).toHaveLength(1)
    const release = await lockDataDirectory(directory)
    expect(await readdir(directory)).toHaveLength(1)
    release()
  })

  it('takes over when the id of the dead process was reused by another one', async () => {
    const claim = { ...processIdentity(), startedAt: 'long ago' }
    await writeFile(join(directory, 'lock-0a.json'), JSON.stringify(claim))
    const release = await lockDataDirectory(directory)
    expect(await readdir(directory)).not.toContain('lock-0a.json')
    release()
  })

  it('never lets two of many processes acquire the lock at once', async () => {
    const words = (await Promise.all(Array.from({ length: 4 }, holder))).map(({ word }) => word)
    expect(words.filter((word) => word === 'held').length).toBeLessThanOrEqual(1)
    expect(words.every((word) => word === 'held' || word === 'DataDirectoryTaken')).toBe(true)
  })
})
