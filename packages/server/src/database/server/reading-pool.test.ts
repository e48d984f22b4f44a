import { describe, expect, test } from 'vitest'
import { OtherDatabase } from './reading-pool.ts'
import { failure, makeReplicaWorld } from './test-replica.ts'

const REST_MS = 3_000

describe('a read that a replica may take', () => {
  test('is taken by it once it has what was committed before the read began', async () => {
    const { world, read, writer, replica } = makeReplicaWorld()
    expect(await read()).toBe('replica')
    expect(world.polls).toEqual([['00000002', '0/50']])
    expect(world.reasons).toEqual(['reached'])
    expect([writer.inUse, replica.inUse]).toEqual([0, 0])
  })

  test('waits for it in short pauses', async () => {
    const { world, read } = makeReplicaWorld()
    world.reachedAt = 3
    expect(await read()).toBe('replica')
    expect(world.pauses).toEqual([2, 4, 8])
  })

  test('goes to the writer when it stays behind, as the next ones do without a look', async () => {
    const { world, read, writer, replica } = makeReplicaWorld()
    world.reachedAt = Number.POSITIVE_INFINITY
    expect([await read(), await read()]).toEqual(['writer', 'writer'])
    expect(world.pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(100)
    expect(world.reasons).toEqual(['behind', 'behind'])
    expect(writer.statements.filter((text) => text.includes('pg_walfile_name'))).toHaveLength(1)
    expect([writer.inUse, replica.inUse]).toEqual([0, 0])
  })

  test('comes back to it some seconds later, after a look that delays no read', async () => {
    const { world, read, replica, settled } = makeReplicaWorld()
    world.reachedAt = Number.POSITIVE_INFINITY
    await read()
    world.reachedAt = 0
    world.now = REST_MS - 1
    expect(await read()).toBe('writer')
    await settled()
    expect(await read()).toBe('writer')
    world.now = REST_MS
    let connected = () => {}
    replica.connecting = new Promise<void>((resolve) => {
      connected = resolve
    })
    expect([await read(), await read()]).toEqual(['writer', 'writer'])
    connected()
    await settled()
    expect(await read()).toBe('replica')
    expect(world.logged).toEqual([
      'warn database: replica not used',
      'info database: replica used again',
    ])
    expect(replica.inUse).toBe(0)
  })

  test('looks at one that stays behind again and again, and logs it once', async () => {
    const { world, read, settled } = makeReplicaWorld()
    world.reachedAt = Number.POSITIVE_INFINITY
    for (let round = 0; round < 3; round += 1) {
      world.now = round * REST_MS
      expect(await read()).toBe('writer')
      await settled()
    }
    expect(world.polls).toHaveLength(18)
    expect(world.logged).toEqual(['warn database: replica not used'])
  })

  test('goes to the writer when the replica cannot be reached', async () => {
    const { world, read, replica } = makeReplicaWorld()
    replica.connecting = Promise.reject(failure('ECONNREFUSED'))
    expect(await read()).toBe('writer')
    expect(world.reasons).toEqual(['unreachable'])
  })

  test('waits no longer for a silent one, whose late connection is given back', async () => {
    const { world, read, replica, settled } = makeReplicaWorld()
    let connected = () => {}
    replica.connecting = new Promise<void>((resolve) => {
      connected = resolve
    })
    const taken = read()
    await settled()
    world.passDeadline()
    expect(await taken).toBe('writer')
    connected()
    await settled()
    expect(replica.statements).toHaveLength(1)
    expect(replica.inUse).toBe(0)
    expect(world.reasons).toEqual(['unreachable'])
  })

  test('fails as it would without a replica when the writer is away', async () => {
    const { world, read } = makeReplicaWorld()
    world.position = failure('ECONNREFUSED')
    await expect(read()).rejects.toThrow('ECONNREFUSED')
  })

  test('goes to the writer when that does not know how far it is', async () => {
    const { world, read } = makeReplicaWorld()
    world.position = failure('55000')
    expect(await read()).toBe('writer')
    expect(world.reasons).toEqual(['no_position'])
    expect(world.logged).toEqual(['error database: replica not used'])
  })
})

describe('a replica of another database', () => {
  test('is refused before the first read, in a sentence', async () => {
    const { world, pool, replica } = makeReplicaWorld()
    world.source = '8/bets'
    await expect(pool.begin()).rejects.toThrow(OtherDatabase)
    await expect(pool.begin()).rejects.toThrow(/^DATABASE_READ_URL leads to 8\/bets .* 7\/bets: /)
    expect(replica.inUse).toBe(0)
  })

  test('is not read later either, and is logged as an error', async () => {
    const { world, pool, read } = makeReplicaWorld()
    await pool.begin()
    expect(await read()).toBe('replica')
    world.source = '8/bets'
    expect([await read(), await read()]).toEqual(['writer', 'writer'])
    expect(world.reasons).toEqual(['reached', 'other_database', 'other_database'])
    expect(world.logged).toEqual(['error database: replica not used'])
  })

  test('does not keep a server from its start while it cannot be seen', async () => {
    const { pool, read, replica } = makeReplicaWorld()
    replica.connecting = Promise.reject(failure('ECONNREFUSED'))
    await pool.begin()
    expect(await read()).toBe('writer')
  })
})

describe('a statement that fails on a replica', () => {
  const failing = (error: Error) => {
    const made = makeReplicaWorld()
    made.world.read = () => {
      throw error
    }
    return made
  }

  test.each([
    ['08006', 'the connection failed'],
    ['53300', 'too many connections'],
    ['57P01', 'it is shut down'],
    ['58030', 'its disk failed'],
    ['25006', 'it refuses a write'],
    ['40001', 'replay of the log conflicts with it'],
    ['55000', 'it is in recovery'],
    ['ECONNRESET', 'the connection was reset'],
  ])('with %s is run by the writer: %s', async (code) => {
    const { world, read, writer, replica } = failing(failure(code))
    expect(await read()).toBe('writer')
    expect(world.reasons).toEqual(['reached', 'failed'])
    expect([writer.inUse, replica.inUse]).toEqual([0, 0])
  })

  test('with a connection that ended is run by the writer', async () => {
    const { read } = failing(new Error('Connection terminated unexpectedly'))
    expect(await read()).toBe('writer')
  })

  test.each(['22012', '42703', '57014'])(
    'with %s fails: the writer would fail too',
    async (code) => {
      const { read, writer } = failing(failure(code))
      await expect(read()).rejects.toThrow(code)
      expect(writer.statements).not.toContain('select 1')
    },
  )

  test('ends its use for some seconds when the connection is lost, not after a conflict', async () => {
    const lost = failing(failure('57P01'))
    await lost.read()
    await lost.read()
    expect(lost.world.reasons).toEqual(['reached', 'failed', 'unreachable'])
    const conflict = failing(failure('40001'))
    await conflict.read()
    await conflict.read()
    expect(conflict.world.reasons).toEqual(['reached', 'failed', 'reached', 'failed'])
  })

  test('fails inside a transaction, and is run by the writer after it', async () => {
    const { world, pool, writer } = makeReplicaWorld()
    const client = await pool.connect()
    await client.query('begin')
    world.read = () => {
      throw failure('40001')
    }
    await expect(client.query('select 1')).rejects.toThrow('40001')
    world.read = () => ({ by: 'replica' })
    await client.query('rollback to savepoint point')
    world.read = () => {
      throw failure('40001')
    }
    await expect(client.query('select 1')).rejects.toThrow('40001')
    expect(writer.statements).not.toContain('select 1')
    world.read = () => ({ by: 'replica' })
    await client.query('rollback')
    world.read = () => {
      throw failure('40001')
    }
    expect((await client.query('select 1')).rows).toEqual([{ by: 'writer' }])
    client.release()
  })
})
