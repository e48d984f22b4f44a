interface Reader {
  readonly errors: string[]
  readonly text: (name: string, fallback: string) => string
}

/** `FEED_LEADS`: markets whose result is paid as the feed sends it, even against our own rule. */
export function readFeedLeads({ text, errors }: Reader): 'all' | ReadonlySet<number> {
  const list = text('FEED_LEADS', 'none')
  if (list === 'all') return 'all'
  if (list === 'none') return new Set()
  if (/^\d{1,9}(,\d{1,9})*$/.test(list)) return new Set(list.split(',').map(Number))
  errors.push(`FEED_LEADS must be none, all, or markets such as 1000002,1000003, not '${list}'.`)
  return new Set()
}
