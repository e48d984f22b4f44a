/** The words by which the walk finds its way, in the language of the page. */
export interface Words {
  readonly language: 'ptBR' | 'en'
  readonly login: string
  readonly loginName: string
  readonly password: string
  readonly forgot: string
  readonly search: string
  readonly menu: string
  readonly account: string
  readonly slip: RegExp
  readonly stake: RegExp
  readonly keypadDone: string
  readonly multiples: string
  readonly acceptOdds: string
  readonly tour: string
  readonly deposit: string
  readonly card: RegExp
  readonly amount: RegExp
  readonly editAddress: string
  readonly odd: RegExp
}

const ptBR: Words = {
  language: 'ptBR',
  login: 'Login',
  loginName: 'E-mail ou nome de usuário',
  password: 'Senha',
  forgot: 'Esqueceu a senha?',
  search: 'Buscar',
  menu: 'Abrir menu',
  account: 'Menu da conta',
  slip: /Caderneta de aposta/,
  stake: /^Valor da aposta em/,
  keypadDone: 'Terminar',
  multiples: 'Mostrar mais múltiplas',
  acceptOdds: 'Aceitar novas odds',
  tour: 'Conhecer o site em 5 passos',
  deposit: 'DEPOSITAR',
  card: /^Cartão/,
  amount: /^Valor do depósito/,
  editAddress: 'Editar endereço',
  odd: /, odd \d+\.\d\d$/,
}

const en: Words = {
  language: 'en',
  login: 'Log in',
  loginName: 'E-mail or username',
  password: 'Password',
  forgot: 'Forgot your password?',
  search: 'Search',
  menu: 'Open menu',
  account: 'Account menu',
  slip: /Bet slip/,
  stake: /^Stake on/,
  keypadDone: 'Done',
  multiples: 'Show more multiples',
  acceptOdds: 'Accept the new odds',
  tour: 'See the site in 5 steps',
  deposit: 'FUND',
  card: /^(Cartão|Card)/,
  amount: /^Amount to deposit/,
  editAddress: 'Edit address',
  odd: /, odds \d+\.\d\d$/,
}

export const WORDS = { ptBR, en } as const
