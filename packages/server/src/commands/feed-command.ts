import { parseArgs } from 'node:util'

/** What an operator requests by `npm run feed`. */
export type FeedCommand =
  | { readonly verb: 'status' | 'unmapped' | 'mapped' }
  | { readonly verb: 'recover'; readonly target: string }
  | { readonly verb: 'replay'; readonly files: readonly string[]; readonly match: string | null }

export const FEED_USAGE = `npm run feed -- status              producers, messages, what is left out
npm run feed -- unmapped            markets that are not offered, the most frequent first
npm run feed -- mapped              the markets that are read, as docs/uof-markets.md
npm run feed -- recover PRODUCER    requests everything of a producer again, such as 3
npm run feed -- recover MATCH       odds and results of a match, such as sr:match:12345
npm run feed -- replay FILE... [--match MATCH]
                                    sends kept messages through the adapter again
status and unmapped read the server at PORT of this machine, with METRICS_TOKEN if it has one.
`

/** Null for invalid arguments. */
export function readFeedCommand(args: readonly string[]): FeedCommand | null {
  const read = parsed(args)
  if (read === null) return null
  const [verb, ...rest] = read.positionals
  const match = read.values.match ?? null
  if (verb === 'replay') return rest.length === 0 ? null : { verb, files: rest, match }
  if (match !== null) return null
  const isAlone = verb === 'status' || verb === 'unmapped' || verb === 'mapped'
  if (isAlone) return rest.length === 0 ? { verb } : null
  const [target, ...more] = rest
  return verb === 'recover' && target !== undefined && more.length === 0 ? { verb, target } : null
}

function parsed(args: readonly string[]) {
  try {
    const options = { match: { type: 'string' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    return null
  }
}
