import { once } from 'node:events'
import {
  type Attacker,
  floodHello,
  floodResync,
  openMany,
  paceOf,
  watchInvented,
} from '@caderneta/testing/client/stream-attacks'
import * as z from 'zod/mini'

// One attack again and again, in a process of its own: it must not hold up the loop of the bettors
// whose bets are measured. Begins when it is sent a message, and sends the number of attacks so far
// after each. It is as fast as over a network: it shares the cores with the server that it attacks.

const MESSAGES_PER_SECOND = 10_000
const SOCKETS_PER_SECOND = 200
const INVENTING_SOCKETS = 200
const FLOODING_SOCKETS = 500

type Attack = (url: string, games: readonly number[], attacker: Attacker) => Promise<void>

const attacks: Readonly<Record<string, Attack>> = {
  hello: async (url, _, attacker) => void (await floodHello(url, 10_000, attacker)),
  resync: async (url, games, attacker) => void (await floodResync(url, games, 5_000, attacker)),
  invented: async (url, _, attacker) =>
    (await watchInvented(url, INVENTING_SOCKETS, attacker)).close(),
  sockets: async (url, _, attacker) => (await openMany(url, FLOODING_SOCKETS, attacker)).close(),
}

const [url = '', name = '', address = '', games = '[]'] = process.argv.slice(2)
const attack = attacks[name]
if (!attack) throw new Error(`there is no attack ${name}`)
const gameIds = z.array(z.number()).parse(JSON.parse(games))
const isOfMessages = name === 'hello' || name === 'resync'

process.send?.(0)
await once(process, 'message')
const messages = paceOf(MESSAGES_PER_SECOND)
const sockets = paceOf(SOCKETS_PER_SECOND)
const attacker = { address, pace: isOfMessages ? messages : sockets }
for (let count = 1; ; count += 1) {
  if (isOfMessages) await sockets()
  await attack(url, gameIds, attacker)
  process.send?.(count)
}
