import { chooseFeed } from '@caderneta/server/choose-feed'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { heldFeed } from './held-feed.ts'
import { runApp } from './run-app.ts'

// The server with a feed of which SIGUSR2 brings the first kick-off forward to now, then the last;
// SIGCONT lets ten minutes of what is under way pass, SIGHUP brings it to its end.

/** The longest match: two halves, extra time, penalties, and the breaks between them. */
const LONGEST_MATCH_MS = 3 * 3_600_000
const TEN_MINUTES_MS = 10 * 60_000

const notHeld = () => {
  throw new Error('only the simulation is held')
}

await runApp((config) => {
  const source = chooseFeed(config.feed, { simulation: simulationProvider, oddsApi: notHeld })
  return {
    ...source,
    provider: (run, deps) => {
      const feed = heldFeed(source.provider(run, deps))
      process.on('SIGUSR2', feed.kickOff)
      process.on('SIGCONT', () => feed.leap(TEN_MINUTES_MS / config.feed.speed))
      process.on('SIGHUP', () => feed.leap(LONGEST_MATCH_MS / config.feed.speed))
      return feed.provider
    },
  }
})
