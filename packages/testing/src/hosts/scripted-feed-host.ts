import type { FeedSource } from '@caderneta/server/feed-source'
import type * as z from 'zod/mini'
import { type commandReply, numberedCommand } from './feed-command.ts'
import { runApp } from './run-app.ts'
import { ScriptedFeed } from './scripted-feed.ts'

// The server with a feed that the process which started it commands by messages.

const IDS_PER_RUN = 1_000_000

function sourceOf(): FeedSource {
  return {
    family: null,
    name: 'scripted',
    gameIds: ({ id }) => ({ idMin: id * IDS_PER_RUN, idMax: (id + 1) * IDS_PER_RUN - 1 }),
    provider: ({ id }) => {
      const feed = new ScriptedFeed(id * IDS_PER_RUN)
      process.on('message', (message) => reply(feed, message))
      return feed
    },
    isExhausted: () => true,
  }
}

function reply(feed: ScriptedFeed, message: unknown): void {
  const { number, command } = numberedCommand.parse(message)
  const done: z.infer<typeof commandReply> = { number, ...outcomeOf(() => feed.obey(command)) }
  process.send?.(done)
}

function outcomeOf(obey: () => number) {
  try {
    return { gameId: obey(), error: null }
  } catch (error) {
    return { gameId: 0, error: String(error) }
  }
}

// Its commander is gone.
process.once('disconnect', () => process.exit(0))

await runApp(sourceOf)
