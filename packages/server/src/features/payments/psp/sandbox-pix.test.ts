import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { centavos } from '@caderneta/domain/money/money'
import { isEndToEndId } from '@caderneta/domain/payments/pix-txid'
import { afterEach, describe, expect, it } from 'vitest'
import { TestClock } from '../../../testing/test-clock.ts'
import { paymentsMade } from '../testing/test-psp.ts'
import { isSignedBody } from '../webhook/webhook-signature.ts'
import { pixNotice } from './pix-provider.ts'
import { SandboxPix } from './sandbox-pix.ts'

const SECRET = 'a secret'
const TXID = '0123456789abcdef0123456789abcdef'
const payment = {
  txid: TXID,
  amount: centavos(1050),
  payerCpf: '52998224725',
  payerName: 'Ana Souza',
}

let server: Server | null = null

afterEach(() => {
  server?.close()
  server = null
})

interface ReceivedCall {
  readonly request: IncomingMessage
  readonly body: Buffer
}

/** A webhook that receives one call and responds with a status. */
async function listen(status: number, received: ReceivedCall[]): Promise<string> {
  server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ request, body: Buffer.concat(chunks) })
      reply.statusCode = status
      reply.end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/api/psp/pix`
}

function makeSandbox(webhookUrl = ''): SandboxPix {
  return new SandboxPix({ clock: new TestClock(), secret: SECRET, webhookUrl: () => webhookUrl })
}

describe('SandboxPix', () => {
  it('reports a payment in the format of the API Pix', () => {
    const notice = makeSandbox().pay(payment)
    expect(pixNotice.parse(notice)).toEqual({
      endToEndId: notice.endToEndId,
      txid: TXID,
      valor: '10.50',
      horario: '2026-06-01T12:00:00.000Z',
      pagador: { cpf: '52998224725', nome: 'Ana Souza' },
    })
    expect(isEndToEndId(notice.endToEndId)).toBe(true)
    expect(notice.endToEndId).toContain('202606011200')
  })

  it('never gives two payments one identifier, and finds them by their time', async () => {
    const sandbox = makeSandbox()
    const notices = Array.from({ length: 50 }, () => sandbox.pay(payment))
    expect(new Set(notices.map(({ endToEndId }) => endToEndId)).size).toBe(50)
    const at = Date.parse('2026-06-01T12:00:00Z')
    const found = (since: number, until: number) => paymentsMade(sandbox, { since, until })
    expect(await found(at, at)).toEqual(notices)
    expect(await found(at - 2000, at - 1)).toEqual([])
    expect(await found(at + 1, at + 2000)).toEqual([])
  })

  it('gives each charge a URL of its own that fits a BR Code', async () => {
    const { location } = await makeSandbox().createCharge({ txid: TXID })
    expect(location).toContain(TXID)
    expect(location).not.toContain('://')
    expect(location.length).toBeLessThanOrEqual(77)
  })

  it('signs the exact bytes that it sends to the webhook', async () => {
    const received: ReceivedCall[] = []
    const sandbox = makeSandbox(await listen(200, received))
    const notice = sandbox.pay(payment)
    expect(await sandbox.notify([notice])).toBe(200)
    const [first] = received
    const signature = first?.request.headers['x-psp-signature']
    expect(isSignedBody(first?.body ?? Buffer.alloc(0), signature, SECRET)).toBe(true)
    expect(JSON.parse(String(first?.body))).toEqual({ pix: [notice] })
    expect(first?.request).toMatchObject({ method: 'POST', url: '/api/psp/pix' })
  })

  it('returns the status of the webhook, and fails when the webhook is unreachable', async () => {
    const sandbox = makeSandbox(await listen(503, []))
    expect(await sandbox.notify([sandbox.pay(payment)])).toBe(503)
    const alone = makeSandbox('http://127.0.0.1:9/unreachable')
    await expect(alone.notify([alone.pay(payment)])).rejects.toThrow()
  })
})
