import type { Language } from '@caderneta/contract/language'
import type { WriteTransaction } from '../../database/transaction.ts'
import type { SoundSignUp } from './check-sign-up.ts'

export interface NewPlayer {
  readonly signUp: SoundSignUp
  readonly passwordHash: string
  readonly secretCodeHash: string | null
  readonly language: Language
  readonly createdAt: Date
}

/** Throws a unique violation when CPF, e-mail or username belong to somebody. */
export async function insertPlayer(
  transaction: WriteTransaction,
  { signUp, passwordHash, secretCodeHash, language, createdAt }: NewPlayer,
): Promise<number> {
  const { asked } = signUp
  const { id } = await transaction
    .insertInto('player')
    .values({
      username: signUp.username,
      email: signUp.email,
      cpf: signUp.cpf,
      password_hash: passwordHash,
      first_name: asked.firstname,
      last_name: asked.lastname,
      birthdate: asked.birthdate,
      country_code: signUp.countryCode,
      phone: signUp.phone,
      house_number: asked.houseNumber,
      apartment_number: asked.apartmentNumber ?? '',
      street_name: asked.streetName,
      postal_code: asked.postalCode ?? '',
      secret_code_hash: secretCodeHash,
      sends_promotions: promotionsChoice(asked.sendPromotions),
      agent_code: asked.code || null,
      language,
      created_at: createdAt,
      ...(asked.pronoun !== undefined && { pronoun: asked.pronoun }),
      ...(asked.countryId !== undefined && { country_id: Number(asked.countryId) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function promotionsChoice(asked: 'true' | 'false' | 'null' | undefined): boolean | null {
  return asked === undefined || asked === 'null' ? null : asked === 'true'
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
