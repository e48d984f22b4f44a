import type { PendingWire } from '@caderneta/contract/profile/profile'
import { phoneText } from './contact.ts'
import { readOpenChanges } from './contact-change-store.ts'
import type { ProfileDeps } from './profile-deps.ts'

/** The contacts that wait for confirmation, as their owner typed them. */
export async function readPending(
  { database, clock }: Pick<ProfileDeps, 'database' | 'clock'>,
  playerId: number,
): Promise<PendingWire> {
  const open = await readOpenChanges(database.kysely, playerId, clock.now())
  const phone = open.find((change) => change.kind === 'phone')
  return {
    email: open.find(({ kind }) => kind === 'email')?.contact ?? null,
    phone: phone ? phoneText({ countryCode: phone.country_code, number: phone.contact }) : null,
  }
}
