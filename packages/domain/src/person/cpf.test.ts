import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CPF_LENGTH, cpfDigits, hiddenCpf, maskCpf, parseCpf, withCheckDigits } from './cpf.ts'

/** Numbers that Serpro publishes for its CPF service, and others known to be well formed. */
const GOOD = [
  '40442820135',
  '63017285995',
  '91708635203',
  '58136053391',
  '40532176871',
  '47123586964',
  '07691852312',
  '10975384600',
  '01648527949',
  '47893062592',
  '98302514705',
  '52998224725',
  '11144477735',
  '12345678909',
  '00000000191',
]

const bases = fc.stringMatching(/^\d{9}$/).filter((base) => !/^(\d)\1+$/.test(base))
const cpfs = bases.map(withCheckDigits)

/** The equivalent rule that the sum of digits × weights, check digits and all, is 0 modulo 11. */
function isGoodBySums(digits: string): boolean {
  const values = [...digits].map(Number)
  const rest = (from: number, to: number, top: number) =>
    ((values.slice(from, to).reduce((sum, value, at) => sum + value * (top - at), 0) * 10) % 11) %
    10
  return rest(0, 9, 10) === values[9] && rest(0, 10, 11) === values[10]
}

describe('parseCpf', () => {
  it('SEC-34 CPF check digits are verified', () => {
    expect(parseCpf('529.982.247-25')).toBe('52998224725')
    expect(parseCpf('529.982.247-24')).toBeNull()
    expect(parseCpf('111.111.111-11')).toBeNull()
  })

  it.each(GOOD)('takes %s, masked or plain', (cpf) => {
    expect(parseCpf(cpf)).toBe(cpf)
    expect(parseCpf(maskCpf(cpf))).toBe(cpf)
    expect(parseCpf(` ${cpf} `)).toBe(cpf)
  })

  it.each([
    '529.982.247\u201325',
    '529.982.247\u201125',
    '529\u200b.982\u200b.247-25',
    '529\u00a0982\u202f247 25',
    '\ufeff529.982.247\u221225',
    '５２９９８２２４７２５',
    '529.982.247/25',
    '529,982,247-25',
    '529·982·247_25',
  ])('takes %j, as documents and clipboards write it', (text) => {
    expect(parseCpf(text)).toBe('52998224725')
  })

  it.each([
    '',
    '52998224724',
    '12345678900',
    '5299822472',
    '529982247255',
    '52998224725a',
    '٥٢٩٩٨٢٢٤٧٢٥',
    '...........',
  ])('refuses %j', (text) => {
    expect(parseCpf(text)).toBeNull()
  })

  it('refuses the ten repeated sequences', () => {
    for (let digit = 0; digit <= 9; digit += 1) {
      expect(parseCpf(String(digit).repeat(CPF_LENGTH))).toBeNull()
    }
  })

  it('takes what the sums modulo 11 take, and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(cpfs, fc.stringMatching(/^\d{11}$/)), (digits) => {
        const isRepeated = new Set(digits).size === 1
        expect(parseCpf(digits) === digits).toBe(isGoodBySums(digits) && !isRepeated)
      }),
    )
  })

  it('notices every change of a check digit', () => {
    fc.assert(
      fc.property(
        cpfs,
        fc.integer({ min: 9, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (cpf, at, step) => {
          const changed = (Number(cpf[at]) + step) % 10
          expect(parseCpf(cpf.slice(0, at) + changed + cpf.slice(at + 1))).toBeNull()
        },
      ),
    )
  })
})

describe('cpfDigits', () => {
  it('takes out the mask and nothing else', () => {
    expect(cpfDigits(' 529.982.247-25 ')).toBe('52998224725')
    expect(cpfDigits('529x')).toBe('529x')
  })
})

describe('maskCpf', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['5299', '529.9'],
    ['529982', '529.982'],
    ['5299822', '529.982.2'],
    ['529982247', '529.982.247'],
    ['5299822472', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['5299822472599', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['abc', ''],
  ])('writes %j as %j', (text, masked) => {
    expect(maskCpf(text)).toBe(masked)
  })

  it('keeps its own work', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,11}$/), (digits) => {
        expect(maskCpf(maskCpf(digits))).toBe(maskCpf(digits))
        expect(maskCpf(digits).replace(/\D/g, '')).toBe(digits)
      }),
    )
  })
})

describe('hiddenCpf', () => {
  it('shows the middle six digits alone', () => {
    expect(hiddenCpf('52998224725')).toBe('***.982.247-**')
  })
})
