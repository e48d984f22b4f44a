import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TestClock } from '../../testing/test-clock.ts'
import { CITY_RANGES, KNOWN_STREETS } from './cep-lists.ts'
import { choosePostalCodes } from './choose-postal-codes.ts'

const codes = choosePostalCodes(null, new TestClock())

describe('the postal codes without CEP_URL', () => {
  it.each([
    ['01310100', 'Avenida Paulista', 'São Paulo', 'SP'],
    ['90250590', 'Avenida Padre Leopoldo Brentano', 'Porto Alegre', 'RS'],
    ['30140010', 'Praça da Liberdade', 'Belo Horizonte', 'MG'],
    ['69005123', '', 'Manaus', 'AM'],
    ['08499999', '', 'São Paulo', 'SP'],
  ])('know %s', async (cep, streetName, city, state) => {
    expect(await codes.find(cep)).toMatchObject({ cep, streetName, city, state })
  })

  it.each(['00999999', '06000000', '68000000', '99999999'])('return null for %s', async (cep) => {
    expect(await codes.find(cep)).toBeNull()
  })

  it('assign every known street to a city', async () => {
    for (const { cep, streetName, district } of KNOWN_STREETS) {
      expect(cep).toMatch(/^\d{8}$/)
      const address = await codes.find(cep)
      expect(address).toMatchObject({ streetName, district })
      expect(address?.city).not.toBe('')
    }
  })

  it('contain every capital, in ranges that never overlap', () => {
    expect(new Set(CITY_RANGES.map(({ state }) => state)).size).toBe(27)
    const ordered = CITY_RANGES.toSorted((one, other) => one.first.localeCompare(other.first))
    ordered.forEach(({ first, last, state }, index) => {
      expect(`${first} ${last} ${state}`).toMatch(/^\d{8} \d{8} [A-Z]{2}$/)
      expect(first < last).toBe(true)
      expect((ordered[index - 1]?.last ?? '') < first).toBe(true)
    })
  })

  it('return for every CEP its own city or nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^\d{8}$/), async (cep) => {
        const address = await codes.find(cep)
        const range = CITY_RANGES.find(({ first, last }) => cep >= first && cep <= last)
        expect(address?.city).toBe(range?.city)
      }),
    )
  })
})
