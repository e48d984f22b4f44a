const ptBR = {
  title: 'A senha',
  rules: (symbols: string) => [
    'deve ter de 6 a 32 caracteres;',
    `não pode ter espaços; pode ter letras, números e estes símbolos: ${symbols}`,
    'não pode conter seu nome de usuário, seu nome, seu e-mail nem seu ano de nascimento;',
    'não pode ser uma das mais comuns, como 123456 ou senha123;',
    'diferencia letras maiúsculas de minúsculas.',
  ],
}

export const passwordTexts = {
  ptBR,
  en: {
    title: 'The password',
    rules: (symbols: string) => [
      'must have 6 to 32 characters;',
      `must not have spaces; may have letters, digits and these symbols: ${symbols}`,
      'must not contain your username, name, e-mail or birth year;',
      'must not be one of the most common, such as 123456 or senha123;',
      'is case sensitive.',
    ],
  },
} satisfies Record<string, typeof ptBR>
