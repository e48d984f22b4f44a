import { childOf, textOf, urnOf, wholeOf } from './read-attributes.ts'
import { readEventStatus } from './read-event-status.ts'
import { readMarketKeys, readMarkets, readSettledMarkets } from './read-markets.ts'
import { MESSAGE_LIMITS, readXml, XML_REFUSALS, type XmlElement } from './read-xml.ts'
import type { UofEventMessage, UofMessage } from './uof-message.ts'

/** Why a message is not used: it is counted, and changes nothing. */
export const MESSAGE_REFUSALS = [...XML_REFUSALS, 'unknown_kind', 'incomplete'] as const
type MessageRefusal = (typeof MESSAGE_REFUSALS)[number]

type ReadMessage = { readonly message: UofMessage } | { readonly refusal: MessageRefusal }

/** Reads what arrived in one message of the broker; whatever it contains, it never throws. */
export function readMessage(bytes: Uint8Array): ReadMessage {
  const xml = readXml(bytes, MESSAGE_LIMITS)
  if ('refusal' in xml) return xml
  const { root } = xml
  if (!Object.hasOwn(READERS, root.name)) return { refusal: 'unknown_kind' }
  const message = READERS[root.name]?.(root)
  return message ? { message } : { refusal: 'incomplete' }
}

type Reader = (root: XmlElement) => UofMessage | null

const READERS: Readonly<Record<string, Reader>> = {
  alive: (root) => {
    const envelope = envelopeOf(root)
    const subscribed = wholeOf(root, 'subscribed')
    if (!envelope || subscribed === null) return null
    return { kind: 'alive', ...envelope, isSubscribed: subscribed !== 0 }
  },
  snapshot_complete: (root) => {
    const envelope = envelopeOf(root)
    return envelope?.requestId == null ? null : { kind: 'snapshot_complete', ...envelope }
  },
  odds_change: ofEvent((root, event) => {
    const [status, odds] = [childOf(root, 'sport_event_status'), childOf(root, 'odds')]
    return {
      kind: 'odds_change',
      ...event,
      status: status ? readEventStatus(status) : null,
      markets: odds ? readMarkets(odds) : [],
    }
  }),
  bet_stop: ofEvent((root, event) => {
    const groups = textOf(root, 'groups')
    return groups === null ? null : { kind: 'bet_stop', ...event, groups: groups.split('|') }
  }),
  bet_settlement: ofEvent((root, event) => {
    const [outcomes, certainty] = [childOf(root, 'outcomes'), wholeOf(root, 'certainty')]
    if (!outcomes || (certainty !== 1 && certainty !== 2)) return null
    return {
      kind: 'bet_settlement',
      ...event,
      certainty: certainty === 1 ? 'live' : 'confirmed',
      markets: readSettledMarkets(outcomes),
    }
  }),
  bet_cancel: ofEvent((root, event) => ({ kind: 'bet_cancel', ...event, ...rangeOf(root) })),
  rollback_bet_cancel: ofEvent((root, event) => ({
    kind: 'rollback_bet_cancel',
    ...event,
    ...rangeOf(root),
  })),
  rollback_bet_settlement: ofEvent((root, event) => ({
    kind: 'rollback_bet_settlement',
    ...event,
    markets: readMarketKeys(root),
  })),
  fixture_change: ofEvent((root, event) => ({
    kind: 'fixture_change',
    ...event,
    changeType: wholeOf(root, 'change_type'),
  })),
}

type Envelope = Pick<UofMessage, 'product' | 'at' | 'requestId'>

function envelopeOf(root: XmlElement): Envelope | null {
  const [product, at] = [wholeOf(root, 'product'), wholeOf(root, 'timestamp')]
  if (product === null || at === null || product < 1 || at < 0) return null
  return { product, at, requestId: wholeOf(root, 'request_id') }
}

function ofEvent(
  read: (root: XmlElement, event: Envelope & { readonly urn: string }) => UofEventMessage | null,
): Reader {
  return (root) => {
    const [envelope, urn] = [envelopeOf(root), urnOf(root, 'event_id')]
    return envelope && urn !== null ? read(root, { ...envelope, urn }) : null
  }
}

function rangeOf(root: XmlElement) {
  return {
    markets: readMarketKeys(root),
    from: wholeOf(root, 'start_time'),
    to: wholeOf(root, 'end_time'),
  }
}
