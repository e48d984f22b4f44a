import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClock } from '../../testing/test-clock.ts'
import { choosePostalCodes } from './choose-postal-codes.ts'
import { httpPostalCodes } from './http-postal-codes.ts'

const PAULISTA = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  complemento: 'de 612 a 1510 - lado par',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
}

let server: Server
let url: string
let requestedPaths: string[]
let respond: (reply: ServerResponse) => void

const respondWith =
  (body: unknown, status = 200) =>
  (reply: ServerResponse) => {
    reply.writeHead(status, { 'content-type': 'application/json' })
    reply.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

beforeAll(async () => {
  server = createServer((request, reply) => {
    requestedPaths.push(request.url ?? '')
    respond(reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  requestedPaths = []
  respond = respondWith(PAULISTA)
})

describe('a service of postal codes', () => {
  it('is called in the format of ViaCEP', async () => {
    expect(await httpPostalCodes(`${url}/`).find('01310100')).toEqual({
      cep: '01310100',
      streetName: 'Avenida Paulista',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    })
    expect(requestedPaths).toEqual(['/ws/01310100/json/'])
  })

  it.each([{ erro: true }, { erro: 'true' }, {}, { ...PAULISTA, localidade: '' }])(
    'finds nothing in %j',
    async (body) => {
      respond = respondWith(body)
      expect(await httpPostalCodes(url).find('01310999')).toBeNull()
    },
  )

  it('leaves out what is missing, too long or not text', async () => {
    respond = respondWith({
      localidade: 'Bonito',
      uf: 'MS',
      logradouro: null,
      bairro: 'x'.repeat(201),
    })
    expect(await httpPostalCodes(url).find('79290000')).toEqual({
      cep: '79290000',
      streetName: '',
      district: '',
      city: 'Bonito',
      state: 'MS',
    })
  })

  it.each([
    ['a fault', respondWith('down', 503)],
    ['no JSON', respondWith('<html>')],
    ['a list', respondWith([])],
    ['silence', () => {}],
    ['a broken connection', (reply: ServerResponse) => reply.destroy()],
  ])('throws when it responds with %s', async (_what, badResponse) => {
    respond = badResponse
    await expect(httpPostalCodes(url, 100).find('01310100')).rejects.toThrow()
  })
})

describe('the postal codes of CEP_URL', () => {
  it('are requested once a day', async () => {
    const clock = new TestClock()
    const codes = choosePostalCodes(url, clock)
    const first = await codes.find('01310100')
    expect(await codes.find('01310100')).toEqual(first)
    expect(requestedPaths).toHaveLength(1)
    clock.pass(86_400_000)
    await codes.find('01310100')
    expect(requestedPaths).toHaveLength(2)
  })

  it('are cached also when they are not assigned', async () => {
    respond = respondWith({ erro: true })
    const codes = choosePostalCodes(url, new TestClock())
    expect([await codes.find('01310999'), await codes.find('01310999')]).toEqual([null, null])
    expect(requestedPaths).toHaveLength(1)
  })

  it('are suspended after three failures, then tried by one call', async () => {
    const clock = new TestClock()
    const codes = choosePostalCodes(url, clock)
    const fails = () => expect(codes.find('01310100')).rejects.toThrow()
    respond = respondWith('down', 500)
    for (let count = 0; count < 5; count += 1) await fails()
    expect(requestedPaths).toHaveLength(3)
    clock.pass(30_000)
    await Promise.all([fails(), fails()])
    expect(requestedPaths).toHaveLength(4)
    respond = respondWith(PAULISTA)
    clock.pass(30_000)
    expect(await codes.find('01310100')).toMatchObject({ city: 'São Paulo' })
    expect(await codes.find('20040020')).toMatchObject({ city: 'São Paulo' })
  })
})
