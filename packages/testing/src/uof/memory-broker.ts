import type { LinkOptions, UofTransport } from '@caderneta/feed-uof/transport/uof-transport'
import type { Publisher } from '@caderneta/uof-stand-in/feed/stand-in'

/** What carries messages from the stand-in to the adapter. */
export interface TestBroker extends Publisher, UofTransport {
  isListening(): boolean
  close(): Promise<void>
}

/** Messages arrive at once; before anybody listens they are lost. */
export function memoryBroker(): TestBroker {
  let link: LinkOptions | null = null
  return {
    isListening: () => link !== null,
    publish: async (_, message) => link?.onMessage(Buffer.from(message)),
    connect: async (options) => {
      link = options
      return {
        close: async () => {
          link = null
        },
      }
    },
    close: async () => undefined,
  }
}
