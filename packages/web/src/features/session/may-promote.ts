import { useLocation } from '../../routing/router.tsx'
import { useSession } from './session-store.ts'

interface Reader {
  readonly isExcluded: boolean
}

/** Sign-up, recovery, payments, limits and data forms: nothing invites to bet or interrupts. */
const QUIET_PATHS = ['/signup', '/sign', '/recuperar-senha', '/bank', '/account', '/logout']

const isQuiet = (pathname: string) =>
  QUIET_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** Whether this reader is shown offers, also those that a menu lists when it is opened. */
export const mayPromoteTo = ({ isExcluded }: Reader) => !isExcluded

/** Whether offers, ready bets and the popup may appear by themselves at this address. */
export const mayPromoteAt = (reader: Reader, pathname: string) =>
  mayPromoteTo(reader) && !isQuiet(pathname)

/** The same of the session and the address of the page. */
export function useMayPromote(): boolean {
  return mayPromoteAt(useSession(), useLocation().pathname)
}
