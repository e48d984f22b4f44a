import * as z from 'zod/mini'
import { floodHello, floodResync, openMany, watchInvented } from './stream-attacks.ts'

// One attack again and again, in a process of its own: it must not hold up the loop of the bettors
// whose bets are measured. Sends the number of attacks so far after each.

const INVENTING_SOCKETS = 200
const FLOODING_SOCKETS = 500

const attacks: Readonly<Record<string, (url: string, games: readonly number[]) => Promise<void>>> =
  {
    hello: async (url) => void (await floodHello(url, 10_000)),
    resync: async (url, games) => void (await floodResync(url, games, 5_000)),
    invented: async (url) => (await watchInvented(url, INVENTING_SOCKETS)).close(),
    sockets: async (url) => (await openMany(url, FLOODING_SOCKETS)).close(),
  }

const [url = '', name = '', games = '[]'] = process.argv.slice(2)
const attack = attacks[name]
if (!attack) throw new Error(`there is no attack ${name}`)
const gameIds = z.array(z.number()).parse(JSON.parse(games))
for (let count = 1; ; count += 1) {
  await attack(url, gameIds)
  process.send?.(count)
}
