import type { Generated, GeneratedAlways } from 'kysely'
import type { GeneratedTime, OptionalTime, Time } from './columns.ts'

export interface PlayerTable {
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
  limit_chosen_at: OptionalTime
  created_at: GeneratedTime
}

export interface ContactChangeTable {
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

export interface SessionTable {
  id: Generated<string>
  token_hash: Buffer
  player_id: number
  device: string
  address: string
  created_at: GeneratedTime
  last_used_at: GeneratedTime
  ended_at: OptionalTime
}

export interface KnownDeviceTable {
  token_hash: Buffer
  player_id: number
  used_at: Time
}

export interface FavouriteTable {
  player_id: number
  favourite: string
  added_at: GeneratedTime
}

export interface PersonMarkTable {
  kind: 'known_device' | 'withdrawal' | 'player'
  mark: Buffer
  player_id: number
}

export interface ThrottleTable {
  key: Buffer
  free_at: Time
}

export interface MailedCodeTable {
  code_hash: Buffer
  player_id: number
  purpose: 'activation' | 'recovery'
  created_at: GeneratedTime
  expires_at: Time
  used_at: OptionalTime
}

export interface MailTable {
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

export interface AgentTable {
  id: GeneratedAlways<number>
  code: string
  name: string
  is_active: Generated<boolean>
  created_at: GeneratedTime
}

export interface VerificationTable {
  id: GeneratedAlways<number>
  player_id: number
  status: Generated<'in_review' | 'approved' | 'refused'>
  reason: string | null
  sent_at: Time
  decided_at: OptionalTime
}

export interface VerificationFileTable {
  verification_id: number
  kind: 'document' | 'selfie'
  media_type: 'image/jpeg' | 'image/png' | 'application/pdf'
  name: string
  bytes: Buffer
}

export interface ReviewTable {
  id: GeneratedAlways<number>
  withdrawal_id: string | null
  verification_id: number | null
  set_aside_id: number | null
  decision: 'approved' | 'refused'
  reason: string | null
  reviewer: string
  decided_at: Time
}

export interface ExclusionTable {
  id: GeneratedAlways<number>
  cpf: string
  source: 'own' | 'register'
  began_at: Time
  ends_at: OptionalTime
  revocable_until: OptionalTime
  revoked_at: OptionalTime
}

export interface PlayerNotificationTable {
  id: GeneratedAlways<number>
  player_id: number
  kind: string
  amount: number | null
  bet_ids: string[] | null
  created_at: GeneratedTime
  /** The deposit or withdrawal; null for bets, and before migration 0058. */
  subject: string | null
  is_shown: Generated<boolean>
}

export interface ServerRoleTable {
  role: string
  granted_at: GeneratedTime
}
