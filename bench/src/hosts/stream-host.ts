import { streamGames } from '@caderneta/server/features/catalogue/catalogue'
import { makeServer } from '@caderneta/server/http/server'
import { keepStream } from '@caderneta/server/stream/keep-stream'
import { makeStreamGuards } from '@caderneta/server/stream/stream-guards'
import { StreamHub } from '@caderneta/server/stream/stream-hub'
import { registerStream } from '@caderneta/server/stream/stream-routes'
import { fastify } from 'fastify'
import { benchBook } from '../bench-book.ts'
import { HOST_SETTINGS, sendPort } from './host-settings.ts'

// The server's own book and stream in a process of their own, fed at a fixed rate.

const GAMES = 100
const changesPerSecond = Number(process.argv[2] ?? 500)

const { book, clock, changePrices } = benchBook(GAMES)
const hub = new StreamHub(streamGames(book))
book.onChange((change) => hub.markChanged(change))
const log = fastify({ logger: false }).log
const app = await makeServer(HOST_SETTINGS, log, async () => null)
const limits = { socketsMax: 5_000, socketsPerAddressMax: 5_000, pingMs: 15_000 }
const guards = makeStreamGuards({ limits, clock, log })
const walletOf = () => Promise.reject(new Error('no player is logged in'))
await registerStream(app, { hub, guards, sessionOf: async () => null, walletOf })
keepStream(app, { hub, guards, limits, clock })
changePrices(changesPerSecond)
await app.listen({ port: 0, host: '127.0.0.1' })
sendPort(app)
