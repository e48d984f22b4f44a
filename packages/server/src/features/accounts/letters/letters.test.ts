import { LANGUAGES, type Language } from '@caderneta/contract/language'
import { describe, expect, it } from 'vitest'
import type { Mail } from '../../../mail/mail.ts'
import { activationLetter } from './activation-letter.ts'
import { passwordChangedLetter } from './password-changed-letter.ts'
import { recoveryLetter } from './recovery-letter.ts'
import { signUpAttemptLetter } from './sign-up-attempt-letter.ts'

const PUBLIC_URL = 'https://caderneta.example'
const NAME = 'José <b>'
const letter = { to: "d'ana+1@example.com", firstName: NAME, code: 'a-b_c', publicUrl: PUBLIC_URL }

const letters: ReadonlyArray<readonly [string, (language: Language) => Mail]> = [
  ['confirmation', (language) => activationLetter({ ...letter, language })],
  ['recovery', (language) => recoveryLetter({ ...letter, language })],
  [
    'sign-up attempt',
    (language) => signUpAttemptLetter({ email: letter.to, first_name: NAME, language }, PUBLIC_URL),
  ],
  [
    'password changed',
    (language) =>
      passwordChangedLetter({ email: letter.to, first_name: NAME, language }, PUBLIC_URL),
  ],
]

describe.each(letters)('the mail of %s', (_name, write) => {
  it.each(LANGUAGES)('greets by name in %s and links to our own origin only', (language) => {
    const { to, subject, text, html } = write(language)
    expect(to).toBe(letter.to)
    expect(subject).toContain('Caderneta')
    expect(text).toContain(NAME)
    expect(html).toContain('José &lt;b&gt;')
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
      expect(href.startsWith(`${PUBLIC_URL}/`)).toBe(true)
    expect(text).toMatch(/https:\/\/caderneta\.example\//)
  })

  it('differs between the languages in every sentence', () => {
    const [portuguese, english] = [write('ptBR').text.split('\n'), write('en').text.split('\n')]
    const same = portuguese.filter((line) => line !== '' && english.includes(line))
    expect(same.filter((line) => !line.startsWith('https://') && line !== 'Caderneta')).toEqual([])
  })
})

describe('the link of a recovery mail', () => {
  it('carries the address and the code, whatever characters they contain', () => {
    const { text } = recoveryLetter({ ...letter, language: 'en' })
    const url = new URL(/https:\S+/.exec(text)?.[0] ?? '')
    expect(url.pathname).toBe('/recuperar-senha')
    expect(url.searchParams.get('email')).toBe(letter.to)
    expect(url.searchParams.get('code')).toBe(letter.code)
  })
})
