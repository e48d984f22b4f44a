/** What a snapshot touches of the machine that PGlite runs in. Emscripten publishes no types. */
export interface Machine {
  readonly wasmMemory: WebAssembly.Memory
  readonly FS: MachineFiles
  readonly MEMFS: { readonly stream_ops: StreamOperations }
  stackSave(): number
  stackRestore(pointer: number): void
}

export interface MachineFiles {
  /** Buckets of a hash table; the nodes of a bucket are chained by `name_next`. */
  nameTable: (FileNode | undefined)[]
  streams: (FileStream | null | undefined)[]
  nextInode: number
  currentPath: string
  open(path: unknown, ...rest: unknown[]): unknown
  lookupPath(path: string): { node: FileNode }
}

export interface FileNode {
  name_next?: FileNode
  /** Bytes of a file, nodes by name of a folder. */
  contents?: Uint8Array | Record<string, FileNode>
  usedBytes?: number
  readonly node_ops: NodeOperations
  readonly stream_ops: StreamOperations
}

export interface FileStream {
  readonly node: FileNode
  readonly shared: object
}

interface NodeOperations {
  setattr(node: FileNode, attributes: object): void
}

interface StreamOperations {
  write(stream: FileStream, ...rest: unknown[]): unknown
}
