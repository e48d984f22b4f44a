/** Where the messages of the feed come from; a test has one in memory. */
export interface UofTransport {
  /** Resolves once messages arrive; rejects when there is no connection to be had. */
  connect(options: LinkOptions): Promise<UofLink>
}

export interface LinkOptions {
  readonly virtualHost: string
  /** Patterns of the routing keys that are wanted. */
  readonly bindings: readonly string[]
  readonly onMessage: (bytes: Uint8Array) => void
  /** Called once when the connection is lost, not when it is closed by us. */
  readonly onLost: (reason: string) => void
}

export interface UofLink {
  close(): Promise<void>
}

/** The interface of the feed for everything that is not pushed. */
/** A reply of the interface that is none of success. */
export class UofReplyError extends Error {
  readonly status: number

  constructor(call: string, status: number) {
    super(`${call} was answered with ${status}`)
    this.status = status
  }
}

export interface UofRest {
  /** The body of a reply; rejects with a sentence when it is not one of success. */
  get(path: string): Promise<Uint8Array>
  post(path: string): Promise<void>
}
