/**
 * Messages between the servers of one database. What a server publishes reaches the others, never
 * itself, and each of them at most once: who misses something finds it in the database.
 */
export interface Bus {
  /**
   * Never throws; while nothing is connected, the message is lost. The body is sent as JSON, the
   * span that it belongs to beside it.
   */
  publish(subject: string, body: unknown, trace?: string | null): void
  /** Calls the listener with each body until the returned function is called. */
  subscribe(subject: string, listener: BusListener): () => void
  /** Calls the listener when the bus is back after messages may have been missed. */
  onRejoined(listener: () => void): void
  close(): Promise<void>
}

/** The span is that of a server that traces, else null (docs/decisions/0131). */
export type BusListener = (body: unknown, trace: string | null) => void

/** The bus of a server without others. */
export const NO_OTHERS: Bus = {
  publish: () => {},
  subscribe: () => () => {},
  onRejoined: () => {},
  close: async () => {},
}
