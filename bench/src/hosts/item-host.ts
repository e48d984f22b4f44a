import {
  CatalogueBodies,
  registerCatalogueRoutes,
} from '@caderneta/server/features/catalogue/catalogue'
import { makeServer } from '@caderneta/server/http/server'
import { fastify } from 'fastify'
import { benchBook } from '../bench-book.ts'
import { HOST_SETTINGS, sendPort } from './host-settings.ts'

// The catalogue with 3,000 games in a process of its own, and the bytes of its list without any
// work.

const GAMES = 3_000
const changesPerSecond = Number(process.argv[2] ?? 0)

const { book, clock, changePrices } = benchBook(GAMES)
const bodies = new CatalogueBodies(book, () => clock.now())
const app = await makeServer(HOST_SETTINGS, fastify({ logger: false }).log, async () => null)
registerCatalogueRoutes(app, { book, bodies, results: { read: async () => [] } })
const list = await bodies.list({}, 'ptBR').coded('br')
app.get('/list.bin', (_request, reply) => reply.send(list))
if (changesPerSecond > 0) changePrices(changesPerSecond)
await app.listen({ port: 0, host: '127.0.0.1' })
sendPort(app)
