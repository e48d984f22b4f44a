import { describe, expect, test } from 'vitest'
import { COUNTRIES, COUNTRY_ID_DEFAULT, countryOf } from './countries.ts'

const distinct = (values: readonly unknown[]): number => new Set(values).size

describe('the countries', () => {
  test('ENT-25 number Brasil and Estados Unidos as the specification does', () => {
    expect(countryOf(33)).toEqual({
      id: 33,
      name: 'Brasil',
      nameEn: 'Brazil',
      abbr: 'BR',
      abbr1: 'BRA',
      code: '076',
    })
    expect(countryOf(68)).toEqual({
      id: 68,
      name: 'Estados Unidos',
      nameEn: 'United States',
      abbr: 'US',
      abbr1: 'USA',
      code: '840',
    })
  })

  test('CST-11 begin with Brasil as the choice', () => {
    expect(countryOf(COUNTRY_ID_DEFAULT)?.name).toBe('Brasil')
  })

  test('CST-16 are 246, each with names and codes of its own', () => {
    expect(COUNTRIES).toHaveLength(246)
    for (const key of ['id', 'name', 'nameEn', 'abbr', 'abbr1', 'code'] as const)
      expect([key, distinct(COUNTRIES.map((country) => country[key]))]).toEqual([key, 246])
  })

  test('CST-16 have well-formed codes and no empty name', () => {
    for (const { abbr, abbr1, code, name, nameEn } of COUNTRIES) {
      expect(abbr).toMatch(/^[A-Z]{2}$/)
      expect(abbr1).toMatch(/^[A-Z]{3}$/)
      expect(code).toMatch(/^\d{3}$/)
      expect(name.trim()).toMatch(/.{3}/)
      expect(nameEn.trim()).toMatch(/.{3}/)
    }
  })

  test('carry the number that ISO gives their letters', () => {
    for (const { abbr, code } of COUNTRIES) expect(new Intl.Locale(`und-${code}`).region).toBe(abbr)
  })

  test('are in the order of their Portuguese names', () => {
    const names = COUNTRIES.map(({ name }) => name)
    expect(names.toSorted(new Intl.Collator('pt').compare)).toEqual(names)
  })

  test.each([0, -1, 247, 1.5, Number.NaN])('have none numbered %j', (id) => {
    expect(countryOf(id)).toBeNull()
  })
})
