import { FOOTBALL, SPORTS } from '@caderneta/domain/markets/registry/sports'
import { sportPath } from '../../../routing/catalogue-paths.ts'
import { useLocation } from '../../../routing/router.tsx'

/** The sport whose pages are open; football on all others. */
export function useSportOfAddress(): number {
  const { pathname } = useLocation()
  return SPORTS.find(({ route }) => pathname.startsWith(sportPath(route)))?.id ?? FOOTBALL
}
