import type pg from 'pg'

/** As pg itself says it of its `query_timeout`. */
const NO_RESPONSE = 'Query read timeout'

interface Lease {
  /** A statement without a response for so long is lost; null for no limit. */
  readonly responseMs: number | null
  /** The connection was given up because a statement on it was lost. */
  readonly onLost: () => void
}

/**
 * A connection that is destroyed as soon as a statement on it is lost. pg itself would give it to
 * the next caller, whose statements would wait behind the one that never ends. Until it is
 * released, every further statement of its holder fails at once.
 */
export function leased(client: pg.PoolClient, { responseMs, onLost }: Lease): pg.PoolClient {
  const giveBack = client.release.bind(client)
  let isReleased = false
  const release = (error?: Error | boolean): void => {
    if (isReleased) return
    isReleased = true
    giveBack(error)
  }
  const lose = (error: Error): void => {
    release(error)
    onLost()
  }
  const query = (...given: unknown[]): unknown => {
    const result: unknown = Reflect.apply(client.query, client, given)
    if (!(result instanceof Promise) || responseMs === null) return result
    return respondedWithin(result, responseMs, lose)
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

/**
 * The result, or a failure after `limitMs` without one. When the process itself was busy for that
 * long, its timers are due before its sockets are read: the response may be there already. So the
 * sockets are read once more before the statement counts as lost, which pg does not do.
 */
function respondedWithin<Result>(
  result: Promise<Result>,
  limitMs: number,
  onLost: (error: Error) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let readOnce: NodeJS.Immediate | undefined
    const lose = (): void => {
      const error = new Error(NO_RESPONSE)
      reject(error)
      onLost(error)
    }
    const limit = setTimeout(() => {
      readOnce = setImmediate(lose)
    }, limitMs)
    const end = (): void => {
      clearTimeout(limit)
      clearImmediate(readOnce)
    }
    result.finally(end).then(resolve, reject)
  })
}
