import type { FeedSource } from '@caderneta/server/feed-source'
import { commandFeed, endWithCommander } from './command-feed.ts'
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
      commandFeed(feed)
      return feed
    },
    isExhausted: () => true,
  }
}

endWithCommander()

await runApp(sourceOf)
