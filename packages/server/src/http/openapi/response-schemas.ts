import { limitReachedFacts } from '@caderneta/contract/bets/bet-limits'
import { betWire } from '@caderneta/contract/bets/wagers'
import type { Call } from '@caderneta/contract/call'
import {
  dashboardWire,
  gameWire,
  marketWire,
  oddWire,
  sportWire,
} from '@caderneta/contract/catalogue/catalogue'
import { walletWire } from '@caderneta/contract/wallet/wallet'
import * as z from 'zod/mini'
import {
  componentName,
  componentReference,
  type JsonSchema,
  ON_THE_WIRE,
  withoutFileMembers,
} from './json-schema.ts'

/** What several responses and refusals contain, by the name of its component. */
const SHARED = {
  Wallet: walletWire,
  Bet: betWire,
  Game: gameWire,
  Odd: oddWire,
  Market: marketWire,
  Sport: sportWire,
  Dashboard: dashboardWire,
  ReachedLimit: limitReachedFacts,
} as const

interface ResponseSchemas {
  readonly components: Readonly<Record<string, JsonSchema>>
  /** The component of the response by the name of its call; none for a file. */
  readonly componentByCall: ReadonlyMap<string, string>
}

/** The responses of these calls and what they share, as components that refer to one another. */
export function responseSchemas(calls: Readonly<Record<string, Call>>): ResponseSchemas {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SHARED)) registry.add(schema, { id })
  const componentByCall = new Map<string, string>()
  for (const [name, { response }] of Object.entries(calls)) {
    if ('mediaTypes' in response) continue
    const id = registry.get(response)?.id ?? `${componentName(name)}Response`
    registry.add(response, { id })
    componentByCall.set(name, id)
  }
  const { schemas } = z.toJSONSchema(registry, { ...ON_THE_WIRE, uri: componentReference })
  const components = Object.entries(schemas).map(
    ([id, schema]) => [id, withoutFileMembers(schema)] as const,
  )
  return { components: Object.fromEntries(components), componentByCall }
}
