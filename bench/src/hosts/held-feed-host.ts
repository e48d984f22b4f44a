import { chooseFeed } from '@caderneta/server/choose-feed'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { heldFeed } from './held-feed.ts'
import { runApp } from './run-app.ts'

// The server with a feed of which SIGUSR2 brings the first kick-off forward to now, then the last;
// SIGHUP brings what is under way to its end.

/** The longest match: two halves, extra time, penalties, and the breaks between them. */
const LONGEST_MATCH_MS = 3 * 3_600_000

await runApp((config) => {
  const source = chooseFeed(config.feed, simulationProvider)
  return {
    ...source,
    provider: (run) => {
      const feed = heldFeed(source.provider(run))
      process.on('SIGUSR2', feed.kickOff)
      process.on('SIGHUP', () => feed.leap(LONGEST_MATCH_MS / config.feed.speed))
      return feed.provider
    },
  }
})
