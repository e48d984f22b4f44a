import type { Language } from '../language.ts'

type Text = Readonly<Record<Language, string>>

const DONE_TEXTS = {
  ok: { ptBR: 'Tudo certo.', en: 'All set.' },
  signed_up: { ptBR: 'Usuário cadastrado com sucesso', en: 'User registered successfully' },
  activated: { ptBR: 'Sua conta está ativa.', en: 'Your account is active.' },
  activation_sent: {
    ptBR: 'Se houver uma conta a confirmar com este e-mail, enviamos uma nova mensagem.',
    en: 'If an account with this e-mail awaits confirmation, we have sent a new message.',
  },
  logged_in: { ptBR: 'Login realizado com sucesso.', en: 'You are logged in.' },
  logged_out: { ptBR: 'Você saiu da sua conta.', en: 'You are logged out.' },
  bets_placed: { ptBR: 'Aposta feita com sucesso.', en: 'Your bet is placed.' },
  deposit_requested: {
    ptBR: 'Pague o código PIX para concluir o depósito.',
    en: 'Pay the PIX code to complete the deposit.',
  },
  payment_simulated: { ptBR: 'Pagamento simulado.', en: 'Payment simulated.' },
} as const satisfies Readonly<Record<string, Text>>

/** What was done, for calls that succeed: names the sentence of `msg`. */
export type DoneCode = keyof typeof DONE_TEXTS

/** The sentence of a success in the caller's language: `msg` of the reply. */
export function doneText(code: DoneCode, language: Language): string {
  return DONE_TEXTS[code][language]
}
