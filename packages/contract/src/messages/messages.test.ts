import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { FIELD_FAULTS, REFUSAL_CODES } from '../refusals.ts'
import { doneText } from './done-texts.ts'
import { fieldText } from './field-texts.ts'
import { refusalText } from './refusal-texts.ts'

describe.each(LANGUAGES)('messages in %s', (language) => {
  it.each(REFUSAL_CODES)('have a sentence for the refusal %s', (code) => {
    expect(refusalText(code, language).trim().length).toBeGreaterThan(5)
  })

  it.each(FIELD_FAULTS)('have a sentence for the field fault %s', (fault) => {
    expect(fieldText(fault, language).trim().length).toBeGreaterThan(5)
  })
})

describe('messages', () => {
  it.each(REFUSAL_CODES)('differ between the languages for the refusal %s', (code) => {
    expect(refusalText(code, 'en')).not.toBe(refusalText(code, 'ptBR'))
  })

  it.each(FIELD_FAULTS)('differ between the languages for the field fault %s', (fault) => {
    expect(fieldText(fault, 'en')).not.toBe(fieldText(fault, 'ptBR'))
  })

  it('tell no two refusals apart by code alone', () => {
    const sentences = REFUSAL_CODES.map((code) => refusalText(code, 'ptBR'))
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  // The exact words of the specification, section 5.
  it.each([
    ['required', 'Esse campo é obrigatório!'],
    ['too_short', 'Muito curto'],
    ['password_short', 'A senha deve ter no mínimo 6 caracteres'],
    ['password_long', 'A senha deve ter no máximo 32 caracteres'],
    ['passwords_differ', 'As senhas devem ser iguais'],
    ['cpf_short', 'CPF muito curto'],
    ['phone_short', 'Número muito curto'],
    ['secret_code_length', 'O código deve ter exatamente 4 caracteres'],
    ['secret_codes_differ', 'Os códigos devem ser iguais'],
    ['terms_required', 'É necessário aceitar os termos para prosseguir'],
    ['not_a_number', 'O valor ter que ser um número'],
  ] as const)('say of %s what the specification says', (fault, sentence) => {
    expect(fieldText(fault, 'ptBR')).toBe(sentence)
  })

  it('say of two refusals what the specification says', () => {
    expect(refusalText('same_match', 'ptBR')).toBe(
      'Não é possível realizar múltiplas com a mesma partida',
    )
    expect(refusalText('cashback_empty', 'ptBR')).toBe('Não há saldo de cashback')
  })

  it('say what was done in both languages', () => {
    expect(doneText('signed_up', 'ptBR')).toBe('Usuário cadastrado com sucesso')
    expect(doneText('signed_up', 'en')).toBe('User registered successfully')
  })
})
