import { createHash } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { describe, expect, it } from 'vitest'
import { embeddedImage } from '../embedded/embedded-image.ts'
import type { FileNode, FileStream, Machine } from './emscripten.ts'
import { rewindable } from './rewindable-pglite.ts'

/** Writes to files old and new, moves, removes and extends some, and allocates much memory. */
const MUCH = [
  'create table left_over as select generate_series(1, 50000) as number',
  'checkpoint',
  `insert into feed_run (source, epoch) values ('test', now())`,
  'alter table left_over alter column number type bigint',
  'vacuum full pg_class',
  'checkpoint',
  `select sum(length(repeat('a', 8000000)))`,
  'begin',
]

async function open() {
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB']
  return await rewindable(await PGlite.create({ loadDataDir: await embeddedImage(), startParams }))
}

const digest = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('base64')

const textOf = (state: unknown) => digest(Buffer.from(JSON.stringify(state)))

/** All that a statement can change, bit for bit. */
function stateOf({ wasmMemory, FS, stackSave }: Machine) {
  const { nextInode, currentPath } = FS
  return {
    memory: digest(new Uint8Array(wasmMemory.buffer)),
    stack: stackSave(),
    files: textOf(Array.from(FS.nameTable, chainFrom)),
    streams: textOf(Array.from(FS.streams, (stream) => stream && streamState(stream))),
    nextInode,
    currentPath,
  }
}

function chainFrom(first: FileNode | undefined) {
  const nodes: unknown[] = []
  for (let node = first; node; node = node.name_next) nodes.push(fieldsOf(node))
  return nodes
}

/** Nodes that a node refers to are named by their number: they are in the table themselves. */
function fieldsOf(owner: object) {
  return Object.entries(owner).map(([name, value]) => [name, plain(value)])
}

function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return digest(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'object' ? null : value
  if ('id' in value) return value.id
  return Object.entries(value).map(([name, entry]) => [name, Object(entry).id])
}

function streamState(stream: FileStream) {
  return [fieldsOf(stream), fieldsOf(stream.shared)]
}

/** PostgreSQL itself names the place of each read and write, so it leaves these as they are. */
function moveInFiles({ FS }: Machine) {
  for (const stream of FS.streams) if (stream) Object.assign(stream.shared, { position: 7 })
}

describe('a PGlite that is rewound', () => {
  it('has every bit of its memory, its files and its open streams back, repeatedly', async () => {
    const { pglite, rewind } = await open()
    const before = stateOf(pglite.Module)
    for (let round = 1; round <= 2; round += 1) {
      for (const statement of MUCH) await pglite.query(statement)
      pglite.Module.stackRestore(pglite.Module.stackSave() - 64)
      moveInFiles(pglite.Module)
      const changed = stateOf(pglite.Module)
      for (const part of ['memory', 'stack', 'files', 'streams', 'nextInode'] as const) {
        expect(changed[part], part).not.toEqual(before[part])
      }
      expect(rewind()).toBe(true)
      expect(stateOf(pglite.Module)).toEqual(before)
    }
    await pglite.close()
  })

  it('is refused after a library was loaded', async () => {
    const { pglite, rewind } = await open()
    await pglite.query(`select to_tsvector('pg_catalog.english', 'running')`)
    expect(rewind()).toBe(false)
    await pglite.close()
  })

  it('is refused after its memory has grown', async () => {
    const { pglite, rewind } = await open()
    await pglite.query(`select length(repeat('a', 100000000))`)
    expect(rewind()).toBe(false)
    await pglite.close()
  })

  it('is refused after it was closed', async () => {
    const { pglite, rewind } = await open()
    await pglite.close()
    expect(rewind()).toBe(false)
  })
})
