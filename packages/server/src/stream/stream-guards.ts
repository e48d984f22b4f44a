import { SampledLog } from '../http/sampled-log.ts'
import type { ServerDeps } from '../server-deps.ts'
import { type AddressBudget, AddressBudgets } from './address-budgets.ts'
import { Gate } from './gate.ts'
import { eventLoopShare, type LoopShare } from './loop-share.ts'
import { OpenPages } from './open-pages.ts'
import { LOOKUPS_AT_ONCE, type StreamLimits } from './stream-limits.ts'

/** What limits the sockets of the stream, over all of them. */
export interface StreamGuards {
  readonly sampled: SampledLog
  readonly budgets: AddressBudgets
  /** The budget of the address that a request came from, while it becomes a socket. */
  readonly budgetOf: WeakMap<object, AddressBudget>
  readonly pages: OpenPages
  readonly share: LoopShare
  /** Lookups of sessions at once. */
  readonly lookups: Gate
}

interface GuardDeps extends Pick<ServerDeps, 'clock' | 'log'> {
  readonly limits: StreamLimits
}

export function makeStreamGuards(deps: GuardDeps): StreamGuards {
  return {
    sampled: new SampledLog(deps),
    budgets: new AddressBudgets(deps.limits),
    budgetOf: new WeakMap(),
    pages: new OpenPages(),
    share: eventLoopShare(),
    lookups: new Gate(LOOKUPS_AT_ONCE),
  }
}
