import type { PGlite } from '@electric-sql/pglite'
import type { Machine } from './emscripten.ts'
import { snapshotFiles } from './file-snapshot.ts'

export interface RewindablePglite {
  readonly pglite: PGlite
  /** Returns the database to the moment of its snapshot; `false` when only a new one can. */
  rewind(): boolean
}

/** A library of PostgreSQL, once loaded, is also in tables of the machine that are out of reach. */
const LIBRARY = /\.so$/

const ZEROS = new Uint8Array(1 << 20)

/**
 * Keeps the whole state of a running PGlite: its memory, the stack pointer (the only register that
 * changes between statements) and its files. To copy them back takes about a tenth of the time that
 * opening another takes.
 */
export async function rewindable(pglite: PGlite): Promise<RewindablePglite> {
  // Nearly every test executes a function in this language: its library belongs to the snapshot.
  await pglite.exec(`load 'plpgsql'`)
  const machine: Machine = pglite.Module
  const stack = machine.stackSave()
  const memory = snapshotMemory(machine.wasmMemory)
  const files = snapshotFiles(machine)
  const hasLoaded = watchLibraries(machine)
  return {
    pglite,
    rewind: () => {
      if (pglite.closed || hasLoaded() || !memory.restore()) return false
      machine.stackRestore(stack)
      files.restore()
      return true
    },
  }
}

/** A memory never shrinks: one that has grown is not restored. */
function snapshotMemory(memory: WebAssembly.Memory) {
  const size = memory.buffer.byteLength
  const kept = new Uint8Array(memory.buffer).slice(0, usedEnd(memory.buffer))
  return {
    restore: () => {
      if (memory.buffer.byteLength !== size) return false
      const all = new Uint8Array(memory.buffer)
      all.set(kept)
      all.fill(0, kept.length, Math.max(kept.length, usedEnd(memory.buffer)))
      return true
    },
  }
}

/** The end of the last piece that is not all zeros. */
function usedEnd(buffer: ArrayBuffer): number {
  let end = buffer.byteLength
  while (end > 0 && ZEROS.length <= end) {
    const piece = Buffer.from(buffer, end - ZEROS.length, ZEROS.length)
    if (piece.compare(ZEROS) !== 0) break
    end -= ZEROS.length
  }
  return end
}

function watchLibraries(machine: Machine): () => boolean {
  let hasLoaded = false
  const { open } = machine.FS
  machine.FS.open = (path, ...rest) => {
    if (typeof path === 'string' && LIBRARY.test(path)) hasLoaded = true
    return open(path, ...rest)
  }
  return () => hasLoaded
}
