import { randomUUID } from 'node:crypto'

/** The fields of a call, as our own pages send them. */
export type CallForm = Readonly<Record<string, string>>

export const DEMO = { email: 'demo', password: 'demo1234' }

const DAYS = { from: '2026-01-01', to: '2026-12-31' }
const PAGED_DAYS = { ...DAYS, page: '1' }
const STATEMENT = { ...DAYS, pocket: 'cash', kind: 'stake' }

const CATALOGUE_FORMS: Readonly<Record<string, CallForm>> = {
  search: { q: 'bra' },
  'sport/item': {
    ...{ route: 'football', championshipId: '1', list: '24', limit: '5', market: '1000002' },
  },
  'misc/getAddress': { cep: '01001-000' },
}

const ACCOUNT_FORMS: Readonly<Record<string, CallForm>> = {
  login: DEMO,
  forgot: { email: 'demo@example.com', code: 'abc', newPassword: 'Lavanda#27' },
  activate: { code: 'abc' },
  'activate/resend': { email: 'demo@example.com' },
  'sandbox/mailbox': { email: 'demo@example.com' },
  'sessions/end': { sessionId: 'abc' },
  'verification/send': { document: 'abc', selfie: 'abc' },
  sign: {
    ...{ firstname: 'Bia', lastname: 'Rocha', username: 'bia.rocha', password: 'Lavanda#27' },
    ...{ email: 'bia@example.com', cpf: '111.444.777-35', birthdate: '1991-02-03' },
    ...{ countryCode: '+55', phone: '(21) 91234-5678', houseNumber: '7', streetName: 'Rua B' },
    ...{ city: 'Niterói', state: 'RJ', postalCode: '01001-000', countryId: '33' },
    ...{ secretCode: '1234', confirmSecretCode: '1234', sendPromotions: 'null' },
    ...{ acceptTerms: 'true', code: 'caderneta', idx: '1' },
  },
}

const PROFILE_FORMS: Readonly<Record<string, CallForm>> = {
  'account/changePassword': {
    ...{ newPassword: DEMO.password, confirmPassword: DEMO.password, password: DEMO.password },
  },
  'account/generalData': {
    ...{ countryCode: '+55', phone: '(11) 91234-5678', email: 'demo@example.com' },
    ...{ cpf: '529.982.247-25', password: DEMO.password },
  },
  'account/confirmContact': { kind: 'email', code: '123456' },
  'account/address': {
    ...{ cep: '01001-000', streetName: 'Rua A', streetNumber: '1', apartmentNumber: '' },
    ...{ city: 'São Paulo', state: 'SP', countryId: '33', password: DEMO.password },
  },
  'exclusion/begin': { period: '1', accept: 'true', password: DEMO.password },
  'exclusion/revoke': { password: DEMO.password },
  'account/language': { language: 'ptBR' },
  'account/preferences': {
    ...{ language: 'ptBR', timezone: 'America/Sao_Paulo', oddsFormat: 'Decimais' },
    ...{ maxInactivityPeriod: '3 Horas', oddsChange: 'higher', notification: 'true' },
    ...{ textMessage: 'true', emailNotification: 'true', onlineMessage: 'true' },
    ...{ onlinePopUps: 'true', password: DEMO.password },
  },
}

const MONEY_FORMS: Readonly<Record<string, CallForm>> = {
  'wagers/save': { wagers: '[]', cashbackActive: 'false', slipId: randomUUID() },
  'wagers/limits': { combinations: '[[1]]' },
  'wagers/status': { slipId: randomUUID() },
  'wagers_user/getAll': { tab: 'all' },
  'wagers_user/history': PAGED_DAYS,
  'wagers_user/historyCsv': DAYS,
  'wagers_actions/cancel': { bet_wager_id: '1', returnOffered: '5.00', part: '50', atStake: '10' },
  'funds/getAll': { ...STATEMENT, page: '1' },
  'funds/history': { ...STATEMENT, page: '1' },
  'funds/historyCsv': STATEMENT,
  'funds/historyPdf': STATEMENT,
  'deposit/save': {
    ...{ betCnfPaymentMethodId: '1', depositAmount: '25.00' },
    ...{ ownerName: 'Ana', cpf: '52998224725' },
  },
  'deposit/status': { depositId: randomUUID() },
  'sandbox/pix/pay': {
    ...{ depositId: randomUUID(), amount: '25.00', payerCpf: '52998224725', times: '1' },
  },
  'withdraw/save': {
    ...{ pixKeyType: 'CPF', pixKey: '52998224725', ownerName: 'Ana', cpf: '52998224725' },
    ...{ amount: '20.00', password: DEMO.password, withdrawalId: randomUUID() },
  },
  'withdraw/cancel': { withdrawalId: randomUUID() },
  'withdraw/setCancelable': { active: 'true' },
}

/** The fields of each call that reads any, by its path below `/api/`. */
export const CALL_FORMS: Readonly<Record<string, CallForm>> = {
  ...CATALOGUE_FORMS,
  ...ACCOUNT_FORMS,
  ...PROFILE_FORMS,
  ...MONEY_FORMS,
}
