import { sportByRoute } from '@caderneta/domain/markets/registry/sports'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { listTexts } from './list-texts.ts'

/** Names a sport by its route: as the site does, or before it is known as the texts do. */
export function useSportNamer(): (route: string) => string | null {
  const { sportNames } = useTexts(listTexts)
  const menu = useSite()?.menu
  return (route) => {
    const known = sportByRoute(route)
    const name = menu?.find((sport) => sport.route === route)?.name
    return name ?? (known ? sportNames[known.route] : null)
  }
}

export function useSportName(route: string): string | null {
  return useSportNamer()(route)
}
