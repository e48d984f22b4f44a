import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { reservePort } from './reserve-port.ts'

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
