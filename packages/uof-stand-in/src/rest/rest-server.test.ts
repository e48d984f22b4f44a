import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setImmediate } from 'node:timers/promises'
import type { FeedBody, FeedMessage } from '@caderneta/feed/messages'
import type { FeedProvider } from '@caderneta/feed/provider'
import { afterEach, expect, it } from 'vitest'
import { StandIn } from '../feed/stand-in.ts'
import { startRest } from './rest-server.ts'

const NOW = Date.UTC(2026, 10, 21, 18, 0)
const FIXTURE: FeedBody = {
  kind: 'fixture',
  fixture: {
    gameId: 77,
    sportId: 1,
    tournamentId: 10037440,
    tournamentName: 'Brasileirão',
    location: 'Brasil',
    startsAt: NOW + 3_600_000,
    teams: [
      { id: 11, name: 'Grêmio' },
      { id: 12, name: 'Santos' },
    ],
    isHighlight: false,
  },
}
const PATH = '/v1/sports/pt/sport_events/sr:match:77/fixture.xml'
const TOKEN = 'token'

let close = () => {}
afterEach(() => close())

/** A season whose messages the test sends. */
function openSeason() {
  let send: (message: FeedMessage) => void = () => {}
  const season: FeedProvider = {
    producer: 'test',
    start: ({ listener }) => {
      send = listener
      return { requestSnapshot: () => {}, stop: () => {} }
    },
  }
  const take = (body: FeedBody) => send({ producer: 'test', sequence: 1, at: NOW, ...body })
  return { season, take }
}

async function served(standIn: StandIn, isSilent = () => false) {
  const options = { standIn, token: TOKEN, virtualHost: '/', port: 0, now: () => NOW, isSilent }
  const rest = await startRest(options)
  close = () => rest.close()
  return (token: string) =>
    fetch(`${rest.address}${PATH}`, { headers: { 'x-access-token': token } })
}

/** Resolves when a server of this process has received a call. */
function callReceived(): Promise<void> {
  const channel = 'http.server.request.start'
  return new Promise((resolve) => {
    const note = () => {
      unsubscribe(channel, note)
      resolve()
    }
    subscribe(channel, note)
  })
}

it('answers a call once the matches of the season are listed', async () => {
  const standIn = new StandIn({ publisher: { publish: async () => {} }, now: () => NOW })
  const { season, take } = openSeason()
  const call = await served(standIn)
  void standIn.play(season)
  const received = callReceived()
  const reply = call(TOKEN)
  await received
  await setImmediate()
  take(FIXTURE)
  take({ kind: 'alive' })
  expect([(await reply).status, (await call('other')).status]).toEqual([200, 403])
})

it('answers nothing while it is killed', async () => {
  const standIn = new StandIn({ publisher: { publish: async () => {} }, now: () => NOW })
  const { season, take } = openSeason()
  const call = await served(standIn, () => true)
  void standIn.play(season)
  take({ kind: 'alive' })
  expect((await call(TOKEN)).status).toBe(503)
})
