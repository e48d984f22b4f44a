import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDataKey } from './data-keys.ts'
import { loadDataKeys, readDataKeys } from './load-data-keys.ts'

describe('loadDataKeys', () => {
  let dataDir: string
  const none = { dataKey: null, dataKeyFile: null }

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'caderneta-keys-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('generates one key in the data folder, for its owner alone, and keeps it', async () => {
    const starts = Array.from({ length: 8 }, () => loadDataKeys({ dataDir, ...none }))
    const [first, ...others] = await Promise.all(starts)
    const sealed = first?.seal('text', 'x') ?? { keyId: '', bytes: Buffer.alloc(0) }
    for (const keys of others) expect(keys.open(sealed, 'x')).toBe('text')
    expect((await readDataKeys({ dataDir, ...none })).open(sealed, 'x')).toBe('text')
    expect(await readdir(dataDir)).toEqual(['data.key'])
    expect((await stat(join(dataDir, 'data.key'))).mode & 0o777).toBe(0o600)
  })

  it('reads the keys of DATA_KEY or DATA_KEY_FILE and generates none beside them', async () => {
    const dataKeyFile = join(dataDir, 'keys')
    const dataKey = makeDataKey()
    await writeFile(dataKeyFile, `${makeDataKey()}\n${dataKey}\n`)
    const sealed = (await loadDataKeys({ ...none, dataDir, dataKey })).seal('text', 'x')
    expect((await loadDataKeys({ ...none, dataDir, dataKeyFile })).open(sealed, 'x')).toBe('text')
    expect(await readdir(dataDir)).toEqual(['keys'])
  })

  it('reports in one sentence which file is missing or holds no key', async () => {
    const dataKeyFile = join(dataDir, 'none')
    const missing = loadDataKeys({ ...none, dataDir, dataKeyFile })
    await expect(missing).rejects.toThrow(/The data key in .*none cannot be read \(ENOENT\)/)
    await writeFile(dataKeyFile, 'password')
    const wrong = loadDataKeys({ ...none, dataDir, dataKeyFile })
    await expect(wrong).rejects.toThrow('DATA_KEY_FILE must hold keys of 32 bytes')
  })

  it('generates none for a command beside the server', async () => {
    await expect(readDataKeys({ dataDir, ...none })).rejects.toThrow('cannot be read')
    expect(await readdir(dataDir)).toEqual([])
  })
})
