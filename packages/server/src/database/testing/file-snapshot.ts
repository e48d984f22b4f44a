import type { FileNode, FileStream, Machine, MachineFiles } from './emscripten.ts'

/** Every file of PGlite at one moment. */
interface FileSnapshot {
  restore(): void
}

/**
 * The tree and the open streams are copied at once, the bytes of a file before the first write to
 * it: of the files of a database a test changes few.
 */
export function snapshotFiles(machine: Machine): FileSnapshot {
  const files = machine.FS
  const nodes = allNodes(files).map(keepNode)
  const streams = files.streams.map(keepStream)
  const nameTable = [...files.nameTable]
  const { nextInode, currentPath } = files
  const written = keepBeforeWrites(machine)
  return {
    restore: () => {
      for (const restoreBytes of written.values()) restoreBytes()
      written.clear()
      for (const restoreNode of nodes) restoreNode()
      replaceAll(files.nameTable, nameTable)
      files.streams.length = 0
      for (const restoreStream of streams) files.streams.push(restoreStream())
      Object.assign(files, { nextInode, currentPath })
    },
  }
}

function allNodes(files: MachineFiles): FileNode[] {
  const nodes: FileNode[] = []
  for (const first of files.nameTable) {
    for (let node = first; node; node = node.name_next) nodes.push(node)
  }
  return nodes
}

/** What is not among its fields now, such as a successor in its bucket, it must not have later. */
function keepNode(node: FileNode): () => void {
  const kept = keepFields(node)
  const { contents } = node
  if (!contents || contents instanceof Uint8Array) return kept
  const entries = { ...contents }
  return () => {
    kept()
    node.contents = { ...entries }
  }
}

function keepStream(stream: FileStream | null | undefined): () => typeof stream {
  if (!stream) return () => stream
  const restoreFields = [keepFields(stream), keepFields(stream.shared)]
  return () => {
    for (const restore of restoreFields) restore()
    return stream
  }
}

function keepFields(owner: object): () => void {
  const fields = { ...owner }
  return () => {
    for (const name of Object.keys(owner)) {
      if (!(name in fields)) Reflect.deleteProperty(owner, name)
    }
    Object.assign(owner, fields)
  }
}

function replaceAll<Item>(target: Item[], items: readonly Item[]): void {
  target.length = 0
  for (const item of items) target.push(item)
}

/** All bytes of files change in these operations; each keeps the bytes of a file at its first. */
function keepBeforeWrites(machine: Machine): Map<FileNode, () => void> {
  const written = new Map<FileNode, () => void>()
  const keep = (node: FileNode) => {
    const { contents } = node
    if (written.has(node) || !(contents instanceof Uint8Array)) return
    const bytes = contents.slice()
    written.set(node, () => contents.set(bytes))
  }
  const { node } = machine.FS.lookupPath('/pglite/data/PG_VERSION')
  for (const operations of new Set([node.stream_ops, machine.MEMFS.stream_ops])) {
    const { write } = operations
    operations.write = (stream, ...rest) => {
      keep(stream.node)
      return write(stream, ...rest)
    }
  }
  const { setattr } = node.node_ops
  node.node_ops.setattr = (changed, attributes) => {
    keep(changed)
    setattr(changed, attributes)
  }
  return written
}
