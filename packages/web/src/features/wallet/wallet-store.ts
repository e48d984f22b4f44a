import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import { add, type Centavos, ZERO } from '@caderneta/domain/money/money'
import { walletAmount } from '@caderneta/domain/money/wallet-amount'
import { onPlayerMessage } from '../../live/live.ts'
import { type Page, usePage } from '../../root/page.ts'
import { Store, useStore } from '../../root/store.ts'
import { onSession } from '../session/session.ts'

/** The player's money as last sent by the server: a display, never the money itself (dec. 6). */
interface Wallet {
  readonly cash: Centavos
  readonly cashback: Centavos
  readonly total: Centavos
}

const EMPTY_WALLET: Wallet = { cash: ZERO, cashback: ZERO, total: ZERO }

declare module '../../root/page.ts' {
  interface Page {
    readonly wallet: Store<Wallet>
  }
}

export const makeWallet = (): Store<Wallet> => new Store(EMPTY_WALLET)

export function walletOf(wire: { readonly cash: unknown; readonly cashback: unknown }): Wallet {
  const cash = walletAmount(wire.cash)
  const cashback = walletAmount(wire.cashback)
  return { cash, cashback, total: add(cash, cashback) }
}

/** The server's balance in a reply or a push replaces the shown one at once (DBT-07). */
export function replaceWallet(page: Pick<Page, 'wallet'>, wire: WalletWire): void {
  page.wallet.set(walletOf(wire))
}

/** The wallet is loaded at each session start, follows every push, and ends with the session. */
export function watchWallet(page: Page): () => void {
  const stopSession = onSession(page, (start) => {
    page.wallet.set(start ? walletOf(start.wallet) : EMPTY_WALLET)
  })
  const stopPushes = onPlayerMessage(page, (message) => {
    if (message.type === 'wallet') replaceWallet(page, message.wallet)
  })
  return () => {
    stopSession()
    stopPushes()
  }
}

export function readWallet(page: Pick<Page, 'wallet'>): Wallet {
  return page.wallet.read()
}

export function useWallet(): Wallet {
  const page = usePage()
  return useStore(page.wallet)
}
