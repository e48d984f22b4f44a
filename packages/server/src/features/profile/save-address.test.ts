import { userReply } from '@caderneta/contract/profile/profile'
import { COUNTRIES } from '@caderneta/domain/person/countries'
import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '../../database/test-database.ts'
import { makePersons, type PersonsUnderTest, type TestPerson } from '../../testing/test-person.ts'

const ADDRESS = {
  cep: '90020-004',
  streetName: 'Rua dos Andradas',
  streetNumber: '736',
  apartmentNumber: '12 B',
  city: 'Porto Alegre',
  state: 'RS',
  countryId: '33',
}

describeOnDatabases('account/address', (makeDatabase) => {
  let persons: PersonsUnderTest

  beforeAll(async () => {
    persons = await makePersons(await makeDatabase())
  })

  const save = (person: TestPerson, changes: object = {}) => {
    const fields = { ...ADDRESS, password: person.password, ...changes }
    return persons.call('account/address', fields, person.token)
  }

  const addressOf = async (person: TestPerson) =>
    Object((await persons.base(person.token)).user).address

  it('API-36 ENT-03 saves the address', async () => {
    const person = await persons.signUp()
    const reply = await save(person)
    expect([reply.status, reply.body.msg]).toEqual([200, 'Endereço salvo com sucesso.'])
    const address = {
      cep: '90020004',
      streetName: 'Rua dos Andradas',
      streetNumber: '736',
      houseNumber: '736',
      apartmentNumber: '12 B',
      city: 'Porto Alegre',
      state: 'RS',
      countryId: 33,
      countryName: 'Brasil',
    }
    expect(userReply.parse(reply.body).user.address).toEqual(address)
    expect(await addressOf(person)).toEqual(address)
  })

  it('ENT-03 defaults to Brasil', async () => {
    const { token } = await persons.signUp()
    const { address } = Object((await persons.base(token)).user)
    expect(address).toMatchObject({ countryId: 33, countryName: 'Brasil' })
  })

  it('API-36 refuses a wrong password and changes nothing', async () => {
    const person = await persons.signUp()
    const reply = await save(person, { password: 'Errada#99' })
    expect(reply.body.fields).toEqual({ password: 'Senha incorreta' })
    expect(await addressOf(person)).toMatchObject({ streetName: 'Avenida Paulista' })
  })

  it('VAL-18 clears the apartment when there is none', async () => {
    const person = await persons.signUp()
    await save(person)
    await save(person, { apartmentNumber: undefined })
    expect(await addressOf(person)).toMatchObject({ apartmentNumber: '' })
  })

  it.each([
    ['cep', '0131010', 'Muito curto'],
    ['cep', '00000-000', 'CEP inválido'],
    ['cep', '013101000', 'CEP inválido'],
    ['cep', '', 'Esse campo é obrigatório!'],
    ['streetName', ' ', 'Esse campo é obrigatório!'],
    ['streetNumber', '', 'Esse campo é obrigatório!'],
    ['city', '', 'Esse campo é obrigatório!'],
    ['state', '', 'Esse campo é obrigatório!'],
    ['countryId', '', 'Esse campo é obrigatório!'],
    ['countryId', '0', 'Valor inválido'],
    ['countryId', '247', 'Valor inválido'],
    ['password', '', 'Esse campo é obrigatório!'],
    [
      'streetName',
      'Rua A\r\nBcc: x',
      'Há aqui um caractere que não se vê. Apague o texto e digite de novo.',
    ],
    ['city', 'x'.repeat(121), 'Muito longo'],
  ])('VAL-15 VAL-16 VAL-17 refuses %s "%s"', async (name, value, sentence) => {
    const reply = await save(await persons.signUp(), { [name]: value })
    expect([reply.status, reply.body.fields]).toEqual([400, { [name]: sentence }])
  })

  it('does not check the postal codes of other countries', async () => {
    const person = await persons.signUp()
    const britain = COUNTRIES.find(({ abbr }) => abbr === 'GB')
    const reply = await save(person, {
      cep: 'SW1A 1AA',
      countryId: String(britain?.id),
      state: 'England',
    })
    expect(userReply.parse(reply.body).user.address).toMatchObject({
      cep: 'SW1A 1AA',
      countryId: britain?.id,
      countryName: 'Reino Unido',
    })
  })

  it('keeps accents, apostrophes and markup as text, for this player only', async () => {
    const [person, other] = [await persons.signUp(), await persons.signUp()]
    const streetName = `Rua Sant'Ana d'Água "<b>" ção`
    await save(person, { streetName, playerId: String(other.id) })
    expect(await addressOf(person)).toMatchObject({ streetName })
    expect(await addressOf(other)).toMatchObject({ streetName: 'Avenida Paulista' })
  })

  it('requires a session', async () => {
    expect((await persons.call('account/address', ADDRESS)).status).toBe(401)
  })
})
