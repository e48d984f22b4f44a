import { sportNumber } from './urns.ts'

interface Routed {
  readonly kind: string
  readonly sportId?: number
  readonly gameId?: number
  readonly isLive?: boolean
  /** Of who requested the message; everybody gets the others. */
  readonly nodeId?: number | null | undefined
}

const NONE = '-'
const EVERYBODY = NONE

/** `priority.prematch.live.type.sport.urn type.event.node`. */
export function routingKey({ kind, sportId, gameId, isLive, nodeId }: Routed): string {
  const node = nodeId ?? EVERYBODY
  if (gameId === undefined || sportId === undefined)
    return [NONE, NONE, NONE, kind, NONE, NONE, NONE, node].join('.')
  const [pre, live] = isLive ? [NONE, 'live'] : ['pre', NONE]
  return ['hi', pre, live, kind, sportNumber(sportId), 'sr:match', gameId, node].join('.')
}
