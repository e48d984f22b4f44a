import { basename } from 'node:path'
import { loadOpenfootball } from '@caderneta/feed/openfootball/load-openfootball'
import { openfootballProvider } from '@caderneta/feed/openfootball/openfootball-provider'
import type { ReplayableFeed } from '@caderneta/feed/provider'
import type { FeedConfig } from './config/config.ts'
import { LIVE_GAME_ID_MIN } from './features/catalogue/catalogue.ts'
import type { FeedSource } from './feed-source.ts'
import { liveFeed } from './live-feed.ts'
import { type MakeOddsApi, oddsApiSource } from './odds-api-source.ts'

/** Makes the simulated season. */
type MakeSimulation = (options: {
  readonly seed: string
  readonly speed: number
  readonly gamesTarget: number
  readonly pastDays: number
}) => ReplayableFeed

/** Feeds that a deployment chooses; passed in by main, the only file that imports them. */
interface FeedMakers {
  readonly simulation: MakeSimulation
  readonly oddsApi: MakeOddsApi
}

/** Games of a replay are numbered below this, run by run; those of the simulation above. */
const SIMULATED_ID_MIN = 1_000_000_000
const IDS_PER_RUN = 1_000_000

/** `onSkipped` is called with a sentence for each match of the files that cannot be read. */
export function chooseFeed(
  feed: FeedConfig,
  makers: FeedMakers,
  onSkipped: (skipped: readonly string[]) => void = () => {},
): FeedSource {
  if (feed.kind === 'none') return noMatches(feed)
  if (feed.uof !== null) return liveFeed({ ...feed.uof, pastDays: feed.pastDays })
  if (feed.oddsApi !== null) return oddsApiSource(feed.oddsApi, makers.oddsApi)
  return feed.path !== null && feed.kind === 'openfootball'
    ? replay(feed, feed.path, onSkipped)
    : season(feed, makers.simulation)
}

/** Never ends, and is the same season whenever it is started. */
function season(
  { seed, speed, gamesTarget, pastDays }: FeedConfig,
  makeSimulation: MakeSimulation,
): FeedSource {
  const provider = () => makeSimulation({ seed, speed, gamesTarget, pastDays })
  return {
    family: 'simulation:',
    name: `simulation:${seed}:${speed}`,
    gameIds: () => ({ idMin: SIMULATED_ID_MIN, idMax: LIVE_GAME_ID_MIN - 1 }),
    provider,
    replayable: provider,
    isExhausted: () => false,
  }
}

/** A replay of no files: it is alive and offers nothing. */
function noMatches({ seed, speed, leadSeconds }: FeedConfig): FeedSource {
  const options = { competitions: [], seed, speed, leadSeconds, gameIdBase: 0 }
  return {
    family: null,
    name: 'none',
    gameIds: () => ({ idMin: 0, idMax: 0 }),
    provider: () => openfootballProvider(options),
    isExhausted: () => false,
  }
}

/** Plays files to their end; the next start plays them again, as other games. */
function replay(
  feed: FeedConfig,
  path: string,
  onSkipped: (skipped: readonly string[]) => void,
): FeedSource {
  const { competitions, skipped } = loadOpenfootball(path)
  if (skipped.length > 0) onSkipped(skipped)
  const { seed, speed, leadSeconds } = feed
  const providerOf = (runId: number) =>
    openfootballProvider({
      competitions,
      seed,
      speed,
      leadSeconds,
      gameIdBase: runId * IDS_PER_RUN,
    })
  return {
    family: null,
    name: `openfootball:${basename(path)}:${seed}:${speed}:${leadSeconds}`,
    gameIds: ({ id }) => ({ idMin: id * IDS_PER_RUN, idMax: (id + 1) * IDS_PER_RUN - 1 }),
    provider: ({ id }) => providerOf(id),
    replayable: ({ id }) => providerOf(id),
    isExhausted: ({ id, epoch }, now) => now > providerOf(id).lastEndMs(epoch),
  }
}
