import { describe, expect, it } from 'vitest'
import { greeting } from './greeting.ts'

describe('the greeting of a mail', () => {
  it.each(['Ana', "D'Ávila", 'João Paulo', 'J. R.', 'Zé-Carlos', 'José <b>', '李'])(
    'greets %s by name, as it was typed',
    (name) => {
      expect(greeting(name, 'ptBR')).toBe(`Olá, ${name}!`)
      expect(greeting(name, 'en')).toBe(`Hello, ${name}!`)
    },
  )

  it.each(['http://a', 'Ganhe em bonus.example', 'WWW bonus', 'eu@b', 'a/b', 'tel:1', ''])(
    'leaves out what reads like a link: %s',
    (name) => {
      expect(greeting(name, 'ptBR')).toBe('Olá!')
    },
  )
})
