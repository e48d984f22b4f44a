import { centavos } from '@caderneta/domain/money/money'
import { inTransaction } from '../../../database/transaction.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import { grantDemo, openAccounts } from '../../wallet/wallet.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { insertDemoPlayer } from './demo-player-store.ts'
import { isUsernameTaken } from './player-view.ts'

/** The account that a visitor of the sandbox may use at once. */
export const DEMO_PLAYER = { username: 'demo', password: 'demo1234' } as const

const DEMO_CASH = centavos(100_000)

/** Creates the demo account unless it exists. Never called where money is real. */
export async function ensureDemoPlayer({ database, config, clock }: ServerDeps): Promise<void> {
  const { username, password } = DEMO_PLAYER
  if (await isUsernameTaken(database.kysely, username)) return
  const passwordHash = await hashPassword(password, config.passwordMemoryKibibytes)
  await inTransaction(database, async (transaction) => {
    const at = new Date(clock.now())
    const id = await insertDemoPlayer(transaction, { username, passwordHash, at })
    if (id === null) return
    await openAccounts(transaction, id)
    await grantDemo(transaction, id, DEMO_CASH)
  })
}
