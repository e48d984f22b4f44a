import { describe, expect, it } from 'vitest'
import { FIELD_ERRORS } from '../field-errors.ts'
import { LANGUAGES } from '../language.ts'
import { REFUSAL_CODES } from '../refusals.ts'
import { doneText } from './done-texts.ts'
import { fieldText } from './field-texts.ts'
import { refusalText, waitText } from './refusal-texts.ts'

describe.each(LANGUAGES)('messages in %s', (language) => {
  it.each(REFUSAL_CODES)('have a sentence for the refusal %s', (code) => {
    expect(refusalText(code, language).trim().length).toBeGreaterThan(5)
  })

  it.each(FIELD_ERRORS)('have a sentence for the field fault %s', (error) => {
    expect(fieldText(error, language).trim().length).toBeGreaterThan(5)
  })
})

describe('messages', () => {
  it('tell how long to wait in whole seconds, and from a minute on in whole minutes', () => {
    expect(waitText(1, 'ptBR')).toBe('Tente de novo em 1 s.')
    expect(waitText(59.2, 'en')).toBe('Try again in 60 s.')
    expect(waitText(60, 'ptBR')).toBe('Tente de novo em 1 min.')
    expect(waitText(61, 'en')).toBe('Try again in 2 min.')
  })

  it.each(REFUSAL_CODES)('differ between the languages for the refusal %s', (code) => {
    expect(refusalText(code, 'en')).not.toBe(refusalText(code, 'ptBR'))
  })

  it.each(FIELD_ERRORS)('differ between the languages for the field fault %s', (error) => {
    expect(fieldText(error, 'en')).not.toBe(fieldText(error, 'ptBR'))
  })

  it('tell no two refusals apart by code alone', () => {
    const sentences = REFUSAL_CODES.map((code) => refusalText(code, 'ptBR'))
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  // The exact words of the specification, section 5, and what they are in English.
  it.each([
    ['VAL-01', 'required', 'Esse campo é obrigatório!', 'This field is required!'],
    ['VAL-30', 'too_short', 'Muito curto', 'Too short'],
    [
      'VAL-12',
      'password_short',
      'A senha deve ter no mínimo 6 caracteres',
      'The password must have at least 6 characters',
    ],
    [
      'VAL-08 VAL-13 VAL-37',
      'password_long',
      'A senha deve ter no máximo 32 caracteres',
      'The password must have at most 32 characters',
    ],
    ['VAL-14', 'passwords_differ', 'As senhas devem ser iguais', 'The passwords must be equal'],
    ['VAL-35 VAL-49', 'cpf_short', 'CPF muito curto', 'CPF too short'],
    ['VAL-21 VAL-50', 'phone_short', 'Número muito curto', 'Number too short'],
    [
      'VAL-44 VAL-46',
      'secret_code_length',
      'O código deve ter exatamente 4 caracteres',
      'The code must have exactly 4 characters',
    ],
    ['VAL-45', 'secret_codes_differ', 'Os códigos devem ser iguais', 'The codes must be equal'],
    [
      'VAL-47',
      'terms_required',
      'É necessário aceitar os termos para prosseguir',
      'You must accept the terms to continue',
    ],
    ['VAL-32', 'not_a_number', 'O valor ter que ser um número', 'The amount must be a number'],
    ['ERR-16', 'agent_unknown', 'Agente não encontrado', 'Agent not found'],
  ] as const)('%s say of %s what the specification says', (_, error, portuguese, english) => {
    expect(fieldText(error, 'ptBR')).toBe(portuguese)
    expect(fieldText(error, 'en')).toBe(english)
  })

  it('say of two refusals what the specification says', () => {
    expect(refusalText('same_match', 'ptBR')).toBe(
      'Não é possível realizar múltiplas com a mesma partida',
    )
    expect(refusalText('cashback_empty', 'ptBR')).toBe('Não há saldo de cashback')
  })

  it.each(['not_enough_cash', 'slip_reused'] as const)('say %s of withdrawals as well', (code) => {
    expect(refusalText(code, 'ptBR')).not.toMatch(/aposta|caderneta/)
    expect(refusalText(code, 'en')).not.toMatch(/bet|slip/)
  })

  it('say what was done in both languages', () => {
    expect(doneText('signed_up', 'ptBR')).toBe('Usuário cadastrado com sucesso')
    expect(doneText('signed_up', 'en')).toBe('User registered successfully')
  })
})
