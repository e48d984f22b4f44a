import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { makeTestServer } from '../../../http/test-server.ts'
import { ownAddress } from './own-address.ts'

let app: FastifyInstance

afterEach(() => app.close())

describe('ownAddress', () => {
  it.each(['127.0.0.1', '0.0.0.0', 'localhost'])(
    'reaches a server that listens on %s',
    async (host) => {
      app = await makeTestServer()
      await app.listen({ port: 0, host })
      const reply = await fetch(`${ownAddress(app)}/api/nothing`)
      expect(await reply.json()).toMatchObject({ code: 'unknown_call' })
    },
  )

  it('has no address for a server that does not listen', async () => {
    app = await makeTestServer()
    expect(() => ownAddress(app)).toThrow('does not listen')
  })
})
