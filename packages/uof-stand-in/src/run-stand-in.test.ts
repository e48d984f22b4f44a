import type { FeedProvider } from '@caderneta/feed/provider'
import { afterEach, expect, it } from 'vitest'
import { runStandIn } from './run-stand-in.ts'
import { standInSettings } from './stand-in-options.ts'

/** A broker and a season that note what happens to them. */
function memoryDeps(failure: 'broker' | 'season' | null = null) {
  const events: string[] = []
  const connect = async () => {
    if (failure === 'broker') throw new Error('no broker')
    events.push('broker connected')
    return {
      publish: async () => {
        events.push('published')
      },
      close: async () => {
        events.push('broker closed')
      },
    }
  }
  const season: FeedProvider = {
    producer: 'memory',
    start: ({ now, listener }) => {
      if (failure === 'season') throw new Error('no season')
      events.push('season started')
      const envelope = { producer: 'memory', sequence: 1, at: now() }
      listener({ ...envelope, kind: 'snapshot_complete' })
      return { requestSnapshot: () => {}, stop: () => events.push('season stopped') }
    },
  }
  return { events, deps: { connect, season } }
}

const settingsOn = (port: number) => ({ ...standInSettings([]), port })
const ANY_PORT = 0

let closeFirst = async () => {}
afterEach(() => closeFirst())

it('closes broker and season when it is closed', async () => {
  const { events, deps } = memoryDeps()
  const running = await runStandIn(settingsOn(ANY_PORT), deps)
  await running.close()
  const ofLife = events.filter((event) => event !== 'published')
  expect(ofLife).toEqual(['broker connected', 'season started', 'season stopped', 'broker closed'])
})

it('refuses a port that is taken, by its address, and leaves nothing open', async () => {
  const first = await runStandIn(settingsOn(ANY_PORT), memoryDeps().deps)
  closeFirst = () => first.close()
  const { host, port } = new URL(first.address)
  const { events, deps } = memoryDeps()
  await expect(runStandIn(settingsOn(Number(port)), deps)).rejects.toThrow(
    `${host} is taken by another process: set --port to another one.`,
  )
  expect(events).toEqual(['broker connected', 'broker closed'])
})

it('frees its port when the season fails or there is no broker', async () => {
  const first = await runStandIn(settingsOn(ANY_PORT), memoryDeps().deps)
  const port = Number(new URL(first.address).port)
  await first.close()
  const { events, deps } = memoryDeps('season')
  await expect(runStandIn(settingsOn(port), deps)).rejects.toThrow('no season')
  expect(events).toEqual(['broker connected', 'broker closed'])
  await expect(runStandIn(settingsOn(port), memoryDeps('broker').deps)).rejects.toThrow('no broker')
  const next = await runStandIn(settingsOn(port), memoryDeps().deps)
  closeFirst = () => next.close()
  expect(next.address).toBe(first.address)
})
