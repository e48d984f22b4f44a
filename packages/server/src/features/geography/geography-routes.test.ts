import {
  countriesReply,
  type PostalAddressWire,
  postalAddressReply,
  timeZonesReply,
} from '@caderneta/contract/profile/geography'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestServer, silentLog } from '../../http/test-server.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { registerGeographyRoutes } from './geography-routes.ts'
import { TimeZoneList } from './time-zone-list.ts'

const PAULISTA: PostalAddressWire = {
  cep: '01310100',
  streetName: 'Avenida Paulista',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

const clock = new TestClock()
let app: FastifyInstance

beforeAll(async () => {
  app = await makeTestServer()
  const postalCodes = {
    find: async (cep: string) => {
      if (cep === '99999999') throw new Error('no response')
      return cep === PAULISTA.cep ? PAULISTA : null
    },
  }
  registerGeographyRoutes(app, {
    clock,
    log: silentLog,
    postalCodes,
    timeZones: new TimeZoneList(),
  })
})

afterAll(() => app.close())

async function call(path: string, fields: object = {}, language = 'pt-BR') {
  const headers = { 'accept-language': language }
  const url = `/api/misc/${path}`
  const reply = await app.inject({ method: 'POST', url, payload: fields, headers })
  return { status: reply.statusCode, body: reply.json() }
}

describe('misc/getCountries', () => {
  it('API-27 ENT-26 returns the 246 countries to anyone', async () => {
    const { status, body } = await call('getCountries')
    expect([status, body.success]).toEqual([200, true])
    const { data } = countriesReply.parse(body)
    expect(data).toHaveLength(246)
    expect(new Set(Object.keys(body.data[0]))).toEqual(
      new Set(['ordem', 'nome', 'sigla2', 'sigla3', 'codigo']),
    )
    expect(data).toContainEqual({
      ordem: 33,
      nome: 'Brasil',
      sigla2: 'BR',
      sigla3: 'BRA',
      codigo: '076',
    })
  })

  it('names and orders them in the language of the caller, under the same ids', async () => {
    const { data: german } = countriesReply.parse((await call('getCountries', {}, 'en')).body)
    const at = german.findIndex(({ sigla2 }) => sigla2 === 'DE')
    expect(german[at]).toMatchObject({ nome: 'Germany', ordem: 5 })
    expect(german[at - 1]?.nome).toBe('Georgia')
    const { data } = countriesReply.parse((await call('getCountries')).body)
    expect(data[4]).toMatchObject({ nome: 'Alemanha', ordem: 5 })
  })
})

describe('misc/getTimezones', () => {
  it('API-28 CST-14 returns about 90 zones with their offsets to anyone', async () => {
    const { data } = timeZonesReply.parse((await call('getTimezones')).body)
    expect(data.length).toBeGreaterThanOrEqual(85)
    expect(data.length).toBeLessThanOrEqual(95)
    for (const { offset } of data) expect(offset).toMatch(/^GMT[+-]\d\d:\d\d$/)
    expect(data).toContainEqual({
      id: 'America/Sao_Paulo',
      name: 'Brasília, São Paulo, Rio de Janeiro',
      offset: 'GMT-03:00',
    })
  })

  it('orders them from west to east', async () => {
    const { data } = timeZonesReply.parse((await call('getTimezones')).body)
    expect(data[0]?.offset).toBe('GMT-12:00')
    expect(data.at(-1)?.offset).toBe('GMT+13:00')
    const minutes = data.map(({ offset }) => {
      const [, sign, hours, rest] = /^GMT(.)(\d\d):(\d\d)$/.exec(offset) ?? []
      return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest))
    })
    expect(minutes.toSorted((one, other) => one - other)).toEqual(minutes)
  })

  it('returns the current offset, summer time included', async () => {
    const london = async (moment: string) => {
      clock.moveTo(moment)
      const { data } = timeZonesReply.parse((await call('getTimezones', {}, 'en')).body)
      return data.find(({ id }) => id === 'Europe/London')
    }
    const name = 'Dublin, Edinburgh, Lisbon, London'
    expect(await london('2026-03-29T00:59:59Z')).toMatchObject({ name, offset: 'GMT+00:00' })
    expect(await london('2026-03-29T01:00:00Z')).toMatchObject({ name, offset: 'GMT+01:00' })
  })
})

describe('misc/getAddress', () => {
  it.each(['01310100', '01310-100'])('returns the street of %s to anyone', async (cep) => {
    const { body } = await call('getAddress', { cep })
    expect(postalAddressReply.parse(body).data).toEqual(PAULISTA)
  })

  it.each([
    ['it is not assigned', '01310999'],
    ['the service fails', '99999999'],
    ['it is too short', '0131'],
    ['it is not a number', 'abc'],
  ])('returns nothing, and blocks nothing, when %s', async (_why, cep) => {
    const { status, body } = await call('getAddress', { cep })
    expect([status, body.success, body.data]).toEqual([200, true, null])
  })

  it('requires a CEP', async () => {
    const { status, body } = await call('getAddress')
    expect([status, body.fields]).toEqual([400, { cep: 'Esse campo é obrigatório!' }])
  })
})
