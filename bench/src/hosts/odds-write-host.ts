import { openDatabase } from '@caderneta/server/database/open-database'
import { HistoryKeeper, OddsHistory } from '@caderneta/server/features/catalogue/catalogue'
import { fastify } from 'fastify'
import { benchBook } from '../bench-book.ts'

// The server's own book and its history in a process of their own, fed at a fixed rate.

const [databaseUrl = '', changesPerSecond = '2000'] = process.argv.slice(2)
const GAMES = 500

const database = await openDatabase({ databaseUrl, dataDir: '' })
const { book, clock, changePrices } = benchBook(GAMES)
const history = new OddsHistory(database, book)
const log = fastify({ logger: false }).log
new HistoryKeeper({ database, clock, log, book, history, keptDays: 7 })
changePrices(Number(changesPerSecond))
process.once('message', () => process.send?.(history.size))
process.send?.('ready')
