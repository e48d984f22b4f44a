import { describe, expect, it } from 'vitest'
import { writeLetter } from './letter.ts'

const letter = {
  subject: 'Olá & <b>',
  firstName: '<script>',
  paragraphs: ['Um', 'Dois "aspas"'],
  link: { label: 'Abrir', href: 'http://localhost:3000/x?a=1&b=2' },
}

describe('writeLetter', () => {
  it('writes the same words as text and as HTML', () => {
    const mail = writeLetter('ana@example.com', letter, 'ptBR')
    expect(mail.to).toBe('ana@example.com')
    expect(mail.text).toBe(
      'Olá, <script>!\n\nUm\n\nDois "aspas"\n\nhttp://localhost:3000/x?a=1&b=2\n\nCaderneta',
    )
    expect(mail.html).toContain('<html lang="pt-BR">')
    expect(mail.html).toMatch(
      /<a href="http:\/\/localhost:3000\/x\?a=1&amp;b=2" style="[^"]+">Abrir<\/a>/,
    )
  })

  it('SEC-52 shows user input as text, never as markup', () => {
    const { html } = writeLetter('ana@example.com', letter, 'en')
    expect(html).not.toContain('<script>')
    expect(html).toContain('Hello, &lt;script&gt;!')
  })
})
