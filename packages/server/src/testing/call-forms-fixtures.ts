import { randomUUID } from 'node:crypto'
import type { CALLS } from '@caderneta/contract/calls'
import type * as z from 'zod/mini'

/** The fields of a call, as our own pages send them. */
export type CallForm = Readonly<Record<string, string>>

type CallTable = typeof CALLS

type FieldsOf<One> = One extends { readonly request: z.ZodMiniType<unknown, infer Fields> }
  ? Fields
  : Record<string, never>

type NameWithFields = {
  [Name in keyof CallTable]: FieldsOf<CallTable[Name]> extends Record<string, never> ? never : Name
}[keyof CallTable]

type CallForms = {
  readonly [Name in NameWithFields]: {
    readonly [Field in keyof FieldsOf<CallTable[Name]>]: string
  }
}

export const DEMO = { email: 'demo', password: 'demo1234' }

const DAYS = { from: '2026-01-01', to: '2026-12-31' }
const PAGED_DAYS = { ...DAYS, page: '1' }
const STATEMENT = { ...DAYS, pocket: 'cash', kind: 'stake' }

const CATALOGUE_FORMS = {
  searchGames: { q: 'bra' },
  listGames: {
    ...{ route: 'football', championshipId: '1', list: '24', limit: '5', market: '1000002' },
    favourites: '',
  },
  findAddress: { cep: '01001-000' },
  readGame: { gameId: '1' },
} as const

const ACCOUNT_FORMS = {
  logIn: DEMO,
  recoverAccount: { email: 'demo@example.com', code: 'abc', newPassword: 'Lavanda#27' },
  activateAccount: { code: 'abc' },
  findAgent: { code: 'caderneta' },
  resendActivation: { email: 'demo@example.com' },
  readMailbox: { email: 'demo@example.com' },
  endSession: { sessionId: 'abc' },
  sendVerification: { document: 'abc', selfie: 'abc' },
  signUp: {
    ...{ firstname: 'Bia', lastname: 'Rocha', username: 'bia.rocha', password: 'Lavanda#27' },
    ...{ email: 'bia@example.com', cpf: '111.444.777-35', birthdate: '1991-02-03' },
    ...{ countryCode: '+55', phone: '(21) 91234-5678', houseNumber: '7', streetName: 'Rua B' },
    ...{ city: 'Niterói', state: 'RJ', postalCode: '01001-000', countryId: '33' },
    ...{ secretCode: '1234', confirmSecretCode: '1234', sendPromotions: 'null' },
    ...{ acceptTerms: 'true', code: 'caderneta', idx: '1' },
  },
} as const

const PROFILE_FORMS = {
  changePassword: {
    ...{ newPassword: DEMO.password, confirmPassword: DEMO.password, password: DEMO.password },
  },
  saveGeneralData: {
    ...{ countryCode: '+55', phone: '(11) 91234-5678', email: 'demo@example.com' },
    ...{ cpf: '529.982.247-25', password: DEMO.password },
  },
  confirmContact: { kind: 'email', code: '123456' },
  saveAddress: {
    ...{ cep: '01001-000', streetName: 'Rua A', streetNumber: '1', apartmentNumber: '' },
    ...{ city: 'São Paulo', state: 'SP', countryId: '33', password: DEMO.password },
  },
  beginExclusion: { period: '1', accept: 'true', password: DEMO.password },
  revokeExclusion: { password: DEMO.password },
  saveFunds: { sendPromotions: 'true', password: DEMO.password },
  saveLanguage: { language: 'ptBR' },
  keepFavourites: { added: 't11,c70', removed: 'm1' },
  savePreferences: {
    ...{ language: 'ptBR', timezone: 'America/Sao_Paulo', oddsFormat: 'Decimais' },
    ...{ maxInactivityPeriod: '3 Horas', oddsChange: 'higher', notification: 'true' },
    ...{ textMessage: 'true', emailNotification: 'true', onlineMessage: 'true' },
    ...{ onlinePopUps: 'true', password: DEMO.password },
  },
} as const

const MONEY_FORMS = {
  placeSlip: { wagers: '[]', cashbackActive: 'false', slipId: randomUUID() },
  readStakeLimits: { combinations: '[[1]]' },
  readSlipStatus: { slipId: randomUUID() },
  listBets: { tab: 'all' },
  readBetHistory: PAGED_DAYS,
  saveBetHistory: DAYS,
  closeBet: { bet_wager_id: '1', returnOffered: '5.00', part: '50', atStake: '10', quote: 'x' },
  listStatement: { ...STATEMENT, page: '1' },
  readStatementHistory: { ...STATEMENT, page: '1' },
  saveStatementTable: STATEMENT,
  saveStatementPdf: STATEMENT,
  requestDeposit: {
    ...{ betCnfPaymentMethodId: '1', depositAmount: '25.00' },
    ...{ ownerName: 'Ana', cpf: '52998224725' },
  },
  readDeposit: { depositId: randomUUID() },
  listDeposits: { cursor: `1.${randomUUID()}` },
  listWithdrawals: { cursor: `1.${randomUUID()}` },
  simulatePayment: {
    ...{ depositId: randomUUID(), amount: '25.00', payerCpf: '52998224725', times: '1' },
  },
  requestWithdrawal: {
    ...{ pixKeyType: 'cpf', pixKey: '52998224725', ownerName: 'Ana', cpf: '52998224725' },
    ...{ amount: '20.00', password: DEMO.password, withdrawalId: randomUUID() },
  },
  cancelWithdrawal: { withdrawalId: randomUUID() },
  setCancelable: { active: 'true' },
} as const

/** A valid form for each call that has fields, by its name; the compiler names what is missing. */
const CALL_FORMS = {
  ...CATALOGUE_FORMS,
  ...ACCOUNT_FORMS,
  ...PROFILE_FORMS,
  ...MONEY_FORMS,
} as const satisfies CallForms

const formByName = new Map<string, CallForm>(Object.entries(CALL_FORMS))

/** No fields for a call that has none, and for what is no call. */
export const formOf = (name: string | undefined): CallForm => formByName.get(name ?? '') ?? {}
