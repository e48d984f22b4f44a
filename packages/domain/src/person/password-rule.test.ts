import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { foldText, PASSWORD_SYMBOLS, passwordProblem } from './password-rule.ts'

const owner = {
  username: 'zecarioca',
  names: ['José Antônio Boi', "da Silva-Sant'Ana"],
  email: 'Ze.Carioca@exemplo.com.br',
  birthdate: '1987-03-09',
}

describe('passwordProblem', () => {
  it.each(['tijolo-azul-7', 'Xk29!mnQ', 'pé-de-moleque', 'ÇAÇAmba77', 'ab12cd'])(
    'takes %s',
    (password) => {
      expect(passwordProblem(password, owner)).toBeNull()
      expect(passwordProblem(password, {})).toBeNull()
    },
  )

  it.each(['tijolo azul', ' tijolo7', 'tijolo7 ', 'tijolo\t7', 'tijolo\u00A07'])(
    'refuses the space in %j',
    (password) => {
      expect(passwordProblem(password, owner)).toBe('spaces')
    },
  )

  it.each(['tijolo😀7', 'tijolo\u00007', 'tijolo€7', 'tijolo\u200B7'])(
    'refuses the character in %j',
    (password) => {
      expect(passwordProblem(password, owner)).toBe('characters')
    },
  )

  it('takes every symbol of its list', () => {
    for (const symbol of PASSWORD_SYMBOLS) {
      expect(passwordProblem(`tijolo${symbol}7`, owner)).toBeNull()
    }
  })

  it.each([
    'zecarioca9',
    'xZeCaRiOcAx',
    'jose#4411',
    'JOSÉ#4411',
    'antonio#44',
    'Antônio#44',
    'silva4411!',
    'xxsantxx77',
    'ze.carioca',
    'pipa1987!',
    'boi-ana-77',
  ])('refuses %s, which contains personal data', (password) => {
    expect(passwordProblem(password, owner)).toBe('personal')
  })

  it('does not mind parts of names shorter than three letters', () => {
    expect(passwordProblem('dado-roxo-4', owner)).toBeNull()
    expect(passwordProblem('pipa-0987!', owner)).toBeNull()
    expect(passwordProblem('xx-roxo-4', { username: 'xx', names: ['Li Wu'] })).toBeNull()
  })

  it.each(['123456', 'Senha123', 'FLAMENGO', 'qwerty', 'Vitória'])(
    'refuses %s, which everybody tries',
    (password) => {
      expect(passwordProblem(password, {})).toBe('common')
    },
  )

  it('reports personal data before the list of common passwords', () => {
    expect(passwordProblem('gabriel', { names: ['Gabriel Souza'] })).toBe('personal')
  })

  it('refuses a name at any position and in any spelling', () => {
    const capitals = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 })
    const around = fc.stringMatching(/^[0-9!#]{0,8}$/)
    fc.assert(
      fc.property(capitals, around, around, (isCapital, before, after) => {
        const name = [...'antonio']
          .map((letter, at) => (isCapital[at] ? letter.toUpperCase() : letter))
          .join('')
        expect(passwordProblem(before + name + after, owner)).toBe('personal')
      }),
    )
  })

  it('never throws, whatever the texts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (password, username, email) => {
        const problem = passwordProblem(password, { username, email, names: [username] })
        expect([null, 'spaces', 'characters', 'personal', 'common']).toContain(problem)
      }),
    )
  })
})

describe('COMMON_PASSWORDS', () => {
  it('holds folded passwords of six characters or more', () => {
    for (const password of COMMON_PASSWORDS) {
      expect(password.length).toBeGreaterThanOrEqual(6)
      expect(foldText(password)).toBe(password)
    }
  })
})

describe('foldText', () => {
  it('takes accents and capitals away', () => {
    expect(foldText('JOSÉ Antônio ÇÃ')).toBe('jose antonio ca')
  })
})
