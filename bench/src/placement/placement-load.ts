import {
  PlainConnection,
  type PlainReply,
  type PlainRequest,
} from '@caderneta/testing/client/plain-connection'
import { SlipMaker } from '@caderneta/testing/client/slip-maker'
import * as z from 'zod/mini'
import { quantile } from '../figure.ts'

/** What is sent, and by how many at once. */
export interface PlacementLoad {
  readonly connections: number
  /** Bets of a slip, each a single of its own. */
  readonly betsPerSlip: number
  /** On how many selections; all of the page by default. */
  readonly spread?: number
}

export interface PlacementResult {
  readonly betsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Slips that were not placed, by the code of the reply. */
  readonly refusedByCode: ReadonlyMap<string, number>
}

export interface PlacementTarget {
  readonly url: string
  readonly tokens: readonly string[]
  readonly slips: SlipMaker
}

const refusalShape = z.looseObject({ code: z.string() })

/** Places slips over HTTP for a number of seconds, each bettor in turn. */
export async function placeOverHttp(
  { url, tokens, slips }: PlacementTarget,
  { connections, betsPerSlip, spread }: PlacementLoad,
  seconds: number,
): Promise<PlacementResult> {
  const refusedByCode = new Map<string, number>()
  let turn = 0
  const next = (): PlainRequest => {
    turn += 1
    const headers = {
      'content-type': SlipMaker.contentType,
      authorization: `Bearer ${tokens[turn % tokens.length] ?? ''}`,
    }
    return { path: '/api/wagers/save', headers, body: slips.form(turn, betsPerSlip, spread) }
  }
  const onReply = (reply: PlainReply | null): void => {
    if (reply?.status === 200) return
    const refusal = reply && refusalShape.parse(JSON.parse(reply.body))
    const code = refusal?.code ?? 'no reply'
    refusedByCode.set(code, (refusedByCode.get(code) ?? 0) + 1)
    if (code === 'odds_changed') slips.agreeTo(refusal)
  }
  const timesMs = await postAll(url, { connections, seconds, next, onReply })
  return {
    betsPerSecond: (timesMs.length * betsPerSlip) / seconds,
    p50Ms: quantile(timesMs, 0.5),
    p99Ms: quantile(timesMs, 0.99),
    refusedByCode,
  }
}

export interface PostLoad {
  readonly connections: number
  readonly seconds: number
  readonly next: () => PlainRequest
  readonly onReply: (reply: PlainReply | null) => void
}

/** Posts on several connections for a time; returns the duration of each call with status 200. */
export async function postAll(
  url: string,
  { connections, seconds, next, onReply }: PostLoad,
): Promise<readonly number[]> {
  const end = performance.now() + seconds * 1000
  const timesMs: number[] = []
  const work = async (): Promise<void> => {
    const connection = new PlainConnection(url)
    for (let at = performance.now(); at < end; ) {
      const reply = await connection.post(next())
      const now = performance.now()
      if (reply?.status === 200 && now <= end) timesMs.push(now - at)
      onReply(reply)
      if (reply === null) break
      at = now
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, work))
  return timesMs
}
