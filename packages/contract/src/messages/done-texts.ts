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
  recovery_sent: {
    ptBR: 'Se houver uma conta com este e-mail, enviamos uma mensagem para criar uma nova senha.',
    en: 'If there is an account with this e-mail, we have sent a message to set a new password.',
  },
  password_changed: { ptBR: 'Senha alterada com sucesso.', en: 'Your password has been changed.' },
  session_ended: { ptBR: 'Sessão encerrada.', en: 'Session ended.' },
  sessions_ended: {
    ptBR: 'As outras sessões foram encerradas.',
    en: 'The other sessions have ended.',
  },
  personal_saved: { ptBR: 'Dados salvos com sucesso.', en: 'Your details have been saved.' },
  contact_pending: {
    ptBR: 'Enviamos uma mensagem para o novo contato. A mudança vale depois de confirmada.',
    en: 'We have sent a message to the new contact. The change takes effect once it is confirmed.',
  },
  contact_confirmed: { ptBR: 'Contato confirmado.', en: 'Contact confirmed.' },
  address_saved: { ptBR: 'Endereço salvo com sucesso.', en: 'Your address has been saved.' },
  preferences_saved: {
    ptBR: 'Preferências salvas com sucesso.',
    en: 'Your preferences are saved.',
  },
  documents_sent: {
    ptBR: 'Recebemos seus documentos. Avisaremos quando a análise terminar.',
    en: 'We have received your documents and will tell you when the review is over.',
  },
  exclusion_begun: {
    ptBR: 'Autoexclusão registrada. Ela já está valendo.',
    en: 'Your self-exclusion is recorded and already in force.',
  },
  exclusion_revoked: { ptBR: 'Autoexclusão revogada.', en: 'Your self-exclusion is revoked.' },
  bets_placed: { ptBR: 'Aposta feita com sucesso.', en: 'Your bet is placed.' },
  bet_cancelled: { ptBR: 'Aposta Cancelada', en: 'Bet cancelled' },
  bet_cashed_out: { ptBR: 'Aposta Encerrada', en: 'Bet cashed out' },
  deposit_requested: {
    ptBR: 'Pague o código PIX para concluir o depósito.',
    en: 'Pay the PIX code to complete the deposit.',
  },
  withdrawal_requested: {
    ptBR: 'Saque solicitado com sucesso.',
    en: 'Withdrawal requested.',
  },
  withdrawal_cancelled: {
    ptBR: 'Saque cancelado. O valor voltou para o seu saldo.',
    en: 'Withdrawal cancelled. The amount is back in your balance.',
  },
  cancelable_saved: { ptBR: 'Opção salva.', en: 'Your choice has been saved.' },
  payment_simulated: { ptBR: 'Pagamento simulado.', en: 'Payment simulated.' },
} as const satisfies Readonly<Record<string, Text>>

/** What was done, for calls that succeed: names the sentence of `msg`. */
export type DoneCode = keyof typeof DONE_TEXTS

/** The sentence of a success in the caller's language: `msg` of the reply. */
export function doneText(code: DoneCode, language: Language): string {
  return DONE_TEXTS[code][language]
}
