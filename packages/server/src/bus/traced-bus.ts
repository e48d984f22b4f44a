import type { Tracing } from '../tracing/tracing.ts'
import type { Bus } from './bus.ts'

/**
 * A message that a traced work sends carries its span, and what it causes at another server
 * belongs to the same trace. All others, such as those of timers, begin none.
 */
export function tracedBus(bus: Bus, tracing: Tracing): Bus {
  if (!tracing.isOn) return bus
  return {
    publish: (subject, body) => {
      if (tracing.current() === null) return bus.publish(subject, body)
      tracing.run('bus publish', { channel: channelOf(subject) }, () =>
        bus.publish(subject, body, tracing.current()),
      )
    },
    subscribe: (subject, listener) =>
      bus.subscribe(subject, (body, trace) => {
        if (trace === null) return listener(body, null)
        const facts = { channel: channelOf(subject) }
        tracing.run('bus receive', facts, () => listener(body, trace), { parent: trace })
      }),
    onRejoined: (listener) => bus.onRejoined(listener),
    close: () => bus.close(),
  }
}

/** Without the player, or the inbox of one request. */
function channelOf(subject: string): string {
  return subject
    .split('.')
    .filter((part) => /^[a-z]+$/.test(part))
    .join('.')
}
