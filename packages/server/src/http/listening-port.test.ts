import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { listenAt, reservePort, WAITING_CONNECTIONS_MAX } from './listening-port.ts'

const HOST = '127.0.0.1'

/** Whether a server can listen on the port. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, HOST, () => probe.close(() => resolve(true)))
  })

describe('reservePort', () => {
  it('holds a free port until it is released, and names it in the default address', async () => {
    const config = { port: 0, host: HOST, publicUrl: 'http://localhost:0' }
    const reserved = await reservePort(config)
    const { port, publicUrl } = reserved.config
    expect(port).toBeGreaterThan(0)
    expect(publicUrl).toBe(`http://localhost:${port}`)
    expect(await isFree(port)).toBe(false)
    await reserved.release()
    expect(await isFree(port)).toBe(true)
  })

  it('keeps an address that was configured', async () => {
    const config = { port: 0, host: HOST, publicUrl: 'https://casa.example' }
    const reserved = await reservePort(config)
    await reserved.release()
    expect(reserved.config.publicUrl).toBe('https://casa.example')
  })

  it('leaves a port that was configured to the server', async () => {
    const config = { port: 3000, host: HOST, publicUrl: 'http://localhost:3000' }
    const reserved = await reservePort(config)
    expect(reserved.config).toBe(config)
    await reserved.release()
  })
})

const SYSTEM_MAX = '/proc/sys/net/core/somaxconn'
const CONNECTIONS = 1_000
/** Connects so often to the port in its argument, and prints how many were never refused. */
const CONNECT_MANY = `
  const { connect } = require('node:net')
  const [port, count] = process.argv.slice(1).map(Number)
  let connected = 0
  const finish = () => { console.log(connected); process.exit() }
  for (let i = 0; i < count; i += 1)
    connect(port, '127.0.0.1', () => { if (++connected === count) finish() })
  setTimeout(finish, 5_000)`

// The system does not say elsewhere how many may wait.
describe.runIf(existsSync(SYSTEM_MAX))('a server that accepts no connection for a moment', () => {
  it('keeps a thousand connections waiting, as many as pages of a lost server', async () => {
    const app = fastify()
    await listenAt(app, { port: 0, host: '127.0.0.1' })
    try {
      const address = app.server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      const allowed = Math.min(Number(readFileSync(SYSTEM_MAX, 'utf8')), WAITING_CONNECTIONS_MAX)
      const count = Math.min(CONNECTIONS, allowed)
      // Nothing is accepted meanwhile: this holds the event loop.
      const { stdout } = spawnSync(
        process.execPath,
        ['-e', CONNECT_MANY, String(port), String(count)],
        { encoding: 'utf8' },
      )
      expect(Number(stdout)).toBe(count)
    } finally {
      await app.close()
    }
  })
})
