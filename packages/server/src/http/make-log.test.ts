import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeLog, withoutEmails, withoutSecrets } from './make-log.ts'

function logged(write: (log: ReturnType<typeof makeLog>) => void): string {
  let text = ''
  write(
    makeLog('info', {
      write: (line) => {
        text += line
      },
    }),
  )
  return text
}

describe('withoutSecrets', () => {
  it.each([
    ['Key (cpf)=(52998224725) already exists.', 'Key (cpf)=(***.982.247-**) already exists.'],
    ['CPF 529.982.247-25!', 'CPF ***.982.247-**!'],
    ['CPF 529 982 247 25, 529.982.247\u201325', 'CPF ***.982.247-**, ***.982.247-**'],
    ['to +5511987654321 or (11) 98765-4321', 'to +*** or +***'],
    ['"/api/x?email=ana%40example.com"', '"/api/x?email=***@***"'],
    ['Key (email)=(ana@example.com) already', 'Key (email)=(***@***) already'],
    ['authorization: Bearer abc-DEF_123', 'authorization: Bearer ***'],
    ['/sign/active?code=a-b_c&x=1', '/sign/active?code=***&x=1'],
    ['timestamp 1781870400000 and game 17000000000123', undefined],
    ['fixture of sr:match:60600119960 failed', undefined],
  ])('of "%s"', (text, clean) => {
    expect(withoutSecrets(text)).toBe(clean ?? text)
  })
})

describe('withoutEmails', () => {
  const part = /[^\s@"'()<>=,:;/\\]/

  it('masks what a pattern for addresses would mask', () => {
    const pattern = /[^\s@"'()<>=,:;/\\]+@[^\s@"'()<>=,:;/\\]+/g
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', '.', '@', ' ', '<', '1'),
      maxLength: 40,
    })
    fc.assert(
      fc.property(text, (any) => {
        expect(withoutEmails(any)).toBe(any.replace(pattern, '***@***'))
      }),
    )
  })

  it.each(['a', '@', 'a@', '@a', 'a@a ', ' @'])('scans "%s…" twice at most', (unit) => {
    const text = unit.repeat(20_000)
    let looks = 0
    withoutEmails(text, (character) => {
      looks += 1
      return part.test(character)
    })
    expect(looks).toBeLessThanOrEqual(2 * text.length)
    // All masking uses this function, so that its visits are the total.
    expect(looks > 0).toBe(text.includes('@'))
  })
})

describe('makeLog', () => {
  it('omits what a database error quotes of a row', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (cpf)=(52998224725) already exists.',
    })
    const line = logged((log) => log.error({ err: error }, 'broken'))
    expect(line).toContain('23505')
    expect(line).not.toContain('52998224725')
    expect(line).not.toContain('detail')
  })

  it('cleans the message and the stack of an error', () => {
    const line = logged((log) => log.error(new Error('no mail to ana@example.com')))
    expect(line).toContain('no mail to ***@***')
    expect(line).not.toContain('ana@')
  })

  it('masks fields that should not have been passed to it', () => {
    const given = { password: 'p1', body: { token: 't1', cpf: '52998224725' } }
    const line = logged((log) => log.info(given, 'careless'))
    for (const secret of ['p1', 't1', '52998224725']) expect(line).not.toContain(secret)
  })

  it('leaves the identifier of a game unchanged, and the line readable', () => {
    const line = logged((log) => log.warn({ gameId: 93_077_800_702, cause: '52998224725' }, 'x'))
    expect(JSON.parse(line)).toMatchObject({ gameId: 93_077_800_702, cause: '***.982.247-**' })
  })

  it('writes the time in UTC', () => {
    expect(JSON.parse(logged((log) => log.info('x'))).time).toMatch(/^\d{4}-.*Z$/)
  })
})
