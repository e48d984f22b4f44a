import type { Language } from '@caderneta/contract/language'

const ptBR = {
  title: 'Extrato da conta',
  holder: 'Titular',
  cpf: 'CPF',
  period: 'Período',
  from: (day: string) => `de ${day}`,
  fromBeginning: 'desde a abertura da conta',
  to: (day: string) => `até ${day}`,
  toNow: (moment: string) => `até ${moment}`,
  only: 'Somente',
  pocket: 'Conta',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  date: 'Data',
  cause: 'Movimento',
  amount: 'Valor',
  balance: 'Saldo depois',
  none: 'Nenhum movimento neste período.',
  cut: (rows: number) =>
    `Só os ${rows} movimentos mais recentes; escolha menos dias para os outros.`,
  made: (moment: string) => `Emitido em ${moment}`,
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  licence: 'Autorização',
  demonstration: 'Demonstração: nenhum valor é real.',
}

const en: typeof ptBR = {
  title: 'Account statement',
  holder: 'Account holder',
  cpf: 'CPF',
  period: 'Period',
  from: (day) => `from ${day}`,
  fromBeginning: 'since the account was opened',
  to: (day) => `to ${day}`,
  toNow: (moment) => `to ${moment}`,
  only: 'Only',
  pocket: 'Account',
  opening: 'Opening balance',
  closing: 'Closing balance',
  date: 'Date',
  cause: 'Entry',
  amount: 'Amount',
  balance: 'Balance after',
  none: 'No entries in this period.',
  cut: (rows) => `The newest ${rows} entries only; choose fewer days for the others.`,
  made: (moment) => `Issued on ${moment}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  licence: 'Authorisation',
  demonstration: 'Demonstration: no amount is real.',
}

export const STATEMENT_PDF_TEXTS: Readonly<Record<Language, typeof ptBR>> = { ptBR, en }
