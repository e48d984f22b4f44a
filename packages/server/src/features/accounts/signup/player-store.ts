import type { Language } from '@caderneta/contract/language'
import type { WriteTransaction } from '../../../database/transaction.ts'
import type { Agent } from '../../agents/agents.ts'
import type { SoundSignUp } from './check-sign-up.ts'

export interface NewPlayer {
  readonly signUp: SoundSignUp
  /** Who referred the player. */
  readonly agent: Agent | null
  readonly passwordHash: string
  readonly secretCodeHash: string | null
  readonly language: Language
  readonly createdAt: Date
}

/** Throws a unique violation when CPF, e-mail or username is in use. */
export async function insertPlayer(
  transaction: WriteTransaction,
  { signUp, agent, passwordHash, secretCodeHash, language, createdAt }: NewPlayer,
): Promise<number> {
  const { request } = signUp
  const { id } = await transaction
    .insertInto('player')
    .values({
      username: signUp.username,
      email: signUp.email,
      cpf: signUp.cpf,
      password_hash: passwordHash,
      first_name: request.firstname,
      last_name: request.lastname,
      birthdate: request.birthdate,
      country_code: signUp.countryCode,
      phone: signUp.phone,
      house_number: request.houseNumber,
      apartment_number: request.apartmentNumber ?? '',
      street_name: request.streetName,
      city: request.city ?? '',
      state: request.state ?? '',
      postal_code: signUp.postalCode,
      secret_code_hash: secretCodeHash,
      sends_promotions: promotionsChoice(request.sendPromotions),
      agent_code: agent?.code ?? null,
      agent_id: agent?.id ?? null,
      country_id: signUp.countryId,
      language,
      created_at: createdAt,
      ...(request.pronoun !== undefined && { pronoun: request.pronoun }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function promotionsChoice(request: 'true' | 'false' | 'null' | undefined): boolean | null {
  return request === undefined || request === 'null' ? null : request === 'true'
}

export async function markActivated(
  transaction: WriteTransaction,
  playerId: number,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('player')
    .set({ activated_at: at })
    .where('id', '=', playerId)
    .where('activated_at', 'is', null)
    .execute()
}

/** Sets the password if it is still the one that was verified; false otherwise. */
export async function replacePassword(
  transaction: WriteTransaction,
  playerId: number,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Date },
): Promise<boolean> {
  const replaced = await transaction
    .updateTable('player')
    .set({ password_hash: to, contact_changed_at: at })
    .where('id', '=', playerId)
    .where('password_hash', '=', from)
    .returning('id')
    .executeTakeFirst()
  return replaced !== undefined
}
