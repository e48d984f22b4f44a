import type { WithdrawalReason, WithdrawalStatus } from '@caderneta/contract/payments/withdrawals'
import type { PixKeyType } from '@caderneta/domain/payments/pix-key'
import type { Generated, GeneratedAlways } from 'kysely'
import type { GeneratedTime, Json, OptionalTime, Time } from './columns.ts'

export interface AccountTable {
  id: GeneratedAlways<number>
  player_id: number | null
  kind: string
  currency: Generated<string>
  balance: Generated<number>
  version: Generated<number>
  owed: Generated<number>
  is_player: GeneratedAlways<boolean>
}

export interface TransferTable {
  id: GeneratedAlways<number>
  kind: string
  reference: string
  reverses: number | null
  created_at: GeneratedTime
}

export interface EntryTable {
  transfer_id: number
  account_id: number
  is_player: boolean
  amount: number
  balance_after: number | null
  version: number | null
}

export interface DepositTable {
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

export interface PspInboxTable {
  end_to_end_id: string
  body: Json
  confirmed: Json | null
  received_at: GeneratedTime
  processed_at: OptionalTime
  fault: string | null
}

export interface PspListingTable {
  is_only: Generated<boolean>
  listed_until: Time
}

export interface PixPaymentTable {
  end_to_end_id: string
  txid: string
  deposit_id: string | null
  amount: number
  paid_at: Time
  outcome: 'credited' | 'refunding' | 'refunded'
  reason: string | null
}

export interface WithdrawalTable {
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

export interface WithdrawalStepTable {
  withdrawal_id: string
  status: WithdrawalStatus
  at: Time
}

export interface SandboxPayoutTable {
  withdrawal_id: string
  fate: 'paid' | 'refused' | 'returned'
  made_at: Time
}

export interface EntryKindTable {
  account_id: number
  version: number
  kind: string
}

export interface FactSealTable {
  id: GeneratedAlways<number>
  subject: string
  ids: string[]
  seal: Buffer
  is_earlier: Generated<boolean>
}

export interface AuditRunTable {
  id: GeneratedAlways<number>
  finished_at: GeneratedTime
  violations: number
  unchecked: number
}

export interface RealMoneyTable {
  is_only: Generated<boolean>
  started_at: GeneratedTime
}

export interface WithdrawalRequestTable {
  withdrawal_id: string
  player_id: number
  pix_key_type: string
  pix_key: string
  owner_name: string
  cpf: string
  created_at: Time
}
