/**
 * Messages between the servers of one database. What a server publishes reaches the others, never
 * itself, and each of them at most once: who misses something finds it in the database.
 */
export interface Bus {
  /** Never throws; while nothing is connected, the message is lost. The body is sent as JSON. */
  publish(subject: string, body: unknown): void
  /** Calls the listener with each body until the returned function is called. */
  subscribe(subject: string, listener: (body: unknown) => void): () => void
  close(): Promise<void>
}

/** The bus of a server without others. */
export const NO_OTHERS: Bus = {
  publish: () => {},
  subscribe: () => () => {},
  close: async () => {},
}
