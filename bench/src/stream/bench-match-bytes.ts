import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import { isInTab, type MatchTab, matchTabs } from '@caderneta/domain/markets/registry/match-tabs'
import { startServer } from '@caderneta/testing/hosts/server-process'
import WebSocket from 'ws'
import type { Figure } from '../figure.ts'
import { FULL_MATCH, LISTED_GAMES } from '../hosts/full-match-feed.ts'

const HOST = fileURLToPath(new URL('../hosts/full-match-host.ts', import.meta.url))
/** Groups that the page expands at first. */
const EXPANDED = 12

const typesIn = (tab: MatchTab) =>
  MARKETS_BY_SPORT.football.filter((market) => isInTab(tab, market)).map(({ id }) => id)

/**
 * Bytes that pages of a match with 260 markets and 900 selections load, through the real server
 * and its socket: replies as they are sent (Brotli), messages of the stream as they are sent
 * (uncompressed), beside the same compressed.
 */
export async function benchMatchBytes(): Promise<readonly Figure[]> {
  const server = await startServer({ RATE_LIMIT: 'off' }, HOST)
  const [whole, home, list] = await Promise.all([
    replyBytes(`${server.url}/api/sport/game/${FULL_MATCH}`),
    replyBytes(`${server.url}/`),
    replyBytes(`${server.url}/api/sport/item?limit=${LISTED_GAMES}`),
  ])
  const view = (markets: readonly number[]) => ({
    views: [{ id: FULL_MATCH, markets, timeline: true }],
  })
  const rows = { rows: Array.from({ length: LISTED_GAMES }, (_, i) => i + 1) }
  const tabs = matchTabs('football').filter((tab) => tab !== 'all' && typesIn(tab).length > 0)
  const figures: Figure[] = [
    { name: 'reply: home page', value: home / 1000, unit: 'kB' },
    { name: `reply: list of ${LISTED_GAMES} matches`, value: list / 1000, unit: 'kB' },
    { name: 'reply: all markets of the match', value: whole / 1000, unit: 'kB' },
  ]
  const shown = {
    [`${LISTED_GAMES} rows`]: rows,
    'match whole, as before': { games: [FULL_MATCH] },
    [`match page, ${EXPANDED} groups expanded`]: view(typesIn('all').slice(0, EXPANDED)),
    'match page, all groups expanded': view(typesIn('all')),
    ...Object.fromEntries(tabs.map((tab) => [`tab ${tab}`, view(typesIn(tab))])),
  }
  for (const [name, lists] of Object.entries(shown)) {
    const { snapshot, goal } = await messagesOf(server.url, lists)
    figures.push(bytesOf(`first message: ${name}`, snapshot), bytesOf(`goal: ${name}`, goal))
  }
  await server.stop()
  return figures
}

/** As a browser gets it: `fetch` would decompress and hide the length. */
async function replyBytes(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'pt-BR', accept: '*/*' }
  const sent = request(url, { headers })
  sent.end()
  const [response] = await once(sent, 'response')
  let bytes = 0
  for await (const part of response) bytes += part.length
  return bytes
}

async function messagesOf(url: string, lists: object) {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/stream`)
  await once(socket, 'open')
  const received = { snapshot: '', goal: '' }
  const isDone = new Promise<void>((resolve) =>
    socket.on('message', (data) => {
      const text = String(data)
      if (text.startsWith('{"type":"snapshot"')) received.snapshot = text
      if (text.startsWith('{"type":"changes"')) received.goal = text
      if (received.snapshot && received.goal) resolve()
    }),
  )
  socket.send(JSON.stringify({ type: 'watch', ...lists }))
  await isDone
  socket.terminate()
  return received
}

function bytesOf(name: string, text: string): Figure {
  const compressed = deflateRawSync(text).length / 1000
  const beside = { name: 'compressed', value: compressed }
  return { name, value: Buffer.byteLength(text) / 1000, unit: 'kB', beside }
}
