import type pg from 'pg'

/** The message of pg for a statement without a response within `query_timeout`. */
const NO_RESPONSE = 'Query read timeout'

/**
 * A connection that is destroyed as soon as a statement on it times out. pg itself would give it to
 * the next caller, whose statements would wait behind the one that never ends. Until it is
 * released, every further statement of its holder fails at once.
 */
export function leased(client: pg.PoolClient, onLost: () => void): pg.PoolClient {
  const giveBack = client.release.bind(client)
  let isReleased = false
  const release = (error?: Error | boolean): void => {
    if (isReleased) return
    isReleased = true
    giveBack(error)
  }
  const lose = (error: unknown): void => {
    if (!(error instanceof Error) || error.message !== NO_RESPONSE) return
    release(error)
    onLost()
  }
  const query = (...given: unknown[]): unknown => {
    const result: unknown = Reflect.apply(client.query, client, given)
    if (result instanceof Promise) result.catch(lose)
    return result
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
