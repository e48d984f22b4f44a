import { createServer } from 'node:http'
import { logIn } from '@caderneta/contract/accounts/account-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callFrom, localAddress } from './call-from.ts'

const received: string[] = []
const server = createServer((request, reply) => {
  received.push(`${request.socket.remoteAddress} ${request.headers.cookie ?? '-'}`)
  reply.writeHead(401, { 'set-cookie': 'device=x; Path=/' }).end('{"code":"wrong_login"}')
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

it('calls from the configured address', async () => {
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const from = { address: localAddress(700), cookie: 'device=y' }
  const reply = await callFrom(url, logIn, { email: 'a', password: 'b' }, from)
  expect(reply).toMatchObject({ status: 401, code: 'wrong_login', cookie: 'device=x' })
  expect(received).toEqual(['127.1.2.189 device=y'])
})

it('gives every number an address of its own', () => {
  const addresses = Array.from({ length: 20_000 }, (_, number) => localAddress(number))
  expect(new Set(addresses).size).toBe(20_000)
  expect(addresses.every((address) => address.startsWith('127.'))).toBe(true)
})
