import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import pg from 'pg'
import * as z from 'zod/mini'
import { administer } from '../../database/testing/administer.ts'

/** A statement as it ran, and the 8 kB pages that it read, those of its functions included. */
export interface StatementCost {
  readonly text: string
  readonly buffers: number
}

export interface PlanRecorder {
  /** The statements that requests sent since the last call. */
  take(): readonly StatementCost[]
  stop(): void
}

const plan = z.object({
  'Query Text': z.string(),
  Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
})

const REQUEST_START = 'http.server.request.start'

/** Makes a database explain each statement of its later connections to its client. */
export async function explainStatements(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  }
  await administer(
    databaseUrl,
    ...Object.entries(settings).map(
      ([key, value]) => `alter database ${name} set ${key} = '${value}'`,
    ),
  )
}

/**
 * Records what a server of this process runs for requests: a statement belongs to a request when it
 * was sent in its asynchronous context, so that jobs and timers are left out.
 */
export function recordPlans(): PlanRecorder {
  const costs: StatementCost[] = []
  const context = new AsyncLocalStorage<true>()
  const isOfRequest = new WeakMap<pg.Client, boolean>()
  const enter = () => context.enterWith(true)
  const { query } = pg.Client.prototype
  const recording = function (this: pg.Client, ...parameters: unknown[]): unknown {
    if (!isOfRequest.has(this))
      this.on('notice', ({ message = '' }) => {
        const cost = isOfRequest.get(this) ? costOf(message) : null
        if (cost) costs.push(cost)
      })
    isOfRequest.set(this, context.getStore() ?? false)
    return Reflect.apply(query, this, parameters)
  }
  Object.assign(pg.Client.prototype, { query: recording })
  subscribe(REQUEST_START, enter)
  return {
    take: () => costs.splice(0),
    stop: () => {
      Object.assign(pg.Client.prototype, { query })
      unsubscribe(REQUEST_START, enter)
    },
  }
}

function costOf(message: string): StatementCost | null {
  const at = message.indexOf('plan:\n')
  if (at < 0) return null
  const explained = plan.parse(JSON.parse(message.slice(at + 'plan:\n'.length)))
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = explained.Plan
  return { text: explained['Query Text'].replaceAll(/\s+/g, ' ').trim(), buffers: hit + read }
}
