import { NEGATIVE_EVENTS, type NegativeEvent } from '@caderneta/domain/markets/market/market-type'

interface Reader {
  readonly errors: string[]
  readonly text: (name: string, fallback: string) => string
}

/** `NEGATIVE_EVENTS_OFF`: families of markets that the jurisdiction does not allow. */
export function readNegativeEventsOff({ text, errors }: Reader): ReadonlySet<NegativeEvent> {
  const list = text('NEGATIVE_EVENTS_OFF', 'none')
  if (list === 'none') return new Set()
  if (list === 'all') return new Set(NEGATIVE_EVENTS)
  const names = list.split(',').map((name) => name.trim())
  const events = NEGATIVE_EVENTS.filter((event) => names.includes(event))
  if (events.length === names.length) return new Set(events)
  const known = NEGATIVE_EVENTS.join(', ')
  errors.push(`NEGATIVE_EVENTS_OFF must be none, all, or some of ${known}, not '${list}'.`)
  return new Set()
}
