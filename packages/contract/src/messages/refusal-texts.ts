import type { Language } from '../language.ts'
import type { RefusalCode } from '../refusals.ts'

type Text = Readonly<Record<Language, string>>

const REFUSAL_TEXTS: Readonly<Record<RefusalCode, Text>> = {
  malformed: {
    ptBR: 'Não foi possível ler o pedido.',
    en: 'The request could not be read.',
  },
  invalid_fields: {
    ptBR: 'Confira os campos destacados.',
    en: 'Check the highlighted fields.',
  },
  unknown_field: {
    ptBR: 'O pedido traz um campo que não é aceito aqui.',
    en: 'The request has a field that is not accepted here.',
  },
  no_session: {
    ptBR: 'Sua sessão terminou. Faça login novamente.',
    en: 'Your session has ended. Log in again.',
  },
  wrong_login: {
    ptBR: 'E-mail, usuário ou senha incorretos.',
    en: 'Wrong e-mail, username or password.',
  },
  forbidden: {
    ptBR: 'Este pedido não é permitido.',
    en: 'This request is not allowed.',
  },
  not_activated: {
    ptBR: 'Confirme seu e-mail para usar esta função.',
    en: 'Confirm your e-mail to use this feature.',
  },
  self_excluded: {
    ptBR: 'Você está em autoexclusão: não pode apostar nem depositar. Suas apostas em aberto continuam e o saldo pode ser sacado.',
    en: 'You are self-excluded: you can neither bet nor deposit. Your open bets run on and your balance can be withdrawn.',
  },
  unknown_call: {
    ptBR: 'Este endereço não existe.',
    en: 'This address does not exist.',
  },
  unknown_game: {
    ptBR: 'Partida não encontrada.',
    en: 'Match not found.',
  },
  unknown_deposit: {
    ptBR: 'Depósito não encontrado.',
    en: 'Deposit not found.',
  },
  unknown_slip: {
    ptBR: 'Caderneta não encontrada.',
    en: 'Bet slip not found.',
  },
  unknown_session: {
    ptBR: 'Esta sessão não existe ou já terminou.',
    en: 'This session does not exist or has already ended.',
  },
  unknown_agent: {
    ptBR: 'Agente não encontrado',
    en: 'Agent not found',
  },
  unknown_selfie: {
    ptBR: 'Nenhuma selfie foi enviada.',
    en: 'No selfie has been sent.',
  },
  unknown_bet: {
    ptBR: 'Aposta não encontrada.',
    en: 'Bet not found.',
  },
  method_not_allowed: {
    ptBR: 'Este endereço só aceita pedidos POST.',
    en: 'This address takes POST requests only.',
  },
  too_slow: {
    ptBR: 'O pedido demorou demais para chegar. Tente novamente.',
    en: 'The request took too long to arrive. Try again.',
  },
  slip_reused: {
    ptBR: 'Este pedido já foi enviado com outros dados.',
    en: 'This request was already sent with other data.',
  },
  verification_sent: {
    ptBR: 'Seus documentos já estão em análise ou já foram aprovados.',
    en: 'Your documents are already in review or approved.',
  },
  odds_changed: {
    ptBR: 'As odds mudaram. Confira os novos valores e aposte de novo.',
    en: 'The odds have changed. Check the new ones and bet again.',
  },
  quote_changed: {
    ptBR: 'O valor oferecido mudou. Confira o novo valor e confirme de novo.',
    en: 'The amount offered has changed. Check the new one and confirm again.',
  },
  too_large: {
    ptBR: 'O pedido é grande demais.',
    en: 'The request is too large.',
  },
  unsupported_body: {
    ptBR: 'O formato do pedido não é aceito.',
    en: 'The format of the request is not accepted.',
  },
  code_invalid: {
    ptBR: 'O código é inválido, já foi usado ou expirou.',
    en: 'The code is invalid, was already used or has expired.',
  },
  account_exists: {
    ptBR: 'Já existe uma conta com estes dados. Faça login ou recupere a senha.',
    en: 'An account with these details already exists. Log in or recover your password.',
  },
  email_taken: {
    ptBR: 'Este e-mail já pertence a outra conta.',
    en: 'This e-mail already belongs to another account.',
  },
  slip_empty: {
    ptBR: 'A caderneta está vazia.',
    en: 'The bet slip is empty.',
  },
  too_many_favourites: {
    ptBR: 'Você pode ter até 200 favoritos. Remova um para adicionar outro.',
    en: 'You can have up to 200 favourites. Remove one to add another.',
  },
  too_many_selections: {
    ptBR: 'Há seleções demais na caderneta.',
    en: 'There are too many selections in the bet slip.',
  },
  too_many_lines: {
    ptBR: 'Há apostas demais em um só envio.',
    en: 'There are too many bets in one submission.',
  },
  stake_too_small: {
    ptBR: 'O valor da aposta está abaixo do mínimo.',
    en: 'The stake is below the minimum.',
  },
  stake_too_large: {
    ptBR: 'O valor da aposta está acima do máximo.',
    en: 'The stake is above the maximum.',
  },
  payout_too_large: {
    ptBR: 'O retorno possível está acima do máximo.',
    en: 'The potential return is above the maximum.',
  },
  limit_reached: {
    ptBR: 'O limite de apostas nesta seleção foi atingido. Tente um valor menor.',
    en: 'The betting limit on this selection has been reached. Try a smaller stake.',
  },
  combination_limit_reached: {
    ptBR: 'Suas apostas nesta combinação atingiram o retorno máximo. Tente um valor menor.',
    en: 'Your bets on this combination have reached the maximum return. Try a smaller stake.',
  },
  day_limit_reached: {
    ptBR: 'Suas apostas de hoje atingiram o retorno máximo do dia. Tente um valor menor.',
    en: 'Your bets of today have reached the maximum return of the day. Try a smaller stake.',
  },
  same_match: {
    ptBR: 'Não é possível realizar múltiplas com a mesma partida',
    en: 'Selections from the same match cannot be combined',
  },
  unknown_selection: {
    ptBR: 'Uma das seleções não está mais disponível.',
    en: 'One of the selections is no longer available.',
  },
  market_suspended: {
    ptBR: 'O mercado está suspenso no momento.',
    en: 'The market is suspended at the moment.',
  },
  game_started: {
    ptBR: 'A partida já começou.',
    en: 'The match has already started.',
  },
  bet_closed: {
    ptBR: 'Esta aposta não pode mais ser encerrada.',
    en: 'This bet can no longer be closed.',
  },
  cashback_empty: {
    ptBR: 'Não há saldo de cashback',
    en: 'There is no cashback balance',
  },
  not_enough_cash: {
    ptBR: 'Você não possui saldo o suficiente.',
    en: 'You do not have enough balance.',
  },
  debt_owed: {
    ptBR: 'A correção de uma aposta deixou um valor a devolver. Só é possível sacar o que excede esse valor.',
    en: 'The correction of a bet left an amount that you owe. Only what exceeds it can be withdrawn.',
  },
  deposit_too_small: {
    ptBR: 'O valor do depósito está abaixo do mínimo.',
    en: 'The deposit is below the minimum.',
  },
  deposit_too_large: {
    ptBR: 'O valor do depósito está acima do máximo.',
    en: 'The deposit is above the maximum.',
  },
  method_unavailable: {
    ptBR: 'Este meio de pagamento não está disponível.',
    en: 'This payment method is not available.',
  },
  unknown_withdrawal: {
    ptBR: 'Saque não encontrado.',
    en: 'Withdrawal not found.',
  },
  withdrawal_too_small: {
    ptBR: 'O valor do saque está abaixo do mínimo.',
    en: 'The withdrawal is below the minimum.',
  },
  withdrawal_too_large: {
    ptBR: 'O valor do saque está acima do máximo.',
    en: 'The withdrawal is above the maximum.',
  },
  withdrawal_held: {
    ptBR: 'Por segurança, saques ficam suspensos por 24 horas depois de uma troca de senha, e-mail ou celular.',
    en: 'For your safety, withdrawals are held for 24 hours after a change of password, e-mail or phone.',
  },
  withdrawal_not_cancelable: {
    ptBR: 'Este saque não pode mais ser cancelado.',
    en: 'This withdrawal can no longer be cancelled.',
  },
  exclusion_stands: {
    ptBR: 'Esta autoexclusão não pode mais ser revogada. Ela vale até o fim do período.',
    en: 'This self-exclusion can no longer be revoked. It holds until its period is over.',
  },
  key_unknown: {
    ptBR: 'Esta chave PIX não existe.',
    en: 'This PIX key does not exist.',
  },
  key_of_another: {
    ptBR: 'Esta chave PIX é de outra pessoa. O saque só vai para uma conta sua.',
    en: 'This PIX key belongs to somebody else. Withdrawals only go to an account of your own.',
  },
  bad_signature: {
    ptBR: 'A assinatura do pedido não confere.',
    en: 'The signature of the request does not match.',
  },
  too_many_requests: {
    ptBR: 'Muitas tentativas. Aguarde um momento.',
    en: 'Too many attempts. Wait a moment.',
  },
  fault: {
    ptBR: 'Algo deu errado do nosso lado. Tente novamente.',
    en: 'Something went wrong on our side. Try again.',
  },
  unavailable: {
    ptBR: 'O serviço está indisponível por um momento. Tente novamente.',
    en: 'The service is unavailable for a moment. Try again.',
  },
  overloaded: {
    ptBR: 'Muita gente está usando o site agora. Tente novamente em alguns segundos.',
    en: 'Many people are using the site right now. Try again in a few seconds.',
  },
}

/** The sentence of a refusal in the caller's language: `msg` of the reply. */
export function refusalText(code: RefusalCode, language: Language): string {
  return REFUSAL_TEXTS[code][language]
}

const MINUTE_SECONDS = 60

/** The sentence that follows `too_many_requests`: how long to wait, in whole seconds or minutes. */
export function waitText(seconds: number, language: Language): string {
  const isShort = seconds < MINUTE_SECONDS
  const wait = isShort ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / MINUTE_SECONDS)} min`
  return language === 'en' ? `Try again in ${wait}.` : `Tente de novo em ${wait}.`
}
