import type {
  AgentTable,
  ContactChangeTable,
  ExclusionTable,
  FavouriteTable,
  KnownDeviceTable,
  MailedCodeTable,
  MailTable,
  PersonMarkTable,
  PlayerNotificationTable,
  PlayerTable,
  ReviewTable,
  ServerRoleTable,
  SessionTable,
  ThrottleTable,
  VerificationFileTable,
  VerificationTable,
} from './tables/account-tables.ts'
import type {
  BetClosingTable,
  BetSealStartTable,
  BetSealTable,
  BetTable,
  CashbackBetTable,
  CashbackDayTable,
  ExposureCombinationTable,
  ExposurePlayerCombinationTable,
  ExposurePlayerDayTable,
  FirstSettledBetTable,
  LegTable,
  SelectionIdsStartTable,
  SelectionLiabilityTable,
  SlipTable,
} from './tables/bet-tables.ts'
import type {
  FeedLeaseTable,
  FeedReferenceTable,
  FeedRunTable,
  FeedTrustTable,
  GameOddsTable,
  GameTable,
  KickOffChangeTable,
  MarketCancelTable,
  OddsHistoryStartTable,
  OddsHistoryTable,
  OutcomeHistoryTable,
  OutcomeSetAsideTable,
  SelectionOutcomeTable,
  SelectionPriceTable,
} from './tables/catalogue-tables.ts'
import type {
  AccountTable,
  AuditRunTable,
  DepositTable,
  EntryKindTable,
  EntryTable,
  FactSealTable,
  PixPaymentTable,
  PspInboxTable,
  PspListingTable,
  RealMoneyTable,
  SandboxPayoutTable,
  TransferTable,
  WithdrawalRequestTable,
  WithdrawalStepTable,
  WithdrawalTable,
} from './tables/payment-tables.ts'

/**
 * The columns of each table as both engines return them: bigint as a checked safe number, numeric
 * as text, date as 'YYYY-MM-DD', timestamptz as Date, bytea as Buffer.
 */
export interface Tables {
  player: PlayerTable
  session: SessionTable
  known_device: KnownDeviceTable
  person_mark: PersonMarkTable
  favourite: FavouriteTable
  throttle: ThrottleTable
  mailed_code: MailedCodeTable
  mail: MailTable
  agent: AgentTable
  contact_change: ContactChangeTable
  verification: VerificationTable
  verification_file: VerificationFileTable
  feed_lease: FeedLeaseTable
  feed_reference: FeedReferenceTable
  feed_run: FeedRunTable
  game: GameTable
  game_odds: GameOddsTable
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
  bet_closing: BetClosingTable
  bet_seal: BetSealTable
  bet_seal_start: BetSealStartTable
  cashback_bet: CashbackBetTable
  cashback_day: CashbackDayTable
  entry_kind: EntryKindTable
  fact_seal: FactSealTable
  audit_run: AuditRunTable
  exposure_combination: ExposureCombinationTable
  exposure_player_combination: ExposurePlayerCombinationTable
  exposure_player_day: ExposurePlayerDayTable
  first_settled_bet: FirstSettledBetTable
  kick_off_change: KickOffChangeTable
  market_cancel: MarketCancelTable
  odds_history_start: OddsHistoryStartTable
  outcome_history: OutcomeHistoryTable
  outcome_set_aside: OutcomeSetAsideTable
  player_notification: PlayerNotificationTable
  real_money: RealMoneyTable
  selection_ids_start: SelectionIdsStartTable
  selection_liability: SelectionLiabilityTable
  server_role: ServerRoleTable
  withdrawal_request: WithdrawalRequestTable
}
