import * as z from 'zod/mini'
import { SettlementPages } from './settlement-pages.ts'

// The pages of some players in a process of their own, started by `startSettlementPages`: the one
// that places bets without a pause would note a push when it comes to it, not when it arrives.

const parameters = z.object({ urls: z.array(z.string()), tokens: z.array(z.nullable(z.string())) })

const { urls, tokens } = parameters.parse(JSON.parse(process.argv.at(-1) ?? ''))
const pages = await Promise.all(tokens.map((token) => SettlementPages.open(urls, token)))
process.on('message', () => {
  for (const each of pages) each.close()
  const delays = pages.flatMap((each) => each.delays.map((ofPage) => [...ofPage]))
  process.send?.(delays, () => process.disconnect())
})
process.send?.('open')
