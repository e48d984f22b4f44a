import { randomUUID } from 'node:crypto'
import type { CALLS } from '@caderneta/contract/calls'
import { type CallForm, formOf } from '../call-forms-fixtures.ts'

interface PlacedExample {
  readonly betId: string
  readonly returnOffered: string
}

/** What exists in the database of the test. */
export interface ExampleFacts {
  readonly email: string
  readonly password: string
  readonly cpf: string
  readonly gameId: string
  readonly selectionId: number
  /** The odds of the selection now. */
  readonly readRate: () => Promise<number>
  readonly slipId: string
  /** In the middle of the player's open bets. */
  readonly betId: string
  /** Places another bet of R$ 1,00, and reads what closing it returns now. */
  readonly placeBet: () => Promise<PlacedExample>
  readonly depositId: string
  readonly withdrawalId: string
  readonly today: string
  readonly yearsAgo: string
}

type Forms = readonly CallForm[]
type Examples = (facts: ExampleFacts) => Forms | Promise<Forms>
type CallName = keyof typeof CALLS

const plain =
  (name: CallName): Examples =>
  () => [formOf(name)]

const statements: Examples = ({ betId, today, yearsAgo }) => [
  {},
  { page: '3' },
  { cursor: `${betId}.0.0` },
  { kind: 'stake' },
  { kind: 'deposit', from: yearsAgo, to: today },
  { pocket: 'cash', from: today },
]

const statementFiles: Examples = ({ today }) => [{ from: today, to: today }]

const MONEY: Pick<
  Record<CallName, Examples>,
  | 'placeSlip'
  | 'closeBet'
  | 'requestDeposit'
  | 'simulatePayment'
  | 'requestWithdrawal'
  | 'cancelWithdrawal'
> = {
  placeSlip: async ({ selectionId, readRate }) => {
    const rate = await readRate()
    const wagers = JSON.stringify([{ betGamesOddId: [selectionId], price: 1, rate }])
    return [{ wagers, cashbackActive: 'false', slipId: randomUUID() }]
  },
  closeBet: async ({ placeBet }) => {
    const { betId, returnOffered } = await placeBet()
    return [{ bet_wager_id: betId, returnOffered }]
  },
  requestDeposit: ({ cpf }) => [{ ...formOf('requestDeposit'), cpf }],
  simulatePayment: ({ depositId }) => [
    { depositId, amount: '25.00', payerCpf: '52998224725', times: '1' },
  ],
  requestWithdrawal: ({ cpf, password }) => [
    { ...formOf('requestWithdrawal'), cpf, pixKey: cpf, password, withdrawalId: randomUUID() },
  ],
  cancelWithdrawal: ({ withdrawalId }) => [{ withdrawalId }],
}

/**
 * At least one form for each call that a player can make, in the order in which they are made: what
 * ends the session or excludes the player comes last. The compiler names a call that is missing.
 */
export const CALL_EXAMPLES: Readonly<
  Record<Exclude<CallName, 'greetWebhook' | 'receivePix'>, Examples>
> = {
  readPublicBase: plain('readPublicBase'),
  readOwnBase: plain('readOwnBase'),
  listGames: () => [
    {},
    ...['12', 'bl', '24', 'live'].map((list) => ({ list, route: 'football' })),
    { list: 'results', championshipId: '1' },
    formOf('listGames'),
  ],
  readGame: ({ gameId }) => [{ gameId }],
  searchGames: () => [{ q: 'bra' }, { q: 'a' }],
  findAgent: plain('findAgent'),
  findAddress: plain('findAddress'),
  listCountries: plain('listCountries'),
  listTimeZones: plain('listTimeZones'),
  readClientSettings: plain('readClientSettings'),
  listBets: ({ betId }) => [
    {},
    ...['finish', 'live', 'pending', 'finished', 'all'].map((tab) => ({ tab })),
    ...['finish', 'live', 'pending', 'all'].map((tab) => ({ tab, cursor: betId })),
    { tab: 'finished', cursor: `${betId}.${Date.now()}000` },
  ],
  readBetHistory: ({ betId, today, yearsAgo }) => [
    {},
    { page: '5' },
    { cursor: betId },
    { from: yearsAgo, to: today },
    { from: today },
  ],
  saveBetHistory: ({ today }) => [{ from: today, to: today }],
  readSlipStatus: ({ slipId }) => [{ slipId }, { slipId: randomUUID() }],
  readStakeLimits: ({ selectionId }) => [{ combinations: `[[${selectionId}]]` }],
  listStatement: statements,
  readStatementHistory: statements,
  saveStatementTable: statementFiles,
  saveStatementPdf: statementFiles,
  readBalance: plain('readBalance'),
  listDepositMethods: plain('listDepositMethods'),
  listDeposits: () => [{}, { cursor: `${Date.now()}000.${randomUUID()}` }],
  readDeposit: ({ depositId }) => [{ depositId }, { depositId, withCode: 'true' }],
  listWithdrawals: () => [{}, { pending: 'true' }, { cursor: `${Date.now()}000.${randomUUID()}` }],
  ...MONEY,
  setCancelable: plain('setCancelable'),
  readMailbox: ({ email }) => [{ email }],
  readFirstSteps: plain('readFirstSteps'),
  listPendingContacts: plain('listPendingContacts'),
  confirmContact: plain('confirmContact'),
  saveAddress: ({ password }) => [{ ...formOf('saveAddress'), password }],
  saveFunds: ({ password }) => [{ newPassword: password, confirmPassword: password, password }],
  saveGeneralData: ({ cpf, email, password }) => [
    { ...formOf('saveGeneralData'), cpf, email, password },
  ],
  savePreferences: ({ password }) => [{ ...formOf('savePreferences'), password }],
  saveLanguage: plain('saveLanguage'),
  keepFavourites: () => [{}, { added: 't11,c70' }, { removed: 'c70' }],
  readSelfie: plain('readSelfie'),
  readVerification: plain('readVerification'),
  sendVerification: plain('sendVerification'),
  listSessions: plain('listSessions'),
  readExclusion: plain('readExclusion'),
  revokeExclusion: ({ password }) => [{ password }],
  activateAccount: plain('activateAccount'),
  resendActivation: ({ email }) => [{ email }],
  recoverAccount: ({ email }) => [{ email }, formOf('recoverAccount')],
  signUp: plain('signUp'),
  logIn: ({ email, password }) => [
    { email, password },
    { email, password: 'Lavanda#28' },
  ],
  endSession: plain('endSession'),
  endOtherSessions: plain('endOtherSessions'),
  changePassword: ({ password }) => [
    { newPassword: password, confirmPassword: password, password },
  ],
  beginExclusion: ({ password }) => [{ period: '1', accept: 'true', password }],
  logOut: plain('logOut'),
}
