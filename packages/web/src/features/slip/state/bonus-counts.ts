import { readClientSettings } from '@caderneta/contract/accounts/account-calls'
import type { ClientWire } from '@caderneta/contract/site'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { onPlayerMessage } from '../../../live/live.ts'
import type { Page } from '../../../root/page.ts'
import { readSite, showSite } from '../../../site/site-store.ts'

type Offers = ClientWire['offers']

/** Whether the multiple bonus applies to bets placed now; visitors see it as in the table. */
export function isBonusCounted(offers: Offers | undefined): boolean {
  return offers?.awaitsBet !== true && (offers?.multiples ?? true)
}

/** True for a player whose bonus applies as soon as a first bet is settled (decision 0011). */
export function awaitsBet(offers: Offers | undefined): boolean {
  return offers?.multiples === true && offers.awaitsBet === true
}

/**
 * The first settled bet enables the bonus: it is requested when any bet has changed, and once now,
 * because the slip that appears may have missed that message.
 */
export function watchOffers(page: Page): () => void {
  void renewOffers(page)
  return onPlayerMessage(page, ({ type }) => {
    if (type === 'bets') void renewOffers(page)
  })
}

async function renewOffers(page: Page): Promise<void> {
  if (!awaitsBet(readSite(page)?.client.offers)) return
  const done = await call(page, readClientSettings, {})
  const site = readSite(page)
  if (!isFailure(done) && site) showSite(page, { ...site, client: done.value.data.client })
}
