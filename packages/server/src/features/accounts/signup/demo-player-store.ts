import type { WriteTransaction } from '../../../database/transaction.ts'

interface DemoPlayer {
  readonly username: string
  readonly passwordHash: string
  readonly at: Date
}

/** The number of the new account; null when another server has made it at the same time. */
export async function insertDemoPlayer(
  transaction: WriteTransaction,
  { username, passwordHash, at }: DemoPlayer,
): Promise<number | null> {
  const made = await transaction
    .insertInto('player')
    .values({ ...DEMO_DETAILS, username, password_hash: passwordHash, activated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made ? made.id : null
}

const DEMO_DETAILS = {
  email: 'demo@caderneta.example',
  cpf: '00000000191',
  first_name: 'Demo',
  last_name: 'Caderneta',
  birthdate: '1990-01-01',
  country_code: '55',
  phone: '11987654321',
  house_number: '100',
  street_name: 'Avenida Paulista',
  postal_code: '01310100',
  city: 'São Paulo',
  state: 'SP',
} as const
