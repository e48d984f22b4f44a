import { centavos } from '@caderneta/domain/money/money'
import { inTransaction } from '../../../database/transaction.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import { grantDemo, openAccounts } from '../../wallet/wallet.ts'
import { hashPassword } from '../passwords/password-hash.ts'

/** The account that a visitor of the sandbox may use at once. */
export const DEMO_PLAYER = { username: 'demo', password: 'demo1234' } as const

const DEMO_CASH = centavos(100_000)

/** Creates the demo account unless it exists. Never called where money is real. */
export async function ensureDemoPlayer({ database, config, clock }: ServerDeps): Promise<void> {
  const { username, password } = DEMO_PLAYER
  const isThere = await database.kysely
    .selectFrom('player')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst()
  if (isThere) return
  const passwordHash = await hashPassword(password, config.passwordMemoryKibibytes)
  await inTransaction(database, async (transaction) => {
    const made = await transaction
      .insertInto('player')
      .values({
        ...DEMO_DETAILS,
        username,
        password_hash: passwordHash,
        activated_at: new Date(clock.now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    await openAccounts(transaction, made.id)
    await grantDemo(transaction, made.id, DEMO_CASH)
  })
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
