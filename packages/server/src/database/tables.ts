import type { WithdrawalReason, WithdrawalStatus } from '@caderneta/contract/payments/withdrawals'
import type { PixKeyType } from '@caderneta/domain/payments/pix-key'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/**
 * The columns of each table as both engines return them: bigint as a checked safe number, numeric
 * as text, date as 'YYYY-MM-DD', timestamptz as Date, bytea as Buffer.
 */
export interface Tables {
  player: PlayerTable
  session: SessionTable
  known_device: KnownDeviceTable
  throttle: ThrottleTable
  mailed_code: MailedCodeTable
  mail: MailTable
  agent: AgentTable
  contact_change: ContactChangeTable
  verification: VerificationTable
  verification_file: VerificationFileTable
  feed_run: FeedRunTable
  game: GameTable
  selection_outcome: SelectionOutcomeTable
  account: AccountTable
  transfer: TransferTable
  entry: EntryTable
  slip: SlipTable
  bet: BetTable
  leg: LegTable
  deposit: DepositTable
  psp_inbox: PspInboxTable
  psp_listing: PspListingTable
  pix_payment: PixPaymentTable
  withdrawal: WithdrawalTable
  withdrawal_step: WithdrawalStepTable
  sandbox_payout: SandboxPayoutTable
  review: ReviewTable
  exclusion: ExclusionTable
  odds_history: OddsHistoryTable
  selection_price: SelectionPriceTable
  feed_trust: FeedTrustTable
}

/** A time that the database fills in when it is absent. */
type GeneratedTime = ColumnType<Date, Date | string | undefined, Date | string>
type Time = ColumnType<Date, Date | string, Date | string>
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Json = ColumnType<unknown, string, string>
type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>

interface PlayerTable {
  id: GeneratedAlways<number>
  username: string | null
  email: string
  cpf: string
  password_hash: string
  first_name: string
  last_name: string
  pronoun: Generated<string>
  birthdate: string
  country_code: string
  phone: string
  house_number: string
  apartment_number: Generated<string>
  street_name: string
  postal_code: Generated<string>
  city: Generated<string>
  state: Generated<string>
  country_id: Generated<number>
  secret_code_hash: string | null
  sends_promotions: boolean | null
  agent_code: string | null
  agent_id: number | null
  language: Generated<'ptBR' | 'en'>
  timezone: Generated<string>
  odds_format: Generated<string>
  inactivity_period: Generated<string>
  odds_change: Generated<'higher' | 'any' | 'none'>
  notification: Generated<boolean>
  text_message: Generated<boolean>
  email_notification: Generated<boolean>
  online_message: Generated<boolean>
  online_popups: Generated<boolean>
  activated_at: OptionalTime
  contact_changed_at: OptionalTime
  verification_status: Generated<'not_sent' | 'in_review' | 'approved' | 'refused'>
  withdrawals_cancelable_from: OptionalTime
  created_at: GeneratedTime
}

interface WithdrawalTable {
  id: string
  player_id: number
  amount: number
  pix_key_type: PixKeyType
  pix_key: string
  owner_name: string
  cpf: string
  status: Generated<WithdrawalStatus>
  reason: WithdrawalReason | null
  created_at: Time
  closed_at: OptionalTime
  asked_at: OptionalTime
}

interface WithdrawalStepTable {
  withdrawal_id: string
  status: WithdrawalStatus
  at: Time
}

interface SandboxPayoutTable {
  withdrawal_id: string
  fate: 'paid' | 'refused' | 'returned'
  made_at: Time
}

interface ReviewTable {
  id: GeneratedAlways<number>
  withdrawal_id: string | null
  verification_id: number | null
  decision: 'approved' | 'refused'
  reason: string | null
  reviewer: string
  decided_at: Time
}

interface ExclusionTable {
  id: GeneratedAlways<number>
  cpf: string
  source: 'own' | 'register'
  began_at: Time
  ends_at: OptionalTime
  revocable_until: OptionalTime
  revoked_at: OptionalTime
}

interface SessionTable {
  id: Generated<string>
  token_hash: Buffer
  player_id: number
  device: string
  address: string
  created_at: GeneratedTime
  last_used_at: GeneratedTime
  ended_at: OptionalTime
}

interface KnownDeviceTable {
  token_hash: Buffer
  player_id: number
  used_at: Time
}

interface ThrottleTable {
  key: Buffer
  free_at: Time
}

interface MailedCodeTable {
  code_hash: Buffer
  player_id: number
  purpose: 'activation' | 'recovery'
  created_at: GeneratedTime
  expires_at: Time
  used_at: OptionalTime
}

interface MailTable {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  /** Of mails that a server before migration 0023 wrote; null since it encrypted them. */
  body_text: string | null
  body_html: string | null
  /** The data key that opens `sealed_body`; both are null once the body was removed. */
  key_id: string | null
  sealed_body: Buffer | null
  created_at: GeneratedTime
  sent_at: OptionalTime
}

interface AgentTable {
  id: GeneratedAlways<number>
  code: string
  name: string
  is_active: Generated<boolean>
  created_at: GeneratedTime
}

interface ContactChangeTable {
  id: GeneratedAlways<number>
  player_id: number
  kind: 'email' | 'phone'
  contact: string
  country_code: string | null
  code_hash: string | null
  created_at: Time
  expires_at: Time
  closed_at: OptionalTime
}

interface VerificationTable {
  id: GeneratedAlways<number>
  player_id: number
  status: Generated<'in_review' | 'approved' | 'refused'>
  reason: string | null
  sent_at: Time
  decided_at: OptionalTime
}

interface VerificationFileTable {
  verification_id: number
  kind: 'document' | 'selfie'
  media_type: 'image/jpeg' | 'image/png' | 'application/pdf'
  name: string
  bytes: Buffer
}

interface FeedRunTable {
  id: GeneratedAlways<number>
  source: string
  epoch: Time
  created_at: GeneratedTime
}

interface GameTable {
  id: number
  sport_id: number
  tournament_id: number
  tournament_name: string
  location: string
  home_id: number
  home_name: string
  away_id: number
  away_name: string
  starts_at: Time
  status: Generated<
    'scheduled' | 'live' | 'halftime' | 'interrupted' | 'postponed' | 'ended' | 'cancelled'
  >
  score_home: Generated<number>
  score_away: Generated<number>
  is_highlight: Generated<boolean>
  ended_at: OptionalTime
}

type SelectionResult = 'win' | 'lose' | 'void' | 'half_win' | 'half_lose'

interface SelectionOutcomeTable {
  selection_id: number
  game_id: number
  market_id: number
  result: SelectionResult | null
  dead_heat_places: Generated<number>
  dead_heat_tied: Generated<number>
  told_at: GeneratedTime
  version: Generated<number>
}

interface AccountTable {
  id: GeneratedAlways<number>
  player_id: number | null
  kind: string
  currency: Generated<string>
  balance: Generated<number>
  version: Generated<number>
  owed: Generated<number>
  is_player: GeneratedAlways<boolean>
}

interface TransferTable {
  id: GeneratedAlways<number>
  kind: string
  reference: string
  reverses: number | null
  created_at: GeneratedTime
}

interface EntryTable {
  transfer_id: number
  account_id: number
  is_player: boolean
  amount: number
  balance_after: number | null
  version: number | null
}

interface SlipTable {
  player_id: number
  slip_id: string
  fingerprint: string
  reference: string | null
  refusal: string | null
  refusal_facts: OptionalJson
  cash_after: number | null
  cashback_after: number | null
  created_at: GeneratedTime
}

interface BetTable {
  id: GeneratedAlways<number>
  player_id: number
  slip_id: string
  position: number
  stake: number
  stake_cash: number
  stake_cashback: number
  odds: string
  potential_return: number
  bonus_percent: Generated<number>
  bonus_table: Generated<number>
  status: Generated<'pending' | 'win' | 'lose' | 'void' | 'cancelled' | 'cashed_out'>
  accepted_at: Time
  settled_at: OptionalTime
  payout: Generated<number>
  closings: Generated<number>
  closed_cash: Generated<number>
  closed_cashback: Generated<number>
  at_stake: GeneratedAlways<number>
  returned_early: Generated<number>
  cashback_percent: Generated<number>
  cashback: Generated<number>
}

interface LegTable {
  bet_id: number
  position: number
  game_id: number
  market_id: number
  selection_id: number
  selection_name: string
  handicap: Generated<string>
  odds: number
  odds_version: number
  is_live: boolean
  result: SelectionResult | null
  dead_heat_places: Generated<number>
  dead_heat_tied: Generated<number>
}

interface DepositTable {
  id: string
  player_id: number
  amount: number
  txid: string
  payload: string
  status: Generated<'awaiting' | 'credited' | 'expired' | 'refunding' | 'refunded'>
  reason: string | null
  created_at: GeneratedTime
  expires_at: Time
  credited_at: OptionalTime
}

interface PspInboxTable {
  end_to_end_id: string
  body: Json
  confirmed: Json | null
  received_at: GeneratedTime
  processed_at: OptionalTime
  fault: string | null
}

interface PspListingTable {
  is_only: Generated<boolean>
  listed_until: Time
}

interface PixPaymentTable {
  end_to_end_id: string
  txid: string
  deposit_id: string | null
  amount: number
  paid_at: Time
  outcome: 'credited' | 'refunding' | 'refunded'
  reason: string | null
}

type MarketStatusText = 'open' | 'suspended' | 'closed'

interface OddsHistoryTable {
  selection_id: number
  told_at: Time
  version: number
  odds: number
  status: MarketStatusText
}

interface SelectionPriceTable extends OddsHistoryTable {
  game_id: number
  market_id: number
  odd_id: number
  name: string
  header: string
  handicap: string
}

interface FeedTrustTable {
  changed_at: Time
  trust: 'all' | 'not_live' | 'none'
}
