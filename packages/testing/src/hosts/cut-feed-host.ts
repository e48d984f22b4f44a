import { chooseFeed } from '@caderneta/server/choose-feed'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { interruptibleFeed } from './interruptible-feed.ts'
import { runApp } from './run-app.ts'

// The server with a connection to its feed that SIGUSR2 cuts, and restores again.

await runApp((config) => {
  const source = chooseFeed(config.feed, simulationProvider)
  return {
    ...source,
    provider: (run) => {
      const feed = interruptibleFeed(source.provider(run))
      process.on('SIGUSR2', feed.toggle)
      return feed.provider
    },
  }
})
