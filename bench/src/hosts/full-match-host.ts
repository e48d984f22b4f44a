import { runApp } from '@caderneta/testing/hosts/run-app'
import { fullMatchFeed, LISTED_GAMES } from './full-match-feed.ts'

// The server over a feed with one match of 260 markets, in which a goal falls every two seconds.

await runApp(() => ({
  name: 'full-match',
  family: null,
  gameIds: () => ({ idMin: 1, idMax: LISTED_GAMES }),
  provider: () => fullMatchFeed({ goalEveryMs: 2_000 }),
  isExhausted: () => false,
}))
