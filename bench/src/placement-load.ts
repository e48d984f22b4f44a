import autocannon from 'autocannon'
import * as z from 'zod/mini'
import { SlipMaker } from './slip-maker.ts'

/** What is sent, and by how many at once. */
export interface PlacementLoad {
  readonly connections: number
  /** Bets of a slip, each a single of its own. */
  readonly lines: number
  /** On how many selections; all of the page unless told. */
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

/** Places slips over HTTP for so many seconds, each bettor in turn. */
export async function placeOverHttp(
  { url, tokens, slips }: PlacementTarget,
  { connections, lines, spread }: PlacementLoad,
  seconds: number,
): Promise<PlacementResult> {
  const refusedByCode = new Map<string, number>()
  const count = (code: string, more = 1) =>
    refusedByCode.set(code, (refusedByCode.get(code) ?? 0) + more)
  let turn = 0
  const request: autocannon.Request = {
    method: 'POST',
    setupRequest: (asked) => {
      turn += 1
      const headers = {
        'content-type': SlipMaker.contentType,
        authorization: `Bearer ${tokens[turn % tokens.length] ?? ''}`,
      }
      return { ...asked, headers, body: slips.form(turn, lines, spread) }
    },
    onResponse: (status, body) => {
      if (status === 200) return
      const refusal = refusalShape.parse(JSON.parse(body))
      count(refusal.code)
      if (refusal.code === 'odds_changed') slips.agreeTo(refusal)
    },
  }
  const result = await autocannon({
    url: `${url}/api/wagers/save`,
    connections,
    duration: seconds,
    requests: [request],
  })
  if (result.errors > 0) count('no reply', result.errors)
  return {
    betsPerSecond: (result['2xx'] * lines) / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    refusedByCode,
  }
}
