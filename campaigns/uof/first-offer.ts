import { setImmediate } from 'node:timers/promises'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { interfaceOf } from '@caderneta/testing/uof/stand-in-rest'
import { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { makeLine } from './line.ts'
import { adapterOf } from './side.ts'

interface FirstOffer {
  readonly listed: number
  /** Matches that were priced before anything was offered. */
  readonly priced: number
  /** Paths that the adapter read until both producers were up. */
  readonly paths: readonly string[]
}

const START = Date.UTC(2026, 10, 21, 19, 0)

/** The start of stand-in and adapter, up to the first offer. */
export async function firstOffer(gamesTarget: number): Promise<FirstOffer> {
  const time = manualTime(START)
  const { now, timers } = time
  const line = await makeLine(null)
  const standIn = new StandIn({ publisher: line.publisher, now })
  void standIn.play(
    simulationProvider({
      seed: 'uof',
      speed: 1,
      gamesTarget,
      areFixturesFirst: true,
      timers,
    }),
  )
  await standIn.listed()
  const paths: string[] = []
  const { get, post } = interfaceOf(standIn, now)
  let isUp = false
  const noted = (path: string) => {
    paths.push(path)
    return get(path)
  }
  const rest = { get: noted, post }
  const feed = adapterOf({ standIn, transport: line.transport, time, rest })
  const session = feed.start({
    now,
    listener: ({ kind }) => {
      isUp ||= kind === 'snapshot_complete'
    },
  })
  // No time passes, so that the season prices nothing more meanwhile.
  while (!isUp) await setImmediate()
  session.stop()
  await standIn.stop()
  await line.close()
  const games = [...standIn.games()]
  const priced = games.filter(({ changedAt }) => changedAt > 0)
  return { listed: games.length, priced: priced.length, paths }
}
