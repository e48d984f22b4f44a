import type pg from 'pg'
import type { OpenSpan, Tracing } from '../tracing/tracing.ts'
import { statementName } from './statement-name.ts'
import type { StatementPool } from './statement-pool.ts'

/** More texts than the program has; those of lists of any length share no name's room. */
const NAMES_MAX = 1_000

/**
 * Statements and transactions of a traced work are spans of it, by name and without parameters.
 * Those of timers and polls begin no trace.
 */
export function tracedPool(pool: StatementPool, tracing: Tracing): StatementPool {
  if (!tracing.isOn) return pool
  const names = new StatementNames()
  return {
    connect: async () => tracedClient(await pool.connect(), { tracing, names }),
    query: (statement, values) => {
      if (tracing.current() === null) return pool.query(statement, values)
      const facts = { statement: names.of(statement) }
      return tracing.run('statement', facts, () => pool.query(statement, values))
    },
    end: () => pool.end(),
  }
}

class StatementNames {
  readonly #nameByText = new Map<string, string>()

  /** A prepared statement has a name of its own. */
  of(statement: unknown): string {
    if (typeof statement === 'string') return this.#nameOf(statement)
    const { name, text } = configOf(statement)
    return name ?? this.#nameOf(text)
  }

  #nameOf(text: string): string {
    const known = this.#nameByText.get(text)
    if (known !== undefined) return known
    if (this.#nameByText.size === NAMES_MAX) this.#nameByText.clear()
    const name = statementName(text)
    this.#nameByText.set(text, name)
    return name
  }
}

function configOf(statement: unknown): { readonly name?: string; readonly text: string } {
  if (typeof statement !== 'object' || statement === null) return { text: '' }
  const text = 'text' in statement && typeof statement.text === 'string' ? statement.text : ''
  const name = 'name' in statement && typeof statement.name === 'string' ? statement.name : null
  return name === null ? { text } : { name, text }
}

interface ClientDeps {
  readonly tracing: Tracing
  readonly names: StatementNames
}

/** Follows the transactions on a connection while a caller has it. */
function tracedClient(client: pg.PoolClient, { tracing, names }: ClientDeps): pg.PoolClient {
  let transaction: OpenSpan | null = null
  const end = (isRolledBack: boolean) => {
    transaction?.note({ isRolledBack })
    transaction?.end()
    transaction = null
  }
  const run = (given: readonly unknown[]): unknown => {
    const facts = { statement: names.of(given[0]) }
    return tracing.run('statement', facts, () => Reflect.apply(client.query, client, given))
  }
  const query = (...given: unknown[]): unknown => {
    if (tracing.current() === null) return Reflect.apply(client.query, client, given)
    const verb = names.of(given[0])
    if (verb === 'begin' || verb === 'start') transaction = tracing.begin('transaction', {})
    const result = transaction ? transaction.within(() => run(given)) : run(given)
    if ((verb === 'commit' || verb === 'rollback') && result instanceof Promise) {
      const over = () => end(verb === 'rollback')
      result.then(over, over)
    }
    return result
  }
  const release = (error?: Error | boolean): void => {
    end(true)
    client.release(error)
  }
  return new Proxy(client, {
    get: (target, key) => {
      if (key === 'query') return query
      if (key === 'release') return release
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
