import type { FieldError } from '../field-errors.ts'
import type { Language } from '../language.ts'

type Text = Readonly<Record<Language, string>>

const FIELD_TEXTS: Readonly<Record<FieldError, Text>> = {
  required: { ptBR: 'Esse campo é obrigatório!', en: 'This field is required!' },
  invalid: { ptBR: 'Valor inválido', en: 'Invalid value' },
  too_short: { ptBR: 'Muito curto', en: 'Too short' },
  too_long: { ptBR: 'Muito longo', en: 'Too long' },
  password_short: {
    ptBR: 'A senha deve ter no mínimo 6 caracteres',
    en: 'The password must have at least 6 characters',
  },
  password_long: {
    ptBR: 'A senha deve ter no máximo 32 caracteres',
    en: 'The password must have at most 32 characters',
  },
  passwords_differ: { ptBR: 'As senhas devem ser iguais', en: 'The passwords must be equal' },
  password_guessable: {
    ptBR: 'A senha não pode ter espaços, nem conter seu usuário, nome, e-mail ou ano de nascimento',
    en: 'The password must not have spaces, nor contain your username, name, e-mail or birth year',
  },
  password_characters: {
    ptBR: 'A senha tem um símbolo que não aceitamos.',
    en: 'The password has a symbol that we do not accept.',
  },
  password_common: {
    ptBR: 'Essa senha é comum demais. Escolha outra.',
    en: 'This password is too common. Choose another one.',
  },
  username_format: {
    ptBR: 'Use de 3 a 40 letras sem acento, números, pontos ou traços; comece e termine com letra ou número',
    en: 'Use 3 to 40 letters without accents, digits, dots or dashes; start and end with a letter or digit',
  },
  email_format: {
    ptBR: 'O e-mail deve seguir o formato nome@exemplo.com',
    en: 'The e-mail must follow the format name@example.com',
  },
  cpf_short: { ptBR: 'CPF muito curto', en: 'CPF too short' },
  cpf_invalid: { ptBR: 'CPF inválido', en: 'Invalid CPF' },
  cpf_fixed: { ptBR: 'O CPF não pode ser alterado', en: 'The CPF cannot be changed' },
  cpf_not_owner: {
    ptBR: 'Este não é o CPF da sua conta',
    en: 'This is not the CPF of your account',
  },
  cep_short: { ptBR: 'Muito curto', en: 'Too short' },
  cep_invalid: { ptBR: 'CEP inválido', en: 'Invalid postal code' },
  phone_short: { ptBR: 'Número muito curto', en: 'Number too short' },
  phone_invalid: { ptBR: 'Número inválido', en: 'Invalid number' },
  under_age: {
    ptBR: 'É preciso ter 18 anos ou mais',
    en: 'You must be 18 or older',
  },
  date_invalid: { ptBR: 'Data inválida', en: 'Invalid date' },
  dates_reversed: {
    ptBR: 'O primeiro dia vem depois do último',
    en: 'The first day is after the last one',
  },
  secret_code_length: {
    ptBR: 'O código deve ter exatamente 4 caracteres',
    en: 'The code must have exactly 4 characters',
  },
  secret_codes_differ: { ptBR: 'Os códigos devem ser iguais', en: 'The codes must be equal' },
  terms_required: {
    ptBR: 'É necessário aceitar os termos para prosseguir',
    en: 'You must accept the terms to continue',
  },
  not_a_number: { ptBR: 'O valor ter que ser um número', en: 'The amount must be a number' },
  not_positive: {
    ptBR: 'O valor deve ser maior que zero',
    en: 'The amount must be greater than zero',
  },
  unreadable: {
    ptBR: 'Há aqui um caractere que não se vê. Apague o texto e digite de novo.',
    en: 'There is a character here that cannot be seen. Clear the text and type it again.',
  },
  agent_unknown: { ptBR: 'Agente não encontrado', en: 'Agent not found' },
  file_type: {
    ptBR: 'Este tipo de arquivo não é aceito',
    en: 'This type of file is not accepted',
  },
  file_large: { ptBR: 'O arquivo passa de 5 MB', en: 'The file is larger than 5 MB' },
  file_damaged: {
    ptBR: 'Não foi possível ler este arquivo. Envie outra foto.',
    en: 'This file could not be read. Send another photo.',
  },
  file_unsafe: {
    ptBR: 'Este PDF está incompleto, protegido ou contém scripts ou anexos. Envie uma foto.',
    en: 'This PDF is incomplete, protected or contains scripts or attachments. Send a photo.',
  },
  key_invalid: {
    ptBR: 'A chave não é do tipo escolhido',
    en: 'The key is not of the chosen type',
  },
  taken: { ptBR: 'Já está em uso', en: 'Already in use' },
  wrong_password: { ptBR: 'Senha incorreta', en: 'Wrong password' },
}

/** What is wrong with one field, as the sentence that stands under it. */
export function fieldText(error: FieldError, language: Language): string {
  return FIELD_TEXTS[error][language]
}
