import { runApp } from '@caderneta/testing/hosts/run-app'
import { busyFeed } from './busy-feed.ts'

// The server over a feed of FEED_GAMES games of which CHANGES_PER_SECOND prices move.

const changesPerSecond = Number(process.env.CHANGES_PER_SECOND ?? 500)

await runApp(({ feed: { gamesTarget: games } }) => ({
  name: 'busy',
  family: null,
  gameIds: () => ({ idMin: 1, idMax: games }),
  provider: () => busyFeed({ games, changesPerSecond }),
  isExhausted: () => false,
}))
