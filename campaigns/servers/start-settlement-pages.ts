import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const HOST = fileURLToPath(new URL('settlement-pages-host.ts', import.meta.url))

/** Of each page: bets with the milliseconds from their settlement to its push. */
const noted = z.array(z.array(z.tuple([z.number(), z.number()])))

interface OpenPages {
  /** Closes the pages; resolves to what each of them has noted, by bet. */
  end(): Promise<readonly ReadonlyMap<number, number>[]>
}

/** A page of each player at each server. */
export async function startSettlementPages(
  urls: readonly string[],
  tokens: readonly (string | null)[],
): Promise<OpenPages> {
  const host = fork(HOST, [JSON.stringify({ urls, tokens })], { execArgv: ['--import', 'tsx'] })
  const [answer] = await once(host, 'message')
  if (answer !== 'open') throw new Error('the pages were not opened')
  return {
    end: async () => {
      const ended = once(host, 'message')
      host.send('end')
      const [delays] = await ended
      return noted.parse(delays).map((ofPage) => new Map(ofPage))
    },
  }
}
