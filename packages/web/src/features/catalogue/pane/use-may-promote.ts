import { useLocation } from '../../../routing/router.tsx'
import { useSession } from '../../session/session.ts'

/** Money, limits and the account: a player who is there is not invited to bet. */
const QUIET = /^\/(account|bank|recuperar-senha)(\/|$)/

/** Whether offers and ready bets may be shown here, and to this player. */
export function useMayPromote(): boolean {
  const { isExcluded } = useSession()
  const { pathname } = useLocation()
  return !isExcluded && !QUIET.test(pathname)
}
