import {
  childOf,
  childrenOf,
  momentOf,
  textOf,
  urnOf,
  wholeOf,
} from '../messages/read-attributes.ts'
import { REPLY_LIMITS, readXml, type XmlElement } from '../messages/read-xml.ts'
import { readStage } from './read-stage.ts'

/** Reads a reply of the interface; throws a sentence when it is not the document expected. */
export function readReply(bytes: Uint8Array, name: string): XmlElement {
  const xml = readXml(bytes, REPLY_LIMITS)
  if ('refusal' in xml) throw new Error(`a reply could not be read: ${xml.refusal}`)
  if (xml.root.name !== name) throw new Error(`a reply has ${xml.root.name} instead of ${name}`)
  return xml.root
}

/** Who the token belongs to: the name of the virtual host. */
export function readVirtualHost(root: XmlElement): string {
  const virtualHost = textOf(root, 'virtual_host')
  if (virtualHost === null) throw new Error('whoami names no virtual host')
  return virtualHost
}

export interface UofProducer {
  readonly id: number
  readonly name: string
  /** Of its recoveries: '/v1/liveodds/recovery/initiate_request'. */
  readonly path: string
  readonly windowMs: number
}

const MINUTE_MS = 60_000
/** Where the reply does not say it: the shortest that the feed documents. */
const WINDOW_MINUTES = 180

/** The producers that are active. */
export function readProducers(root: XmlElement): readonly UofProducer[] {
  return childrenOf(root, 'producer').flatMap((producer) => {
    const [id, url] = [wholeOf(producer, 'id'), textOf(producer, 'api_url')]
    const path = /\/([a-z0-9_]+)\/?$/i.exec(url ?? '')?.[1]
    if (id === null || path === undefined || textOf(producer, 'active') !== 'true') return []
    const minutes = wholeOf(producer, 'stateful_recovery_window_in_minutes')
    const windowMs = (minutes === null ? WINDOW_MINUTES : minutes) * MINUTE_MS
    return [{ id, name: textOf(producer, 'name') ?? `${id}`, path, windowMs }]
  })
}

/** The groups of each market, by which betting is stopped. */
export function readMarketGroups(root: XmlElement): ReadonlyMap<number, ReadonlySet<string>> {
  return new Map(
    childrenOf(root, 'market').flatMap((market) => {
      const [id, groups] = [wholeOf(market, 'id'), textOf(market, 'groups')]
      return id === null || groups === null ? [] : [[id, new Set(groups.split('|'))] as const]
    }),
  )
}

/** A match as the feed announces it. */
export interface UofFixture {
  readonly urn: string
  readonly sportUrn: string
  readonly tournament: NamedUrn
  readonly category: NamedUrn
  readonly startsAt: number
  readonly teams: readonly [home: NamedUrn, away: NamedUrn]
  readonly stage: string | null
  /** As a schedule calls it: 'not_started', 'closed'; null where it is not said. */
  readonly status: string | null
}

interface NamedUrn {
  readonly urn: string
  readonly name: string
}

/** The matches of a schedule; what is no match of two sides is left out. */
export function readSchedule(root: XmlElement): readonly UofFixture[] {
  return childrenOf(root, 'sport_event').flatMap((event) => {
    const fixture = readMatch(event)
    return fixture === null ? [] : [fixture]
  })
}

/** The match of a fixture reply; null when it is no match of two sides. */
export function readFixture(root: XmlElement): UofFixture | null {
  const fixture = childOf(root, 'fixture')
  return fixture ? readMatch(fixture) : null
}

function readMatch(event: XmlElement): UofFixture | null {
  const urn = urnOf(event, 'id')
  const startsAt = momentOf(event, 'start_time') ?? momentOf(event, 'scheduled')
  const tournament = childOf(event, 'tournament')
  const [sport, category] = ['sport', 'category'].map(
    (name) => tournament && childOf(tournament, name),
  )
  const sportUrn = sport && urnOf(sport, 'id')
  const [home, away] = ['home', 'away'].map((side) => competitorOf(event, side))
  const [ofTournament, ofCategory] = [namedOf(tournament), namedOf(category)]
  if (urn === null || startsAt === null || !sportUrn || !home || !away) return null
  if (!ofTournament || !ofCategory) return null
  const places = { tournament: ofTournament, category: ofCategory }
  const stage = readStage(childOf(event, 'tournament_round'))
  const status = textOf(event, 'status')
  return { urn, sportUrn, ...places, startsAt, teams: [home, away], stage, status }
}

function competitorOf(event: XmlElement, qualifier: string): NamedUrn | null {
  const list = childOf(event, 'competitors')
  if (!list) return null
  const ofSide = childrenOf(list, 'competitor').find(
    (one) => textOf(one, 'qualifier') === qualifier,
  )
  return namedOf(ofSide)
}

function namedOf(element: XmlElement | undefined): NamedUrn | null {
  if (!element) return null
  const [urn, name] = [urnOf(element, 'id'), textOf(element, 'name')]
  return urn === null || name === null ? null : { urn, name }
}
