import { chooseFeed } from '@caderneta/server/choose-feed'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { heldFeed } from './held-feed.ts'
import { runApp } from './run-app.ts'

// The server with a feed of which SIGUSR2 brings the first kick-off forward to now, then the last.

await runApp((config) => {
  const source = chooseFeed(config.feed, simulationProvider)
  return {
    ...source,
    provider: (run) => {
      const feed = heldFeed(source.provider(run))
      process.on('SIGUSR2', feed.kickOff)
      return feed.provider
    },
  }
})
