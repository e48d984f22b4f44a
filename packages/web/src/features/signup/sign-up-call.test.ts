import { signRequest } from '@caderneta/contract/accounts/sign'
import { describe, expect, test } from 'vitest'
import { signCallOf } from './sign-up-call.ts'
import { SIGN_UP_EMPTY } from './sign-up-fields.ts'

const filled = {
  ...SIGN_UP_EMPTY,
  countryCode: '+351',
  email: ' ana@exemplo.com ',
  password: 'Apostas&77',
  username: ' Ana.Souza',
  firstname: ' Ana',
  lastname: 'Souza ',
  cpf: '529.982.247-25',
  birthdate: '04/05/1990',
  postalCode: '01310-100',
  streetName: ' Rua das Flores ',
  houseNumber: '10',
  phone: '(11) 98765-4321',
  secretCode: '1234',
  confirmSecretCode: '1234',
  acceptTerms: true,
}

/** Fields as they are sent: as text. */
const sentOf = (...args: Parameters<typeof signCallOf>) =>
  Object.fromEntries(Object.entries(signCallOf(...args)).map(([name, value]) => [name, `${value}`]))

const COMMON = {
  name: 'Ana Souza',
  firstname: 'Ana',
  lastname: 'Souza',
  password: 'Apostas&77',
  email: 'ana@exemplo.com',
  cpf: '52998224725',
  birthdate: '1990-05-04',
  phone: '11987654321',
  houseNumber: '10',
  streetName: 'Rua das Flores',
  countryId: '33',
  pronoun: 'Sr.',
  acceptTerms: 'true',
}

describe('the sign-up call', () => {
  test('SGN-25 SGN-26 ENT-31 of the short form: names joined, Brasil and Sr. by default', () => {
    expect(sentOf(false, filled, null)).toEqual({ ...COMMON, countryCode: '+351' })
  })

  test('SGN-27 of the long form: all its fields', () => {
    expect(sentOf(true, filled, null)).toEqual({
      ...COMMON,
      countryCode: '+55',
      username: 'ana.souza',
      postalCode: '01310-100',
      secretCode: '1234',
      confirmSecretCode: '1234',
      sendPromotions: 'null',
    })
  })

  test('includes an apartment and a choice when present', () => {
    const more = { ...filled, apartmentNumber: ' 12 ', sendPromotions: 'false', pronoun: 'Sra.' }
    expect(sentOf(true, more, null)).toMatchObject({
      apartmentNumber: '12',
      sendPromotions: 'false',
      pronoun: 'Sra.',
    })
  })

  test.each([true, false])('AGT-09 names the agent by code and id, long form: %s', (isLong) => {
    const agent = { id: 7, name: 'Ana Agente', code: 'ana' }
    expect(sentOf(isLong, filled, agent)).toMatchObject({ code: 'ana', idx: '7' })
    expect(sentOf(isLong, filled, null)).not.toHaveProperty('idx')
  })

  test.each([true, false])('is accepted by the contract, long form: %s', (isLong) => {
    expect(signRequest.safeParse(sentOf(isLong, filled, null)).success).toBe(true)
  })
})
