import { liveFeed } from '@caderneta/server/live-feed'
import { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { memoryBroker } from '../uof/memory-broker.ts'
import { interfaceOf } from '../uof/stand-in-rest.ts'
import { commandFeed, endWithCommander } from './command-feed.ts'
import { runApp } from './run-app.ts'
import { ScriptedFeed } from './scripted-feed.ts'

// The server with FEED=uof, where the stand-in sends the matches of a commanded feed as XML. No
// broker is needed: messages and replies pass in memory.

const GAME_ID_BASE = 1_000_000
const BEAT_MS = 2_000

endWithCommander()

const now = () => Date.now()
const broker = memoryBroker()
const standIn = new StandIn({ publisher: broker, now })
const feed = new ScriptedFeed(GAME_ID_BASE)
commandFeed(feed)
await standIn.play(feed)
setInterval(() => standIn.beat(), BEAT_MS).unref()

await runApp(({ feed: { uof, pastDays } }) => {
  if (uof === null) throw new Error('this host needs FEED=uof')
  return liveFeed({ ...uof, pastDays, kept: null }, () => ({
    rest: interfaceOf(standIn, now),
    transport: broker,
  }))
})
