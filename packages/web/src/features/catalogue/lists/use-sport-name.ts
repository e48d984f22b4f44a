import { SPORT_NAMES } from '@caderneta/contract/catalogue/sport-names'
import { sportByRoute } from '@caderneta/domain/markets/registry/sports'
import { useLanguage } from '../../../prefs/prefs-store.ts'
import { useSite } from '../../../site/site-store.ts'

/** Names a sport by its route: as the site does, or before it is known from the same table. */
export function useSportNamer(): (route: string) => string | null {
  const language = useLanguage()
  const menu = useSite()?.menu
  return (route) => {
    const known = sportByRoute(route)
    const name = menu?.find((sport) => sport.route === route)?.name
    return name ?? (known ? SPORT_NAMES[known.route][language] : null)
  }
}

export function useSportName(route: string): string | null {
  return useSportNamer()(route)
}
